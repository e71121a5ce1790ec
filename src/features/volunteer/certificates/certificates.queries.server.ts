import { expressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { ngoColumns, ngoNames } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  countRows,
  dayInIndia,
  idText,
  isoTime,
  isSet,
  now,
  rowId,
} from '#src/server/database/sql-values.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Certificate, Holder } from './certificates.contract.ts';

const eb = expressionBuilder<{ c: Tables['volunteer_certificate'] }, 'c'>();
/** Columns of a certificate for its NGO, from the row with the alias `c`. */
const CERTIFICATE = [
  idText(eb, 'c.id').as('_id'),
  'c.number',
  'c.name',
  'c.initials',
  'c.language',
  'c.minutes',
  'c.period_from as periodFrom',
  'c.period_to as periodTo',
  isoTime(eb, 'c.issued_at').as('issuedAt'),
  isoTime(eb, 'c.withdrawn_at').as('withdrawnAt'),
  'c.withdraw_reason as withdrawReason',
] as const;

/** Certificates on the page of a volunteer. */
const LISTED_MOST = 50;

type Own = { id: string; ngoId: string };
/** `words` is a tsquery, '' for all certificates. `number` is a whole number. */
type Criteria = { ngoId: string; words: string; number: string | undefined };

const matching = (db: Database, { ngoId, words, number }: Criteria) =>
  db
    .selectFrom('volunteer_certificate as c')
    .leftJoin('volunteer as v', 'v.id', 'c.volunteer_id')
    .where('c.ngo_id', '=', rowId(ngoId))
    .$if(number !== undefined, (query) => query.where('c.number', '=', number!))
    .$if(number === undefined && words !== '', (query) =>
      query.where(sql<boolean>`v.search @@ ${words}::tsquery`),
    );

/** Returns a page of the certificates of an NGO, latest first, and how many match. */
export async function selectCertificates(
  db: Database,
  { limit, offset, ...criteria }: Criteria & { limit: number; offset: number },
): Promise<{ rows: Certificate[]; total: number }> {
  const [rows, total] = await Promise.all([
    matching(db, criteria).select(CERTIFICATE).orderBy('c.id', 'desc').limit(limit).offset(offset).execute(),
    countRows(matching(db, criteria)),
  ]);
  return { rows, total };
}

/** Returns the certificates of a volunteer, latest first. */
export async function selectCertificatesOf(db: Database, volunteerId: string) {
  return db
    .selectFrom('volunteer_certificate as c')
    .where('c.volunteer_id', '=', rowId(volunteerId))
    .select(['c.number', 'c.minutes', 'c.period_from as periodFrom', 'c.period_to as periodTo'])
    .select(isSet(eb, 'c.withdrawn_at').as('isWithdrawn'))
    .orderBy('c.id', 'desc')
    .limit(LISTED_MOST)
    .execute();
}

/** Returns a certificate of the NGO, or undefined. */
export async function selectCertificate(db: Database, { id, ngoId }: Own): Promise<Certificate | undefined> {
  return db
    .selectFrom('volunteer_certificate as c')
    .select(CERTIFICATE)
    .where('c.id', '=', rowId(id))
    .where('c.ngo_id', '=', rowId(ngoId))
    .executeTakeFirst();
}

/** Returns the first accepted volunteers of an NGO that match. `words` is a tsquery, '' for all. */
export async function selectHolders(
  db: Database,
  { ngoId, words, limit }: { ngoId: string; words: string; limit: number },
): Promise<Holder[]> {
  return db
    .selectFrom('volunteer as v')
    .select((column) => [idText(column, 'v.id').as('_id'), 'v.name', 'v.reference', 'v.city'])
    .where('v.ngo_id', '=', rowId(ngoId))
    .where('v.status', '=', 'accepted')
    .$if(words !== '', (query) => query.where(sql<boolean>`v.search @@ ${words}::tsquery`))
    .orderBy('v.name')
    .orderBy('v.id')
    .limit(limit)
    .execute();
}

export type HolderToCertify = { id: string; name: string; email: string; language: Language };

/** Returns an accepted volunteer of the NGO, and locks it until the transaction ends. */
export async function lockHolder(db: Database, { id, ngoId }: Own): Promise<HolderToCertify | undefined> {
  return db
    .selectFrom('volunteer as v')
    .select((column) => [idText(column, 'v.id').as('id'), 'v.name', 'v.email', 'v.language'])
    .where('v.id', '=', rowId(id))
    .where('v.ngo_id', '=', rowId(ngoId))
    .where('v.status', '=', 'accepted')
    .forUpdate()
    .executeTakeFirst();
}

/** Reports whether the NGO has this accepted volunteer. */
export async function isHolder(db: Database, { id, ngoId }: Own): Promise<boolean> {
  const found = await db
    .selectFrom('volunteer as v')
    .select('v.id')
    .where('v.id', '=', rowId(id))
    .where('v.ngo_id', '=', rowId(ngoId))
    .where('v.status', '=', 'accepted')
    .executeTakeFirst();
  return found !== undefined;
}

/** The confirmed minutes of a volunteer in shifts that start on these days in India, and the days of the first and last. */
export async function selectConfirmed(
  db: Database,
  { id, periodFrom, periodTo }: { id: string; periodFrom: string | undefined; periodTo: string | undefined },
): Promise<{ minutes: number; periodFrom: string | null; periodTo: string | null }> {
  const places = db
    .selectFrom('volunteer_shift_place as p')
    .innerJoin('volunteer_shift as s', 's.id', 'p.shift_id')
    .select((column) => ['p.minutes', dayInIndia(column, 's.starts_at').as('day')])
    .where('p.volunteer_id', '=', rowId(id))
    .where('p.minutes', '>', 0);
  return db
    .selectFrom(places.as('place'))
    .select((column) => [
      sql<number>`coalesce(sum(${column.ref('place.minutes')}), 0)::int`.as('minutes'),
      sql<string | null>`min(${column.ref('place.day')})`.as('periodFrom'),
      sql<string | null>`max(${column.ref('place.day')})`.as('periodTo'),
    ])
    .$if(periodFrom !== undefined, (query) => query.where('place.day', '>=', periodFrom!))
    .$if(periodTo !== undefined, (query) => query.where('place.day', '<=', periodTo!))
    .executeTakeFirstOrThrow();
}

export type NewCertificate = {
  number: string;
  ngoId: string;
  volunteerId: string;
  name: string;
  initials: string;
  language: Language;
  minutes: number;
  periodFrom: string;
  periodTo: string;
};

/** Inserts a certificate. Returns its id, or undefined if its number exists. */
export async function insertCertificate(db: Database, row: NewCertificate): Promise<string | undefined> {
  const inserted = await db
    .insertInto('volunteer_certificate')
    .values({
      number: row.number,
      ngo_id: row.ngoId,
      volunteer_id: row.volunteerId,
      name: row.name,
      initials: row.initials,
      language: row.language,
      minutes: row.minutes,
      period_from: row.periodFrom,
      period_to: row.periodTo,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning((column) => idText(column, 'id').as('id'))
    .executeTakeFirst();
  return inserted?.id;
}

/** Withdraws a certificate that is not withdrawn. Returns whether there was one. */
export async function updateWithdrawn(
  db: Database,
  { id, ngoId, reason }: Own & { reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('volunteer_certificate')
    .set({ withdrawn_at: now, withdraw_reason: reason })
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Records that a certificate is mailed. Returns false if it was before. */
export async function updateMailed(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('volunteer_certificate')
    .set({ mailed_at: now })
    .where('id', '=', rowId(id))
    .where('mailed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns what anyone may know about a certificate, or undefined. */
export async function selectChecked(db: Database, number: string) {
  return db
    .selectFrom('volunteer_certificate as c')
    .select((column) => [
      'c.number',
      'c.initials',
      'c.minutes',
      'c.period_from as periodFrom',
      'c.period_to as periodTo',
      isSet(column, 'c.withdrawn_at').as('isWithdrawn'),
      jsonObjectFrom(ngoNames(db, 'c.ngo_id').select(['n.category', 'n.listed as isListed']))
        .$notNull()
        .as('ngo'),
    ])
    .where('c.number', '=', number)
    .executeTakeFirst();
}

/** A certificate to print belongs to the NGO, or to the volunteer with this token. A job prints any one. */
export type ToPrint = { id: string; ngoId?: string } | { number: string; tokenHash: string };

/** Returns a certificate with all that its PDF shows, or undefined if it is withdrawn or its volunteer is erased. */
export async function selectToPrint(db: Database, which: ToPrint) {
  const query = db
    .selectFrom('volunteer_certificate as c')
    .innerJoin('volunteer as v', 'v.id', 'c.volunteer_id')
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 'c.ngo_id')
    .select((column) => [
      'c.number',
      'v.name',
      'v.reference',
      'c.language',
      'c.minutes',
      'c.period_from as periodFrom',
      'c.period_to as periodTo',
      isoTime(column, 'c.issued_at').as('issuedAt'),
      'n.name as ngoName',
      'n.name_gu as ngoNameGu',
      'n.name_hi as ngoNameHi',
      'n.city',
      idText(column, 'c.ngo_id').as('ngoId'),
      'v.email',
      isSet(column, 'c.mailed_at').as('isMailed'),
    ])
    .where('c.withdrawn_at', 'is', null);
  if ('number' in which)
    return query
      .where('c.number', '=', which.number)
      .where('v.token_hash', '=', which.tokenHash)
      .executeTakeFirst();
  return query
    .where('c.id', '=', rowId(which.id))
    .$if(which.ngoId !== undefined, (own) => own.where('c.ngo_id', '=', rowId(which.ngoId!)))
    .executeTakeFirst();
}
export type CertificateToPrint = NonNullable<Awaited<ReturnType<typeof selectToPrint>>>;
