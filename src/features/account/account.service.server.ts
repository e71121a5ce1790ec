import { randomBytes } from 'node:crypto';
import type { Caller, SignedIn, SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { hashWith, type Keys } from '#src/server/security/keys.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { recordChange } from '../audit/audit.service.server.ts';
import { queueMail } from '../mail/mail.service.server.ts';
import { passwordChangedMail, passwordResetMail } from './account.emails.server.ts';
import {
  insertAccount,
  insertPasswordReset,
  selectAccount,
  selectAccountByEmail,
  updateConsent,
  updatePassword,
  usePasswordReset,
  type AccountRow,
} from './account.queries.server.ts';
import { faultOfPassword, hashPassword, isPassword } from './passwords.server.ts';
import { readSession } from './session-token.server.ts';

const RESET_MINUTES = 30;
const HOUR = 3600;
const RESETS_TO: RateLimit = { name: 'reset-to', requests: 4, seconds: HOUR };
const RESETS_FROM: RateLimit = { name: 'reset-from', requests: 20, seconds: HOUR };
const CHANGES: RateLimit = { name: 'change-password', requests: 10, seconds: 900 };

/**
 * Who a token belongs to, as the database knows them now; undefined when it is not ours, too old, or worth nothing since the
 * password, the account or its NGO changed.
 */
export async function readSignedIn(
  { db, keys }: { db: Database; keys: Keys },
  token: string,
): Promise<SignedIn | undefined> {
  const claims = await readSession({ key: keys.token, token }).catch(() => undefined);
  const account = claims && (await selectAccount(db, claims.account));
  if (!account || account.isDisabled || account.version !== claims.version) return undefined;
  const { id, email, name, role, ngoId, language } = account;
  return { id, email, name, role, ngoId, language };
}

/**
 * Sends a link that leads to a new password, good for 30 minutes and once. Says nothing of whether there is such an
 * account.
 * @throws {AppError} 429 when too many were asked for.
 */
export async function forgetPassword(
  services: AppServices,
  { email: typed, caller }: { email: string; caller: Caller },
): Promise<void> {
  const email = typed.trim().toLowerCase();
  await consumeRateLimit(services.db, { limit: RESETS_FROM, caller });
  await consumeRateLimit(services.db, { limit: RESETS_TO, subject: email });
  const account = await selectAccountByEmail(services.db, email);
  if (!account || account.isDisabled) return;
  const { language } = account;
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashWith(services.keys.code, token);
  // Behind #, where no server and no log on the way sees it.
  const path = `${pathInLanguage({ path: '/forgetPassword', language })}#${token}`;
  await services.db.transaction(async (db) => {
    await insertPasswordReset(db, { tokenHash, accountId: account.id, minutes: RESET_MINUTES });
    const text = passwordResetMail({ language, path, minutes: RESET_MINUTES });
    await queueMail({ ...services, db }, { event: 'passwordReset', to: email, language, text });
  });
}

/**
 * Sets a new password by a link that was sent.
 * @throws {AppError} 422 when the password will not do, 400 when the link is unknown, used or too old.
 */
export async function resetPassword(
  services: AppServices,
  { token, password }: { token: string; password: string },
): Promise<void> {
  refuseBadPassword({ field: 'password', password });
  const passwordHash = await hashPassword(password);
  await services.db.transaction(async (db) => {
    const id = await usePasswordReset(db, hashWith(services.keys.code, token));
    const account = id === undefined ? undefined : await selectAccount(db, id);
    if (!account || account.isDisabled) throw new AppError({ status: 400, key: 'linkUsed' });
    await setPassword({ ...services, db }, { account, passwordHash });
  });
}

/**
 * Changes the password of the one who is signed in; every token of before, this one included, is worth nothing then.
 * @throws {AppError} 422 when the old one is wrong or the new one will not do.
 */
export async function changePassword(
  services: AppServices,
  { password, newPassword, call }: { password: string; newPassword: string; call: SignedInCall },
): Promise<void> {
  const { id } = call.account;
  await consumeRateLimit(services.db, { limit: CHANGES, subject: id, message: 'tooManyTries' });
  const account = await selectAccount(services.db, id);
  const isRight = await isPassword({ password, hash: account?.passwordHash });
  if (!account || !isRight)
    throw new AppError({ status: 422, key: 'invalidInput', fields: { password: 'wrongPassword' } });
  refuseBadPassword({ field: 'newPassword', password: newPassword });
  const passwordHash = await hashPassword(newPassword);
  await services.db.transaction(async (db) => {
    await setPassword({ ...services, db }, { account, passwordHash });
    const change = { action: 'changePassword', entity: 'account', entityId: id, ngoId: account.ngoId };
    const fields = { before: { password: 'old' }, after: { password: 'new' } };
    await recordChange(db, { call, change: { ...change, ...fields } });
  });
}

/** @throws {AppError} 422 naming what is wrong with a new password. */
export function refuseBadPassword({ field, password }: { field: string; password: string }): void {
  const fault = faultOfPassword(password);
  if (fault) throw new AppError({ status: 422, key: 'invalidInput', fields: { [field]: fault } });
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

async function setPassword(
  services: AppServices,
  { account, passwordHash }: { account: AccountRow; passwordHash: string },
): Promise<void> {
  const { id, email, language } = account;
  await updatePassword(services.db, { id, passwordHash });
  await queueMail(services, {
    event: 'passwordChanged',
    to: email,
    language,
    text: passwordChangedMail({ language }),
  });
}
