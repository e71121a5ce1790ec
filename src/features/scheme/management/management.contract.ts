import { z } from '@hono/zod-openapi';
import { shownNeed } from '#src/features/ngo/ngo.contract.ts';
import { NEEDS_MOST } from '#src/features/ngo/ngo.values.ts';
import {
  defineEndpoint,
  done,
  EVERY_STANDING,
  idInPath,
  json,
  jsonBody,
  pageOf,
  paging,
  signedInRules,
  UNLESS_SUSPENDED,
} from '#src/server/endpoint.server.ts';
import { refused, schemeText } from '#src/features/scheme/scheme.contract.ts';

const tags = ['scheme'];
const success = z.literal(true);
const time = z.iso.datetime();

/** A scheme in the list of its own NGO. */
export const listedScheme = schemeText.extend({
  _id: z.string(),
  /** The number of registrations, and how many of them are still new. */
  registerUser: z.number().int(),
  newUser: z.number().int(),
  createdAt: time,
  updatedAt: time,
  /** Must be sent back when saving. */
  revision: z.number().int(),
});
export type ListedScheme = z.infer<typeof listedScheme>;

/** A scheme for editing by its own NGO. */
export const ownScheme = listedScheme.extend({
  /** Needs detected in the saved texts that are not among the confirmed ones. */
  proposedNeeds: z.array(shownNeed),
});
export type OwnScheme = z.infer<typeof ownScheme>;

// The service reports the errors of all fields at once. This schema only rejects what no form sends.
const typed = z.string().max(8000, 'textLong').optional();
const several = z.array(z.string().max(200)).max(100).optional();
const needs = z.array(z.string().max(60)).max(NEEDS_MOST, 'askNeeds').optional();
const lines = z.array(z.string().max(1000)).max(100).optional();
const amount = z.union([z.number(), z.string().max(20)]).nullish();
export const typedScheme = z.object({
  schemeName: typed,
  description: typed,
  category: several,
  beneficiary: several,
  gender: typed,
  state: typed,
  link: typed.nullable(),
  /** Ids of the needs that the NGO confirms. If omitted, the needs confirmed before stay. */
  needs,
  eligibility: z
    .object({
      ageFrom: amount,
      ageTo: amount,
      incomeUpTo: amount,
      conditions: lines.nullable(),
      documents: lines.nullable(),
    })
    .nullish(),
});
export type TypedScheme = z.infer<typeof typedScheme>;

const saved = z.object({ success, msg: z.string(), data: ownScheme });

export const addNewScheme = defineEndpoint({
  method: 'post',
  path: '/addNewScheme',
  tags,
  summary: 'A new scheme of the own NGO',
  rules: signedInRules('ngo', { audit: true, standings: UNLESS_SUSPENDED }),
  request: jsonBody(typedScheme),
  responses: {
    201: json(saved, 'It is there'),
    422: json(refused, 'A sentence for each field that is wrong'),
  },
});

export const getAllSchemeByNgoId = defineEndpoint({
  method: 'post',
  path: '/getAllSchemeByNgoId',
  tags,
  summary:
    'The schemes of the own NGO, the latest first: all of them, or a page when `page` or `pageSize` is sent',
  rules: signedInRules('ngo', { standings: EVERY_STANDING }),
  request: {
    body: {
      content: {
        'application/json': {
          schema: z.object({
            /** Words of the name or category, in any of the three scripts. */
            q: z.string().max(200).optional(),
            page: paging.page.optional(),
            pageSize: paging.pageSize.optional(),
          }),
        },
      },
      required: false,
    },
  },
  responses: {
    200: json(
      // Counted over all schemes, regardless of the query.
      pageOf(listedScheme).extend({ newUser: z.number().int() }),
      'The schemes, how many there are, and how many registrations nobody has looked after yet',
    ),
  },
});

export const getOwnSchemeById = defineEndpoint({
  method: 'get',
  path: '/getOwnSchemeById/{id}',
  tags,
  summary: 'One scheme of the own NGO, to be edited: whether or not the public sees it',
  rules: signedInRules('ngo', { standings: EVERY_STANDING }),
  request: { params: idInPath },
  responses: { 200: json(z.object({ success, data: ownScheme }), 'The scheme') },
});

export const updateScheme = defineEndpoint({
  method: 'post',
  path: '/updateScheme/{id}',
  tags,
  summary:
    'Save a scheme of the own NGO; what is left out is emptied, but for `needs`. Without `revision` it is saved over any change',
  rules: signedInRules('ngo', { audit: true, standings: UNLESS_SUSPENDED }),
  request: { params: idInPath, ...jsonBody(typedScheme.extend({ revision: z.number().int().optional() })) },
  responses: {
    200: json(saved, 'Saved'),
    409: json(
      z.object({ success: z.literal(false), msg: z.string(), data: z.object({ now: ownScheme }) }),
      'Somebody saved meanwhile; `now` is how it is',
    ),
    422: json(refused, 'A sentence for each field that is wrong'),
  },
});

export const deleteScheme = defineEndpoint({
  method: 'delete',
  path: '/deleteScheme/{id}',
  tags,
  summary: 'Delete a scheme of the own NGO; it can be restored for ten minutes',
  rules: signedInRules('ngo', { audit: true, standings: UNLESS_SUSPENDED }),
  request: { params: idInPath },
  responses: { 200: json(done, 'Nobody sees it any more') },
});

export const restoreScheme = defineEndpoint({
  method: 'post',
  path: '/restoreScheme/{id}',
  tags,
  summary: 'Undo a deletion; 409 when it is more than ten minutes ago',
  rules: signedInRules('ngo', { audit: true, standings: UNLESS_SUSPENDED }),
  request: { params: idInPath },
  responses: { 200: json(saved, 'It is there again, with its registrations') },
});
