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
  languageOfMail,
  messageBody,
  nullableText,
  publicRules,
} from '#src/server/endpoint.server.ts';
import { detailsForm } from '#src/features/volunteer/application/application.contract.ts';
import { AVAILABILITIES, SKILLS, VOLUNTEER_STATUSES } from '#src/features/volunteer/volunteer.values.ts';

const endpoint = endpointsOf('volunteer');
const RULES = publicRules(300);
/** A body, not a path: addresses are logged. */
const token = z.string().min(1).max(100);

const shift = z.object({
  _id: z.string(),
  title: z.string(),
  details: nullableText,
  place: z.string(),
  startsAt: dateTime,
  endsAt: dateTime,
  status: z.enum(['open', 'cancelled']),
  cancelReason: nullableText,
  placesLeft: integer,
  /** Whether the volunteer has a place in it. */
  isTaken: z.boolean(),
  /** Whether it has started. */
  isPast: z.boolean(),
  /** What the NGO confirmed. 0 if the volunteer did not come; null if it has not confirmed anything. */
  minutes: integer.nullable(),
});
export type VolunteerShift = z.infer<typeof shift>;

const details = z.object({
  mobile: z.string(),
  email: z.string(),
  city: z.string(),
  skills: z.array(z.enum(SKILLS)),
  otherSkills: nullableText,
  availability: z.array(z.enum(AVAILABILITIES)),
  isAdult: z.boolean(),
  guardianName: nullableText,
  guardianMobile: nullableText,
});

const volunteer = z.object({
  reference: z.string(),
  name: z.string(),
  status: z.enum(VOLUNTEER_STATUSES),
  createdAt: dateTime,
  updatedAt: dateTime,
  ngo: z.object({
    _id: z.string(),
    name: z.string(),
    nameGu: nullableText,
    nameHi: nullableText,
    category: z.string(),
    /** Whether it is verified. Otherwise it has no page and no shifts can be taken. */
    isVerified: z.boolean(),
  }),
  /** Null until the mailbox is proved, or the person asks for them: whoever mistyped an address must not show a stranger their details. */
  details: details.nullable(),
  /** Shifts to take, and those taken, in the order of time. */
  shifts: z.array(shift),
  /** Whether the NGO may write to the person when it looks for volunteers. */
  wantsInvitations: z.boolean(),
  /** Latest first. Days are `YYYY-MM-DD`. */
  certificates: z.array(
    z.object({
      number: z.string(),
      minutes: integer,
      periodFrom: z.string(),
      periodTo: z.string(),
      isWithdrawn: z.boolean(),
    }),
  ),
});
export type OwnVolunteer = z.infer<typeof volunteer>;

export const readVolunteer = endpoint.post('/readVolunteer', {
  summary: 'Get all that is stored of a volunteer, by the secret token in the link',
  rules: RULES,
  request: jsonBody(
    z.object({
      token,
      /** The person asks for the details of an application that is not confirmed. Opening the link never does. */
      show: z.boolean().optional(),
    }),
  ),
  responses: { 200: jsonData(volunteer, 'The volunteer') },
});

const changed = {
  200: jsonDataWithMessage(volunteer, 'The changed volunteer'),
  409: json(failureBody, 'The state of the application or of the shift does not allow it'),
};

export const confirmVolunteer = endpoint.post('/confirmVolunteer', {
  summary:
    'Confirm an application. Only then does the NGO see it. Needs the details that the person has seen, if it was sent more than once with others. Repeated calls change nothing.',
  rules: RULES,
  request: jsonBody(z.object({ token, details: detailsForm.optional() })),
  responses: { ...changed, 422: json(fieldErrorsBody, 'One error message per invalid field') },
});

export const changeVolunteer = endpoint.post('/changeVolunteer', {
  summary: 'Replace the details of a confirmed volunteer, except the mail address',
  rules: RULES,
  request: jsonBody(detailsForm.extend({ token })),
  responses: { ...changed, 422: json(fieldErrorsBody, 'One error message per invalid field') },
});

export const eraseVolunteer = endpoint.post('/eraseVolunteer', {
  summary: 'Erase a volunteer. Shifts are given back; certificates keep the initials.',
  rules: RULES,
  request: jsonBody(z.object({ token })),
  responses: { 200: json(messageBody, 'Erased') },
});

export const endShiftInvitations = endpoint.post('/endShiftInvitations', {
  summary:
    'End the mails of an NGO that look for volunteers. Mail programs call it with one click (RFC 8058); the body is ignored. Repeated calls change nothing.',
  rules: { ...RULES, page: '/volunteer/me' },
  refuses: [404],
  request: { query: z.object({ volunteer: token, language: languageOfMail }) },
  responses: { 200: json(messageBody, 'Ended') },
});

export const chooseShiftInvitations = endpoint.post('/chooseShiftInvitations', {
  summary:
    'End the mails of an NGO that look for volunteers, or ask for them again. Repeated calls change nothing.',
  rules: RULES,
  request: jsonBody(z.object({ token, isWanted: z.boolean() })),
  responses: changed,
});

const place = jsonBody(z.object({ token, shiftId: z.string().max(20) }));

export const takeShift = endpoint.post('/takeShift', {
  summary: 'Take a place in a shift. Repeated calls change nothing.',
  rules: RULES,
  request: place,
  responses: changed,
});

export const giveBackShift = endpoint.post('/giveBackShift', {
  summary: 'Give a place in a shift back, before it starts. Repeated calls change nothing.',
  rules: RULES,
  request: place,
  responses: changed,
});
