import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Caller } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { hashWith, type Keys } from '#src/server/security/keys.server.ts';
import { networksOf } from '#src/server/security/networks.server.ts';
import { consumeRateLimit, countRequest, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import type { Language } from '#src/shared/languages.ts';
import { MAIL_PRIORITY } from '#src/features/mail/mail.values.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { mayMailVisitor } from '#src/features/mail/visitor-mail.server.ts';
import { recordOverCap } from '#src/features/audit/security-log/over-cap.server.ts';
import { codeMail } from '#src/features/account/account.emails.server.ts';
import { CODE_DIGITS, LONG_CODE_DIGITS } from '#src/features/account/account.values.ts';
import { deleteTries, insertForm, hasForm, takeTry } from './code-forms.queries.server.ts';
import { mailboxOf } from '#src/features/mail/mailbox.rules.ts';
import {
  copyCode,
  countComparisons,
  countMails,
  countWrong,
  extendCode,
  insertCode,
  lockMailbox,
  selectCodes,
  selectNewestCode,
  updateUsed,
} from './one-time-codes.queries.server.ts';

/**
 * The purpose of a code; a code is valid for one purpose only. `form` proves the address entered in a public
 * form.
 */
export type CodePurpose = 'form' | 'signIn';

const MINUTES = 10;
/** Requesting a code again may extend the newest one, up to this many minutes after its creation. */
const MINUTES_MOST = 30;
const TRIES = 5;
const HOUR = 3600;

/**
 * Number of mails to one mailbox within the lifetime of a code. Once `MAILS_A_DAY` mails went out in a day,
 * this number drops to one.
 */
const MAILS_AT_ONCE = 3;
const MAILS_A_DAY = 40;
/**
 * Number of wrong comparisons per day with the short codes of a mailbox, after which it gets long codes. An
 * attacker who guesses from any number of networks therefore succeeds once in 2,000 days on average, and
 * locks nobody out.
 */
const COMPARISONS_A_DAY = 500;

const PER_NETWORK: RateLimit = { name: 'code-from', requests: 30, seconds: HOUR };
const PER_MAILBOX: RateLimit = { name: 'code-to', requests: 6, seconds: HOUR };
/** Refuses nobody: exceeding it is only recorded, and mails wait in order of priority. */
const IN_ALL: RateLimit = { name: 'code-all', requests: 3000, seconds: HOUR };
/** For senders without a form. */
const GUESSES: RateLimit = { name: 'code-guess', requests: 30, seconds: HOUR };

type Bound = { purpose: CodePurpose; email: string };
/**
 * Who enters a code: the form whose id `sendCode` returned, or the caller. If both are missing, all such
 * tries for the address are counted together.
 */
export type CodeSender = { form?: string | undefined; caller?: Caller | undefined };
type Services = Pick<AppServices, 'db' | 'log' | 'queue' | 'origin' | 'keys'>;

/**
 * Mails a code to the address. The code is valid for ten minutes and one use, and is sent by mail only. It
 * has six digits, or ten while someone is guessing codes of the mailbox. Codes sent earlier stay valid.
 *
 * Returns the id of a new form, which has five tries of its own. Also restores the tries of the caller's
 * network.
 *
 * A mailbox gets a limited number of mails. Beyond that, its newest code is extended instead, and the
 * response is the same.
 * @throws {AppError} 429 when too many codes were requested from this network.
 */
export async function sendCode(
  services: Services,
  { purpose, email, caller, language }: Bound & { caller: Caller; language: Language },
): Promise<{ form: string }> {
  const { db, keys } = services;
  const { name: mailbox } = mailboxOf(email);
  await consumeRateLimit(db, { limit: PER_NETWORK, subject: purpose, caller });
  await consumeRateLimit(db, { limit: PER_MAILBOX, subject: `${purpose} ${mailbox}`, caller });
  // A code for signing in is sent to those who know the password.
  if (purpose === 'form' && !(await mayMailVisitor(db, { email, caller, hasOwnLimit: true })))
    throw new AppError({ status: 429, key: 'tooManyRequests' });
  if ((await countRequest(db, { limit: IN_ALL, subject: 'all' })) !== undefined)
    await recordOverCap(services, { kind: 'codesOverCap', caller });
  const form = randomBytes(16).toString('base64url');
  const isMailed = await db.transaction().execute(async (transaction) => {
    const inside = { ...services, db: transaction };
    await lockMailbox(transaction, { purpose, mailbox });
    await insertForm(transaction, {
      keyHash: keyOfSender(keys, { purpose, email, form }),
      minutes: MINUTES_MOST,
    });
    const others = [{ caller }, {}].map((sender) => keyOfSender(keys, { purpose, email, ...sender }));
    await deleteTries(transaction, others);
    return mailCode(inside, { purpose, email, language });
  });
  if (!isMailed)
    await recordOverCap(services, { kind: 'mailboxOverCap', caller, subject: mailbox, details: { purpose } });
  return { form };
}

/**
 * Mails a code, or extends the newest one if the mailbox has had enough mails. Returns false if no mail was
 * sent.
 */
async function mailCode(
  services: Services,
  { purpose, email, language }: Bound & { language: Language },
): Promise<boolean> {
  const { db, keys } = services;
  const { name: mailbox, isOne, hasTag } = mailboxOf(email);
  const bound = { purpose, email, mailbox };
  const { lately, today, isFirst } = await countMails(db, { ...bound, minutes: MINUTES });
  const isLong = await isGuessed(db, bound);
  if (lately >= (today >= MAILS_A_DAY ? 1 : MAILS_AT_ONCE)) {
    const newest = await selectNewestCode(db, { ...bound, onlyLong: isLong });
    const isOwn = newest?.email === email;
    // Spellings share a code only if they certainly reach the same mailbox. Otherwise they may belong to
    // different people, and each needs its own code.
    if (newest && (isOwn || isOne)) {
      await extendCode(db, { id: newest.id, minutes: MINUTES, most: MINUTES_MOST });
      if (!isOwn) await copyCode(db, { id: newest.id, email });
      return false;
    }
    if (newest && hasTag) return false;
  }
  const digits = isLong ? LONG_CODE_DIGITS : CODE_DIGITS;
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const codeHash = hashCode({ keys, purpose, mailbox, code });
  await insertCode(db, { ...bound, codeHash, isLong, minutes: MINUTES });
  const text = codeMail({ language, code, minutes: MINUTES, isNeutral: purpose === 'form', isLong });
  const priority = purpose === 'signIn' ? 'signInCode' : isFirst ? 'firstCode' : 'code';
  await queueMail(services, { event: 'code', to: email, language, text, priority: MAIL_PRIORITY[priority] });
  return true;
}

/**
 * Returns whether this is a valid code that was sent to the address. Uses up a correct code; every call costs
 * the sender one try.
 * @throws {AppError} as `countGuess`.
 */
export async function isCode(
  { db, keys }: { db: Database; keys: Keys },
  proof: Bound & CodeSender & { code: string },
): Promise<boolean> {
  await countGuess({ db, keys }, proof);
  return takeCode({ db, keys }, proof);
}

/**
 * Counts a guess by a sender without a form. Call it before a transaction that calls `takeCode`, so that the
 * guess counts even if the transaction is rolled back. Guesses with a form are not counted here, because a
 * form has only a few tries.
 * @throws {AppError} 429 after too many guesses by a sender without a form.
 */
export async function countGuess(
  { db, keys }: { db: Database; keys: Keys },
  { purpose, email, form, caller }: Bound & CodeSender,
): Promise<void> {
  if (form && (await hasForm(db, keyOfSender(keys, { purpose, email, form })))) return;
  const subject = `${purpose} ${email}`;
  await consumeRateLimit(db, { limit: GUESSES, subject, ...(caller && { caller }), message: 'tooManyTries' });
}

/**
 * Does the same as `isCode` in the transaction `db`, but without `countGuess`. Using up the code, or taking a
 * try, takes effect only if the transaction commits.
 */
export async function takeCode(
  { db, keys }: { db: Database; keys: Keys },
  { purpose, email, code, form, caller }: Bound & CodeSender & { code: string },
): Promise<boolean> {
  const ofForm = form && keyOfSender(keys, { purpose, email, form });
  const keyHash =
    ofForm && (await hasForm(db, ofForm)) ? ofForm : keyOfSender(keys, { purpose, email, caller });
  if (!(await takeTry(db, { keyHash, most: TRIES, minutes: MINUTES_MOST }))) return false;
  const { name: mailbox } = mailboxOf(email);
  const entered = toAsciiDigits(code).replace(/\s/g, '');
  const enteredHash = hashCode({ keys, purpose, mailbox, code: entered });
  const onlyLong = await isGuessed(db, { purpose, mailbox });
  const codes = await selectCodes(db, { purpose, email, onlyLong });
  const same = codes.find(({ codeHash }) => isEqual(codeHash, enteredHash));
  if (same) return updateUsed(db, same.id);
  await countWrong(
    db,
    codes.map(({ id }) => id),
  );
  return false;
}

async function isGuessed(
  db: Database,
  { purpose, mailbox }: { purpose: CodePurpose; mailbox: string },
): Promise<boolean> {
  return (await countComparisons(db, { purpose, mailbox })) >= COMPARISONS_A_DAY;
}

/** Returns the key under which the tries of a form, or of an address and a network, are counted. */
function keyOfSender(keys: Keys, { purpose, email, form, caller }: Bound & CodeSender): string {
  const sender = form ? `form ${form}` : `network ${caller ? networksOf(caller.address)[0] : ''}`;
  return hashWith(keys.code, ['tries', purpose, email, sender].join('\n'));
}

function hashCode(input: { keys: Keys; purpose: CodePurpose; mailbox: string; code: string }): string {
  const { keys, purpose, mailbox, code } = input;
  return hashWith(keys.code, [purpose, mailbox, code].join('\n'));
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
