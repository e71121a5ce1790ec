import { z } from '@hono/zod-openapi';
import type { EndpointRules } from '#src/server/endpoint.server.ts';

export type Definition = {
  type: string;
  route?: {
    method: string;
    path: string;
    request?: { query?: unknown; body?: { content: { 'application/json'?: object } } };
  };
};

/** Returns the rules of all endpoints of a contract, by their `endpointKey`. */
export function rulesByEndpoint(definitions: readonly Definition[]): Map<string, EndpointRules> {
  const rules = new Map<string, EndpointRules>();
  for (const { route } of definitions) {
    const own = (route as { 'x-rules'?: EndpointRules } | undefined)?.['x-rules'];
    if (route && own) rules.set(endpointKey(route.path), own);
  }
  return rules;
}

/**
 * Returns the names of the query parameters that each endpoint of a contract reads, by its `endpointKey`.
 * @throws if they are not described by an object
 */
export function queryByEndpoint(definitions: readonly Definition[]): Map<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const { route } of definitions) {
    const query = route?.request?.query;
    if (!route || query === undefined) continue;
    if (!(query instanceof z.ZodObject)) throw new Error(`The query of ${route.path} is not an object`);
    names.set(endpointKey(route.path), Object.keys(query.shape));
  }
  return names;
}

/** Returns the schemas of the JSON bodies that a contract describes, by the `endpointKey` of their endpoints. */
export function bodyByEndpoint(definitions: readonly Definition[]): Map<string, z.ZodType> {
  const bodies = new Map<string, z.ZodType>();
  for (const { route } of definitions) {
    const json = route?.request?.body?.content['application/json'];
    if (route && json && 'schema' in json && json.schema instanceof z.ZodType)
      bodies.set(endpointKey(route.path), json.schema);
  }
  return bodies;
}

/** Returns the first two parts of a path after `/api`: `/ngo/getNgoById` for `/api/ngo/getNgoById/12`. */
export function endpointKey(path: string): string {
  return path
    .replace(/^\/api/, '')
    .split('/')
    .slice(0, 3)
    .join('/');
}
