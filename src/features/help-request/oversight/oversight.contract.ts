import { z } from '@hono/zod-openapi';
import { defineEndpoint, json, jsonBody, signedInRules } from '#src/server/endpoint.server.ts';
import { HELP_CATEGORIES, OFFER_STATUSES, OUTCOMES, REQUEST_STATUSES } from '../help-request.values.ts';
import { done, history, messages, noteText, pageOf, paging, requestInPath } from '../history.contract.ts';
import { helpContact } from '../inbox/inbox.contract.ts';
import { ngoOfRequest } from '../status/status.contract.ts';

const tags = ['helpRequest'];
const success = z.literal(true);
const time = z.iso.datetime();
const count = z.number().int();

/** Without who asked and what for: staff see that in one request, or by seeContactForStaff. */
export const staffRow = z.object({
  _id: z.string(),
  reference: z.string(),
  status: z.enum(REQUEST_STATUSES),
  city: z.string(),
  district: z.string(),
  category: z.enum(HELP_CATEGORIES),
  createdAt: time,
  firstAnswerAt: time.nullable(),
  withStaffAt: time.nullable(),
  helped: z.boolean().nullable(),
  /** Not answered for 72 hours. */
  isOverdue: z.boolean(),
});
export type StaffRow = z.infer<typeof staffRow>;

export const staffRequest = staffRow.extend({
  description: z.string(),
  closedReason: z.string().nullable(),
  mergedInto: z.string().nullable(),
  ngos: z.array(ngoOfRequest),
  history,
  messages,
});
export type StaffRequest = z.infer<typeof staffRequest>;

export const staffFilters = z.object({
  status: z.enum(REQUEST_STATUSES).optional(),
  district: z.string().max(60).optional(),
  category: z.enum(HELP_CATEGORIES).optional(),
  /** What waits for our own team. */
  withStaff: z.stringbool().optional(),
  overdue: z.stringbool().optional(),
});
export type StaffFilters = z.infer<typeof staffFilters>;

export const getAllHelpRequestForStaff = defineEndpoint({
  method: 'get',
  path: '/getAllHelpRequestForStaff',
  tags,
  summary: 'All requests, the oldest first',
  rules: signedInRules('staff'),
  request: { query: staffFilters.extend(paging) },
  responses: { 200: json(pageOf(staffRow), 'A page of requests') },
});

export const getHelpRequestForStaff = defineEndpoint({
  method: 'get',
  path: '/getHelpRequestForStaff/{id}',
  tags,
  summary: 'One request with its NGOs and history, without who asked',
  rules: signedInRules('staff'),
  request: { params: requestInPath },
  responses: { 200: json(z.object({ success, data: staffRequest }), 'The request') },
});

export const offerRow = z.object({
  _id: z.string(),
  reference: z.string(),
  status: z.enum(OFFER_STATUSES),
  outcome: z.enum(OUTCOMES).nullable(),
  city: z.string(),
  category: z.enum(HELP_CATEGORIES),
  sentAt: time,
  dueAt: time,
  answeredAt: time.nullable(),
  isOverdue: z.boolean(),
});
export type OfferRow = z.infer<typeof offerRow>;
const ngoNumbers = z.object({
  ...{ sent: count, accepted: count, declined: count, passed: count, resolved: count, overdue: count },
  /** Median hours from being asked to its first answer; null without one. */
  medianHours: z.number().nullable(),
});
export type NgoNumbers = z.infer<typeof ngoNumbers>;

export const getHelpRequestsOfNgo = defineEndpoint({
  method: 'get',
  path: '/getHelpRequestsOfNgo/{ngoId}',
  tags,
  summary:
    'What one NGO was asked: counts, the median time to its first answer, what is overdue, and the list',
  rules: signedInRules('staff'),
  request: { params: z.object({ ngoId: z.string().max(20) }), query: z.object(paging) },
  responses: {
    200: json(pageOf(offerRow).extend({ numbers: ngoNumbers }), 'Its numbers and a page of its requests'),
  },
});

export const needRow = z.object({
  district: z.string(),
  category: z.enum(HELP_CATEGORIES),
  /** Asked in the last 90 days. */
  asked: count,
  /** Of all there are: open ones, and of those the overdue ones and those that wait for our own team. */
  ...{ open: count, overdue: count, withStaff: count },
});
export type NeedRow = z.infer<typeof needRow>;

export const getUnmetNeed = defineEndpoint({
  method: 'get',
  path: '/getUnmetNeed',
  tags,
  summary: 'Where which help is missing: by district and category of help, for the map and the table',
  rules: signedInRules('staff'),
  responses: {
    200: json(z.object({ success, data: z.array(needRow) }), 'A row for each pair that there is'),
  },
});

export const reassignHelpRequest = defineEndpoint({
  method: 'post',
  path: '/reassignHelpRequest/{id}',
  tags,
  summary: 'Give a request to a checked NGO that never had it; those that have it lose it',
  rules: signedInRules('staff', { audit: true }),
  request: { params: requestInPath, ...jsonBody(z.object({ ngoId: z.string().max(20) })) },
  responses: { 200: json(done, 'The NGO is asked') },
});

export const closeHelpRequest = defineEndpoint({
  method: 'post',
  path: '/closeHelpRequest/{id}',
  tags,
  summary: 'Close a request with a reason, which the person reads',
  rules: signedInRules('staff', { audit: true }),
  request: { params: requestInPath, ...jsonBody(z.object({ reason: noteText })) },
  responses: { 200: json(done, 'It is closed') },
});

export const mergeHelpRequest = defineEndpoint({
  method: 'post',
  path: '/mergeHelpRequest/{id}',
  tags,
  summary: 'Close a duplicate: the other request of the same person goes on',
  rules: signedInRules('staff', { audit: true }),
  request: { params: requestInPath, ...jsonBody(z.object({ intoId: z.string().max(20) })) },
  responses: { 200: json(done, 'It is joined to the other') },
});

export const seeContactForStaff = defineEndpoint({
  method: 'post',
  path: '/seeContactForStaff/{id}',
  tags,
  summary: 'Contact details, for our own team; every look is in the audit log, and counted by day',
  rules: signedInRules('staff', { audit: true }),
  request: { params: requestInPath },
  responses: { 200: json(z.object({ success, data: helpContact }), 'How to reach the person') },
});
