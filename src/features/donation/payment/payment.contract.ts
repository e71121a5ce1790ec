import { z } from '@hono/zod-openapi';
import { ngoId, ngoNames } from '#src/features/ngo/ngo.contract.ts';
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
  messageBody,
  nullableText,
  paiseAmount,
  publicRules,
} from '#src/server/endpoint.server.ts';
import {
  DONATION_METHODS,
  DONATION_STATUSES,
  UTR_TEXT_MOST,
} from '#src/features/donation/donation.values.ts';

const endpoint = endpointsOf('donation');
const RULES = publicRules(300);
/** A body, not a path: addresses are logged. */
const token = z.string().min(1).max(200);
const date = z.iso.date();

/** How the gift can be paid. */
const ways = z.object({
  /** Null if the NGO has no UPI id, or the gift is larger than a UPI payment may be, or comes from abroad. */
  upi: z.object({ upiId: z.string(), link: z.string() }).nullable(),
  account: z.object({
    holder: z.string(),
    number: z.string(),
    ifsc: z.string(),
    bank: z.string(),
    branch: z.string(),
  }),
  /** By card or netbanking, through donation/startGatewayPayment. */
  gateway: z.boolean(),
  /** The limit of UPI, if it is the reason why UPI is not offered. */
  aboveUpiLimit: paiseAmount.nullable(),
});

const donation = z.object({
  reference: z.string(),
  status: z.enum(DONATION_STATUSES),
  method: z.enum(DONATION_METHODS),
  amount: paiseAmount,
  /** What was given back of it. */
  refunded: paiseAmount,
  isForeign: z.boolean(),
  /** Whether a payment by card or netbanking was begun. */
  isAtGateway: z.boolean(),
  /**
   * Whether it was paid by card or netbanking into an account that our team had stopped: nobody knows
   * whether the NGO has the money.
   */
  isHeld: z.boolean(),
  createdAt: dateTime,
  claimedAt: dateTime.nullable(),
  utr: nullableText,
  refuseReason: nullableText,
  receivedOn: date.nullable(),
  /** Where mails about the gift go; null once its donor is erased. */
  email: nullableText,
  isErased: z.boolean(),
  /** Whether the donor is reminded each month. */
  isMonthly: z.boolean(),
  purpose: z.object({ title: z.string(), titleGu: nullableText, titleHi: nullableText }).nullable(),
  ngo: z.object({
    _id: ngoId,
    ...ngoNames,
    category: z.string(),
    phone: nullableText,
    isVerified: z.boolean(),
  }),
  /** The note of the NGO, once the gift is claimed or received. */
  thankYou: z.object({ text: z.string(), textGu: nullableText, textHi: nullableText }).nullable(),
  /** The valid receipt. */
  receipt: z
    .object({ code: z.string(), year: integer, number: integer, isDeductible: z.boolean() })
    .nullable(),
  /** The secret of the gift that corrects a refused one. */
  successor: nullableText,
  /** Null if it cannot be paid now. */
  ways: ways.nullable(),
  /** Whether the donor can cancel it. */
  canCancel: z.boolean(),
});
export type OwnDonation = z.infer<typeof donation>;

export const readDonation = endpoint.post('/readDonation', {
  summary: 'Get a donation by the secret token in its link: its state, and how to pay it',
  rules: RULES,
  request: jsonBody(z.object({ token })),
  responses: { 200: jsonData(donation, 'The donation') },
});

export const claimDonation = endpoint.post('/claimDonation', {
  summary:
    'Say that a donation is paid, or correct the number of the payment. For a refused one, a new donation follows it.',
  rules: RULES,
  request: jsonBody(
    z.object({
      token,
      utr: z.string().max(UTR_TEXT_MOST, 'textLong').optional(),
      method: z.enum(['upi', 'bankTransfer']).optional(),
    }),
  ),
  responses: {
    200: jsonDataWithMessage(
      z.object({
        /** The secret of the claimed donation: another one if the old one was refused. */
        token: z.string(),
      }),
      'The NGO looks for the payment now',
    ),
    409: json(failureBody, 'The state of the donation does not allow it'),
    422: json(fieldErrorsBody, 'The number is missing or wrong'),
  },
});

export const cancelDonation = endpoint.post('/cancelDonation', {
  summary: 'Cancel a donation that is not paid, and erase the details of its donor at once',
  rules: RULES,
  request: jsonBody(z.object({ token })),
  responses: {
    200: json(messageBody, 'Cancelled'),
    409: json(failureBody, 'The state of the donation does not allow it'),
  },
});
