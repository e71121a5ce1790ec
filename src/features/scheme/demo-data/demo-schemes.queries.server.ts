import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { rowId } from '#src/server/database/sql-values.server.ts';
import type { RegistrationStatus } from '#src/features/scheme/scheme.values.ts';

/** Sets the status, note and times of a demo registration. */
export async function updateDemoRegistration(
  db: Database,
  input: { id: string; status: RegistrationStatus; note: string | null; at: string },
): Promise<void> {
  const { id, status, note, at } = input;
  const time = sql<Date>`${at}::timestamptz`;
  await db
    .updateTable('scheme_registration')
    .set({
      status,
      note,
      created_at: time,
      updated_at: time,
      confirmed_at: sql<Date | null>`case when id % 4 <> 0 then ${time} end`,
      decided_at: status === 'approved' || status === 'rejected' ? time : null,
    })
    .where('id', '=', rowId(id))
    .execute();
}
