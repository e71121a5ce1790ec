import { sql } from 'kysely';
import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { anyId, idText, isSet, now, rowId, searchColumns } from '#src/server/database/sql-values.server.ts';
import type { Paise } from '#src/shared/money.ts';

/** A donation: of an NGO, or by the number that its donor or the gateway knows. */
export type Which = { id: string; ngoId: string } | { reference: string } | { orderId: string } | ByPayment;
/** The gateway's numbers of payments are unique only within an account: each NGO signs what is said of its own. */
type ByPayment = { paymentId: string; accountIds: readonly string[] };

/** Locks a donation until the transaction ends, and returns what its changes need, or undefined. */
export async function lockDonation(db: Database, which: Which) {
  return db
    .selectFrom('donation as d')
    .select((eb) => [
      idText(eb, 'd.id').as('id'),
      idText(eb, 'd.ngo_id').as('ngoId'),
      'd.reference',
      'd.status',
      'd.method',
      'd.amount',
      'd.refunded',
      'd.utr',
      'd.donor_name as donorName',
      'd.donor_email as donorEmail',
      'd.donor_mobile as donorMobile',
      'd.language',
      'd.by_ngo as byNgo',
      'd.is_foreign as isForeign',
      'd.received_on as receivedOn',
      isSet(eb, 'd.gateway_order_id').as('isAtGateway'),
      idText(eb, 'd.gateway_account_id').as('accountId'),
      idText(eb, 'd.standing_gift_id').as('standingGiftId'),
      'd.gateway_payment_id as paymentId',
    ])
    .$if('id' in which, (query) =>
      query
        .where('d.id', '=', rowId((which as { id: string }).id))
        .where('d.ngo_id', '=', rowId((which as { ngoId: string }).ngoId)),
    )
    .$if('reference' in which, (query) =>
      query.where('d.reference', '=', (which as { reference: string }).reference),
    )
    .$if('orderId' in which, (query) =>
      query.where('d.gateway_order_id', '=', (which as { orderId: string }).orderId),
    )
    .$if('paymentId' in which, (query) =>
      query
        .where('d.gateway_payment_id', '=', (which as ByPayment).paymentId)
        .where('d.gateway_account_id', '=', anyId((which as ByPayment).accountIds)),
    )
    .forUpdate()
    .executeTakeFirst();
}
export type LockedDonation = NonNullable<Awaited<ReturnType<typeof lockDonation>>>;

/** Returns whether an NGO is verified. */
export async function selectIsVerified(db: Database, ngoId: string): Promise<boolean> {
  const row = await db
    .selectFrom(ngoColumns(db).as('n'))
    .select('n.id')
    .where('n.id', '=', rowId(ngoId))
    .where('n.verified', '=', sql.lit(true))
    .executeTakeFirst();
  return row !== undefined;
}

export type ReceivedValues = {
  id: string;
  receivedOn: string;
  proof: 'statement' | 'ngo' | 'gateway';
  utr?: string | undefined;
  statementLine?: string | undefined;
  paymentId?: string | undefined;
  search?: string | undefined;
};

/** Records that the money of a donation arrived. */
export async function updateReceived(db: Database, values: ReceivedValues): Promise<void> {
  const { id, receivedOn, proof, utr, statementLine, paymentId, search } = values;
  await db
    .updateTable('donation')
    .set({
      status: 'received',
      received_on: receivedOn,
      received_at: now,
      proof,
      refuse_reason: null,
      ...(utr !== undefined && { utr }),
      ...(statementLine !== undefined && { statement_line: statementLine }),
      ...(paymentId !== undefined && { gateway_payment_id: paymentId }),
      ...(search !== undefined && searchColumns(search)),
      updated_at: now,
    })
    .where('id', '=', rowId(id))
    .execute();
}

/** Records the claim of a donor, or corrects its number while the NGO has not decided. */
export async function updateClaimed(
  db: Database,
  { id, utr, method, search }: { id: string; utr: string; method: 'upi' | 'bankTransfer'; search: string },
): Promise<void> {
  await db
    .updateTable('donation')
    .set({
      status: 'claimed',
      utr,
      method,
      claimed_at: now,
      ...searchColumns(search),
      updated_at: now,
    })
    .where('id', '=', rowId(id))
    .execute();
}

export async function updateRefused(
  db: Database,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await db
    .updateTable('donation')
    .set({ status: 'refused', refuse_reason: reason, updated_at: now })
    .where('id', '=', rowId(id))
    .execute();
}

export async function updateFailed(db: Database, id: string): Promise<void> {
  await db
    .updateTable('donation')
    .set({ status: 'failed', updated_at: now })
    .where('id', '=', rowId(id))
    .execute();
}

export async function updateCancelled(
  db: Database,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  await db
    .updateTable('donation')
    .set({ status: 'cancelled', cancel_reason: reason, updated_at: now })
    .where('id', '=', rowId(id))
    .execute();
}

/** Records how much of a donation has been refunded in all; `isWhole` if nothing is left of it. */
export async function updateRefunded(
  db: Database,
  { id, refunded, isWhole }: { id: string; refunded: Paise; isWhole: boolean },
): Promise<void> {
  await db
    .updateTable('donation')
    .set({
      refunded,
      refund_requested: null,
      ...(isWhole && { status: 'refunded' }),
      updated_at: now,
    })
    .where('id', '=', rowId(id))
    .execute();
}
