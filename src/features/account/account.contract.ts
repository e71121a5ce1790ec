import { EMAIL_MOST, TYPED_CODE_MOST } from '#src/shared/text-limits.ts';
import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  EVERY_STANDING,
  json,
  jsonBody,
  jsonData,
  nullableText,
  publicRules,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import { PASSWORD_MOST, ROLES, SECOND_STEPS } from './account.values.ts';

const endpoint = endpointsOf('auth');
const otpEndpoint = endpointsOf('otp');

/**
 * For calls that anyone may make, but rarely. The services enforce narrower limits by account and address.
 */
const PUBLIC_WRITE = publicRules(300);

export const emailAddress = z
  .string({ error: 'emailRequired' })
  .trim()
  .min(1, 'emailRequired')
  .max(EMAIL_MOST, 'emailInvalid')
  .refine(isEmail, { error: 'emailInvalid' });
// The full rules apply where a password is set. This only rejects input that cannot be a password.
export const password = z
  .string({ error: 'passwordRequired' })
  .min(1, 'passwordRequired')
  .max(PASSWORD_MOST * 4, 'passwordLong');
/** The id of the form that `sendOtp` returned. Senders without one are identified by address and network. */
export const otpForm = z.string().max(100, 'invalidValue').optional();
export const typedCode = z
  .string({ error: 'codeRequired' })
  .trim()
  .min(1, 'codeRequired')
  .max(TYPED_CODE_MOST, 'wrongCode');
const secret = z.string().min(1).max(4000);

export const done = z.object({ success: z.literal(true), msg: z.string().optional() });

/** The NGO of an account, as the browser stores it in session storage under `ngo`. */
export const ngoOfAccount = z.object({
  _id: z.string(),
  name: z.string(),
  nameGu: nullableText,
  nameHi: nullableText,
  category: z.string(),
  city: z.string(),
  status: z.string(),
});

/** The token goes into the authorization header of later calls and expires after 12 hours. */
const signedIn = z.object({ success: z.literal(true), token: z.string(), ngo: ngoOfAccount.nullable() });

export const logIn = endpoint.post('/logIn', {
  summary: 'Sign in by address and password',
  rules: PUBLIC_WRITE,
  request: jsonBody(z.object({ email: emailAddress, password })),
  responses: {
    200: json(signedIn, 'Signed in'),
    401: json(
      z.object({
        success: z.literal(false),
        msg: z.string(),
        next: z.enum(SECOND_STEPS).optional(),
        ticket: z.string().optional(),
        preparation: z.object({ secret: z.string(), address: z.string(), qr: z.string() }).nullish(),
      }),
      'Wrong, or with `next` what is missing: give `ticket` and the code to finishLogIn.',
    ),
  },
});

export const finishLogIn = endpoint.post('/finishLogIn', {
  summary: 'Sign in by the second step that logIn named',
  rules: PUBLIC_WRITE,
  request: jsonBody(z.object({ ticket: secret, code: typedCode })),
  responses: { 200: json(signedIn, 'Signed in') },
});

export const forgetPassword = endpoint.post('/forgetPassword', {
  summary: 'Ask for a link to a new password, by email; the answer is the same for every address',
  rules: PUBLIC_WRITE,
  request: jsonBody(z.object({ email: emailAddress })),
  responses: { 200: json(done, 'If there is such an account, an email is on its way') },
});

export const resetPassword = endpoint.post('/resetPassword', {
  summary: 'Set a new password with the token of the link',
  rules: PUBLIC_WRITE,
  request: jsonBody(z.object({ token: secret, password })),
  responses: { 200: json(done, 'The password is set; every token of before is worth nothing') },
});

export const changePassword = endpoint.post('/changePassword', {
  summary: 'Change the password; every token of before is worth nothing then',
  rules: signedInRules('signedIn', { audit: true }),
  request: jsonBody(z.object({ password, newPassword: password })),
  responses: { 200: json(done, 'Changed') },
});

export const getAccount = endpoint.get('/getAccount', {
  summary: 'Who is signed in',
  rules: signedInRules('signedIn'),
  responses: {
    200: jsonData(
      z.object({ email: z.string(), name: z.string(), role: z.enum(ROLES), usesTotp: z.boolean() }),
      'The account of the token',
    ),
  },
});

export const setUpTotp = endpoint.post('/setUpTotp', {
  summary: 'Begin to use an authenticator app: a secret for it, and the ticket that confirms it',
  rules: signedInRules('signedIn', { confirm: true }),
  responses: {
    200: jsonData(
      z.object({ ticket: z.string(), secret: z.string(), address: z.string(), qr: z.string() }),
      'Nothing has changed yet',
    ),
  },
});

export const confirmTotp = endpoint.post('/confirmTotp', {
  summary: 'Use the authenticator app from now on, proved by a code of it',
  rules: signedInRules('signedIn', { audit: true }),
  request: jsonBody(z.object({ ticket: secret, code: typedCode })),
  responses: { 200: json(done, 'In use') },
});

export const removeTotp = endpoint.post('/removeTotp', {
  summary: 'Stop using the authenticator app, proved by the password; NGO users only',
  rules: signedInRules('ngo', { audit: true, standings: EVERY_STANDING }),
  request: jsonBody(z.object({ password })),
  responses: { 200: json(done, 'Codes come by email again') },
});

export const sendOtp = otpEndpoint.post('/sendOtp', {
  summary: 'Send a code to an address, to prove it in a form; the code goes by email and is in no answer',
  rules: { ...PUBLIC_WRITE, isUrgent: true },
  request: jsonBody(z.object({ email: emailAddress })),
  responses: {
    200: json(
      z.object({
        success: z.literal(true),
        /**
         * The form that requested the code. Sent back as `otpForm` with the code, it has five tries that
         * nobody else can use up.
         */
        data: z.object({ form: z.string() }),
      }),
      'A mail with the code is on its way',
    ),
  },
});
