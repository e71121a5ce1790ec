import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#src/server/errors.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { readGatewayAccounts } from '#src/features/donation/gateway-account/gateway-keys.server.ts';
import { applyPayment, applyRefund, type GatewayServices } from './apply-payment.service.server.ts';
import { insertGatewayEvent } from './gateway.queries.server.ts';
import { isWebhookSigned } from './gateway-signature.server.ts';
import { paymentOf, refundOf } from './razorpay.server.ts';

const id = z.string().min(1).max(60);
const amount = z.number().int().min(0);
/** Nobody pays before there was a gateway, nor after tomorrow, however wrong a clock is. */
const EARLIEST = Date.UTC(2010, 0, 1);
const DAY_MS = 86_400_000;
const isPlausible = (seconds: number) => seconds * 1000 >= EARLIEST && seconds * 1000 <= Date.now() + DAY_MS;
const payment = z.object({
  entity: z.object({
    id,
    order_id: id.nullable().transform((order) => order ?? ''),
    status: z.string().max(40),
    amount,
    currency: z.string().max(10),
    created_at: z.number().int().refine(isPlausible),
  }),
});
const refund = z.object({
  entity: z.object({ id, payment_id: id, amount: amount.min(1), status: z.string().max(40) }),
});
/** The parts of a webhook that are used. The gateway adds fields at any time. */
const webhook = z.object({
  event: z.string().min(1).max(60),
  payload: z.object({ payment: payment.optional(), refund: refund.optional() }),
});

export type Webhook = {
  ngoId: string;
  /** The body as it arrived: its signature covers every byte. */
  body: Uint8Array;
  signature: string;
  /** The gateway's number of the event; empty if it sent none. */
  eventId: string;
};

/**
 * Handles a webhook of the payment gateway. Each event changes something once, whatever order they arrive in and however
 * often they are repeated: the event is recorded in the transaction of the change. A secret signs only what belongs to the
 * orders of its own account.
 * @throws {AppError} 404 if the NGO has no account at the gateway, 401 if the signature is wrong, 400 if the body is no
 * webhook. The gateway then sends it again.
 */
export async function handleWebhook(services: GatewayServices, input: Webhook): Promise<void> {
  const { ngoId, body, signature } = input;
  const accounts = ROW_ID.test(ngoId) ? await readGatewayAccounts(services, ngoId) : [];
  if (accounts.length === 0) throw new AppError({ status: 404, key: 'notFound' });
  const signers = accounts.filter(({ webhookSecret }) => isWebhookSigned({ body, signature, webhookSecret }));
  if (signers.length === 0) throw new AppError({ status: 401, key: 'gatewaySignatureWrong' });
  const { event, payload } = parse(body);
  const eventId = input.eventId || createHash('sha256').update(body).digest('base64url');
  await services.db.transaction().execute(async (db) => {
    if (!(await insertGatewayEvent(db, { ngoId, eventId, kind: event }))) return;
    const inside = { ...services, db };
    const accountIds = signers.map((signer) => signer.id);
    const paid = payload.payment && paymentOf(payload.payment.entity);
    if (payload.refund)
      await applyRefund(inside, { accountIds, refund: refundOf(payload.refund.entity), payment: paid });
    else if (paid) await applyPayment(inside, { accountIds, payment: paid });
  });
}

function parse(body: Uint8Array): z.infer<typeof webhook> {
  try {
    return webhook.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
  } catch {
    throw new AppError({ status: 400, key: 'invalidInput' });
  }
}
