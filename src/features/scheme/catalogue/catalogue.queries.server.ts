import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { SearchPlan } from '#src/search/search-plan.server.ts';
import { SCHEME_PAIRS, withShownNeeds, type WithNeedIds } from '#src/features/scheme/scheme-rows.server.ts';
import { ALL_STATES } from '#src/features/scheme/scheme.values.ts';
import type { PublicScheme, SchemeFilters } from './catalogue.contract.ts';

type NgoScheme = Extract<PublicScheme, { type: 'ngo' }>;
type SchemeJson = WithNeedIds<NgoScheme>;

const SCHEME_JSON = `json_build_object('_id', s.id::text, 'type', 'ngo', ${SCHEME_PAIRS},
  'ngo', json_build_object('_id', n.id::text, 'name', n.name, 'nameGu', n.name_gu, 'nameHi', n.name_hi,
    'category', n.category, 'city', n.city))`;
/** What the public sees: not deleted, of an NGO that is checked and neither suspended nor deleted. */
const SHOWN = 'from scheme s join ngo n on n.id = s.ngo_id where s.deleted_at is null and n.verified';

const shown = (scheme: SchemeJson): NgoScheme => withShownNeeds<NgoScheme>(scheme);

type Filters = Omit<SchemeFilters, 'q'>;
type Window = { limit: number; offset: number };

/** A page of the NGOs' schemes, by name; and how many there are. */
export async function selectShown(
  db: Database,
  { filters, limit, offset }: Window & { filters: Filters },
): Promise<{ rows: NgoScheme[]; total: number }> {
  const values: unknown[] = [limit, offset];
  // They are looked for once; the texts are read of the page's own rows only.
  const [row] = await runQuery<[number, SchemeJson[]]>(db, {
    text: `with found as materialized (select s.id, s.sort_name ${SHOWN} ${conditionsOf(filters, values)})
      select (select count(*)::int from found), coalesce((
        select json_agg(${SCHEME_JSON} order by page.sort_name, page.id)
        from (select * from found order by sort_name, id limit $1 offset $2) page
          join scheme s on s.id = page.id join ngo n on n.id = s.ngo_id
      ), '[]')`,
    values,
  });
  const [total, rows] = row!;
  return { rows: rows.map(shown), total };
}

/** A scheme that was found: an NGO's own, or the place of a built-in one among those given. */
export type FoundScheme = { score: number; scheme: NgoScheme | null; builtin: number | null };

type FoundJson = Omit<FoundScheme, 'scheme'> & { scheme: SchemeJson | null };

/** A score this much below the best one is not shown. */
const SHARE_OF_BEST = 0.55;

/**
 * A page of the schemes that match a plan, the best first, and how many do; `builtins` are the built-in ones. The filters leave out,
 * they do not lower what counts as a match.
 */
export async function selectMatching(
  db: Database,
  {
    plan,
    builtins,
    filters,
    limit,
    offset,
  }: Window & { plan: SearchPlan; builtins: readonly { search: string; fits: boolean }[]; filters: Filters },
): Promise<{ rows: FoundScheme[]; total: number }> {
  const gains = [plan.gains.map(({ query }) => query), plan.gains.map(({ gain }) => gain)];
  const values: unknown[] = [limit, offset, plan.candidates, ...gains, plan.least];
  values.push(
    builtins.map(({ search }) => search),
    builtins.map(({ fits }) => fits),
  );
  const [row] = await runQuery<[number, FoundJson[]]>(db, {
    text: `with candidate as materialized (
        select s.id, null::int as builtin, s.sort_name, s.search, (true ${conditionsOf(filters, values)}) as fits
        ${SHOWN} and s.search @@ $3::tsquery
        union all
        select null, place::int - 1, '', text::tsvector, fits
        from unnest($7::text[], $8::boolean[]) with ordinality as built_in (text, fits, place)
        where text::tsvector @@ $3::tsquery
      ), scored as materialized (
        select id, builtin, sort_name, fits, (
          select coalesce(sum(gain), 0) from unnest($4::tsquery[], $5::real[]) as step (query, gain) where search @@ query
        ) as score from candidate
      ), found as materialized (
        select * from scored
        where fits and score >= greatest($6::real, (select max(score) * ${SHARE_OF_BEST} from scored))
      )
      select (select count(*)::int from found), coalesce((
        select json_agg(json_build_object('score', page.score, 'builtin', page.builtin,
          'scheme', case when s.id is not null then ${SCHEME_JSON} end) order by page.score desc, page.sort_name, page.id)
        from (select * from found order by score desc, sort_name, id limit $1 offset $2) page
          left join scheme s on s.id = page.id left join ngo n on n.id = s.ngo_id
      ), '[]')`,
    values,
  });
  const [total, rows] = row!;
  return { rows: rows.map((one) => ({ ...one, scheme: one.scheme && shown(one.scheme) })), total };
}

export async function selectShownById(db: Database, id: string): Promise<NgoScheme | undefined> {
  const [row] = await runQuery<[SchemeJson]>(db, {
    name: 'scheme_shown',
    text: `select ${SCHEME_JSON} ${SHOWN} and s.id = $1`,
    values: [id],
  });
  return row && shown(row[0]);
}

/** The conditions of the filters; their values are added to `values`. */
function conditionsOf(filters: Filters, values: unknown[]): string {
  const { category, beneficiary, gender, state, ngoId } = filters;
  const conditions: string[] = [];
  if (category) conditions.push(`$${values.push(category)} = any(s.category)`);
  if (beneficiary) conditions.push(`$${values.push(beneficiary)} = any(s.beneficiary)`);
  if (gender) conditions.push(`s.gender in ($${values.push(gender)}, 'All')`);
  if (state) conditions.push(`s.state in ($${values.push(state)}, '${ALL_STATES}')`);
  if (ngoId) conditions.push(`s.ngo_id = $${values.push(ngoId)}`);
  return conditions.map((condition) => `and ${condition}`).join(' ');
}
