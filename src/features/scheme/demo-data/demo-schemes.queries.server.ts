import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { RegistrationStatus } from '#src/features/scheme/scheme.values.ts';

/** Lets no other process load at the same moment; true when there is a scheme already, deleted or not. */
export async function lockSchemes(db: Database): Promise<boolean> {
  await runQuery(db, { text: 'lock table scheme in share row exclusive mode', values: [] });
  const rows = await runQuery(db, { text: 'select 1 from scheme limit 1', values: [] });
  return rows.length > 0;
}

/** The ids of invented NGOs by their Darpan ids. */
export async function selectDemoNgos(db: Database): Promise<Map<string, string>> {
  const rows = await runQuery<[string, string]>(db, {
    text: `select darpan_id, id::text from ngo where source = 'demo' and darpan_id is not null`,
    values: [],
  });
  return new Map(rows);
}

export async function updateDemoRegistration(
  db: Database,
  given: { id: string; status: RegistrationStatus; note: string | null; at: string },
): Promise<void> {
  const { id, status, note, at } = given;
  await runQuery(db, {
    text: `update scheme_registration set status = $2, note = $3, created_at = $4::timestamptz, updated_at = $4::timestamptz,
        confirmed_at = case when id % 4 <> 0 then $4::timestamptz end,
        decided_at = case when $2 in ('approved', 'rejected') then $4::timestamptz end where id = $1`,
    values: [id, status, note, at],
  });
}
