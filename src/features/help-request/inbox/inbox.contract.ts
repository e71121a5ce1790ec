import { z } from '@hono/zod-openapi';
import {
  csvFile,
  dateTime,
  endpointsOf,
  idInPath,
  integer,
  json,
  jsonBody,
  jsonData,
  jsonDataWithMessage,
  messageBody,
  nullableText,
  pageOf,
  paging,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import {
  HELP_CATEGORIES,
  INBOXES,
  OFFER_STATUSES,
  OUTCOMES,
  WORDS_MOST,
} from '#src/features/help-request/help-request.values.ts';
import { history, messages, messageText, noteText } from '#src/features/help-request/history.contract.ts';

const endpoint = endpointsOf('helpRequest');

export const inboxRow = z.object({
  _id: z.string(),
  reference: z.string(),
  status: z.enum(OFFER_STATUSES),
  outcome: z.enum(OUTCOMES).nullable(),
  city: z.string(),
  /** From the town of the NGO, as the crow flies; 0 in the same town, null if a town is unknown. */
  distanceKm: integer.nullable(),
  category: z.enum(HELP_CATEGORIES),
  /** The language in which the person asked. */
  language: z.enum(LANGUAGES),
  /** The beginning of the description; empty if the request is erased. */
  excerpt: z.string(),
  sentAt: dateTime,
  dueAt: dateTime,
  answeredAt: dateTime.nullable(),
  resolvedAt: dateTime.nullable(),
});
export type InboxRow = z.infer<typeof inboxRow>;

/** A row of the NGO's export. It contains neither personal details nor the person's own text. */
export const savedRequest = inboxRow.omit({ _id: true, excerpt: true, distanceKm: true, language: true });
export type SavedRequest = z.infer<typeof savedRequest>;

/**
 * Name, phone number and mail address are masked. seeHelpContact returns them once the request is accepted.
 */
export const inboxRequest = inboxRow.omit({ excerpt: true }).extend({
  /** The day by which the NGO said it would be in touch, and whether it was, as the person says. */
  contactBy: z.iso.date().nullable(),
  contacted: z.boolean().nullable(),
  /**
   * Empty if the request is erased, as is everything in `masked`. Contact details in it are hidden unless the
   * NGO handles the request and views are left today.
   */
  description: z.string(),
  mayMail: z.boolean(),
  /** How and when it is safe to reach the person. The page shows it before the phone number. */
  safeContact: nullableText,
  masked: z.object({ userName: z.string(), userMobile: z.string(), userEmail: z.string() }),
  history,
  messages,
});
export type InboxRequest = z.infer<typeof inboxRequest>;

export const helpContact = z.object({
  safeContact: nullableText,
  mayMail: z.boolean(),
  userName: z.string(),
  userMobile: z.string(),
  /** Empty if they have none. */
  userEmail: z.string(),
  userAddress: z.string(),
  userCity: z.string(),
  userPin: z.string(),
  /** The description as written, with nothing hidden. */
  helpDescription: z.string(),
});
export type HelpContact = z.infer<typeof helpContact>;

export const getAllHelpRequestByNgo = endpoint.get('/getAllHelpRequestByNgo', {
  summary: 'List the inbox of the NGO: new requests by deadline, the others latest first',
  rules: signedInRules('ngo', { confirm: 'ifNeeded' }),
  request: {
    query: z.object({
      /** `all` ignores the boxes and sorts the latest first. */
      box: z.enum([...INBOXES, 'all']).default('new'),
      /** Each word must occur in the reference, the city or the description. */
      words: z.string().max(WORDS_MOST).optional(),
      ...paging,
    }),
  },
  responses: {
    200: json(
      pageOf(inboxRow).extend({
        counts: z.object({ new: integer, accepted: integer, resolved: integer }),
      }),
      'A page of the inbox, and the number of requests in each box regardless of the search',
    ),
  },
});

export const exportHelpRequests = endpoint.get('/exportHelpRequests', {
  summary: 'Export all requests of the inbox as CSV, without contact details and descriptions',
  rules: signedInRules('ngo', { audit: true }),
  responses: { 200: csvFile('A row for each request') },
});

export const getHelpRequestById = endpoint.get('/getHelpRequestById/{id}', {
  summary: 'Get a request of the inbox with masked contact details',
  rules: signedInRules('ngo', { confirm: 'ifNeeded' }),
  request: { params: idInPath },
  responses: { 200: jsonData(inboxRequest, 'The request') },
});

export const acceptHelpRequest = endpoint.post('/acceptHelpRequest/{id}', {
  summary: 'Accept a request; returns 409 if another NGO accepted it first',
  rules: signedInRules('ngo', { audit: true }),
  request: {
    params: idInPath,
    body: {
      content: {
        'application/json': {
          schema: z.object({
            /**
             * The day in India by which the NGO will be in touch: from today to 14 days ahead. Without it, the day
             * after tomorrow, for clients that know no such day.
             */
            contactBy: z.iso.date('helpContactDay').optional(),
          }),
        },
      },
      required: false,
    },
  },
  responses: {
    200: jsonDataWithMessage(
      z.object({
        /** The same details as seeHelpContact returns. Counts as a view. */
        contact: helpContact.nullable(),
        /**
         * The reason why `contact` is null: the account has used up its views of the day. The request is
         * accepted anyway.
         */
        withoutContact: nullableText,
      }),
      'The request is assigned to the NGO. Returns the contact details and notifies the person.',
    ),
  },
});

export const declineHelpRequest = endpoint.post('/declineHelpRequest/{id}', {
  summary: 'Decline a request with a reason that the person can read; the request goes to the next NGO',
  rules: signedInRules('ngo', { audit: true, confirm: true }),
  request: { params: idInPath, ...jsonBody(z.object({ reason: noteText })) },
  responses: { 200: json(messageBody, 'The request is declined') },
});

export const sendMessageToPerson = endpoint.post('/sendMessageToPerson/{id}', {
  summary: 'Send a message to the person of an accepted request',
  rules: signedInRules('ngo', { audit: true, confirm: true }),
  request: { params: idInPath, ...jsonBody(z.object({ message: messageText })) },
  responses: { 200: json(messageBody, 'The message is saved; the person is notified') },
});

export const resolveHelpRequest = endpoint.post('/resolveHelpRequest/{id}', {
  summary: 'Report the outcome of a request; `noCapacity` passes it on to the next NGO',
  rules: signedInRules('ngo', { audit: true, confirm: true }),
  request: {
    params: idInPath,
    ...jsonBody(z.object({ outcome: z.enum(OUTCOMES), message: messageText.optional() })),
  },
  responses: { 200: json(messageBody, 'The outcome is saved; the person is notified') },
});

export const seeHelpContact = endpoint.post('/seeHelpContact/{id}', {
  summary:
    'Get the contact details of an accepted request; each view is recorded in the audit log and limited per day',
  rules: signedInRules('ngo', { audit: true, confirm: 'ifNeeded' }),
  request: { params: idInPath },
  responses: { 200: jsonData(helpContact, 'The contact details') },
});

const capacity = z.object({ until: z.iso.date().nullable() });

export const getHelpCapacity = endpoint.get('/getHelpCapacity', {
  summary: 'Get the last day of the pause of the NGO',
  rules: signedInRules('ngo'),
  responses: { 200: jsonData(capacity, 'The day (inclusive), or null if the NGO has not paused') },
});

export const setHelpCapacity = endpoint.post('/setHelpCapacity', {
  summary: 'Pause new requests up to and including a day; null ends the pause',
  rules: signedInRules('ngo', { audit: true, confirm: 'ifNeeded' }),
  request: jsonBody(capacity),
  responses: { 200: json(messageBody, 'The pause is saved') },
});
