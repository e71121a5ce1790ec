import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
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
} from '#src/server/endpoint.server.ts';
import { NUMBER_TEXT_MOST, SHIFT_LISTS, SHIFT_REASON_MOST, TIME_TEXT_MOST } from './shifts.values.ts';

const endpoint = endpointsOf('volunteer');
const READ = signedInRules('ngo');
const CHANGE = signedInRules('ngo', { audit: true });

/** A shift as its NGO sees it. */
export const ownShift = z.object({
  _id: z.string(),
  title: z.string(),
  details: nullableText,
  place: z.string(),
  startsAt: dateTime,
  endsAt: dateTime,
  needed: integer,
  taken: integer,
  status: z.enum(['open', 'cancelled']),
  cancelReason: nullableText,
  isOver: z.boolean(),
  /** Volunteers in it whose hours are not confirmed. */
  unconfirmed: integer,
  /** The event it belongs to, if any. */
  event: z
    .object({ _id: z.string(), title: z.string(), titleGu: nullableText, titleHi: nullableText })
    .nullable(),
  /** Must be sent back when saving. */
  revision: integer,
});
export type OwnShift = z.infer<typeof ownShift>;

// The service reports the errors of all fields at once. These schemas only reject what no form sends.
const formText = z.string().max(4000, 'textLong').nullish();
const time = z.string().max(TIME_TEXT_MOST).nullish();
const shiftInput = z.object({
  title: formText,
  details: formText,
  place: formText,
  /** The day in India: `2026-11-26`. */
  day: time,
  /** Indian time: `09:00`. */
  startTime: time,
  endTime: time,
  needed: z.union([z.number(), z.string().max(NUMBER_TEXT_MOST)]).nullish(),
  /** An event of the NGO, or empty. */
  eventId: z.string().max(20).nullish(),
});
export type ShiftInput = z.infer<typeof shiftInput>;

const refused = { 422: json(fieldErrorsBody, 'One error message per invalid field') };
const impossible = { 409: json(failureBody, 'The state of the shift does not allow it') };

export const getAllShift = endpoint.get('/getAllShift', {
  summary: 'List the shifts of the NGO: those to come, the next one first, or past ones, the latest first',
  rules: READ,
  request: { query: z.object({ list: z.enum(SHIFT_LISTS).default('upcoming'), ...paging }) },
  responses: {
    200: json(
      pageOf(ownShift).extend({ counts: z.object({ upcoming: integer, past: integer }) }),
      'A page of shifts, and how many each list has',
    ),
  },
});

export const getShift = endpoint.get('/getShift/{id}', {
  summary: 'Get a shift of the NGO',
  rules: READ,
  request: { params: idInPath },
  responses: { 200: jsonData(ownShift, 'The shift') },
});

export const addShift = endpoint.post('/addShift', {
  summary: 'Add a shift that accepted volunteers can take',
  rules: { ...CHANGE, confirm: true, guardsContacts: true },
  request: jsonBody(shiftInput),
  responses: {
    201: jsonDataWithMessage(ownShift, 'The shift'),
    409: json(failureBody, 'The NGO has as many shifts as it can have'),
    ...refused,
  },
});

export const editShift = endpoint.post('/editShift/{id}', {
  summary:
    'Save a shift of the NGO. Clears omitted fields. Another time or place is mailed to those who took it. Without `revision`, overwrites newer changes.',
  rules: { ...CHANGE, confirm: 'ifNeeded', guardsContacts: true },
  request: { params: idInPath, ...jsonBody(shiftInput.extend({ revision: integer.optional() })) },
  responses: {
    200: json(
      messageBody.extend({
        data: ownShift,
        /** How many people are mailed about the change. */
        mailed: integer,
      }),
      'The saved shift',
    ),
    409: jsonConflict(ownShift),
    ...refused,
  },
});

export const cancelShift = endpoint.post('/cancelShift/{id}', {
  summary:
    'Cancel a shift of the NGO that is not over, and mail those who took it. For a cancelled shift, only writes the reason anew.',
  rules: { ...CHANGE, confirm: true },
  request: {
    params: idInPath,
    ...jsonBody(z.object({ reason: freeText({ most: SHIFT_REASON_MOST, empty: 'shiftReasonRequired' }) })),
  },
  responses: {
    200: json(messageBody.extend({ data: ownShift, mailed: integer }), 'The cancelled shift'),
    ...impossible,
    ...refused,
  },
});
