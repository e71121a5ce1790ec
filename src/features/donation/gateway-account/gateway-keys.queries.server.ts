import type { Database } from '#src/server/database.server.ts';
import { asBoolean, daysAgo, idText, now, rowId } from '#src/server/database/sql-values.server.ts';

type Which = { ngoId: string; isActive?: boolean } | { id: string };

/**
 * Returns the sealed keys of the gateway accounts of an NGO whose webhooks count, latest first: of the active one, and for
 * a day of those it replaced. Or of one by its id.
 */
export async function selectGatewayKeys(db: Database, which: Which) {
  return db
    .selectFrom('gateway_account as g')
    .select((eb) => [
      idText(eb, 'g.id').as('id'),
      idText(eb, 'g.ngo_id').as('ngoId'),
      'g.key_id as keyId',
      'g.key_secret as keySecret',
      'g.webhook_secret as webhookSecret',
      asBoolean(eb('g.status', '=', 'stopped')).as('isStopped'),
    ])
    .$if('id' in which, (query) => query.where('g.id', '=', rowId((which as { id: string }).id)))
    .$if('ngoId' in which, (query) =>
      query
        .where('g.ngo_id', '=', rowId((which as { ngoId: string }).ngoId))
        .where((eb) =>
          eb.or([
            eb('g.status', '=', 'active'),
            ...('isActive' in which
              ? []
              : [eb.and([eb('g.status', '=', 'replaced'), eb('g.webhook_until', '>', now)])]),
          ]),
        ),
    )
    .orderBy('g.id', 'desc')
    .limit(10)
    .execute();
}

/** Returns the ids of the gateway accounts that have orders of the last days. */
export async function selectAccountsWithOrders(db: Database, days: number): Promise<string[]> {
  const rows = await db
    .selectFrom('donation as d')
    .select((eb) => idText(eb, 'd.gateway_account_id').$notNull().as('id'))
    .distinct()
    .where('d.gateway_order_id', 'is not', null)
    .where('d.gateway_account_id', 'is not', null)
    .where('d.created_at', '>=', daysAgo(days))
    .execute();
  return rows.map(({ id }) => id);
}
