/** What the address asks for, as the API takes it. */
export function askedOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}
