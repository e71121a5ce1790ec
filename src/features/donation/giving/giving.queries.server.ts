import { sql } from 'kysely';
import { ngoTaxColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { countRows, dayInIndia, idText, isSet, rowId } from '#src/server/database/sql-values.server.ts';
import type { Paise } from '#src/shared/money.ts';

/** Returns a verified NGO with what decides on its gifts, or undefined. */
export async function selectGivingNgo(db: Database, id: string) {
  return db
    .selectFrom(ngoTaxColumns(db).as('n'))
    .leftJoin('donation_setting as s', 's.ngo_id', 'n.id')
    .select((eb) => [
      idText(eb, 'n.id').as('_id'),
      ...(['n.name', 'n.name_gu as nameGu', 'n.name_hi as nameHi', 'n.category', 'n.city'] as const),
      ...(['n.phone', 'n.pan', 'n.reg_80g_number as reg80GNumber'] as const),
      ...(['n.reg_80g_valid_from as reg80GValidFrom', 'n.reg_80g_valid_to as reg80GValidTo'] as const),
      ...(['n.fcra_number as fcraNumber', 'n.fcra_valid_from as fcraValidFrom'] as const),
      'n.fcra_valid_to as fcraValidTo',
      dayInIndia(eb, 'n.verified_at').as('verifiedAt'),
      sql<boolean>`coalesce(s.shows_totals, false)`.as('showsTotals'),
    ])
    .where('n.id', '=', rowId(id))
    .where('n.verified', '=', sql.lit(true))
    .executeTakeFirst();
}
export type GivingNgo = NonNullable<Awaited<ReturnType<typeof selectGivingNgo>>>;

/** Returns the purposes of an NGO that are not closed, and the one with this id, in the order in which they were added. */
export async function selectPurposes(db: Database, { ngoId, id }: { ngoId: string; id: string | undefined }) {
  return db
    .selectFrom('donation_purpose as p')
    .select((eb) => [
      idText(eb, 'p.id').as('_id'),
      ...(['p.title', 'p.title_gu as titleGu', 'p.title_hi as titleHi'] as const),
      ...(['p.description', 'p.description_gu as descriptionGu'] as const),
      ...(['p.description_hi as descriptionHi', 'p.goal', 'p.ends_on as endsOn'] as const),
      isSet(eb, 'p.closed_at').as('isClosed'),
    ])
    .where('p.ngo_id', '=', rowId(ngoId))
    .where((eb) =>
      eb.or([eb('p.closed_at', 'is', null), ...(id === undefined ? [] : [eb('p.id', '=', rowId(id))])]),
    )
    .orderBy('p.id')
    .execute();
}
export type StoredPurpose = Awaited<ReturnType<typeof selectPurposes>>[number];

/** Returns what was given in money for a purpose, and in how many gifts. */
export async function selectGivenFor(db: Database, { ngoId, id }: { ngoId: string; id: string }) {
  return db
    .selectFrom('donation_count')
    .select([
      sql<Paise>`coalesce(sum(amount), 0)::bigint`.as('given'),
      sql<number>`coalesce(sum(donations), 0)::int`.as('donations'),
    ])
    .where('ngo_id', '=', rowId(ngoId))
    .where('purpose_id', '=', rowId(id))
    .where('status', '=', 'received')
    .where('method', '<>', 'kind')
    .executeTakeFirstOrThrow();
}

type Period = { ngoId: string; from: string; to: string };

/** Returns what was given in money in a period, by purpose, the largest first. */
export async function selectGivenByPurpose(db: Database, { ngoId, from, to }: Period) {
  return db
    .selectFrom('donation_count as c')
    .leftJoin('donation_purpose as p', 'p.id', 'c.purpose_id')
    .select(['p.title', 'p.title_gu as titleGu', 'p.title_hi as titleHi'])
    .select(sql<Paise>`sum(c.amount)::bigint`.as('given'))
    .where('c.ngo_id', '=', rowId(ngoId))
    .where('c.month', '>=', from)
    .where('c.month', '<=', to)
    .where('c.status', '=', 'received')
    .where('c.method', '<>', 'kind')
    .groupBy('p.id')
    .having(sql<boolean>`sum(c.amount) > 0`)
    .orderBy('given', 'desc')
    .execute();
}

/** Returns how many people gave in a period. Whoever left neither mail address nor number counts once for each gift. */
export async function countDonors(db: Database, { ngoId, from, to }: Period): Promise<number> {
  const donors = db
    .selectFrom('donation')
    .select(sql`coalesce(donor_email, donor_mobile, donor_id_hash, id::text)`.as('donor'))
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', '=', 'received')
    .where('counted_on', '>=', from)
    .where('counted_on', '<=', to)
    .where('method', '<>', 'kind')
    // Faster than count(distinct …).
    .groupBy('donor');
  return countRows(db.selectFrom(donors.as('d')));
}

/** Returns the newest names of donors of a period who do not hide theirs. */
export async function selectShownNames(
  db: Database,
  { ngoId, from, to, limit }: Period & { limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('donation')
    .select((eb) => eb.ref('donor_name').$notNull().as('name'))
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', '=', 'received')
    .where('counted_on', '>=', from)
    .where('counted_on', '<=', to)
    .where('hides_name', '=', false)
    .where('donor_name', 'is not', null)
    .orderBy('counted_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ name }) => name);
}
