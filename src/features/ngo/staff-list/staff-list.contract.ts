import { z } from '@hono/zod-openapi';
import {
  csvFile,
  dateTime,
  endpointsOf,
  integer,
  json,
  nullableText,
  pageOf,
  paging,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { ngoNames } from '#src/features/ngo/ngo.contract.ts';
import { STAFF_NGO_STATUSES } from '#src/features/ngo/verification/verification.values.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';

const endpoint = endpointsOf('checking');

export const staffNgo = z.object({
  _id: z.string(),
  ...ngoNames,
  category: z.string(),
  city: z.string(),
  status: z.enum(STAFF_NGO_STATUSES),
  source: z.enum(['registered', 'imported', 'demo']),
  darpanId: nullableText,
  createdAt: dateTime,
  verifiedAt: dateTime.nullable(),
  deletedAt: dateTime.nullable(),
  /** Number of accounts of the NGO. */
  people: integer,
});

export const staffListFilters = z.object({
  /** Words of the name in any script, a Darpan id, a PAN or an id. */
  q: z.string().max(SEARCH_MOST).optional(),
  status: z.enum(STAFF_NGO_STATUSES).or(z.literal('')).optional(),
  category: z.string().max(60).optional(),
  city: z.string().max(60).optional(),
});

export const getAllNgoForStaff = endpoint.get('/getAllNgoForStaff', {
  summary: 'List NGOs of every status by name',
  rules: signedInRules('staff'),
  request: { query: staffListFilters.extend(paging) },
  responses: { 200: json(pageOf(staffNgo), 'A page of NGOs') },
});

export const exportNgoForStaff = endpoint.get('/exportNgoForStaff', {
  summary: 'Export NGOs of every status as CSV',
  rules: signedInRules('staff', { audit: true }),
  request: { query: staffListFilters },
  responses: { 200: csvFile('One row per NGO') },
});

export type StaffNgo = z.infer<typeof staffNgo>;
export type StaffListFilters = z.infer<typeof staffListFilters>;
