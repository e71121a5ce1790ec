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
  messageBody,
  nullableText,
  pageOf,
  paging,
  signedInRules,
  VERIFIED_ONLY,
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
  category: z.enum(HELP_CATEGORIES),
  /** The beginning of the description; empty if the request is erased. */
  excerpt: z.string(),
  sentAt: dateTime,
  dueAt: dateTime,
  answeredAt: dateTime.nullable(),
  resolvedAt: dateTime.nullable(),
});
export type InboxRow = z.infer<typeof inboxRow>;

/** A row of the NGO's export. It contains neither personal details nor the person's own text. */
export const savedRequest = inboxRow.omit({ _id: true, excerpt: true });
export type SavedRequest = z.infer<typeof savedRequest>;

/**
 * Name, phone number and mail address are masked. seeHelpContact returns them once the request is accepted.
 */
export const inboxRequest = inboxRow.omit({ excerpt: true }).extend({
  /**
   * Empty if the request is erased, as is everything in `masked`. Contact details in it are hidden unless the
   * NGO handles the request.
   */
  description: z.string(),
  language: z.enum(LANGUAGES),
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
  userEmail: z.string(),
  userAddress: z.string(),
  userCity: z.string(),
  userPin: z.string(),
  /** The description as written, with nothing hidden. */
  helpDescription: z.string(),
});
export type HelpContact = z.infer<typeof helpContact>;

export const getAllHelpRequestByNgo = endpoint.get('/getAllHelpRequestByNgo', {
  summary: 'The inbox of the own NGO: new ones by their deadline, the others the latest first',
  rules: signedInRules('ngo', { standings: VERIFIED_ONLY }),
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
      'A page of it, and how many there are in each box, whatever is looked for',
    ),
  },
});

export const exportHelpRequests = endpoint.get('/exportHelpRequests', {
  summary: 'All requests of the own inbox as CSV, without contact details and without what people wrote',
  rules: signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY }),
  responses: { 200: csvFile('A line for each request') },
});

export const getHelpRequestById = endpoint.get('/getHelpRequestById/{id}', {
  summary: 'One request of the own inbox, contact details masked',
  rules: signedInRules('ngo', { standings: VERIFIED_ONLY }),
  request: { params: idInPath },
  responses: { 200: jsonData(inboxRequest, 'The request') },
});

export const acceptHelpRequest = endpoint.post('/acceptHelpRequest/{id}', {
  summary: 'Take it up; 409 when another NGO was first',
  rules: signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY }),
  request: { params: idInPath },
  responses: {
    200: json(
      messageBody.extend({
        data: z.object({
          /** The same details as seeHelpContact returns. Counts as a view. */
          contact: helpContact.nullable(),
          /**
           * The reason why `contact` is null: the account has used up its views of the day. The request is
           * accepted anyway.
           */
          withoutContact: nullableText,
        }),
      }),
      'It is yours, with how to reach the person, who is told',
    ),
  },
});

export const declineHelpRequest = endpoint.post('/declineHelpRequest/{id}', {
  summary: 'Decline it with a reason, which the person reads; it passes on to the next NGO',
  rules: signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY }),
  request: { params: idInPath, ...jsonBody(z.object({ reason: noteText })) },
  responses: { 200: json(messageBody, 'It is passed on') },
});

export const sendMessageToPerson = endpoint.post('/sendMessageToPerson/{id}', {
  summary: 'Write to the person of an accepted request',
  rules: signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY }),
  request: { params: idInPath, ...jsonBody(z.object({ message: messageText })) },
  responses: { 200: json(messageBody, 'The person is told that there is something to read') },
});

export const resolveHelpRequest = endpoint.post('/resolveHelpRequest/{id}', {
  summary: 'Say how it ended; `noCapacity` passes it on to the next NGO',
  rules: signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY }),
  request: {
    params: idInPath,
    ...jsonBody(z.object({ outcome: z.enum(OUTCOMES), message: messageText.optional() })),
  },
  responses: { 200: json(messageBody, 'It is noted; the person is told') },
});

export const seeHelpContact = endpoint.post('/seeHelpContact/{id}', {
  summary: 'The contact details of an accepted request; every look is in the audit log, and counted by day',
  rules: signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY }),
  request: { params: idInPath },
  responses: { 200: jsonData(helpContact, 'How to reach the person') },
});

const capacity = z.object({ until: z.iso.date().nullable() });

export const getHelpCapacity = endpoint.get('/getHelpCapacity', {
  summary: 'Until when the own NGO is asked nothing, that day included',
  rules: signedInRules('ngo', { standings: VERIFIED_ONLY }),
  responses: { 200: jsonData(capacity, 'The day, or null') },
});

export const setHelpCapacity = endpoint.post('/setHelpCapacity', {
  summary: 'No capacity until a day, that day included; null: it may be asked',
  rules: signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY }),
  request: jsonBody(capacity),
  responses: { 200: json(messageBody, 'It is noted') },
});
