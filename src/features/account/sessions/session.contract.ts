import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  idInPath,
  json,
  jsonBody,
  jsonData,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { success, password } from '#src/features/account/account.contract.ts';

const endpoint = endpointsOf('auth');

/** A session of the signed-in person. */
export const session = z.object({
  _id: z.string(),
  /** For example 'Chrome'; empty if unknown. */
  browser: z.string(),
  /** For example 'Android'; empty if unknown. */
  system: z.string(),
  createdAt: dateTime,
  /** Accurate to the minute. */
  seenAt: dateTime,
  /** Whether this is the session of the call. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof session>;

export const logOut = endpoint.post('/logOut', {
  summary: 'Sign out and invalidate the token',
  rules: signedInRules('signedIn'),
  responses: { 200: json(success, 'Signed out') },
});

export const getAllSessions = endpoint.get('/getAllSessions', {
  summary: 'List the active sessions of the account',
  rules: signedInRules('signedIn'),
  responses: { 200: jsonData(z.array(session), 'The sessions, most recently used first') },
});

export const endSession = endpoint.post('/endSession/{id}', {
  summary: 'End a session of the account',
  rules: signedInRules('signedIn', { confirm: true }),
  request: { params: idInPath },
  responses: { 200: json(success, 'The session has ended') },
});

export const endOtherSessions = endpoint.post('/endOtherSessions', {
  summary: 'End all other sessions of the account',
  rules: signedInRules('signedIn', { confirm: true }),
  responses: { 200: json(success, 'The session has ended') },
});

export const confirmPassword = endpoint.post('/confirmPassword', {
  summary:
    'Confirm the password, for calls that require it. Also sets the confirmation as a cookie of the API',
  rules: signedInRules('signedIn'),
  request: jsonBody(z.object({ password })),
  responses: {
    200: jsonData(z.object({ confirmation: z.string() }), 'Valid for half an hour, in this session'),
  },
});

export const getConfirmation = endpoint.get('/getConfirmation', {
  summary: 'Learn before a long upload whether the password has been confirmed',
  rules: signedInRules('signedIn', { confirm: true }),
  responses: { 200: json(success, 'The call carries a valid confirmation') },
});
