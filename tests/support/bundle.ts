import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of one page's files as they travel: brotli, as the product serves them. */
export type RouteWeight = { route: string; script: number; style: number };

type Loaded = { module: string; imports?: string[]; css?: string[] };
type Manifest = { entry: Loaded; routes: Record<string, Loaded> };

const CLIENT = 'build/client';

/** What each route of the built client makes a browser load, its document and entry included. */
export function weighRoutes(): RouteWeight[] {
  const { entry, routes } = readManifest();
  const weigh = rememberWeights();
  const root = routes.root;
  return Object.entries(routes)
    .filter(([id]) => id !== 'root')
    .map(([route, loaded]) => {
      const all = [entry, loaded, ...(root ? [root] : [])];
      const sum = (paths: string[]) => [...new Set(paths)].reduce((total, path) => total + weigh(path), 0);
      return {
        route,
        script: sum(all.flatMap(({ module, imports = [] }) => [module, ...imports])),
        style: sum(all.flatMap(({ css = [] }) => css.map((path) => path.replace(/#$/, '')))),
      };
    });
}

function readManifest(): Manifest {
  const [path] = globSync(`${CLIENT}/assets/manifest-*.js`);
  if (!path) throw new Error('build/client holds no manifest: npm run build');
  return JSON.parse(
    readFileSync(path, 'utf8')
      .replace(/^[^=]*=/, '')
      .replace(/;\s*$/, ''),
  ) as Manifest;
}

function rememberWeights(): (path: string) => number {
  const known = new Map<string, number>();
  return (path) => {
    const weight = known.get(path) ?? brotliCompressSync(readFileSync(CLIENT + path)).length;
    known.set(path, weight);
    return weight;
  };
}
