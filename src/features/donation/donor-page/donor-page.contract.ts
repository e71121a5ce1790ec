import { z } from '@hono/zod-openapi';
import { ngoId, ngoNames } from '#src/features/ngo/ngo.contract.ts';
import {
  endpointsOf,
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
  DONOR_ID_KINDS,
} from '#src/features/donation/donation.values.ts';
import { standingGift } from '#src/features/donation/standing-gift/standing-gift.contract.ts';

const endpoint = endpointsOf('donation');
const RULES = publicRules(300);
const date = z.iso.date();
/** A body, not a path: addresses are logged. */
const token = z.string().min(1).max(100);
const formText = z.string().max(4000, 'textLong').optional();

const gift = z.object({
  reference: z.string(),
  /** The secret that opens its page. */
  token: z.string(),
  status: z.enum(DONATION_STATUSES),
  method: z.enum(DONATION_METHODS),
  amount: paiseAmount,
  refunded: paiseAmount,
  purpose: z.object({ title: z.string(), titleGu: nullableText, titleHi: nullableText }).nullable(),
  /** The day on which the money arrived; before that, on which the gift began. */
  day: date,
  /** The latest receipt. */
  receipt: z.object({ code: z.string(), number: z.string(), isCancelled: z.boolean() }).nullable(),
});
export type DonorGift = z.infer<typeof gift>;

const person = z.object({
  name: z.string(),
  address: nullableText,
  /** Which number is stored, and its last characters. */
  id: z.object({ kind: z.enum(DONOR_ID_KINDS), masked: z.string() }).nullable(),
  /** The gifts of the current and the last financial year that have this name. */
  gifts: integer,
});

const donor = z.object({
  email: z.string(),
  /** Financial years, the latest first. */
  years: z.array(
    z.object({
      year: z.string(),
      /** What arrived and stayed. */
      total: paiseAmount,
      ngos: z.array(
        z.object({
          ngo: z.object({ _id: ngoId, ...ngoNames, category: z.string(), isVerified: z.boolean() }),
          total: paiseAmount,
          /** The latest first. */
          gifts: z.array(gift),
        }),
      ),
    }),
  ),
  /** Who gave in the current and the last financial year: a family may share a mailbox. */
  people: z.array(person),
  /** Monthly reminders, each with the secret that ends it. */
  reminders: z.array(standingGift.extend({ token: z.string() })),
  /** At how many gifts the name is shown in public, if the NGO shows names. */
  namesShown: z.enum(['none', 'some', 'all']),
});
export type Donor = z.infer<typeof donor>;

export const requestDonorLink = endpoint.post('/requestDonorLink', {
  summary:
    'Mail the link to a donor’s own page. The answer is the same whether or not the mailbox gave anything.',
  rules: publicRules(600),
  request: jsonBody(z.object({ email: formText })),
  responses: {
    200: json(messageBody, 'A mail is on its way if the mailbox gave anything.'),
    422: json(fieldErrorsBody, 'This is no mail address'),
  },
});

export const readDonor = endpoint.post('/readDonor', {
  summary: 'Get the gifts of a mailbox, by the secret token in the mailed link',
  rules: RULES,
  request: jsonBody(z.object({ token })),
  responses: { 200: jsonData(donor, 'The gifts, reminders and details') },
});

const changed = { 200: jsonDataWithMessage(donor, 'The changed gifts, reminders and details') };

export const changeDonor = endpoint.post('/changeDonor', {
  summary:
    'Correct name, address and PAN of the gifts of the current and the last financial year that have a name. An empty PAN keeps the stored number. Receipts that are issued stay as they are.',
  rules: RULES,
  request: jsonBody(
    z.object({
      token,
      /** The name as it is stored. */
      person: formText,
      name: formText,
      address: formText,
      pan: formText,
    }),
  ),
  responses: { ...changed, 422: json(fieldErrorsBody, 'One error message per invalid field') },
});

export const showDonorName = endpoint.post('/showDonorName', {
  summary: 'Show the name of the donor in public at all gifts, or hide it',
  rules: RULES,
  request: jsonBody(z.object({ token, isShown: z.boolean() })),
  responses: changed,
});

export const withdrawDonorConsent = endpoint.post('/withdrawDonorConsent', {
  summary:
    'Take consent back. Gifts that are not received are erased; received ones keep what the law asks for. Reminders end, and the link no longer works.',
  rules: RULES,
  request: jsonBody(z.object({ token })),
  responses: { 200: json(messageBody, 'Consent is taken back') },
});

export const readDonorYearFile = endpoint.post('/readDonorYearFile', {
  summary: 'Get the gifts and receipts of a mailbox in a financial year as one PDF',
  // Drawing a paper takes a fraction of a second of work.
  rules: publicRules(60),
  request: jsonBody(
    z.object({
      token,
      /** `2026-27` */
      year: z.string().max(10),
    }),
  ),
  responses: {
    200: {
      content: { 'application/pdf': { schema: z.string() } },
      description: 'A list of the gifts, and each receipt',
    },
    202: json(messageBody, 'The receipts are many: a link to the file is mailed'),
    422: json(messageBody, 'The receipts are too many for one file'),
  },
});
