import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = { routes: Record<string, Record<string, unknown>> };

/**
 * Removes what nobody reads from React Router's manifest, which travels with every page: the imports of each route, and every
 * flag that is false. `build/manifest.json` keeps the whole manifest, for the tests that weigh pages.
 * @param folder the build's client files
 * @throws when the build has no manifest in the known form
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

/** @throws when the script does anything else than assign the manifest. */
function parseManifest(script: string): Manifest {
  if (!script.startsWith(PREFIX) || !script.endsWith(';'))
    throw new Error(`React Router's manifest is not the script ${PREFIX}{...}; any more`);
  return JSON.parse(script.slice(PREFIX.length, -1)) as Manifest;
}
