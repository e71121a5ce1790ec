import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { SchemeQuery } from '../scheme-lexemes.server.ts';
import { SCHEME_PAIRS } from '../scheme-rows.server.ts';
import { ALL_STATES } from '../scheme.values.ts';
import type { PublicScheme, SchemeFilters } from './public-schemes.contract.ts';

type NgoScheme = Extract<PublicScheme, { type: 'ngo' }>;

const SCHEME_JSON = `json_build_object('_id', s.id::text, 'type', 'ngo', ${SCHEME_PAIRS},
  'ngo', json_build_object('_id', n.id::text, 'name', n.name, 'nameGu', n.name_gu, 'nameHi', n.name_hi,
    'category', n.category, 'city', n.city))`;
/** What the public sees: not deleted, of an NGO that is checked and neither suspended nor deleted. */
const SHOWN = 'from scheme s join ngo n on n.id = s.ngo_id where s.deleted_at is null and n.verified';

type Asked = { filters: Omit<SchemeFilters, 'q'>; query: SchemeQuery };

/** A page of the NGOs' schemes, by how well the words fit, then by name; and how many fit. */
export async function selectShown(
  db: Database,
  { limit, offset, ...asked }: Asked & { limit: number; offset: number },
): Promise<{ rows: NgoScheme[]; total: number }> {
  const values: unknown[] = [limit, offset];
  const conditions = conditionsOf(asked, values);
  const all = asked.query.map(({ tsquery }) => `(${tsquery})`).join(' | ');
  const fit = all ? `ts_rank('{0.05, 0.1, 0.4, 1}', s.search, $${values.push(all)}::tsquery)` : '0';
  // They are looked for once; the texts are read of the page's own rows only.
  const [row] = await runQuery<[number, NgoScheme[]]>(db, {
    text: `with found as materialized (select s.id, s.sort_name, ${fit} as fit ${SHOWN} ${conditions})
      select (select count(*)::int from found), coalesce((
        select json_agg(${SCHEME_JSON} order by page.fit desc, page.sort_name, page.id)
        from (select * from found order by fit desc, sort_name, id limit $1 offset $2) page
          join scheme s on s.id = page.id join ngo n on n.id = s.ngo_id
      ), '[]')`,
    values,
  });
  const [total, rows] = row!;
  return { rows, total };
}

export async function selectShownById(db: Database, id: string): Promise<NgoScheme | undefined> {
  const [row] = await runQuery<[NgoScheme]>(db, {
    name: 'scheme_shown',
    text: `select ${SCHEME_JSON} ${SHOWN} and s.id = $1`,
    values: [id],
  });
  return row?.[0];
}

/** Which of these texts (as tsvectors) hold all that is asked for: their places, from 0, in order. */
export async function selectFitting(
  db: Database,
  { searches, query }: { searches: string[]; query: SchemeQuery },
): Promise<number[]> {
  const rows = await runQuery<[number]>(db, {
    text: `select place::int - 1 from unnest($1::text[]) with ordinality as t (search, place)
      where search::tsvector @@ $2::tsquery order by place`,
    values: [searches, query.map(({ tsquery }) => `(${tsquery})`).join(' & ')],
  });
  return rows.map(([place]) => place);
}

/** The conditions of what is asked; their values are added to `values`. */
function conditionsOf({ filters, query }: Asked, values: unknown[]): string {
  const { category, beneficiary, gender, state, ngoId } = filters;
  const conditions: string[] = [];
  if (category) conditions.push(`$${values.push(category)} = any(s.category)`);
  if (beneficiary) conditions.push(`$${values.push(beneficiary)} = any(s.beneficiary)`);
  if (gender) conditions.push(`s.gender in ($${values.push(gender)}, 'All')`);
  if (state) conditions.push(`s.state in ($${values.push(state)}, '${ALL_STATES}')`);
  if (ngoId) conditions.push(`s.ngo_id = $${values.push(ngoId)}`);
  for (const { tsquery, towns } of query) {
    const fits = `s.search @@ $${values.push(tsquery)}::tsquery`;
    conditions.push(towns.length ? `(${fits} or n.city = any($${values.push(towns)}::text[]))` : fits);
  }
  return conditions.map((condition) => `and ${condition}`).join(' ');
}
