import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  failureBody,
  idInPath,
  json,
  jsonBody,
  messageBody,
  noneOr,
  nullableText,
  pageOf,
  paging,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { emailAddress } from '#src/features/account/account.contract.ts';
import { NGO_ROLES, ROLES } from '#src/features/account/account.values.ts';
import { inviteeName } from '#src/features/account/invitation/invitation.contract.ts';
import { ACCOUNT_STATES, TEAM_ROLES } from './accounts.values.ts';

const endpoint = endpointsOf('accounts');
const CHANGE = signedInRules('admin', { audit: true, confirm: true });

const account = z.object({
  _id: z.string(),
  name: z.string(),
  /** In full: administrators tell people of the same name apart by it, and it is in the audit log too. */
  email: z.string(),
  role: z.enum(ROLES),
  ngoRole: z.enum(NGO_ROLES).nullable(),
  /** Null in our own team. */
  ngo: z
    .object({
      _id: z.string(),
      name: z.string(),
      nameGu: nullableText,
      nameHi: nullableText,
      isDeleted: z.boolean(),
    })
    .nullable(),
  usesTotp: z.boolean(),
  isDisabled: z.boolean(),
  signedInAt: dateTime.nullable(),
  /** Whether this is the account of the caller. */
  isYou: z.boolean(),
});
export type Account = z.infer<typeof account>;

/** An invitation to our own team that was not accepted yet. */
const teamInvitation = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(TEAM_ROLES),
  language: z.enum(LANGUAGES),
  createdAt: dateTime,
  expiresAt: dateTime,
});
export type TeamInvitation = z.infer<typeof teamInvitation>;

export const getAllAccount = endpoint.get('/getAllAccount', {
  summary: 'List all accounts, our own team first, and who is invited to it',
  rules: signedInRules('admin'),
  request: {
    query: z.object({
      /** Words of the name in any script, or of the address. */
      q: z.string().max(SEARCH_MOST).optional(),
      role: noneOr(z.enum(ROLES)),
      state: noneOr(z.enum(ACCOUNT_STATES)),
      ...paging,
    }),
  },
  responses: {
    200: json(pageOf(account).extend({ invitations: z.array(teamInvitation) }), 'A page of accounts'),
  },
});

export const inviteToTeam = endpoint.post('/inviteToTeam', {
  summary: 'Invite a person by email to our own team; inviting again sends a new link',
  rules: CHANGE,
  request: jsonBody(
    z.object({
      name: inviteeName,
      email: emailAddress,
      role: z.enum(TEAM_ROLES, { error: 'invalidValue' }),
      language: z.enum(LANGUAGES),
    }),
  ),
  responses: {
    200: json(messageBody, 'The invitation is on its way'),
    409: json(failureBody, 'The person is in our team already'),
  },
});

export const withdrawTeamInvitation = endpoint.post('/withdrawTeamInvitation/{id}', {
  summary: 'Withdraw an invitation to our own team; its link stops working',
  rules: CHANGE,
  request: { params: idInPath },
  responses: { 200: json(messageBody, 'The invitation is withdrawn') },
});

const OWN_OR_CHANGED = json(failureBody, 'It is your own account, or it has changed in the meantime');

export const disableAccount = endpoint.post('/disableAccount/{id}', {
  summary: 'Disable an account: it is signed out everywhere and cannot sign in',
  rules: CHANGE,
  request: { params: idInPath },
  responses: { 200: json(messageBody, 'The account is disabled'), 409: OWN_OR_CHANGED },
});

export const enableAccount = endpoint.post('/enableAccount/{id}', {
  summary: 'Let a disabled account sign in again',
  rules: CHANGE,
  request: { params: idInPath },
  responses: { 200: json(messageBody, 'The account is in use again'), 409: OWN_OR_CHANGED },
});

export const resetSecondFactor = endpoint.post('/resetSecondFactor/{id}', {
  summary: 'Forget the authenticator app of an account and sign it out everywhere',
  rules: CHANGE,
  request: { params: idInPath },
  responses: { 200: json(messageBody, 'The app is forgotten'), 409: OWN_OR_CHANGED },
});

export const signOutAccount = endpoint.post('/signOutAccount/{id}', {
  summary: 'Sign an account out everywhere',
  rules: CHANGE,
  request: { params: idInPath },
  responses: {
    200: json(messageBody, 'The account is signed out'),
    409: json(failureBody, 'It is your own account'),
  },
});
