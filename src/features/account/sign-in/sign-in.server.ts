import { randomBytes } from 'node:crypto';
import type { Call } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { hashWith } from '#src/server/security/keys.server.ts';
import { consumeRateLimit, resetRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { networksOf } from '#src/server/security/networks.server.ts';
import {
  selectAccountNgo,
  type AccountNgo,
} from '#src/features/account/ngo-accounts/account-ngo.queries.server.ts';
import { recordSecurityEvent } from '#src/features/audit/security-log/security-log.service.server.ts';
import {
  selectAccount,
  selectAccountByEmail,
  updateSignedIn,
  type AccountRow,
} from '#src/features/account/account.queries.server.ts';
import type { SecondStep } from '#src/features/account/account.values.ts';
import { isPassword } from '#src/features/account/password/passwords.server.ts';
import {
  checkSecondStep,
  findSecondStep,
  prepareSecondStep,
  type Preparation,
} from '#src/features/account/second-factor/second-step.server.ts';
import { readTicket } from '#src/features/account/sessions/session-token.server.ts';
import type { BrowserNames } from '#src/features/account/sessions/browser-names.rules.ts';
import { insertKnownBrowser, isKnownBrowser } from './known-browser.queries.server.ts';
import { startSession } from '#src/features/account/sessions/session.service.server.ts';

const QUARTER_HOUR = 900;
const PER_NETWORK: RateLimit = { name: 'sign-in-from', requests: 100, seconds: QUARTER_HOUR };
/**
 * Per mailbox and network, or per browser that has signed in before. Guesses by strangers elsewhere therefore
 * lock nobody out.
 */
const PER_MAILBOX: RateLimit = { name: 'sign-in-to', requests: 10, seconds: QUARTER_HOUR };

export type SignInResult = {
  token: string;
  ngo: AccountNgo | null;
  /** The cookie value for a new browser; undefined if the browser is known. */
  browser: string | undefined;
};
/** The caller, and the names of their browser and system. */
type From = { call: Call; names: BrowserNames };
type SignInStep = { next: SecondStep; ticket: string; preparation: Preparation };

const wrong = () => new AppError({ status: 401, key: 'wrongSignIn' });

/**
 * Signs a person in by address and password, or returns the step that is still missing. Neither the response
 * to a wrong sign-in nor its timing reveals whether the account exists. `browser` is the cookie value of a
 * browser that has signed in before.
 * @throws {AppError} 401 if the address or password is wrong, 429 after too many tries, 503 if too many
 * people sign in at once.
 */
export async function signIn(
  services: AppServices,
  request: { email: string; password: string; browser: string | undefined } & From,
): Promise<SignInResult | SignInStep> {
  const { db, keys, demo } = services;
  const { call, names, browser } = request;
  const { caller } = call;
  await consumeRateLimit(db, { limit: PER_NETWORK, caller, message: 'tooManyTries' });
  const email = request.email.toLowerCase();
  const account = await selectAccountByEmail(db, email);
  const tokenHash = browser && hashWith(keys.code, browser);
  const isKnown =
    !!account && !!tokenHash && (await isKnownBrowser(db, { accountId: account.id, tokenHash }));
  const tries = isKnown
    ? { limit: PER_MAILBOX, subject: `${email} ${tokenHash}` }
    : { limit: PER_MAILBOX, subject: email, caller };
  await consumeRateLimit(db, { ...tries, message: 'tooManyTries' });
  const [network] = networksOf(caller.address);
  const isRight = await isPassword({
    password: request.password,
    hash: account?.passwordHash,
    from: isKnown ? { trusted: true } : { trusted: false, network },
  });
  if (!isRight || !account || account.isDisabled) {
    await recordSecurityEvent(services, { kind: 'signInFailed', ...call, accountId: account?.id ?? null });
    throw wrong();
  }
  await resetRateLimit(db, tries);
  const next = demo ? undefined : findSecondStep({ account, isKnownBrowser: isKnown });
  if (next) return { next, ...(await prepareSecondStep(services, { account, next, caller })) };
  return completeSignIn(services, { account, isNewBrowser: !isKnown, call, names });
}

/**
 * Completes a sign-in with the ticket from `signIn` and a code.
 * @throws {AppError} 401 if either is wrong or expired, 429 after too many tries.
 */
export async function finishSignIn(
  services: AppServices,
  { ticket, code, call, names }: { ticket: string; code: string } & From,
): Promise<SignInResult> {
  const { caller } = call;
  await consumeRateLimit(services.db, { limit: PER_NETWORK, caller, message: 'tooManyTries' });
  const input = { key: services.keys.token, purpose: 'second-step', token: ticket } as const;
  const claims = await readTicket(input).catch(() => {
    throw new AppError({ status: 401, key: 'signInAgain' });
  });
  const account = await selectAccount(services.db, claims.account);
  if (!account || account.isDisabled || account.version !== claims.version) throw wrong();
  const accountId = account.id;
  await checkSecondStep(services, { account, code, pendingSecret: claims.totp }).catch(
    async (error: unknown) => {
      if (error instanceof AppError && error.status === 401)
        await recordSecurityEvent(services, { kind: 'signInFailed', ...call, accountId });
      throw error;
    },
  );
  return completeSignIn(services, { account, isNewBrowser: true, call, names });
}

async function completeSignIn(
  services: AppServices,
  { account, isNewBrowser, call, names }: { account: AccountRow; isNewBrowser: boolean } & From,
): Promise<SignInResult> {
  const { db, keys } = services;
  const { id, ngoId, version } = account;
  const browser = isNewBrowser ? randomBytes(32).toString('base64url') : undefined;
  if (browser)
    await insertKnownBrowser(db, { accountId: id, version, tokenHash: hashWith(keys.code, browser) });
  await updateSignedIn(db, id);
  const token = await startSession(services, { account, names, caller: call.caller });
  await recordSecurityEvent(services, {
    kind: 'signedIn',
    ...call,
    accountId: id,
    details: { ...names, isNewBrowser },
  });
  const ngo = ngoId === null ? null : await selectAccountNgo(db, ngoId);
  if (ngo === undefined) throw notFound();
  return { token, browser, ngo };
}
