import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type ManifestRoute = Record<string, unknown> & { parentId?: string; css?: string[] };
type Manifest = { routes: Record<string, ManifestRoute> };

/** What only the build reads, and the id, which `RESTORE_IDS` sets again. */
const REMOVED = new Set(['id', 'imports', 'hasDefaultExport']);
/** The id of a route is also its key. */
const RESTORE_IDS = 'for(const[id,route]of Object.entries(window.__reactRouterManifest.routes))route.id=id;';

/**
 * Removes unused parts from React Router's manifest, which every page loads: the imports of each route, its id, flags
 * that are false or that the browser does not read, stylesheets that a parent route loads already, and routes without
 * a page. `build/manifest.json` keeps the full manifest for the tests that check page weight.
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
  const pages = Object.entries(manifest.routes).filter(([, route]) => route['hasDefaultExport']);
  const routes = pages.map(([id, route]) => {
    const css = route.css?.filter((sheet) => !isLoadedByParent(manifest, { route, sheet }));
    const fields = Object.entries({ ...route, css: css?.length ? css : false });
    return [id, Object.fromEntries(fields.filter(([key, value]) => !REMOVED.has(key) && value !== false))];
  });
  const light: Manifest = { ...manifest, routes: Object.fromEntries(routes) as Manifest['routes'] };
  writeFileSync(file, `${PREFIX}${JSON.stringify(light)};${RESTORE_IDS}`);
}

function isLoadedByParent(
  manifest: Manifest,
  { route, sheet }: { route: ManifestRoute; sheet: string },
): boolean {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId];
  if (!parent) return false;
  return parent.css?.includes(sheet) || isLoadedByParent(manifest, { route: parent, sheet });
}

const PREFIX = 'window.__reactRouterManifest=';

/** @throws if the script does anything other than assign the manifest. */
function parseManifest(script: string): Manifest {
  if (!script.startsWith(PREFIX) || !script.endsWith(';'))
    throw new Error(`React Router's manifest is not the script ${PREFIX}{...}; any more`);
  return JSON.parse(script.slice(PREFIX.length, -1)) as Manifest;
}
