import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '#src/server/database.server.ts';
import { idText, oneValue, rowId } from '#src/server/database/sql-values.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import { namedQuery } from '#src/server/run-query.server.ts';
import { ngoColumns, ngoNames } from '#src/features/ngo/ngo-fragments.server.ts';
import type { SearchPlan } from '#src/search/search-plan.server.ts';
import { SCHEME_TEXT } from '#src/features/scheme/scheme-text.queries.server.ts';
import { selectVisible } from './scheme-fragments.server.ts';
import { withPublicNeeds } from '#src/features/scheme/scheme-rows.server.ts';
import { ALL_STATES } from '#src/features/scheme/scheme.values.ts';
import type { PublicScheme, SchemeFilters } from './catalogue.contract.ts';

type NgoScheme = Extract<PublicScheme, { type: 'ngo' }>;

/** Selects the public fields of schemes, without checking that they are visible. */
const selectPublic = (db: Database) =>
  db
    .selectFrom('scheme as s')
    .select((eb) => [idText(eb, 's.id').as('_id'), sql<'ngo'>`'ngo'`.as('type')])
    .select(SCHEME_TEXT)
    .select(
      jsonObjectFrom(ngoNames(db, 's.ngo_id').select(['n.category', 'n.city', 'n.phone']))
        .$notNull()
        .as('ngo'),
    );

type Filters = Omit<SchemeFilters, 'q'>;
type Window = { limit: number; offset: number };

/** SQL condition: the scheme with the alias `s` passes the filters. An empty text is no filter. */
function passes({ category, beneficiary, gender, state, ngoId }: Filters) {
  const unless = (value: unknown, condition: RawBuilder<boolean>) =>
    sql<boolean>`(coalesce(${value}::text, '') = '' or ${condition})`;
  return expressionBuilder<{ s: Tables['scheme'] }, 's'>().and([
    unless(category, sql`${category} = any (s.category)`),
    unless(beneficiary, sql`${beneficiary} = any (s.beneficiary)`),
    unless(gender, sql`s.gender in (${gender}, 'All')`),
    unless(state, sql`s.state in (${state}, ${sql.lit(ALL_STATES)})`),
    unless(ngoId, sql`s.ngo_id = nullif(${ngoId}::text, '')::bigint`),
  ]);
}

/** Returns a page of the schemes of NGOs, sorted by name, and their total number. */
export async function selectVisibleSchemes(
  db: Database,
  { filters, limit, offset }: Window & { filters: Filters },
): Promise<{ rows: NgoScheme[]; total: number }> {
  // The search runs once. The texts are read only for the rows of the page.
  const { rows, total } = await db
    .with(
      (cte) => cte('matching').materialized(),
      () => selectVisible(db).select(['s.id', 's.sort_name']).where(passes(filters)),
    )
    .selectNoFrom((all) => {
      const page = all
        .selectFrom('matching')
        .selectAll()
        .orderBy('sort_name')
        .orderBy('id')
        .limit(limit)
        .offset(offset);
      const pageRows = selectPublic(db)
        .innerJoin(page.as('page'), 'page.id', 's.id')
        .orderBy('page.sort_name')
        .orderBy('page.id');
      return [
        jsonArrayFrom(pageRows).as('rows'),
        oneValue(all.selectFrom('matching').select(({ fn }) => fn.countAll<number>().as('total'))).as(
          'total',
        ),
      ];
    })
    .executeTakeFirstOrThrow();
  return { rows: rows.map(withPublicNeeds), total };
}

/** A search result: the scheme of an NGO, or the index of a built-in one in the given list. */
export type SchemeMatch = { score: number; scheme: NgoScheme | null; builtin: number | null };

/** Results below this share of the best score are not shown. */
const SHARE_OF_BEST = 0.55;

type Search = Filters &
  Window & {
    /** The search data of the built-in schemes, and whether each of them passes the filters. */
    builtins: readonly string[];
    fits: readonly boolean[];
    /** A tsquery. */
    candidates: string;
    /** Tsqueries, and what each adds to the score. */
    queries: readonly string[];
    gains: readonly number[];
    least: number;
  };

const matchingSchemes = namedQuery({
  name: 'scheme_search',
  build: (db, search: Search) => {
    const { builtins, fits, candidates, queries, gains, least, limit, offset } = search;
    const builtin = sql<{ text: string; fits: boolean; place: number }>`unnest(
      ${builtins}::text[], ${fits}::boolean[]) with ordinality`;
    const score = sql<number>`(select coalesce(sum(gain), 0) from unnest(
      ${queries}::tsquery[], ${gains}::real[]
    ) as step (query, gain) where search @@ query)`;
    // A value in a subselect is unknown to the planner, so it chooses one generic plan and plans only once.
    const isCandidate = (text: RawBuilder<string>) =>
      sql<boolean>`${text} @@ (select ${candidates}::tsquery)`;
    return db
      .with(
        (cte) => cte('candidate').materialized(),
        (all) =>
          selectVisible(db)
            .select([
              sql<number | null>`s.id`.as('id'),
              sql<number | null>`null::int`.as('builtin'),
              's.sort_name',
              's.search',
              passes(search).as('fits'),
            ])
            .where(isCandidate(sql`s.search`))
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
                .where(isCandidate(sql`text::tsvector`)),
            ),
      )
      .with(
        (cte) => cte('scored').materialized(),
        (all) =>
          all.selectFrom('candidate').select(['id', 'builtin', 'sort_name', 'fits', score.as('score')]),
      )
      .with(
        (cte) => cte('matching').materialized(),
        (all) =>
          all
            .selectFrom('scored')
            .selectAll()
            .where('fits', '=', sql.lit(true))
            .where(
              sql<boolean>`score >= greatest(${least}::real, (select max(score) * ${sql.lit(SHARE_OF_BEST)} from scored))`,
            ),
      )
      .selectNoFrom((all) => {
        const page = all
          .selectFrom('matching')
          .selectAll()
          .orderBy('score', 'desc')
          .orderBy('sort_name')
          .orderBy('id')
          .limit(limit)
          .offset(offset);
        const pageRows = all
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
          jsonArrayFrom(pageRows).as('rows'),
          oneValue(all.selectFrom('matching').select(({ fn }) => fn.countAll<number>().as('total'))).as(
            'total',
          ),
        ];
      });
  },
});

/**
 * Returns a page of the schemes that match a plan, best first, and their total number. `builtins` are the
 * built-in schemes. Filters remove results but do not lower the score that counts as a match.
 */
export async function selectMatching(
  db: Database,
  {
    plan,
    builtins,
    filters,
    ...window
  }: Window & { plan: SearchPlan; builtins: readonly { search: string; fits: boolean }[]; filters: Filters },
): Promise<{ rows: SchemeMatch[]; total: number }> {
  const [found] = await matchingSchemes(db, {
    ...filters,
    ...window,
    builtins: builtins.map(({ search }) => search),
    fits: builtins.map(({ fits }) => fits),
    candidates: plan.candidates,
    queries: plan.gains.map(({ query }) => query),
    gains: plan.gains.map(({ gain }) => gain),
    least: plan.least,
  });
  const { rows = [], total = 0 } = found ?? {};
  return { rows: rows.map((row) => ({ ...row, scheme: row.scheme && withPublicNeeds(row.scheme) })), total };
}

const shownScheme = namedQuery({
  name: 'scheme_shown',
  build: (db, { id }: { id: string }) =>
    selectPublic(db)
      .innerJoin(ngoColumns(db).as('n'), 'n.id', 's.ngo_id')
      .where('s.deleted_at', 'is', null)
      .where('n.verified', '=', sql.lit(true))
      .where('s.id', '=', rowId(id)),
});

/** Returns a scheme of an NGO if it is visible to the public, or undefined. */
export async function selectVisibleScheme(db: Database, id: string): Promise<NgoScheme | undefined> {
  const [row] = await shownScheme(db, { id });
  return row && withPublicNeeds(row);
}
