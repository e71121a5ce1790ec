/** Returns the query parameters of a page request in the form the API client expects. */
export function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}
