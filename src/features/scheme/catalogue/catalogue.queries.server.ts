import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '#src/server/database.server.ts';
import { idText, oneValue, rowId } from '#src/server/database/sql-values.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import { runNamed } from '#src/server/run-query.server.ts';
import { ngoColumns, ngoNames } from '#src/features/ngo/ngo-fragments.server.ts';
import type { SearchPlan } from '#src/search/search-plan.server.ts';
import { SCHEME_TEXT } from '#src/features/scheme/scheme-text.queries.server.ts';
import { withShownNeeds } from '#src/features/scheme/scheme-rows.server.ts';
import { ALL_STATES } from '#src/features/scheme/scheme.values.ts';
import type { PublicScheme, SchemeFilters } from './catalogue.contract.ts';

type NgoScheme = Extract<PublicScheme, { type: 'ngo' }>;

/** What the public sees: not deleted, of an NGO that is checked and neither suspended nor deleted. */
const selectVisible = (db: Database) =>
  db
    .selectFrom('scheme as s')
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 's.ngo_id')
    .where('s.deleted_at', 'is', null)
    .where('n.verified', '=', sql.lit(true));

/** Schemes as the public sees them, whoever may see them. */
const selectPublic = (db: Database) =>
  db
    .selectFrom('scheme as s')
    .select((eb) => [idText(eb, 's.id').as('_id'), sql<'ngo'>`'ngo'`.as('type')])
    .select(SCHEME_TEXT)
    .select(
      jsonObjectFrom(ngoNames(db, 's.ngo_id').select(['n.category', 'n.city']))
        .$notNull()
        .as('ngo'),
    );

type Filters = Omit<SchemeFilters, 'q'>;
type Window = { limit: number; offset: number };

/** Whether the scheme aliased `s` passes the filters. */
function passes({ category, beneficiary, gender, state, ngoId }: Filters) {
  const eb = expressionBuilder<{ s: Tables['scheme'] }, 's'>();
  const conditions = [];
  if (category) conditions.push(sql<boolean>`${category} = any (s.category)`);
  if (beneficiary) conditions.push(sql<boolean>`${beneficiary} = any (s.beneficiary)`);
  if (gender) conditions.push(eb('s.gender', 'in', [gender, 'All']));
  if (state) conditions.push(eb('s.state', 'in', [state, ALL_STATES]));
  if (ngoId) conditions.push(eb('s.ngo_id', '=', rowId(ngoId)));
  return eb.and(conditions);
}

/** A page of the NGOs' schemes, by name; and how many there are. */
export async function selectShown(
  db: Database,
  { filters, limit, offset }: Window & { filters: Filters },
): Promise<{ rows: NgoScheme[]; total: number }> {
  // They are looked for once; the texts are read of the page's own rows only.
  const { rows, total } = await db
    .with(
      (cte) => cte('found').materialized(),
      () => selectVisible(db).select(['s.id', 's.sort_name']).where(passes(filters)),
    )
    .selectNoFrom((all) => {
      const page = all
        .selectFrom('found')
        .selectAll()
        .orderBy('sort_name')
        .orderBy('id')
        .limit(limit)
        .offset(offset);
      const shown = selectPublic(db)
        .innerJoin(page.as('page'), 'page.id', 's.id')
        .orderBy('page.sort_name')
        .orderBy('page.id');
      return [
        jsonArrayFrom(shown).as('rows'),
        oneValue(all.selectFrom('found').select(({ fn }) => fn.countAll<number>().as('total'))).as('total'),
      ];
    })
    .executeTakeFirstOrThrow();
  return { rows: rows.map(withShownNeeds), total };
}

/** A scheme that was found: an NGO's own, or the place of a built-in one among those given. */
export type FoundScheme = { score: number; scheme: NgoScheme | null; builtin: number | null };

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
  const builtin = sql<{ text: string; fits: boolean; place: number }>`unnest(
    ${builtins.map(({ search }) => search)}::text[], ${builtins.map(({ fits }) => fits)}::boolean[]) with ordinality`;
  const score = sql<number>`(select coalesce(sum(gain), 0) from unnest(
    ${plan.gains.map(({ query }) => query)}::tsquery[], ${plan.gains.map(({ gain }) => gain)}::real[]
  ) as step (query, gain) where search @@ query)`;
  const { rows, total } = await db
    .with(
      (cte) => cte('candidate').materialized(),
      (all) =>
        selectVisible(db)
          .select([
            sql<number | null>`s.id`.as('id'),
            sql<number | null>`null::int`.as('builtin'),
            's.sort_name',
            's.search',
            passes(filters).as('fits'),
          ])
          .where(sql<boolean>`s.search @@ ${plan.candidates}::tsquery`)
          .unionAll(
            all
              .selectFrom(builtin.as<'built_in'>(sql`built_in (text, fits, place)`))
              .select([
                sql<number | null>`null::bigint`.as('id'),
                sql<number | null>`place::int - 1`.as('builtin'),
                sql<string>`''`.as('sort_name'),
                sql<string>`text::tsvector`.as('search'),
                sql<boolean>`fits`.as('fits'),
              ])
              .where(sql<boolean>`text::tsvector @@ ${plan.candidates}::tsquery`),
          ),
    )
    .with(
      (cte) => cte('scored').materialized(),
      (all) => all.selectFrom('candidate').select(['id', 'builtin', 'sort_name', 'fits', score.as('score')]),
    )
    .with(
      (cte) => cte('found').materialized(),
      (all) =>
        all
          .selectFrom('scored')
          .selectAll()
          .where('fits', '=', sql.lit(true))
          .where(
            sql<boolean>`score >= greatest(${plan.least}::real, (select max(score) * ${sql.lit(SHARE_OF_BEST)} from scored))`,
          ),
    )
    .selectNoFrom((all) => {
      const page = all
        .selectFrom('found')
        .selectAll()
        .orderBy('score', 'desc')
        .orderBy('sort_name')
        .orderBy('id')
        .limit(limit)
        .offset(offset);
      const shown = all
        .selectFrom(page.as('page'))
        .select([
          'page.score',
          'page.builtin',
          jsonObjectFrom(selectPublic(db).whereRef('s.id', '=', sql.ref('page.id'))).as('scheme'),
        ])
        .orderBy('page.score', 'desc')
        .orderBy('page.sort_name')
        .orderBy('page.id');
      return [
        jsonArrayFrom(shown).as('rows'),
        oneValue(all.selectFrom('found').select(({ fn }) => fn.countAll<number>().as('total'))).as('total'),
      ];
    })
    .executeTakeFirstOrThrow();
  return { rows: rows.map((one) => ({ ...one, scheme: one.scheme && withShownNeeds(one.scheme) })), total };
}

export async function selectShownById(db: Database, id: string): Promise<NgoScheme | undefined> {
  const query = selectPublic(db)
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 's.ngo_id')
    .where('s.deleted_at', 'is', null)
    .where('n.verified', '=', sql.lit(true))
    .where('s.id', '=', rowId(id));
  const [row] = await runNamed(db, 'scheme_shown', query);
  return row && withShownNeeds(row);
}
