import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText } from '#src/server/database/sql-values.server.ts';

/**
 * Prevents other processes from loading at the same time; readers do not wait. Returns true if there is any
 * NGO.
 */
export async function lockAndCheckForNgos(db: Database): Promise<boolean> {
  await sql`lock table ngo in share row exclusive mode`.execute(db);
  return (await db.selectFrom('ngo').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Returns the ids of all NGOs. */
export async function selectIds(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('ngo').select('id').execute();
  return rows.map(({ id }) => id);
}

/** The same for photos. */
export async function lockAndCheckForPhotos(db: Database): Promise<boolean> {
  await sql`lock table ngo_photo in share row exclusive mode`.execute(db);
  return (await db.selectFrom('ngo_photo').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Returns the ids of the demo NGOs by category. */
export async function selectDemoIdsByCategory(db: Database): Promise<{ category: string; ids: string[] }[]> {
  return db
    .selectFrom('ngo')
    .select(['category', sql<string[]>`array_agg(id::text order by id)`.as('ids')])
    .where('source', '=', 'demo')
    .groupBy('category')
    .execute();
}

/** Returns the demo NGOs that have a Darpan id. */
export async function selectDemoNgos(db: Database): Promise<{ darpanId: string; id: string }[]> {
  return db
    .selectFrom('ngo')
    .select((eb) => [eb.ref('darpan_id').$notNull().as('darpanId'), idText(eb, 'id').as('id')])
    .where('source', '=', 'demo')
    .where('darpan_id', 'is not', null)
    .execute();
}

/** Submits three unverified NGOs for verification, so that the staff of the demo have something to do. */
export async function submitDemoNgos(db: Database, at: Date): Promise<void> {
  await db
    .updateTable('ngo')
    .set({ submitted_at: sql<Date>`${at.toISOString()}::timestamptz - id * interval '1 hour'` })
    .where('id', 'in', (eb) =>
      eb.selectFrom('ngo').select('id').where('status', '=', 'pending').orderBy('id').limit(3),
    )
    .execute();
}
