import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';

export type AuditRow = {
  _id: string;
  at: string;
  accountEmail: string;
  role: string;
  address: string;
  action: string;
  entity: string;
  entityId: string;
  ngoId: string | null;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};

export async function insertAuditEntry(
  db: Database,
  entry: Omit<AuditRow, '_id' | 'at'> & { accountId: string | null; requestId: string },
): Promise<void> {
  await runQuery(db, {
    text: `insert into audit_entry
        (account_id, account_email, role, address, request_id, action, entity, entity_id, ngo_id, before, after)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      ...[entry.accountId, entry.accountEmail, entry.role, entry.address, entry.requestId, entry.action],
      ...[
        entry.entity,
        entry.entityId,
        entry.ngoId,
        JSON.stringify(entry.before),
        JSON.stringify(entry.after),
      ],
    ],
  });
}

export type AuditFilters = {
  q?: string | undefined;
  action?: string | undefined;
  ngoId?: string | undefined;
};

/** The conditions of the filters; their values are added to `values`. */
function conditionsOf(filters: AuditFilters, values: unknown[]): string[] {
  const conditions = ['true'];
  if (filters.q) conditions.push(`position(lower($${values.push(filters.q)}) in account_email) > 0`);
  if (filters.action) conditions.push(`action = $${values.push(filters.action)}`);
  if (filters.ngoId) conditions.push(`ngo_id = $${values.push(filters.ngoId)}`);
  return conditions;
}

/** Entries, the latest first: from `offset` on, or only those older than the entry `olderThan`. */
export async function selectAuditEntries(
  db: Database,
  {
    filters,
    limit,
    offset = 0,
    olderThan,
  }: { filters: AuditFilters; limit: number; offset?: number; olderThan?: string | undefined },
): Promise<AuditRow[]> {
  const values: unknown[] = [limit, offset];
  const conditions = conditionsOf(filters, values);
  if (olderThan !== undefined) conditions.push(`id < $${values.push(olderThan)}`);
  const rows = await runQuery<[AuditRow]>(db, {
    text: `select json_build_object('_id', id::text, 'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'accountEmail', account_email, 'role', role, 'address', address, 'action', action, 'entity', entity,
        'entityId', entity_id, 'ngoId', ngo_id::text, 'before', before, 'after', after)
      from audit_entry where ${conditions.join(' and ')} order by id desc limit $1 offset $2`,
    values,
  });
  return rows.map(([entry]) => entry);
}

export async function countAuditEntries(db: Database, filters: AuditFilters): Promise<number> {
  const values: unknown[] = [];
  const conditions = conditionsOf(filters, values);
  const [row] = await runQuery<[number]>(db, {
    text: `select count(*)::int from audit_entry where ${conditions.join(' and ')}`,
    values,
  });
  return row![0];
}

/** Every action in the log, by name. */
export async function selectAuditActions(db: Database): Promise<string[]> {
  const rows = await runQuery<[string]>(db, {
    text: 'select distinct action from audit_entry order by action',
    values: [],
  });
  return rows.map(([action]) => action);
}
