import type { SignedIn, SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { recordSecurityEvent } from '#src/features/audit/security-log/security-log.service.server.ts';
import {
  insertAccount,
  selectAccountByEmail,
  selectAccountNames,
  selectAccountOfSession,
  updateConsent,
  updatePassword,
} from './account.queries.server.ts';
import { findPasswordError, hashPassword } from '#src/features/account/password/passwords.server.ts';
import { readSession } from '#src/features/account/sessions/session-token.server.ts';
import { notifyAccountChange } from './sessions/account-changes.server.ts';
import { checkOwnPassword } from './sessions/confirmation.server.ts';
import { updateSeenAt } from './sessions/session.queries.server.ts';

/**
 * Returns the owner of a token, with their current data from the database. Returns undefined if the token is
 * invalid or expired, its session has ended or was idle for too long, the password was changed since, or the
 * account is disabled or its NGO deleted.
 */
export async function readSignedIn(
  { db, keys }: { db: Database; keys: Keys },
  token: string,
): Promise<SignedIn | undefined> {
  const claims = await readSession({ key: keys.token, token }).catch(() => undefined);
  const match =
    claims && (await selectAccountOfSession(db, { id: claims.account, sessionId: claims.session }));
  if (!match || match.account.isDisabled || match.account.version !== claims.version) return undefined;
  const { isStale, ...session } = match.session;
  if (isStale) await updateSeenAt(db, session.id);
  const { id, email, name, role, ngoId, ngoRole, standing, language } = match.account;
  return { id, email, name, role, ngoId, ngoRole, standing, language, session };
}

/**
 * Changes the password of the signed-in person. Ends all their sessions and invalidates all their tokens,
 * including those of this call.
 * @throws {AppError} 422 if the old password is wrong or the new one is not acceptable; otherwise as
 * `checkOwnPassword`.
 */
export async function changePassword(
  services: AppServices,
  { password, newPassword, call }: { password: string; newPassword: string; call: SignedInCall },
): Promise<void> {
  const { id, session } = call.account;
  const account = await checkOwnPassword(services, { password, call });
  refuseBadPassword({ field: 'newPassword', password: newPassword, of: account });
  const passwordHash = await hashPassword(newPassword, { trusted: true });
  await services.db.transaction().execute(async (db) => {
    await updatePassword(db, { id, passwordHash });
    const notification = { account, change: 'passwordChanged', names: session, exceptSession: null } as const;
    await notifyAccountChange({ ...services, db }, notification);
    const change = { action: 'changePassword', entity: 'account', entityId: id, ngoId: account.ngoId };
    const fields = { before: { password: 'old' }, after: { password: 'new' } };
    await recordChange(db, { call, change: { ...change, ...fields } });
  });
  const { caller, requestId } = call;
  await recordSecurityEvent(services, { kind: 'passwordChanged', caller, requestId, accountId: id });
}

/**
 * Checks a new password of a person.
 * @throws {AppError} 422 with the problem under `field`.
 */
export function refuseBadPassword({
  field,
  password,
  of: { name, email },
}: {
  field: string;
  password: string;
  of: { name: string; email: string };
}): void {
  const error = findPasswordError(password, [name, email]);
  if (error) throw new AppError({ status: 422, key: 'invalidInput', fields: { [field]: error } });
}

/** Returns the mail language of the account with this address, or undefined if there is no such account. */
export async function findAccountLanguage(db: Database, email: string): Promise<Language | undefined> {
  return (await selectAccountByEmail(db, email.toLowerCase()))?.language;
}

/**
 * Adds the account of a person who registers together with an NGO, as its manager. `consentText` names the text that they
 * have just agreed to. `email` must be in lower case.
 * @throws {Error} if the address already has an account. Check with `findAccountLanguage` first, under a
 * lock.
 */
export async function addAccountOfNgo(
  db: Database,
  account: {
    email: string;
    name: string;
    ngoId: string;
    language: Language;
    passwordHash: string;
    consentText: string;
  },
): Promise<void> {
  const id = await insertAccount(db, { ...account, role: 'ngo', ngoRole: 'manager' });
  if (id === undefined) throw new Error('The address got an account at the same moment');
  await updateConsent(db, { id, text: account.consentText });
}

export type AccountName = Awaited<ReturnType<typeof selectAccountNames>>[number];

/** Returns the names and addresses of accounts, disabled ones too: for staff. */
export async function listAccountNames(db: Database, ids: readonly string[]): Promise<AccountName[]> {
  return ids.length > 0 ? selectAccountNames(db, ids) : [];
}
