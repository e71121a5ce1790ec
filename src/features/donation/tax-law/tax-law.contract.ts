import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  fieldErrorsBody,
  idInPath,
  integer,
  json,
  jsonBody,
  jsonConflict,
  jsonData,
  jsonDataWithMessage,
  paiseAmount,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { STATEMENT_DATE_FORMATS } from './tax-law.values.ts';

const endpoint = endpointsOf('donation');
const CHANGE = signedInRules('admin', { audit: true, confirm: true });

const texts = {
  act: z.string(),
  actGu: z.string(),
  actHi: z.string(),
  deductionSection: z.string(),
  approvalSection: z.string(),
  statementForm: z.string(),
  certificateForm: z.string(),
  statementSectionCode: z.string(),
};
const row = z.object({
  _id: z.string(),
  /** The first day of receipt to which it applies: `YYYY-MM-DD`. */
  appliesFrom: z.iso.date(),
  ...texts,
  statementDateFormat: z.enum(STATEMENT_DATE_FORMATS),
  /** Month and day after the end of the financial year: `05-31`. */
  statementDue: z.string(),
  /** More than this in cash is not deductible. */
  cashLimit: paiseAmount,
  /** This much in cash from one person in a day may not be taken. */
  cashDayLimit: paiseAmount,
  /** Must be sent back when saving. */
  revision: integer,
});
export type TaxLawRow = z.infer<typeof row>;

// The service reports the errors of all fields at once. These schemas only reject what no form sends.
const formText = z.string().max(1000, 'textLong').nullish();
const input = z.object({
  /** A day as people write it: `01-04-2026` or `2026-04-01`. */
  appliesFrom: formText,
  act: formText,
  actGu: formText,
  actHi: formText,
  deductionSection: formText,
  approvalSection: formText,
  statementForm: formText,
  certificateForm: formText,
  statementSectionCode: formText,
  statementDateFormat: formText,
  /** Day and month: `31-05`. */
  statementDue: formText,
  /** Rupees as people write them: `2,000`. */
  cashLimit: formText,
  cashDayLimit: formText,
});

const refused = { 422: json(fieldErrorsBody, 'One error message per invalid field') };

export const getAllTaxLaw = endpoint.get('/getAllTaxLaw', {
  summary: 'List the names of laws and forms by the day of receipt to which they apply, the latest first',
  rules: signedInRules('admin'),
  responses: { 200: jsonData(z.array(row), 'All rows') },
});

export const addTaxLaw = endpoint.post('/addTaxLaw', {
  summary: 'Add names of laws and forms that apply to donations received from a day on',
  rules: CHANGE,
  request: jsonBody(input),
  responses: {
    201: jsonDataWithMessage(row, 'The row'),
    ...refused,
  },
});

export const updateTaxLaw = endpoint.post('/updateTaxLaw/{id}', {
  summary:
    'Change names of laws and forms. Receipts that are issued keep their text. Without `revision`, overwrites newer changes.',
  rules: CHANGE,
  request: { params: idInPath, ...jsonBody(input.extend({ revision: integer.optional() })) },
  responses: { 200: jsonDataWithMessage(row, 'The saved row'), 409: jsonConflict(row), ...refused },
});
