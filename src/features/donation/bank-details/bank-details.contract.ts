import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  failureBody,
  fieldErrorsBody,
  idInPath,
  json,
  jsonBody,
  jsonData,
  jsonDataWithMessage,
  messageBody,
  nullableText,
  signedInRules,
  VERIFIED_ONLY,
  type EndpointRules,
} from '#src/server/endpoint.server.ts';
import { CHANGE_DECIDERS, CHANGE_STATUSES } from '#src/features/ngo/guarded-changes/change.values.ts';

const endpoint = endpointsOf('donation');
const READ = signedInRules('ngo', { standings: VERIFIED_ONLY });
/** Each change mails people: no more than an NGO ever needs. */
const CHANGE: EndpointRules = {
  ...signedInRules('ngo', { audit: true, confirm: true, managersOnly: true, standings: VERIFIED_ONLY }),
  limit: { requests: 40, seconds: 3600 },
  // They wait for 48 hours.
  paymentDetailsIn: ['accountNumber', 'accountNumberAgain', 'ifsc', 'upiId'],
};

/** What bank details say, masked. */
export const bankDetailVersion = z.object({
  _id: z.string(),
  accountHolder: z.string(),
  accountLast4: z.string(),
  ifsc: z.string(),
  bank: z.string(),
  branch: z.string(),
  /** `sa…@examplebank` */
  upiMasked: nullableText,
  makesPrimary: z.boolean(),
  isForeign: z.boolean(),
  status: z.enum(CHANGE_STATUSES),
  /** The mail address of the account; null once that is deleted. */
  requestedBy: nullableText,
  requestedAt: dateTime,
  takesEffectAt: dateTime,
  /** Whether that time is over, so that it becomes active within minutes. */
  isDue: z.boolean(),
  decidedAt: dateTime.nullable(),
  decidedBy: z.enum(CHANGE_DECIDERS).nullable(),
  stopReason: nullableText,
  /** When the bank details were removed. */
  removedAt: dateTime.nullable(),
});
export type BankDetailVersion = z.infer<typeof bankDetailVersion>;

export const bankDetail = z.object({
  _id: z.string(),
  /** Whether donors see these. */
  isPrimary: z.boolean(),
  isForeign: z.boolean(),
  /** What donors can see now. */
  active: bankDetailVersion.nullable(),
  /** What waits until it becomes active. */
  waiting: bankDetailVersion.nullable(),
});
export type BankDetail = z.infer<typeof bankDetail>;

const options = {
  /** Since when nothing can be changed, because someone said that a change was not theirs. */
  frozenAt: dateTime.nullable(),
  /** Whether an account for gifts from abroad can be added: the FCRA registration is valid. */
  allowsForeign: z.boolean(),
  /** Whether UPI ids may contain an underscore. */
  allowsUnderscore: z.boolean(),
};

const bankDetails = z.object({
  details: z.array(bankDetail),
  /** What was replaced, stopped, withdrawn or removed, latest first. */
  past: z.array(bankDetailVersion),
  ...options,
});
export type BankDetails = z.infer<typeof bankDetails>;

export const getAllBankDetail = endpoint.get('/getAllBankDetail', {
  summary: 'List where gifts to the NGO go: what donors see, what waits, and what was before',
  rules: READ,
  responses: { 200: jsonData(bankDetails, 'The bank details') },
});

export const getBankDetailById = endpoint.get('/getBankDetailById/{id}', {
  summary: 'Get bank details of the NGO to change them. Account number and UPI id are masked.',
  rules: READ,
  request: { params: idInPath },
  responses: { 200: jsonData(z.object({ detail: bankDetail, ...options }), 'The bank details') },
});

const bankOfIfsc = z.object({ ifsc: z.string(), bank: z.string(), isBranchKnown: z.boolean() });
export type BankOfIfsc = z.infer<typeof bankOfIfsc>;

export const getBankByIfsc = endpoint.get('/getBankByIfsc/{ifsc}', {
  summary: 'Look an IFSC up in the list of banks and branches',
  rules: READ,
  request: { params: z.object({ ifsc: z.string().max(40) }) },
  responses: {
    200: jsonData(bankOfIfsc, 'The bank'),
    404: json(failureBody, 'No bank has such an IFSC'),
  },
});

/** The service checks the fields. The limit only keeps texts out that no form sends. */
const text = z.string().max(1000, 'textLong').optional();
const form = {
  accountHolder: text,
  accountNumber: text,
  accountNumberAgain: text,
  ifsc: text,
  ifscRight: text,
  branch: text,
  upiId: text,
  upiRemoved: text,
  primary: text,
};

const refused = {
  409: json(
    failureBody,
    'Changes are frozen, there are too many bank details, or the state does not allow it',
  ),
  422: json(fieldErrorsBody, 'One error message per invalid field'),
};

export const addBankDetail = endpoint.post('/addBankDetail', {
  summary: 'Add bank details. Donors see them after 48 hours, or when our team confirms them.',
  rules: CHANGE,
  request: jsonBody(z.object({ ...form, foreign: text })),
  responses: { 201: jsonDataWithMessage(bankDetail, 'The new bank details, which wait'), ...refused },
});

export const editBankDetail = endpoint.post('/editBankDetail/{id}', {
  summary:
    'Change bank details. The change waits for 48 hours in place of one that waits already. Without an account number or a UPI id, those of before stay.',
  rules: CHANGE,
  request: { params: idInPath, ...jsonBody(z.object(form)) },
  responses: { 200: jsonDataWithMessage(bankDetail, 'The bank details with their change'), ...refused },
});

export const makePrimaryBankDetail = endpoint.post('/makePrimaryBankDetail/{id}', {
  summary: 'Let donors see these bank details of the NGO in 48 hours, in place of its other ones',
  rules: CHANGE,
  request: { params: idInPath },
  responses: {
    200: jsonDataWithMessage(bankDetail, 'The bank details with their change'),
    409: refused[409],
  },
});

export const withdrawBankDetail = endpoint.post('/withdrawBankDetail/{id}', {
  summary: 'Withdraw the change of bank details that waits',
  // Donors go on seeing what they see.
  rules: signedInRules('ngo', { audit: true, confirm: true, managersOnly: true, standings: VERIFIED_ONLY }),
  request: { params: idInPath },
  responses: { 200: json(messageBody, 'Withdrawn'), 409: refused[409] },
});

export const removeBankDetail = endpoint.post('/removeBankDetail/{id}', {
  summary: 'Remove bank details at once. The primary ones go last.',
  rules: CHANGE,
  request: { params: idInPath },
  responses: { 200: json(messageBody, 'Removed'), 409: refused[409] },
});
