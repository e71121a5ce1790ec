import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { dayInIndia, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { NgoRow } from '#src/features/ngo/ngo-record.server.ts';
import { selectRow } from '#src/features/ngo/ngo-rows.queries.server.ts';
import { selectDetails } from '#src/features/ngo/profile/ngo-details-fragments.server.ts';
import { documentRows, publicChecks } from '#src/features/ngo/document-checks/document-checks.rules.ts';
import { confirmedAndProposed } from '#src/features/ngo/proposed-needs.server.ts';
import type { OwnNgo } from './own-ngo.contract.ts';

export type OwnNgoRow = { ngo: Omit<OwnNgo, 'changes' | 'frozenAt'>; photos: number };

/** Returns all data of an NGO for its own staff. */
export async function selectOwnNgo(db: Database, id: string): Promise<OwnNgoRow | undefined> {
  const row = await selectDetails(db)
    .select((eb) => [
      'n.revision',
      dayInIndia(eb, 'n.submitted_at').as('submittedAt'),
      dayInIndia(eb, 'n.sent_back_at').as('sentBackAt'),
      // Null once the NGO has saved after it was sent back.
      sql<
        string | null
      >`case when n.sent_back_at >= case when n.status = 'pending' then n.submitted_at else n.updated_at end
        then n.sent_back_reason end`.as('sentBackReason'),
      'n.suspended_reason as suspendedReason',
      'n.listed',
    ])
    .where('n.id', '=', rowId(id))
    .executeTakeFirst();
  if (!row) return undefined;
  const { fields, _id, revision, lastConfirmedAt, photos, checks, ...standing } = row;
  const ngo = {
    _id,
    ...fields,
    lastConfirmedAt,
    photos,
    documentChecks: standing.verifiedAt === null ? [] : publicChecks(documentRows({ ngo: fields, checks })),
    ...confirmedAndProposed(fields),
    standing,
    revision,
  };
  return { ngo, photos: photos.length };
}

/** Returns the row of an NGO with its revision, and locks it. */
export async function selectForChange(
  db: Database,
  id: string,
): Promise<{ row: NgoRow; revision: number; listed: boolean; status: string } | undefined> {
  const current = await db
    .selectFrom('ngo')
    .select(['revision', 'listed', 'status'])
    .where('id', '=', rowId(id))
    .where('status', '<>', 'deleted')
    .forUpdate()
    .executeTakeFirst();
  const row = current && (await selectRow(db, id));
  return row && { row, ...current };
}

export async function isDarpanTaken(
  db: Database,
  { darpanId, ngoId }: { darpanId: string; ngoId: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('ngo')
    .select('id')
    .where('darpan_id', '=', darpanId)
    .where('id', '<>', rowId(ngoId))
    .executeTakeFirst();
  return other !== undefined;
}

/** Records that the NGO's own staff saved it. */
export async function updateStanding(db: Database, ngoId: string): Promise<void> {
  await db
    .updateTable('ngo')
    .set({
      last_confirmed_at: now,
      submitted_at: sql<Date | null>`case when status = 'pending' then now() else submitted_at end`,
    })
    .where('id', '=', rowId(ngoId))
    .execute();
}
