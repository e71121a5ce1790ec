import type { Logger } from 'pino';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import type { Database } from '#src/server/database.server.ts';
import { comparePaise, integerOf } from '#src/shared/money.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import type { GatewayProblem } from '#src/features/donation/donation.values.ts';
import {
  lockDonation,
  type LockedDonation,
} from '#src/features/donation/lifecycle/lifecycle.queries.server.ts';
import {
  canHappen,
  failDonation,
  receiveDonation,
  refundDonation,
} from '#src/features/donation/lifecycle/lifecycle.service.server.ts';
import {
  insertGatewayRefund,
  selectIsStopped,
  sumGatewayRefunds,
  updateGatewayProblem,
  updateRefundRequested,
} from './gateway.queries.server.ts';
import type { GatewayPayment, GatewayRefund } from './razorpay.server.ts';

export type GatewayServices = DonationServices & { log: Logger };

const CURRENCY = 'INR';

/** The gateway accounts that may tell: those whose keys vouch for it. A donation belongs to the account of its order. */
type Told = { accountIds: readonly string[] };

const isOf = ({ accountId }: LockedDonation, accountIds: readonly string[]) =>
  accountId !== null && accountIds.includes(accountId);

/**
 * Applies what the gateway says of a payment to its donation, in the transaction `db`. May be called any
 * number of times, in any order: a captured payment is received once, and a failure does not undo it. A
 * payment of another amount or currency is not received, but noted for the NGO; nor is one to keys that our
 * team stopped, which is noted for our team and the donor too, until it is given back. Does nothing if no
 * donation of the accounts has this order.
 */
export async function applyPayment(
  services: GatewayServices,
  { accountIds, payment }: Told & { payment: GatewayPayment },
): Promise<void> {
  const { db, log } = services;
  const { status, orderId, id: paymentId, createdAt } = payment;
  const donation = orderId ? await lockDonation(db, { orderId }) : undefined;
  if (!donation || !isOf(donation, accountIds)) return;
  if (status === 'failed') return failDonation(services, donation);
  if (status !== 'captured' && status !== 'refunded') return;
  if (!canHappen({ donation, actor: 'gateway', event: 'receive' })) return;
  const problem = await findProblem(db, { payment, donation });
  if (problem === 'stopped' && status === 'refunded') {
    await updateGatewayProblem(db, { id: donation.id, problem: null });
    return failDonation(services, donation);
  }
  if (problem) {
    log.error({ donation: donation.reference, problem }, 'A payment does not fit its order');
    return updateGatewayProblem(db, { id: donation.id, problem });
  }
  const receivedOn = dayInIndia(new Date(createdAt * 1000));
  await receiveDonation(services, { donation, actor: 'gateway', receivedOn, proof: 'gateway', paymentId });
}

async function findProblem(
  db: Database,
  { payment, donation }: { payment: GatewayPayment; donation: LockedDonation },
): Promise<GatewayProblem | undefined> {
  if (donation.accountId !== null && (await selectIsStopped(db, donation.accountId))) return 'stopped';
  if (payment.currency !== CURRENCY) return 'currency';
  return comparePaise(payment.amount, donation.amount) === 0 ? undefined : 'amount';
}

/**
 * Applies a refund that the gateway reports to its donation, in the transaction `db`. Every refund counts once, in any
 * order, and one of nothing never. `payment` is received first if that is not known yet.
 */
export async function applyRefund(
  services: GatewayServices,
  { accountIds, refund, payment }: Told & { refund: GatewayRefund; payment?: GatewayPayment | undefined },
): Promise<void> {
  const { db } = services;
  if (payment) await applyPayment(services, { accountIds, payment });
  const donation = await lockDonation(db, { paymentId: refund.paymentId, accountIds });
  if (!donation) return;
  const { id: donationId, language } = donation;
  if (refund.status === 'failed') return updateRefundRequested(db, { id: donationId, amount: null });
  if (refund.status !== 'processed' || integerOf(refund.amount) === 0) return;
  if (!(await insertGatewayRefund(db, { donationId, refund }))) return;
  const refunded = await sumGatewayRefunds(db, donationId);
  const { refundReason: reason } = catalogues[language]['donation/gateway'];
  await refundDonation(services, { donation, actor: 'gateway', refunded, reason });
}
