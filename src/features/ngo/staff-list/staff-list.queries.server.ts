import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { StaffNgoStatus } from '#src/features/ngo/verification/verification.values.ts';
import type { StaffNgo } from './staff-list.contract.ts';

export type StaffNgoFilters = {
  /** Words of the name, as a tsquery. */
  words: string | undefined;
  /** A Darpan id, a PAN or an id that is looked for. */
  number: string | undefined;
  status: StaffNgoStatus | undefined;
  category: string | undefined;
  city: string | undefined;
};

/** Conditions beside the filters, and what stands behind them. */
type Ending = { more?: string[]; rest?: string };
type Place = { sortName: string; id: string };
export type StaffNgoRow = { ngo: StaffNgo; place: Place };

const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const NGO_JSON = `json_build_object('_id', n.id::text, 'name', n.name, 'nameGu', n.name_gu, 'nameHi', n.name_hi,
  'category', n.category, 'city', n.city, 'status', n.status, 'source', n.source, 'darpanId', n.darpan_id,
  'createdAt', ${time('n.created_at')}, 'verifiedAt', ${time('n.verified_at')}, 'deletedAt', ${time('n.deleted_at')},
  'people', (select count(*) from account a where a.ngo_id = n.id))`;

/**
 * The statement's part that finds: what the public sees by its own indexes, the few others by theirs. `rest` ends each of the
 * two, as no plan would merge them in order by itself. `values` is added to.
 */
function foundBy(filters: StaffNgoFilters, values: unknown[], { more = [], rest = '' }: Ending = {}): string {
  const conditions = [...more];
  const { words, number, status, category, city } = filters;
  if (words !== undefined || number !== undefined) {
    const ways: string[] = [];
    if (words !== undefined) ways.push(`search @@ $${values.push(words)}::tsquery`);
    if (number !== undefined) {
      const given = `$${values.push(number)}`;
      ways.push(`darpan_id = ${given}`, `pan = ${given}`);
      if (/^[1-9]\d{0,15}$/.test(number)) ways.push(`id = ${given}::bigint`);
    }
    conditions.push(`(${ways.join(' or ')})`);
  }
  if (status !== undefined) conditions.push(`status = $${values.push(status)}`);
  if (category !== undefined) conditions.push(`category = $${values.push(category)}`);
  if (city !== undefined) conditions.push(`city = $${values.push(city)}`);
  const where = conditions.map((condition) => `and ${condition}`).join(' ');
  const found = (part: string) => `(select id, sort_name from ngo where ${part} ${where} ${rest})`;
  // Those of some statuses are all on one side.
  if (status === 'verified') return found('listed and verified');
  if (status === 'suspended' || status === 'deleted') return found('not listed');
  return `(${found('listed')} union all ${found('not listed')})`;
}

/** NGOs by name: `limit` of them from `offset` on, or from behind the NGO `after` on. */
export async function selectStaffNgos(
  db: Database,
  {
    filters,
    limit,
    offset = 0,
    after,
  }: { filters: StaffNgoFilters; limit: number; offset?: number; after?: Place },
): Promise<StaffNgoRow[]> {
  const values: unknown[] = [limit, offset];
  const more = after
    ? [`(sort_name, id) > ($${values.push(after.sortName)}, $${values.push(after.id)}::bigint)`]
    : [];
  const rest = 'order by sort_name, id limit $1::int + $2::int';
  const rows = await runQuery<[StaffNgo, string]>(db, {
    text: `select ${NGO_JSON}, n.sort_name from (
        select id from ${foundBy(filters, values, { more, rest })} f order by sort_name, id limit $1 offset $2
      ) part join ngo n using (id) order by n.sort_name, n.id`,
    values,
  });
  return rows.map(([ngo, sortName]) => ({ ngo, place: { sortName, id: ngo._id } }));
}

/** How many there are: without words from the kept counts and the few that are not listed. */
export async function countStaffNgos(db: Database, filters: StaffNgoFilters): Promise<number> {
  const { words, number, status, category, city } = filters;
  const values: unknown[] = [];
  if (words !== undefined || number !== undefined) {
    const found = foundBy(filters, values);
    const [row] = await runQuery<[number]>(db, { text: `select count(*)::int from ${found} f`, values });
    return row![0];
  }
  const within = [
    ...(category === undefined ? [] : [`category = $${values.push(category)}`]),
    ...(city === undefined ? [] : [`city = $${values.push(city)}`]),
  ].map((condition) => `and ${condition}`);
  const counted = {
    verified: 'sum(verified)',
    pending: 'sum(listed) - sum(verified)',
    suspended: 'sum(0)',
    deleted: 'sum(0)',
  };
  const listed = status === undefined ? 'sum(listed)' : counted[status];
  const ofStatus = status === undefined ? '' : `and status = $${values.push(status)}`;
  const [row] = await runQuery<[number]>(db, {
    text: `select coalesce((select ${listed} from ngo_count where true ${within.join(' ')}), 0)::int
      + (select count(*) from ngo where not listed ${within.join(' ')} ${ofStatus})::int`,
    values,
  });
  return row![0];
}
