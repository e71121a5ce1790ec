import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

// A payment gateway on this machine that speaks the documented protocol of Razorpay: orders, payments, captures, refunds,
// the hosted page to pay, signatures and webhooks.

type Order = { id: string; amount: number; currency: string; receipt: string; status: string };
type Payment = {
  id: string;
  entity: 'payment';
  order_id: string;
  amount: number;
  amount_refunded: number;
  currency: string;
  status: 'authorized' | 'captured' | 'failed' | 'refunded';
  created_at: number;
  vpa: string;
  acquirer_data: { rrn: string };
};
type Refund = {
  id: string;
  entity: 'refund';
  payment_id: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
};

export type RazorpayKeys = { keyId: string; keySecret: string; webhookSecret: string };
export type Webhook = { eventId: string; body: string; signature: string };

export const RAZORPAY_KEYS: RazorpayKeys = {
  keyId: 'rzp_test_GatewayOfTests1',
  keySecret: 'key secret of the tests',
  webhookSecret: 'webhook secret of the tests',
};

const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
const hmac = (secret: string, message: string) => createHmac('sha256', secret).update(message).digest('hex');

/**
 * Starts the gateway. `fail` makes it answer the next calls with a status, or cut the connection with 0;
 * `whileOrdering` does something before the next order is answered.
 */
export async function startRazorpayServer(keys: RazorpayKeys = RAZORPAY_KEYS) {
  const orders = new Map<string, Order>();
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();
  const failures: number[] = [];
  const meanwhile: (() => Promise<unknown>)[] = [];

  const server = createServer((request, response) => {
    void respond(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function isAuthorized({ headers }: IncomingMessage): boolean {
    const expected = Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64');
    return headers.authorization === `Basic ${expected}`;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url!, url);
    const body = await text(request);
    if (pathname === '/v1/checkout/embedded') return sendPage(response, new URLSearchParams(body));
    if (pathname === '/pay') return finishPage(response, new URLSearchParams(body));
    const failure = failures.shift();
    if (failure === 0) return void request.socket.destroy();
    if (failure !== undefined) return sendError(response, failure);
    if (!isAuthorized(request)) return sendError(response, 401);
    const input = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
    const route = `${request.method} ${pathname}`;
    if (route === 'POST /v1/orders') await meanwhile.shift()?.();
    const result = answer(route, input);
    if (result === undefined) return sendError(response, 400);
    sendJson(response, 200, result);
  }

  function answer(route: string, input: Record<string, unknown>): unknown {
    if (route === 'POST /v1/orders') return addOrder(input);
    const [, orderId] = /^GET \/v1\/orders\/(\w+)\/payments$/.exec(route) ?? [];
    if (orderId) return listOf([...payments.values()].filter(({ order_id: of }) => of === orderId));
    const [, paymentId = '', action = ''] =
      /^(?:GET|POST) \/v1\/payments\/(\w+)(?:\/(\w+))?$/.exec(route) ?? [];
    const payment = payments.get(paymentId);
    if (!payment) return undefined;
    if (action === '') return payment;
    if (action === 'refunds')
      return listOf([...refunds.values()].filter((refund) => refund.payment_id === paymentId));
    if (action === 'capture') return capture(payment, input);
    return action === 'refund' ? refund(payment, Number(input['amount'])) : undefined;
  }

  const listOf = (items: unknown[]) => ({ entity: 'collection', count: items.length, items });

  function addOrder(input: Record<string, unknown>): Order | undefined {
    const { amount, currency, receipt } = input as Omit<Order, 'id' | 'status'>;
    if (!Number.isInteger(amount) || amount < 100 || currency !== 'INR' || receipt.length > 40)
      return undefined;
    const order = { id: newId('order'), entity: 'order', amount, currency, receipt, status: 'created' };
    orders.set(order.id, order);
    return order;
  }

  function capture(payment: Payment, { amount }: Record<string, unknown>): Payment | undefined {
    if (payment.status !== 'authorized' || amount !== payment.amount) return undefined;
    payment.status = 'captured';
    return payment;
  }

  /** Adds an attempt to pay an order, as its page would. */
  function pay(orderId: string, { status = 'captured', ...changes }: Partial<Payment> = {}): Payment {
    const { amount, currency } = orders.get(orderId)!;
    const payment: Payment = {
      id: newId('pay'),
      entity: 'payment',
      order_id: orderId,
      amount,
      amount_refunded: 0,
      currency,
      status,
      created_at: Math.floor(Date.now() / 1000),
      // As the gateway tells them, and no text may hold them.
      vpa: 'kokila@okaxis',
      acquirer_data: { rrn: '227183898919' },
      ...changes,
    };
    payments.set(payment.id, payment);
    return payment;
  }

  /** Gives back a part of a captured payment. */
  function refund(
    payment: Payment,
    amount: number,
    status: Refund['status'] = 'processed',
  ): Refund | undefined {
    const isPossible = payment.status === 'captured' && amount <= payment.amount - payment.amount_refunded;
    if (!isPossible) return undefined;
    payment.amount_refunded += amount;
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
    const made: Refund = { id: newId('rfnd'), entity: 'refund', payment_id: payment.id, amount, status };
    refunds.set(made.id, made);
    return made;
  }

  /** Returns a signed webhook. The payment is told as it was at that moment. */
  function webhook(event: string, told: { payment?: Payment; refund?: Refund }): Webhook {
    const payload = Object.fromEntries(
      Object.entries(told).map(([name, entity]) => [name, { entity: { ...entity } }]),
    );
    const body = JSON.stringify({ entity: 'event', event, contains: Object.keys(told), payload });
    return { eventId: newId('evt'), body, signature: hmac(keys.webhookSecret, body) };
  }

  /** The page on which people pay. */
  function sendPage(response: ServerResponse, fields: URLSearchParams): void {
    const order = orders.get(fields.get('order_id') ?? '');
    if (!order || fields.get('key_id') !== keys.keyId) return sendError(response, 400);
    const hidden = [...fields]
      .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
      .join('');
    sendHtml(
      response,
      `<title>Gateway</title><h1>Pay ${order.amount} paise</h1><form method="post" action="/pay">${hidden}<button
        name="result" value="captured">Pay</button><button name="result" value="failed">Fail</button></form>
        <a href="${escapeHtml(fields.get('cancel_url') ?? '')}">Cancel</a>`,
    );
  }

  function finishPage(response: ServerResponse, fields: URLSearchParams): void {
    const orderId = fields.get('order_id')!;
    const isPaid = fields.get('result') === 'captured';
    const payment = pay(orderId, { status: isPaid ? 'captured' : 'failed' });
    const posted = isPaid
      ? {
          razorpay_payment_id: payment.id,
          razorpay_order_id: orderId,
          razorpay_signature: signatureOf(orderId, payment.id),
        }
      : { 'error[code]': 'BAD_REQUEST_ERROR', 'error[description]': 'Payment failed' };
    const hidden = Object.entries(posted)
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
      .join('');
    const action = escapeHtml(fields.get('callback_url') ?? '');
    sendHtml(
      response,
      `<title>Gateway</title><form method="post" action="${action}">${hidden}<button>Back</button></form>`,
    );
  }

  const signatureOf = (orderId: string, paymentId: string) => hmac(keys.keySecret, `${orderId}|${paymentId}`);

  return {
    url,
    orders,
    payments,
    refunds,
    pay,
    refund,
    webhook,
    signatureOf,
    fail: (...statuses: number[]) => void failures.push(...statuses),
    whileOrdering: (action: () => Promise<unknown>) => void meanwhile.push(action),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type RazorpayServer = Awaited<ReturnType<typeof startRazorpayServer>>;

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendError(response: ServerResponse, status: number): void {
  sendJson(response, status, { error: { code: 'BAD_REQUEST_ERROR', description: 'Refused' } });
}

function sendHtml(response: ServerResponse, body: string): void {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8">${body}</html>`;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
