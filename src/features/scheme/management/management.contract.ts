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
  type EndpointRules,
} from '#src/server/endpoint.server.ts';
import { AMOUNT_TEXT_MOST } from '#src/features/scheme/scheme.values.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { formText, schemeText } from '#src/features/scheme/scheme.contract.ts';

const endpoint = endpointsOf('scheme');

const WRITES_TEXTS: EndpointRules = {
  ...signedInRules('ngo', { audit: true, confirm: 'ifNeeded', standings: UNLESS_SUSPENDED }),
  guardsContacts: true,
};

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

// The service reports the errors of all fields at once. These schemas only reject what no form sends.
const several = z.array(z.string().max(200)).max(100).optional();
const needs = z.array(z.string().max(60)).max(NEEDS_MOST, 'needsInvalid').optional();
const lines = z.array(z.string().max(1000)).max(100).optional();
const amount = z.union([z.number(), z.string().max(AMOUNT_TEXT_MOST)]).nullish();
const texts = {
  schemeName: formText.nullable(),
  description: formText.nullable(),
  benefit: formText.nullable(),
  howToApply: formText.nullable(),
  office: formText.nullable(),
};
const translation = z
  .object({ ...texts, conditions: lines.nullable(), documents: lines.nullable() })
  .nullish();
export const schemeInput = z.object({
  ...texts,
  schemeName: formText,
  description: formText,
  phone: formText.nullable(),
  /** The same texts in Gujarati and Hindi. A list has as many lines as the original. */
  translations: z.object({ gu: translation, hi: translation }).nullish(),
  category: several,
  beneficiary: several,
  gender: formText,
  state: formText,
  link: formText.nullable(),
  /** Ids of the needs that the NGO confirms. If omitted, the needs confirmed before stay. */
  needs,
  eligibility: z
    .object({
      ageFrom: amount,
      ageTo: amount,
      incomeUpTo: amount,
      /** Any of them: single, married, widowed, deserted. */
      maritalStatus: several.nullable(),
      disabilityFrom: amount,
      /** All of them: student, pregnant, noHouse, farmland, workerCard. */
      circumstances: several.nullable(),
      conditions: lines.nullable(),
      documents: lines.nullable(),
    })
    .nullish(),
});
export type SchemeInput = z.infer<typeof schemeInput>;

export const addNewScheme = endpoint.post('/addNewScheme', {
  summary: 'Add a scheme to the NGO',
  rules: WRITES_TEXTS,
  request: jsonBody(schemeInput),
  responses: {
    201: jsonDataWithMessage(ownScheme, 'The new scheme'),
    422: json(fieldErrorsBody, 'One error message per invalid field'),
  },
});

export const getAllSchemeByNgoId = endpoint.post('/getAllSchemeByNgoId', {
  summary: 'List the schemes of the NGO, latest first: all of them, or a page if `page` or `pageSize` is set',
  rules: signedInRules('ngo', { standings: EVERY_STANDING }),
  request: {
    body: {
      content: {
        'application/json': {
          schema: z.object({
            /** Words of the name or category, in any of the three scripts. */
            q: z.string().max(SEARCH_MOST).optional(),
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
      'The schemes, their total, and the number of new registrations',
    ),
  },
});

export const getOwnSchemeById = endpoint.get('/getOwnSchemeById/{id}', {
  summary: 'Get a scheme of the NGO for editing, public or not',
  rules: signedInRules('ngo', { standings: EVERY_STANDING }),
  request: { params: idInPath },
  responses: { 200: jsonData(ownScheme, 'The scheme') },
});

export const updateScheme = endpoint.post('/updateScheme/{id}', {
  summary:
    'Save a scheme of the NGO. Clears omitted fields except `needs`. Without `revision`, overwrites newer changes.',
  rules: WRITES_TEXTS,
  request: { params: idInPath, ...jsonBody(schemeInput.extend({ revision: integer.optional() })) },
  responses: {
    200: jsonDataWithMessage(ownScheme, 'The saved scheme'),
    409: jsonConflict(ownScheme),
    422: json(fieldErrorsBody, 'One error message per invalid field'),
  },
});

export const deleteScheme = endpoint.delete('/deleteScheme/{id}', {
  summary: 'Delete a scheme of the NGO. It can be restored for ten minutes.',
  rules: signedInRules('ngo', { audit: true, confirm: true, standings: UNLESS_SUSPENDED }),
  request: { params: idInPath },
  responses: { 200: json(messageBody, 'The scheme is deleted') },
});

export const restoreScheme = endpoint.post('/restoreScheme/{id}', {
  summary: 'Restore a deleted scheme. Responds with 409 ten minutes after the deletion.',
  rules: signedInRules('ngo', { audit: true, confirm: 'ifNeeded', standings: UNLESS_SUSPENDED }),
  request: { params: idInPath },
  responses: { 200: jsonDataWithMessage(ownScheme, 'The restored scheme') },
});
