import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = { routes: Record<string, Record<string, unknown>> };

/**
 * Removes unused parts from React Router's manifest, which every page loads: the imports of each route and
 * all flags that are false. `build/manifest.json` keeps the full manifest for the tests that check page
 * weight.
 * @param folder the folder with the build's client files
 * @throws if the build has no manifest in the known form
 */
export function lightenManifest(folder: string): void {
  const [name] = globSync('assets/manifest-*.js', { cwd: folder });
  if (!name) throw new Error('The build has no assets/manifest-*.js');
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  const manifest = parseManifest(text);
  writeFileSync(join(folder, '../manifest.json'), JSON.stringify(manifest));
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([key, value]) => key !== 'imports' && value !== false)),
  ]);
  const light: Manifest = { ...manifest, routes: Object.fromEntries(routes) as Manifest['routes'] };
  writeFileSync(file, `${PREFIX}${JSON.stringify(light)};`);
}

const PREFIX = 'window.__reactRouterManifest=';

/** @throws if the script does anything other than assign the manifest. */
function parseManifest(script: string): Manifest {
  if (!script.startsWith(PREFIX) || !script.endsWith(';'))
    throw new Error(`React Router's manifest is not the script ${PREFIX}{...}; any more`);
  return JSON.parse(script.slice(PREFIX.length, -1)) as Manifest;
}
