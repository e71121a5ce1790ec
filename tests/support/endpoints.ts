import { api } from '../../src/api.server.ts';
import { makeOpenApiDocument } from '../../src/server/api/openapi-document.server.ts';
import type { EndpointRules } from '../../src/server/endpoint.server.ts';
import { allowedCallers } from './authorization-table.ts';
import { sampleValue } from './sample-value.ts';

/**
 * An endpoint as its contract describes it. `path` starts at the root, for example
 * `/api/ngo/getNgoById/{id}`.
 */
export type Endpoint = { method: string; path: string; name: string; rules: EndpointRules | undefined };

/** Every endpoint of the API that has a contract. */
export const endpoints: Endpoint[] = api.openAPIRegistry.definitions.flatMap((definition) => {
  if (definition.type !== 'route') return [];
  const method = definition.route.method.toUpperCase();
  const path = `/api${definition.route.path}`;
  const { 'x-rules': rules } = definition.route as { 'x-rules'?: EndpointRules };
  return [{ method, path, name: `${method} ${path}`, rules }];
});

export type Outcome = '401' | '403' | 'in';

/**
 * Returns 401, 403, or `in` if the call got past the access check. After that, an empty call may well fail
 * with 400, 404 or 422.
 */
export function outcomeOf(status: number): Outcome {
  return status === 401 || status === 403 ? `${status}` : 'in';
}

/** Whether `authorization.txt` allows the caller to use the endpoint. */
export function isAllowed({ name }: Endpoint, caller: string): boolean {
  return allowedCallers.get(name)?.has(caller) ?? false;
}

/** Returns the outcome that `authorization.txt` requires for a call by `caller`. */
export function expectedOutcome(endpoint: Endpoint, caller: string): Outcome {
  if (isAllowed(endpoint, caller)) return 'in';
  return caller === 'visitor' ? '401' : '403';
}

/** Whether the endpoint responds with a spreadsheet file. */
export function isExport({ path, method }: Endpoint): boolean {
  const success = document.paths[path]?.[method.toLowerCase()]?.responses['200'];
  return success !== undefined && 'content' in success && 'text/csv' in (success.content ?? {});
}

/** The OpenAPI document of the API, without its servers. */
export const document = makeOpenApiDocument(api);

/**
 * Returns a body that the endpoint usually accepts, with `id` for every id in it, or undefined if it takes no
 * JSON.
 */
export function sampleBody({ path, method }: Endpoint, id: string): unknown {
  const { requestBody } = document.paths[path]?.[method.toLowerCase()] ?? {};
  if (requestBody?.content['multipart/form-data']) return new FormData();
  const schema = requestBody?.content['application/json']?.schema;
  return schema && sampleValue({ schema, id });
}

/** Whether the endpoint needs a reason in its JSON body. */
export function needsReason({ path, method }: Endpoint): boolean {
  const { requestBody } = document.paths[path]?.[method.toLowerCase()] ?? {};
  const schema = requestBody?.content['application/json']?.schema;
  return (schema?.properties?.['reason']?.minLength ?? 0) > 0;
}
