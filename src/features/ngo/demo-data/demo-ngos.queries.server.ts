import { sql, type Insertable } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { dayInIndia, idText, isoMilliseconds } from '#src/server/database/sql-values.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import type { StatedDocuments } from '#src/features/ngo/document-checks/document-checks.rules.ts';
import { fieldsJson } from '#src/features/ngo/profile/ngo-details-fragments.server.ts';

/** Returns the ids of all NGOs. */
export async function selectIds(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('ngo').select('id').execute();
  return rows.map(({ id }) => id);
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

/** Returns the verified demo NGOs with their documents, and when they were verified. */
export async function selectVerifiedDocuments(
  db: Database,
): Promise<{ id: number; ngo: StatedDocuments; verifiedOn: string; verifiedAt: string }[]> {
  return db
    .selectFrom('ngo as n')
    .select((eb) => [
      'n.id',
      fieldsJson.as('ngo'),
      dayInIndia(eb, 'n.verified_at').$notNull().as('verifiedOn'),
      isoMilliseconds(eb, 'n.verified_at').$notNull().as('verifiedAt'),
    ])
    .where('n.source', '=', 'demo')
    .where('n.status', '=', 'verified')
    .execute();
}

/** Adds decisions on documents. */
export async function insertChecks(
  db: Database,
  checks: readonly Insertable<Tables['ngo_document_check']>[],
): Promise<void> {
  await db.insertInto('ngo_document_check').values(checks).execute();
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
