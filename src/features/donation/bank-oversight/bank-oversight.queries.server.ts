import { sql } from 'kysely';
import type { ChangeKind } from '#src/features/ngo/guarded-changes/change.values.ts';
import type { ChangeId } from '#src/features/ngo/guarded-changes/change-token.server.ts';
import { frozenNgos, waitingNgoChanges } from '#src/features/ngo/guarded-changes/change-fragments.server.ts';
import { namedNgos } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { anyId, countRows, idText, isoTime } from '#src/server/database/sql-values.server.ts';

/** The changes of all NGOs that wait. */
function waitingChanges(db: Database) {
  const banks = db
    .selectFrom('bank_detail_version as v')
    .select((eb) => [
      sql<ChangeKind>`'bank'`.as('kind'),
      idText(eb, 'v.id').as('id'),
      'v.requested_at as requested',
    ])
    .where('v.status', '=', 'waiting');
  const gateways = db
    .selectFrom('gateway_account as g')
    .select((eb) => [
      sql<ChangeKind>`'gateway'`.as('kind'),
      idText(eb, 'g.id').as('id'),
      'g.requested_at as requested',
    ])
    .where('g.status', '=', 'waiting');
  const contacts = db
    .selectFrom(waitingNgoChanges(db).as('n'))
    .select((eb) => [
      sql<ChangeKind>`'ngo'`.as('kind'),
      idText(eb, 'n.id').as('id'),
      'n.requested_at as requested',
    ]);
  return db.selectFrom(banks.unionAll(gateways).unionAll(contacts).as('c'));
}

/** Returns a page of the changes that wait, oldest first. */
export async function selectWaitingChanges(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<ChangeId[]> {
  return waitingChanges(db)
    .select(['c.kind', 'c.id'])
    .orderBy('c.requested')
    .orderBy('c.kind')
    .orderBy('c.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countWaitingChanges(db: Database): Promise<number> {
  return countRows(waitingChanges(db));
}

/** Returns the NGOs that cannot change where gifts go, those that were frozen first. */
export async function selectFrozenNgos(db: Database, limit: number) {
  return db
    .selectFrom(frozenNgos(db).as('f'))
    .select((eb) => [idText(eb, 'f.ngo_id').as('ngoId'), isoTime(eb, 'f.frozen_at').as('frozenAt')])
    .orderBy('f.frozen_at')
    .orderBy('f.ngo_id')
    .limit(limit)
    .execute();
}

export async function countFrozenNgos(db: Database): Promise<number> {
  return countRows(db.selectFrom(frozenNgos(db).as('f')));
}

/** Returns the names of NGOs. */
export async function selectNames(db: Database, ids: readonly string[]) {
  return namedNgos(db).where('n.id', '=', anyId(ids)).execute();
}
