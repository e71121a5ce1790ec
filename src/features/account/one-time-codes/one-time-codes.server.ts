import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Caller } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { hashWith, type Keys } from '#src/server/security/keys.server.ts';
import { networksOf } from '#src/server/security/networks.server.ts';
import { consumeRateLimit, countRequest, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import type { Language } from '#src/shared/languages.ts';
import { MAIL_PRIORITY } from '#src/features/mail/mail.values.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { recordOverCap } from '#src/features/audit/security-log/over-cap.server.ts';
import { codeMail } from '#src/features/account/account.emails.server.ts';
import { CODE_DIGITS, LONG_CODE_DIGITS } from '#src/features/account/account.values.ts';
import { deleteTries, insertForm, isFormThere, takeTry } from './code-forms.queries.server.ts';
import { mailboxOf } from './mailbox.rules.ts';
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

/** What a code is asked for: it is of no use for anything else. `form`: to prove the address given in a public form. */
export type CodePurpose = 'form' | 'signIn';

const MINUTES = 10;
/** A code that is asked for again lives longer, but never longer than this. */
const MINUTES_MOST = 30;
const TRIES = 5;
const HOUR = 3600;

/** Mails to one mailbox within the minutes that a code lives; and from how many a day on there is only one. */
const MAILS_AT_ONCE = 3;
const MAILS_A_DAY = 40;
/**
 * So often a day the short codes of a mailbox are compared with wrong ones, then codes are long: whoever guesses from however many
 * networks is right once in 2,000 days, and keeps nobody out.
 */
const COMPARISONS_A_DAY = 500;

const PER_NETWORK: RateLimit = { name: 'code-from', requests: 30, seconds: HOUR };
const PER_MAILBOX: RateLimit = { name: 'code-to', requests: 6, seconds: HOUR };
/** Nobody is refused beyond it: it is noted, and mails wait for each other by their priority. */
const IN_ALL: RateLimit = { name: 'code-all', requests: 3000, seconds: HOUR };
/** Of senders who name no form. */
const GUESSES: RateLimit = { name: 'code-guess', requests: 30, seconds: HOUR };

type Bound = { purpose: CodePurpose; email: string };
/** Who tries a code: the form that `sendCode` gave an id, or whoever calls. Without both all tries of the address are counted together. */
export type CodeSender = { form?: string | undefined; caller?: Caller | undefined };
type Services = Pick<AppServices, 'db' | 'log' | 'queue' | 'origin' | 'keys'>;

/**
 * Sends a code of six digits to the address, good for ten minutes and one use; the code goes by mail and nowhere else. Codes sent
 * before stay good. Gives the id of the form that asked: it has five tries of its own, as has whoever asks from this network.
 *
 * A mailbox gets few mails: beyond that its newest code lives longer instead, and the answer is the same.
 * @throws {AppError} 429 when too many were asked for from this network.
 */
export async function sendCode(
  services: Services,
  { purpose, email, caller, language }: Bound & { caller: Caller; language: Language },
): Promise<{ form: string }> {
  const { db, keys } = services;
  const { name: mailbox } = mailboxOf(email);
  await consumeRateLimit(db, { limit: PER_NETWORK, subject: purpose, caller });
  await consumeRateLimit(db, { limit: PER_MAILBOX, subject: `${purpose} ${mailbox}`, caller });
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

/** Mails a code, or keeps the newest one good for longer; false when no mail goes. */
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
    // Who reads a mailbox has the codes for all its spellings; where they may be others' mailboxes each has its own.
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

/** Whether this is a code that was sent to the address; true once, and a try of the sender is gone when it is not. */
export async function isCode(
  { db, keys }: { db: Database; keys: Keys },
  proof: Bound & CodeSender & { code: string },
): Promise<boolean> {
  await countGuess({ db, keys }, proof);
  return takeCode({ db, keys }, proof);
}

/**
 * Counts a guess, for `takeCode` in a transaction, which must not count it: a guess counts, however that ends. A form's tries are
 * few already.
 * @throws {AppError} 429 after too many of a sender who names no form.
 */
export async function countGuess(
  { db, keys }: { db: Database; keys: Keys },
  { purpose, email, form, caller }: Bound & CodeSender,
): Promise<void> {
  if (form && (await isFormThere(db, keyOfSender(keys, { purpose, email, form })))) return;
  const subject = `${purpose} ${email}`;
  await consumeRateLimit(db, { limit: GUESSES, subject, ...(caller && { caller }), message: 'tooManyTries' });
}

/** As `isCode`, in the transaction `db`: the code is used, or a try gone, if and only if that is committed. */
export async function takeCode(
  { db, keys }: { db: Database; keys: Keys },
  { purpose, email, code, form, caller }: Bound & CodeSender & { code: string },
): Promise<boolean> {
  const ofForm = form && keyOfSender(keys, { purpose, email, form });
  const keyHash =
    ofForm && (await isFormThere(db, ofForm)) ? ofForm : keyOfSender(keys, { purpose, email, caller });
  if (!(await takeTry(db, { keyHash, most: TRIES, minutes: MINUTES_MOST }))) return false;
  const { name: mailbox } = mailboxOf(email);
  const typed = toAsciiDigits(code).replace(/\s/g, '');
  const typedHash = hashCode({ keys, purpose, mailbox, code: typed });
  const onlyLong = await isGuessed(db, { purpose, mailbox });
  const codes = await selectCodes(db, { purpose, email, onlyLong });
  const same = codes.find(({ codeHash }) => isEqual(codeHash, typedHash));
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

/** The key by which the tries of a form, or of an address and a network, are counted. */
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
