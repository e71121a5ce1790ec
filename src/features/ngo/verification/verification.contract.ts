import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  freeText,
  idInPath,
  integer,
  json,
  jsonBody,
  jsonData,
  messageBody,
  nullableText,
  pageOf,
  paging,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { checkedDocument } from '#src/features/ngo/document-checks/document-checks.contract.ts';
import { auditEntry } from '#src/features/audit/audit.contract.ts';
import { nameWarnings } from '#src/features/ngo/name-checks/name-checks.contract.ts';
import { ngoNames, ngoValues, shownNeed } from '#src/features/ngo/ngo.contract.ts';
import { NEEDS_MOST } from '#src/features/ngo/ngo.values.ts';
import { NGO_MOVES, QUEUE_KINDS, REASON_MOST, STAFF_NGO_STATUSES } from './verification.values.ts';

const endpoint = endpointsOf('checking');

/** The NGO alone reads the reason, which may quote what must go. */
const REASONED = { ...signedInRules('staff', { audit: true }), paymentDetailsIn: ['reason'] };
const reason = z.object({ reason: freeText({ most: REASON_MOST, empty: 'reasonRequired' }) });

export const queueEntry = z.object({
  kind: z.enum(QUEUE_KINDS),
  /** Id of the NGO. */
  _id: z.string(),
  ...ngoNames,
  category: z.string(),
  city: z.string(),
  status: z.enum(STAFF_NGO_STATUSES),
  /** Start of the waiting time. */
  since: dateTime,
  claim: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
});

const similarNgo = z.object({
  _id: z.string(),
  ...ngoNames,
  city: z.string(),
  status: z.enum(STAFF_NGO_STATUSES),
  darpanId: nullableText,
  samePan: z.boolean(),
});

/** All data of an NGO for staff who verify it, unmasked. */
export const ngoToVerify = z.object({
  _id: z.string(),
  /** Must be returned with verifyNgo. */
  revision: integer,
  status: z.enum(STAFF_NGO_STATUSES),
  source: z.enum(['registered', 'imported', 'demo']),
  isWaiting: z.boolean(),
  /** Moves that its status allows. Some are for admins only. Verifying also requires a document that is seen and right. */
  moves: z.array(z.enum(NGO_MOVES)),
  ...ngoValues.shape,
  district: z.string(),
  /** Confirmed needs, and further ones found in the texts of the NGO. */
  needs: z.array(shownNeed),
  proposedNeeds: z.array(shownNeed),
  /** Every document that an NGO can have, and what our team decided about it. */
  documents: z.array(checkedDocument),
  /** Counts the decisions on its documents. Must be returned with verifyNgo. */
  decisions: integer,
  /** The account that verified it last; null if that is not recorded. */
  verifiedBy: nullableText,
  createdAt: dateTime,
  submittedAt: dateTime.nullable(),
  verifiedAt: dateTime.nullable(),
  papersChangedAt: dateTime.nullable(),
  sentBackAt: dateTime.nullable(),
  sentBackReason: nullableText,
  suspendedReason: nullableText,
  deletedAt: dateTime.nullable(),
  /** When the NGO itself took back its consent, which deleted it. */
  consentWithdrawnAt: dateTime.nullable(),
  photos: integer,
  people: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      email: z.string(),
      isDisabled: z.boolean(),
      signedInAt: dateTime.nullable(),
    }),
  ),
  claims: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      email: z.string(),
      note: nullableText,
      createdAt: dateTime,
      /** Our team accepted it, but managers of the NGO can still stop it. */
      isApproved: z.boolean(),
    }),
  ),
  /** What is odd about its names. */
  nameWarnings,
  /** Contact details in its texts that are not on its page, by the title of the text. */
  namedContacts: z.array(z.object({ title: z.string(), contacts: z.array(z.string()) })),
  /** NGOs with the same sound in the same town, or with the same PAN. */
  similar: z.array(similarNgo),
  /** Changes to the NGO, newest first. */
  history: z.array(auditEntry),
});

const overview = z.object({
  waiting: z.object({ new: integer, papers: integer, claim: integer }),
  oldest: dateTime.nullable(),
  status: z.object({
    pending: integer,
    verified: integer,
    suspended: integer,
    deleted: integer,
  }),
});

export const getAllNgoToVerify = endpoint.get('/getAllNgoToVerify', {
  summary: 'List the verification queue: submitted NGOs, changed documents and claims, oldest first',
  rules: signedInRules('staff'),
  request: { query: z.object(paging) },
  responses: { 200: json(pageOf(queueEntry), 'A page of the queue') },
});

export const getCheckingOverview = endpoint.get('/getCheckingOverview', {
  summary: 'Count the entries of the verification queue, and the NGOs by status',
  rules: signedInRules('staff'),
  responses: { 200: jsonData(overview, 'The counts') },
});

export const getNgoToVerify = endpoint.get('/getNgoToVerify/{id}', {
  summary: 'Get all data of an NGO of any status, with its accounts and history',
  rules: signedInRules('staff'),
  request: { params: idInPath },
  responses: { 200: jsonData(ngoToVerify, 'The NGO') },
});

export const verifyNgo = endpoint.post('/verifyNgo/{id}', {
  summary:
    'Verify an NGO. Returns 409 if it or a decision on its documents has changed meanwhile, and 422 if no document is seen and right.',
  rules: signedInRules('staff', { audit: true, confirm: true }),
  request: { params: idInPath, ...jsonBody(z.object({ revision: integer, decisions: integer })) },
  responses: { 200: json(messageBody, 'The NGO is verified') },
});

export const sendBackNgo = endpoint.post('/sendBackNgo/{id}', {
  summary: 'Send a waiting NGO back to its accounts with a reason',
  rules: { ...REASONED, confirm: true },
  request: { params: idInPath, ...jsonBody(reason) },
  responses: { 200: json(messageBody, 'The accounts of the NGO are notified') },
});

export const suspendNgo = endpoint.post('/suspendNgo/{id}', {
  summary: 'Suspend an NGO with a reason. It is removed from the site.',
  rules: { ...REASONED, confirm: true },
  request: { params: idInPath, ...jsonBody(reason) },
  responses: { 200: json(messageBody, 'The NGO is suspended') },
});

export const unsuspendNgo = endpoint.post('/unsuspendNgo/{id}', {
  summary: 'Restore the previous status of a suspended NGO',
  rules: signedInRules('staff', { audit: true, confirm: true }),
  request: { params: idInPath },
  responses: { 200: json(messageBody, 'The NGO has its previous status') },
});

export const updateNgoNeeds = endpoint.post('/updateNgoNeeds/{id}', {
  summary: 'Replace the confirmed needs of an NGO. Returns 409 if it has changed since `revision`.',
  rules: signedInRules('staff', { audit: true, confirm: true }),
  request: {
    params: idInPath,
    ...jsonBody(
      z.object({
        needs: z.array(z.string().max(60)).max(NEEDS_MOST, 'needsInvalid'),
        revision: integer,
      }),
    ),
  },
  responses: { 200: json(messageBody, 'The needs are saved') },
});

export const decideClaim = endpoint.post('/decideClaim/{id}', {
  summary:
    'Accept or decline a claim to an NGO. If the NGO has managers, acceptance takes effect 48 hours after they were told, unless one of them stops it.',
  rules: signedInRules('staff', { audit: true, confirm: true }),
  request: {
    params: idInPath,
    ...jsonBody(z.object({ accepted: z.boolean(), note: freeText({ most: REASON_MOST }).optional() })),
  },
  responses: { 200: json(messageBody, 'The claimant is notified') },
});

export const deleteNgo = endpoint.delete('/deleteNgo/{id}', {
  summary: 'Delete an NGO. It is removed from the site immediately and can be restored for 30 days.',
  rules: signedInRules('admin', { audit: true, confirm: true }),
  request: { params: idInPath },
  responses: { 200: json(messageBody, 'The NGO is deleted') },
});

export const restoreNgo = endpoint.post('/restoreNgo/{id}', {
  summary: 'Restore a deleted NGO within 30 days',
  rules: signedInRules('admin', { audit: true, confirm: true }),
  request: { params: idInPath },
  responses: { 200: json(messageBody, 'The NGO has its previous status') },
});

export type QueueEntry = z.infer<typeof queueEntry>;
export type NgoToVerify = z.infer<typeof ngoToVerify>;
export type CheckingOverview = z.infer<typeof overview>;
