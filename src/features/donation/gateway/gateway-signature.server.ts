import { createHmac } from 'node:crypto';
import { isSameText } from '#src/server/security/keys.server.ts';

const hmacOf = (secret: string, text: string | Uint8Array) =>
  createHmac('sha256', secret).update(text).digest('hex');

/**
 * Whether the gateway signed that this payment belongs to this order: HMAC-SHA256 of `order|payment` with the key secret.
 * The comparison takes the same time for every wrong signature.
 */
export function isPaymentSigned({
  orderId,
  paymentId,
  signature,
  keySecret,
}: {
  orderId: string;
  paymentId: string;
  signature: string;
  keySecret: string;
}): boolean {
  return isSameText(hmacOf(keySecret, `${orderId}|${paymentId}`), signature);
}

/** Whether the gateway signed a webhook: HMAC-SHA256 of its raw bytes with the webhook secret. */
export function isWebhookSigned({
  body,
  signature,
  webhookSecret,
}: {
  body: Uint8Array;
  signature: string;
  webhookSecret: string;
}): boolean {
  return isSameText(hmacOf(webhookSecret, body), signature);
}
