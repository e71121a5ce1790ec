import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';

export type AuditRow = {
  id: string;
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
  entry: Omit<AuditRow, 'id' | 'at'> & { accountId: string | null; requestId: string },
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

export type AuditFilters = { q?: string; action?: string; ngoId?: string };

/** Entries, the latest first, and how many there are; `q` is part of the account's address. */
export async function selectAuditEntries(
  db: Database,
  { filters, limit, offset }: { filters: AuditFilters; limit: number; offset: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const values: unknown[] = [limit, offset];
  const conditions = ['true'];
  if (filters.q) conditions.push(`position(lower($${values.push(filters.q)}) in account_email) > 0`);
  if (filters.action) conditions.push(`action = $${values.push(filters.action)}`);
  if (filters.ngoId) conditions.push(`ngo_id = $${values.push(filters.ngoId)}`);
  const rows = await runQuery<
    [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string | null,
      AuditRow['before'],
      AuditRow['after'],
      number,
    ]
  >(db, {
    text: `select id::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), account_email, role, address,
        action, entity, entity_id, ngo_id::text, before, after, count(*) over ()::int
      from audit_entry where ${conditions.join(' and ')} order by id desc limit $1 offset $2`,
    values,
  });
  return {
    total: rows[0]?.[11] ?? 0,
    rows: rows.map(
      ([id, at, accountEmail, role, address, action, entity, entityId, ngoId, before, after]) => ({
        ...{ id, at, accountEmail, role, address, action, entity, entityId, ngoId, before, after },
      }),
    ),
  };
}
