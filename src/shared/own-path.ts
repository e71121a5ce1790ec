/** The path when it leads to this site and nowhere else, so that nobody is sent away after signing in; else undefined. */
export function ownPath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith('/') || path.length > 500) return undefined;
  const here = 'http://here.invalid';
  const url = URL.parse(path, here);
  return url?.origin === here && !path.includes('\\') ? url.pathname + url.search : undefined;
}
