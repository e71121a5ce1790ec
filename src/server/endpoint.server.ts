import { createRoute, type RouteConfig } from '@hono/zod-openapi';

/** Who may call: anybody; whoever signed in; NGO users; staff and admins; admins alone. */
export type Access = 'public' | 'signedIn' | 'ngo' | 'staff' | 'admin';

/** Requests one caller may make to an endpoint in so many seconds. */
export type Limit = { requests: number; seconds: number };

export type EndpointRules = { access: Access; limit: Limit; audit: boolean };

/** Reading a public page or list: generous, as thousands of phones share one address of a mobile network. */
export const PUBLIC_READ: EndpointRules = {
  access: 'public',
  limit: { requests: 3000, seconds: 60 },
  audit: false,
};

/**
 * An endpoint's contract: its route, who may call it, its limit, and whether it writes the audit log. The rules
 * stand in the OpenAPI document as `x-rules`, from which the authorization tests are generated.
 */
export function defineEndpoint<P extends string, R extends Omit<RouteConfig, 'path'> & { path: P }>(
  config: R & { rules: EndpointRules },
) {
  const { rules, ...route } = config;
  return createRoute({ ...route, 'x-rules': rules } as unknown as Omit<R, 'rules'> & R);
}

/** For signed-in people: more than anybody clicks, less than a program would. */
export function signedInRules(access: Exclude<Access, 'public'>, { audit = false } = {}): EndpointRules {
  return { access, limit: { requests: 600, seconds: 60 }, audit };
}

/** A JSON body in an endpoint's `request`. */
export function jsonBody<T>(schema: T) {
  return { body: { content: { 'application/json': { schema } }, required: true } } as const;
}

/** A JSON answer in an endpoint's `responses`. */
export function json<T>(schema: T, description: string) {
  return { content: { 'application/json': { schema } }, description } as const;
}
