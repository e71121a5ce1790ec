import { afterAll, beforeEach, expect, test } from 'vitest';
import type {
  FrozenNgo,
  HeldPayment,
} from '#src/features/donation/bank-oversight/bank-oversight.contract.ts';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { donationToken } from '#src/features/donation/lifecycle/create-donation.service.server.ts';
import type { OwnDonation } from '#src/features/donation/payment/payment.contract.ts';
import { paymentView } from '#src/features/donation/payment/payment-view.server.ts';
import { startRazorpayServer } from '../../../../tests/support/razorpay-server.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { gatewayTesting } from './gateway.fixture.ts';
import { reconcileGateway } from './reconcile.service.server.ts';

const gateway = await startRazorpayServer();
afterAll(() => gateway.stop());
const app = await testApp({ gatewayUrl: gateway.url });
const { call, callConfirmed, pool, services, signedIn } = app;
const { savedGivingNgo, savedGatewayAccount, receiptsOf } = donationTesting(app);
const { deliver, ordered, payAndReturn, start, stateOf } = gatewayTesting(app, gateway);

let ngoId: string;
let staff: string;
beforeEach(async () => {
  ngoId = await savedGivingNgo();
  await savedGatewayAccount(ngoId);
  ({ token: staff } = await signedIn({ role: 'staff' }));
});

/** Our team stops the keys of the NGO: they are a thief's. */
async function stopKeys() {
  const sql = `select id::text from gateway_account where ngo_id = $1 and status = 'active'`;
  const { rows } = await pool.query<{ id: string }>(sql, [ngoId]);
  const path = `donation/stopBankChange/gateway/${rows[0]!.id}`;
  const body = { reason: 'Not the account of the NGO.' };
  expect((await callConfirmed('POST', path, { token: staff, body })).status).toBe(200);
}
async function heldOf(of: string): Promise<HeldPayment[]> {
  type List = { held: HeldPayment[] };
  const { body } = await call<List>('GET', 'donation/getAllBankChange', { token: staff });
  return body.held.filter(({ ngo }) => ngo._id === of);
}
async function donorSees(reference: string) {
  const token = donationToken({ keys: services.keys, reference });
  const { body } = await call<{ data: OwnDonation }>('POST', 'donation/readDonation', { body: { token } });
  return paymentView({ donation: body.data, token, language: 'en' });
}

test.each(['return', 'comparison'])(
  'a payment to keys that our team stopped is not received by the %s; staff and donor see it',
  async (way) => {
    const begun = await ordered(ngoId);
    const { id, orderId, reference } = begun;
    await stopKeys();
    if (way === 'return') await payAndReturn(begun);
    else gateway.pay(orderId);
    await reconcileGateway(services);
    expect(await stateOf(id)).toMatchObject({ status: 'created', problem: 'stopped' });
    expect(await receiptsOf(id)).toEqual([]);
    expect(await heldOf(ngoId)).toMatchObject([{ reference, amount: 50_000, isStopped: true }]);
    const view = await donorSees(reference);
    expect(view).toMatchObject({ status: 'held', ways: null, claim: null, canCancel: false });
    expect(view.title).toContain('went to an account that we had stopped');
    expect(view.steps.map(({ key }) => key)).toEqual(['paid', 'held']);
    // The NGO enters keys of its own: the old payment still went elsewhere.
    await savedGatewayAccount(ngoId);
    await reconcileGateway(services);
    expect(await stateOf(id)).toMatchObject({ status: 'created', problem: 'stopped' });
    expect((await start(reference)).status).toBe(409);
  },
);

test('a payment that was only authorized is not captured for stopped keys', async () => {
  const { id, orderId } = await ordered(ngoId);
  await stopKeys();
  const { id: paymentId } = gateway.pay(orderId, { status: 'authorized' });
  await reconcileGateway(services);
  expect(gateway.payments.get(paymentId)).toMatchObject({ status: 'authorized' });
  expect(await stateOf(id)).toMatchObject({ status: 'created', problem: null });
});

test('a payment to stopped keys that was given back can be made again', async () => {
  const { id, orderId, reference } = await ordered(ngoId);
  await stopKeys();
  const payment = gateway.pay(orderId);
  await reconcileGateway(services);
  gateway.refund(payment, 50_000);
  await reconcileGateway(services);
  expect(await stateOf(id)).toMatchObject({ status: 'failed', problem: null, refunded: 0 });
  expect(await heldOf(ngoId)).toEqual([]);
  expect(await donorSees(reference)).toMatchObject({ status: 'pay' });
});

test.each(['removed', 'replaced'])('a payment to keys that the NGO %s itself is received', async (status) => {
  const { id, orderId } = await ordered(ngoId);
  await pool.query('update gateway_account set status = $2 where ngo_id = $1', [ngoId, status]);
  gateway.pay(orderId);
  await reconcileGateway(services);
  expect(await stateOf(id)).toMatchObject({ status: 'received', problem: null });
  expect(await receiptsOf(id)).toHaveLength(1);
  expect(await heldOf(ngoId)).toEqual([]);
});

test.each(['removed', 'replaced'])(
  'keys of a thief that were %s meanwhile take no more either, once our team stops them',
  async (status) => {
    const { id, orderId } = await ordered(ngoId);
    const unused = await savedGivingNgo();
    await savedGatewayAccount(unused);
    const frozenOf = async () => {
      const { body } = await call<{ frozen: FrozenNgo[] }>('GET', 'donation/getAllBankChange', {
        token: staff,
      });
      return body.frozen.filter(({ ngo }) => [ngoId, unused].includes(ngo._id));
    };
    // The owner said that the change was not theirs, and took the keys away, or the thief put others there.
    for (const frozen of [ngoId, unused]) {
      await pool.query('insert into bank_detail_freeze (ngo_id) values ($1)', [frozen]);
      await pool.query('update gateway_account set status = $2 where ngo_id = $1', [frozen, status]);
    }
    const [own, other] = await frozenOf();
    // Nobody has begun to pay to those of the other.
    expect(own).toMatchObject({ active: expect.any(Array), former: [{ kind: 'gateway' }] });
    expect(other).toMatchObject({ former: [] });
    const path = `donation/stopBankChange/gateway/${own!.former[0]!._id}`;
    const body = { reason: 'Not the account of the NGO.' };
    expect((await callConfirmed('POST', path, { token: staff, body })).status).toBe(200);
    expect((await frozenOf())[0]).toMatchObject({ former: [], stopped: [{ kind: 'gateway' }] });
    gateway.pay(orderId);
    await reconcileGateway(services);
    expect(await stateOf(id)).toMatchObject({ status: 'created', problem: 'stopped' });
    expect(await receiptsOf(id)).toEqual([]);
    expect((await callConfirmed('POST', path, { token: staff, body })).status).toBe(409);
  },
);

test('staff see what arrived for a suspended NGO, until it is verified again', async () => {
  const { orderId, reference } = await ordered(ngoId);
  const setStatus = (status: string) =>
    pool.query('update ngo set status = $2 where id = $1', [ngoId, status]);
  await setStatus('suspended');
  await deliver(gateway.webhook('payment.captured', { payment: gateway.pay(orderId) }), ngoId);
  expect(await heldOf(ngoId)).toMatchObject([{ reference, isStopped: false }]);
  await setStatus('verified');
  expect(await heldOf(ngoId)).toEqual([]);
});
