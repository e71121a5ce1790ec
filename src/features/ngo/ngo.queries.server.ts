import type { Database } from '#src/server/database.server.ts';
import { runQuery, type Statement } from '#src/server/run-query.server.ts';
import { CHANGE_MARK, type NgoFilters } from './ngo-counts.server.ts';
import type { NgoDetail } from './ngo.contract.ts';
import {
  DETAIL_JSON,
  detailOf,
  SUMMARY_COLUMNS,
  type DetailJson,
  type SummaryRow,
} from './ngo-rows.server.ts';

type Window = { offset: number; limit: number };

/** From here on the rows passed over are counted in the index alone. */
const DEEP_OFFSET = 200;

/** A page of the listed NGOs by name, and the change mark it is true for (none without rows). */
export async function selectByName(
  db: Database,
  { filters, offset, limit }: { filters: NgoFilters } & Window,
): Promise<{ rows: SummaryRow[]; mark: number | undefined }> {
  return splitMark(await runQuery(db, byNameStatement({ filters, offset, limit })));
}

/**
 * A page of the listed NGOs, those of the first of `cities` first, within a town by name. The counts tell in which towns
 * the page falls, so that only its own rows are read.
 */
export async function selectByDistance(
  db: Database,
  { filters, cities, offset, limit }: { filters: NgoFilters; cities: string[] } & Window,
): Promise<{ rows: SummaryRow[]; mark: number | undefined }> {
  const { category, verified } = filters;
  const counted = verified ? 'verified' : 'listed';
  const values: unknown[] = [cities, offset, limit, ...(category ? [category] : [])];
  const ofCategory = category ? 'and category = $4' : '';
  const text = `
    with town as (
      select city, position, sum(coalesce(${counted}, 0)) as n, sum(sum(coalesce(${counted}, 0))) over (order by position) as upto
      from unnest($1::text[]) with ordinality as t (city, position)
      left join ngo_count using (city) where true ${ofCategory}
      group by city, position
    ), hit as (
      select city, position, greatest($2 - (upto - n), 0) as skip, least(n, $2 + $3 - (upto - n)) as stop
      from town where upto > $2 and upto - n < $2 + $3 and n > 0
    )
    select ${CHANGE_MARK}, ${SUMMARY_COLUMNS}
    from hit cross join lateral (
      select id, sort_name from ngo where city = hit.city and listed ${verified ? 'and verified' : ''} ${ofCategory}
      order by sort_name, id offset hit.skip limit hit.stop - hit.skip
    ) found join ngo n using (id) order by position, n.sort_name, n.id`;
  const name = `ngo_by_distance${category ? '_category' : ''}${verified ? '_verified' : ''}`;
  return splitMark(await runQuery(db, { name, text, values }));
}

/** The listed NGO of that id, or undefined. */
export async function selectDetail(db: Database, id: string): Promise<NgoDetail | undefined> {
  const [row] = await runQuery<[DetailJson]>(db, {
    name: 'ngo_detail',
    text: `select ${DETAIL_JSON} from ngo n where id = $1 and listed`,
    values: [id],
  });
  return row && detailOf(row[0]);
}

function byNameStatement({ filters, offset, limit }: { filters: NgoFilters } & Window): Statement {
  const { category, city, verified } = filters;
  const values: unknown[] = [offset, limit];
  const conditions = ['listed'];
  if (category) conditions.push(`category = $${values.push(category)}`);
  if (city) conditions.push(`city = $${values.push(city)}`);
  if (verified) conditions.push('verified');
  const where = conditions.join(' and ');
  const isDeep = offset >= DEEP_OFFSET;
  const text = isDeep
    ? `select ${CHANGE_MARK}, ${SUMMARY_COLUMNS} from (
        select id from ngo where ${where} order by sort_name, id offset $1 limit $2
      ) found join ngo n using (id) order by n.sort_name, n.id`
    : `select ${CHANGE_MARK}, ${SUMMARY_COLUMNS} from ngo n where ${where} order by n.sort_name, n.id offset $1 limit $2`;
  const parts = [isDeep && 'deep', category && 'category', city && 'city', verified && 'verified'];
  return { name: ['ngo_by_name', ...parts.filter(Boolean)].join('_'), text, values };
}

function splitMark(rows: [number, ...SummaryRow][]): { rows: SummaryRow[]; mark: number | undefined } {
  return { mark: rows[0]?.[0], rows: rows.map(([, ...row]) => row) };
}
