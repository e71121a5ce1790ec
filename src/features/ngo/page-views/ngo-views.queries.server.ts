import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { rowId } from '#src/server/database/sql-values.server.ts';

/** Adds views to the NGOs with these ids and ignores unknown ids. `month` is the first day of the month. */
export async function addViews(
  db: Database,
  { month, views }: { month: string; views: Map<number, number> },
): Promise<void> {
  const counts = sql<{ id: number; views: number }>`unnest(
    ${[...views.keys()]}::bigint[], ${[...views.values()]}::int[])`;
  await db
    .insertInto('ngo_view')
    .columns(['ngo_id', 'month', 'views'])
    .expression((eb) =>
      eb
        .selectFrom(counts.as<'counts'>(sql`counts (id, views)`))
        .innerJoin('ngo', 'ngo.id', 'counts.id')
        .select(['ngo.id', sql<string>`${month}::date`.as('month'), 'counts.views'])
        .orderBy('ngo.id'),
    )
    .onConflict((conflict) =>
      conflict.columns(['ngo_id', 'month']).doUpdateSet((eb) => ({
        views: eb('ngo_view.views', '+', eb.ref('excluded.views')),
      })),
    )
    .execute();
}

/** Returns the views of an NGO's page by month (`2026-11`), without months that have none. */
export async function selectViews(
  db: Database,
  { ngoId, since }: { ngoId: string; since: string },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('ngo_view')
    .select(['month', 'views'])
    .where('ngo_id', '=', rowId(ngoId))
    .where('month', '>=', since)
    .orderBy('month')
    .execute();
  return new Map(rows.map(({ month, views }) => [month.slice(0, 7), views]));
}
