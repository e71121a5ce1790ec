import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import { SESSION_HOURS, STAFF_IDLE_MINUTES } from '#src/features/account/account.values.ts';
import type { BrowserNames } from './browser-names.rules.ts';

/** Of a session `s` of an account whose role is in the first gap: whether it is good for anything now. */
export const isLive = (role: string) => `s.ended_at is null
    and s.created_at > now() - interval '${SESSION_HOURS} hours'
    and (${role} = 'ngo' or s.seen_at > now() - interval '${STAFF_IDLE_MINUTES} minutes')`;

/** Gives the new session's id. */
export async function insertSession(
  db: Database,
  session: BrowserNames & { accountId: string; network: string },
): Promise<string> {
  const [row] = await runQuery<[string]>(db, {
    text: 'insert into session (account_id, browser, system, network) values ($1, $2, $3, $4) returning id::text',
    values: [session.accountId, session.browser, session.system, session.network],
  });
  return row![0];
}

export async function updateSessionSeen(db: Database, id: string): Promise<void> {
  await runQuery(db, { text: 'update session set seen_at = now() where id = $1', values: [id] });
}

export type SessionRow = BrowserNames & {
  _id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  seenAt: string;
};

/** The sessions of an account that are good now, the one seen last first. */
export async function selectLiveSessions(db: Database, accountId: string): Promise<SessionRow[]> {
  const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  const rows = await runQuery<[string, string, string, string, string]>(db, {
    text: `select s.id::text, s.browser, s.system, ${time('s.created_at')}, ${time('s.seen_at')}
      from session s join account a on a.id = s.account_id
      where s.account_id = $1 and ${isLive('a.role')} order by s.seen_at desc, s.id desc`,
    values: [accountId],
  });
  return rows.map(([_id, browser, system, createdAt, seenAt]) => ({
    ...{ _id, browser, system, createdAt, seenAt },
  }));
}

/** Ends a session of the account; false when there is none that is good. */
export async function updateSessionEnded(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const rows = await runQuery(db, {
    text: `update session set ended_at = now() where id = $1 and account_id = $2 and ended_at is null returning 1`,
    values: [id, accountId],
  });
  return rows.length > 0;
}

/** Ends all sessions of an account but `except`; gives how many. */
export async function updateSessionsEnded(
  db: Database,
  { accountId, except }: { accountId: string; except: string | null },
): Promise<number> {
  const rows = await runQuery(db, {
    text: `update session set ended_at = now()
      where account_id = $1 and ended_at is null and id is distinct from $2::bigint returning 1`,
    values: [accountId, except],
  });
  return rows.length;
}

export async function updateConfirmation(
  db: Database,
  { id, hash, minutes }: { id: string; hash: string; minutes: number },
): Promise<void> {
  await runQuery(db, {
    text: `update session set confirmation_hash = $2, confirmation_expires_at = now() + make_interval(mins => $3)
      where id = $1`,
    values: [id, hash, minutes],
  });
}

/** Uses a confirmation up; false when it is another, too old, or used already. */
export async function takeConfirmation(
  db: Database,
  { id, hash }: { id: string; hash: string },
): Promise<boolean> {
  const rows = await runQuery(db, {
    text: `update session set confirmation_hash = null, confirmation_expires_at = null
      where id = $1 and confirmation_hash = $2 and confirmation_expires_at > now() returning 1`,
    values: [id, hash],
  });
  return rows.length > 0;
}

/** Removes sessions that are good for nothing any more. */
export async function deleteOldSessions(db: Database): Promise<void> {
  await runQuery(db, {
    text: `delete from session where created_at < now() - interval '1 day' or ended_at < now() - interval '1 day'`,
    values: [],
  });
}
