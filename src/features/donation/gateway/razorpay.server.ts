import { AppError } from '#src/server/errors.server.ts';
import { integerOf, paise, type Paise } from '#src/shared/money.ts';
import type { GatewayKeys } from '#src/features/donation/gateway-account/gateway-keys.server.ts';

const CURRENCY = 'INR';
/** Milliseconds. A person waits for it. */
const LONGEST_CALL = 10_000;
const PAGE = 100;

/** A payment as the gateway reports it. */
export type GatewayPayment = {
  id: string;
  orderId: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  amount: Paise;
  currency: string;
  /** When it was made, in seconds since 1970. */
  createdAt: number;
};
export type GatewayRefund = {
  id: string;
  paymentId: string;
  amount: Paise;
  status: 'pending' | 'processed' | 'failed';
};

/** What the gateway answers, as far as it is used. Its own types leave most fields open. */
type PaymentEntity = {
  id: string;
  order_id: string;
  status: string;
  amount: number | string;
  currency: string;
  created_at: number;
};
type RefundEntity = { id: string; payment_id: string; amount?: number; status: string };

/** Converts a payment of the gateway's API or of a webhook. */
export function paymentOf(entity: PaymentEntity): GatewayPayment {
  return {
    id: entity.id,
    orderId: entity.order_id,
    status: entity.status as GatewayPayment['status'],
    amount: paise(Number.parseInt(String(entity.amount), 10)),
    currency: entity.currency,
    createdAt: entity.created_at,
  };
}

/** Converts a refund of the gateway's API or of a webhook. */
export function refundOf(entity: RefundEntity): GatewayRefund {
  return {
    id: entity.id,
    paymentId: entity.payment_id,
    amount: paise(entity.amount ?? 0),
    status: entity.status as GatewayRefund['status'],
  };
}

export type Gateway = Awaited<ReturnType<typeof openGateway>>;

/**
 * Opens the API of the payment gateway at `url` with the keys of an NGO. Every call throws {AppError} 503 if the gateway
 * cannot be reached, and 409 with the key `gatewayRefused` if it refuses.
 */
export async function openGateway({
  account,
  url,
}: {
  account: Pick<GatewayKeys, 'keyId' | 'keySecret'>;
  url: string;
}) {
  // The library takes 10 MB of memory: it is loaded when an NGO uses the gateway.
  const { default: Razorpay } = await import('razorpay');
  const client = new Razorpay({ key_id: account.keyId, key_secret: account.keySecret });
  // The library knows neither another address nor a time limit.
  const { rq } = client.api as unknown as { rq: { defaults: { baseURL: string; timeout: number } } };
  Object.assign(rq.defaults, { baseURL: url, timeout: LONGEST_CALL, maxRedirects: 0 });
  return {
    /** Creates an order and returns its id. `receipt` is our reference, `amount` what must be paid. */
    createOrder: ({ amount, receipt }: { amount: Paise; receipt: string }): Promise<string> =>
      ask(async () => {
        const order = { amount: integerOf(amount), currency: CURRENCY, receipt, payment_capture: true };
        return (await client.orders.create(order)).id;
      }),

    /** Returns all attempts to pay an order. */
    fetchPayments: (orderId: string): Promise<GatewayPayment[]> =>
      ask(async () => {
        const { items } = await client.orders.fetchPayments(orderId);
        return (items as unknown as PaymentEntity[]).map(paymentOf);
      }),

    fetchPayment: (paymentId: string): Promise<GatewayPayment> =>
      ask(async () => paymentOf((await client.payments.fetch(paymentId)) as unknown as PaymentEntity)),

    /** Takes a payment that is only authorized. */
    capture: ({ id, amount }: { id: string; amount: Paise }): Promise<GatewayPayment> =>
      ask(async () =>
        paymentOf(
          (await client.payments.capture(id, integerOf(amount), CURRENCY)) as unknown as PaymentEntity,
        ),
      ),

    refund: ({
      paymentId,
      amount,
      receipt,
    }: {
      paymentId: string;
      amount: Paise;
      receipt: string;
    }): Promise<GatewayRefund> =>
      ask(async () =>
        refundOf(
          (await client.payments.refund(paymentId, {
            amount: integerOf(amount),
            receipt,
          })) as unknown as RefundEntity,
        ),
      ),

    /** Returns the refunds of a payment. */
    fetchRefunds: (paymentId: string): Promise<GatewayRefund[]> =>
      ask(async () => {
        const { items } = await client.payments.fetchMultipleRefund(paymentId, { count: PAGE });
        return (items as unknown as RefundEntity[]).map(refundOf);
      }),
  };
}

async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    // The library throws its own objects for answers of the gateway, and a TypeError if there was none.
    const { statusCode } = error as { statusCode?: number };
    if (statusCode !== undefined && statusCode < 500 && statusCode !== 429)
      throw new AppError({ status: 409, key: 'gatewayRefused' });
    throw new AppError({ status: 503, key: 'gatewayAway', retryAfter: 60 });
  }
}
