import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import {
  insertAccount,
  updateConsent,
  type NewAccount,
} from '#src/features/account/account.queries.server.ts';
import {
  deleteNgoAccounts,
  endNgoSessions,
  selectManagers,
  selectNgoAccounts,
  type Manager,
  type NgoAccount,
} from './ngo-accounts.queries.server.ts';

/** Returns the accounts of an NGO, oldest first. Also works for a deleted NGO. */
export async function listAccountsOfNgo(db: Database, ngoId: string): Promise<NgoAccount[]> {
  return selectNgoAccounts(db, ngoId);
}

/** Returns the managers of an NGO who can sign in, oldest first. */
export async function listManagersOfNgo(db: Database, ngoId: string): Promise<Manager[]> {
  return selectManagers(db, ngoId);
}

/** The text that a person agreed to, with its language, and when they agreed (ISO 8601). */
type Consent = { text: string; at: string };

/**
 * Adds the account of a person whose claim to an NGO was accepted as a manager of it, with the consent they gave when claiming
 * it.
 * @throws {AppError} 409 if the address already has an account.
 */
export async function addAccountOfClaim(
  db: Database,
  claim: Omit<NewAccount, 'role' | 'ngoRole'> & { ngoId: string; consent: Consent | null },
): Promise<void> {
  const { consent, ...account } = claim;
  const id = await insertAccount(db, { ...account, role: 'ngo', ngoRole: 'manager' });
  if (id === undefined) throw new AppError({ status: 409, key: 'claimEmailTaken' });
  if (consent) await updateConsent(db, { id, ...consent });
}

/** Signs out all people of an NGO everywhere. They must sign in again even if the NGO is restored. */
export async function endSessionsOfNgo(db: Database, ngoId: string): Promise<void> {
  await endNgoSessions(db, ngoId);
}

/** Permanently deletes the accounts of an NGO. */
export async function eraseAccountsOfNgo(db: Database, ngoId: string): Promise<void> {
  await deleteNgoAccounts(db, ngoId);
}
