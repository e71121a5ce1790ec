import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  failureBody,
  integer,
  json,
  jsonBody,
  jsonData,
  jsonDataWithMessage,
  languageOfMail,
  messageBody,
  publicRules,
} from '#src/server/endpoint.server.ts';
import { ticketEvent } from '#src/features/event/event.contract.ts';
import { PARTY_MOST, REGISTRATION_STATUSES } from '#src/features/event/event.values.ts';

const endpoint = endpointsOf('event');
const RULES = publicRules(300);
/** A body, not a path: addresses are logged. */
const token = z.string().min(1).max(100);

const ticket = z.object({
  /** The number to say at the door. */
  ticket: z.string(),
  name: z.string(),
  partySize: integer,
  status: z.enum(REGISTRATION_STATUSES),
  /** Until when the party may take the seats it was offered. */
  offeredUntil: dateTime.nullable(),
  /** Whether its link was opened too late to register it again. */
  isLapsed: z.boolean(),
  /** Whether only the NGO gives it seats: nothing proves it, and its network has its share. */
  needsNgo: z.boolean(),
  /** Whether it is told by mail when seats become free. */
  isMailed: z.boolean(),
  /** Parties that wait before this one; null if it does not wait. */
  waitingBefore: integer.nullable(),
  /** Whether the party can still be changed or cancelled. */
  canChange: z.boolean(),
  event: ticketEvent,
});
export type Ticket = z.infer<typeof ticket>;

export const readTicket = endpoint.post('/readTicket', {
  summary:
    'Get a ticket by the secret token in its link. Seats that are held until the link is opened become firm.',
  rules: RULES,
  request: jsonBody(z.object({ token })),
  responses: { 200: jsonData(ticket, 'The ticket') },
});

const changed = {
  200: jsonDataWithMessage(ticket, 'The changed ticket'),
  409: json(failureBody, 'The seats are not free, or the registration is closed'),
};

export const changeTicket = endpoint.post('/changeTicket', {
  summary: 'Change the number of people of a registration',
  rules: RULES,
  request: jsonBody(z.object({ token, partySize: z.coerce.number().int().min(1).max(PARTY_MOST) })),
  responses: changed,
});

export const cancelTicket = endpoint.post('/cancelTicket', {
  summary: 'Cancel a registration. Its seats go to those who wait. Repeated calls change nothing.',
  rules: RULES,
  request: jsonBody(z.object({ token })),
  responses: changed,
});

export const takeOffer = endpoint.post('/takeOffer', {
  summary: 'Take the seats that a waiting party was offered',
  rules: RULES,
  request: jsonBody(z.object({ token })),
  responses: changed,
});

export const endEventMessages = endpoint.post('/endEventMessages', {
  summary:
    'End the messages of the NGO about an event. Mail programs call it with one click (RFC 8058); the body is ignored. Repeated calls change nothing.',
  rules: { ...RULES, page: '/event/emails' },
  refuses: [404],
  request: { query: z.object({ ticket: token, language: languageOfMail }) },
  responses: { 200: json(messageBody, 'Ended') },
});

export const readEventMessages = endpoint.post('/readEventMessages', {
  summary: 'Get whether the NGO may write to a party about its event, by the secret token in its link',
  rules: RULES,
  request: jsonBody(z.object({ token })),
  responses: { 200: jsonData(z.object({ isWanted: z.boolean() }), 'Whether the messages are wanted') },
});

export const chooseEventMessages = endpoint.post('/chooseEventMessages', {
  summary:
    'End the messages of the NGO about an event, or ask for them again. Repeated calls change nothing.',
  rules: RULES,
  request: jsonBody(z.object({ token, isWanted: z.boolean() })),
  responses: { 200: json(messageBody, 'Chosen') },
});

export const eraseRegistration = endpoint.post('/eraseRegistration', {
  summary: 'Erase a registration that somebody else made with the mailbox. Its seats go to those who wait.',
  rules: RULES,
  request: jsonBody(z.object({ token })),
  responses: { 200: json(messageBody, 'Erased') },
});
