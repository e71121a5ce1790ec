import { beforeEach, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { UNPAID_RETENTION_DAYS } from '#src/features/donation/donation.values.ts';
import * as account from '#src/features/donation/gateway-account/gateway-account.queries.server.ts';
import * as keys from '#src/features/donation/gateway-account/gateway-keys.queries.server.ts';
import * as lifecycle from '#src/features/donation/lifecycle/lifecycle.queries.server.ts';
import { isOpenPurpose } from '#src/features/donation/lifecycle/create-donation.queries.server.ts';
import { rupees } from '#src/shared/money.ts';
import { saveDecoys, type Columns } from '../../../../tests/support/decoys.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import * as oversight from '#src/features/donation/bank-oversight/bank-oversight.queries.server.ts';
import * as gateway from './gateway.queries.server.ts';
import { timesBeforeNow } from '../../../../tests/support/days.ts';

const app = await testApp();
const { db, pool } = app;
const { savedNgo, savedDonation, savedPurpose, savedGatewayAccount } = donationTesting(app);

const DAY_MS = 24 * 3_600_000;
const { daysAgo } = timesBeforeNow();

let ngoId: string;
let other: string;
let id: string;
let accountId: string;
beforeEach(async () => {
  [ngoId, other] = [await savedNgo(), await savedNgo()];
  await savedGatewayAccount(ngoId);
  accountId = (await keys.selectGatewayKeys(db, { ngoId }))[0]!.id;
  ({ id } = await savedDonation({ ngoId, status: 'created' }));
});
const donationsLike = (but: Columns<'donation'>[]) => saveDecoys(pool, { table: 'donation', like: id, but });
const accountsLike = (but: Columns<'gateway_account'>[]) =>
  saveDecoys(pool, { table: 'gateway_account', like: accountId, but });
const soon = new Date(Date.now() + DAY_MS);
const replacedBy = (length: number) =>
  Array.from({ length }, () => ({ status: 'replaced' as const, webhook_until: soon }));
const rowsOf = async (table: 'donation' | 'gateway_account') =>
  (await pool.query<Record<string, unknown>>(`select * from ${table} where ngo_id = $1 order by id`, [ngoId]))
    .rows;
let number = 0;
const order = () => `order_${++number}`;

test('the keys of an NGO are the active ones and for a while those before, the latest first', async () => {
  const waits = { status: 'waiting', decided_at: null, decided_by: null } as const;
  const [ofOther, waiting, replaced] = await accountsLike([
    { ngo_id: other },
    waits,
    { status: 'replaced', webhook_until: soon },
    { status: 'replaced', webhook_until: daysAgo(0) },
    { status: 'replaced' },
    { status: 'removed', webhook_until: soon },
    { status: 'stopped' },
    { status: 'withdrawn' },
  ]);
  const found = async (which: Parameters<typeof keys.selectGatewayKeys>[1]) =>
    (await keys.selectGatewayKeys(db, which)).map((row) => row.id);
  expect(await found({ ngoId })).toEqual([replaced, accountId]);
  expect(await found({ ngoId, isActive: true })).toEqual([accountId]);
  expect(await found({ id: waiting! })).toEqual([waiting]);
  const current = async () =>
    (await account.selectCurrentGateways(db, ngoId)).map(({ _id }) => _id).toSorted();
  expect(await current()).toEqual([accountId, waiting!].toSorted());
  await account.updateGatewayRemoved(db, ngoId);
  expect(await current()).toEqual([waiting]);
  expect(await found({ ngoId, isActive: true })).toEqual([]);
  expect(await found({ ngoId })).toEqual([]);
  expect(await found({ ngoId: other, isActive: true })).toEqual([ofOther]);
  await accountsLike(replacedBy(11));
  expect(await found({ ngoId })).toHaveLength(10);
});

test('the gateway is asked about the orders of the last days, and about those that can still be paid', async () => {
  await pool.query('update donation set gateway_account_id = null');
  const [second, third, fourth] = await accountsLike(replacedBy(3));
  const ordered = () => ({
    gateway_account_id: accountId,
    gateway_order_id: order(),
    status: 'cancelled' as const,
    created_at: daysAgo(3),
  });
  const unpaid = { status: 'created', created_at: daysAgo(UNPAID_RETENTION_DAYS - 1) } as const;
  const [first, unpaidYet, failed, last] = await donationsLike([
    ordered(),
    { ...ordered(), ...unpaid },
    { ...ordered(), ...unpaid, status: 'failed' },
    ordered(),
    { ...ordered(), ...unpaid, created_at: daysAgo(UNPAID_RETENTION_DAYS + 1) },
    { ...ordered(), ...unpaid, status: 'cancelled' },
    { ...ordered(), gateway_account_id: second },
    { ...ordered(), gateway_order_id: null },
    { ...ordered(), created_at: daysAgo(5) },
    { ...ordered(), gateway_account_id: third, created_at: daysAgo(5) },
    { ...ordered(), gateway_account_id: fourth, gateway_order_id: null },
    { ...ordered(), gateway_account_id: null },
  ]);
  const accounts = await keys.selectAccountsWithOrders(db, 4);
  expect(accounts.toSorted()).toEqual([accountId, second!].toSorted());
  const unsettled = async (after = '0', limit = 9) =>
    (await gateway.selectUnsettled(db, { accountId, days: 4, after, limit })).map((row) => row.id);
  expect(await unsettled()).toEqual([first, unpaidYet, failed, last]);
  expect(await unsettled('0', 1)).toEqual([first]);
  expect(await unsettled(failed)).toEqual([last]);
});

test('a gift has one order, and what the gateway reports changes this gift alone', async () => {
  const [neighbour] = await donationsLike([{}]);
  const stored = { id, orderId: order(), accountId };
  const [stopped, foreign] = await accountsLike([{ status: 'stopped' }, { ngo_id: other }]);
  for (const account of [stopped!, accountId, foreign!])
    await gateway.updateOrder(db, { ...stored, accountId: account });
  await gateway.updateGatewayProblem(db, { id, problem: 'amount' });
  await gateway.updateRefundRequested(db, { id, amount: rupees(1) });
  const [changed, untouched] = await rowsOf('donation');
  expect(changed).toMatchObject({ gateway_order_id: stored.orderId, gateway_problem: 'amount' });
  expect(String(changed!['gateway_account_id'])).toBe(accountId);
  expect(untouched).toMatchObject({ gateway_order_id: null, gateway_problem: null, refund_requested: null });
  expect((await gateway.selectCheckout(db, changed!['reference'] as string))!.id).toBe(id);

  const payment = () => `pay_${++number}`;
  const [paid, withoutAccount, withoutPayment] = await donationsLike([
    { gateway_order_id: null, gateway_payment_id: payment() },
    { gateway_order_id: null, gateway_payment_id: payment(), gateway_account_id: null },
    { gateway_order_id: null },
  ]);
  expect((await gateway.selectRefundOrder(db, paid!))!.accountId).toBe(accountId);
  for (const none of [withoutAccount, withoutPayment])
    expect(await gateway.selectRefundOrder(db, none!)).toBeUndefined();
  const refund = { id: `rfnd_${++number}`, paymentId: payment(), amount: rupees(20) };
  const record = (donationId: string) =>
    gateway.insertGatewayRefund(db, { donationId, refund: { ...refund, status: 'processed' } });
  // Another NGO may name the same number.
  expect([await record(paid!), await record(neighbour!), await record(paid!)]).toEqual([true, true, false]);
  expect(await gateway.sumGatewayRefunds(db, paid!)).toBe(rupees(20));
});

test('a gift is locked by each of its numbers, and steps of its life change it alone', async () => {
  const payment = { gateway_order_id: order(), gateway_payment_id: `pay_${++number}` };
  const [foreign] = await accountsLike([{ ngo_id: other }]);
  const named = { ...payment, gateway_order_id: order(), ngo_id: other, gateway_account_id: foreign };
  const ofAccount = { ...payment, gateway_account_id: accountId };
  const [theirs, own] = await donationsLike([named, ofAccount, { ngo_id: other }, {}]);
  const locked = async (which: Parameters<typeof lifecycle.lockDonation>[1]) =>
    (await db.transaction().execute((inside) => lifecycle.lockDonation(inside, which)))?.id;
  expect(await locked({ id: own!, ngoId })).toBe(own);
  expect(await locked({ id: own!, ngoId: other })).toBeUndefined();
  expect(await locked({ orderId: payment.gateway_order_id })).toBe(own);
  const { gateway_payment_id: paymentId } = payment;
  expect(await locked({ paymentId, accountIds: [accountId] })).toBe(own);
  expect(await locked({ paymentId, accountIds: [foreign!] })).toBe(theirs);
  expect(await locked({ paymentId, accountIds: [] })).toBeUndefined();
  const others = async () => (await rowsOf('donation')).filter((row) => String(row['id']) !== own);
  const before = await others();
  await lifecycle.updateFailed(db, own!);
  await lifecycle.updateCancelled(db, { id: own!, reason: null });
  expect(await others()).toEqual(before);
});

test('keys are stopped only if our team stopped them', async () => {
  const but = (['stopped', 'removed', 'replaced'] as const).map((status) => ({ status }));
  const ended = await accountsLike(but);
  const found = await Promise.all([accountId, ...ended].map((of) => gateway.selectIsStopped(db, of)));
  expect(found).toEqual([false, true, false, false]);
});

test('staff see payments to stopped keys, and those to NGOs that are not verified', async () => {
  const paid = () => ({ gateway_order_id: order(), created_at: daysAgo(80) });
  const arrived = { received_on: '2026-04-02', received_at: daysAgo(70), proof: 'gateway' as const };
  const received = () => ({ ...paid(), ...arrived, status: 'received' as const });
  await pool.query(`update ngo set status = 'suspended' where id = $1`, [other]);
  const [stopped, ofSuspended] = await donationsLike([
    { ...paid(), gateway_problem: 'stopped' },
    { ...received(), ngo_id: other },
    { ...received(), gateway_problem: 'stopped' },
    { ...paid(), gateway_problem: 'stopped', created_at: daysAgo(91) },
    { ...paid(), gateway_problem: 'amount' },
    { ...paid(), ngo_id: other },
    { ...received(), gateway_order_id: null, ngo_id: other },
  ]);
  const seen = async (limit: number) =>
    (await oversight.selectHeldPayments(db, limit)).filter(({ ngoId: of }) => [ngoId, other].includes(of));
  expect(await seen(99)).toMatchObject([
    { _id: ofSuspended, ngoId: other, isStopped: false },
    { _id: stopped, ngoId, isStopped: true, amount: rupees(500) },
  ]);
  expect(await oversight.selectHeldPayments(db, 1)).toHaveLength(1);
  expect(await oversight.countHeldPayments(db)).toBe((await oversight.selectHeldPayments(db, 99)).length);
});

test('a gift is for an open purpose of its NGO', async () => {
  const [open, closed] = [await savedPurpose(ngoId), await savedPurpose(ngoId)];
  await pool.query('update donation_purpose set closed_at = now() where id = $1', [closed]);
  const isOpen = (purpose: string, ngo = ngoId) => isOpenPurpose(db, { id: purpose, ngoId: ngo });
  expect([await isOpen(open), await isOpen(closed), await isOpen(open, other)]).toEqual([true, false, false]);
});
