import { EMAIL_MOST, CODE_TEXT_MOST } from '#src/shared/text-limits.ts';
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
import { NGO_ROLES, PASSWORD_MOST, ROLES, SECOND_STEPS } from './account.values.ts';

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
export const enteredCode = z
  .string({ error: 'codeRequired' })
  .trim()
  .min(1, 'codeRequired')
  .max(CODE_TEXT_MOST, 'wrongCode');
const secret = z.string().min(1).max(4000);

export const success = z.object({ success: z.literal(true), msg: z.string().optional() });

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
  summary: 'Sign in with email address and password',
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
      'Wrong email address or password. With `next`, a second step is required: send `ticket` and the code to finishLogIn.',
    ),
  },
});

export const finishLogIn = endpoint.post('/finishLogIn', {
  summary: 'Complete the second step of signing in',
  rules: PUBLIC_WRITE,
  refuses: [401],
  request: jsonBody(z.object({ ticket: secret, code: enteredCode })),
  responses: { 200: json(signedIn, 'Signed in') },
});

export const forgetPassword = endpoint.post('/forgetPassword', {
  summary: 'Request a password reset link by email; the response is the same for every address',
  rules: PUBLIC_WRITE,
  request: jsonBody(z.object({ email: emailAddress })),
  responses: { 200: json(success, 'The link is sent if the account exists') },
});

export const resetPassword = endpoint.post('/resetPassword', {
  summary: 'Set a new password with the token of a reset link',
  rules: PUBLIC_WRITE,
  request: jsonBody(z.object({ token: secret, password })),
  responses: { 200: json(success, 'The password is set and all earlier tokens are invalid') },
});

export const changePassword = endpoint.post('/changePassword', {
  summary: 'Change the password and invalidate all earlier tokens',
  rules: signedInRules('signedIn', { audit: true }),
  request: jsonBody(z.object({ password, newPassword: password })),
  responses: { 200: json(success, 'The password is changed') },
});

export const getAccount = endpoint.get('/getAccount', {
  summary: 'Get the account of the caller',
  rules: signedInRules('signedIn'),
  responses: {
    200: jsonData(
      z.object({
        email: z.string(),
        name: z.string(),
        role: z.enum(ROLES),
        ngoRole: z.enum(NGO_ROLES).nullable(),
        usesTotp: z.boolean(),
      }),
      'The account',
    ),
  },
});

export const setUpTotp = endpoint.post('/setUpTotp', {
  summary: 'Begin setting up an authenticator app',
  rules: signedInRules('signedIn', { confirm: true }),
  responses: {
    200: jsonData(
      z.object({ ticket: z.string(), secret: z.string(), address: z.string(), qr: z.string() }),
      'The secret for the app and the ticket for confirmTotp. Nothing is changed yet.',
    ),
  },
});

export const confirmTotp = endpoint.post('/confirmTotp', {
  summary: 'Turn on the authenticator app with one of its codes',
  rules: signedInRules('signedIn', { audit: true }),
  request: jsonBody(z.object({ ticket: secret, code: enteredCode })),
  responses: { 200: json(success, 'The app is in use') },
});

export const removeTotp = endpoint.post('/removeTotp', {
  summary: 'Turn off the authenticator app; requires the password, NGO users only',
  rules: signedInRules('ngo', { audit: true, standings: EVERY_STANDING }),
  request: jsonBody(z.object({ password })),
  responses: { 200: json(success, 'The app is off; codes are sent by email') },
});

export const sendOtp = otpEndpoint.post('/sendOtp', {
  summary: 'Email a one-time code that verifies an address in a form',
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
      'The code is sent',
    ),
  },
});
