import { EMAIL_MOST } from '#src/shared/text-limits.ts';
import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  integer,
  json,
  noneOr,
  nullableText,
  pageOf,
  paging,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { SECURITY_EVENT_KINDS } from './security-log.values.ts';

const endpoint = endpointsOf('securityLog');

/** An event in the security log: a sign-in, a failed sign-in, a refusal, an exceeded limit. */
export const securityEvent = z.object({
  _id: z.string(),
  at: dateTime,
  kind: z.enum(SECURITY_EVENT_KINDS),
  /** Null if no known account is concerned, or the account was deleted. */
  accountEmail: nullableText,
  /**
   * An IPv4 address or an IPv6 /64 network. Empty if a job noticed the event, or many networks were counted
   * together.
   */
  network: z.string(),
  /** How often the event happened within a minute. */
  occurrences: integer,
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type SecurityEventView = z.infer<typeof securityEvent>;

export const getAllEvents = endpoint.get('/getAllEvents', {
  summary: 'List the security log of the last 180 days, newest first',
  rules: signedInRules('admin'),
  request: {
    query: z.object({
      kind: noneOr(z.enum(SECURITY_EVENT_KINDS)),
      /** Part of the account's email. */
      email: z.string().max(EMAIL_MOST).optional(),
      ...paging,
    }),
  },
  responses: { 200: json(pageOf(securityEvent), 'A page of events') },
});
