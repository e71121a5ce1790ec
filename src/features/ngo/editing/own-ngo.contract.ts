import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  EVERY_STANDING,
  integer,
  jsonBody,
  jsonConflict,
  jsonData,
  jsonDataWithMessage,
  nullableText,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { DATED_DOCUMENTS } from '#src/features/ngo/fields/documents.values.ts';
import { NGO_FIELDS, type NgoField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { ngoDetail, ngoId, shownNeed } from '#src/features/ngo/ngo.contract.ts';
import { MISSING_PARTS } from './own-ngo.values.ts';

const endpoint = endpointsOf('own ngo');

/** Verification status of the NGO, as far as its own staff may see it. */
const standing = z.object({
  status: z.enum(['pending', 'verified', 'suspended']),
  verifiedAt: z.iso.date().nullable(),
  submittedAt: z.iso.date().nullable(),
  sentBackAt: z.iso.date().nullable(),
  /** What the verification lacks; null once the NGO has saved again. */
  sentBackReason: nullableText,
  papersChangedAt: z.iso.date().nullable(),
  suspendedReason: nullableText,
  /** Whether the page is public. */
  listed: z.boolean(),
});

/** All data of the caller's own NGO, unmasked. */
export const ownNgo = ngoDetail
  .omit({ panMasked: true, district: true, status: true, verifiedAt: true, papersChangedAt: true })
  .extend({
    _id: ngoId,
    pan: nullableText,
    /** Needs found in the texts of the NGO that nobody has confirmed. */
    proposedNeeds: z.array(shownNeed),
    /** Must be returned when saving. */
    revision: integer,
    standing,
  });

export const getOwnNgo = endpoint.get('/getOwnNgo', {
  summary: 'Everything of one’s own NGO',
  rules: signedInRules('ngo', { standings: EVERY_STANDING }),
  responses: { 200: jsonData(ownNgo, 'The NGO of whoever is signed in') },
});

export const dashboard = z.object({
  name: z.string(),
  category: z.string(),
  standing,
  /** Missing parts of the profile, the most useful first. */
  missing: z.array(z.enum(MISSING_PARTS)),
  /** Documents that expire within a year or have expired. `days` is negative after the expiry date. */
  ends: z.array(z.object({ paper: z.enum(DATED_DOCUMENTS), validTo: z.iso.date(), days: integer })),
  photos: integer,
  /** Views of the public page in each of the last twelve months (`2026-11`), the current month last. */
  views: z.array(z.object({ month: z.string(), views: integer })),
});

export const getDashboard = endpoint.get('/getDashboard', {
  summary: 'What waits for an NGO, its numbers of the last twelve months, what is missing in its profile',
  rules: signedInRules('ngo', { standings: EVERY_STANDING }),
  responses: { 200: jsonData(dashboard, 'The first screen of the NGO area') },
});

// The service validates the fields, so that it can report all errors at once.
const typed = z.string().max(20_000).optional();
const change = z
  .object(Object.fromEntries(NGO_FIELDS.map((field) => [field, typed])) as Record<NgoField, typeof typed>)
  .extend({ revision: integer });

export const updateNgo = endpoint.post('/updateNgo', {
  summary:
    'Save what one’s own NGO tells of itself; services one a line, ids of needs with semicolons between them, what is left out is emptied',
  rules: signedInRules('ngo', { audit: true, standings: EVERY_STANDING }),
  request: jsonBody(change),
  responses: {
    200: jsonDataWithMessage(ownNgo, 'Saved'),
    409: jsonConflict(ownNgo),
  },
});

export type OwnNgoChange = z.infer<typeof change>;
export type OwnNgo = z.infer<typeof ownNgo>;
export type Dashboard = z.infer<typeof dashboard>;
