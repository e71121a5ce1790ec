import { z } from '@hono/zod-openapi';
import { LANGUAGES } from '#src/shared/languages.ts';
import { REFERENCE_MOST } from '#src/shared/text-limits.ts';
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
  noneOr,
  nullableText,
  pageOf,
  paging,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import {
  HELP_CATEGORIES,
  OFFER_STATES,
  OFFER_STATUSES,
  OUTCOMES,
  QUERY_MOST,
  REQUEST_STATUSES,
} from '#src/features/help-request/help-request.values.ts';
import { history, messages, namedNgo, noteText } from '#src/features/help-request/history.contract.ts';
import { helpContact } from '#src/features/help-request/inbox/inbox.contract.ts';
import { ngoOfRequest } from '#src/features/help-request/status/status.contract.ts';

const endpoint = endpointsOf('helpRequest');

/**
 * Contains neither personal details nor the description. Staff see these only when they open a request or
 * call seeContactForStaff.
 */
export const staffRow = z.object({
  _id: z.string(),
  reference: z.string(),
  status: z.enum(REQUEST_STATUSES),
  city: z.string(),
  district: z.string(),
  category: z.enum(HELP_CATEGORIES),
  createdAt: dateTime,
  firstAnswerAt: dateTime.nullable(),
  withStaffAt: dateTime.nullable(),
  helped: z.boolean().nullable(),
  /** Still open 72 hours after it was sent. */
  isOverdue: z.boolean(),
});
export type StaffRow = z.infer<typeof staffRow>;

export const staffRequest = staffRow.extend({
  /** Empty if the request is erased. Contact details are hidden, as in the person's messages. */
  description: z.string(),
  closedReason: nullableText,
  /** Who filed it for somebody without email, and which consent was read out; null if the person asked. */
  assistance: z
    .object({
      byTeam: z.boolean(),
      ngo: namedNgo.nullable(),
      /** The email of the account. */
      account: nullableText,
      consentVersion: z.string(),
      consentLanguage: z.enum(LANGUAGES),
      at: dateTime,
    })
    .nullable(),
  /** Set for a duplicate: the request that continues. */
  mergedInto: z.object({ _id: z.string(), reference: z.string() }).nullable(),
  /** Open or accepted requests of the same person, because this one may be a duplicate. */
  ofSamePerson: z.array(staffRow.pick({ _id: true, reference: true, status: true, createdAt: true })),
  ngos: z.array(ngoOfRequest),
  history,
  messages,
});
export type StaffRequest = z.infer<typeof staffRequest>;

const yesOrNo = z.string().max(5).pipe(z.stringbool());

export const staffFilters = z.object({
  /** A reference in any spelling, or a city name in any of the three scripts. */
  q: z.string().max(QUERY_MOST).optional(),
  status: noneOr(z.enum(REQUEST_STATUSES)),
  district: z.string().max(60).optional(),
  category: noneOr(z.enum(HELP_CATEGORIES)),
  /** Requests that wait for staff. */
  withStaff: noneOr(yesOrNo),
  overdue: noneOr(yesOrNo),
});
export type StaffFilters = z.infer<typeof staffFilters>;

export const getAllHelpRequestForStaff = endpoint.get('/getAllHelpRequestForStaff', {
  summary: 'List all requests, oldest first',
  rules: signedInRules('staff'),
  request: { query: staffFilters.extend(paging) },
  responses: { 200: json(pageOf(staffRow), 'A page of requests') },
});

export const exportHelpRequest = endpoint.get('/exportHelpRequest', {
  summary: 'Export all matching requests as CSV, without personal details',
  rules: signedInRules('staff', { audit: true }),
  request: { query: staffFilters },
  responses: { 200: csvFile('A row for each request') },
});

export const getHelpRequestForStaff = endpoint.get('/getHelpRequestForStaff/{id}', {
  summary: 'Get a request with its NGOs and history, without personal details',
  rules: signedInRules('staff', { audit: true }),
  request: { params: idInPath },
  responses: { 200: jsonData(staffRequest, 'The request') },
});

export const offerRow = z.object({
  _id: z.string(),
  reference: z.string(),
  status: z.enum(OFFER_STATUSES),
  outcome: z.enum(OUTCOMES).nullable(),
  city: z.string(),
  category: z.enum(HELP_CATEGORIES),
  sentAt: dateTime,
  dueAt: dateTime,
  answeredAt: dateTime.nullable(),
  isOverdue: z.boolean(),
});
export type OfferRow = z.infer<typeof offerRow>;
const ngoNumbers = z.object({
  /** The number of requests that the NGO was ever asked about. */
  asked: integer,
  sent: integer,
  accepted: integer,
  declined: integer,
  passed: integer,
  resolved: integer,
  overdue: integer,
  /**
   * How many of the passed ones the NGO never answered, as opposed to those that another NGO accepted first.
   */
  silent: integer,
  /** Median hours from being asked to the NGO's first answer, or null if it never answered. */
  medianHours: z.number().nullable(),
});
export type NgoNumbers = z.infer<typeof ngoNumbers>;

export const getHelpRequestsOfNgo = endpoint.get('/getHelpRequestsOfNgo/{ngoId}', {
  summary: 'List the requests that an NGO was asked about, with counts and its median answer time',
  rules: signedInRules('staff'),
  request: {
    params: z.object({ ngoId: z.string().max(20) }),
    query: z.object({ state: noneOr(z.enum(OFFER_STATES)), ...paging }),
  },
  responses: {
    200: json(
      pageOf(offerRow).extend({ ngo: namedNgo, numbers: ngoNumbers }),
      'The name and numbers of the NGO, and a page of its requests',
    ),
  },
});

export const ngoToAsk = namedNgo.extend({
  city: z.string(),
  category: z.string(),
  /** The distance between the person's city and the NGO's, or null if either city is unknown. */
  km: integer.nullable(),
  /** The number of requests that the NGO currently has. */
  openRequests: integer,
  /** The NGO has paused. Staff may ask it anyway. */
  isPaused: z.boolean(),
  /** Why the NGO cannot be asked: it had this request before, or it has no active account. */
  unfit: z.enum(['hadIt', 'nobody']).nullable(),
});
export type NgoToAsk = z.infer<typeof ngoToAsk>;

export const getNgoForHelpRequest = endpoint.get('/getNgoForHelpRequest/{id}', {
  summary:
    'List verified NGOs for a request: the nearest of its category, or those that match a name or city',
  rules: signedInRules('staff'),
  request: { params: idInPath, query: z.object({ q: z.string().max(QUERY_MOST).optional() }) },
  responses: { 200: jsonData(z.array(ngoToAsk), 'At most 20 NGOs') },
});

export const reassignHelpRequest = endpoint.post('/reassignHelpRequest/{id}', {
  summary: 'Reassign a request to a verified NGO that never had it, and take it from all others',
  rules: signedInRules('staff', { audit: true, confirm: true }),
  request: { params: idInPath, ...jsonBody(z.object({ ngoId: z.string().max(20) })) },
  responses: { 200: json(messageBody, 'The request is offered to the NGO') },
});

export const closeHelpRequest = endpoint.post('/closeHelpRequest/{id}', {
  summary: 'Close a request with a reason that the person can read',
  rules: signedInRules('staff', { audit: true, confirm: true }),
  request: { params: idInPath, ...jsonBody(z.object({ reason: noteText })) },
  responses: { 200: json(messageBody, 'The request is closed') },
});

export const mergeHelpRequest = endpoint.post('/mergeHelpRequest/{id}', {
  summary: 'Close a duplicate; the other request of the same person continues',
  rules: signedInRules('staff', { audit: true, confirm: true }),
  request: { params: idInPath, ...jsonBody(z.object({ intoReference: z.string().max(REFERENCE_MOST) })) },
  responses: { 200: json(messageBody, 'The request is closed as a duplicate') },
});

/** The personal details and everything the person wrote, with nothing hidden. */
export const staffContact = helpContact.extend({ messages });
export type StaffContact = z.infer<typeof staffContact>;

export const seeContactForStaff = endpoint.post('/seeContactForStaff/{id}', {
  summary: 'Get the contact details for staff; each view is recorded in the audit log and limited per day',
  rules: signedInRules('staff', { audit: true, confirm: 'ifNeeded' }),
  request: { params: idInPath },
  responses: { 200: jsonData(staffContact, 'The contact details') },
});
