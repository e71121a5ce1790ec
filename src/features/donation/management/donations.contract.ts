import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  integer,
  json,
  noneOr,
  nullableText,
  pageOf,
  paging,
  paiseAmount,
  signedInRules,
  VERIFIED_ONLY,
} from '#src/server/endpoint.server.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { DONATION_METHODS, DONATION_STATUSES } from '#src/features/donation/donation.values.ts';
import { EXPORT_FORMATS, YEAR_MONTHS } from './donations.values.ts';

const endpoint = endpointsOf('donation');

/** What a donation is for, in the languages that the NGO wrote. */
export const purposeNames = z.object({
  _id: z.string(),
  title: z.string(),
  titleGu: nullableText,
  titleHi: nullableText,
});

/** A donation in the list of its NGO. */
export const listedDonation = z.object({
  _id: z.string(),
  reference: z.string(),
  status: z.enum(DONATION_STATUSES),
  method: z.enum(DONATION_METHODS),
  amount: paiseAmount,
  /** How much of it was given back. */
  refunded: paiseAmount,
  /** Null if the donor is not named, or erased. */
  donorName: nullableText,
  /** The day of receipt, or until then the day on which it began: `2026-11-21`. */
  day: z.string(),
  /** The number of the payment or of the cheque. */
  paymentNumber: nullableText,
  purpose: purposeNames.nullable(),
  /** The number of the valid receipt: `2026-27/00042`. */
  receiptNumber: nullableText,
});
export type ListedDonation = z.infer<typeof listedDonation>;

const filters = z.object({
  /**
   * Words of the donor's name in any script, a whole mail address or mobile number, a UTR, the last four digits of a number,
   * a reference, or the number of a receipt. The last word may be incomplete.
   */
  q: z.string().max(SEARCH_MOST).optional(),
  status: noneOr(z.enum(DONATION_STATUSES)),
  method: noneOr(z.enum(DONATION_METHODS)),
  /** The id of a purpose. */
  purpose: z.string().max(20).optional(),
  /** A financial year: `2026-27`. */
  year: noneOr(
    z
      .string()
      .max(7)
      .regex(/^20\d\d-\d\d$/),
  ),
  /** A month of the financial year, or of the current one: `11`. */
  month: noneOr(z.enum(YEAR_MONTHS)),
});
export type DonationFilters = z.infer<typeof filters>;

const figure = z.object({ donations: integer, amount: paiseAmount });

/** What an NGO received, regardless of filters by status, method, purpose and words. */
const totals = z.object({
  /** Claims that wait for the NGO. */
  waiting: integer,
  /** Receipts that wait because the NGO has not said who signs them, up to 1,000. */
  waitingReceipts: integer,
  /** Received in this calendar month. */
  thisMonth: figure,
  /** Received in the financial year of the filters, or else the current one. */
  year: figure.extend({ label: z.string() }),
  /** The months of that year, as `2026-04`. */
  months: z.array(figure.extend({ month: z.string() })),
  /** The financial years with donations, latest first. */
  years: z.array(z.string()),
});
export type DonationTotals = z.infer<typeof totals>;

export const getAllDonationByNgoId = endpoint.get('/getAllDonationByNgoId', {
  summary: 'List the donations to the NGO, latest first; claims that wait, the oldest first',
  rules: signedInRules('ngo', { confirm: 'ifNeeded', standings: VERIFIED_ONLY }),
  request: { query: filters.extend(paging) },
  responses: {
    200: json(
      pageOf(listedDonation).extend({
        /** False if more than `total` donations match the words. */
        totalIsExact: z.boolean(),
        /** Number of donations of each status that match the other filters, regardless of the words. */
        counts: z.record(z.enum(DONATION_STATUSES), integer),
        /** Sum of all donations that match the filters; null for a search. */
        amount: paiseAmount.nullable(),
        totals,
      }),
      'A page of donations',
    ),
  },
});

export const exportDonation = endpoint.get('/exportDonation', {
  summary: 'Export all matching donations as CSV or XLSX. Numbers that identify a donor are masked.',
  rules: signedInRules('ngo', { audit: true, confirm: true, standings: VERIFIED_ONLY }),
  request: { query: filters.extend({ format: z.enum(EXPORT_FORMATS).default('csv') }) },
  responses: {
    200: {
      content: {
        'text/csv': { schema: z.string() },
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: z.string() },
      },
      description: 'A file with one row per donation',
    },
  },
});
