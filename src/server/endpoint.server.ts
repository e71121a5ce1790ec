import { createRoute, z, type RouteConfig } from '@hono/zod-openapi';
import { PAGE_SIZE, PAGE_SIZE_MOST } from '#src/shared/paging.ts';
import type { NgoStanding } from './api-env.server.ts';

/** Who may call: anybody; whoever signed in; NGO users; staff and admins; admins alone. */
export type Access = 'public' | 'signedIn' | 'ngo' | 'staff' | 'admin';

/** Requests one caller may make to an endpoint in so many seconds. */
export type Limit = { requests: number; seconds: number };

export type EndpointRules = {
  access: Access;
  limit: Limit;
  audit: boolean;
  /** Bytes of the largest body; `TEXT_BODY_BYTES` unless the endpoint takes files. */
  bodyBytes?: number;
  /** People in need call it: who has to wait is told whom to call meanwhile. */
  isUrgent?: boolean;
  /** Needs a fresh confirmation by password (auth/confirmPassword): what a stolen token alone must not do. */
  confirm?: boolean;
  /** Where an NGO must stand for its people to call this; without it none of them may. */
  standings?: readonly NgoStanding[];
};

/** Bytes: more text than any form has. */
export const TEXT_BODY_BYTES = 64 * 1024;

/** The header in which a confirmation is sent. */
export const CONFIRMATION_HEADER = 'x-confirmation';

const confirmationParameter = {
  in: 'header',
  name: CONFIRMATION_HEADER,
  required: true,
  description: 'What auth/confirmPassword answered; good once, for five minutes',
  schema: { type: 'string', maxLength: 200 },
} as const;

/** The own account and the own page: what a suspended NGO keeps, with nothing personal of anybody else. */
export const EVERY_STANDING = ['pending', 'verified', 'suspended'] as const;
/** What an NGO prepares before it is checked. */
export const UNLESS_SUSPENDED = ['pending', 'verified'] as const;
/** Whatever tells of other people. */
export const VERIFIED_ONLY = ['verified'] as const;

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
  const parameters = rules.confirm && { parameters: [confirmationParameter] };
  return createRoute({ ...route, ...parameters, 'x-rules': rules } as unknown as Omit<R, 'rules'> & R);
}

/**
 * For signed-in people: more than anybody clicks, less than a program would. What is for NGO users is for those of verified
 * NGOs, and what is for everybody who signed in for those of any NGO, unless `standings` says otherwise.
 */
export function signedInRules(
  access: Exclude<Access, 'public'>,
  { audit = false, confirm = false, standings = DEFAULT_STANDINGS[access] }: Partial<EndpointRules> = {},
): EndpointRules {
  return { access, limit: { requests: 600, seconds: 60 }, audit, standings, ...(confirm && { confirm }) };
}

const DEFAULT_STANDINGS: Record<Exclude<Access, 'public'>, readonly NgoStanding[]> = {
  signedIn: EVERY_STANDING,
  ngo: VERIFIED_ONLY,
  staff: [],
  admin: [],
};

/** A JSON body in an endpoint's `request`. */
export function jsonBody<T>(schema: T) {
  return { body: { content: { 'application/json': { schema } }, required: true } } as const;
}

/** A JSON answer in an endpoint's `responses`. */
export function json<T>(schema: T, description: string) {
  return { content: { 'application/json': { schema } }, description } as const;
}

/** It is done, and a sentence says so. */
export const done = z.object({ success: z.literal(true), msg: z.string() });

/** The id in a path; whether there is one of it the query tells. */
export const idInPath = z.object({ id: z.string().max(20) });

/** Which page of a list, counted from 1, and how many rows it has. */
export const paging = {
  page: z.coerce
    .number({ error: 'unknownPage' })
    .int('unknownPage')
    .min(1, 'unknownPage')
    .max(100_000, 'unknownPage')
    .default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MOST).default(PAGE_SIZE),
};

/** A page of a list as it is answered; `total` counts all that fit. */
export function pageOf<T extends z.ZodType>(row: T) {
  const count = z.number().int();
  return z.object({
    success: z.literal(true),
    data: z.array(row),
    total: count,
    page: count,
    pageSize: count,
  });
}

/** A filter of a list: a form sends what is not chosen as an empty text. */
export function noneOr<T extends z.ZodType>(schema: T) {
  return schema.or(z.literal('')).optional();
}

/** A file for a spreadsheet in an endpoint's `responses`. */
export function csvFile(description: string) {
  return { content: { 'text/csv': { schema: z.string() } }, description } as const;
}
