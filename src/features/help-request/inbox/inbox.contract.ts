import { z } from '@hono/zod-openapi';
import {
  csvFile,
  defineEndpoint,
  done,
  idInPath,
  json,
  jsonBody,
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

const tags = ['helpRequest'];
const success = z.literal(true);
const time = z.iso.datetime();
const text = z.string().nullable();

export const inboxRow = z.object({
  _id: z.string(),
  reference: z.string(),
  status: z.enum(OFFER_STATUSES),
  outcome: z.enum(OUTCOMES).nullable(),
  city: z.string(),
  category: z.enum(HELP_CATEGORIES),
  /** The beginning of what is needed; empty when the request is erased. */
  excerpt: z.string(),
  sentAt: time,
  dueAt: time,
  answeredAt: time.nullable(),
  resolvedAt: time.nullable(),
});
export type InboxRow = z.infer<typeof inboxRow>;

/** What the file of the own requests tells: neither who asked nor what they wrote. */
export const savedRequest = inboxRow.omit({ _id: true, excerpt: true });
export type SavedRequest = z.infer<typeof savedRequest>;

/** Name, number and address are masked here; seeHelpContact shows them once it is accepted. */
export const inboxRequest = inboxRow.omit({ excerpt: true }).extend({
  /** Empty when the request is erased, as everything in `masked` is; contact details in it are hidden unless it is held. */
  description: z.string(),
  language: z.enum(LANGUAGES),
  mayMail: z.boolean(),
  /** How and when it is safe to reach the person: to be read before the number. */
  safeContact: text,
  masked: z.object({ userName: z.string(), userMobile: z.string(), userEmail: z.string() }),
  history,
  messages,
});
export type InboxRequest = z.infer<typeof inboxRequest>;

export const helpContact = z.object({
  safeContact: text,
  mayMail: z.boolean(),
  userName: z.string(),
  userMobile: z.string(),
  userEmail: z.string(),
  userAddress: z.string(),
  userCity: z.string(),
  userPin: z.string(),
  /** What is needed, as it was written: nothing in it is hidden. */
  helpDescription: z.string(),
});
export type HelpContact = z.infer<typeof helpContact>;

export const getAllHelpRequestByNgo = defineEndpoint({
  method: 'get',
  path: '/getAllHelpRequestByNgo',
  tags,
  summary: 'The inbox of the own NGO: new ones by their deadline, the others the latest first',
  rules: signedInRules('ngo', { standings: VERIFIED_ONLY }),
  request: {
    query: z.object({
      /** `all`: whatever the box, the latest first. */
      box: z.enum([...INBOXES, 'all']).default('new'),
      /** Each must stand in the reference, the town or what is needed. */
      words: z.string().max(WORDS_MOST).optional(),
      ...paging,
    }),
  },
  responses: {
    200: json(
      pageOf(inboxRow).extend({
        counts: z.object({ new: z.number().int(), accepted: z.number().int(), resolved: z.number().int() }),
      }),
      'A page of it, and how many there are in each box, whatever is looked for',
    ),
  },
});

export const exportHelpRequests = defineEndpoint({
  method: 'get',
  path: '/exportHelpRequests',
  tags,
  summary: 'All requests of the own inbox as CSV, without contact details and without what people wrote',
  rules: signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY }),
  responses: {
    200: csvFile('A line for each request'),
  },
});

export const getHelpRequestById = defineEndpoint({
  method: 'get',
  path: '/getHelpRequestById/{id}',
  tags,
  summary: 'One request of the own inbox, contact details masked',
  rules: signedInRules('ngo', { standings: VERIFIED_ONLY }),
  request: { params: idInPath },
  responses: { 200: json(z.object({ success, data: inboxRequest }), 'The request') },
});

export const acceptHelpRequest = defineEndpoint({
  method: 'post',
  path: '/acceptHelpRequest/{id}',
  tags,
  summary: 'Take it up; 409 when another NGO was first',
  rules: signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY }),
  request: { params: idInPath },
  responses: {
    200: json(
      done.extend({
        data: z.object({
          /** As of seeHelpContact, and counted as a look. */
          contact: helpContact.nullable(),
          /** Why not, when this account has had its looks of the day; it is accepted all the same. */
          withoutContact: text,
        }),
      }),
      'It is yours, with how to reach the person, who is told',
    ),
  },
});

export const declineHelpRequest = defineEndpoint({
  method: 'post',
  path: '/declineHelpRequest/{id}',
  tags,
  summary: 'Decline it with a reason, which the person reads; it passes on to the next NGO',
  rules: signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY }),
  request: { params: idInPath, ...jsonBody(z.object({ reason: noteText })) },
  responses: { 200: json(done, 'It is passed on') },
});

export const sendMessageToPerson = defineEndpoint({
  method: 'post',
  path: '/sendMessageToPerson/{id}',
  tags,
  summary: 'Write to the person of an accepted request',
  rules: signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY }),
  request: { params: idInPath, ...jsonBody(z.object({ message: messageText })) },
  responses: { 200: json(done, 'The person is told that there is something to read') },
});

export const resolveHelpRequest = defineEndpoint({
  method: 'post',
  path: '/resolveHelpRequest/{id}',
  tags,
  summary: 'Say how it ended; `noCapacity` passes it on to the next NGO',
  rules: signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY }),
  request: {
    params: idInPath,
    ...jsonBody(z.object({ outcome: z.enum(OUTCOMES), message: messageText.optional() })),
  },
  responses: { 200: json(done, 'It is noted; the person is told') },
});

export const seeHelpContact = defineEndpoint({
  method: 'post',
  path: '/seeHelpContact/{id}',
  tags,
  summary: 'The contact details of an accepted request; every look is in the audit log, and counted by day',
  rules: signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY }),
  request: { params: idInPath },
  responses: { 200: json(z.object({ success, data: helpContact }), 'How to reach the person') },
});

const capacity = z.object({ until: z.iso.date().nullable() });

export const getHelpCapacity = defineEndpoint({
  method: 'get',
  path: '/getHelpCapacity',
  tags,
  summary: 'Until when the own NGO is asked nothing, that day included',
  rules: signedInRules('ngo', { standings: VERIFIED_ONLY }),
  responses: { 200: json(z.object({ success, data: capacity }), 'The day, or null') },
});

export const setHelpCapacity = defineEndpoint({
  method: 'post',
  path: '/setHelpCapacity',
  tags,
  summary: 'No capacity until a day, that day included; null: it may be asked',
  rules: signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY }),
  request: jsonBody(capacity),
  responses: { 200: json(done, 'It is noted') },
});
