import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { inMinutes, now } from '#src/server/database/sql-values.server.ts';
import { WAITING_HOURS, type ChangeDecider } from './change.values.ts';

/** When a change takes effect that is made now. */
export const endOfWaiting = inMinutes(WAITING_HOURS * 60);

/** The end of a change that does not become active, or is no longer. */
export type ChangeEnd = {
  status: 'stopped' | 'withdrawn';
  decidedBy: ChangeDecider;
  stopReason?: string | undefined;
};

/** Returns the columns of a change that ends. */
export const endOf = ({ status, decidedBy, stopReason }: ChangeEnd) => ({
  status,
  decided_at: now,
  decided_by: decidedBy,
  ...(stopReason !== undefined && { stop_reason: stopReason }),
});

/** The NGOs whose guarded changes are frozen, as a subquery to join. */
export const frozenNgos = (db: Database) =>
  db.selectFrom('bank_detail_freeze as f').select(['f.ngo_id', 'f.frozen_at']);

/** The changes of names and contact details that wait, or were stopped, as a subquery. */
export const ngoChangesWith = (db: Database, status: 'waiting' | 'stopped') =>
  db
    .selectFrom('ngo_guarded_change as c')
    .select(['c.id', 'c.ngo_id', 'c.requested_by', 'c.requested_at', 'c.takes_effect_at', 'c.decided_at'])
    .where('c.status', '=', sql.lit(status));

/** The changes of names and contact details that wait, as a subquery. */
export const waitingNgoChanges = (db: Database) => ngoChangesWith(db, 'waiting');
