import { sql } from 'kysely';
import {
  gatewayVersions,
  type GatewayVersion,
} from '#src/features/donation/bank-changes/changes.queries.server.ts';
import { UNPAID_RETENTION_DAYS } from '#src/features/donation/donation.values.ts';
import type { ChangeKind } from '#src/features/ngo/guarded-changes/change.values.ts';
import type { ChangeId } from '#src/features/ngo/guarded-changes/change-token.server.ts';
import { frozenNgos, ngoChangesWith } from '#src/features/ngo/guarded-changes/change-fragments.server.ts';
import { namedNgos, ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  anyId,
  asBoolean,
  countRows,
  daysAgo,
  idText,
  isoTime,
} from '#src/server/database/sql-values.server.ts';

/** Days for which staff see a payment whose receipt waits. */
const HELD_DAYS = 90;

/** The changes of all NGOs that wait, or that were stopped. */
function changesWith(db: Database, status: 'waiting' | 'stopped') {
  const banks = db
    .selectFrom('bank_detail_version as v')
    .select((eb) => [
      sql<ChangeKind>`'bank'`.as('kind'),
      idText(eb, 'v.id').as('id'),
      'v.requested_at as requested',
      'v.decided_at as decided',
      'v.ngo_id as ngoId',
    ])
    .where('v.status', '=', sql.lit(status));
  const gateways = db
    .selectFrom('gateway_account as g')
    .select((eb) => [
      sql<ChangeKind>`'gateway'`.as('kind'),
      idText(eb, 'g.id').as('id'),
      'g.requested_at as requested',
      'g.decided_at as decided',
      'g.ngo_id as ngoId',
    ])
    .where('g.status', '=', sql.lit(status));
  const contacts = db
    .selectFrom(ngoChangesWith(db, status).as('n'))
    .select((eb) => [
      sql<ChangeKind>`'ngo'`.as('kind'),
      idText(eb, 'n.id').as('id'),
      'n.requested_at as requested',
      'n.decided_at as decided',
      'n.ngo_id as ngoId',
    ]);
  return db.selectFrom(banks.unionAll(gateways).unionAll(contacts).as('c'));
}

const waitingChanges = (db: Database) => changesWith(db, 'waiting');

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

/** Returns the changes that were stopped when these NGOs were frozen, or since, the latest first. */
export async function selectStoppedByFreeze(
  db: Database,
  { ngoIds, limit }: { ngoIds: readonly string[]; limit: number },
): Promise<ChangeId[]> {
  return changesWith(db, 'stopped')
    .innerJoin(frozenNgos(db).as('f'), 'f.ngo_id', 'c.ngoId')
    .select(['c.kind', 'c.id'])
    .where('c.ngoId', '=', anyId(ngoIds))
    .whereRef('c.decided', '>=', 'f.frozen_at')
    .orderBy('c.decided', 'desc')
    .orderBy('c.kind')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the gateway keys of before of these NGOs, the latest first, if donors have begun to pay to them and can still do so. */
export async function selectFormerGateways(
  db: Database,
  { ngoIds, limit }: { ngoIds: readonly string[]; limit: number },
): Promise<GatewayVersion[]> {
  return gatewayVersions(db)
    .where('g.ngo_id', '=', anyId(ngoIds))
    .where('g.status', 'in', ['replaced', 'removed'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('donation as d')
          .select('d.id')
          .whereRef('d.gateway_account_id', '=', 'g.id')
          .where('d.gateway_order_id', 'is not', null)
          .where('d.status', 'in', ['created', 'failed'])
          .where('d.created_at', '>=', daysAgo(UNPAID_RETENTION_DAYS)),
      ),
    )
    .orderBy('g.id', 'desc')
    .limit(limit)
    .execute();
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

/**
 * The payments by card of the last days whose receipts wait for our team: they went to keys that it had
 * stopped, or arrived while the NGO was not verified.
 */
function heldPayments(db: Database) {
  return db
    .selectFrom('donation as d')
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 'd.ngo_id')
    .where('d.gateway_order_id', 'is not', null)
    .where('d.created_at', '>=', daysAgo(HELD_DAYS))
    .where(({ and, eb, exists, not, or, selectFrom }) =>
      or([
        and([eb('d.gateway_problem', '=', 'stopped'), eb('d.received_at', 'is', null)]),
        and([
          eb('d.status', '=', 'received'),
          eb('n.verified', '=', sql.lit(false)),
          not(
            exists(selectFrom('donation_receipt as r').select('r.id').whereRef('r.donation_id', '=', 'd.id')),
          ),
        ]),
      ]),
    );
}

/** Returns the payments whose receipts wait for our team, the latest first. */
export async function selectHeldPayments(db: Database, limit: number) {
  return heldPayments(db)
    .select((eb) => [
      idText(eb, 'd.id').as('_id'),
      idText(eb, 'd.ngo_id').as('ngoId'),
      ...(['d.reference', 'd.amount'] as const),
      isoTime(eb, 'd.created_at').as('createdAt'),
      asBoolean(eb('d.received_at', 'is', null)).as('isStopped'),
    ])
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();
}

export async function countHeldPayments(db: Database): Promise<number> {
  return countRows(heldPayments(db));
}

/** Returns the names of NGOs. */
export async function selectNames(db: Database, ids: readonly string[]) {
  return namedNgos(db).where('n.id', '=', anyId(ids)).execute();
}
