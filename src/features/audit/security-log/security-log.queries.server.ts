import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import {
  countRows,
  daysAgo,
  idText,
  isoTime,
  minutesAgo,
  rowId,
} from '#src/server/database/sql-values.server.ts';
import type { SecurityEventKind } from './security-log.values.ts';

export type SecurityEventDetails = Record<string, string | number | boolean>;

export type NewSecurityEvent = {
  kind: SecurityEventKind;
  accountId: string | null;
  network: string;
  requestId: string;
  details: SecurityEventDetails;
};

/** Returns the id of the new event. */
export async function insertSecurityEvent(db: Database, event: NewSecurityEvent): Promise<string> {
  const { kind, accountId, network, requestId, details } = event;
  const { id } = await db
    .insertInto('security_event')
    .values({
      kind,
      account_id: accountId,
      network,
      request_id: requestId,
      details: JSON.stringify(details),
    })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds further occurrences to an existing event. */
export async function addOccurrences(
  db: Database,
  { id, occurrences }: { id: string; occurrences: number },
): Promise<void> {
  await db
    .updateTable('security_event')
    .set((eb) => ({ occurrences: eb('occurrences', '+', occurrences) }))
    .where('id', '=', rowId(id))
    .execute();
}

export type SecurityEventRow = {
  _id: string;
  at: string;
  kind: SecurityEventKind;
  /** Null if no known account is concerned, or the account was deleted. */
  accountEmail: string | null;
  network: string;
  occurrences: number;
  details: SecurityEventDetails;
};

/** `email` is a part of the account's address. */
export type SecurityEventFilters = { kind?: string | undefined; email?: string | undefined };

/** Returns a page of events, latest first, and the total number of matching events. */
export async function selectSecurityEvents(
  db: Database,
  { filters, limit, offset }: { filters: SecurityEventFilters; limit: number; offset: number },
): Promise<{ rows: SecurityEventRow[]; total: number }> {
  const { kind, email } = filters;
  let matching = db.selectFrom('security_event as e').leftJoin('audit_account as a', 'a.id', 'e.account_id');
  if (kind) matching = matching.where('e.kind', '=', kind);
  if (email) matching = matching.where(sql<boolean>`position(lower(${email}) in a.email) > 0`);
  const total = await countRows(matching);
  const rows = await matching
    .select((eb) => [
      idText(eb, 'e.id').as('_id'),
      isoTime(eb, 'e.at').as('at'),
      eb.ref('e.kind').$castTo<SecurityEventKind>().as('kind'),
      'a.email as accountEmail',
      'e.network',
      'e.occurrences',
      eb.ref('e.details').$castTo<SecurityEventDetails>().as('details'),
    ])
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

/** Returns how often each kind of event occurred in the last `minutes`. */
export async function countRecentEvents(
  db: Database,
  minutes: number,
): Promise<{ kind: SecurityEventKind; occurrences: number }[]> {
  return db
    .selectFrom('security_event')
    .select((eb) => [
      eb.ref('kind').$castTo<SecurityEventKind>().as('kind'),
      eb.fn.sum<number>('occurrences').as('occurrences'),
    ])
    .where('at', '>', minutesAgo(minutes))
    .groupBy('kind')
    .execute();
}

export async function deleteOldSecurityEvents(db: Database, days: number): Promise<void> {
  await db.deleteFrom('security_event').where('at', '<', daysAgo(days)).execute();
}
