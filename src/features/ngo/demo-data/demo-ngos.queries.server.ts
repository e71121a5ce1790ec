import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText } from '#src/server/database/sql-values.server.ts';

/** Lets no other process load at the same moment; readers do not wait. True when there is an NGO already. */
export async function lockAndLookForNgo(db: Database): Promise<boolean> {
  await sql`lock table ngo in share row exclusive mode`.execute(db);
  return (await db.selectFrom('ngo').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function selectIds(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('ngo').select('id').execute();
  return rows.map(({ id }) => id);
}

export async function selectDemoNgos(db: Database): Promise<{ darpanId: string; id: string }[]> {
  return db
    .selectFrom('ngo')
    .select((eb) => [eb.ref('darpan_id').$notNull().as('darpanId'), idText(eb, 'id').as('id')])
    .where('source', '=', 'demo')
    .where('darpan_id', 'is not', null)
    .execute();
}

/** Three of those that nobody has checked ask for it, so that staff of the demonstration have something to do. */
export async function letDemoNgosWait(db: Database, at: Date): Promise<void> {
  await db
    .updateTable('ngo')
    .set({ submitted_at: sql<Date>`${at.toISOString()}::timestamptz - id * interval '1 hour'` })
    .where('id', 'in', (eb) =>
      eb.selectFrom('ngo').select('id').where('status', '=', 'pending').orderBy('id').limit(3),
    )
    .execute();
}
