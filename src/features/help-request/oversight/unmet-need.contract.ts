import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  integer,
  json,
  jsonData,
  signedInRules,
  successBody,
} from '#src/server/endpoint.server.ts';
import { HELP_CATEGORIES } from '#src/features/help-request/help-request.values.ts';

const endpoint = endpointsOf('helpRequest');

const counts = z.object({
  /** The number of requests of the last 90 days. */
  asked: integer,
  /**
   * Counts without a time limit: open requests, overdue ones among them, and requests that wait for staff.
   */
  open: integer,
  overdue: integer,
  withStaff: integer,
  /**
   * Median hours to the first answer, over the requests first answered in the last 90 days; null if there are
   * none.
   */
  medianHours: z.number().nullable(),
});
export type NeedCounts = z.infer<typeof counts>;

export const needRow = counts.extend({
  district: z.string(),
  /** null: all categories together. */
  category: z.enum(HELP_CATEGORIES).nullable(),
  /** The number of verified NGOs in the district that can be asked for this now. */
  ngos: integer,
});
export type NeedRow = z.infer<typeof needRow>;

/** The states of the requests of the last 30 days. Each request counts once. */
const states = z.object({
  helped: integer,
  answered: integer,
  accepted: integer,
  waiting: integer,
  overdue: integer,
  closed: integer,
});
export type RequestStates = z.infer<typeof states>;

export const getUnmetNeed = endpoint.get('/getUnmetNeed', {
  summary: 'Get the unmet need by district and help category',
  rules: signedInRules('staff'),
  responses: {
    200: json(
      successBody.extend({ data: z.array(needRow), total: counts, recent: states }),
      'A row for each district in total, and for each district and category',
    ),
  },
});

const waiting = z.object({
  overdue: integer,
  withStaff: integer,
  /** Overdue, waiting for staff, or both. */
  waiting: integer,
});
export type HelpWaiting = z.infer<typeof waiting>;

export const getHelpWaiting = endpoint.get('/getHelpWaiting', {
  summary: 'Get the number of requests that are overdue or wait for staff',
  rules: signedInRules('staff'),
  responses: { 200: jsonData(waiting, 'The counts') },
});
