import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  idInPath,
  integer,
  jsonData,
  nullableText,
  paiseAmount,
  signedInRules,
  VERIFIED_ONLY,
} from '#src/server/endpoint.server.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import {
  DONATION_METHODS,
  DONATION_STATUSES,
  DONOR_ID_KINDS,
  GATEWAY_PROBLEMS,
  NATURES,
} from '#src/features/donation/donation.values.ts';
import { purposeNames } from '#src/features/donation/management/donations.contract.ts';

const endpoint = endpointsOf('donation');

/** A receipt as its NGO sees it. */
export const ownReceipt = z.object({
  _id: z.string(),
  /** `2026-27/00042` */
  number: z.string(),
  /** By which anyone can check it: `RC-9QD3-7KXM-2FHP`. */
  code: z.string(),
  amount: paiseAmount,
  isDeductible: z.boolean(),
  /** Why the donor cannot deduct the gift. */
  reason: z.enum(['cash', 'kind', 'noRegistration', 'noAddress']).nullable(),
  issuedAt: dateTime,
  mailedAt: dateTime.nullable(),
  cancelledAt: dateTime.nullable(),
  cancelReason: nullableText,
});
export type OwnReceipt = z.infer<typeof ownReceipt>;

/** What the NGO can do with a donation now. */
const possible = z.object({
  confirm: z.boolean(),
  refuse: z.boolean(),
  correctDonor: z.boolean(),
  /** Record that it was a mistake. */
  cancel: z.boolean(),
  /** Record that money was given back, not through the gateway. */
  refund: z.boolean(),
  /** Let the payment gateway give money back. */
  refundAtGateway: z.boolean(),
  cancelReceipt: z.boolean(),
  reissueReceipt: z.boolean(),
});
export type PossibleChanges = z.infer<typeof possible>;

/** A donation as its NGO sees it. */
export const ownDonation = z.object({
  _id: z.string(),
  reference: z.string(),
  status: z.enum(DONATION_STATUSES),
  method: z.enum(DONATION_METHODS),
  amount: paiseAmount,
  /** How much of it was given back. */
  refunded: paiseAmount,
  /** A refund that the payment gateway has been asked for. */
  refundRequested: paiseAmount.nullable(),
  nature: z.enum(NATURES),
  kindDescription: nullableText,
  purpose: purposeNames.nullable(),
  isForeign: z.boolean(),
  donor: z.object({
    name: nullableText,
    mobile: nullableText,
    email: nullableText,
    address: nullableText,
    idKind: z.enum(DONOR_ID_KINDS).nullable(),
    /** Only its last two characters can be read. */
    idMasked: nullableText,
    hidesName: z.boolean(),
    /** Whether the details were erased. */
    isErased: z.boolean(),
  }),
  /** The language of its receipts and mails. */
  language: z.enum(LANGUAGES),
  /** Whether the NGO added it by hand. */
  byNgo: z.boolean(),
  isAtGateway: z.boolean(),
  /** Why a payment at the gateway does not count as received. */
  gatewayProblem: z.enum(GATEWAY_PROBLEMS).nullable(),
  /** The number of the payment, as the donor or the bank names it. */
  utr: nullableText,
  chequeNumber: nullableText,
  gatewayPaymentId: nullableText,
  createdAt: dateTime,
  claimedAt: dateTime.nullable(),
  /** The day on which the money arrived: `2026-11-21`. */
  receivedOn: nullableText,
  receivedAt: dateTime.nullable(),
  proof: z.enum(['statement', 'ngo', 'gateway']).nullable(),
  refuseReason: nullableText,
  cancelReason: nullableText,
  /** The latest first. */
  receipts: z.array(ownReceipt),
  /** Why a received donation has no receipt yet. */
  receiptWaitsFor: z.enum(['name', 'signatory']).nullable(),
  /** Why the contact details of the donor are masked, and what to do. Null unless they are. */
  contactNotice: nullableText,
  possible,
});
export type OwnDonation = z.infer<typeof ownDonation>;

export const getDonationOfNgo = endpoint.get('/getDonationOfNgo/{id}', {
  summary: 'Get a donation to the NGO with its donor and its receipts',
  rules: signedInRules('ngo', { standings: VERIFIED_ONLY }),
  request: { params: idInPath },
  responses: { 200: jsonData(ownDonation, 'The donation') },
});

/** The result of a confirmation among several. */
export const confirmationResult = z.object({
  _id: z.string(),
  isConfirmed: z.boolean(),
  /** Why it is not confirmed. */
  msg: nullableText,
});
export type ConfirmationResult = z.infer<typeof confirmationResult>;
export const confirmationResults = z.object({
  confirmed: integer,
  results: z.array(confirmationResult),
});
