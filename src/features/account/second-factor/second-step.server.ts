import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';
import { BRAND } from '#src/brand.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { decrypt, encrypt, type Keys } from '#src/server/security/keys.server.ts';
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

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** Steps that a clock may be off, to either side. */
const WINDOW = 1;
const GUESSES: RateLimit = { name: 'totp-guess', requests: 10, seconds: 900 };

/** What somebody needs to set up an authenticator app. */
export type Preparation = { secret: string; address: string; qr: string } | null;

/** What is missing after the password: staff and admins always need their app, an NGO user one or the other in a new browser. */
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

/** Sends the code, or makes the secret, that the next step needs; the ticket proves that the password was right. */
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
 * Checks the code of the second step; a secret that was being set up is the account's own from now on.
 * @throws {AppError} 401 when it is wrong or was used already, 429 after too many.
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
  const step = stepOfCode({ secret: decrypt({ key: keys.record, sealed, about: `totp ${id}` }), code });
  if (step === undefined) throw wrongCode;
  if (totpSecret === null) await updateTotpSecret(db, { id, secret: sealed, step });
  else if (!(await updateTotpStep(db, { id, step }))) throw wrongCode;
}

/** A new secret, as text, as the address that authenticator apps read, and as a picture of that. */
export async function makeTotp(email: string): Promise<NonNullable<Preparation>> {
  const secret = new Secret({ size: SECRET_BYTES });
  const address = new TOTP({ issuer: BRAND.name.en, label: email, secret }).toString();
  return { secret: secret.base32, address, qr: await toDataURL(address, { margin: 4, scale: 5 }) };
}

/** The secret as it is stored: of no use without the app's key, nor with another account. */
export function sealTotp({ keys, id, secret }: { keys: Keys; id: string; secret: string }): string {
  return encrypt({ key: keys.record, text: secret, about: `totp ${id}` });
}

/** Takes the authenticator app away from an account. */
export async function forgetTotp(db: Database, id: string): Promise<void> {
  await updateTotpSecret(db, { id, secret: null, step: null });
}

function stepOfCode({ secret, code }: { secret: string; code: string }): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS });
  const delta = totp.validate({ token: toAsciiDigits(code).replace(/\s/g, ''), window: WINDOW });
  return delta === null ? undefined : Math.floor(Date.now() / 1000 / STEP_SECONDS) + delta;
}
