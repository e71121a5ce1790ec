import { api } from '../../src/api.server.ts';
import type { Access, EndpointRules } from '../../src/server/endpoint.server.ts';
import { sampleValue } from './sample-value.ts';

/** An endpoint as its contract describes it; `path` from the root, `/api/ngo/getNgoById/{id}`. */
export type Endpoint = { method: string; path: string; name: string; rules: EndpointRules | undefined };

/** Every endpoint of the API that has a contract. */
export const endpoints: Endpoint[] = api.openAPIRegistry.definitions.flatMap((definition) => {
  if (definition.type !== 'route') return [];
  const method = definition.route.method.toUpperCase();
  const path = `/api${definition.route.path}`;
  const { 'x-rules': rules } = definition.route as { 'x-rules'?: EndpointRules };
  return [{ method, path, name: `${method} ${path}`, rules }];
});

export const MAY: Record<Access, string[]> = {
  public: ['visitor', 'ngo', 'staff', 'admin'],
  signedIn: ['ngo', 'staff', 'admin'],
  ngo: ['ngo'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
};

export type Outcome = '401' | '403' | 'in';

/** 401, 403, or that somebody got past the guard: an empty call may well be 400, 404 or 422 after it. */
export function outcomeOf(status: number): Outcome {
  return status === 401 || status === 403 ? `${status}` : 'in';
}

/** What the contract alone says of a call by `who`. */
export function expectedOf({ rules }: Endpoint, who: string): Outcome {
  if (rules && MAY[rules.access].includes(who)) return 'in';
  return who === 'visitor' ? '401' : '403';
}

/** Whether it answers with a file for a spreadsheet. */
export function isExport({ path, method }: Endpoint): boolean {
  const item = document.paths?.[path] as Record<string, unknown> | undefined;
  const operation = item?.[method.toLowerCase()] as { responses?: Record<string, { content?: object }> };
  return 'text/csv' in (operation.responses?.['200']?.content ?? {});
}

const document = api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } });

/** A body that the endpoint takes, more often than not, with `id` for every id in it; undefined when it takes no JSON. */
export function sampleBody({ path, method }: Endpoint, id: string): unknown {
  const item = document.paths?.[path] as Record<string, unknown> | undefined;
  const operation = item?.[method.toLowerCase()] as
    { requestBody?: { content?: Record<string, { schema?: object }> } } | undefined;
  const schema = operation?.requestBody?.content?.['application/json']?.schema;
  return schema && sampleValue({ schema, id });
}
