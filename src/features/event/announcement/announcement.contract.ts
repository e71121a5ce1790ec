import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  failureBody,
  fieldErrorsBody,
  integer,
  json,
  jsonBody,
  jsonData,
  jsonDataWithMessage,
  signedInRules,
  VERIFIED_ONLY,
} from '#src/server/endpoint.server.ts';
import { ANNOUNCEMENT_AUDIENCES, ANNOUNCEMENT_STATUSES } from './announcement.values.ts';

const endpoint = endpointsOf('event');
const CHANGE = signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY });
const id = z.string().max(20);

/** A message of an NGO to the people of its event. */
const eventMessage = z.object({
  _id: z.string(),
  audience: z.enum(ANNOUNCEMENT_AUDIENCES),
  subject: z.string(),
  text: z.string(),
  status: z.enum(ANNOUNCEMENT_STATUSES),
  /** Mails that are on their way, out of `total`. Fewer are mailed if some cancel meanwhile. */
  sentCount: integer,
  total: integer,
  createdAt: dateTime,
});
export type EventMessage = z.infer<typeof eventMessage>;

const ofAudiences = <Value extends z.ZodType>(value: Value) =>
  z.object({ all: value, registered: value, waiting: value, attended: value });

const eventMessages = z.object({
  messages: z.array(eventMessage),
  /** How many people a message would reach now. */
  recipients: ofAudiences(integer),
  /** How many it would not reach: without an email, with a ticket that nobody opened, or because they ended messages. */
  unreached: ofAudiences(z.object({ noEmail: integer, unopened: integer, unsubscribed: integer })),
  /** How many messages the NGO may still send about the event today. */
  left: integer,
  /** How many people it may still write to today, over all its events and shifts. */
  mailsLeft: integer,
});
export type EventMessages = z.infer<typeof eventMessages>;

export const getAllMailToRegisterUser = endpoint.get('/getAllMailToRegisterUser', {
  summary: 'List the messages of the NGO to the people of its event, latest first',
  rules: signedInRules('ngo', { standings: VERIFIED_ONLY }),
  request: { query: z.object({ eventId: id }) },
  responses: {
    200: jsonData(eventMessages, 'The messages, and whom another would reach'),
  },
});
/** The service checks the details. The limits only keep texts out that no form sends. */
const formText = z.string().max(8000, 'textLong').optional();

export const mailRegisterUser = endpoint.post('/mailRegisterUser', {
  summary:
    'Mail those who registered for an event of the NGO and opened their ticket, or a group of them. At most 10 a day, to 2,000 people.',
  rules: signedInRules('ngo', { audit: true, confirm: true, standings: VERIFIED_ONLY }),
  request: jsonBody(
    z.object({
      eventId: id,
      audience: z.enum(ANNOUNCEMENT_AUDIENCES),
      subject: formText,
      text: formText,
    }),
  ),
  responses: {
    200: jsonDataWithMessage(eventMessage, 'The message, which is on its way'),
    409: json(failureBody, 'The message reaches nobody in the group'),
    422: json(fieldErrorsBody, 'One error message per invalid field'),
    429: json(failureBody, 'The NGO has sent as many messages, or to as many people, as it can in a day'),
  },
});

export const stopMailRegisterUser = endpoint.post('/stopMailRegisterUser', {
  summary: 'Stop a message: whoever has not got it will not get it. Does nothing if it is sent.',
  rules: { ...CHANGE, confirm: true },
  request: jsonBody(z.object({ eventId: id, id })),
  responses: { 200: jsonDataWithMessage(eventMessage, 'The message as it is now') },
});
