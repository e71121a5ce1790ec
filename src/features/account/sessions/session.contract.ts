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
import { done, password } from '#src/features/account/account.contract.ts';

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
export type SessionShown = z.infer<typeof session>;

export const logOut = endpoint.post('/logOut', {
  summary: 'Sign out: the token of this call is worth nothing any more',
  rules: signedInRules('signedIn'),
  responses: { 200: json(done, 'Signed out') },
});

export const getAllSessions = endpoint.get('/getAllSessions', {
  summary: 'Where the own account is signed in',
  rules: signedInRules('signedIn'),
  responses: { 200: jsonData(z.array(session), 'The sessions that are good, the one seen last first') },
});

export const endSession = endpoint.post('/endSession/{id}', {
  summary: 'End a session of the own account',
  rules: signedInRules('signedIn'),
  request: { params: idInPath },
  responses: { 200: json(done, 'Ended') },
});

export const endOtherSessions = endpoint.post('/endOtherSessions', {
  summary: 'End all sessions of the own account but this one',
  rules: signedInRules('signedIn'),
  responses: { 200: json(done, 'Ended') },
});

export const confirmPassword = endpoint.post('/confirmPassword', {
  summary: 'Give the password again; the answer goes, as x-confirmation, into one call that asks for it',
  rules: signedInRules('signedIn'),
  request: jsonBody(z.object({ password })),
  responses: {
    200: jsonData(z.object({ confirmation: z.string() }), 'Good once, for five minutes, in this session'),
  },
});
