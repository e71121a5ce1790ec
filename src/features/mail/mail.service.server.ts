import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { ChangeState, FeatureHooks } from '#src/server/feature-hooks.server.ts';
import type { MailAttachment, Mailer } from '#src/server/mailer.server.ts';
import type { Queue } from '#src/server/queue.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { maskEmail } from '#src/shared/masked-contact.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { renderMail, type MailText } from './mail-layout.server.tsx';
import { sealMail, unsealMail, type MailContent } from './mail-content.server.ts';
import { combineLetters, flatLetter, GATHERED_MOST, type Letter } from './gathered-mail.server.ts';
import {
  MAIL_PRIORITY,
  RECORD_OCCASIONS,
  type GatheredNotices,
  type MailPriority,
  type MailRecord,
} from './mail.values.ts';
import { emptyMailsAbout, emptyMailsOf } from './empty-mails.queries.server.ts';
import {
  gatherMails,
  insertMail,
  selectGivenUp,
  selectQueued,
  selectRecentMail,
  selectSubjects,
  updateFailed,
  updateGivenUp,
  updateQueuedAgain,
  updateSent,
  type MailRow,
  type StoredMail,
} from './mail.queries.server.ts';

export const SEND_MAIL = 'sendMail';
const REASON_MOST = 300;

type NewMail = {
  event: string;
  to: string;
  language: Language;
  text: MailText;
  priority?: MailPriority;
  attachments?: readonly MailAttachment[];
  /** A path on this site that ends such mails with one POST (RFC 8058). */
  unsubscribePath?: string;
  /** The record that it is about, and together with which it is forgotten. */
  about?: MailRecord;
  /** Set for one that may leave together with others. */
  notices?: GatheredNotices;
  /** What such a mail is made of. By default it says one thing. */
  letters?: readonly Letter[];
};
type QueueServices = { db: Database; queue: Queue; origin: string; keys: Keys };

/**
 * Queues a mail within the transaction `db`: it is sent if and only if the transaction commits. `event` names
 * the occasion, and `to` is a single address. A waiting mail with a higher `priority` is sent first. Its texts and
 * attachments are stored sealed until it is sent, because they contain links and codes. Its subject must not.
 * @returns whether it is a mail of its own, and not part of one that leaves later anyway.
 */
export async function queueMail({ db, queue, keys, origin }: QueueServices, mail: NewMail): Promise<boolean> {
  const { subject, html, text } = renderMail({ ...mail, origin });
  const {
    attachments = [],
    language,
    notices,
    text: { replyTo },
  } = mail;
  const whole = { text: mail.text, language };
  const letters = notices && { letters: mail.letters ?? [whole], letter: flatLetter(whole) };
  const content = { html, text, attachments, replyTo, ...letters };
  const { about, minutes } = notices ?? { about: mail.about ?? '', minutes: 0 };
  const recent = notices && (await selectRecentMail(db, { ...notices, recipient: mail.to }));
  const isDelayed = recent !== undefined && (recent.isWaiting || recent.isRecent);
  const id = await insertMail(db, {
    event: mail.event,
    recipient: mail.to,
    subject,
    sealed: sealMail({ keys, recipient: mail.to, content }),
    isNeutral: mail.text.isNeutral ?? false,
    unsubscribePath: mail.unsubscribePath ?? null,
    about,
    dueMinutes: isDelayed ? minutes : null,
  });
  await queue.send({
    db,
    name: SEND_MAIL,
    data: { id },
    priority: mail.priority ?? MAIL_PRIORITY.other,
    ...(isDelayed && { afterMinutes: minutes }),
  });
  return recent?.isWaiting !== true;
}

type SendServices = {
  db: Database;
  mailer: Mailer;
  origin: string;
  keys: Keys;
  features: readonly FeatureHooks[];
};

/**
 * Sends a queued mail, with those that leave together with it, and does nothing if it was already sent, or if all that it
 * announces is over. If the process is killed between sending a mail and recording it, the mail is sent twice, with the
 * same Message-ID.
 * @throws the error of the mail server, so that the queue tries again later.
 */
export async function sendMail(services: SendServices, id: string): Promise<void> {
  const { db, mailer, origin } = services;
  const mail = await selectQueued(db, id);
  if (!mail) return;
  const gathered = mail.isGathered ? await gatherMails(db, { id, limit: GATHERED_MOST }) : [mail];
  if (gathered.length === 0) return;
  const { recipient: to, isNeutral, unsubscribePath } = mail;
  const opened = await openMails(services, { mail, gathered });
  if (!opened) return updateSent(db, id);
  const { subject, html, text, attachments, replyTo } = opened;
  const messageId = `<mail-${id}@${new URL(origin).hostname}>`;
  const reason = await mailer
    .send({
      messageId,
      to,
      subject,
      html,
      text,
      replyTo,
      isNeutral,
      attachments: attachments ?? [],
      ...(unsubscribePath !== null && { unsubscribeUrl: origin + unsubscribePath }),
    })
    .then(
      () => undefined,
      (error: Error) => hideAddresses(error.message).slice(0, REASON_MOST),
    );
  if (reason === undefined) return updateSent(db, id);
  await updateFailed(db, { id, reason });
  throw new Error(reason);
}

/** Mail servers often repeat the address, which must appear neither in the log nor in the list of given-up mails. */
const hideAddresses = (reason: string) => reason.replace(/[^\s<>]+@[^\s<>]+/g, '…@…');

/** Returns what a mail says, with those that leave together with it, or undefined if that is nothing any more. */
async function openMails(
  { db, keys, origin, features }: SendServices,
  { mail, gathered }: { mail: StoredMail; gathered: readonly StoredMail[] },
): Promise<(MailContent & { subject: string }) | undefined> {
  const letters = gathered.flatMap((one) => {
    const { letters: own, letter } = openMail(keys, one);
    return own ?? letter ?? [];
  });
  const [first] = letters;
  if (!first) return { ...openMail(keys, mail), subject: mail.subject };
  const states = await readStates({ db, features }, letters);
  const text = combineLetters(letters, { states, isGathered: gathered.length > 1 });
  return text && { attachments: null, ...renderMail({ text, language: first.language, origin }) };
}

async function readStates(
  { db, features }: Pick<SendServices, 'db' | 'features'>,
  letters: readonly Letter[],
): Promise<ReadonlyMap<string, ChangeState>> {
  const ids = [...new Set(letters.flatMap(({ change }) => change?.id ?? []))];
  const states = new Map<string, ChangeState>();
  if (ids.length === 0) return states;
  for (const { readChangeStates } of features)
    for (const [id, state] of (await readChangeStates?.(db, ids)) ?? []) states.set(id, state);
  return states;
}

/** Returns what a mail says. Those that an earlier version queued are not sealed. */
function openMail(keys: Keys, { recipient, sealed, ...plain }: StoredMail): MailContent {
  return sealed === null ? plain : unsealMail({ keys, recipient, sealed });
}

/**
 * Empties, within the transaction `db`, the mails about a record: nobody sees any more to whom they were sent, and those
 * that wait are no longer sent. Other mails to the same address stay, whatever their words: anybody can make a record
 * with the address of somebody else. Earlier versions did not store the record of a mail; of those that they sent to
 * `recipient`, all about this kind of record are emptied.
 */
export async function forgetMailsAbout(
  db: Database,
  { record, recipient }: { record: MailRecord; recipient: string },
): Promise<void> {
  const [kind] = record.split(':') as [keyof typeof RECORD_OCCASIONS];
  await emptyMailsAbout(db, { about: record, recipient, occasions: RECORD_OCCASIONS[kind] });
}

/**
 * Empties, within the transaction `db`, the mails to an address on these occasions. The recipient is removed as well, and
 * queued mails are no longer sent.
 */
export async function forgetMailsOf(
  db: Database,
  of: { recipient: string; events: readonly string[] },
): Promise<void> {
  await emptyMailsOf(db, of);
}

/** Records that a mail is no longer retried automatically. */
export async function giveUpMail({ db }: { db: Database }, id: string): Promise<void> {
  await updateGivenUp(db, id);
}

/**
 * Returns a page of given-up mails, newest first, and their total number. Addresses are masked: nobody needs them to try
 * again, and they may be those of people who asked for help.
 */
export async function listGivenUpMails(
  db: Database,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: MailRow[]; total: number }> {
  const { rows, total } = await selectGivenUp(db, { limit: pageSize, offset: (page - 1) * pageSize });
  const masked = rows.map(({ recipient, lastError, ...mail }) => ({
    ...mail,
    recipient: maskEmail(recipient),
    // Earlier versions stored errors as they came.
    lastError: lastError && hideAddresses(lastError),
  }));
  return { rows: masked, total };
}

/** Returns the subjects of mails by id. */
export async function listMailSubjects(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = ids.length > 0 ? await selectSubjects(db, ids) : [];
  return new Map(rows.map(({ _id, subject }) => [_id, subject]));
}

/**
 * Sends a given-up mail again and records who requested it.
 * @throws {AppError} 404 if the mail does not exist or was not given up.
 */
export async function retryMail(
  { db, queue }: { db: Database; queue: Queue },
  { id, call }: { id: string; call: SignedInCall },
): Promise<void> {
  if (!ROW_ID.test(id)) throw notFound();
  await db.transaction().execute(async (transaction) => {
    if (!(await updateQueuedAgain(transaction, id))) throw notFound();
    const fields = { before: { status: 'given up' }, after: { status: 'queued' } };
    await recordChange(transaction, {
      call,
      change: { action: 'retryMail', entity: 'mail', entityId: id, ...fields },
    });
    await queue.send({ db: transaction, name: SEND_MAIL, data: { id } });
  });
}
