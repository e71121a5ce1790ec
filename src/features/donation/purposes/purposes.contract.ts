import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  failureBody,
  fieldErrorsBody,
  idInPath,
  integer,
  json,
  jsonBody,
  jsonConflict,
  jsonData,
  jsonDataWithMessage,
  nullableText,
  pageOf,
  paging,
  paiseAmount,
  signedInRules,
  VERIFIED_ONLY,
} from '#src/server/endpoint.server.ts';
import { PURPOSE_LISTS } from './purposes.values.ts';

const endpoint = endpointsOf('donation');
const READ = signedInRules('ngo', { standings: VERIFIED_ONLY });
const CHANGE = signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY });

/** What an NGO collects for, as it sees it. */
export const ownPurpose = z.object({
  _id: z.string(),
  title: z.string(),
  titleGu: nullableText,
  titleHi: nullableText,
  description: nullableText,
  descriptionGu: nullableText,
  descriptionHi: nullableText,
  /** How much is needed; null if no amount is named. */
  goal: paiseAmount.nullable(),
  /** The last day: `2027-03-31`. */
  endsOn: nullableText,
  isClosed: z.boolean(),
  /** What was received for it, and in how many gifts. */
  received: paiseAmount,
  donations: integer,
  /** Must be sent back when saving. */
  revision: integer,
});
export type OwnPurpose = z.infer<typeof ownPurpose>;

// The service reports the errors of all fields at once. These schemas only reject what no form sends.
const formText = z.string().max(8000, 'textLong').nullish();
const purposeInput = z.object({
  title: formText,
  titleGu: formText,
  titleHi: formText,
  description: formText,
  descriptionGu: formText,
  descriptionHi: formText,
  /** In rupees, as people write it. */
  goal: formText,
  endsOn: formText,
});
export type PurposeInput = z.infer<typeof purposeInput>;

const refused = { 422: json(fieldErrorsBody, 'One error message per invalid field') };
const impossible = { 409: json(failureBody, 'The NGO has as many open purposes as it can have') };

export const getAllPurpose = endpoint.get('/getAllPurpose', {
  summary: 'List what the NGO collects for, the latest first',
  rules: READ,
  request: { query: z.object({ list: z.enum(PURPOSE_LISTS).default('open'), ...paging }) },
  responses: {
    200: json(
      pageOf(ownPurpose).extend({ counts: z.object({ open: integer, closed: integer }) }),
      'A page of purposes, and how many each list has',
    ),
  },
});

export const getPurpose = endpoint.get('/getPurpose/{id}', {
  summary: 'Get something that the NGO collects for',
  rules: READ,
  request: { params: idInPath },
  responses: { 200: jsonData(ownPurpose, 'The purpose') },
});

export const addPurpose = endpoint.post('/addPurpose', {
  summary: 'Add something that the NGO collects for. With a goal, it has a page with its progress.',
  rules: { ...CHANGE, confirm: true, guardsContacts: true },
  request: jsonBody(purposeInput),
  responses: { 201: jsonDataWithMessage(ownPurpose, 'The purpose'), ...impossible, ...refused },
});

export const editPurpose = endpoint.post('/editPurpose/{id}', {
  summary: 'Save a purpose of the NGO. Clears omitted fields. Without `revision`, overwrites newer changes.',
  // Also for a closed one: it can be opened again.
  rules: { ...CHANGE, confirm: true, guardsContacts: true },
  request: { params: idInPath, ...jsonBody(purposeInput.extend({ revision: integer.optional() })) },
  responses: {
    200: jsonDataWithMessage(ownPurpose, 'The saved purpose'),
    409: jsonConflict(ownPurpose),
    ...refused,
  },
});

export const closePurpose = endpoint.post('/closePurpose/{id}', {
  summary: 'Stop collecting for a purpose. What was given stays. Repeated calls change nothing.',
  rules: { ...CHANGE, confirm: true },
  request: { params: idInPath },
  responses: { 200: jsonDataWithMessage(ownPurpose, 'The purpose') },
});

export const reopenPurpose = endpoint.post('/reopenPurpose/{id}', {
  summary: 'Collect for a closed purpose again. Repeated calls change nothing.',
  rules: { ...CHANGE, confirm: true },
  request: { params: idInPath },
  responses: { 200: jsonDataWithMessage(ownPurpose, 'The purpose'), ...impossible },
});
