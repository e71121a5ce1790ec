import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of one page's files as they travel: brotli, as the product serves them. */
export type RouteWeight = { route: string; script: number; style: number; kind: 'read' | 'form' | 'area' };

type Loaded = { module: string; imports?: string[]; css?: string[]; parentId?: string };
type Manifest = { entry: Loaded; routes: Record<string, Loaded> };

const CLIENT = 'build/client';

/** What each route of the built client makes a browser load, its document and entry included. */
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

/** The route and all it stands in, the document last. */
function withParents({ routes, route }: { routes: Manifest['routes']; route: string }): string[] {
  const parent = routes[route]?.parentId;
  return parent === undefined ? [route] : [route, ...withParents({ routes, route: parent })];
}

/** React Router's whole manifest, before src/bundling makes it light. */
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
