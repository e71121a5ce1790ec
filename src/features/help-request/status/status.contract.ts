import { EMAIL_MOST, CODE_TEXT_MOST, REFERENCE_MOST } from '#src/shared/text-limits.ts';
import { z } from '@hono/zod-openapi';
import { otpForm } from '#src/features/account/account.contract.ts';
import {
  dateTime,
  endpointsOf,
  json,
  jsonBody,
  jsonData,
  messageBody,
  nullableText,
  publicRules,
} from '#src/server/endpoint.server.ts';
import {
  HELP_CATEGORIES,
  OFFER_STATUSES,
  OUTCOMES,
  PIN_TEXT_MOST,
  REQUEST_STATUSES,
} from '#src/features/help-request/help-request.values.ts';
import {
  history,
  messages,
  messageText,
  namedNgo,
  safeContactText,
  WORDS_OF_PEOPLE,
} from '#src/features/help-request/history.contract.ts';

const endpoint = endpointsOf('helpRequest');

/** The service enforces stricter limits per sender, per mailbox and per request. */
const rules = { ...publicRules(300), isUrgent: true, paymentDetailsIn: WORDS_OF_PEOPLE };
/** Issued after the mailbox is proved; valid for half an hour. */
const ticket = z.string().min(1).max(1000);

/** An NGO that has or had the request. */
export const ngoOfRequest = z.object({
  ngo: namedNgo.extend({
    category: z.string(),
    /** The NGO has a public page. */
    isListed: z.boolean(),
    /** As on the NGO's page; only for an NGO that accepted the request. */
    phone: nullableText,
    email: nullableText,
  }),
  status: z.enum(OFFER_STATUSES),
  reason: nullableText,
  outcome: z.enum(OUTCOMES).nullable(),
  sentAt: dateTime,
  dueAt: dateTime,
  answeredAt: dateTime.nullable(),
  resolvedAt: dateTime.nullable(),
  /** The day in India by which an NGO that accepted said it would be in touch. */
  contactBy: z.iso.date().nullable(),
  /** Whether it was, as the person says. */
  contacted: z.boolean().nullable(),
});

export const fullStatus = z.object({
  reference: z.string(),
  status: z.enum(REQUEST_STATUSES),
  createdAt: dateTime,
  asked: z.object({
    userName: z.string(),
    userMobile: z.string(),
    /** Empty if they have none. */
    userEmail: z.string(),
    userAddress: z.string(),
    helpDescription: z.string(),
    userCity: z.string(),
    userHelpCategory: z.enum(HELP_CATEGORIES),
    userPin: z.string(),
    safeContact: nullableText,
    mayMail: z.boolean(),
  }),
  /** Somebody filed it for the person, who has no email. */
  isAssisted: z.boolean(),
  /** When the last new PIN was made, and by whom: the NGO that filed the request, or our team. Null if none was. */
  pinRenewal: z.object({ at: dateTime, by: z.enum(['ngo', 'staff']) }).nullable(),
  /** A helper took the consent back for the person: who, and on which day everything is erased. */
  hold: z.object({ by: z.enum(['ngo', 'staff']), erasedOn: z.iso.date() }).nullable(),
  helped: z.boolean().nullable(),
  closedReason: nullableText,
  isWithStaff: z.boolean(),
  /** Until this time only the NGO chosen by the person is asked. Null if other NGOs are asked too. */
  aloneUntil: dateTime.nullable(),
  ngos: z.array(ngoOfRequest),
  history,
  messages,
  /** What the person may do now. `write` also covers changing how it is safe to reach them. */
  may: z.object({
    write: z.boolean(),
    withdraw: z.boolean(),
    sayIfHelped: z.boolean(),
    /** The day by which the NGO said it would be in touch is over. The answer can be changed. */
    sayIfContacted: z.boolean(),
  }),
});
export type FullStatus = z.infer<typeof fullStatus>;

export const getHelpRequestStatus = endpoint.post('/getHelpRequestStatus', {
  summary:
    'Get the status of a request: `received` or `answered` for reference and mail address, everything for a new code of sendOtp, for a PIN, or for the ticket that either gave',
  rules,
  refuses: [401],
  request: jsonBody(
    z.object({
      reference: z.string().max(REFERENCE_MOST).optional(),
      userEmail: z.string().max(EMAIL_MOST).optional(),
      userOTP: z.string().max(CODE_TEXT_MOST).optional(),
      otpForm,
      /** The PIN of a request that was filed for somebody, in place of mail address and code. */
      pin: z.string().max(PIN_TEXT_MOST).optional(),
      /** The mobile number of the request: needed beside the PIN only after many wrong PINs. */
      userMobile: z.string().max(60).optional(),
      ticket: ticket.optional(),
    }),
  ),
  responses: {
    200: jsonData(
      z.object({
        standing: z.enum(['received', 'answered']),
        /** For the calls that change the request. Returned only for a code or a ticket. */
        ticket: z.string().optional(),
        request: fullStatus.optional(),
      }),
      'The status',
    ),
  },
});

export const addMessage = endpoint.post('/addMessage', {
  summary: 'Add a message of the person to the NGO that handles the request, now or later',
  rules,
  refuses: [401],
  request: jsonBody(z.object({ ticket, message: messageText })),
  responses: { 200: json(messageBody, 'The message is saved') },
});

export const changeSafeContact = endpoint.post('/changeSafeContact', {
  summary:
    'Change how and when it is safe to reach the person, and whether mails may be sent; notifies the NGO that handles the request',
  rules,
  refuses: [401],
  request: jsonBody(z.object({ ticket, safeContact: safeContactText, mayMail: z.boolean() })),
  responses: { 200: json(messageBody, 'The change is saved') },
});

export const withdrawHelpRequest = endpoint.post('/withdrawHelpRequest', {
  summary: 'Withdraw a request of the person',
  rules,
  refuses: [401],
  request: jsonBody(z.object({ ticket })),
  responses: { 200: json(messageBody, 'The request is closed and taken from all NGOs') },
});

export const eraseHelpRequest = endpoint.post('/eraseHelpRequest', {
  summary:
    'Take back the consent: erases personal details and all written text at once; an open request is withdrawn first',
  rules,
  refuses: [401],
  request: jsonBody(z.object({ ticket })),
  responses: { 200: json(messageBody, 'The request is erased; the reference no longer works') },
});

export const sayIfHelped = endpoint.post('/sayIfHelped', {
  summary: 'Report whether the person got help; if not, the request is reopened once and staff are notified',
  rules,
  refuses: [401],
  request: jsonBody(z.object({ ticket, helped: z.boolean(), message: messageText.optional() })),
  responses: { 200: json(messageBody, 'The report is saved') },
});

export const sayIfContacted = endpoint.post('/sayIfContacted', {
  summary:
    'Report whether the NGO was in touch by the day it chose; if not, the NGO is reminded and staff are notified',
  rules,
  refuses: [401],
  request: jsonBody(z.object({ ticket, contacted: z.boolean() })),
  responses: { 200: json(messageBody, 'The report is saved') },
});
