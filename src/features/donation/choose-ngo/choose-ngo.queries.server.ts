import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { WHOLE_NAME_GAIN } from '#src/features/ngo/ngo-lexemes.server.ts';
import { ngoRowColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import { selectPublicPhotos } from '#src/features/ngo/photos/photo-fragments.server.ts';
import type { SearchPlan } from '#src/search/search-plan.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { dayInIndia, idText, oneValue } from '#src/server/database/sql-values.server.ts';

/** NGOs below this many per cent of the best score are not shown. */
const PERCENT_OF_BEST = 55;

/** What a text looks for. */
export type Sought = {
  plan: SearchPlan;
  /** A tsquery for NGOs with these names, wherever they are, or ''. */
  name: string;
  /** The towns that the text names; undefined if it names none. */
  towns: readonly string[] | undefined;
};

type Selection = {
  sought: Sought | undefined;
  category: string | undefined;
  city: string | undefined;
  /** All towns, the nearest first; empty to list by name. */
  nearest: readonly string[];
  limit: number;
  offset: number;
};

/** Selects the verified NGOs whose primary bank details are active, each once. */
const selectGiving = (db: Database) =>
  db
    .selectFrom('bank_detail as b')
    .innerJoin('bank_detail_version as v', 'v.bank_detail_id', 'b.id')
    .innerJoin(ngoRowColumns(db).as('n'), 'n.id', 'b.ngo_id')
    .where('b.is_primary', '=', sql.lit(true))
    .where('b.is_foreign', '=', sql.lit(false))
    .where('b.removed_at', 'is', null)
    .where('v.status', '=', sql.lit('active'))
    .where('n.verified', '=', sql.lit(true));

/** Returns a page of the NGOs that take gifts, their total number, and how many each category has. */
export async function selectNgosToGive(
  db: Database,
  { sought, category, city, nearest, limit, offset }: Selection,
) {
  const near = sql<number | null>`array_position(${nearest}::text[], n.city)`;
  return db
    .with(
      (cte) => cte('found').materialized(),
      () =>
        selectGiving(db)
          .select(['n.id', 'n.category', 'n.city', 'n.sort_name', near.as('near')])
          .select(sought ? scoreOf(sought).as('score') : sql<number>`1`.as('score'))
          .$if(sought !== undefined, (query) => query.where(matches(sought!))),
    )
    .with(
      (cte) => cte('matching').materialized(),
      (all) =>
        all
          .selectFrom('found')
          .selectAll()
          .where(
            sql<boolean>`score >= greatest(${leastOf(sought)}::real, (select max(score) * ${sql.lit(PERCENT_OF_BEST)} / 100 from found))`,
          )
          .$if(city !== undefined, (query) => query.where('city', '=', city!)),
    )
    .with('listed', (all) =>
      all
        .selectFrom('matching')
        .selectAll()
        .$if(category !== undefined, (query) => query.where('category', '=', category!)),
    )
    .selectNoFrom((all) => {
      const page = all
        .selectFrom('listed')
        .selectAll()
        .orderBy('score', 'desc')
        .orderBy('near')
        .orderBy('sort_name')
        .orderBy('id')
        .limit(limit)
        .offset(offset);
      const rows = all
        .selectFrom(page.as('page'))
        .innerJoin(ngoRowColumns(db).as('n'), 'n.id', 'page.id')
        .select(['n.name', 'n.name_gu as nameGu', 'n.name_hi as nameHi', 'n.category', 'n.city'])
        .select((eb) => [
          ...(['n.mission', 'n.mission_gu as missionGu', 'n.mission_hi as missionHi'] as const),
          ...(['n.phone', 'n.status', 'n.reg_80g_valid_to as reg80GValidTo'] as const),
          jsonObjectFrom(selectPublicPhotos(db, 'n.id').limit(1)).as('cover'),
          idText(eb, 'n.id').as('_id'),
          dayInIndia(eb, 'n.verified_at').as('verifiedAt'),
        ])
        .orderBy('page.score', 'desc')
        .orderBy('page.near')
        .orderBy('page.sort_name')
        .orderBy('page.id');
      const categories = all
        .selectFrom('matching')
        .select(({ fn }) => ['category as value', fn.countAll<number>().as('count')])
        .groupBy('category')
        .orderBy('count', 'desc')
        .orderBy('category');
      return [
        jsonArrayFrom(rows).as('rows'),
        oneValue(all.selectFrom('listed').select(({ fn }) => fn.countAll<number>().as('total'))).as('total'),
        jsonArrayFrom(categories).as('categories'),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** The NGOs in the towns of a text that match its other words, and those with such a name. */
function matches({ plan: { candidates }, name, towns }: Sought): RawBuilder<SqlBool> {
  const conditions = [
    ...(candidates === '' ? [] : [sql`n.search @@ ${candidates}::tsquery`]),
    ...(towns === undefined ? [] : [sql`n.city = any (${towns}::text[])`]),
  ];
  const there = conditions.length === 0 ? sql`false` : sql.join(conditions, sql` and `);
  return name === '' ? sql`(${there})` : sql`(${there} or n.search @@ ${name}::tsquery)`;
}

function scoreOf({ plan, name }: Sought): RawBuilder<number> {
  const gains = [...plan.gains, ...(name === '' ? [] : [{ query: name, gain: WHOLE_NAME_GAIN }])];
  // A place alone is matched by everything there.
  if (plan.gains.length === 0) return sql`1::real`;
  return sql`(select coalesce(sum(gain), 0)::real from unnest(
    ${gains.map(({ query }) => query)}::tsquery[], ${gains.map(({ gain }) => gain)}::real[]
  ) as step (query, gain) where n.search @@ query)`;
}

const leastOf = (sought: Sought | undefined) =>
  sought && sought.plan.gains.length > 0 ? sought.plan.least : 0;
