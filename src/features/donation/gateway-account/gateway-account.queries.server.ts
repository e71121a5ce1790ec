import { endOfWaiting } from '#src/features/ngo/guarded-changes/change-fragments.server.ts';
import {
  gatewayVersions,
  type GatewayVersion,
} from '#src/features/donation/bank-changes/changes.queries.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { idText, now, rowId } from '#src/server/database/sql-values.server.ts';

/** Returns the gateway accounts of an NGO that are active or wait. */
export async function selectCurrentGateways(db: Database, ngoId: string): Promise<GatewayVersion[]> {
  return gatewayVersions(db)
    .where('g.ngo_id', '=', rowId(ngoId))
    .where('g.status', 'in', ['active', 'waiting'])
    .execute();
}

/** Inserts a gateway account that waits, with sealed secrets, and returns its id. */
export async function insertGatewayAccount(
  db: Database,
  account: { ngoId: string; keyId: string; keySecret: string; webhookSecret: string; requestedBy: string },
): Promise<string> {
  const { id } = await db
    .insertInto('gateway_account')
    .values({
      ngo_id: account.ngoId,
      key_id: account.keyId,
      key_secret: account.keySecret,
      webhook_secret: account.webhookSecret,
      requested_by: account.requestedBy,
      takes_effect_at: endOfWaiting,
    })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Ends the use of the active gateway account of an NGO, and of those it replaced: no webhook signed with their secrets
 * counts any more. The keys stay, for refunds and the daily comparison.
 */
export async function updateGatewayRemoved(db: Database, ngoId: string): Promise<void> {
  await db
    .updateTable('gateway_account')
    .set({ status: 'removed', decided_at: now, decided_by: 'ngo' })
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', '=', 'active')
    .execute();
  await db
    .updateTable('gateway_account')
    .set({ webhook_until: now })
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', '=', 'replaced')
    .where('webhook_until', '>', now)
    .execute();
}
