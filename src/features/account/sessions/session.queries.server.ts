import { expressionBuilder } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { SESSION_HOURS, STAFF_IDLE_MINUTES } from '#src/features/account/account.values.ts';
import {
  daysAgo,
  idText,
  inMinutes,
  isoTime,
  minutesAgo,
  now,
  rowId,
} from '#src/server/database/sql-values.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import type { BrowserNames } from './browser-names.rules.ts';

const where = expressionBuilder<{ s: Tables['session']; a: Tables['account'] }, 's' | 'a'>();
/** The session aliased `s`, of the account aliased `a`, has not ended, expired or been idle for too long. */
export const isLive = where.and([
  where('s.ended_at', 'is', null),
  where('s.created_at', '>', minutesAgo(SESSION_HOURS * 60)),
  where.or([where('a.role', '=', 'ngo'), where('s.seen_at', '>', minutesAgo(STAFF_IDLE_MINUTES))]),
]);

/** Returns the id of the new session. */
export async function insertSession(
  db: Database,
  session: BrowserNames & { accountId: string; network: string },
): Promise<string> {
  const { accountId, browser, system, network } = session;
  const { id } = await db
    .insertInto('session')
    .values({ account_id: accountId, browser, system, network })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSeenAt(db: Database, id: string): Promise<void> {
  await db.updateTable('session').set({ seen_at: now }).where('id', '=', rowId(id)).execute();
}

export type SessionRow = BrowserNames & {
  _id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  seenAt: string;
};

/** Returns the live sessions of an account, most recently seen first. */
export async function selectLiveSessions(db: Database, accountId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select((eb) => [
      idText(eb, 's.id').as('_id'),
      's.browser',
      's.system',
      isoTime(eb, 's.created_at').as('createdAt'),
      isoTime(eb, 's.seen_at').as('seenAt'),
    ])
    .where('s.account_id', '=', rowId(accountId))
    .where(isLive)
    .orderBy('s.seen_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute();
}

/** Ends a session of the account. Returns false if there is no such session or it has already ended. */
export async function updateSessionEnded(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', rowId(id))
    .where('account_id', '=', rowId(accountId))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends all sessions of an account except `except`. Returns how many it ended. */
export async function updateSessionsEnded(
  db: Database,
  { accountId, except }: { accountId: string; except: string | null },
): Promise<number> {
  let sessions = db
    .updateTable('session')
    .set({ ended_at: now })
    .where('account_id', '=', rowId(accountId))
    .where('ended_at', 'is', null);
  if (except !== null) sessions = sessions.where('id', '<>', rowId(except));
  const { numUpdatedRows } = await sessions.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Stores the hash of a confirmation for the session. Replaces an earlier one. */
export async function updateConfirmation(
  db: Database,
  { id, hash, minutes }: { id: string; hash: string; minutes: number },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ confirmation_hash: hash, confirmation_expires_at: inMinutes(minutes) })
    .where('id', '=', rowId(id))
    .execute();
}

/** Returns whether a confirmation is the session's and has not expired. */
export async function isConfirmationOf(
  db: Database,
  { id, hash }: { id: string; hash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', rowId(id))
    .where('confirmation_hash', '=', hash)
    .where('confirmation_expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes sessions that began or ended more than a day ago. */
export async function deleteOldSessions(db: Database): Promise<void> {
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('created_at', '<', daysAgo(1)), eb('ended_at', '<', daysAgo(1))]))
    .execute();
}
