import { z } from '@hono/zod-openapi';
import { shownNeed } from '#src/features/ngo/ngo.contract.ts';
import { NEEDS_MOST } from '#src/features/ngo/ngo.values.ts';
import {
  dateTime,
  endpointsOf,
  EVERY_STANDING,
  fieldErrorsBody,
  idInPath,
  integer,
  json,
  jsonBody,
  jsonConflict,
  jsonData,
  jsonDataWithMessage,
  messageBody,
  pageOf,
  paging,
  signedInRules,
  UNLESS_SUSPENDED,
} from '#src/server/endpoint.server.ts';
import { schemeText } from '#src/features/scheme/scheme.contract.ts';

const endpoint = endpointsOf('scheme');

/** A scheme in the list of its own NGO. */
export const listedScheme = schemeText.extend({
  _id: z.string(),
  /** The number of registrations, and how many of them are still new. */
  registerUser: integer,
  newUser: integer,
  createdAt: dateTime,
  updatedAt: dateTime,
  /** Must be sent back when saving. */
  revision: integer,
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
const needs = z.array(z.string().max(60)).max(NEEDS_MOST, 'needsInvalid').optional();
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

export const addNewScheme = endpoint.post('/addNewScheme', {
  summary: 'A new scheme of the own NGO',
  rules: signedInRules('ngo', { audit: true, standings: UNLESS_SUSPENDED }),
  request: jsonBody(typedScheme),
  responses: {
    201: jsonDataWithMessage(ownScheme, 'It is there'),
    422: json(fieldErrorsBody, 'A sentence for each field that is wrong'),
  },
});

export const getAllSchemeByNgoId = endpoint.post('/getAllSchemeByNgoId', {
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
      pageOf(listedScheme).extend({ newUser: integer }),
      'The schemes, how many there are, and how many registrations nobody has looked after yet',
    ),
  },
});

export const getOwnSchemeById = endpoint.get('/getOwnSchemeById/{id}', {
  summary: 'One scheme of the own NGO, to be edited: whether or not the public sees it',
  rules: signedInRules('ngo', { standings: EVERY_STANDING }),
  request: { params: idInPath },
  responses: { 200: jsonData(ownScheme, 'The scheme') },
});

export const updateScheme = endpoint.post('/updateScheme/{id}', {
  summary:
    'Save a scheme of the own NGO; what is left out is emptied, but for `needs`. Without `revision` it is saved over any change',
  rules: signedInRules('ngo', { audit: true, standings: UNLESS_SUSPENDED }),
  request: { params: idInPath, ...jsonBody(typedScheme.extend({ revision: integer.optional() })) },
  responses: {
    200: jsonDataWithMessage(ownScheme, 'Saved'),
    409: jsonConflict(ownScheme),
    422: json(fieldErrorsBody, 'A sentence for each field that is wrong'),
  },
});

export const deleteScheme = endpoint.delete('/deleteScheme/{id}', {
  summary: 'Delete a scheme of the own NGO; it can be restored for ten minutes',
  rules: signedInRules('ngo', { audit: true, standings: UNLESS_SUSPENDED }),
  request: { params: idInPath },
  responses: { 200: json(messageBody, 'Nobody sees it any more') },
});

export const restoreScheme = endpoint.post('/restoreScheme/{id}', {
  summary: 'Undo a deletion; 409 when it is more than ten minutes ago',
  rules: signedInRules('ngo', { audit: true, standings: UNLESS_SUSPENDED }),
  request: { params: idInPath },
  responses: { 200: jsonDataWithMessage(ownScheme, 'It is there again, with its registrations') },
});
