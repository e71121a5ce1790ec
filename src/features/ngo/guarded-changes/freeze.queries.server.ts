import { sql } from 'kysely';
import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import type { NgoFreeze } from '#src/server/feature-hooks.server.ts';
import { idText, isoTime, rowId } from '#src/server/database/sql-values.server.ts';

/**
 * Lets no other transaction change where money or calls for an NGO go until this one ends. Take this lock before that
 * of `lockNgos`.
 */
export async function lockChanges(db: Database, ngoId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bank details of ngo ${ngoId}`}, 25))`.execute(
    db,
  );
}

/** Returns undefined if the NGO is not frozen. */
export async function selectFreeze(db: Database, ngoId: string): Promise<NgoFreeze | undefined> {
  return db
    .selectFrom('bank_detail_freeze')
    .select((eb) => [isoTime(eb, 'frozen_at').as('frozenAt'), 'requested_by as requestedBy'])
    .where('ngo_id', '=', rowId(ngoId))
    .executeTakeFirst();
}

/** Freezes where money and calls for an NGO go. Returns false if it was frozen already. */
export async function insertFreeze(
  db: Database,
  { ngoId, requestedBy }: { ngoId: string; requestedBy: string | null },
): Promise<boolean> {
  const row = await db
    .insertInto('bank_detail_freeze')
    .values({ ngo_id: ngoId, requested_by: requestedBy })
    .onConflict((conflict) => conflict.column('ngo_id').doNothing())
    .returning((eb) => idText(eb, 'ngo_id').as('ngoId'))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the NGO was not frozen. */
export async function deleteFreeze(db: Database, ngoId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('bank_detail_freeze')
    .where('ngo_id', '=', rowId(ngoId))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Returns the contact details on the page of an NGO, and who sees it, or undefined. */
export async function selectContactsOfNgo(db: Database, ngoId: string) {
  return db
    .selectFrom('ngo')
    .select(['phone', 'email', 'website', 'listed', 'status'])
    .where('id', '=', rowId(ngoId))
    .executeTakeFirst();
}

/** Returns the names and the address of an NGO, for mails, or undefined. */
export async function selectNgoOfChanges(db: Database, ngoId: string) {
  return db
    .selectFrom(ngoColumns(db).as('n'))
    .select((eb) => [
      idText(eb, 'n.id').as('_id'),
      ...(['n.name', 'n.name_gu as nameGu', 'n.name_hi as nameHi', 'n.email'] as const),
    ])
    .where('n.id', '=', rowId(ngoId))
    .executeTakeFirst();
}
export type NgoOfChanges = NonNullable<Awaited<ReturnType<typeof selectNgoOfChanges>>>;
