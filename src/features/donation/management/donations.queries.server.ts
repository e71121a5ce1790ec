import { expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '#src/server/database.server.ts';
import { dayInIndia, idText, oneValue, orEmpty, rowId } from '#src/server/database/sql-values.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import type { Paise } from '#src/shared/money.ts';
import type {
  DonationMethod,
  DonationStatus,
  DonorIdKind,
  Nature,
} from '#src/features/donation/donation.values.ts';
import type { CountedBy } from './donation-counts.queries.server.ts';
import type { ListedDonation } from './donations.contract.ts';

const eb = expressionBuilder<{ d: Tables['donation'] }, 'd'>();

/** `words` is a tsquery; '' matches all donations. `receipt` is the number of a receipt. */
export type DonationCriteria = CountedBy & {
  status: DonationStatus | '';
  words: string;
  reference: string | undefined;
  receipt: { year: number; number: number } | undefined;
};

/** Matches beyond this number are not counted. */
export const COUNTED_MOST = 1000;

const donations = (db: Database) => db.selectFrom('donation as d');
/** Whoever waits longest comes first; all other donations are listed with the latest first. */
const orderOf = ({ status }: Pick<DonationCriteria, 'status'>) => (status === 'claimed' ? 'asc' : 'desc');

/** The number of the payment, of the gateway's payment, or of the cheque. */
const PAYMENT_NUMBER = sql<string | null>`coalesce(d.gateway_payment_id, d.utr, d.cheque_number)`;

/** Selects the purpose of the donation with the alias `d`. */
export const selectPurposeNames = (db: Database) =>
  db
    .selectFrom('donation_purpose as p')
    .select((purpose) => [
      idText(purpose, 'p.id').as('_id'),
      'p.title',
      'p.title_gu as titleGu',
      'p.title_hi as titleHi',
    ])
    .where('p.id', '=', sql.ref<number>('d.purpose_id'));

/** Selects year and number of the valid receipt of the donation with the alias `d`. */
const selectReceiptNumber = (db: Database) =>
  db
    .selectFrom('donation_receipt as r')
    .select(['r.year', 'r.number'])
    .where('r.donation_id', '=', sql.ref<number>('d.id'))
    .where('r.cancelled_at', 'is', null);

/** Columns of a donation in a list, from the row with the alias `d`. */
const listed = (db: Database) =>
  [
    idText(eb, 'd.id').as('_id'),
    'd.reference',
    'd.status',
    'd.method',
    'd.amount',
    'd.refunded',
    'd.donor_name as donorName',
    'd.counted_on as day',
    PAYMENT_NUMBER.as('paymentNumber'),
    jsonObjectFrom(selectPurposeNames(db)).as('purpose'),
    jsonObjectFrom(selectReceiptNumber(db)).as('receipt'),
  ] as const;
export type DonationRow = Omit<ListedDonation, 'receiptNumber'> & {
  receipt: { year: number; number: number } | null;
};

/** Selects the donations that match. `byWords`: through the index of words, which fits if few match. */
function selectFitting(db: Database, criteria: DonationCriteria, byWords: boolean) {
  const { ngoId, status, method, purposeId, days, words, reference, receipt } = criteria;
  // The words contain the id of the NGO. Adding 0 keeps the planner from reading all its donations.
  const ngo = byWords ? sql<number>`d.ngo_id + 0` : sql<number>`d.ngo_id`;
  let query = donations(db).where(ngo, '=', rowId(ngoId));
  if (status) query = query.where('d.status', '=', status);
  if (method) query = query.where('d.method', '=', method);
  if (purposeId !== undefined) query = query.where('d.purpose_id', '=', rowId(purposeId));
  if (days) query = query.where('d.counted_on', '>=', days.from).where('d.counted_on', '<=', days.to);
  if (reference !== undefined) return query.where('d.reference', '=', reference);
  if (receipt)
    return query.where(
      'd.id',
      '=',
      db
        .selectFrom('donation_receipt as r')
        .select('r.donation_id')
        .where('r.ngo_id', '=', rowId(ngoId))
        .where('r.year', '=', receipt.year)
        .where('r.number', '=', receipt.number),
    );
  if (!words) return query;
  const hasWords = sql<SqlBool>`d.search @@ ${words}::tsquery`;
  // The planner expects a `case` to hold for half of the rows, so it reads them in their order and stops early.
  return query.where(byWords ? hasWords : sql<SqlBool>`case when ${hasWords} then true else false end`);
}

type Window = { criteria: DonationCriteria; limit: number; offset: number };

/**
 * Returns a page of donations. Scans them in their order, which is fast if most of them match, as they do without words.
 */
export async function selectDonations(
  db: Database,
  { criteria, limit, offset }: Window,
): Promise<DonationRow[]> {
  const order = orderOf(criteria);
  // Selects only ids, so that skipped rows are read from the index alone.
  const ids = selectFitting(db, criteria, false)
    .select('d.id')
    .orderBy('d.counted_on', order)
    .orderBy('d.id', order)
    .limit(limit)
    .offset(offset);
  return donations(db)
    .innerJoin(ids.as('matching'), 'matching.id', 'd.id')
    .select(listed(db))
    .orderBy('d.counted_on', order)
    .orderBy('d.id', order)
    .execute();
}

/**
 * Alternative for searches with few matches: returns a page of the matches and their total number. Returns undefined
 * for more than 1,000 matches, for which `selectDonations` is fast.
 */
export async function selectFewDonations(
  db: Database,
  { criteria, limit, offset }: Window,
): Promise<{ rows: DonationRow[]; total: number } | undefined> {
  const order = orderOf(criteria);
  const { rows, total } = await db
    .with(
      (cte) => cte('matching').materialized(),
      () =>
        selectFitting(db, criteria, true)
          .select(['d.id', 'd.counted_on'])
          .limit(COUNTED_MOST + 1),
    )
    .selectNoFrom((all) => {
      const page = all
        .selectFrom('matching')
        .select('id')
        .orderBy('counted_on', order)
        .orderBy('id', order)
        .limit(limit)
        .offset(offset);
      const pageRows = donations(db)
        .innerJoin(page.as('page'), 'page.id', 'd.id')
        .select(listed(db))
        .orderBy('d.counted_on', order)
        .orderBy('d.id', order);
      const counted = all.selectFrom('matching').select(({ fn }) => fn.countAll<number>().as('total'));
      return [jsonArrayFrom(pageRows).as('rows'), oneValue(counted).as('total')];
    })
    .executeTakeFirstOrThrow();
  return total > COUNTED_MOST ? undefined : { rows, total };
}

/** Returns how many of the first `among` donations, in the order of the list, have the words. */
export async function countAmongFirst(
  db: Database,
  { criteria, among }: { criteria: DonationCriteria; among: number },
): Promise<number> {
  const order = orderOf(criteria);
  const first = selectFitting(db, { ...criteria, words: '' }, false)
    .select('d.search')
    .orderBy('d.counted_on', order)
    .orderBy('d.id', order)
    .limit(among);
  const { count } = await db
    .selectFrom(first.as('first'))
    .where(sql<SqlBool>`first.search @@ ${criteria.words}::tsquery`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A donation in an export. The number that identifies the donor is still sealed. */
export type DonationLine = {
  id: string;
  reference: string;
  day: string;
  status: DonationStatus;
  method: DonationMethod;
  amount: Paise;
  refunded: Paise;
  nature: Nature;
  donorName: string;
  donorMobile: string;
  donorEmail: string;
  donorAddress: string;
  donorIdKind: DonorIdKind | null;
  donorId: string | null;
  paymentNumber: string | null;
  kindDescription: string;
  purpose: { title: string; titleGu: string | null; titleHi: string | null } | null;
  receipt: { year: number; number: number } | null;
  createdOn: string;
};

/** Returns a batch of donations after the one named in `after`, in the order of the list. */
export async function selectDonationLines(
  db: Database,
  {
    criteria,
    limit,
    after,
  }: { criteria: DonationCriteria; limit: number; after: { id: string; day: string } | undefined },
): Promise<DonationLine[]> {
  const order = orderOf(criteria);
  let query = selectFitting(db, criteria, false);
  if (after !== undefined) {
    const last = sql`(${after.day}::date, ${rowId(after.id)})`;
    query = query.where(
      order === 'asc'
        ? sql<SqlBool>`(d.counted_on, d.id) > ${last}`
        : sql<SqlBool>`(d.counted_on, d.id) < ${last}`,
    );
  }
  return query
    .select([
      idText(eb, 'd.id').as('id'),
      'd.reference',
      'd.counted_on as day',
      'd.status',
      'd.method',
      'd.amount',
      'd.refunded',
      'd.nature',
      orEmpty(eb, 'd.donor_name').as('donorName'),
      orEmpty(eb, 'd.donor_mobile').as('donorMobile'),
      orEmpty(eb, 'd.donor_email').as('donorEmail'),
      orEmpty(eb, 'd.donor_address').as('donorAddress'),
      'd.donor_id_kind as donorIdKind',
      'd.donor_id as donorId',
      PAYMENT_NUMBER.as('paymentNumber'),
      orEmpty(eb, 'd.kind_description').as('kindDescription'),
      jsonObjectFrom(selectPurposeNames(db)).as('purpose'),
      jsonObjectFrom(selectReceiptNumber(db)).as('receipt'),
      dayInIndia(eb, 'd.created_at').as('createdOn'),
    ])
    .orderBy('d.counted_on', order)
    .orderBy('d.id', order)
    .limit(limit)
    .execute();
}
