import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { NGO_NAMES } from '#src/features/ngo/ngo-fragments.server.ts';
import { accountColumns } from '#src/features/account/account-fragments.server.ts';
import { countRows, idText, isoTime, oneValue, rowId } from '#src/server/database/sql-values.server.ts';
import type { StaffNgoStatus } from '#src/features/ngo/verification/verification.values.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import type { StaffNgo } from './staff-list.contract.ts';

export type StaffNgoFilters = {
  /** Words of the name, as a tsquery. */
  words: string | undefined;
  /** A Darpan id, a PAN or an id. */
  number: string | undefined;
  status: StaffNgoStatus | undefined;
  category: string | undefined;
  city: string | undefined;
};

type Place = { sortName: string; id: string };
export type StaffNgoRow = { ngo: StaffNgo; place: Place };

const isListed = (listed: boolean): RawBuilder<boolean> => (listed ? sql`ngo.listed` : sql`not ngo.listed`);

/** Selects the NGOs of one part that match the filters. */
function selectFitting(db: Database, part: RawBuilder<boolean>, filters: StaffNgoFilters) {
  const { words, number, status, category, city } = filters;
  let query = db.selectFrom('ngo').select(['id', 'sort_name']).where(part);
  if (words !== undefined || number !== undefined)
    query = query.where((eb) => {
      const ways = [];
      if (words !== undefined) ways.push(sql<boolean>`search @@ ${words}::tsquery`);
      if (number !== undefined) ways.push(eb('darpan_id', '=', number), eb('pan', '=', number));
      if (number !== undefined && ROW_ID.test(number)) ways.push(eb('id', '=', rowId(number)));
      return eb.or(ways);
    });
  if (status !== undefined) query = query.where('status', '=', status);
  if (category !== undefined) query = query.where('category', '=', category);
  if (city !== undefined) query = query.where('city', '=', city);
  return query;
}
type Fitting = ReturnType<typeof selectFitting>;

/**
 * Selects the NGOs that match the filters: listed and unlisted ones separately, each through their own
 * indexes. `end` adds the order and limit to both parts, because the query planner cannot merge them in
 * order.
 */
function selectMatching(db: Database, filters: StaffNgoFilters, end = (part: Fitting): Fitting => part) {
  const { status } = filters;
  const asTable = (parts: Expression<unknown>) =>
    sql<{ id: number; sort_name: string }>`(${parts})`.as<'f'>(sql`f`);
  const part = (isOfPart: RawBuilder<boolean>) => end(selectFitting(db, isOfPart, filters));
  // NGOs of these statuses are all in one part.
  if (status === 'verified') return asTable(part(sql`ngo.listed and ngo.verified`));
  if (status === 'suspended' || status === 'deleted') return asTable(part(isListed(false)));
  return asTable(sql`${part(isListed(true))} union all ${part(isListed(false))}`);
}

/** Returns NGOs by name: `limit` of them, starting at `offset` or after the NGO `after`. */
export async function selectStaffNgos(
  db: Database,
  {
    filters,
    limit,
    offset = 0,
    after,
  }: { filters: StaffNgoFilters; limit: number; offset?: number; after?: Place },
): Promise<StaffNgoRow[]> {
  const matching = selectMatching(db, filters, (part) => {
    const first = part
      .orderBy('sort_name')
      .orderBy('id')
      .limit(limit + offset);
    if (!after) return first;
    return first.where(sql<boolean>`(sort_name, id) > (${after.sortName}, ${after.id}::bigint)`);
  });
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom(matching)
        .select('f.id')
        .orderBy('f.sort_name')
        .orderBy('f.id')
        .limit(limit)
        .offset(offset)
        .as('part'),
    )
    .innerJoin('ngo as n', 'n.id', 'part.id')
    .select((eb) => [
      'n.sort_name as sortName',
      idText(eb, 'n.id').as('_id'),
      ...NGO_NAMES,
      'n.category',
      'n.city',
      'n.status',
      'n.source',
      'n.darpan_id as darpanId',
      isoTime(eb, 'n.created_at').as('createdAt'),
      isoTime(eb, 'n.verified_at').as('verifiedAt'),
      isoTime(eb, 'n.deleted_at').as('deletedAt'),
      oneValue(
        eb
          .selectFrom(accountColumns(db).as('a'))
          .select(({ fn }) => fn.countAll<number>().as('people'))
          .whereRef('a.ngo_id', '=', 'n.id'),
      ).as('people'),
    ])
    .orderBy('n.sort_name')
    .orderBy('n.id')
    .execute();
  return rows.map(({ sortName, ...ngo }) => ({ ngo, place: { sortName, id: ngo._id } }));
}

/** Number of listed NGOs of each status, from the stored counts. */
const STORED_COUNTS: Record<StaffNgoStatus, RawBuilder<number>> = {
  verified: sql`sum(verified)`,
  pending: sql`sum(listed) - sum(verified)`,
  suspended: sql`sum(0)`,
  deleted: sql`sum(0)`,
};

/** Counts the matching NGOs. Without words it adds the stored counts and the few unlisted NGOs. */
export async function countStaffNgos(db: Database, filters: StaffNgoFilters): Promise<number> {
  const { words, number, status, category, city } = filters;
  if (words !== undefined || number !== undefined) {
    return countRows(db.selectFrom(selectMatching(db, filters)));
  }
  const count = status === undefined ? sql<number>`sum(listed)` : STORED_COUNTS[status];
  let listed = db.selectFrom('ngo_count').select(sql<number>`coalesce(${count}, 0)::int`.as('listed'));
  if (category !== undefined) listed = listed.where('category', '=', category);
  if (city !== undefined) listed = listed.where('city', '=', city);
  const others = selectFitting(db, isListed(false), filters)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('others'));
  const row = await db
    .selectNoFrom([oneValue(listed).as('listed'), oneValue(others).as('others')])
    .executeTakeFirstOrThrow();
  return row.listed + row.others;
}
