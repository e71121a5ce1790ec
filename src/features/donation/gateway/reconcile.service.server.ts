import {
  readGatewayAccountById,
  type GatewayKeys,
} from '#src/features/donation/gateway-account/gateway-keys.server.ts';
import { UNPAID_RETENTION_DAYS } from '#src/features/donation/donation.values.ts';
import { selectAccountsWithOrders } from '#src/features/donation/gateway-account/gateway-keys.queries.server.ts';
import { applyPayment, applyRefund, type GatewayServices } from './apply-payment.service.server.ts';
import { settledPayment } from './checkout.service.server.ts';
import { selectUnsettled, updateRefundRequested, type UnsettledDonation } from './gateway.queries.server.ts';
import { openGateway, type Gateway } from './razorpay.server.ts';

type Services = GatewayServices & { gatewayUrl: string };

/** The gateway captures or gives up a payment within five days; refunds are reported within ten. */
const DAYS = 10;
const BATCH = 100;

/**
 * Compares the orders of the last ten days with the gateway, order by order, and those not paid yet for as long as they
 * can be paid: what a lost webhook did not tell is applied. An order that cannot be compared is logged and does not stop
 * the others.
 * @returns the number of orders that were compared.
 */
export async function reconcileGateway(services: Services): Promise<number> {
  let compared = 0;
  for (const id of await selectAccountsWithOrders(services.db, UNPAID_RETENTION_DAYS)) {
    const account = await readGatewayAccountById(services, id);
    if (account) compared += await reconcileAccount(services, account);
  }
  return compared;
}

async function reconcileAccount(services: Services, account: GatewayKeys): Promise<number> {
  const { db, log, gatewayUrl } = services;
  const gateway = await openGateway({ account, url: gatewayUrl });
  let compared = 0;
  let after = '0';
  for (;;) {
    const batch = await selectUnsettled(db, { accountId: account.id, days: DAYS, after, limit: BATCH });
    for (const donation of batch) {
      await reconcileOrder(services, { account, gateway, donation }).then(
        () => compared++,
        (error: unknown) => log.warn({ err: error, donation: donation.id }, 'An order was not compared'),
      );
    }
    if (batch.length < BATCH) return compared;
    after = batch.at(-1)!.id;
  }
}

async function reconcileOrder(
  services: Services,
  { account, gateway, donation }: { account: GatewayKeys; gateway: Gateway; donation: UnsettledDonation },
): Promise<void> {
  const payments = await gateway.fetchPayments(donation.orderId);
  // The one that was paid decides, whichever attempt it was.
  for (const { id } of payments.filter(({ status }) => status === 'authorized'))
    payments.push(await settledPayment({ gateway, account, paymentId: id }));
  const paid = payments.find(({ status }) => status === 'captured' || status === 'refunded');
  const last = paid ?? payments.find(({ status }) => status === 'failed');
  const refunds = paid ? await gateway.fetchRefunds(paid.id) : [];
  const accountIds = [account.id];
  await services.db.transaction().execute(async (db) => {
    const inside = { ...services, db };
    if (last) await applyPayment(inside, { accountIds, payment: last });
    for (const refund of refunds) await applyRefund(inside, { accountIds, refund });
    // A refund that was asked for and never arrived there can be asked for again.
    const isWaiting = refunds.some(({ status }) => status === 'pending');
    if (donation.isRefundPending && !isWaiting)
      await updateRefundRequested(db, { id: donation.id, amount: null });
  });
}
