import { readBatches } from '#src/server/database/read-batches.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { badRequest } from '#src/server/errors.server.ts';
import {
  currentFinancialYear,
  daysOfFinancialYear,
  monthsOfFinancialYear,
  parseFinancialYear,
} from '#src/shared/financial-year.ts';
import { endOfMonth, monthInIndia } from '#src/shared/india-time.ts';
import type { Paise } from '#src/shared/money.ts';
import { readReference } from '#src/shared/reference-number.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import type { DonationStatus } from '#src/features/donation/donation.values.ts';
import { donationQuery } from '#src/features/donation/donor/donation-words.server.ts';
import { formatReceiptNumber, parseReceiptNumber } from '#src/features/donation/receipts/receipt.rules.ts';
import { readWaitingReceipts } from '#src/features/donation/receipts/waiting-receipts.service.server.ts';
import { selectMonthCounts, selectStatusCounts } from './donation-counts.queries.server.ts';
import { countsByStatus, sumFigures, summarize } from './donation-counts.rules.ts';
import type { DonationFilters, DonationTotals, ListedDonation } from './donations.contract.ts';
import {
  COUNTED_MOST,
  countAmongFirst,
  selectDonationLines,
  selectDonations,
  selectFewDonations,
  type DonationCriteria,
  type DonationLine,
  type DonationRow,
} from './donations.queries.server.ts';

/** From this number of donations, a search looks first whether most of the first `LOOKED_AT` match. */
const LARGE = 10_000;
const LOOKED_AT = 5_000;

export type DonationPage = {
  rows: ListedDonation[];
  total: number;
  totalIsExact: boolean;
  counts: Record<DonationStatus, number>;
  amount: Paise | null;
  totals: DonationTotals;
};
type Query = { ngoId: string; filters: DonationFilters };

/**
 * Returns a page of the donations to an NGO, latest first, with sums and numbers. Claims that wait are listed with the
 * oldest first, if the filters ask for them alone.
 * @throws {AppError} 400 if the financial year is none.
 */
export async function listDonations(
  db: Database,
  { page, pageSize, ...query }: Query & { page: number; pageSize: number },
): Promise<DonationPage> {
  const { ngoId, filters } = query;
  const criteria = criteriaOf(query);
  const [counts, months, waitingReceipts] = await Promise.all([
    selectStatusCounts(db, criteria),
    selectMonthCounts(db, ngoId),
    readWaitingReceipts(db, ngoId),
  ]);
  const { status } = criteria;
  const matching = sumFigures(counts.filter((count) => !status || count.status === status));
  const window = { criteria, limit: pageSize, offset: (page - 1) * pageSize };
  const found = isSearch(criteria)
    ? await searchDonations(db, { window, most: matching.donations })
    : { rows: await selectDonations(db, window), total: matching.donations, totalIsExact: true };
  const sums = summarize({ counts: months, year: yearOf(filters), thisMonth: monthInIndia(new Date()) });
  return {
    ...found,
    rows: found.rows.map(toListed),
    counts: countsByStatus(counts),
    amount: isSearch(criteria) ? null : matching.amount,
    totals: { ...sums, waitingReceipts },
  };
}

const isSearch = ({ words, reference, receipt }: DonationCriteria) =>
  words !== '' || reference !== undefined || receipt !== undefined;

type Window = { criteria: DonationCriteria; limit: number; offset: number };

/** Returns a page of the matches of a search, and how many there are. `most` donations match the other filters. */
async function searchDonations(
  db: Database,
  { window, most }: { window: Window; most: number },
): Promise<{ rows: DonationRow[]; total: number; totalIsExact: boolean }> {
  const { criteria } = window;
  const few = (await hasMany(db, { criteria, most })) ? undefined : await selectFewDonations(db, window);
  if (few) return { ...few, totalIsExact: true };
  return { rows: await selectDonations(db, window), total: COUNTED_MOST, totalIsExact: false };
}

/**
 * Returns whether many donations match, so that reading them in their order finds a page at once. The index of words is
 * slow for the beginning of a word that most donations have, such as the first digit of a number.
 */
async function hasMany(
  db: Database,
  { criteria, most }: { criteria: DonationCriteria; most: number },
): Promise<boolean> {
  if (criteria.words === '' || most <= LARGE) return false;
  return (await countAmongFirst(db, { criteria, among: LOOKED_AT })) > COUNTED_MOST;
}

/**
 * Returns all matching donations, read in batches on demand.
 * @throws {AppError} 400 if the financial year is none, before any row is read.
 */
export function exportDonations(db: Database, query: Query): AsyncIterable<DonationLine> {
  const criteria = criteriaOf(query);
  return readBatches<DonationLine>(({ limit, last }) =>
    selectDonationLines(db, { criteria, limit, after: last }),
  );
}

function criteriaOf({ ngoId, filters }: Query): DonationCriteria {
  const { q = '', status = '', method = '', purpose } = filters;
  const receipt = parseReceiptNumber(q);
  // Without a digit it is rather a name of six letters, one in 31 of which has the right last letter.
  const reference = /\p{Nd}|^\s*DN[\s-]/iu.test(q) ? readReference(q, 'DN') : undefined;
  return {
    ngoId,
    status,
    method,
    // No donation has an id that cannot be one.
    purposeId: purpose ? (ROW_ID.test(purpose) ? purpose : '0') : undefined,
    days: daysOf(filters),
    words: receipt || reference ? '' : donationQuery({ ngoId, words: q }),
    reference,
    receipt,
  };
}

function yearOf({ year }: DonationFilters): number {
  if (!year) return currentFinancialYear();
  const parsed = parseFinancialYear(year);
  if (parsed === undefined) throw badRequest('invalidValue');
  return parsed;
}

function daysOf(filters: DonationFilters): DonationCriteria['days'] {
  const { year, month } = filters;
  if (!year && !month) return undefined;
  const number = yearOf(filters);
  if (!month) return daysOfFinancialYear(number);
  const inYear = monthsOfFinancialYear(number).find((known) => known.endsWith(`-${month}`))!;
  return { from: `${inYear}-01`, to: endOfMonth(inYear) };
}

function toListed({ receipt, ...row }: DonationRow): ListedDonation {
  return { ...row, receiptNumber: receipt && formatReceiptNumber(receipt) };
}
