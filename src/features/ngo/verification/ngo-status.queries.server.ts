import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import { RESTORABLE_DAYS, type NgoMove } from './verification.values.ts';
import type { NgoStanding } from './ngo-status.rules.ts';

/** Whether the NGO aliased `n` stands in the queue; what was sent back waits until the NGO saved something since. */
export const IS_WAITING = `(n.status = 'pending' and n.submitted_at is not null
    and (n.sent_back_at is null or n.submitted_at > n.sent_back_at)
  or n.status = 'verified' and n.papers_changed_at is not null
    and (n.sent_back_at is null or n.updated_at > n.sent_back_at))`;
const IS_READY = `(n.submitted_at is not null or n.source <> 'registered')`;
const IS_RESTORABLE = `coalesce(n.erased_at is null
  and n.deleted_at > now() - make_interval(days => ${RESTORABLE_DAYS}), false)`;

/** The standing of the NGO aliased `n`, as JSON of the shape of `NgoStanding`. */
export const STANDING_JSON = `json_build_object('status', n.status, 'isReady', ${IS_READY}, 'isWaiting', ${IS_WAITING},
  'wasVerified', n.verified_at is not null, 'hasNewPapers', n.papers_changed_at is not null,
  'isRestorable', ${IS_RESTORABLE}, 'statusBeforeDeletion', n.status_before_deletion)`;

/** What a move may change, as the audit log tells it. */
type StatusFields = Record<string, unknown>;
const FIELDS_JSON = `json_build_object('status', n.status, 'verifiedAt', n.verified_at,
  'papersChangedAt', n.papers_changed_at, 'sentBackAt', n.sent_back_at, 'sentBackReason', n.sent_back_reason,
  'suspendedReason', n.suspended_reason, 'deletedAt', n.deleted_at)`;

export type LockedNgo = {
  revision: number;
  names: { name: string; nameGu: string | null; nameHi: string | null };
  category: string;
  standing: NgoStanding;
  fields: StatusFields;
};

/** The NGO of that id in whatever status, locked until the transaction ends. */
export async function lockNgo(db: Database, id: string): Promise<LockedNgo | undefined> {
  const [row] = await runQuery<
    [number, string, string | null, string | null, string, NgoStanding, StatusFields]
  >(db, {
    text: `select n.revision, n.name, n.name_gu, n.name_hi, n.category, ${STANDING_JSON}, ${FIELDS_JSON}
      from ngo n where n.id = $1 for update`,
    values: [id],
  });
  if (!row) return undefined;
  const [revision, name, nameGu, nameHi, category, standing, fields] = row;
  return { revision, names: { name, nameGu, nameHi }, category, standing, fields };
}

const CHANGES: Record<NgoMove, string> = {
  verify: `verified_at = now(), papers_changed_at = null, sent_back_at = null, sent_back_reason = null`,
  sendBack: `sent_back_at = now(), sent_back_reason = $3`,
  suspend: `suspended_reason = $3, suspended_revision = revision`,
  // What it changed meanwhile nobody has seen.
  unsuspend: `suspended_reason = null, suspended_revision = null, papers_changed_at = coalesce(papers_changed_at,
    case when verified_at is not null and revision <> suspended_revision then now() end)`,
  delete: `deleted_at = now(), status_before_deletion = status`,
  restore: `deleted_at = null, status_before_deletion = null`,
};

/** Does the move that the rules allowed; gives the fields as they are now. */
export async function updateStatus(
  db: Database,
  { id, move, status, reason }: { id: string; move: NgoMove; status: string; reason: string | undefined },
): Promise<StatusFields> {
  const takesReason = CHANGES[move].includes('$3');
  const [row] = await runQuery<[StatusFields]>(db, {
    text: `update ngo n set status = $2, updated_at = now(), ${CHANGES[move]} where id = $1 returning ${FIELDS_JSON}`,
    values: [id, status, ...(takesReason ? [reason] : [])],
  });
  return row![0];
}

/** Lets nobody save over what was changed; that our own team changed it makes it wait for no check. */
export async function raiseRevision(db: Database, id: string): Promise<void> {
  await runQuery(db, {
    text: `update ngo set revision = revision + 1,
        suspended_revision = case when suspended_revision = revision then revision + 1 else suspended_revision end
      where id = $1`,
    values: [id],
  });
}
