import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { cleanText } from '#src/shared/clean-text.ts';
import {
  comparePaise,
  formatRupees,
  integerOf,
  parseRupees,
  subtractPaise,
  type Paise,
} from '#src/shared/money.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { readGatewayAccountById } from '#src/features/donation/gateway-account/gateway-keys.server.ts';
import { lockDonation } from '#src/features/donation/lifecycle/lifecycle.queries.server.ts';
import { canHappen } from '#src/features/donation/lifecycle/lifecycle.service.server.ts';
import { applyRefund, type GatewayServices } from './apply-payment.service.server.ts';
import { selectRefundOrder, updateRefundRequested } from './gateway.queries.server.ts';
import { openGateway } from './razorpay.server.ts';

type Services = GatewayServices & { gatewayUrl: string };
type Request = { id: string; amount: string; call: SignedInCall };

/**
 * Asks the gateway to give a donation back, in whole or in part. It is recorded as asked for before the gateway is
 * called, so that nobody asks twice; what the gateway answers, now or by webhook, changes the donation.
 * @throws {AppError} 404 if the NGO has no such donation; 409 if it was not received by the gateway, a refund is under
 * way, or the gateway refuses; 422 if the amount is wrong; 503 if the gateway cannot be reached.
 */
export async function refundAtGateway(services: Services, request: Request): Promise<void> {
  const { id, call } = request;
  const ngoId = call.account.ngoId!;
  if (!ROW_ID.test(id)) throw notFound();
  const asked = await askForRefund(services, { ...request, ngoId });
  const account = await readGatewayAccountById(services, asked.accountId);
  if (!account) throw new AppError({ status: 409, key: 'gatewayClosed' });
  const gateway = await openGateway({ account, url: services.gatewayUrl });
  const refund = await gateway.refund(asked).catch(async (error: unknown) => {
    // Refused for certain. If there was no answer, the daily comparison finds out.
    if (error instanceof AppError && error.key === 'gatewayRefused')
      await updateRefundRequested(services.db, { id, amount: null });
    throw error;
  });
  await services.db
    .transaction()
    .execute((db) => applyRefund({ ...services, db }, { accountIds: [account.id], refund }));
}

async function askForRefund(
  services: Services,
  { id, amount: text, call, ngoId }: Request & { ngoId: string },
): Promise<{ paymentId: string; amount: Paise; receipt: string; accountId: string }> {
  return services.db.transaction().execute(async (db) => {
    const donation = await lockDonation(db, { id, ngoId });
    if (!donation) throw notFound();
    const order = await selectRefundOrder(db, id);
    if (!order || !canHappen({ donation, actor: 'gateway', event: 'refund' }))
      throw new AppError({ status: 409, key: 'donationMoved' });
    if (order.isPending) throw new AppError({ status: 409, key: 'gatewayRefundPending' });
    const left = subtractPaise(donation.amount, donation.refunded);
    const amount = checkAmount({ text: cleanText({ text, keepLines: false }), left });
    await updateRefundRequested(db, { id, amount });
    const after = { amount: formatRupees(amount) };
    const change = { action: 'refundDonation', entity: 'donation', entityId: id, ngoId, after };
    await recordChange(db, { call, change });
    const { paymentId, accountId } = order;
    // A second refund of a part has another number.
    const receipt = `${donation.reference}-${integerOf(donation.refunded)}`;
    return { paymentId, amount, receipt, accountId };
  });
}

function checkAmount({ text, left }: { text: string; left: Paise }): Paise {
  const parsed = parseRupees(text);
  const isLarge = 'amount' in parsed && comparePaise(parsed.amount, left) > 0;
  const isNothing = 'amount' in parsed && integerOf(parsed.amount) === 0;
  const key =
    'error' in parsed ? parsed.error : isNothing ? 'amountSmall' : isLarge ? 'refundLarge' : undefined;
  if (key)
    throw new AppError({ status: 422, key, fields: { amount: key }, values: { 0: formatRupees(left) } });
  return (parsed as { amount: Paise }).amount;
}
