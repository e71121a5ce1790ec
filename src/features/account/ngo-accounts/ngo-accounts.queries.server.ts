import type { Database } from '#src/server/database.server.ts';
import { idText, isSet, isoTime, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';

export type NgoAccount = {
  _id: string;
  email: string;
  name: string;
  language: Language;
  isDisabled: boolean;
  /** ISO 8601, UTC. */
  signedInAt: string | null;
};

export async function selectNgoAccounts(db: Database, ngoId: string): Promise<NgoAccount[]> {
  return db
    .selectFrom('account')
    .select((eb) => [
      idText(eb, 'id').as('_id'),
      'email',
      'name',
      'language',
      isSet(eb, 'disabled_at').as('isDisabled'),
      isoTime(eb, 'signed_in_at').as('signedInAt'),
    ])
    .where('ngo_id', '=', rowId(ngoId))
    .orderBy('account.id')
    .execute();
}

export type Manager = Pick<NgoAccount, '_id' | 'email' | 'name' | 'language'>;

/** Returns the managers of an NGO who can sign in. */
export async function selectManagers(db: Database, ngoId: string): Promise<Manager[]> {
  return db
    .selectFrom('account')
    .select((eb) => [idText(eb, 'id').as('_id'), 'email', 'name', 'language'])
    .where('ngo_id', '=', rowId(ngoId))
    .where('ngo_role', '=', 'manager')
    .where('disabled_at', 'is', null)
    .orderBy('account.id')
    .execute();
}

/** Ends all sessions of the people of an NGO. */
export async function endNgoSessions(db: Database, ngoId: string): Promise<void> {
  await db
    .updateTable('session')
    .from('account')
    .set({ ended_at: now })
    .whereRef('account.id', '=', 'session.account_id')
    .where('account.ngo_id', '=', rowId(ngoId))
    .where('session.ended_at', 'is', null)
    .execute();
}

/**
 * Deletes the accounts of an NGO, its invitations, and the data that belongs to them, such as known browsers and reset
 * links.
 */
export async function deleteNgoAccounts(db: Database, ngoId: string): Promise<void> {
  await db.deleteFrom('invitation').where('ngo_id', '=', rowId(ngoId)).execute();
  await db.deleteFrom('account').where('ngo_id', '=', rowId(ngoId)).execute();
}
