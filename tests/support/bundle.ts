import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** Sizes of the files of one page in bytes, compressed with brotli as the product serves them. */
export type RouteWeight = { route: string; script: number; style: number; kind: 'read' | 'form' | 'area' };

type Loaded = { module: string; imports?: string[]; css?: string[]; parentId?: string };
type Manifest = { entry: Loaded; routes: Record<string, Loaded> };

const CLIENT = 'build/client';

/**
 * Returns what a browser has to load for each route of the built client, including the document and the
 * entry.
 */
export function weighRoutes(): RouteWeight[] {
  const { entry, routes } = readManifest();
  const weigh = rememberWeights();
  return Object.entries(routes)
    .filter(([id]) => id !== 'root')
    .map(([route]) => {
      const above = withParents({ routes, route });
      const all = [entry, ...above.map((id) => routes[id]).filter((one) => one !== undefined)];
      const sum = (paths: string[]) => [...new Set(paths)].reduce((total, path) => total + weigh(path), 0);
      const hasForm = all.some(({ imports = [] }) => imports.some((path) => /\/form-[^/]*\.js$/.test(path)));
      return {
        route,
        kind: above.some((id) => id.endsWith('-area.page')) ? 'area' : hasForm ? 'form' : 'read',
        script: sum(all.flatMap(({ module, imports = [] }) => [module, ...imports])),
        style: sum(all.flatMap(({ css = [] }) => css.map((path) => path.replace(/#$/, '')))),
      };
    });
}

/** Returns the route and all its parents, the document last. */
function withParents({ routes, route }: { routes: Manifest['routes']; route: string }): string[] {
  const parent = routes[route]?.parentId;
  return parent === undefined ? [route] : [route, ...withParents({ routes, route: parent })];
}

/** Returns the complete manifest of React Router, before src/bundling reduces it. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync('build/manifest.json', 'utf8')) as Manifest;
}

function rememberWeights(): (path: string) => number {
  const known = new Map<string, number>();
  return (path) => {
    const weight = known.get(path) ?? brotliCompressSync(readFileSync(CLIENT + path)).length;
    known.set(path, weight);
    return weight;
  };
}
