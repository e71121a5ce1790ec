import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { countRows, daysAgo, idText, isoTime, rowId } from '#src/server/database/sql-values.server.ts';

export type AuditRow = {
  _id: string;
  at: string;
  accountId: string | null;
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

type Fields = Record<string, unknown>;

export async function insertAuditEntry(
  db: Database,
  entry: Omit<AuditRow, '_id' | 'at'> & { requestId: string },
): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({
      account_id: entry.accountId,
      account_email: entry.accountEmail,
      role: entry.role,
      address: entry.address,
      request_id: entry.requestId,
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId,
      ngo_id: entry.ngoId,
      before: JSON.stringify(entry.before),
      after: JSON.stringify(entry.after),
    })
    .execute();
}

export type AuditFilters = {
  q?: string | undefined;
  action?: string | undefined;
  ngoId?: string | undefined;
};

/** Selects the entries that match the filters. */
function filtered(db: Database, { q, action, ngoId }: AuditFilters) {
  let query = db.selectFrom('audit_entry');
  if (q) query = query.where(sql<boolean>`position(lower(${q}) in account_email) > 0`);
  if (action) query = query.where('action', '=', action);
  if (ngoId) query = query.where('ngo_id', '=', rowId(ngoId));
  return query;
}

/** Returns entries, latest first: those from `offset` on, or only those older than the entry `olderThan`. */
export async function selectAuditEntries(
  db: Database,
  {
    filters,
    limit,
    offset = 0,
    olderThan,
  }: { filters: AuditFilters; limit: number; offset?: number; olderThan?: string | undefined },
): Promise<AuditRow[]> {
  return filtered(db, filters)
    .$if(olderThan !== undefined, (query) => query.where('id', '<', rowId(olderThan!)))
    .select((eb) => [
      idText(eb, 'id').as('_id'),
      isoTime(eb, 'at').as('at'),
      idText(eb, 'account_id').as('accountId'),
      'account_email as accountEmail',
      'role',
      'address',
      'action',
      'entity',
      'entity_id as entityId',
      idText(eb, 'ngo_id').as('ngoId'),
      eb.ref('before').$castTo<Fields>().as('before'),
      eb.ref('after').$castTo<Fields>().as('after'),
    ])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countAuditEntries(db: Database, filters: AuditFilters): Promise<number> {
  return countRows(filtered(db, filters));
}

/** Returns every action in the log, sorted by name. */
export async function selectAuditActions(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('audit_entry').select('action').distinct().orderBy('action').execute();
  return rows.map(({ action }) => action);
}

/** Returns who last did something to a record, and when, or undefined. */
export async function selectLastDone(
  db: Database,
  { action, entity, entityId }: { action: string; entity: string; entityId: string },
) {
  return db
    .selectFrom('audit_entry')
    .select((eb) => ['account_email as by', isoTime(eb, 'at').as('at')])
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Returns the mail addresses of the people whom an NGO removed in the last days, the oldest accounts first,
 * without those whose account our team had disabled.
 */
export async function selectRemovedPeople(
  db: Database,
  { ngoId, days, limit }: { ngoId: string; days: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_entry as removed')
    .select(sql<string>`removed.before ->> 'email'`.as('email'))
    .where('removed.ngo_id', '=', rowId(ngoId))
    .where('removed.entity', '=', 'account')
    .where('removed.action', '=', 'removePerson')
    .where('removed.at', '>=', daysAgo(days))
    .where(
      ({ selectFrom }) =>
        sql<boolean>`${selectFrom('audit_entry as other')
          .select('other.action')
          .where('other.entity', '=', 'account')
          .whereRef('other.entity_id', '=', 'removed.entity_id')
          .where('other.action', 'in', ['disableAccount', 'enableAccount'])
          .orderBy('other.id', 'desc')
          .limit(1)} is distinct from 'disableAccount'`,
    )
    .orderBy(({ cast }) => cast<number>('removed.entity_id', 'bigint'))
    .limit(limit)
    .execute();
  return rows.map(({ email }) => email);
}
