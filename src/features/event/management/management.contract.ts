import { z } from '@hono/zod-openapi';
import { publicPhoto } from '#src/features/ngo/photos/photo.contract.ts';
import {
  dateTime,
  endpointsOf,
  EVERY_STANDING,
  failureBody,
  fieldErrorsBody,
  freeText,
  idInPath,
  integer,
  json,
  jsonBody,
  jsonConflict,
  jsonData,
  jsonDataWithMessage,
  messageBody,
  nullableText,
  pageOf,
  paging,
  signedInRules,
  UNLESS_SUSPENDED,
} from '#src/server/endpoint.server.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { eventText } from '#src/features/event/event.contract.ts';
import {
  CANCEL_REASON_MOST,
  COPIES_MOST,
  EVENT_LISTS,
  NUMBER_TEXT_MOST,
  REPEATS,
  TIME_TEXT_MOST,
} from './management.values.ts';

const endpoint = endpointsOf('event');
const draftRules = signedInRules('ngo', { audit: true, standings: UNLESS_SUSPENDED });

/** What the NGO sees of an event besides its texts. */
const ownState = {
  _id: z.string(),
  status: z.enum(['draft', 'published', 'cancelled']),
  /** Seats of registered parties and of parties with an open offer. */
  seatsTaken: integer,
  /** Parties that are registered or were there, and parties that wait. */
  registrations: integer,
  waiting: integer,
  isOver: z.boolean(),
};

/** An event in the list of its own NGO. */
export const listedEvent = eventText
  .pick({
    title: true,
    titleGu: true,
    titleHi: true,
    category: true,
    startsAt: true,
    endsAt: true,
    city: true,
    venue: true,
    venueGu: true,
    venueHi: true,
    capacity: true,
    registrationEndsAt: true,
  })
  .extend({ ...ownState, isOnline: z.boolean() });
export type ListedEvent = z.infer<typeof listedEvent>;

/** An event for editing by its own NGO. */
export const ownEvent = eventText.extend({
  ...ownState,
  onlineLink: nullableText,
  photoId: nullableText,
  photo: publicPhoto.nullable(),
  /** How many people would be mailed about another time or place: they are registered or wait, with an address. */
  peopleToMail: integer,
  /** Counts changes of time, place and status, as calendars need it. */
  sequence: integer,
  /** Must be sent back when saving. */
  revision: integer,
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type OwnEvent = z.infer<typeof ownEvent>;

// The service reports the errors of all fields at once. These schemas only reject what no form sends.
const formText = z.string().max(8000, 'textLong').nullish();
const time = z.string().max(TIME_TEXT_MOST).nullish();
const amount = z.union([z.number(), z.string().max(NUMBER_TEXT_MOST)]).nullish();
export const eventInput = z.object({
  title: formText,
  titleGu: formText,
  titleHi: formText,
  description: formText,
  descriptionGu: formText,
  descriptionHi: formText,
  /** A category of NGOs. */
  category: formText,
  /** One of the NGO's own photos. */
  photoId: z.string().max(20).nullish(),
  /** Indian time as `2026-11-26T09:00`, or a time with its zone. */
  startsAt: time,
  endsAt: time,
  /** Empty if people can register until the event starts. */
  registrationEndsAt: time,
  city: formText,
  venue: formText,
  venueGu: formText,
  venueHi: formText,
  address: formText,
  onlineLink: formText,
  capacity: amount,
  question: formText,
  questionGu: formText,
  questionHi: formText,
  fee: amount,
  whoFor: formText,
  whoForGu: formText,
  whoForHi: formText,
  whatToBring: formText,
  whatToBringGu: formText,
  whatToBringHi: formText,
  languages: z.array(z.string().max(20)).max(10).optional(),
  stepFree: z.boolean().optional(),
  signLanguage: z.boolean().optional(),
  contactName: formText,
  contactPhone: formText,
  contactEmail: formText,
});
export type EventInput = z.infer<typeof eventInput>;

const refused = { 422: json(fieldErrorsBody, 'One error message per invalid field') };
const impossible = { 409: json(failureBody, 'The state of the event does not allow it') };
const tooMany = { 409: json(failureBody, 'The NGO has as many events as it can have') };

export const addNewEvent = endpoint.post('/addNewEvent', {
  summary: 'Add an event to the NGO as a draft',
  rules: { ...draftRules, confirm: 'ifNeeded', guardsContacts: true },
  request: jsonBody(eventInput),
  responses: { 201: jsonDataWithMessage(ownEvent, 'The draft'), ...tooMany, ...refused },
});

export const editEvent = endpoint.post('/editEvent/{id}', {
  summary:
    'Save an event of the NGO. Clears omitted fields. Another time or place of a published event is mailed to everybody registered. Without `revision`, overwrites newer changes.',
  rules: { ...draftRules, confirm: 'ifNeeded', guardsContacts: true },
  request: { params: idInPath, ...jsonBody(eventInput.extend({ revision: integer.optional() })) },
  responses: {
    200: json(
      messageBody.extend({
        data: ownEvent,
        /** How many people are mailed about the change. */
        mailed: integer,
      }),
      'The saved event',
    ),
    409: jsonConflict(ownEvent),
    ...refused,
  },
});

export const getAllEventByNgoId = endpoint.post('/getAllEventByNgoId', {
  summary: 'List the events of the NGO: those to come, drafts, or past ones',
  rules: signedInRules('ngo', { standings: EVERY_STANDING }),
  request: {
    body: {
      content: {
        'application/json': {
          schema: z.object({
            list: z.enum(EVENT_LISTS).optional(),
            /** Words of the title, category or town, in any of the three scripts. */
            q: z.string().max(SEARCH_MOST).optional(),
            page: paging.page.optional(),
            pageSize: paging.pageSize.optional(),
          }),
        },
      },
      required: false,
    },
  },
  responses: {
    200: json(
      // Counted over all events, regardless of the query.
      pageOf(listedEvent).extend({
        counts: z.object({ upcoming: integer, drafts: integer, past: integer }),
      }),
      'A page of events, and how many each list has',
    ),
  },
});

export const getEventOfNgo = endpoint.get('/getEventOfNgo/{id}', {
  summary: 'Get an event of the NGO for editing, published or not',
  rules: signedInRules('ngo', { standings: EVERY_STANDING }),
  request: { params: idInPath },
  responses: { 200: jsonData(ownEvent, 'The event') },
});

export const isEventOfNgo = endpoint.get('/isEventOfNgo', {
  summary: 'Tell whether an id is that of an event of the NGO. Ids of events and schemes never collide.',
  rules: signedInRules('ngo', { standings: EVERY_STANDING }),
  request: { query: idInPath },
  responses: { 200: jsonData(z.object({ isEvent: z.boolean() }), 'Whether it is an event') },
});

export const publishEvent = endpoint.post('/publishEvent/{id}', {
  summary:
    'Publish a draft of the NGO. A published event stays as it is. Without `revision`, publishes what somebody else may have saved.',
  rules: signedInRules('ngo', { audit: true, confirm: true }),
  request: {
    params: idInPath,
    body: {
      content: { 'application/json': { schema: z.object({ revision: integer.optional() }) } },
      required: false,
    },
  },
  responses: { 200: jsonDataWithMessage(ownEvent, 'The published event'), ...impossible },
});

export const cancelEvent = endpoint.post('/cancelEvent/{id}', {
  summary:
    'Cancel a published event of the NGO, with all its registrations, and mail everybody who is registered or waits. For a cancelled event, only writes the reason anew.',
  rules: { ...signedInRules('ngo', { audit: true, confirm: true }), guardsContacts: true },
  request: {
    params: idInPath,
    ...jsonBody(z.object({ reason: freeText({ most: CANCEL_REASON_MOST, empty: 'eventReasonRequired' }) })),
  },
  responses: {
    200: json(messageBody.extend({ data: ownEvent, mailed: integer }), 'The cancelled event'),
    ...impossible,
    ...refused,
  },
});

export const copyEvent = endpoint.post('/copyEvent/{id}', {
  summary: 'Copy an event of the NGO to another time, or to a weekly or monthly series',
  rules: { ...draftRules, confirm: 'ifNeeded' },
  request: {
    params: idInPath,
    ...jsonBody(
      z.object({
        /** Of the first copy: Indian time as `2026-11-26T09:00`, or a time with its zone. */
        startsAt: time,
        repeat: z.enum(REPEATS).optional(),
        /** The number of copies of a series, 2 to 26. */
        count: amount,
        /** Only for a verified NGO. */
        publish: z.boolean().optional(),
      }),
    ),
  },
  responses: {
    201: jsonDataWithMessage(
      z.array(z.object({ _id: z.string(), startsAt: dateTime })).max(COPIES_MOST),
      'The copies, first to last',
    ),
    403: json(failureBody, 'The NGO is not verified'),
    ...tooMany,
    ...refused,
  },
});

export const deleteEvent = endpoint.delete('/deleteEvent/{id}', {
  summary: 'Delete a draft of the NGO',
  rules: { ...draftRules, confirm: true },
  request: { params: idInPath },
  responses: { 200: json(messageBody, 'The draft is deleted'), ...impossible },
});
