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
import { HELP_CATEGORIES } from '#src/features/help-request/help-request.values.ts';
import { ngoNames } from '#src/features/ngo/ngo.contract.ts';
import { WAITING_GROUPS, WAITING_KINDS } from './worklist.values.ts';

const endpoint = endpointsOf('operations');

const entry = z.object({
  kind: z.enum(WAITING_KINDS),
  /** The id of the request, NGO, claim, change, message or email. */
  _id: z.string(),
  since: dateTime,
  /** The page where staff handle it, without a language prefix. */
  path: z.string(),
  /** Without the description, which staff see only when they open the request. */
  request: z
    .object({ reference: z.string(), category: z.enum(HELP_CATEGORIES), city: z.string() })
    .nullable(),
  /** The NGO that it concerns. */
  ngo: z.object({ _id: z.string(), ...ngoNames }).nullable(),
  /** The beginning of a message, or the subject of an email. */
  text: nullableText,
});
export type WorklistEntry = z.infer<typeof entry>;

const counts = z.record(z.enum(WAITING_GROUPS), integer);
export type WaitingCounts = z.infer<typeof counts>;

export const getWorklist = endpoint.get('/getWorklist', {
  summary: 'List everything that waits for staff, oldest first',
  rules: signedInRules('staff'),
  request: { query: z.object({ group: noneOr(z.enum(WAITING_GROUPS)), ...paging }) },
  responses: {
    200: json(
      pageOf(entry).extend({
        /** How many of each group wait, regardless of the filter. */
        counts,
        /** Since when the first of all waits. */
        oldest: dateTime.nullable(),
      }),
      'A page of the worklist',
    ),
  },
});
