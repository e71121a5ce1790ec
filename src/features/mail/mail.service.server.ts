import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { Mailer } from '#src/server/mailer.server.ts';
import type { Queue } from '#src/server/queue.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { renderMail, type MailText } from './mail-layout.server.tsx';
import { MAIL_PRIORITY, type MailPriority } from './mail.values.ts';
import {
  emptyMailsAbout,
  insertMail,
  selectGivenUp,
  selectQueued,
  updateFailed,
  updateGivenUp,
  updateQueuedAgain,
  updateSent,
  type MailRow,
} from './mail.queries.server.ts';

export const SEND_MAIL = 'sendMail';
const REASON_MOST = 300;
const MAIL_ID = /^[1-9]\d{0,15}$/;

/**
 * Writes a mail to be sent, in the transaction `db`: it goes out if and only if that is committed. `event` names what it
 * tells of; `to` is one address. What has a higher `priority` goes first when mails wait.
 */
export async function queueMail(
  services: { db: Database; queue: Queue; origin: string },
  mail: { event: string; to: string; language: Language; text: MailText; priority?: MailPriority },
): Promise<void> {
  const { db, queue, origin } = services;
  const { subject, html, text } = renderMail({ ...mail, origin });
  const id = await insertMail(db, {
    event: mail.event,
    recipient: mail.to,
    subject,
    html,
    text,
    isNeutral: mail.text.isNeutral ?? false,
  });
  await queue.send({ db, name: SEND_MAIL, data: { id }, priority: mail.priority ?? MAIL_PRIORITY.other });
}

/**
 * Sends a queued mail. One that was sent already is left alone; a process killed between sending and noting it sends it
 * twice, with the same Message-ID.
 * @throws the mail server's reason, so that it is tried again later.
 */
export async function sendMail(
  { db, mailer, origin }: { db: Database; mailer: Mailer; origin: string },
  id: string,
): Promise<void> {
  const mail = await selectQueued(db, id);
  if (!mail) return;
  const { recipient: to, subject, html, text, isNeutral } = mail;
  const messageId = `<mail-${id}@${new URL(origin).hostname}>`;
  const reason = await mailer.send({ messageId, to, subject, html, text, isNeutral }).then(
    () => undefined,
    (error: Error) => error.message.slice(0, REASON_MOST),
  );
  if (reason === undefined) return updateSent(db, id);
  await updateFailed(db, { id, reason });
  // What is thrown goes to the log, where nobody's address belongs; servers like to repeat it.
  throw new Error(reason.replace(/[^\s<>]+@[^\s<>]+/g, '…@…'));
}

/**
 * Forgets, in the transaction `db`, what was written to an address in mails that hold a word (a reference), and that it was written
 * there; those that wait are not sent any more. Codes that were sent there are forgotten too.
 */
export async function forgetMailsAbout(
  db: Database,
  about: { recipient: string; word: string },
): Promise<void> {
  await emptyMailsAbout(db, about);
}

/** Notes that a mail will not be tried again by itself. */
export async function giveUpMail({ db }: { db: Database }, id: string): Promise<void> {
  await updateGivenUp(db, id);
}

export async function listGivenUpMails(
  db: Database,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: MailRow[]; total: number }> {
  return selectGivenUp(db, { limit: pageSize, offset: (page - 1) * pageSize });
}

/**
 * Tries a mail again that was given up, and notes who asked for it.
 * @throws {AppError} 404 when there is no such mail, or it was not given up.
 */
export async function retryMail(
  { db, queue }: { db: Database; queue: Queue },
  { id, call }: { id: string; call: SignedInCall },
): Promise<void> {
  if (!MAIL_ID.test(id)) throw notFound();
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
