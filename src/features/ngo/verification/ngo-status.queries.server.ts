import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '#src/server/database.server.ts';
import { daysAgo, isSet, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import { RESTORABLE_DAYS, type StaffNgoStatus, type StatusMove } from './verification.values.ts';
import type { NgoStanding } from './ngo-status.rules.ts';

const eb = expressionBuilder<{ n: Tables['ngo'] }, 'n'>();

/** Whether the NGO aliased `n` is in the queue. An NGO that was sent back returns to it on its next save. */
export const isWaiting = sql<boolean>`(n.status = 'pending' and n.submitted_at is not null
    and (n.sent_back_at is null or n.submitted_at > n.sent_back_at)
  or n.status = 'verified' and n.papers_changed_at is not null
    and (n.sent_back_at is null or n.updated_at > n.sent_back_at))`;

/** The names of the NGO aliased `n`. */
export const namesJson = jsonBuildObject({
  name: eb.ref('n.name'),
  nameGu: eb.ref('n.name_gu'),
  nameHi: eb.ref('n.name_hi'),
});

/** The standing of the NGO aliased `n`. */
export const standingJson = jsonBuildObject({
  status: eb.ref('n.status'),
  isReady: sql<boolean>`(n.submitted_at is not null or n.source <> 'registered')`,
  isWaiting,
  wasVerified: isSet(eb, 'n.verified_at'),
  hasNewPapers: isSet(eb, 'n.papers_changed_at'),
  isRestorable: sql<boolean>`coalesce(n.erased_at is null and n.deleted_at > ${daysAgo(RESTORABLE_DAYS)}, false)`,
  statusBeforeDeletion: eb.ref('n.status_before_deletion'),
});

/** Fields that a status change can modify, as recorded in the audit log. */
type StatusFields = Record<string, unknown>;
const fieldsJson = jsonBuildObject({
  status: eb.ref('n.status'),
  verifiedAt: eb.ref('n.verified_at'),
  papersChangedAt: eb.ref('n.papers_changed_at'),
  sentBackAt: eb.ref('n.sent_back_at'),
  sentBackReason: eb.ref('n.sent_back_reason'),
  suspendedReason: eb.ref('n.suspended_reason'),
  deletedAt: eb.ref('n.deleted_at'),
  consentWithdrawnAt: eb.ref('n.consent_withdrawn_at'),
});

export type LockedNgo = {
  revision: number;
  names: { name: string; nameGu: string | null; nameHi: string | null };
  category: string;
  standing: NgoStanding;
  fields: StatusFields;
};

/** Returns the NGO in any status, and locks it until the transaction ends. */
export async function lockNgo(db: Database, id: string): Promise<LockedNgo | undefined> {
  return db
    .selectFrom('ngo as n')
    .select(['n.revision', namesJson.as('names'), 'n.category'])
    .select([standingJson.as('standing'), fieldsJson.as('fields')])
    .where('n.id', '=', rowId(id))
    .forUpdate()
    .executeTakeFirst();
}

const deletion = {
  deleted_at: now,
  status_before_deletion: sql<Exclude<StaffNgoStatus, 'deleted'>>`status`,
};

const changesOf = (reason: string | null) => ({
  verify: { verified_at: now, papers_changed_at: null, sent_back_at: null, sent_back_reason: null },
  sendBack: { sent_back_at: now, sent_back_reason: reason },
  suspend: { suspended_reason: reason, suspended_revision: eb.ref('n.revision') },
  unsuspend: {
    suspended_reason: null,
    suspended_revision: null,
    // Changes made while it was suspended have not been checked.
    papers_changed_at: sql<Date | null>`coalesce(papers_changed_at,
      case when verified_at is not null and revision <> suspended_revision then now() end)`,
  },
  delete: deletion,
  withdraw: { ...deletion, consent_withdrawn_at: now },
  restore: { deleted_at: null, status_before_deletion: null, consent_withdrawn_at: null },
});

/** Applies a move that the rules allow. Returns the new fields. */
export async function updateStatus(
  db: Database,
  {
    id,
    move,
    status,
    reason = null,
  }: { id: string; move: StatusMove; status: StaffNgoStatus; reason: string | null | undefined },
): Promise<StatusFields> {
  const { fields } = await db
    .updateTable('ngo as n')
    .set({ status, updated_at: now, ...changesOf(reason)[move] })
    .where('n.id', '=', rowId(id))
    .returning(fieldsJson.as('fields'))
    .executeTakeFirstOrThrow();
  return fields;
}

/**
 * Raises the revision, so that nobody overwrites the change with older data. A change by staff does not queue
 * the NGO for a new check.
 */
export async function raiseRevision(db: Database, id: string): Promise<void> {
  await db
    .updateTable('ngo as n')
    .set({
      revision: eb('n.revision', '+', 1),
      suspended_revision: sql<number | null>`case when suspended_revision = revision then revision + 1
        else suspended_revision end`,
    })
    .where('n.id', '=', rowId(id))
    .execute();
}
