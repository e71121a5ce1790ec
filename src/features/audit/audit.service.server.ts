import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { readBatches } from '#src/server/database/read-batches.server.ts';
import {
  countAuditEntries,
  insertAuditEntry,
  selectAuditActions,
  selectAuditEntries,
  selectLastDone,
  selectRemovedPeople,
  type AuditFilters,
  type AuditRow,
} from './audit.queries.server.ts';
import { changedFields } from './audit.rules.ts';

type Change = {
  /** What was done, named like the endpoint: `updateNgo`. */
  action: string;
  entity: string;
  entityId: string;
  /** The NGO that the change concerns, if any. */
  ngoId?: string | null;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

/**
 * Records what a signed-in person did: who, what, to what, before and after, from where. Call it in the
 * transaction that makes the change.
 */
export async function recordChange(
  db: Database,
  { call, change }: { call: SignedInCall; change: Change },
): Promise<void> {
  const { id, email, role } = call.account;
  await insertAuditEntry(db, {
    accountId: id,
    accountEmail: email,
    role,
    address: call.caller.address,
    requestId: call.requestId,
    ...whatOf(change),
  });
}

/**
 * Records what an operator did on the command line, where nobody is signed in. Call it in the transaction
 * that makes the change.
 */
export async function recordOperatorChange(db: Database, change: Change): Promise<void> {
  await insertAuditEntry(db, {
    accountId: null,
    accountEmail: 'command line',
    role: 'operator',
    address: '',
    requestId: '',
    ...whatOf(change),
  });
}

function whatOf({ action, entity, entityId, ngoId = null, before = {}, after = {} }: Change) {
  return { action, entity, entityId, ngoId, ...changedFields({ before, after, entity }) };
}

/** Returns a page of the audit log, latest first, and the total number of matching entries. */
export async function listAuditEntries(
  db: Database,
  { filters, page, pageSize }: { filters: AuditFilters; page: number; pageSize: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const [rows, total] = await Promise.all([
    selectAuditEntries(db, { filters, limit: pageSize, offset: (page - 1) * pageSize }),
    countAuditEntries(db, filters),
  ]);
  return { rows, total };
}

/** Removed people that are looked at. The oldest accounts count, so nobody pushes them out by removing more. */
const REMOVED_PEOPLE_MOST = 100;

/**
 * Returns the mail addresses of the people whom an NGO has removed in the last days, the oldest accounts
 * first. A person whom our team had disabled before is not among them.
 */
export async function listRemovedPeople(
  db: Database,
  about: { ngoId: string; days: number },
): Promise<string[]> {
  return selectRemovedPeople(db, { ...about, limit: REMOVED_PEOPLE_MOST });
}

/** Returns the address of who last did something to a record, null if it is erased, and when; undefined if nobody did. */
export async function readLastDone(
  db: Database,
  what: { action: string; entity: string; entityId: string },
): Promise<{ by: string | null; at: string } | undefined> {
  const done = await selectLastDone(db, what);
  return done && { by: done.by || null, at: done.at };
}

/** Returns every action in the log, sorted by name. */
export async function listAuditActions(db: Database): Promise<string[]> {
  return selectAuditActions(db);
}

/**
 * Yields all matching entries, latest first. Reads them in batches, only as long as the caller keeps reading.
 */
export function eachAuditEntry(db: Database, filters: AuditFilters): AsyncGenerator<AuditRow> {
  return readBatches(({ limit, last }) => selectAuditEntries(db, { filters, limit, olderThan: last?._id }));
}
