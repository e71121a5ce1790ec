import { z } from '@hono/zod-openapi';
import {
  csvFile,
  dateTime,
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
import { DONOR_ID_KINDS, NATURES } from '#src/features/donation/donation.values.ts';
import { RECEIPT_MODES, ROW_NOTES, ROW_PROBLEMS } from './yearly-statement.values.ts';

const endpoint = endpointsOf('donation');

/** A financial year: `2026-27`. */
const year = z
  .string()
  .max(7)
  .regex(/^20\d\d-\d\d$/);

/** A row of the statement: all gifts of a donor that have the same nature and came in the same way. */
export const statementRow = z.object({
  /** The latest gift in the row, where missing details of the donor can be added. */
  _id: z.string(),
  /** Null if nobody is named. */
  name: nullableText,
  address: nullableText,
  idKind: z.enum(DONOR_ID_KINDS).nullable(),
  idMasked: nullableText,
  nature: z.enum(NATURES),
  mode: z.enum(RECEIPT_MODES),
  /** Received and not given back. */
  amount: paiseAmount,
  /** Number of gifts in the row. */
  donations: integer,
  problems: z.array(z.enum(ROW_PROBLEMS)),
  notes: z.array(z.enum(ROW_NOTES)),
});
export type StatementRow = z.infer<typeof statementRow>;

const facts = z.object({
  year,
  /** Years with received donations, the latest first, and the one shown. */
  years: z.array(year),
  law: z.object({
    act: z.string(),
    actGu: z.string(),
    actHi: z.string(),
    /** The name of the form in which the statement is filed, and of the certificate for donors. */
    form: z.string(),
    certificate: z.string(),
    sectionCode: z.string(),
    dueOn: z.string(),
    cashLimit: paiseAmount,
  }),
  ngo: z.object({
    /** The 80G registration number, and the day on which it was issued. */
    urn: nullableText,
    urnIssuedOn: nullableText,
  }),
  summary: z.object({
    rows: integer,
    /** Donors with a name. */
    donors: integer,
    donations: integer,
    amount: paiseAmount,
    /** Donors with a name, but without a number that identifies them, or without an address. */
    withoutId: integer,
    withoutAddress: integer,
    /** Rows. */
    withoutName: integer,
    withoutAmount: integer,
    /** Rows that are not in the file, and rows in it in which the number or the address is missing. */
    leftOut: integer,
    incomplete: integer,
  }),
  /** When the file was saved last, and how many donations of the year have changed since. */
  exported: z.object({ at: dateTime, changed: integer }).nullable(),
});
export type StatementFacts = z.infer<typeof facts>;

export const getYearlyStatement = endpoint.get('/getYearlyStatement', {
  summary:
    'Get the statement of donations of a financial year, rows with something missing first. Without a year, the one that is due next.',
  rules: signedInRules('ngo', { standings: VERIFIED_ONLY }),
  request: { query: z.object({ year: noneOr(year), ...paging }) },
  responses: {
    200: json(pageOf(statementRow).extend({ facts }), 'A page of rows, and what is known of the statement'),
  },
});

export const exportYearlyStatement = endpoint.get('/exportYearlyStatement', {
  summary:
    'Export the statement of donations of a financial year as CSV, in the columns of the tax portal’s template. It contains tax numbers in full.',
  rules: signedInRules('ngo', { audit: true, confirm: true, standings: VERIFIED_ONLY }),
  request: { query: z.object({ year }) },
  responses: { 200: csvFile('A file with one row per donor, nature and mode') },
});
