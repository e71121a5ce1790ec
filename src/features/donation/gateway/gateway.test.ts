import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { donationToken } from '#src/features/donation/lifecycle/create-donation.service.server.ts';
import { rupees, type Paise } from '#src/shared/money.ts';
import { saveDecoys } from '../../../../tests/support/decoys.ts';
import {
  RAZORPAY_KEYS,
  startRazorpayServer,
  type Webhook,
} from '../../../../tests/support/razorpay-server.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { gatewayTesting } from './gateway.fixture.ts';
import { reconcileGateway } from './reconcile.service.server.ts';

const gateway = await startRazorpayServer();
afterAll(() => gateway.stop());
const app = await testApp({ gatewayUrl: gateway.url });
const { call, confirmed, pool, services, signedIn } = app;
const { savedGivingNgo, savedGatewayAccount, savedDonation, receiptsOf } = donationTesting(app);
const { keys } = services;
const testing = gatewayTesting(app, gateway);
const { start, fieldOf, stateOf } = testing;

let ngoId: string;
beforeEach(async () => {
  ngoId = await savedGivingNgo();
  await savedGatewayAccount(ngoId);
});

const ordered = (amount?: Paise) => testing.ordered(ngoId, amount);
const deliver = (webhook: Webhook, to = ngoId) => testing.deliver(webhook, to);

test('a donation gets one order, with its exact amount and the keys of its NGO', async () => {
  const { orderId, reference, started, id } = await ordered(rupees(1250));
  expect(gateway.orders.get(orderId)).toMatchObject({ amount: 125_000, currency: 'INR', receipt: reference });
  expect(started.action).toBe(`${gateway.url}/v1/checkout/embedded`);
  expect(fieldOf(started, 'key_id')).toBe(RAZORPAY_KEYS.keyId);
  expect(JSON.stringify(started)).not.toContain(RAZORPAY_KEYS.keySecret);
  const again = await start(reference);
  expect(fieldOf(again.body.data, 'order_id')).toBe(orderId);
  expect(await stateOf(id)).toMatchObject({ status: 'created' });
});

test('two clicks at the same time make one order count', async () => {
  const { id, reference } = await savedDonation({ ngoId });
  const ordersMade = () => [...gateway.orders.values()].filter(({ receipt }) => receipt === reference).length;
  // Until all three have an order at the gateway, none can be stored.
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select from donation where id = $1 for update', [id]);
  const clicks = Promise.all([start(reference), start(reference), start(reference)]);
  await expect.poll(ordersMade).toBe(3);
  await client.query('commit');
  client.release();
  const orderIds = (await clicks).map(({ body }) => fieldOf(body.data, 'order_id'));
  expect([gateway.orders.has(orderIds[0]!), new Set(orderIds).size]).toEqual([true, 1]);
});

test('a gateway that is away or refuses is told in a sentence, and nothing is lost', async () => {
  const { reference, id } = await savedDonation({ ngoId });
  for (const failure of [0, 500, 429]) {
    gateway.fail(failure);
    const { status, body } = await start(reference);
    expect([status, body.msg]).toEqual([503, expect.stringContaining('Nothing was paid')]);
  }
  gateway.fail(400);
  expect((await start(reference)).status).toBe(409);
  expect((await start(reference)).status).toBe(200);
  expect(await stateOf(id)).toMatchObject({ status: 'created' });
});

test('a signed return is received after the gateway confirmed the payment; anything else is not', async () => {
  const { orderId, reference, id, started } = await ordered();
  const back = new URL(fieldOf(started, 'callback_url')!).searchParams.get('back')!;
  const post = (form: object, token = back) =>
    call('POST', `donation/gatewayReturn?back=${encodeURIComponent(token)}`, {
      body: new URLSearchParams(form as Record<string, string>),
      headers: { origin: gateway.url },
    });
  const payment = gateway.pay(orderId);
  const signature = gateway.signatureOf(orderId, payment.id);
  const signed = {
    razorpay_order_id: orderId,
    razorpay_payment_id: payment.id,
    razorpay_signature: signature,
  };
  const wrong = [
    { ...signed, razorpay_signature: gateway.signatureOf(orderId, 'pay_other') },
    { ...signed, razorpay_payment_id: 'pay_other' },
    { ...signed, razorpay_signature: '' },
    {
      ...signed,
      razorpay_order_id: 'order_other',
      razorpay_signature: gateway.signatureOf('order_other', payment.id),
    },
    { 'error[code]': 'BAD_REQUEST_ERROR' },
  ];
  for (const form of wrong) {
    const response = await post(form);
    expect(response.status).toBe(303);
    expect(await stateOf(id), JSON.stringify(form)).toMatchObject({ status: 'created' });
  }
  // The token of another donation, or none, leads nowhere and changes nothing.
  for (const token of ['', 'x', donationToken({ keys, reference })])
    expect((await post(signed, token)).headers.get('location')).toBe('/donate');
  // Without an answer of the gateway, the person gets back all the same.
  gateway.fail(500);
  const unanswered = await post(signed);
  expect(unanswered.headers.get('location')).toContain('/donate/pay?donation=');
  expect(await stateOf(id)).toMatchObject({ status: 'created' });
  await post(signed);
  await post(signed);
  expect(await stateOf(id)).toMatchObject({ status: 'received', paymentId: payment.id });
  expect(await receiptsOf(id)).toHaveLength(1);
});

test('a payment of another amount or currency is not received, but told to the NGO', async () => {
  for (const changes of [{ amount: 49_900 }, { currency: 'USD' }]) {
    const { orderId, id } = await ordered();
    const payment = gateway.pay(orderId, changes);
    expect((await deliver(gateway.webhook('payment.captured', { payment }))).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({
      status: 'created',
      problem: 'amount' in changes ? 'amount' : 'currency',
    });
    expect(await receiptsOf(id)).toEqual([]);
  }
});

test('webhooks with a wrong signature, for another NGO or an unknown order change nothing', async () => {
  const { orderId, id } = await ordered();
  const webhook = gateway.webhook('payment.captured', { payment: gateway.pay(orderId) });
  expect((await deliver({ ...webhook, signature: `${webhook.signature.slice(0, -1)}x` })).status).toBe(401);
  expect((await deliver({ ...webhook, signature: '' })).status).toBe(401);
  expect((await deliver({ ...webhook, body: webhook.body.replace('50000', '60000') })).status).toBe(401);
  const other = await savedGivingNgo();
  expect((await deliver(webhook, other)).status).toBe(404);
  await savedGatewayAccount(other);
  expect((await deliver(webhook, other)).status).toBe(200);
  expect(await stateOf(id)).toMatchObject({ status: 'created' });
  for (const wrong of ['0', 'x', '999999']) expect((await deliver(webhook, wrong)).status).toBe(404);
  expect((await deliver(gateway.webhook('payment.dispute.created', {}))).status).toBe(200);
});

test('a late failure does not undo a capture, and a refund that arrives first counts', async () => {
  const { orderId, id } = await ordered();
  const failed = gateway.webhook('payment.failed', { payment: gateway.pay(orderId, { status: 'failed' }) });
  const payment = gateway.pay(orderId);
  const captured = gateway.webhook('payment.captured', { payment });
  const refund = gateway.refund(payment, 20_000)!;
  const refunded = gateway.webhook('refund.processed', { payment, refund });
  for (const webhook of [refunded, captured, failed, refunded])
    expect((await deliver(webhook)).status).toBe(200);
  expect(await stateOf(id)).toMatchObject({ status: 'received', refunded: 20_000 });
  expect(await receiptsOf(id)).toMatchObject([
    { amount: 50_000, isCancelled: true },
    { amount: 30_000, isCancelled: false },
  ]);
});

test('the daily comparison finds a refund that was told without its payment, before it', async () => {
  const { orderId, id } = await ordered();
  const payment = gateway.pay(orderId);
  const captured = gateway.webhook('payment.captured', { payment });
  const refunded = gateway.webhook('refund.processed', { refund: gateway.refund(payment, 50_000)! });
  for (const webhook of [refunded, captured, refunded]) expect((await deliver(webhook)).status).toBe(200);
  await reconcileGateway(services);
  expect(await stateOf(id)).toMatchObject({ status: 'refunded', refunded: 50_000 });
});

test('in any order and with any repetition, webhooks lead to the same state as the gateway', async () => {
  const shuffled = <T>(list: T[]) => fc.shuffledSubarray(list, { minLength: list.length });
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.integer({ min: 0, max: 2 }),
      fc.nat(),
      async (isPaid, refunds, seed) => {
        const { orderId, id } = await ordered();
        const webhooks: Webhook[] = [];
        const failed = gateway.pay(orderId, { status: 'failed' });
        webhooks.push(gateway.webhook('payment.failed', { payment: failed }));
        let left = 50_000;
        if (isPaid) {
          const payment = gateway.pay(orderId);
          webhooks.push(
            gateway.webhook('payment.captured', { payment }),
            gateway.webhook('order.paid', { payment }),
          );
          for (let part = 0; part < refunds; part++) {
            const refund = gateway.refund(payment, part === 1 ? left : 20_000)!;
            left -= refund.amount;
            webhooks.push(gateway.webhook('refund.processed', { payment, refund }));
          }
        }
        const [order] = fc.sample(shuffled([...webhooks, ...webhooks, ...webhooks]), { numRuns: 1, seed });
        for (const webhook of order!) expect((await deliver(webhook)).status).toBe(200);
        const expected = !isPaid ? 'failed' : left === 0 ? 'refunded' : 'received';
        expect(await stateOf(id)).toMatchObject({
          status: expected,
          refunded: 50_000 - (isPaid ? left : 50_000),
        });
        const valid = (await receiptsOf(id)).filter(({ isCancelled }) => !isCancelled);
        expect(valid.map(({ amount }) => amount)).toEqual(expected === 'received' ? [left] : []);
      },
    ),
    { numRuns: 20 },
  );
});

test('the daily comparison finds what lost webhooks did not tell, and is not stopped by one order', async () => {
  const [captured, authorized, failed, refunded, unreachable] = [
    await ordered(),
    await ordered(),
    await ordered(),
    await ordered(),
    await ordered(),
  ];
  gateway.pay(captured.orderId, { status: 'failed' });
  gateway.pay(captured.orderId);
  gateway.pay(authorized.orderId, { status: 'authorized' });
  gateway.pay(failed.orderId, { status: 'failed' });
  gateway.refund(gateway.pay(refunded.orderId), 50_000);
  gateway.orders.delete(unreachable.orderId);
  expect(await reconcileGateway(services)).toBeGreaterThanOrEqual(4);
  await reconcileGateway(services);
  const states = await Promise.all([captured, authorized, failed, refunded].map(({ id }) => stateOf(id)));
  expect(states.map(({ status }) => status)).toEqual(['received', 'received', 'failed', 'refunded']);
  expect(await receiptsOf(authorized.id)).toHaveLength(1);
});

test('the daily comparison asks once for each of more orders than are read at a time', async () => {
  const { id } = await ordered();
  const others = await reconcileGateway(services);
  const but = Array.from({ length: 100 }, (_, at) => ({ gateway_order_id: `order_${id}_${at}` }));
  await saveDecoys(pool, { table: 'donation', like: id, but });
  expect(await reconcileGateway(services)).toBe(others + 100);
});

test('an NGO gives a part and then the rest back, each time with its password', async () => {
  const { orderId, id } = await ordered();
  const payment = gateway.pay(orderId);
  await deliver(gateway.webhook('payment.captured', { payment }));
  const { token } = await signedIn({ role: 'ngo', ngoId });
  const refund = async (amount: string, as = token) =>
    call<{ msg: string; errors?: Record<string, string> }>('POST', `donation/refundDonation/${id}`, {
      token: as,
      body: { amount },
      headers: await confirmed(as),
    });
  expect((await call('POST', `donation/refundDonation/${id}`, { token, body: { amount: '1' } })).status).toBe(
    403,
  );
  const stranger = await signedIn({ role: 'ngo', ngoId: await savedGivingNgo() });
  expect((await refund('1', stranger.token)).status).toBe(404);
  for (const wrong of ['0', '-1', '1.005', '501', '']) expect((await refund(wrong)).status, wrong).toBe(422);
  gateway.fail(0);
  expect((await refund('200')).status).toBe(503);
  // Nobody knows whether it was given back, so it cannot be asked for twice.
  expect((await refund('200')).status).toBe(409);
  await reconcileGateway(services);
  expect(await stateOf(id)).toMatchObject({ status: 'received', refunded: 0, refundRequested: null });
  expect((await refund('200')).status).toBe(200);
  expect(await stateOf(id)).toMatchObject({ status: 'received', refunded: 20_000, refundRequested: null });
  expect((await refund('300')).status).toBe(200);
  expect(await stateOf(id)).toMatchObject({ status: 'refunded', refunded: 50_000 });
  expect(gateway.payments.get(payment.id)!.amount_refunded).toBe(50_000);
  expect((await refund('1')).status).toBe(409);
});

test('a donation that was claimed, cancelled or comes from abroad gets no order', async () => {
  const claimed = await savedDonation({ ngoId, status: 'claimed' });
  const cancelled = await savedDonation({ ngoId, status: 'cancelled' });
  const foreign = await savedDonation({ ngoId, isForeign: true });
  for (const { reference } of [claimed, cancelled, foreign])
    expect((await start(reference)).status).toBe(409);
  const elsewhere = await savedDonation({ ngoId: await savedGivingNgo() });
  expect((await start(elsewhere.reference)).status).toBe(409);
  const wrong = await call('POST', 'donation/startGatewayPayment', {
    body: { token: `DN-2222-22.${randomInt(9)}` },
  });
  expect(wrong.status).toBe(404);
});
