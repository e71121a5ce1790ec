import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  failureBody,
  idInPath,
  json,
  jsonBody,
  jsonData,
  messageBody,
  signedInRules,
  UNLESS_SUSPENDED,
  VERIFIED_ONLY,
} from '#src/server/endpoint.server.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import { emailAddress } from '#src/features/account/account.contract.ts';
import { NGO_ROLES } from '#src/features/account/account.values.ts';
import { inviteeName } from '#src/features/account/invitation/invitation.contract.ts';

const endpoint = endpointsOf('people of an NGO');
const CHANGE = signedInRules('ngo', {
  audit: true,
  confirm: true,
  managersOnly: true,
  standings: UNLESS_SUSPENDED,
});

const ngoRole = z.enum(NGO_ROLES, { error: 'invalidValue' });

const person = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  ngoRole,
  /** Whether this is the account of the caller. */
  isYou: z.boolean(),
  isDisabled: z.boolean(),
  signedInAt: dateTime.nullable(),
});
export type Person = z.infer<typeof person>;

/** An invitation that was not accepted yet. */
const openInvitation = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  ngoRole,
  createdAt: dateTime,
  expiresAt: dateTime,
});
export type InvitedPerson = z.infer<typeof openInvitation>;

const people = z.object({
  /** Whether the caller may remove people and change what they may do. */
  isManager: z.boolean(),
  /** Whether the caller may invite people: our team has checked the NGO too, and its changes are not frozen. */
  mayInvite: z.boolean(),
  /** Whether nobody new is let in and no role changes, because someone said that a change was not theirs. */
  isFrozen: z.boolean(),
  people: z.array(person),
  invitations: z.array(openInvitation),
});
export type People = z.infer<typeof people>;

export const getAllPerson = endpoint.get('/getAllPerson', {
  summary: 'List the people who can sign in for your own NGO, and who is invited',
  rules: signedInRules('ngo', { standings: UNLESS_SUSPENDED }),
  responses: { 200: jsonData(people, 'The people, oldest account first') },
});

export const invitePerson = endpoint.post('/invitePerson', {
  summary: 'Invite a person by email to sign in for your own NGO; inviting again sends a new link',
  // Its mails carry the name of the NGO, which nobody has checked before.
  rules: { ...CHANGE, standings: VERIFIED_ONLY },
  request: jsonBody(
    z.object({ name: inviteeName, email: emailAddress, ngoRole, language: z.enum(LANGUAGES) }),
  ),
  responses: {
    200: json(messageBody, 'The invitation is on its way'),
    409: json(failureBody, 'The person can sign in already, or there are too many people'),
  },
});

export const withdrawInvitation = endpoint.post('/withdrawInvitation/{id}', {
  summary: 'Withdraw an invitation to your own NGO; its link stops working',
  rules: signedInRules('ngo', { audit: true, managersOnly: true, standings: UNLESS_SUSPENDED }),
  request: { params: idInPath },
  responses: { 200: json(messageBody, 'The invitation is withdrawn') },
});

export const changePersonRole = endpoint.post('/changePersonRole/{id}', {
  summary: 'Make a person of your own NGO a manager or a member',
  rules: CHANGE,
  request: { params: idInPath, ...jsonBody(z.object({ ngoRole })) },
  responses: {
    200: json(messageBody, 'The role is changed'),
    409: json(failureBody, 'It is your own account'),
  },
});

export const removePerson = endpoint.post('/removePerson/{id}', {
  summary: 'Remove a person from your own NGO and delete the account',
  rules: CHANGE,
  request: { params: idInPath },
  responses: {
    200: json(messageBody, 'The person cannot sign in any more'),
    409: json(failureBody, 'It is your own account'),
  },
});
