import { api } from '../../src/api.server.ts';
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
  const item = document.paths?.[path] as Record<string, unknown> | undefined;
  const operation = item?.[method.toLowerCase()] as { responses?: Record<string, { content?: object }> };
  return 'text/csv' in (operation.responses?.['200']?.content ?? {});
}

const document = api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } });

/**
 * Returns a body that the endpoint usually accepts, with `id` for every id in it, or undefined if it takes no
 * JSON.
 */
export function sampleBody({ path, method }: Endpoint, id: string): unknown {
  const item = document.paths?.[path] as Record<string, unknown> | undefined;
  const operation = item?.[method.toLowerCase()] as
    { requestBody?: { content?: Record<string, { schema?: object }> } } | undefined;
  const schema = operation?.requestBody?.content?.['application/json']?.schema;
  return schema && sampleValue({ schema, id });
}
