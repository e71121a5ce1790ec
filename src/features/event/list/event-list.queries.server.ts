import { sql, type Expression, type NotNull, type RawBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { ngoNames } from '#src/features/ngo/ngo-fragments.server.ts';
import { selectPublicPhoto } from '#src/features/ngo/photos/photo-fragments.server.ts';
import type { GainStep, SearchPlan } from '#src/search/search-plan.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  dayInIndia,
  idText,
  isoTime,
  isSet,
  oneValue,
  rowId,
} from '#src/server/database/sql-values.server.ts';
import { PUBLIC_SEATS_LEFT, selectVisible } from '#src/features/event/event-columns.queries.server.ts';
import type { ListedEvent, MonthDay, MonthFilters } from './event-list.contract.ts';
import type { Period } from './event-list.rules.ts';
import { DAY_EVENTS_MOST } from './event-list.values.ts';

/** Which events to list. Without a period, those that are over at `now`. */
export type Selection = { places: MonthFilters; period: Period | null; now: Date };
type Window = { limit: number; offset: number };

/** Selects the published events of visible NGOs that pass the filters. */
function selectPassing(db: Database, { places, period, now }: Selection) {
  const { city, category, how, ngoId } = places;
  return selectVisible(db)
    .where('e.status', '=', sql.lit('published'))
    .where((eb) => {
      const conditions: Expression<SqlBool>[] = period
        ? [eb('e.ends_at', '>', period.from)]
        : [eb('e.ends_at', '<=', now)];
      if (period?.to) conditions.push(eb('e.starts_at', '<', period.to));
      if (city) conditions.push(eb('e.city', '=', city));
      if (category) conditions.push(eb('e.category', '=', category));
      if (how === 'online') conditions.push(eb('e.online_link', 'is not', null));
      if (how === 'inPerson') conditions.push(eb('e.city', 'is not', null));
      if (ngoId) conditions.push(eb('e.ngo_id', '=', rowId(ngoId)));
      return eb.and(conditions);
    });
}

/** Selects what a list shows of events, without checking that they are visible. */
const selectListed = (db: Database) =>
  db
    .selectFrom('event as e')
    .select([
      ...(['e.title', 'e.title_gu as titleGu', 'e.title_hi as titleHi', 'e.category', 'e.city'] as const),
      ...(['e.venue', 'e.venue_gu as venueGu', 'e.venue_hi as venueHi', 'e.fee', 'e.capacity'] as const),
    ])
    .select((eb) => [
      idText(eb, 'e.id').as('_id'),
      isoTime(eb, 'e.starts_at').as('startsAt'),
      isoTime(eb, 'e.ends_at').as('endsAt'),
      isoTime(eb, 'e.registration_ends_at').as('registrationEndsAt'),
      isSet(eb, 'e.online_link').as('isOnline'),
      PUBLIC_SEATS_LEFT.as('seats'),
      jsonObjectFrom(selectPublicPhoto(db, 'e.photo_id')).as('photo'),
      jsonObjectFrom(
        ngoNames(db, 'e.ngo_id').select((ngo) => [
          'n.category',
          'n.city',
          dayInIndia(ngo, 'n.verified_at').as('verifiedAt'),
        ]),
      )
        .$notNull()
        .as('ngo'),
    ]);

/** Returns the towns of events. */
export async function selectEventCities(db: Database, selection: Selection): Promise<string[]> {
  const rows = await selectPassing(db, selection)
    .select('e.city')
    .distinct()
    .where('e.city', 'is not', null)
    .$narrowType<{ city: NotNull }>()
    .orderBy('e.city')
    .execute();
  return rows.map(({ city }) => city);
}

/** Returns a page of events and their total number: the next one first, past ones latest first. */
export async function selectEvents(
  db: Database,
  { limit, offset, ...selection }: Selection & Window,
): Promise<{ rows: ListedEvent[]; total: number }> {
  const order = selection.period ? 'asc' : 'desc';
  // The texts are read only for the rows of the page.
  return db
    .with(
      (cte) => cte('matching').materialized(),
      () => selectPassing(db, selection).select(['e.id', 'e.starts_at']),
    )
    .selectNoFrom((all) => {
      const page = all
        .selectFrom('matching')
        .selectAll()
        .orderBy('starts_at', order)
        .orderBy('id', order)
        .limit(limit)
        .offset(offset);
      const pageRows = selectListed(db)
        .innerJoin(page.as('page'), 'page.id', 'e.id')
        .orderBy('page.starts_at', order)
        .orderBy('page.id', order);
      return [
        jsonArrayFrom(pageRows).as('rows'),
        oneValue(all.selectFrom('matching').select(({ fn }) => fn.countAll<number>().as('total'))).as(
          'total',
        ),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** Events below this share of the best score are not shown. */
const SHARE_OF_BEST = 0.55;

/** Returns the score of an event: the sum of its gains. A higher step is tried only if the one before matches. */
function scoreOf({ gains }: SearchPlan): RawBuilder<number> {
  const ladders: GainStep[][] = [];
  for (const step of gains) {
    if (step.isHigher) ladders.at(-1)!.push(step);
    else ladders.push([step]);
  }
  const none = sql<number>`0::real`;
  const sums = ladders.map((steps) =>
    steps.reduceRight(
      (higher, { query, gain }) =>
        sql<number>`case when e.search @@ ${query}::tsquery then ${gain}::real + ${higher} else 0 end`,
      none,
    ),
  );
  return sums.length === 0 ? none : sql<number>`(${sql.join(sums, sql` + `)})`;
}

/** Returns a page of the events that match the plan of a search, best first, and their total number. */
export async function selectMatchingEvents(
  db: Database,
  { plan, limit, offset, ...selection }: Selection & Window & { plan: SearchPlan },
): Promise<{ rows: ListedEvent[]; total: number }> {
  return db
    .with(
      (cte) => cte('scored').materialized(),
      () =>
        selectPassing(db, selection)
          .select(['e.id', 'e.starts_at', scoreOf(plan).as('score')])
          // As a subquery, because the planner overrates a query it can read, and then reads all events.
          .where(sql<boolean>`e.search @@ (select ${plan.candidates}::tsquery)`),
    )
    .with(
      (cte) => cte('matching').materialized(),
      (all) =>
        all
          .selectFrom('scored')
          .selectAll()
          .where(
            sql<boolean>`score >= greatest(${plan.least}::real, (select max(score) * ${sql.lit(SHARE_OF_BEST)} from scored))`,
          ),
    )
    .selectNoFrom((all) => {
      const page = all
        .selectFrom('matching')
        .selectAll()
        .orderBy('score', 'desc')
        .orderBy('starts_at')
        .orderBy('id')
        .limit(limit)
        .offset(offset);
      const pageRows = selectListed(db)
        .innerJoin(page.as('page'), 'page.id', 'e.id')
        .orderBy('page.score', 'desc')
        .orderBy('page.starts_at')
        .orderBy('page.id');
      return [
        jsonArrayFrom(pageRows).as('rows'),
        oneValue(all.selectFrom('matching').select(({ fn }) => fn.countAll<number>().as('total'))).as(
          'total',
        ),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** Returns the days of a period on which events take place, with the first events of each. */
export async function selectDays(
  db: Database,
  { period, places }: { period: { from: Date; to: Date }; places: MonthFilters },
): Promise<MonthDay[]> {
  const { from, to } = period;
  const zone = sql.lit('Asia/Kolkata');
  const first = sql`greatest(e.starts_at, ${from}::timestamptz) at time zone ${zone}`;
  // An event that ends at midnight does not take place on the day that begins.
  const last = sql`(least(e.ends_at, ${to}::timestamptz) - interval '1 second') at time zone ${zone}`;
  return db
    .with('matching', () =>
      selectPassing(db, { places, period, now: from })
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom(
                sql<{
                  day: Date;
                }>`generate_series((${first})::date, (${last})::date, interval '1 day')`.as<'d'>(
                  sql`d (day)`,
                ),
              )
              .selectAll()
              .as('d'),
          (join) => join.onTrue(),
        )
        .select((eb) => [
          sql<string>`d.day::date`.as('day'),
          idText(eb, 'e.id').as('_id'),
          ...(['e.title', 'e.title_gu as titleGu', 'e.title_hi as titleHi'] as const),
          isoTime(eb, 'e.starts_at').as('startsAt'),
          sql<number>`row_number() over (partition by d.day order by e.starts_at, e.id)`.as('place'),
        ]),
    )
    .selectFrom('matching as m')
    .select(({ fn }) => [
      'm.day',
      fn.countAll<number>().as('total'),
      sql<
        MonthDay['events']
      >`json_agg(json_build_object('_id', m._id, 'title', m.title, 'titleGu', m."titleGu",
        'titleHi', m."titleHi", 'startsAt', m."startsAt") order by m.place) filter (where m.place <= ${sql.lit(
          DAY_EVENTS_MOST,
        )})`.as('events'),
    ])
    .groupBy('m.day')
    .orderBy('m.day')
    .execute();
}
