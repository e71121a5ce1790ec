import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type ManifestRoute = Record<string, unknown> & { parentId?: string; path?: string; css?: string[] };
type Manifest = { routes: Record<string, ManifestRoute> };

/** What only the build reads, and the id, which `RESTORE_IDS` sets again. */
const REMOVED = new Set(['id', 'imports', 'hasDefaultExport']);
/** The id of a route is also its key and, unless the route is nested or an index, its path. */
const RESTORE =
  'for(const[id,route]of Object.entries(window.__reactRouterManifest.routes)){route.id=id;route.index||(route.path??=id)}';

/**
 * Removes unused parts from React Router's manifest, which every page loads: the imports of each route, its id, its path
 * if that is the id, flags that are false or that the browser does not read, stylesheets that a parent route loads
 * already, and routes without a page. `build/manifest.json` keeps the full manifest for the tests that check page weight.
 * @param folder the folder with the build's client files
 * @throws if the build has no manifest in the known form, or a route that is no index has no path
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
    if (route.path === undefined && !route['index']) throw new Error(`The route ${id} has no path`);
    const css = route.css?.filter((sheet) => !isLoadedByParent(manifest, { route, sheet }));
    const path = route.path === id ? false : (route.path ?? false);
    const fields = Object.entries({ ...route, path, css: css?.length ? css : false });
    return [id, Object.fromEntries(fields.filter(([key, value]) => !REMOVED.has(key) && value !== false))];
  });
  const light: Manifest = { ...manifest, routes: Object.fromEntries(routes) as Manifest['routes'] };
  writeFileSync(file, `${PREFIX}${JSON.stringify(light)};${RESTORE}`);
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
