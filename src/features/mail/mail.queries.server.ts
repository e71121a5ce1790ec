import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';

type Letter = { recipient: string; subject: string; html: string; text: string; isNeutral: boolean };
export type NewMail = Letter & { event: string };
export type StoredMail = Letter & { id: string };
export type MailRow = {
  _id: string;
  event: string;
  recipient: string;
  subject: string;
  tries: number;
  lastError: string | null;
  createdAt: string;
};

/** Gives the id of the new mail. */
export async function insertMail(db: Database, mail: NewMail): Promise<string> {
  const rows = await runQuery<[string]>(db, {
    text: `insert into mail (event, recipient, subject, html, body, neutral) values ($1, $2, $3, $4, $5, $6) returning id::text`,
    values: [mail.event, mail.recipient, mail.subject, mail.html, mail.text, mail.isNeutral],
  });
  return rows[0]![0];
}

/** The mail of that id if it still waits to be sent. */
export async function selectQueued(db: Database, id: string): Promise<StoredMail | undefined> {
  const rows = await runQuery<[string, string, string, string, boolean]>(db, {
    text: `select recipient, subject, html, body, neutral from mail where id = $1 and status = 'queued' and body is not null`,
    values: [id],
  });
  const [row] = rows;
  if (!row) return undefined;
  const [recipient, subject, html, text, isNeutral] = row;
  return { id, recipient, subject, html, text, isNeutral };
}

export async function updateSent(db: Database, id: string): Promise<void> {
  await runQuery(db, {
    text: `update mail set status = 'sent', sent_at = now(), tries = tries + 1, last_error = null where id = $1`,
    values: [id],
  });
}

export async function updateFailed(
  db: Database,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await runQuery(db, {
    text: `update mail set tries = tries + 1, last_error = $2 where id = $1`,
    values: [id, reason],
  });
}

export async function updateGivenUp(db: Database, id: string): Promise<void> {
  await runQuery(db, {
    text: `update mail set status = 'given up' where id = $1 and status = 'queued'`,
    values: [id],
  });
}

/** Puts a mail that was given up in line again; false when there is none. */
export async function updateQueuedAgain(db: Database, id: string): Promise<boolean> {
  const rows = await runQuery<[string]>(db, {
    text: `update mail set status = 'queued' where id = $1 and status = 'given up' and body is not null returning id::text`,
    values: [id],
  });
  return rows.length > 0;
}

/** Mails that were given up, the latest first, and how many there are. */
export async function selectGivenUp(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: MailRow[]; total: number }> {
  const rows = await runQuery<[string, string, string, string, number, string | null, string, number]>(db, {
    text: `select id::text, event, recipient, subject, tries, last_error,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), count(*) over ()::int
      from mail where status = 'given up' order by id desc limit $1 offset $2`,
    values: [limit, offset],
  });
  return {
    total: rows[0]?.[7] ?? 0,
    rows: rows.map(([_id, event, recipient, subject, tries, lastError, createdAt]) => ({
      ...{ _id, event, recipient, subject, tries, lastError, createdAt },
    })),
  };
}

/** Forgets the mails to an address that hold a word, those that wait to be sent too, and the codes that were sent there. */
export async function emptyMailsAbout(
  db: Database,
  { recipient, word }: { recipient: string; word: string },
): Promise<void> {
  await runQuery(db, {
    text: `update mail set html = null, body = null, recipient = '', subject = ''
      where recipient = $1 and (position($2 in body) > 0 or event = 'code' and status <> 'queued')`,
    values: [recipient, word],
  });
}

/** Forgets what was written in mails sent more than `days` days ago, and to whom. */
export async function emptyOldMails(db: Database, days: number): Promise<void> {
  await runQuery(db, {
    text: `update mail set html = null, body = null, recipient = '', subject = ''
      where status = 'sent' and body is not null and sent_at < now() - make_interval(days => $1)`,
    values: [days],
  });
}
