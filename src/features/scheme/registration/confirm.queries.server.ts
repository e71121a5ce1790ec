import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '#src/server/database.server.ts';
import { idText, isSet, now, rowId } from '#src/server/database/sql-values.server.ts';

/**
 * Returns the id of the scheme to which the registration of a link belongs. Returns undefined if the link is
 * unknown or expired, or if the scheme is deleted.
 */
export async function selectSchemeOfLink(db: Database, confirmHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('scheme_registration as r')
    .innerJoin('scheme as s', 's.id', 'r.scheme_id')
    .select((eb) => idText(eb, 'r.scheme_id').as('schemeId'))
    .where('r.confirm_hash', '=', confirmHash)
    .where('r.confirm_until', '>', now)
    .where('s.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.schemeId;
}

/** Serialises confirmations for one scheme until the transaction `db` ends. */
export async function lockConfirming(db: Database, schemeId: string): Promise<void> {
  await db.selectFrom('scheme').select('id').where('id', '=', rowId(schemeId)).forNoKeyUpdate().execute();
}

export type Confirming = {
  id: string;
  /** The registration now shown for the same person: this one, an earlier one, or none. */
  current: { id: string; isConfirmed: boolean } | null;
};

/** Returns the registration of a link and the one now shown for the same person, or undefined. */
export async function selectConfirming(db: Database, confirmHash: string): Promise<Confirming | undefined> {
  return db
    .selectFrom('scheme_registration as r')
    .leftJoin('scheme_registration as o', (join) =>
      join
        .onRef('o.scheme_id', '=', 'r.scheme_id')
        .onRef('o.mobile_key', '=', 'r.mobile_key')
        .onRef('o.email_key', '=', 'r.email_key')
        .on('o.is_shown', '=', sql.lit(true)),
    )
    .select((eb) => [
      idText(eb, 'r.id').as('id'),
      eb
        .case()
        .when('o.id', 'is not', null)
        .then(jsonBuildObject({ id: sql<string>`o.id::text`, isConfirmed: isSet(eb, 'o.confirmed_at') }))
        .end()
        .as('current'),
    ])
    .where('r.confirm_hash', '=', confirmHash)
    .executeTakeFirst();
}

/** Hides a registration, so that the confirmed one of the same person can be shown. */
export async function hideRegistration(db: Database, id: string): Promise<void> {
  await db
    .updateTable('scheme_registration')
    .set({ is_shown: false, superseded_at: now })
    .where('id', '=', rowId(id))
    .execute();
}

/**
 * Marks a registration as confirmed and copies to it the status and note that the NGO set on `earlier`, which
 * belongs to the same person.
 */
export async function updateConfirmed(
  db: Database,
  { id, earlier }: { id: string; earlier: string },
): Promise<void> {
  await db
    .updateTable('scheme_registration as r')
    .from('scheme_registration as o')
    .set((eb) => ({
      is_shown: true,
      confirmed_at: now,
      superseded_at: null,
      updated_at: now,
      status: eb.ref('o.status'),
      note: eb.ref('o.note'),
      decided_at: eb.ref('o.decided_at'),
    }))
    .where('r.id', '=', rowId(id))
    .where('o.id', '=', rowId(earlier))
    .execute();
}

/** Marks the unconfirmed registrations with the same mobile number as superseded. The NGO still sees them. */
export async function supersedeUnconfirmed(db: Database, id: string): Promise<void> {
  await db
    .updateTable('scheme_registration as o')
    .from('scheme_registration as r')
    .set({ superseded_at: now })
    .where('r.id', '=', rowId(id))
    .whereRef('o.scheme_id', '=', 'r.scheme_id')
    .whereRef('o.mobile_key', '=', 'r.mobile_key')
    .where('r.mobile_key', '~', '^[0-9]{10}$')
    .whereRef('o.id', '<>', 'r.id')
    .where('o.is_shown', '=', sql.lit(true))
    .where('o.confirmed_at', 'is', null)
    .where('o.superseded_at', 'is', null)
    .execute();
}
