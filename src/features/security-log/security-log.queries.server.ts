import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { SecurityEventKind } from './security-log.values.ts';

export type SecurityEventDetails = Record<string, string | number | boolean>;

export type NewSecurityEvent = {
  kind: SecurityEventKind;
  accountId: string | null;
  network: string;
  requestId: string;
  details: SecurityEventDetails;
};

/** Gives the new event's id. */
export async function insertSecurityEvent(db: Database, event: NewSecurityEvent): Promise<string> {
  const [row] = await runQuery<[string]>(db, {
    text: `insert into security_event (kind, account_id, network, request_id, details) values ($1, $2, $3, $4, $5)
      returning id::text`,
    values: [event.kind, event.accountId, event.network, event.requestId, JSON.stringify(event.details)],
  });
  return row![0];
}

/** Counts further occurrences on an event that is there. */
export async function addOccurrences(
  db: Database,
  { id, occurrences }: { id: string; occurrences: number },
): Promise<void> {
  await runQuery(db, {
    text: 'update security_event set occurrences = occurrences + $2 where id = $1',
    values: [id, occurrences],
  });
}

export type SecurityEventRow = {
  _id: string;
  at: string;
  kind: SecurityEventKind;
  /** Null when it concerns nobody we know, or their account is gone. */
  accountEmail: string | null;
  network: string;
  occurrences: number;
  details: SecurityEventDetails;
};

/** `email` is a part of the account's address. */
export type SecurityEventFilters = { kind?: string | undefined; email?: string | undefined };

/** A page of events, the latest first, and how many there are. */
export async function selectSecurityEvents(
  db: Database,
  { filters, limit, offset }: { filters: SecurityEventFilters; limit: number; offset: number },
): Promise<{ rows: SecurityEventRow[]; total: number }> {
  const values: unknown[] = [];
  const conditions = ['true'];
  if (filters.kind) conditions.push(`e.kind = $${values.push(filters.kind)}`);
  if (filters.email) conditions.push(`position(lower($${values.push(filters.email)}) in a.email) > 0`);
  const from = `from security_event e left join account a on a.id = e.account_id where ${conditions.join(' and ')}`;
  const [counted] = await runQuery<[number]>(db, { text: `select count(*)::int ${from}`, values });
  const window = `limit $${values.length + 1} offset $${values.length + 2}`;
  const rows = await runQuery<[SecurityEventRow]>(db, {
    text: `select json_build_object('_id', e.id::text, 'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'kind', e.kind, 'accountEmail', a.email, 'network', e.network, 'occurrences', e.occurrences, 'details', e.details)
      ${from} order by e.id desc ${window}`,
    values: [...values, limit, offset],
  });
  return { rows: rows.map(([row]) => row), total: counted![0] };
}

/** How often each kind occurred in the last so many minutes. */
export async function countRecentEvents(
  db: Database,
  minutes: number,
): Promise<{ kind: SecurityEventKind; occurrences: number }[]> {
  const rows = await runQuery<[SecurityEventKind, number]>(db, {
    text: `select kind, sum(occurrences)::int from security_event where at > now() - make_interval(mins => $1) group by kind`,
    values: [minutes],
  });
  return rows.map(([kind, occurrences]) => ({ kind, occurrences }));
}

export async function deleteOldSecurityEvents(db: Database, days: number): Promise<void> {
  await runQuery(db, {
    text: 'delete from security_event where at < now() - make_interval(days => $1)',
    values: [days],
  });
}
