import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';

/** Adds views to the NGOs of these ids; of an id that is none, nothing is kept. `month` is its first day. */
export async function addViews(
  db: Database,
  { month, views }: { month: string; views: Map<number, number> },
) {
  await runQuery(db, {
    text: `insert into ngo_view (ngo_id, month, views)
      select id, $1, seen.views from unnest($2::bigint[], $3::int[]) as seen (id, views) join ngo using (id) order by id
      on conflict (ngo_id, month) do update set views = ngo_view.views + excluded.views`,
    values: [month, [...views.keys()], [...views.values()]],
  });
}

/** Views of an NGO's page by month (`2026-11`), months without any left out. */
export async function selectViews(db: Database, { ngoId, since }: { ngoId: string; since: string }) {
  const rows = await runQuery<[string, number]>(db, {
    text: `select to_char(month, 'YYYY-MM'), views from ngo_view where ngo_id = $1 and month >= $2 order by month`,
    values: [ngoId, since],
  });
  return new Map(rows);
}
