import { readFileSync } from 'node:fs';

/** The addresses of the files that the scripts of pages name, by what they are for: the entry, the manifest, a route. */
export type BuildModules = Readonly<Record<string, string>>;

type Manifest = { entry: { module: string }; url: string; routes: Record<string, { module: string }> };

/**
 * Returns the modules of a build.
 * @param file the full manifest, which `lightenManifest` writes
 */
export function readBuildModules(file: string): BuildModules {
  const { entry, url, routes } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const ofRoutes = Object.entries(routes).map(([id, { module }]) => [`route:${id}`, module]);
  return Object.fromEntries([['entry', entry.module], ['manifest', url], ...ofRoutes]);
}

/** Returns the script of a page as another build writes it if it shows the same data: its files have other names. */
export function replaceModules(
  script: string,
  { from, to }: { from: BuildModules; to: BuildModules },
): string {
  const names = new Map(Object.entries(from).map(([what, name]) => [name, to[what]]));
  return script.replace(/"(\/assets\/[\w./-]+)"/g, (whole, name: string) => {
    const other = names.get(name);
    return other === undefined ? whole : `"${other}"`;
  });
}
