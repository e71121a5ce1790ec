/** Returns the path if it stays on this site, otherwise undefined. Prevents redirects to other sites. */
export function ownPath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith('/') || path.length > 500) return undefined;
  const here = 'http://here.invalid';
  const url = URL.parse(path, here);
  return url?.origin === here && !path.includes('\\') ? url.pathname + url.search : undefined;
}
