import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  failureBody,
  fieldErrorsBody,
  freeText,
  idInPath,
  json,
  jsonBody,
  jsonDataWithMessage,
  signedInRules,
  VERIFIED_ONLY,
} from '#src/server/endpoint.server.ts';
import { DONATION_REASON_MOST } from '#src/features/donation/donation.values.ts';
import { CONFIRMED_AT_ONCE_MOST } from '#src/features/donation/management/donations.values.ts';
import { confirmationResults, ownDonation } from './details.contract.ts';

const endpoint = endpointsOf('donation');
const CHANGE = signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY });
/** A number of a receipt stays used, and who receives the papers of a donor sees the PAN on them. */
const PERMANENT = { ...CHANGE, confirm: true };

/** The service checks the details. The limit only keeps texts out that no form sends. */
const formText = z.string().max(4000, 'textLong').optional();
const day = z.string().max(20).optional();
const wrong = { 422: json(fieldErrorsBody, 'One error message per invalid field') };
const changed = {
  200: jsonDataWithMessage(ownDonation, 'The donation as it is now'),
  409: json(failureBody, 'The state of the donation does not allow it'),
  ...wrong,
};

export const confirmDonation = endpoint.post('/confirmDonation/{id}', {
  summary: 'Record that the money of a donation arrived, and issue the receipt',
  rules: PERMANENT,
  request: {
    params: idInPath,
    ...jsonBody(
      z.object({
        /** The day of receipt in India: `2026-11-21`. The default is today. */
        receivedOn: day,
        /** The number of the payment as the bank shows it, if it differs from that of the claim. */
        utr: formText,
      }),
    ),
  },
  responses: changed,
});

export const confirmDonations = endpoint.post('/confirmDonations', {
  summary:
    'Record that the money of several donations arrived. Each is a change of its own: one that is no longer possible does not stop the others.',
  rules: PERMANENT,
  request: jsonBody(
    z.object({ ids: z.array(z.string().max(20)).min(1).max(CONFIRMED_AT_ONCE_MOST), receivedOn: day }),
  ),
  responses: { 200: jsonDataWithMessage(confirmationResults, 'A result for each donation'), ...wrong },
});

const reason = freeText({ most: DONATION_REASON_MOST, empty: 'donationReasonRequired' });
const withReason = { params: idInPath, ...jsonBody(z.object({ reason })) };

export const refuseDonation = endpoint.post('/refuseDonation/{id}', {
  summary: 'Refuse a claim whose money did not arrive, and mail the donor a link to the reason',
  rules: PERMANENT,
  request: withReason,
  responses: changed,
});

export const cancelReceivedDonation = endpoint.post('/cancelReceivedDonation/{id}', {
  summary: 'Cancel a received donation that was recorded by mistake, and its receipt',
  rules: PERMANENT,
  request: withReason,
  responses: changed,
});

export const recordRefund = endpoint.post('/recordRefund/{id}', {
  summary:
    'Record how much of a donation has been given back in all, not through the gateway. The receipt is replaced by one over the rest.',
  rules: { ...PERMANENT, contactsIn: ['refunded'] },
  request: {
    params: idInPath,
    ...jsonBody(
      z.object({
        /** In rupees, as people write it: all that was given back, with earlier refunds. */
        refunded: formText,
        reason: formText,
      }),
    ),
  },
  responses: changed,
});

export const updateDonor = endpoint.post('/updateDonor/{id}', {
  summary: 'Correct the details of the donor for later receipts and the yearly statement',
  rules: { ...PERMANENT, contactsIn: ['donorId'] },
  request: {
    params: idInPath,
    ...jsonBody(
      z.object({
        donorName: formText,
        donorMobile: formText,
        donorEmail: formText,
        donorAddress: formText,
        donorIdKind: z.string().max(40).optional(),
        /** Empty: the number that is known stays. */
        donorId: formText,
        /** Removes the number that is known. */
        removesId: z.boolean().default(false),
        nature: z.string().max(40).optional(),
      }),
    ),
  },
  responses: changed,
});

export const cancelReceipt = endpoint.post('/cancelReceipt/{id}', {
  summary: 'Cancel the valid receipt of a donation, whose id is in the path. Its number stays used.',
  rules: PERMANENT,
  request: withReason,
  responses: changed,
});

export const reissueReceipt = endpoint.post('/reissueReceipt/{id}', {
  summary:
    'Issue a receipt for a donation, whose id is in the path, with the current details. A valid one is cancelled with the reason.',
  rules: PERMANENT,
  /** Without a valid receipt there is nothing to give a reason for. */
  request: { params: idInPath, ...jsonBody(z.object({ reason: formText })) },
  responses: changed,
});
