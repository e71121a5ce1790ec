import { EMAIL_MOST } from '#src/shared/text-limits.ts';
import { z } from '@hono/zod-openapi';
import {
  csvFile,
  dateTime,
  endpointsOf,
  json,
  nullableText,
  pageOf,
  paging,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';

const endpoint = endpointsOf('audit');

const fields = z.record(z.string(), z.unknown());

/**
 * A change that a signed-in person made. `before` and `after` hold only the fields that differ, with secrets
 * masked.
 */
export const auditEntry = z.object({
  _id: z.string(),
  at: dateTime,
  /** Who did it; null for the command line. */
  accountId: nullableText,
  accountEmail: z.string(),
  role: z.string(),
  /** The network address that the call came from. */
  address: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  ngoId: nullableText,
  before: fields,
  after: fields,
});

/** What the entries name by id, as far as it still exists: NGOs (deleted ones too), accounts and help requests. */
const names = z.object({
  ngos: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      nameGu: nullableText,
      nameHi: nullableText,
      isDeleted: z.boolean(),
    }),
  ),
  accounts: z.array(z.object({ _id: z.string(), name: z.string(), email: z.string(), ngoId: nullableText })),
  requests: z.array(z.object({ _id: z.string(), reference: z.string() })),
});
export type LogNames = z.infer<typeof names>;

const filters = z.object({
  /** Part of the account's email. */
  q: z.string().max(EMAIL_MOST).optional(),
  action: z.string().max(60).optional(),
  ngoId: z.string().regex(ROW_ID).or(z.literal('')).optional(),
});

export const getAllAuditEntry = endpoint.get('/getAllAuditEntry', {
  summary: 'List the audit log, newest first',
  rules: signedInRules('staff'),
  request: {
    query: filters.extend(paging),
  },
  responses: {
    200: json(
      pageOf(auditEntry).extend({
        /** All actions in the log, as filter options. */
        actions: z.array(z.string()),
        names,
      }),
      'A page of entries',
    ),
  },
});

export const exportAuditEntry = endpoint.get('/exportAuditEntry', {
  summary: 'Export the audit log as CSV',
  rules: signedInRules('staff', { audit: true, confirm: true }),
  request: { query: filters },
  responses: { 200: csvFile('One line per entry') },
});

export type AuditEntry = z.infer<typeof auditEntry>;
