import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  failureBody,
  fieldErrorsBody,
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
import { CHANGE_STATUSES } from '#src/features/ngo/guarded-changes/change.values.ts';

const endpoint = endpointsOf('donation');
const CHANGE: EndpointRules = {
  ...signedInRules('ngo', { audit: true, confirm: true, managersOnly: true, standings: VERIFIED_ONLY }),
  limit: { requests: 40, seconds: 3600 },
};

/** Keys of an account at the gateway. The secrets never leave the server. */
const gatewayAccount = z.object({
  _id: z.string(),
  keyId: z.string(),
  status: z.enum(CHANGE_STATUSES),
  requestedBy: nullableText,
  requestedAt: dateTime,
  takesEffectAt: dateTime,
  /** Whether that time is over, so that it becomes active within minutes. */
  isDue: z.boolean(),
  decidedAt: dateTime.nullable(),
});
export type GatewayAccount = z.infer<typeof gatewayAccount>;

const gatewayAccounts = z.object({
  active: gatewayAccount.nullable(),
  waiting: gatewayAccount.nullable(),
  /** Where the gateway must report payments of the NGO. */
  webhookUrl: z.string(),
  /** Whether keys for tests are accepted, which take no money. */
  allowsTest: z.boolean(),
});
export type GatewayAccounts = z.infer<typeof gatewayAccounts>;

export const getGatewayAccount = endpoint.get('/getGatewayAccount', {
  summary: 'Get the key ids with which the NGO takes card payments, and what to enter at the gateway',
  rules: signedInRules('ngo', { standings: VERIFIED_ONLY }),
  responses: { 200: jsonData(gatewayAccounts, 'What is active and what waits') },
});

const text = z.string().max(1000, 'textLong').optional();

export const saveGatewayAccount = endpoint.post('/saveGatewayAccount', {
  summary:
    'Enter the keys of an account at the gateway. They wait for 48 hours in place of keys that wait already.',
  rules: CHANGE,
  request: jsonBody(z.object({ keyId: text, keySecret: text, webhookSecret: text })),
  responses: {
    200: jsonDataWithMessage(gatewayAccounts, 'The keys, which wait'),
    409: json(failureBody, 'Changes are frozen'),
    422: json(fieldErrorsBody, 'One error message per invalid field'),
  },
});

export const withdrawGatewayAccount = endpoint.post('/withdrawGatewayAccount', {
  summary: 'Withdraw the keys that wait',
  rules: signedInRules('ngo', { audit: true, confirm: true, managersOnly: true, standings: VERIFIED_ONLY }),
  responses: { 200: json(messageBody, 'Withdrawn'), 409: json(failureBody, 'Nothing waits') },
});

export const removeGatewayAccount = endpoint.post('/removeGatewayAccount', {
  summary:
    'Stop taking card payments at once, also because the keys have leaked: no webhook signed with them counts any more. Refunds of older payments go on.',
  rules: CHANGE,
  responses: { 200: json(messageBody, 'Removed'), 409: json(failureBody, 'There are no keys') },
});
