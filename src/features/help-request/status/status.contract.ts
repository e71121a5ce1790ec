import { EMAIL_MOST, TYPED_CODE_MOST } from '#src/shared/text-limits.ts';
import { z } from '@hono/zod-openapi';
import { otpForm } from '#src/features/account/account.contract.ts';
import { defineEndpoint, done, type EndpointRules, json, jsonBody } from '#src/server/endpoint.server.ts';
import {
  REFERENCE_MOST,
  HELP_CATEGORIES,
  OFFER_STATUSES,
  OUTCOMES,
  REQUEST_STATUSES,
} from '#src/features/help-request/help-request.values.ts';
import {
  history,
  messages,
  messageText,
  namedNgo,
  safeContactText,
} from '#src/features/help-request/history.contract.ts';

/** The service enforces stricter limits per sender, per mailbox and per request. */
const PUBLIC: EndpointRules = {
  access: 'public',
  limit: { requests: 300, seconds: 60 },
  audit: false,
  isUrgent: true,
};
const tags = ['helpRequest'];
const time = z.iso.datetime();
const success = z.literal(true);
/** Issued after the mailbox is proved; valid for half an hour. */
const ticket = z.string().min(1).max(1000);

/** An NGO that has or had the request. */
export const ngoOfRequest = z.object({
  ngo: namedNgo.extend({
    category: z.string(),
    /** The NGO has a public page. */
    isListed: z.boolean(),
    /** As on the NGO's page; only for an NGO that accepted the request. */
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  status: z.enum(OFFER_STATUSES),
  reason: z.string().nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  sentAt: time,
  dueAt: time,
  answeredAt: time.nullable(),
  resolvedAt: time.nullable(),
});

export const fullStatus = z.object({
  reference: z.string(),
  status: z.enum(REQUEST_STATUSES),
  createdAt: time,
  asked: z.object({
    userName: z.string(),
    userMobile: z.string(),
    userEmail: z.string(),
    userAddress: z.string(),
    helpDescription: z.string(),
    userCity: z.string(),
    userHelpCategory: z.enum(HELP_CATEGORIES),
    userPin: z.string(),
    safeContact: z.string().nullable(),
    mayMail: z.boolean(),
  }),
  helped: z.boolean().nullable(),
  closedReason: z.string().nullable(),
  isWithStaff: z.boolean(),
  /** Until this time only the NGO chosen by the person is asked. Null if other NGOs are asked too. */
  aloneUntil: time.nullable(),
  ngos: z.array(ngoOfRequest),
  history,
  messages,
  /** What the person may do now. `write` also covers changing how it is safe to reach them. */
  may: z.object({
    write: z.boolean(),
    withdraw: z.boolean(),
    sayIfHelped: z.boolean(),
  }),
});
export type FullStatus = z.infer<typeof fullStatus>;

export const getHelpRequestStatus = defineEndpoint({
  method: 'post',
  path: '/getHelpRequestStatus',
  tags,
  summary:
    'How a request stands: by reference and address `received` or `answered`; with a fresh code of sendOtp, or the ticket that it gave, everything',
  rules: PUBLIC,
  request: jsonBody(
    z.object({
      reference: z.string().max(REFERENCE_MOST).optional(),
      userEmail: z.string().max(EMAIL_MOST).optional(),
      userOTP: z.string().max(TYPED_CODE_MOST).optional(),
      otpForm,
      ticket: ticket.optional(),
    }),
  ),
  responses: {
    200: json(
      z.object({
        success,
        data: z.object({
          standing: z.enum(['received', 'answered']),
          /** For the calls that change the request. Returned only for a code or a ticket. */
          ticket: z.string().optional(),
          request: fullStatus.optional(),
        }),
      }),
      'How it stands',
    ),
  },
});

export const addMessage = defineEndpoint({
  method: 'post',
  path: '/addMessage',
  tags,
  summary: 'The person writes to the NGO that looks after the request, or to the one that will',
  rules: PUBLIC,
  request: jsonBody(z.object({ ticket, message: messageText })),
  responses: { 200: json(done, 'It is written') },
});

export const changeSafeContact = defineEndpoint({
  method: 'post',
  path: '/changeSafeContact',
  tags,
  summary:
    'The person says anew how and when it is safe to reach them, and whether mails may be sent; who looks after the request is told',
  rules: PUBLIC,
  request: jsonBody(z.object({ ticket, safeContact: safeContactText, mayMail: z.boolean() })),
  responses: { 200: json(done, 'It is noted') },
});

export const withdrawHelpRequest = defineEndpoint({
  method: 'post',
  path: '/withdrawHelpRequest',
  tags,
  summary: 'The person needs it no longer',
  rules: PUBLIC,
  request: jsonBody(z.object({ ticket })),
  responses: { 200: json(done, 'Nobody is asked any more') },
});

export const eraseHelpRequest = defineEndpoint({
  method: 'post',
  path: '/eraseHelpRequest',
  tags,
  summary:
    'The person wants all erased that tells who asked and what was written; an open request is withdrawn first',
  rules: PUBLIC,
  request: jsonBody(z.object({ ticket })),
  responses: { 200: json(done, 'It is erased; the reference finds nothing any more') },
});

export const sayIfHelped = defineEndpoint({
  method: 'post',
  path: '/sayIfHelped',
  tags,
  summary: 'Whether it helped; if not, the request is open again, once, and staff are told',
  rules: PUBLIC,
  request: jsonBody(z.object({ ticket, helped: z.boolean(), message: messageText.optional() })),
  responses: { 200: json(done, 'It is noted') },
});
