import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  fieldErrorsBody,
  idInPath,
  integer,
  json,
  jsonBody,
  jsonData,
  jsonDataWithMessage,
  messageBody,
  pageOf,
  paging,
  signedInRules,
  VERIFIED_ONLY,
} from '#src/server/endpoint.server.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import {
  ASSISTED_NEWS,
  HELP_CATEGORIES,
  REQUEST_STATUSES,
} from '#src/features/help-request/help-request.values.ts';
import { namedNgo, WORDS_OF_PEOPLE } from '#src/features/help-request/history.contract.ts';

const endpoint = endpointsOf('helpRequest');

/** Verified NGOs and staff; every query has its own NGO or the team as owner. */
const rules = (options: { audit?: boolean; confirm?: boolean; managersOnly?: boolean } = {}) =>
  signedInRules('signedIn', { ...options, standings: VERIFIED_ONLY });

// The service reports the errors of all fields together. This schema rejects only what no form sends.
const rawText = z.string().max(8000, 'textLong').optional();
const consent = {
  /** The consent was read out, and the person agreed. */
  hasConsent: z.boolean().default(false),
  /** Which text was read out. */
  consentVersion: z.string().max(20).default(''),
};
const language = z.enum(LANGUAGES);

/** What the person takes along, in their language: to print, or to forward. The code of the page contains no PIN. */
const slip = z.object({
  language,
  /** The address of the status page, and its QR code. */
  address: z.string(),
  code: z.object({ path: z.string(), side: integer }),
  heading: z.string(),
  number: z.string(),
  pin: z.string(),
  /** How to use number and PIN. */
  howTo: z.array(z.string()),
  /** What happens by which day. */
  next: z.array(z.string()),
  helplinesHeading: z.string(),
  helplines: z.array(z.object({ number: z.string(), name: z.string() })),
  /** The text to forward, with the PIN, and without it for links, whose text may be logged. */
  message: z.string(),
  messageWithoutPin: z.string(),
});
export type SlipData = z.infer<typeof slip>;

const filed = z.object({
  _id: z.string(),
  reference: z.string(),
  /** Both are returned only here, once. */
  pin: z.string(),
  /** Is accepted in place of the PIN, however often others have tried. */
  longPin: z.string(),
  slip,
});
export type Filed = z.infer<typeof filed>;

/** What the person says about herself; NGOs see it only after they accept. */
const OF_PERSON = ['userName', 'userAddress', 'userCity', 'userPin', 'userHelpCategory', 'consentVersion'];

export const fileHelpRequest = endpoint.post('/fileHelpRequest', {
  summary: 'File a help request for somebody without email; number and PIN take the place of the email code',
  rules: { ...rules({ audit: true }), paymentDetailsIn: WORDS_OF_PEOPLE, contactsIn: OF_PERSON },
  request: jsonBody(
    z.object({
      userName: rawText,
      userMobile: rawText,
      userAddress: rawText,
      helpDescription: rawText,
      userCity: rawText,
      userHelpCategory: rawText,
      userPin: rawText,
      safeContact: rawText,
      /** The language of the person, in which the consent was read out. */
      language,
      ...consent,
      /** Chosen by the client; the same when the request is sent again, which gives a new PIN. */
      idempotencyKey: z.string().min(8).max(64).optional(),
    }),
  ),
  responses: {
    200: jsonDataWithMessage(filed, 'The request is saved, now or by an earlier call'),
    422: json(fieldErrorsBody, 'An error message for each invalid field'),
  },
});

export const assistedRow = z.object({
  _id: z.string(),
  reference: z.string(),
  status: z.enum(REQUEST_STATUSES),
  city: z.string(),
  category: z.enum(HELP_CATEGORIES),
  createdAt: dateTime,
  /** By when the NGO that accepted said it would be in touch. */
  contactBy: z.iso.date().nullable(),
  /** Something happened since the helper opened it. */
  hasNews: z.boolean(),
  /** The day on which it is erased, because a helper took the consent back. Until then it can be restored. */
  erasedOn: z.iso.date().nullable(),
});
export type AssistedRow = z.infer<typeof assistedRow>;

export const assistedRequest = assistedRow.extend({
  language,
  /** Masked: enough to tell two people apart. Empty if the request is erased. */
  masked: z.object({ userName: z.string(), userMobile: z.string() }),
  isErased: z.boolean(),
  /** Many wrong PINs were tried today. */
  isGuessed: z.boolean(),
  pinAt: dateTime.nullable(),
  /** The consents, oldest first. */
  consents: z.array(
    z.object({ purpose: z.enum(['file', 'renewPin']), textVersion: z.string(), language, at: dateTime }),
  ),
  /** What the person would have been notified of, oldest first. */
  news: z.array(z.object({ at: dateTime, kind: z.enum(ASSISTED_NEWS), ngo: namedNgo.nullable() })),
});
export type AssistedRequest = z.infer<typeof assistedRequest>;

export const getAssistedHelpRequests = endpoint.get('/getAssistedHelpRequests', {
  summary: 'List the requests that the own NGO, or the team, filed for somebody: those with news first',
  rules: rules(),
  request: { query: z.object(paging) },
  responses: {
    200: json(pageOf(assistedRow).extend({ news: integer }), 'A page of them, and how many have news'),
  },
});

export const getAssistedHelpRequest = endpoint.get('/getAssistedHelpRequest/{id}', {
  summary: 'Get the state of a request that was filed for somebody, without personal details',
  rules: rules(),
  request: { params: idInPath },
  responses: { 200: jsonData(assistedRequest, 'The request; its news counts as seen') },
});

export const withdrawHelpConsent = endpoint.post('/withdrawHelpConsent/{id}', {
  summary:
    'Take back the consent of a person for whom a request was filed, at their wish: closes and hides the request at once, and erases it after 30 days',
  rules: rules({ audit: true, confirm: true }),
  refuses: [409],
  request: { params: idInPath },
  responses: { 200: json(messageBody, 'The request is hidden; only number and PIN still open it') },
});

export const restoreHelpRequest = endpoint.post('/restoreHelpRequest/{id}', {
  summary: 'Restore a request within 30 days after withdrawHelpConsent. Only a manager or staff.',
  rules: rules({ audit: true, confirm: true, managersOnly: true }),
  refuses: [409],
  request: { params: idInPath },
  responses: { 200: json(messageBody, 'The request is as before; if it was open, NGOs are asked again') },
});

export const renewHelpPin = endpoint.post('/renewHelpPin/{id}', {
  summary: 'Give a new PIN for a request that was filed for somebody, after asking for consent again',
  rules: rules({ audit: true, confirm: true }),
  request: { params: idInPath, ...jsonBody(z.object({ language, ...consent })) },
  responses: {
    200: jsonDataWithMessage(filed, 'The new PIN; the old one works until it is used'),
    422: json(fieldErrorsBody, 'The consent is missing'),
  },
});
