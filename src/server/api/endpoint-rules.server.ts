import type { EndpointRules } from '#src/server/endpoint.server.ts';

export type Definition = { type: string; route?: { method: string; path: string } };

/** Returns the rules of all endpoints of a contract, by their `endpointKey`. */
export function rulesByEndpoint(definitions: readonly Definition[]): Map<string, EndpointRules> {
  const rules = new Map<string, EndpointRules>();
  for (const { route } of definitions) {
    const own = (route as { 'x-rules'?: EndpointRules } | undefined)?.['x-rules'];
    if (route && own) rules.set(endpointKey(route.path), own);
  }
  return rules;
}

/** Returns the first two parts of a path after `/api`: `/ngo/getNgoById` for `/api/ngo/getNgoById/12`. */
export function endpointKey(path: string): string {
  return path
    .replace(/^\/api/, '')
    .split('/')
    .slice(0, 3)
    .join('/');
}
