import { namedNgos } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { daysAgo, idText, isSet, now, rowId } from '#src/server/database/sql-values.server.ts';
import { paise, type Paise } from '#src/shared/money.ts';
import { sql } from 'kysely';
import { UNPAID_RETENTION_DAYS, type GatewayProblem } from '#src/features/donation/donation.values.ts';
import type { GatewayRefund } from './razorpay.server.ts';

/** Records that a webhook is handled. Returns false if it was before. */
export async function insertGatewayEvent(
  db: Database,
  event: { ngoId: string; eventId: string; kind: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('gateway_event')
    .values({ ngo_id: event.ngoId, event_id: event.eventId, kind: event.kind })
    .onConflict((conflict) => conflict.columns(['ngo_id', 'event_id']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Records a refund of a donation that was paid out. Returns false if it was before. */
export async function insertGatewayRefund(
  db: Database,
  { donationId, refund }: { donationId: string; refund: GatewayRefund },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('gateway_refund')
    .values({ refund_id: refund.id, donation_id: rowId(donationId), amount: refund.amount })
    .onConflict((conflict) => conflict.columns(['donation_id', 'refund_id']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Returns how much of a donation the gateway has given back. */
export async function sumGatewayRefunds(db: Database, donationId: string): Promise<Paise> {
  const { sum } = await db
    .selectFrom('gateway_refund')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('donation_id', '=', rowId(donationId))
    .executeTakeFirstOrThrow();
  return paise(sum);
}

/** Whether our team stopped a gateway account. */
export async function selectIsStopped(db: Database, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('gateway_account')
    .select('id')
    .where('id', '=', rowId(accountId))
    .where('status', '=', 'stopped')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records why a payment that arrived does not count as received, or that it went back. */
export async function updateGatewayProblem(
  db: Database,
  { id, problem }: { id: string; problem: GatewayProblem | null },
): Promise<void> {
  await db
    .updateTable('donation')
    .set({ gateway_problem: problem, updated_at: now })
    .where('id', '=', rowId(id))
    .execute();
}

/** Stores the order of a donation, unless it has one or the account is not active any more. */
export async function updateOrder(
  db: Database,
  { id, orderId, accountId }: { id: string; orderId: string; accountId: string },
): Promise<void> {
  await db
    .updateTable('donation')
    .set({
      gateway_order_id: orderId,
      gateway_account_id: rowId(accountId),
      method: 'gateway',
      updated_at: now,
    })
    .where('id', '=', rowId(id))
    .where('gateway_order_id', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('gateway_account as g')
          .select('g.id')
          .where('g.id', '=', rowId(accountId))
          .where('g.status', '=', 'active'),
      ),
    )
    .execute();
}

/** Marks a refund as requested, or clears the mark. */
export async function updateRefundRequested(
  db: Database,
  { id, amount }: { id: string; amount: Paise | null },
): Promise<void> {
  await db
    .updateTable('donation')
    .set({ refund_requested: amount, updated_at: now })
    .where('id', '=', rowId(id))
    .execute();
}

/** Returns a donation with what its checkout needs, or undefined. */
export async function selectCheckout(db: Database, reference: string) {
  return db
    .selectFrom('donation as d')
    .select((eb) => [
      idText(eb, 'd.id').as('id'),
      idText(eb, 'd.ngo_id').as('ngoId'),
      'd.reference',
      'd.status',
      'd.amount',
      'd.is_foreign as isForeign',
      'd.donor_name as donorName',
      'd.donor_email as donorEmail',
      'd.donor_mobile as donorMobile',
      'd.language',
      'd.gateway_order_id as orderId',
      idText(eb, 'd.gateway_account_id').as('accountId'),
    ])
    .where('d.reference', '=', reference)
    .executeTakeFirst();
}
export type Checkout = NonNullable<Awaited<ReturnType<typeof selectCheckout>>>;

export type UnsettledDonation = {
  id: string;
  orderId: string;
  paymentId: string | null;
  isRefundPending: boolean;
};

/**
 * Returns a batch of donations of a gateway account whose outcome only the gateway knows, by id: those of the last days,
 * and those that are not paid yet.
 */
export async function selectUnsettled(
  db: Database,
  { accountId, days, after, limit }: { accountId: string; days: number; after: string; limit: number },
): Promise<UnsettledDonation[]> {
  return db
    .selectFrom('donation as d')
    .select((eb) => [
      idText(eb, 'd.id').as('id'),
      eb.ref('d.gateway_order_id').$notNull().as('orderId'),
      'd.gateway_payment_id as paymentId',
      isSet(eb, 'd.refund_requested').as('isRefundPending'),
    ])
    .where('d.gateway_account_id', '=', rowId(accountId))
    .where('d.gateway_order_id', 'is not', null)
    .where(({ eb, or }) =>
      or([
        eb('d.created_at', '>=', daysAgo(days)),
        eb('d.status', 'in', ['created', 'failed']).and('d.created_at', '>=', daysAgo(UNPAID_RETENTION_DAYS)),
      ]),
    )
    .where('d.id', '>', rowId(after))
    .orderBy('d.id')
    .limit(limit)
    .execute();
}

/** Returns the names of the NGO of a checkout, or undefined if it is not verified. */
export async function selectNgoOfCheckout(db: Database, ngoId: string) {
  return namedNgos(db)
    .where('n.id', '=', rowId(ngoId))
    .where('n.verified', '=', sql.lit(true))
    .executeTakeFirst();
}

/** Returns what a refund of a donation needs to name at the gateway, or undefined if it was not paid there. */
export async function selectRefundOrder(db: Database, id: string) {
  return db
    .selectFrom('donation as d')
    .select((eb) => [
      eb.ref('d.gateway_payment_id').$notNull().as('paymentId'),
      idText(eb, 'd.gateway_account_id').$notNull().as('accountId'),
      isSet(eb, 'd.refund_requested').as('isPending'),
    ])
    .where('d.id', '=', rowId(id))
    .where('d.gateway_payment_id', 'is not', null)
    .where('d.gateway_account_id', 'is not', null)
    .executeTakeFirst();
}
