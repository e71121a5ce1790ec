import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  countAuditEntries,
  insertAuditEntry,
  selectAuditActions,
  selectAuditEntries,
  type AuditFilters,
  type AuditRow,
} from './audit.queries.server.ts';
import { changedFields } from './audit.rules.ts';

/** Rows read at once for a file. */
const EXPORTED_AT_ONCE = 1000;

type Change = {
  /** What was done, as the endpoint is called: `updateNgo`. */
  action: string;
  entity: string;
  entityId: string;
  /** The NGO it is about, if any. */
  ngoId?: string | null;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

/** Notes what a signed-in person did, in the transaction that does it: who, what, of what, before and after, from where. */
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

/** Notes what an operator did on the command line, where nobody is signed in, in the transaction that does it. */
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
  return { action, entity, entityId, ngoId, ...changedFields({ before, after }) };
}

/** A page of the audit log, the latest first, and how many entries there are. */
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

/** Every action there is in the log, by name. */
export async function listAuditActions(db: Database): Promise<string[]> {
  return selectAuditActions(db);
}

/** All entries that fit, the latest first, some at a time, as long as somebody reads on. */
export async function* eachAuditEntry(db: Database, filters: AuditFilters): AsyncGenerator<AuditRow> {
  let olderThan: string | undefined;
  for (;;) {
    const rows = await selectAuditEntries(db, { filters, limit: EXPORTED_AT_ONCE, olderThan });
    yield* rows;
    if (rows.length < EXPORTED_AT_ONCE) return;
    olderThan = rows.at(-1)!._id;
  }
}
