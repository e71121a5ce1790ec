import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { insertAccount, type NewAccount } from '#src/features/account/account.queries.server.ts';
import {
  deleteNgoAccounts,
  selectNgoAccounts,
  updateConsentGiven,
  type Consent,
  type NgoAccount,
} from './ngo-accounts.queries.server.ts';

/** The people who sign in for an NGO, the first one first; also of a deleted NGO. */
export async function listAccountsOfNgo(db: Database, ngoId: string): Promise<NgoAccount[]> {
  return selectNgoAccounts(db, ngoId);
}

/**
 * Makes the account of somebody whose claim to an NGO was accepted, with what they agreed to when they claimed.
 * @throws {AppError} 409 when the address has an account already.
 */
export async function addAccountOfClaim(
  db: Database,
  claim: Omit<NewAccount, 'role'> & { ngoId: string; consent: Consent | null },
): Promise<void> {
  const { consent, ...account } = claim;
  const id = await insertAccount(db, { ...account, role: 'ngo' });
  if (id === undefined) throw new AppError({ status: 409, key: 'claimEmailTaken' });
  if (consent) await updateConsentGiven(db, { id, consent });
}

/** Erases the people of an NGO for good. */
export async function eraseAccountsOfNgo(db: Database, ngoId: string): Promise<void> {
  await deleteNgoAccounts(db, ngoId);
}
