import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { BRAND } from '#src/brand.ts';

/** Sizes of the files of one page in bytes, compressed with brotli as the product serves them. */
export type RouteWeight = { route: string; script: number; style: number; kind: 'read' | 'form' | 'area' };

type Chunk = { path?: string; module: string; imports?: string[]; css?: string[]; parentId?: string };
type Manifest = { entry: Chunk; routes: Record<string, Chunk> };

const CLIENT = 'build/client';

/**
 * Returns what a browser has to load for each route of the built client, including the document and the
 * entry.
 */
export function weighRoutes(): RouteWeight[] {
  const { entry, routes } = readManifest();
  // The page at the door works without the frame of its area, but it is one of its pages.
  const isInArea = (id: string) => ['ngopage', BRAND.slug].includes(id.split('/')[0]!);
  return Object.entries(routes)
    .filter(([id]) => id !== 'root')
    .map(([route]) => {
      const ancestors = withParents({ routes, route });
      const chunks = [entry, ...ancestors.map((id) => routes[id]).filter((chunk) => chunk !== undefined)];
      const sum = (paths: string[]) => [...new Set(paths)].reduce((total, path) => total + weigh(path), 0);
      const hasForm = chunks.some(({ imports = [] }) =>
        imports.some((path) => /\/form-[^/]*\.js$/.test(path)),
      );
      return {
        route,
        kind: ancestors.some(isInArea) ? 'area' : hasForm ? 'form' : 'read',
        script: sum(chunks.flatMap(({ module, imports = [] }) => [module, ...imports])),
        style: sum(chunks.flatMap(({ css = [] }) => css.map((path) => path.replace(/#$/, '')))),
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

/** The compressed size of each file, in bytes. */
const weights = new Map<string, number>();

function weigh(path: string): number {
  const weight = weights.get(path) ?? brotliCompressSync(readFileSync(CLIENT + path)).length;
  weights.set(path, weight);
  return weight;
}
