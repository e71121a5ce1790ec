import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';
import { BRAND } from '#src/brand.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import {
  updateTotpSecret,
  updateTotpStep,
  type AccountRow,
} from '#src/features/account/account.queries.server.ts';
import type { SecondStep } from '#src/features/account/account.values.ts';
import { isCode, sendCode } from '#src/features/account/one-time-codes/one-time-codes.server.ts';
import { signTicket } from '#src/features/account/sessions/session-token.server.ts';
import { sealTotp, unsealTotp } from './totp-secrets.server.ts';

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** Number of time steps that a clock may be off in either direction. */
const WINDOW = 1;
const GUESSES: RateLimit = { name: 'totp-guess', requests: 10, seconds: 900 };

/** What a person needs to set up an authenticator app. */
export type Preparation = { secret: string; address: string; qr: string } | null;

/**
 * Returns the step that must follow a correct password, if any. An account with an authenticator app always
 * needs it. Staff and administrators must set one up. Other NGO users need a mailed code in a new browser.
 */
export function findSecondStep({
  account,
  isKnownBrowser,
}: {
  account: Pick<AccountRow, 'role' | 'totpSecret'>;
  isKnownBrowser: boolean;
}): SecondStep | undefined {
  if (account.totpSecret !== null) return 'totp';
  if (account.role !== 'ngo') return 'setUpTotp';
  return isKnownBrowser ? undefined : 'mailCode';
}

/**
 * Mails the code for `mailCode`, or generates the secret for `setUpTotp`. The returned ticket proves that the
 * password was correct.
 */
export async function prepareSecondStep(
  services: AppServices,
  { account, next, caller }: { account: AccountRow; next: SecondStep; caller: Caller },
): Promise<{ ticket: string; preparation: Preparation }> {
  const { id, version, email } = account;
  const { keys } = services;
  if (next === 'mailCode') {
    await sendCode(services, { purpose: 'signIn', email, caller, language: account.language });
  }
  const preparation = next === 'setUpTotp' ? await makeTotp(email) : null;
  const totp = preparation ? { totp: sealTotp({ keys, id, secret: preparation.secret }) } : {};
  return {
    preparation,
    ticket: await signTicket({
      key: keys.token,
      purpose: 'second-step',
      of: { account: id, version, ...totp },
    }),
  };
}

/**
 * Checks the code of the second step. If an authenticator app was being set up, stores its secret in the
 * account.
 * @throws {AppError} 401 if the code is wrong or was already used, 429 after too many tries.
 */
export async function checkSecondStep(
  services: Pick<AppServices, 'db' | 'keys'>,
  { account, code, pendingSecret }: { account: AccountRow; code: string; pendingSecret: string | undefined },
): Promise<void> {
  const { db, keys } = services;
  const { id, email, totpSecret } = account;
  const wrongCode = new AppError({ status: 401, key: 'wrongCode', fields: { code: 'wrongCode' } });
  if (totpSecret === null && pendingSecret === undefined) {
    if (await isCode(services, { purpose: 'signIn', email, code })) return;
    throw wrongCode;
  }
  await consumeRateLimit(db, { limit: GUESSES, subject: id, message: 'tooManyTries' });
  const sealed = totpSecret ?? pendingSecret!;
  const step = stepOfCode({ secret: unsealTotp({ keys, id, sealed }), code });
  if (step === undefined) throw wrongCode;
  if (totpSecret === null) await updateTotpSecret(db, { id, secret: sealed, step });
  else if (!(await updateTotpStep(db, { id, step }))) throw wrongCode;
}

/**
 * Generates a new secret. Returns it as base32 text, as the URI that authenticator apps read (`address`), and
 * as a QR code of that URI (`qr`, a data URL).
 */
export async function makeTotp(email: string): Promise<NonNullable<Preparation>> {
  const secret = new Secret({ size: SECRET_BYTES });
  const address = new TOTP({ issuer: BRAND.name.en, label: email, secret }).toString();
  return { secret: secret.base32, address, qr: await toDataURL(address, { margin: 4, scale: 5 }) };
}

/** Removes the authenticator app from an account. */
export async function forgetTotp(db: Database, id: string): Promise<void> {
  await updateTotpSecret(db, { id, secret: null, step: null });
}

function stepOfCode({ secret, code }: { secret: string; code: string }): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS });
  const delta = totp.validate({ token: toAsciiDigits(code).replace(/\s/g, ''), window: WINDOW });
  return delta === null ? undefined : Math.floor(Date.now() / 1000 / STEP_SECONDS) + delta;
}
