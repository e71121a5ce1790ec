import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  failureBody,
  fieldErrorsBody,
  integer,
  idInPath,
  json,
  jsonBody,
  jsonData,
  jsonDataWithMessage,
  messageBody,
  pageOf,
  paging,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { PAGE_SIZE_MOST } from '#src/shared/paging.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { HOURS_TEXT_MOST } from './shift-people.values.ts';

const endpoint = endpointsOf('volunteer');
const READ = signedInRules('ngo');
const CHANGE = signedInRules('ngo', { audit: true });
/** Mails the words of the NGO to somebody outside, or takes a place away. */
const MAILS = signedInRules('ngo', { audit: true, confirm: true });
const id = z.string().max(20);

/** A volunteer in a shift. */
export const shiftPerson = z.object({
  /** The id of the volunteer. */
  _id: z.string(),
  name: z.string(),
  mobile: z.string(),
  isAdult: z.boolean(),
  takenAt: dateTime,
  /** Minutes that the NGO confirmed; 0 if the volunteer did not come, null if not confirmed yet. */
  minutes: integer.nullable(),
});
export type ShiftPerson = z.infer<typeof shiftPerson>;

export const getAllShiftVolunteer = endpoint.get('/getAllShiftVolunteer/{id}', {
  summary: 'List the volunteers in a shift of the NGO, in the order in which they took it',
  rules: READ,
  request: { params: idInPath, query: z.object(paging) },
  responses: { 200: json(pageOf(shiftPerson), 'A page of volunteers') },
});

export const findForShift = endpoint.get('/findForShift/{id}', {
  summary: 'Find accepted volunteers of the NGO who are not in a shift, by words of the name or the number',
  rules: { ...READ, confirm: 'ifNeeded' },
  request: { params: idInPath, query: z.object({ q: z.string().max(SEARCH_MOST).default('') }) },
  responses: {
    200: jsonData(
      z.array(z.object({ _id: z.string(), name: z.string(), mobile: z.string(), city: z.string() })),
      'At most 20 volunteers, by name',
    ),
  },
});

const person = { shiftId: id, volunteerId: id };
const impossible = { 409: json(failureBody, 'The state of the shift or of the volunteer does not allow it') };

export const addToShift = endpoint.post('/addToShift', {
  summary:
    'Put an accepted volunteer in a shift of the NGO, also after it is over. The volunteer is mailed unless it is over. Repeated calls change nothing.',
  rules: MAILS,
  request: jsonBody(z.object(person)),
  responses: { 200: json(messageBody, 'The volunteer is in the shift'), ...impossible },
});

export const removeFromShift = endpoint.post('/removeFromShift', {
  summary:
    'Take a volunteer out of a shift of the NGO. The volunteer is mailed unless it is over. Repeated calls change nothing.',
  rules: MAILS,
  request: jsonBody(z.object(person)),
  responses: { 200: json(messageBody, 'The volunteer is not in the shift'), ...impossible },
});

export const confirmHours = endpoint.post('/confirmHours', {
  summary:
    'Confirm the hours of volunteers in a shift of the NGO that is over. Hours can be confirmed again to correct them.',
  rules: { ...CHANGE, contactsIn: ['hours'] },
  request: jsonBody(
    z.object({
      shiftId: id,
      hours: z
        .array(
          z.object({
            volunteerId: id,
            /** Hours such as `3`, `3:30` or `3.5`. 0: did not come. */
            hours: z.string().max(HOURS_TEXT_MOST),
          }),
        )
        .max(PAGE_SIZE_MOST),
      /** Whether all others who have no hours yet get the length of the shift. */
      others: z.boolean().default(false),
    }),
  ),
  responses: {
    200: jsonDataWithMessage(z.object({ confirmed: integer }), 'How many volunteers have got their hours'),
    ...impossible,
    422: json(fieldErrorsBody, 'One error message per volunteer whose hours are wrong'),
  },
});

export const countForShift = endpoint.get('/countForShift/{id}', {
  summary: 'Count the accepted volunteers who would be told about a shift of the NGO',
  rules: READ,
  request: { params: idInPath },
  responses: { 200: jsonData(z.object({ people: integer }), 'Their number') },
});

export const tellVolunteers = endpoint.post('/tellVolunteers/{id}', {
  summary:
    'Mail all accepted volunteers who are not in a shift of the NGO the link to their own page. Once a day for a shift, at most 10 times a day, to 2,000 people.',
  rules: MAILS,
  request: { params: idInPath },
  responses: {
    200: jsonDataWithMessage(z.object({ people: integer }), 'How many are mailed'),
    ...impossible,
    429: json(failureBody, 'The NGO has written to all its volunteers as often as it can in a day'),
  },
});
