import { createHmac } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { startRazorpayServer, type Webhook } from '../../../../tests/support/razorpay-server.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { gatewayTesting } from './gateway.fixture.ts';

const gateway = await startRazorpayServer();
afterAll(() => gateway.stop());
const app = await testApp({ gatewayUrl: gateway.url });
const { db } = app;
const { savedGivingNgo, savedGatewayAccount, receiptsOf } = donationTesting(app);
const testing = gatewayTesting(app, gateway);
const { stateOf } = testing;

let ngoId: string;
beforeEach(async () => {
  ngoId = await savedGivingNgo();
  await savedGatewayAccount(ngoId);
});
const ordered = () => testing.ordered(ngoId);
const deliver = (webhook: Webhook) => testing.deliver(webhook, ngoId);

test('a replaced webhook secret counts for a day, and only for orders of its own account', async () => {
  const old = await ordered();
  await runSql(db, {
    text: `update gateway_account set status = 'replaced', webhook_until = now() + interval '1 day'
      where ngo_id = $1::bigint`,
    values: [ngoId],
  });
  const webhookSecret = 'another webhook secret';
  await savedGatewayAccount(ngoId, { webhookSecret });
  const current = await ordered();
  const [forged, captured] = [current, old].map(({ orderId }) =>
    gateway.webhook('payment.captured', { payment: gateway.pay(orderId) }),
  );
  expect((await deliver(forged!)).status).toBe(200);
  expect(await stateOf(current.id)).toMatchObject({ status: 'created' });
  expect(await receiptsOf(current.id)).toEqual([]);
  expect((await deliver(captured!)).status).toBe(200);
  expect(await stateOf(old.id)).toMatchObject({ status: 'received' });
  // A refund is of the order's account too.
  const payment = gateway.pay(current.orderId);
  const signed = (webhook: Webhook): Webhook => ({
    ...webhook,
    signature: createHmac('sha256', webhookSecret).update(webhook.body).digest('hex'),
  });
  await deliver(signed(gateway.webhook('payment.captured', { payment })));
  const refund = gateway.webhook('refund.processed', { payment, refund: gateway.refund(payment, 20_000)! });
  await deliver(refund);
  expect(await stateOf(current.id)).toMatchObject({ status: 'received', refunded: 0 });
  await deliver({ ...signed(refund), eventId: 'evt_again' });
  expect(await stateOf(current.id)).toMatchObject({ refunded: 20_000 });
  await runSql(db, {
    text: `update gateway_account set webhook_until = now() where ngo_id = $1::bigint and status = 'replaced'`,
    values: [ngoId],
  });
  expect((await deliver(captured!)).status).toBe(401);
});

test('two accounts may have the same webhook secret', async () => {
  const old = await ordered();
  await runSql(db, {
    text: `update gateway_account set status = 'replaced', webhook_until = now() + interval '1 day'
      where ngo_id = $1::bigint`,
    values: [ngoId],
  });
  await savedGatewayAccount(ngoId);
  for (const { orderId, id } of [old, await ordered()]) {
    await deliver(gateway.webhook('payment.captured', { payment: gateway.pay(orderId) }));
    expect(await stateOf(id)).toMatchObject({ status: 'received' });
  }
});

test('a webhook with an impossible time is refused', async () => {
  const { orderId, id } = await ordered();
  const tomorrow = Math.floor(Date.now() / 1000) + 90_000;
  for (const created_at of [10 ** 15, 8 * 10 ** 12, tomorrow, 0, -1, 1.5]) {
    const payment = gateway.pay(orderId, { created_at });
    expect((await deliver(gateway.webhook('payment.captured', { payment }))).status, `${created_at}`).toBe(
      400,
    );
  }
  expect(await stateOf(id)).toMatchObject({ status: 'created' });
});
