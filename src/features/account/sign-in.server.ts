import { randomBytes } from 'node:crypto';
import type { Caller } from '#src/server/api-env.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { hashWith } from '#src/server/security/keys.server.ts';
import { consumeRateLimit, resetRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { readNgoOfAccount } from '../ngo/own/own-ngo.service.server.ts';
import {
  insertKnownBrowser,
  isKnownBrowser,
  selectAccount,
  selectAccountByEmail,
  updateSignedIn,
  type AccountRow,
} from './account.queries.server.ts';
import type { SecondStep } from './account.values.ts';
import { isPassword } from './passwords.server.ts';
import {
  checkSecondStep,
  findSecondStep,
  prepareSecondStep,
  type Preparation,
} from './second-step.server.ts';
import { readTicket, signSession } from './session-token.server.ts';

const QUARTER_HOUR = 900;
const PER_ADDRESS: RateLimit = { name: 'sign-in-from', requests: 100, seconds: QUARTER_HOUR };
/** A browser that signed in before has tries of its own: a stranger's guesses do not lock the owner out. */
const PER_ACCOUNT: RateLimit = { name: 'sign-in-to', requests: 10, seconds: QUARTER_HOUR };

export type Entered = {
  token: string;
  ngo: Awaited<ReturnType<typeof readNgoOfAccount>> | null;
  /** For a browser that is new: what it carries from now on. */
  browser: string | undefined;
};
type Missing = { next: SecondStep; ticket: string; preparation: Preparation };

const wrong = () => new AppError({ status: 401, key: 'wrongSignIn' });

/**
 * Signs somebody in by address and password, or tells what is missing. The answer to a wrong sign-in, and the time it takes, are
 * the same whether or not the account exists. `browser` is what the browser carries since it signed in before.
 * @throws {AppError} 401 when something is wrong, 429 after too many tries.
 */
export async function signIn(
  services: AppServices,
  request: { email: string; password: string; caller: Caller; browser: string | undefined },
): Promise<Entered | Missing> {
  const { db, keys, demo } = services;
  const { caller, browser } = request;
  await consumeRateLimit(db, { limit: PER_ADDRESS, caller, message: 'tooManyTries' });
  const email = request.email.toLowerCase();
  const account = await selectAccountByEmail(db, email);
  const tokenHash = browser && hashWith(keys.code, browser);
  const isKnown =
    !!account && !!tokenHash && (await isKnownBrowser(db, { accountId: account.id, tokenHash }));
  const tries = { limit: PER_ACCOUNT, subject: `${email} ${isKnown ? tokenHash : 'new'}` };
  await consumeRateLimit(db, { ...tries, message: 'tooManyTries' });
  const isRight = await isPassword({ password: request.password, hash: account?.passwordHash });
  if (!isRight || !account || account.isDisabled) throw wrong();
  await resetRateLimit(db, tries);
  const next = demo ? undefined : findSecondStep({ account, isKnownBrowser: isKnown });
  if (next) return { next, ...(await prepareSecondStep(services, { account, next, caller })) };
  return enter(services, { account, isNewBrowser: !isKnown });
}

/**
 * The second step: the ticket that the right password gave, and a code.
 * @throws {AppError} 401 when one of them is wrong or too old, 429 after too many tries.
 */
export async function finishSignIn(
  services: AppServices,
  { ticket, code, caller }: { ticket: string; code: string; caller: Caller },
): Promise<Entered> {
  await consumeRateLimit(services.db, { limit: PER_ADDRESS, caller, message: 'tooManyTries' });
  const claims = await readTicket({ key: services.keys.token, token: ticket }).catch(() => {
    throw new AppError({ status: 401, key: 'signInAgain' });
  });
  const account = await selectAccount(services.db, claims.account);
  if (!account || account.isDisabled || account.version !== claims.version) throw wrong();
  await checkSecondStep(services, { account, code, pendingSecret: claims.totp });
  return enter(services, { account, isNewBrowser: true });
}

async function enter(
  { db, keys }: AppServices,
  { account, isNewBrowser }: { account: AccountRow; isNewBrowser: boolean },
): Promise<Entered> {
  const { id, role, ngoId, name, version } = account;
  const browser = isNewBrowser ? randomBytes(32).toString('base64url') : undefined;
  if (browser) await insertKnownBrowser(db, { accountId: id, tokenHash: hashWith(keys.code, browser) });
  await updateSignedIn(db, id);
  const token = await signSession({
    key: keys.token,
    session: { account: id, role, ngo: ngoId, name, version },
  });
  return { token, browser, ngo: ngoId === null ? null : await readNgoOfAccount(db, ngoId) };
}
