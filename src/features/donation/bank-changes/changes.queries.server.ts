import { accountColumns } from '#src/features/account/account-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  anyId,
  asBoolean,
  idText,
  isSet,
  isoTime,
  now,
  rowId,
} from '#src/server/database/sql-values.server.ts';

/**
 * Selects versions of bank details (alias `v`) with their bank details (`b`). Account number and UPI id are masked, so
 * that no caller holds more than it shows.
 */
export const bankVersions = (db: Database) =>
  db
    .selectFrom('bank_detail_version as v')
    .innerJoin('bank_detail as b', 'b.id', 'v.bank_detail_id')
    .leftJoin(accountColumns(db).as('a'), 'a.id', 'v.requested_by')
    .select((eb) => [
      idText(eb, 'v.id').as('_id'),
      idText(eb, 'b.id').as('bankDetailId'),
      idText(eb, 'v.ngo_id').as('ngoId'),
      'b.is_foreign as isForeign',
      'b.is_primary as isPrimary',
      isSet(eb, 'b.removed_at').as('isRemoved'),
      isoTime(eb, 'b.removed_at').as('removedAt'),
      'v.account_holder as accountHolder',
      'v.account_last4 as accountLast4',
      ...(['v.ifsc', 'v.bank', 'v.branch', 'v.upi_masked as upiMasked', 'v.status'] as const),
      'v.makes_primary as makesPrimary',
      'a.email as requestedBy',
      isoTime(eb, 'v.requested_at').as('requestedAt'),
      isoTime(eb, 'v.takes_effect_at').as('takesEffectAt'),
      asBoolean(eb('v.takes_effect_at', '<=', now)).as('isDue'),
      isoTime(eb, 'v.decided_at').as('decidedAt'),
      'v.decided_by as decidedBy',
      'v.stop_reason as stopReason',
    ]);

/** Selects gateway accounts (alias `g`) without their secrets. */
export const gatewayVersions = (db: Database) =>
  db
    .selectFrom('gateway_account as g')
    .leftJoin(accountColumns(db).as('a'), 'a.id', 'g.requested_by')
    .select((eb) => [
      idText(eb, 'g.id').as('_id'),
      idText(eb, 'g.ngo_id').as('ngoId'),
      'g.key_id as keyId',
      'g.status',
      'a.email as requestedBy',
      isoTime(eb, 'g.requested_at').as('requestedAt'),
      isoTime(eb, 'g.takes_effect_at').as('takesEffectAt'),
      asBoolean(eb('g.takes_effect_at', '<=', now)).as('isDue'),
      isoTime(eb, 'g.decided_at').as('decidedAt'),
      'g.decided_by as decidedBy',
      'g.stop_reason as stopReason',
    ]);

export type BankVersion = Awaited<ReturnType<typeof selectBankVersions>>[number];
export type GatewayVersion = Awaited<ReturnType<typeof selectGatewayVersions>>[number];

/** Returns versions of bank details by their ids. */
export async function selectBankVersions(db: Database, ids: readonly string[]) {
  return bankVersions(db).where('v.id', '=', anyId(ids)).execute();
}

/** Returns gateway accounts by their ids. */
export async function selectGatewayVersions(db: Database, ids: readonly string[]) {
  return gatewayVersions(db).where('g.id', '=', anyId(ids)).execute();
}

/** Returns the bank details of an NGO that donors can see now, the primary ones first. */
export async function selectActiveBankVersions(
  db: Database,
  ngoIds: readonly string[],
): Promise<BankVersion[]> {
  return bankVersions(db)
    .where('v.ngo_id', '=', anyId(ngoIds))
    .where('v.status', '=', 'active')
    .where('b.removed_at', 'is', null)
    .orderBy('b.is_foreign')
    .orderBy('b.is_primary', 'desc')
    .orderBy('v.id')
    .execute();
}

/** Returns the active gateway accounts of NGOs. */
export async function selectActiveGateways(
  db: Database,
  ngoIds: readonly string[],
): Promise<GatewayVersion[]> {
  return gatewayVersions(db).where('g.ngo_id', '=', anyId(ngoIds)).where('g.status', '=', 'active').execute();
}

/** Returns the active version of bank details, or undefined. */
export async function selectActiveVersion(
  db: Database,
  { bankDetailId, ngoId }: { bankDetailId: string; ngoId: string },
): Promise<BankVersion | undefined> {
  return bankVersions(db)
    .where('b.id', '=', rowId(bankDetailId))
    .where('b.ngo_id', '=', rowId(ngoId))
    .where('v.status', '=', 'active')
    .executeTakeFirst();
}
