import { z } from '@hono/zod-openapi';
import {
  defineEndpoint,
  done,
  idInPath,
  json,
  jsonBody,
  pageOf,
  paging,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { auditEntry } from '#src/features/audit/audit.contract.ts';
import { ngoValues, shownNeed } from '#src/features/ngo/ngo.contract.ts';
import { NEEDS_MOST } from '#src/features/ngo/ngo.values.ts';
import { NGO_MOVES, QUEUE_KINDS, REASON_MOST, STAFF_NGO_STATUSES } from './verification.values.ts';

const tags = ['checking'];
const success = z.literal(true);
const time = z.iso.datetime();
const text = z.string().nullable();

const freeText = z
  .string({ error: 'reasonRequired' })
  .trim()
  .max(REASON_MOST, 'reasonLong')
  .refine((typed) => !holdsAadhaar(typed), { error: 'reasonAadhaar' });
const reason = z.object({ reason: freeText.min(1, 'reasonRequired') });

const named = { name: z.string(), nameGu: text, nameHi: text };

export const queueEntry = z.object({
  kind: z.enum(QUEUE_KINDS),
  /** Id of the NGO. */
  _id: z.string(),
  ...named,
  category: z.string(),
  city: z.string(),
  status: z.enum(STAFF_NGO_STATUSES),
  /** Start of the waiting time. */
  since: time,
  claim: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
});

const similarNgo = z.object({
  _id: z.string(),
  ...named,
  city: z.string(),
  status: z.enum(STAFF_NGO_STATUSES),
  darpanId: text,
  samePan: z.boolean(),
});

/** All data of an NGO for staff who verify it, unmasked. */
export const ngoToVerify = z.object({
  _id: z.string(),
  /** Must be returned with verifyNgo. */
  revision: z.number().int(),
  status: z.enum(STAFF_NGO_STATUSES),
  source: z.enum(['registered', 'imported', 'demo']),
  isWaiting: z.boolean(),
  /** Moves that are allowed now. Some are for admins only. */
  moves: z.array(z.enum(NGO_MOVES)),
  ...ngoValues.shape,
  district: z.string(),
  /** Confirmed needs, and further ones found in the texts of the NGO. */
  needs: z.array(shownNeed),
  proposedNeeds: z.array(shownNeed),
  createdAt: time,
  submittedAt: time.nullable(),
  verifiedAt: time.nullable(),
  papersChangedAt: time.nullable(),
  sentBackAt: time.nullable(),
  sentBackReason: text,
  suspendedReason: text,
  deletedAt: time.nullable(),
  photos: z.number().int(),
  people: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      email: z.string(),
      isDisabled: z.boolean(),
      signedInAt: time.nullable(),
    }),
  ),
  claims: z.array(
    z.object({ _id: z.string(), name: z.string(), email: z.string(), note: text, createdAt: time }),
  ),
  /** NGOs with the same sound in the same town, or with the same PAN. */
  similar: z.array(similarNgo),
  /** Changes to the NGO, newest first. */
  history: z.array(auditEntry),
});

const overview = z.object({
  waiting: z.object({ new: z.number().int(), papers: z.number().int(), claim: z.number().int() }),
  oldest: time.nullable(),
  status: z.object({
    pending: z.number().int(),
    verified: z.number().int(),
    suspended: z.number().int(),
    deleted: z.number().int(),
  }),
});

export const getAllNgoToVerify = defineEndpoint({
  method: 'get',
  path: '/getAllNgoToVerify',
  tags,
  summary: 'What waits for staff: NGOs to be checked, changed documents, claims; the oldest first',
  rules: signedInRules('staff'),
  request: { query: z.object(paging) },
  responses: {
    200: json(pageOf(queueEntry), 'A page of the queue'),
  },
});

export const getCheckingOverview = defineEndpoint({
  method: 'get',
  path: '/getCheckingOverview',
  tags,
  summary: 'How many NGOs wait, and how many there are of each status',
  rules: signedInRules('staff'),
  responses: { 200: json(z.object({ success, data: overview }), 'The numbers') },
});

export const getNgoToVerify = defineEndpoint({
  method: 'get',
  path: '/getNgoToVerify/{id}',
  tags,
  summary: 'All that is known of an NGO in whatever status, with its people and history',
  rules: signedInRules('staff'),
  request: { params: idInPath },
  responses: { 200: json(z.object({ success, data: ngoToVerify }), 'The NGO') },
});

export const verifyNgo = defineEndpoint({
  method: 'post',
  path: '/verifyNgo/{id}',
  tags,
  summary: 'Say that its documents were checked; 409 when it has changed since `revision`',
  rules: signedInRules('staff', { audit: true }),
  request: { params: idInPath, ...jsonBody(z.object({ revision: z.number().int() })) },
  responses: { 200: json(done, 'It is verified') },
});

export const sendBackNgo = defineEndpoint({
  method: 'post',
  path: '/sendBackNgo/{id}',
  tags,
  summary: 'Send an NGO that waits back to its people, with the reason',
  rules: signedInRules('staff', { audit: true }),
  request: { params: idInPath, ...jsonBody(reason) },
  responses: { 200: json(done, 'Its people are told') },
});

export const suspendNgo = defineEndpoint({
  method: 'post',
  path: '/suspendNgo/{id}',
  tags,
  summary: 'Take an NGO off the site, with the reason',
  rules: signedInRules('staff', { audit: true }),
  request: { params: idInPath, ...jsonBody(reason) },
  responses: { 200: json(done, 'It is off the site') },
});

export const unsuspendNgo = defineEndpoint({
  method: 'post',
  path: '/unsuspendNgo/{id}',
  tags,
  summary: 'Give a suspended NGO the status it had',
  rules: signedInRules('staff', { audit: true }),
  request: { params: idInPath },
  responses: { 200: json(done, 'It is as it was') },
});

export const updateNgoNeeds = defineEndpoint({
  method: 'post',
  path: '/updateNgoNeeds/{id}',
  tags,
  summary: 'Say what people can come to an NGO for; 409 when it has changed since `revision`',
  rules: signedInRules('staff', { audit: true }),
  request: {
    params: idInPath,
    ...jsonBody(
      z.object({
        needs: z.array(z.string().max(60)).max(NEEDS_MOST, 'askNeeds'),
        revision: z.number().int(),
      }),
    ),
  },
  responses: { 200: json(done, 'These needs are confirmed, and no others') },
});

export const decideClaim = defineEndpoint({
  method: 'post',
  path: '/decideClaim/{id}',
  tags,
  summary: 'Accept or decline a claim to an NGO',
  rules: signedInRules('staff', { audit: true }),
  request: {
    params: idInPath,
    ...jsonBody(z.object({ accepted: z.boolean(), note: freeText.optional() })),
  },
  responses: { 200: json(done, 'They are told') },
});

export const deleteNgo = defineEndpoint({
  method: 'delete',
  path: '/deleteNgo/{id}',
  tags,
  summary: 'Delete an NGO: it is off the site at once, and can be restored for 30 days',
  rules: signedInRules('admin', { audit: true }),
  request: { params: idInPath },
  responses: { 200: json(done, 'It is deleted') },
});

export const restoreNgo = defineEndpoint({
  method: 'post',
  path: '/restoreNgo/{id}',
  tags,
  summary: 'Undo a deletion, within 30 days',
  rules: signedInRules('admin', { audit: true }),
  request: { params: idInPath },
  responses: { 200: json(done, 'It is as it was') },
});

export type QueueEntry = z.infer<typeof queueEntry>;
export type NgoToVerify = z.infer<typeof ngoToVerify>;
export type CheckingOverview = z.infer<typeof overview>;
