import { createHmac } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#src/api.server.ts';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { donationToken } from '#src/features/donation/lifecycle/create-donation.service.server.ts';
import type { OwnDonation } from '#src/features/donation/payment/payment.contract.ts';
import { stepsOf } from '#src/features/donation/payment/payment-steps.server.ts';
import { issueWaitingReceipts } from '#src/features/donation/receipts/waiting-receipts.service.server.ts';
import {
  RAZORPAY_KEYS,
  startRazorpayServer,
  type Webhook,
} from '../../../../tests/support/razorpay-server.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { gatewayTesting } from './gateway.fixture.ts';
import { reconcileGateway } from './reconcile.service.server.ts';

const gateway = await startRazorpayServer();
afterAll(() => gateway.stop());
const app = await testApp({ gatewayUrl: gateway.url });
const { call, confirmed, db, runJobs, services, signedIn } = app;
const { savedGivingNgo, savedGatewayAccount, savedDonation, receiptsOf } = donationTesting(app);
const { keys } = services;
const testing = gatewayTesting(app, gateway);
const { start, stateOf } = testing;

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

describe('an NGO that names the numbers of another', () => {
  let other: string;
  beforeEach(async () => {
    other = await savedGivingNgo();
    await savedGatewayAccount(other);
  });
  /** Begins a gift to each NGO; the payment of the own one has the number of the other if `isSame`. */
  async function paidToBoth(isSame: boolean) {
    const [own, theirs] = [await ordered(), await testing.ordered(other)];
    const payment = gateway.pay(theirs.orderId);
    const ownPayment = gateway.pay(own.orderId, isSame ? { id: payment.id } : {});
    await deliver(gateway.webhook('payment.captured', { payment: ownPayment }));
    const { status } = await testing.deliver(gateway.webhook('payment.captured', { payment }), other);
    return { own, theirs, ownPayment, payment, status };
  }

  test('does not keep a gift from the other', async () => {
    const { own, theirs, status } = await paidToBoth(true);
    expect(status).toBe(200);
    for (const { id } of [own, theirs]) expect(await stateOf(id)).toMatchObject({ status: 'received' });
  });

  test.each([true, false])('does not hide a refund of the other (same payment: %s)', async (isSame) => {
    const { own, theirs, ownPayment, payment } = await paidToBoth(isSame);
    const refund = gateway.refund(payment, 50_000)!;
    const claimed = { ...refund, payment_id: ownPayment.id, amount: 100 };
    await deliver(gateway.webhook('refund.processed', { refund: claimed }));
    expect(await stateOf(theirs.id)).toMatchObject({ status: 'received', refunded: 0 });
    const real = await testing.deliver(gateway.webhook('refund.processed', { refund }), other);
    expect(real.status).toBe(200);
    expect(await stateOf(theirs.id)).toMatchObject({ status: 'refunded', refunded: 50_000 });
    expect(await receiptsOf(theirs.id)).toMatchObject([{ isCancelled: true }]);
    expect(await stateOf(own.id)).toMatchObject({ status: 'received', refunded: 100 });
  });
});

test('the signature of a webhook covers the bytes that arrived', async () => {
  const { orderId, id } = await ordered();
  const text = Buffer.from(gateway.webhook('payment.captured', { payment: gateway.pay(orderId) }).body);
  const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
  const marked = Buffer.concat([byteOrderMark, text]);
  /** Delivers bytes that are signed as if they were others. */
  async function deliverBytes(body: Uint8Array<ArrayBuffer>, signed: Uint8Array): Promise<number> {
    const signature = createHmac('sha256', RAZORPAY_KEYS.webhookSecret).update(signed).digest('hex');
    const headers = { 'x-razorpay-signature': signature, 'content-type': 'application/json' };
    const url = `http://localhost/api/donation/gatewayWebhook/${ngoId}`;
    const request = new Request(url, { method: 'POST', headers, body });
    const caller = { address: '198.18.0.1', language: 'en' as const };
    return (await api.fetch(request, { ...services, caller, requestId: 'test' })).status;
  }
  expect([await deliverBytes(marked, text), await deliverBytes(text, marked)]).toEqual([401, 401]);
  // No text, but decoded its replacement characters would be one.
  const broken = Buffer.from(text.toString('latin1').replace('captured', 'captured\xff'), 'latin1');
  expect(await deliverBytes(broken, broken)).toBe(400);
  expect(await stateOf(id)).toMatchObject({ status: 'created' });
  expect(await deliverBytes(marked, marked)).toBe(200);
  expect(await stateOf(id)).toMatchObject({ status: 'received' });
});

test('a refund of nothing is refused, and hides no other', async () => {
  const { orderId, id } = await ordered();
  const payment = gateway.pay(orderId);
  await deliver(gateway.webhook('payment.captured', { payment }));
  const nothing = gateway.refund(payment, 0)!;
  expect((await deliver(gateway.webhook('refund.processed', { refund: nothing }))).status).toBe(400);
  gateway.refund(payment, 50_000);
  await reconcileGateway(services);
  expect(await stateOf(id)).toMatchObject({ status: 'refunded', refunded: 50_000 });
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

test.each(['stopped', 'replaced'])(
  'a donor is not sent to keys that were %s while the order was made',
  async (status) => {
    const { reference } = await savedDonation({ ngoId });
    const end = async () => {
      const text = `update gateway_account set status = $2 where ngo_id = $1::bigint`;
      await runSql(db, { text, values: [ngoId, status] });
      if (status === 'replaced') await savedGatewayAccount(ngoId);
    };
    gateway.whileOrdering(end);
    expect((await start(reference)).status).toBe(409);
    // The gift is not bound to them: begun again, it goes to the new keys.
    expect((await start(reference)).status).toBe(status === 'replaced' ? 200 : 409);
  },
);

describe('an NGO that is not verified', () => {
  const setStatus = (status: string) =>
    runSql(db, {
      text: `update ngo set status = $2, deleted_at = case when $2 = 'deleted' then now() end,
        status_before_deletion = case when $2 = 'deleted' then 'verified' end where id = $1::bigint`,
      values: [ngoId, status],
    });

  test.each(['suspended', 'deleted', 'pending'])('takes no payment by card: %s', async (status) => {
    const { reference } = await ordered();
    const other = await savedDonation({ ngoId });
    await setStatus(status);
    for (const begun of [reference, other.reference]) expect((await start(begun)).status).toBe(409);
    expect(await stateOf(other.id)).toMatchObject({ status: 'created' });
  });

  test.each(['webhook', 'return', 'comparison'])(
    'money that arrives all the same by %s is in its books, and the receipt waits for staff',
    async (way) => {
      const begun = await ordered();
      const { id, orderId, reference } = begun;
      await setStatus('suspended');
      if (way === 'return') await testing.payAndReturn(begun);
      else {
        const payment = gateway.pay(orderId);
        if (way === 'webhook') await deliver(gateway.webhook('payment.captured', { payment }));
        else await reconcileGateway(services);
      }
      expect(await stateOf(id)).toMatchObject({ status: 'received' });
      expect(await receiptsOf(id)).toEqual([]);
      await issueWaitingReceipts(services, ngoId);
      expect(await receiptsOf(id)).toEqual([]);
      const token = donationToken({ keys, reference });
      const page = await call<{ data: OwnDonation }>('POST', 'donation/readDonation', { body: { token } });
      const steps = stepsOf({ donation: page.body.data, language: 'en' });
      expect(JSON.stringify(steps)).toContain('Our team is looking at this NGO');
      const staff = await signedIn({ role: 'staff' });
      const unsuspended = await call('POST', `ngo/unsuspendNgo/${ngoId}`, {
        token: staff.token,
        headers: await confirmed(staff.token),
      });
      expect(unsuspended.status).toBe(200);
      await runJobs('issueWaitingReceipts');
      expect(await receiptsOf(id)).toHaveLength(1);
    },
  );
});
