import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Caller } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { hashWith, type Keys } from '#src/server/security/keys.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import type { Language } from '#src/shared/languages.ts';
import { queueMail } from '../mail/mail.service.server.ts';
import { codeMail } from './account.emails.server.ts';
import { CODE_DIGITS } from './account.values.ts';
import { insertCode, takeTry, updateUsed } from './one-time-codes.queries.server.ts';

/** What a code is asked for: it is of no use for anything else. `form`: to prove the address given in a public form. */
export type CodePurpose = 'form' | 'signIn';

const MINUTES = 10;
const TRIES = 5;
const HOUR = 3600;
/** A stranger's mailbox cannot be flooded, from however many addresses; nor can everybody's. */
const PER_RECIPIENT: RateLimit = { name: 'code-to', requests: 6, seconds: HOUR };
const PER_SENDER: RateLimit = { name: 'code-from', requests: 30, seconds: HOUR };
const IN_ALL: RateLimit = { name: 'code-all', requests: 3000, seconds: HOUR };
/** Guesses from many addresses are slowed down as well. */
const GUESSES: RateLimit = { name: 'code-guess', requests: 30, seconds: HOUR };

type Bound = { purpose: CodePurpose; email: string };

/**
 * Sends a code of six digits to the address, good for ten minutes, five tries and one use; those sent before are worth
 * nothing any more. The code goes by mail and nowhere else.
 * @throws {AppError} 429 when too many were asked for.
 */
export async function sendCode(
  services: Pick<AppServices, 'db' | 'queue' | 'origin' | 'keys'>,
  { purpose, email, caller, language }: Bound & { caller: Caller; language: Language },
): Promise<void> {
  await consumeRateLimit(services.db, { limit: PER_SENDER, caller });
  await consumeRateLimit(services.db, { limit: PER_RECIPIENT, subject: email });
  await consumeRateLimit(services.db, { limit: IN_ALL, subject: 'all' });
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  await services.db.transaction(async (db) => {
    const codeHash = hashCode({ keys: services.keys, purpose, email, code });
    await insertCode(db, { purpose, email, codeHash, minutes: MINUTES });
    const text = codeMail({ language, code, minutes: MINUTES, isNeutral: purpose === 'form' });
    await queueMail({ ...services, db }, { event: 'code', to: email, language, text });
  });
}

/** Whether this is the code that was sent to the address; true once, and a try is gone when it is not. */
export async function isCode(
  { db, keys }: { db: Database; keys: Keys },
  { purpose, email, code }: Bound & { code: string },
): Promise<boolean> {
  await countGuess(db, { purpose, email });
  return takeCode({ db, keys }, { purpose, email, code });
}

/**
 * Counts a guess, for `takeCode` in a transaction, which must not count it: a guess counts, however that ends.
 * @throws {AppError} 429 after too many.
 */
export async function countGuess(db: Database, { purpose, email }: Bound): Promise<void> {
  await consumeRateLimit(db, { limit: GUESSES, subject: `${purpose} ${email}`, message: 'tooManyTries' });
}

/** As `isCode`, in the transaction `db`: the code is used, or a try gone, if and only if that is committed. */
export async function takeCode(
  { db, keys }: { db: Database; keys: Keys },
  { purpose, email, code }: Bound & { code: string },
): Promise<boolean> {
  const typed = toAsciiDigits(code).replace(/\s/g, '');
  const sent = await takeTry(db, { purpose, email, most: TRIES });
  if (!sent) return false;
  const isSame = isEqual(sent.codeHash, hashCode({ keys, purpose, email, code: typed }));
  return isSame && updateUsed(db, sent.id);
}

function hashCode({ keys, purpose, email, code }: Bound & { keys: Keys; code: string }): string {
  return hashWith(keys.code, [purpose, email, code].join('\n'));
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
