import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  EVERY_STANDING,
  failureBody,
  idInPath,
  integer,
  json,
  jsonBody,
  jsonConflict,
  jsonData,
  jsonDataWithMessage,
  messageBody,
  nullableText,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { GUARDED_FIELDS, NGO_FIELDS, type NgoField } from '#src/features/ngo/fields/ngo-fields.values.ts';
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

/** A dated document has its number, first and last day in a line each; needs are ids with semicolons between them. */
const guardedValues = z.partialRecord(z.enum(GUARDED_FIELDS), nullableText);
const ngoChange = z.object({
  _id: z.string(),
  after: guardedValues,
  /** The mail address of the account that asked for it; null once that is deleted. */
  requestedBy: nullableText,
  requestedAt: dateTime,
  /** Null if it waits for our team. */
  takesEffectAt: dateTime.nullable(),
  /** Whether that time is over, so that it is public within minutes. */
  isDue: z.boolean(),
});
export type WaitingNgoChange = z.infer<typeof ngoChange>;

/** All data of the caller's own NGO, unmasked. */
export const ownNgo = ngoDetail
  .omit({ panMasked: true, district: true, status: true, verifiedAt: true, papersChangedAt: true })
  .extend({
    _id: ngoId,
    pan: nullableText,
    /** Needs found in the texts of the NGO that nobody has confirmed. */
    proposedNeeds: z.array(shownNeed),
    /** Guarded values that wait, oldest first. The fields themselves say what is public. */
    changes: z.array(ngoChange),
    /** Since when nothing guarded can be changed, because someone said that a change was not theirs. */
    frozenAt: dateTime.nullable(),
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
  /** Who wants to sign in for the NGO, from when they may, and the token that stops it. Only managers see them. */
  claims: z.array(z.object({ claimant: z.string(), takesEffectAt: dateTime })),
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
    'Save the profile of your own NGO. Need ids are separated by semicolons; each service has a line: `Eye camp | આંખનો કેમ્પ | free | families`. Omitted fields are cleared. Once the page is public, every change needs the password, and a manager for names, contact details, documents, address, town, kind of work and needs. New contact details then wait for 48 hours, names for our team, and documents and sensitive needs for our team if it has checked the NGO; contact details that are cleared are gone at once.',
  rules: {
    ...signedInRules('ngo', { audit: true, confirm: 'ifNeeded', standings: EVERY_STANDING }),
    // Each save is two calls if the password is asked for.
    limit: { requests: 80, seconds: 3600 },
    guardsContacts: true,
  },
  request: jsonBody(change),
  responses: {
    200: jsonDataWithMessage(ownNgo, 'The saved NGO, and what waits'),
    409: jsonConflict(ownNgo),
  },
});

export const withdrawNgoChange = endpoint.post('/withdrawNgoChange/{id}', {
  summary: 'Withdraw a change that waits',
  rules: signedInRules('ngo', { audit: true, confirm: true, managersOnly: true, standings: EVERY_STANDING }),
  request: { params: idInPath },
  responses: {
    200: json(messageBody, 'Withdrawn'),
    409: json(failureBody, 'It does not wait any more, or changes are frozen'),
  },
});

export type OwnNgoChange = z.infer<typeof change>;
export type OwnNgo = z.infer<typeof ownNgo>;
export type Dashboard = z.infer<typeof dashboard>;
