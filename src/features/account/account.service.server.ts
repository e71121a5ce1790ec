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
  selectAccountOfSession,
  updateConsent,
  updatePassword,
} from './account.queries.server.ts';
import { findPasswordError, hashPassword } from '#src/features/account/password/passwords.server.ts';
import { readSession } from '#src/features/account/sessions/session-token.server.ts';
import { tellAccountChange } from './sessions/account-changes.server.ts';
import { checkOwnPassword } from './sessions/confirmation.server.ts';
import { updateSessionSeen } from './sessions/session.queries.server.ts';

/**
 * Who a token belongs to, as the database knows them now; undefined when it is not ours, too old, worth nothing since the
 * password, the account or its NGO changed, or of a session that was ended or not used for too long.
 */
export async function readSignedIn(
  { db, keys }: { db: Database; keys: Keys },
  token: string,
): Promise<SignedIn | undefined> {
  const claims = await readSession({ key: keys.token, token }).catch(() => undefined);
  const found =
    claims && (await selectAccountOfSession(db, { id: claims.account, sessionId: claims.session }));
  if (!found || found.account.isDisabled || found.account.version !== claims.version) return undefined;
  const { isStale, ...session } = found.session;
  if (isStale) await updateSessionSeen(db, session.id);
  const { id, email, name, role, ngoId, standing, language } = found.account;
  return { id, email, name, role, ngoId, standing, language, session };
}

/**
 * Changes the password of the one who is signed in; every session and token, those of this call included, are worth
 * nothing then.
 * @throws {AppError} 422 when the old one is wrong or the new one will not do; as `checkOwnPassword` otherwise.
 */
export async function changePassword(
  services: AppServices,
  { password, newPassword, call }: { password: string; newPassword: string; call: SignedInCall },
): Promise<void> {
  const { id, session } = call.account;
  const account = await checkOwnPassword(services, { password, call });
  refuseBadPassword({ field: 'newPassword', password: newPassword });
  const passwordHash = await hashPassword(newPassword, { trusted: true });
  await services.db.transaction().execute(async (db) => {
    await updatePassword(db, { id, passwordHash });
    const told = { account, change: 'passwordChanged', names: session, keptSession: null } as const;
    await tellAccountChange({ ...services, db }, told);
    const change = { action: 'changePassword', entity: 'account', entityId: id, ngoId: account.ngoId };
    const fields = { before: { password: 'old' }, after: { password: 'new' } };
    await recordChange(db, { call, change: { ...change, ...fields } });
  });
  const { caller, requestId } = call;
  await recordSecurityEvent(services, { kind: 'passwordChanged', caller, requestId, accountId: id });
}

/** @throws {AppError} 422 naming what is wrong with a new password. */
export function refuseBadPassword({ field, password }: { field: string; password: string }): void {
  const error = findPasswordError(password);
  if (error) throw new AppError({ status: 422, key: 'invalidInput', fields: { [field]: error } });
}

/** In which language the owner of the account of that address gets mails; undefined when there is no such account. */
export async function findAccountLanguage(db: Database, email: string): Promise<Language | undefined> {
  return (await selectAccountByEmail(db, email.toLowerCase()))?.language;
}

/**
 * Adds the account of somebody who joins with an NGO. `consentText` says to what they agreed, now.
 * @throws Error when the address, which is to be in lower case, has an account: ask `findAccountLanguage` before, under a lock.
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
  const id = await insertAccount(db, { ...account, role: 'ngo' });
  if (id === undefined) throw new Error('The address got an account at the same moment');
  await updateConsent(db, { id, consentText: account.consentText });
}
