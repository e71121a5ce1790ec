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
  summary: 'Get all data of your own NGO',
  rules: signedInRules('ngo', { standings: EVERY_STANDING }),
  responses: { 200: jsonData(ownNgo, 'The NGO of the account') },
});

export const dashboard = z.object({
  name: z.string(),
  category: z.string(),
  standing,
  /** Missing parts of the profile, the most useful first. */
  missing: z.array(z.enum(MISSING_PARTS)),
  photos: integer,
  /** Views of the public page in each of the last twelve months (`2026-11`), the current month last. */
  views: z.array(z.object({ month: z.string(), views: integer })),
});

export const getDashboard = endpoint.get('/getDashboard', {
  summary: 'Get the status of your own NGO, its page views and the missing parts of its profile',
  rules: signedInRules('ngo', { standings: EVERY_STANDING }),
  responses: { 200: jsonData(dashboard, 'The data of the dashboard') },
});

// The service validates the fields, so that it can report all errors at once.
const text = z.string().max(20_000).optional();
const change = z
  .object(Object.fromEntries(NGO_FIELDS.map((field) => [field, text])) as Record<NgoField, typeof text>)
  .extend({ revision: integer });

export const updateNgo = endpoint.post('/updateNgo', {
  summary:
    'Save the profile of your own NGO. Need ids are separated by semicolons; each service has a line: `Eye camp | આંખનો કેમ્પ | free | families`. Omitted fields are cleared.',
  rules: signedInRules('ngo', { audit: true, standings: EVERY_STANDING }),
  request: jsonBody(change),
  responses: {
    200: jsonDataWithMessage(ownNgo, 'The saved NGO'),
    409: jsonConflict(ownNgo),
  },
});

export type OwnNgoChange = z.infer<typeof change>;
export type OwnNgo = z.infer<typeof ownNgo>;
export type Dashboard = z.infer<typeof dashboard>;
