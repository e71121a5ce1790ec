import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  fieldErrorsBody,
  json,
  jsonBody,
  jsonData,
  jsonDataWithMessage,
  paiseAmount,
  signedInRules,
  VERIFIED_ONLY,
} from '#src/server/endpoint.server.ts';
import { ownDonation } from '#src/features/donation/details/details.contract.ts';
import { purposeNames } from '#src/features/donation/management/donations.contract.ts';

const endpoint = endpointsOf('donation');

export const getHandDonationForm = endpoint.get('/getHandDonationForm', {
  summary: 'Get what the form for a gift that is added by hand offers and explains',
  rules: signedInRules('ngo', { standings: VERIFIED_ONLY }),
  responses: {
    200: jsonData(
      z.object({
        /** The purposes that the NGO collects for now. */
        purposes: z.array(purposeNames),
        /** The limits for cash, by the day from which they apply. */
        laws: z.array(
          z.object({ appliesFrom: z.string(), cashLimit: paiseAmount, cashDayLimit: paiseAmount }),
        ),
        /** Whether somebody signs receipts. */
        hasSignatory: z.boolean(),
      }),
      'The purposes and limits',
    ),
  },
});

/** The service checks the details. The limits only keep texts out that no form sends. */
const formText = z.string().max(4000, 'textLong').nullish();
const choice = z.string().max(40).nullish();

const handForm = z.object({
  /** cash, cheque, kind, bankTransfer or upi. */
  method: choice,
  /** In rupees, as people write it. For a gift in kind, what it is worth; it may be empty. */
  amount: formText,
  kindDescription: formText,
  chequeNumber: formText,
  /** The number of a bank transfer or a UPI payment; it may be empty. */
  utr: formText,
  /** The day of receipt in India: `2026-11-21`. */
  receivedOn: formText,
  purposeId: choice,
  nature: choice,
  /** All details of the donor may be empty; then there is no receipt. */
  donorName: formText,
  donorMobile: formText,
  donorEmail: formText,
  donorAddress: formText,
  donorIdKind: choice,
  donorId: formText,
  /** Of the receipt. The default is the language of the call. */
  language: choice,
});
export type HandFormInput = z.infer<typeof handForm>;

export const addDonationByHand = endpoint.post('/addDonationByHand', {
  summary: 'Add a gift that the NGO received without Sahay, and issue its receipt',
  rules: {
    ...signedInRules('ngo', { audit: true, confirm: true, standings: VERIFIED_ONLY }),
    contactsIn: ['amount', 'donorId'],
  },
  request: jsonBody(handForm),
  responses: {
    201: jsonDataWithMessage(ownDonation, 'The donation'),
    422: json(fieldErrorsBody, 'One error message per invalid field'),
  },
});
