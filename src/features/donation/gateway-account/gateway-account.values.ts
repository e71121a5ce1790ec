/** The longest texts, in characters. */
export const KEY_ID_MOST = 60;
export const SECRET_MOST = 100;

/** The events that an NGO must choose at Razorpay for its webhook. */
export const WEBHOOK_EVENTS = [
  'payment.captured',
  'payment.failed',
  'order.paid',
  'refund.created',
  'refund.processed',
  'refund.failed',
] as const;
