import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  fieldErrorsBody,
  idInPath,
  integer,
  json,
  jsonBody,
  jsonDataWithMessage,
  noneOr,
  nullableText,
  pageOf,
  paging,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { SKILLS } from '#src/features/volunteer/volunteer.values.ts';
import { DECISIONS, EXPORT_FORMATS, SHOWN_STATUSES } from './applications.values.ts';

const endpoint = endpointsOf('volunteer');
const CHANGE = signedInRules('ngo', { audit: true });

/** A volunteer as the NGO sees it that the volunteer applied to. */
export const listedVolunteer = z.object({
  _id: z.string(),
  reference: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  city: z.string(),
  skills: z.array(z.string()),
  /** Skills in the volunteer's own words. */
  otherSkills: nullableText,
  availability: z.array(z.string()),
  isAdult: z.boolean(),
  /** The parent of a volunteer under 18. */
  guardianName: nullableText,
  guardianMobile: nullableText,
  status: z.enum(SHOWN_STATUSES),
  /** Only for the NGO. */
  note: nullableText,
  /** Minutes that the NGO confirmed, in all shifts. */
  minutes: integer,
  createdAt: dateTime,
  decidedAt: dateTime.nullable(),
});
export type ListedVolunteer = z.infer<typeof listedVolunteer>;

const filters = z.object({
  /**
   * Words of the name or the town, the last four digits of a mobile number, a reference, or a whole mobile number or mail
   * address. The last word may be incomplete.
   */
  q: z.string().max(SEARCH_MOST).optional(),
  status: noneOr(z.enum(SHOWN_STATUSES)),
  skill: noneOr(z.enum(SKILLS)),
});
export type VolunteerFilters = z.infer<typeof filters>;

export const getAllVolunteer = endpoint.get('/getAllVolunteer', {
  summary: 'List those who applied to the NGO as volunteers and proved their mailbox, latest first',
  rules: signedInRules('ngo', { confirm: 'ifNeeded' }),
  request: { query: filters.extend(paging) },
  responses: {
    200: json(
      pageOf(listedVolunteer).extend({
        /** Number of volunteers for each status, regardless of the filters. */
        counts: z.object({ applied: integer, accepted: integer, declined: integer }),
      }),
      'A page of volunteers',
    ),
  },
});

/** The service checks the details. The limits only keep texts out that no form sends. */
const formText = z.string().max(4000, 'textLong').optional();
const refused = { 422: json(fieldErrorsBody, 'One error message per invalid field') };

export const decideVolunteer = endpoint.post('/decideVolunteer/{id}', {
  summary:
    'Accept or decline a volunteer of the NGO, and mail the decision. It can be changed later. Declining gives back the places in shifts that have not started. The same decision again changes nothing.',
  rules: { ...CHANGE, confirm: true },
  request: {
    params: idInPath,
    ...jsonBody(
      z.object({
        decision: z.enum(DECISIONS),
        /** A sentence of the NGO for the mail. It is not stored with the volunteer. */
        sentence: formText,
      }),
    ),
  },
  responses: { 200: jsonDataWithMessage(listedVolunteer, 'The volunteer as it is now'), ...refused },
});

export const noteVolunteer = endpoint.post('/noteVolunteer/{id}', {
  summary: 'Save the note of the NGO on a volunteer. An empty note removes it. The latest note counts.',
  // The NGO alone reads its notes.
  rules: { ...CHANGE, confirm: 'ifNeeded', paymentDetailsIn: ['note'] },
  request: { params: idInPath, ...jsonBody(z.object({ note: formText })) },
  responses: { 200: jsonDataWithMessage(listedVolunteer, 'The volunteer as it is now'), ...refused },
});

export const exportVolunteer = endpoint.get('/exportVolunteer', {
  summary: 'Export all matching volunteers of the NGO as CSV or XLSX',
  rules: signedInRules('ngo', { audit: true, confirm: true }),
  request: { query: filters.extend({ format: z.enum(EXPORT_FORMATS).default('csv') }) },
  responses: {
    200: {
      content: {
        'text/csv': { schema: z.string() },
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: z.string() },
      },
      description: 'A file with one row per volunteer',
    },
  },
});
