import { randomBytes } from 'node:crypto';
import type { SignedIn, SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { hashWith, type Keys } from '#src/server/security/keys.server.ts';
import {
  consumeRateLimit,
  countRequest,
  resetRateLimit,
  type RateLimit,
} from '#src/server/security/rate-limit.server.ts';
import { recordSecurityEvent } from '#src/features/audit/security-log/security-log.service.server.ts';
import { selectAccount, type AccountRow } from '#src/features/account/account.queries.server.ts';
import { CONFIRMATION_MINUTES, SESSION_HOURS } from '#src/features/account/account.values.ts';
import { isPassword } from '#src/features/account/password/passwords.server.ts';
import { isConfirmationOf, updateConfirmation, updateSessionEnded } from './session.queries.server.ts';

/** Per account and network, so that an attacker with a stolen token cannot use up the owner's tries. */
const GUESSES: RateLimit = { name: 'own-password', requests: 10, seconds: 900 };
/** Per session, from any network. An owner does not make this many mistakes. */
const WRONG: RateLimit = { name: 'own-password-wrong', requests: 20, seconds: SESSION_HOURS * 3600 };

/**
 * Checks the password of the signed-in person and returns a confirmation. It is valid for half an hour in this session,
 * for calls whose contract requires it.
 * @throws {AppError} as `checkOwnPassword`.
 */
export async function confirmPassword(
  services: AppServices,
  { password, call }: { password: string; call: SignedInCall },
): Promise<string> {
  await checkOwnPassword(services, { password, call });
  const confirmation = randomBytes(32).toString('base64url');
  await updateConfirmation(services.db, {
    id: call.account.session.id,
    hash: hashWith(services.keys.code, confirmation),
    minutes: CONFIRMATION_MINUTES,
  });
  return confirmation;
}

/** Returns whether a confirmation is from `confirmPassword`, for this session, and has not expired. */
export async function isConfirmed(
  { db, keys }: { db: Database; keys: Keys },
  { account, confirmation }: { account: SignedIn; confirmation: string },
): Promise<boolean> {
  return isConfirmationOf(db, { id: account.session.id, hash: hashWith(keys.code, confirmation) });
}

/**
 * Checks that the bearer of the token also knows the password, and returns their account.
 * @throws {AppError} 422 if the password is wrong, 429 after ten tries within 15 minutes from one network,
 * 401 if the session had too many wrong tries and has therefore been ended.
 */
export async function checkOwnPassword(
  services: AppServices,
  { password, call }: { password: string; call: SignedInCall },
): Promise<AccountRow> {
  const { db } = services;
  const { caller, requestId } = call;
  const { id, session } = call.account;
  await consumeRateLimit(db, { limit: GUESSES, subject: id, caller, message: 'tooManyTries' });
  const account = await selectAccount(db, id);
  const isRight = await isPassword({ password, hash: account?.passwordHash, from: { trusted: true } });
  if (account && isRight) {
    await resetRateLimit(db, { limit: GUESSES, subject: id, caller });
    return account;
  }
  await recordSecurityEvent(services, { kind: 'signInFailed', caller, requestId, accountId: id });
  if ((await countRequest(db, { limit: WRONG, subject: session.id })) !== undefined) {
    await updateSessionEnded(db, { id: session.id, accountId: id });
    throw new AppError({ status: 401, key: 'signInAgain' });
  }
  throw new AppError({ status: 422, key: 'invalidInput', fields: { password: 'wrongPassword' } });
}
