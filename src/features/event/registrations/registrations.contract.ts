import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  failureBody,
  fieldErrorsBody,
  integer,
  json,
  jsonBody,
  jsonDataWithMessage,
  noneOr,
  nullableText,
  pageOf,
  paging,
  signedInRules,
  VERIFIED_ONLY,
} from '#src/server/endpoint.server.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { CANCELLED_BY, REGISTRATION_STATUSES } from '#src/features/event/event.values.ts';
import { EXPORT_FORMATS, PARTY_SIZES } from './registrations.values.ts';

const endpoint = endpointsOf('event');
const READ = signedInRules('ngo', { standings: VERIFIED_ONLY });
const CHANGE = signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY });

const id = z.string().max(20);

/** A registration as its NGO sees it. */
export const eventParty = z.object({
  _id: z.string(),
  ticket: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: nullableText,
  partySize: integer,
  /** The answer to the question of the event. */
  answer: nullableText,
  status: z.enum(REGISTRATION_STATUSES),
  /** The place in the waiting list, from 1. Null unless it waits without an offer. */
  place: integer.nullable(),
  /** Until when a waiting party may take the seats it was offered. */
  offeredUntil: dateTime.nullable(),
  /** Until when its seats are held: the link in its mail is not opened yet. */
  heldUntil: dateTime.nullable(),
  /** False while nothing shows that the party is real. Then it is offered no seats. */
  isConfirmed: z.boolean(),
  /** Registrations without a mail address that have its mobile number, unless they are cancelled. */
  ofMobile: integer,
  cancelledBy: z.enum(CANCELLED_BY).nullable(),
  attendedAt: dateTime.nullable(),
  /** Whether the NGO added it by hand. */
  byNgo: z.boolean(),
  createdAt: dateTime,
});
export type EventParty = z.infer<typeof eventParty>;

const filters = z.object({
  /**
   * Words of the name, a ticket number, the last four digits of a mobile number, or a whole mobile number or email. The
   * last word may be incomplete.
   */
  q: z.string().max(SEARCH_MOST).optional(),
  status: noneOr(z.enum(REGISTRATION_STATUSES)),
  /** The number of people in a party. */
  partySize: noneOr(z.enum(PARTY_SIZES)),
});
export type PartyFilters = z.infer<typeof filters>;

export const getAllRegisterUserByEventId = endpoint.get('/getAllRegisterUserByEventId', {
  summary:
    'List the registrations for an event of the NGO, latest first; those that wait in the order in which they wait',
  rules: { ...READ, confirm: 'ifNeeded' },
  request: { query: filters.extend({ eventId: id, ...paging }) },
  responses: {
    200: json(
      pageOf(eventParty).extend({
        /** False if more than `total` registrations match the words. */
        totalIsExact: z.boolean(),
        /** Number of registrations for each status, regardless of the filters. */
        parties: z.object({ registered: integer, waiting: integer, attended: integer, cancelled: integer }),
        /**
         * Number of people, regardless of the filters. `registered` includes those who came, and those whose seats are
         * `held` until their link is opened.
         */
        people: z.object({ registered: integer, waiting: integer, attended: integer, held: integer }),
        seatsLeft: integer,
        event: z.object({
          _id: z.string(),
          title: z.string(),
          titleGu: nullableText,
          titleHi: nullableText,
          status: z.enum(['draft', 'published', 'cancelled']),
          startsAt: dateTime,
          endsAt: dateTime,
          capacity: integer,
          question: nullableText,
        }),
      }),
      'A page of registrations',
    ),
  },
});

const changed = {
  200: jsonDataWithMessage(eventParty, 'The registration as it is now'),
  409: json(failureBody, 'The state of the registration or of the event does not allow it'),
};
const party = { eventId: id, id };

export const markAttended = endpoint.post('/markAttended', {
  summary: 'Mark a registered party as attended, or take it back. Repeated calls change nothing.',
  rules: CHANGE,
  request: jsonBody(z.object({ ...party, attended: z.boolean() })),
  responses: changed,
});

/** The service checks the details. The limits only keep texts out that no form sends. */
const formText = z.string().max(4000, 'textLong').optional();

export const addRegisterUser = endpoint.post('/addRegisterUser', {
  summary:
    'Add a party by hand to a published event of the NGO, even if registration is closed. It waits if the event is full.',
  // No name holds a number, and only the NGO reads the answer, which is that of the party.
  rules: { ...CHANGE, confirm: true, contactsIn: ['name', 'answer', 'partySize'] },
  request: jsonBody(
    z.object({
      eventId: id,
      name: formText,
      mobile: formText,
      email: formText,
      partySize: formText,
      answer: formText,
    }),
  ),
  responses: { ...changed, 422: json(fieldErrorsBody, 'One error message per invalid field') },
});

export const moveFromWaiting = endpoint.post('/moveFromWaiting', {
  summary: 'Give a waiting party free seats, before others that wait',
  rules: CHANGE,
  request: jsonBody(z.object(party)),
  responses: changed,
});

export const cancelRegisterUser = endpoint.post('/cancelRegisterUser', {
  summary: 'Cancel a registration. Its seats go to those who wait. Repeated calls change nothing.',
  rules: { ...CHANGE, confirm: true },
  request: jsonBody(z.object(party)),
  responses: changed,
});

export const exportRegisterUser = endpoint.get('/exportRegisterUser/{eventId}', {
  summary: 'Export all matching registrations as CSV or XLSX',
  rules: signedInRules('ngo', { audit: true, confirm: true, standings: VERIFIED_ONLY }),
  request: {
    params: z.object({ eventId: id }),
    query: filters.extend({ format: z.enum(EXPORT_FORMATS).default('csv') }),
  },
  responses: {
    200: {
      content: {
        'text/csv': { schema: z.string() },
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: z.string() },
      },
      description: 'A file with one row per registration',
    },
  },
});
