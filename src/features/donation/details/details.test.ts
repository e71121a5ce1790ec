import { beforeEach, describe, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { paise, rupees } from '#src/shared/money.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { ownDonation, type ConfirmationResult, type OwnDonation } from './details.contract.ts';
import { dayIn } from '../../../../tests/support/days.ts';

const app = await testApp();
const { call, callConfirmed, db, signedIn, mailsTo } = app;
const { savedGivingNgo, savedNgo, savedDonation, savedPurpose, receiptsOf } = donationTesting(app);

let ngoId: string;
let token: string;
beforeEach(async () => {
  ngoId = await savedGivingNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
});

type Answer = { msg: string; data: OwnDonation; errors?: Record<string, string> };
const read = async (id: string) =>
  (await call<Answer>('GET', `donation/getDonationOfNgo/${id}`, { token })).body.data;
const change = (action: string, id: string, body: object = {}) =>
  callConfirmed<Answer>('POST', `donation/${action}/${id}`, { token, body });
const tomorrow = () => dayIn(1);

/** Stores what the gateway knows about a donation. */
const putAtGateway = (id: string) =>
  runSql(db, {
    text: `with account as (
        insert into gateway_account (ngo_id, key_id, key_secret, webhook_secret, status, requested_by, takes_effect_at,
          decided_at, decided_by)
        select ngo_id, 'rzp_test_abcdef', 'x', 'x', 'replaced', 1, now(), now(), 'ngo' from donation where id = $1::bigint
        returning id
      )
      update donation set method = 'gateway', gateway_order_id = 'order_' || $1,
        gateway_account_id = (select id from account) where id = $1::bigint`,
    values: [id],
  });
const auditOf = async (id: string) =>
  runSql<[string, string, string]>(db, {
    text: `select action, before::text, after::text from audit_entry where entity_id = $1 and entity = 'donation'
      and not after ? 'people' order by id`,
    values: [id],
  });

describe('a donation', () => {
  test('shows its donor with a masked number, its receipts and what can be done', async () => {
    const purposeId = await savedPurpose(ngoId);
    const { id, reference, utr, email } = await savedDonation({ ngoId, status: 'received', purposeId });
    const data = ownDonation.parse(await read(id));
    expect(data).toMatchObject({
      _id: id,
      reference,
      status: 'received',
      utr,
      purpose: { title: 'Eye camps' },
      donor: { name: 'કોકિલા પટેલ', email, mobile: '9876543210', idKind: 'pan', idMasked: 'XXXXXXXX4E' },
      proof: 'ngo',
      receivedOn: '2026-11-20',
      receiptWaitsFor: null,
      receipts: [{ number: '2026-27/00001', isDeductible: true, cancelledAt: null, amount: 50_000 }],
      possible: {
        confirm: false,
        refuse: false,
        correctDonor: true,
        cancel: true,
        refund: true,
        cancelReceipt: true,
        reissueReceipt: true,
      },
    });
  });

  test('without a name or without somebody who signs says what its receipt waits for', async () => {
    const nameless = await savedDonation({ ngoId, status: 'received', donorName: null });
    expect((await read(nameless.id)).receiptWaitsFor).toBe('name');
    ngoId = await savedNgo();
    ({ token } = await signedIn({ role: 'ngo', ngoId }));
    const unsigned = await savedDonation({ ngoId, status: 'received' });
    expect(await read(unsigned.id)).toMatchObject({
      receiptWaitsFor: 'signatory',
      possible: { reissueReceipt: false },
    });
    const { status, body } = await change('reissueReceipt', unsigned.id);
    expect([status, body.msg]).toEqual([409, apiMessages.en.receiptUnsigned]);
  });
});

describe('another NGO', () => {
  const CHANGES: Record<string, object> = {
    confirmDonation: {},
    refuseDonation: { reason: 'Not there' },
    cancelReceivedDonation: { reason: 'A mistake' },
    recordRefund: { refunded: '10', reason: 'Sent back' },
    updateDonor: { donorName: 'Somebody' },
    cancelReceipt: { reason: 'Wrong name' },
    reissueReceipt: { reason: 'Wrong name' },
  };
  test.each(Object.entries(CHANGES))('gets a 404 from %s, and changes nothing', async (action, body) => {
    const all = [
      await savedDonation({ ngoId, status: 'claimed' }),
      await savedDonation({ ngoId, status: 'received' }),
    ];
    const before = await Promise.all(all.map(({ id }) => read(id)));
    const other = (await signedIn({ role: 'ngo', ngoId: await savedGivingNgo() })).token;
    for (const id of [...all.map((donation) => donation.id), '0', 'x', '99999999999999999999'])
      expect((await callConfirmed('POST', `donation/${action}/${id}`, { token: other, body })).status).toBe(
        404,
      );
    expect(await Promise.all(all.map(({ id }) => read(id)))).toEqual(before);
  });

  test('reads nothing, and confirms nothing among its own', async () => {
    const { id } = await savedDonation({ ngoId, status: 'claimed' });
    const elsewhere = await savedGivingNgo();
    const other = (await signedIn({ role: 'ngo', ngoId: elsewhere })).token;
    expect((await call('GET', `donation/getDonationOfNgo/${id}`, { token: other })).status).toBe(404);
    const own = await savedDonation({ ngoId: elsewhere, status: 'claimed' });
    const { body } = await callConfirmed<{ data: { results: ConfirmationResult[] } }>(
      'POST',
      'donation/confirmDonations',
      { token: other, body: { ids: [id, own.id] } },
    );
    expect(body.data.results).toEqual([
      { _id: id, isConfirmed: false, msg: apiMessages.en.notFound },
      { _id: own.id, isConfirmed: true, msg: null },
    ]);
    expect((await read(id)).status).toBe('claimed');
  });
});

describe('confirming', () => {
  test('issues the receipt of the day of receipt, today if none is named', async () => {
    const { id } = await savedDonation({ ngoId, status: 'claimed' });
    const { status, body } = await change('confirmDonation', id);
    expect([status, body.msg]).toEqual([200, apiMessages.en.donationConfirmed]);
    expect(body.data).toMatchObject({ status: 'received', receivedOn: todayInIndia(), proof: 'ngo' });
    const early = await savedDonation({ ngoId, status: 'claimed' });
    await change('confirmDonation', early.id, { receivedOn: '2026-03-31' });
    expect((await read(early.id)).receipts[0]!.number).toBe('2025-26/00001');
    expect(await auditOf(early.id)).toEqual([
      [
        'confirmDonation',
        '{"status": "claimed", "receivedOn": null}',
        '{"status": "received", "receivedOn": "2026-03-31"}',
      ],
    ]);
  });

  test('is refused for a day to come or long ago, and with every error at once', async () => {
    const { id } = await savedDonation({ ngoId, status: 'claimed' });
    for (const [receivedOn, key] of [
      [tomorrow(), 'giftDayFuture'],
      ['1999-12-31', 'giftDayOld'],
      ['2026-02-30', 'giftDayRequired'],
    ] as const) {
      const { status, body } = await change('confirmDonation', id, { receivedOn, utr: '12345678901' });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ receivedOn: apiMessages.en[key], utr: apiMessages.en.utrWrong });
    }
    expect((await read(id)).status).toBe('claimed');
  });

  test('takes the number that the bank shows, unless it proves another donation', async () => {
    const { id } = await savedDonation({ ngoId, status: 'claimed' });
    const other = await savedDonation({ ngoId, status: 'received' });
    const taken = await change('confirmDonation', id, { utr: other.utr });
    expect([taken.status, taken.body.msg]).toEqual([409, apiMessages.en.donationUtrUsed]);
    expect(await receiptsOf(id)).toEqual([]);
    const { body } = await change('confirmDonation', id, { utr: '૪૯૯૯ ૦૦૦૦ ૦૦૦૧' });
    expect(body.data.utr).toBe('499900000001');
  });

  test('works for money that arrived although it was refused, failed or never claimed', async () => {
    for (const status of ['created', 'failed', 'refused'] as const) {
      const { id } = await savedDonation({ ngoId, status });
      expect((await change('confirmDonation', id)).body.data).toMatchObject({ status: 'received' });
    }
  });

  test('is impossible twice, after a refund, and for a payment at the gateway', async () => {
    for (const status of ['received', 'refunded', 'cancelled'] as const) {
      const { id } = await savedDonation({ ngoId, status });
      const answer = await change('confirmDonation', id);
      expect([answer.status, answer.body.msg]).toEqual([409, apiMessages.en.donationMoved]);
    }
    const { id } = await savedDonation({ ngoId });
    await putAtGateway(id);
    const answer = await change('confirmDonation', id);
    expect([answer.status, answer.body.msg]).toEqual([409, apiMessages.en.donationAtGateway]);
    expect((await read(id)).possible).toMatchObject({ confirm: false, cancel: false, refund: false });
  });

  test('several at once stops at none that is no longer possible', async () => {
    const ids: string[] = [];
    for (const status of ['claimed', 'received', 'claimed', 'cancelled'] as const)
      ids.push((await savedDonation({ ngoId, status })).id);
    const { body } = await callConfirmed<{
      msg: string;
      data: { confirmed: number; results: ConfirmationResult[] };
    }>('POST', 'donation/confirmDonations', {
      token,
      body: { ids: [...ids, ids[0]], receivedOn: '2026-11-02' },
      language: 'hi',
    });
    expect(body.data.confirmed).toBe(2);
    expect(body.msg).toBe(apiMessages.hi.donationsConfirmed.replace('{0}', '2'));
    expect(body.data.results.map(({ isConfirmed }) => isConfirmed)).toEqual([true, false, true, false]);
    expect(body.data.results[1]!.msg).toBe(apiMessages.hi.donationMoved);
    expect((await read(ids[2]!)).receivedOn).toBe('2026-11-02');
    const wrong = await callConfirmed<Answer>('POST', 'donation/confirmDonations', {
      token,
      body: { ids, receivedOn: tomorrow() },
    });
    expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['receivedOn']]);
  });
});

describe('a claim', () => {
  test('is refused with a reason, which the donor reads and the audit log does not contain', async () => {
    const { id, email } = await savedDonation({ ngoId, status: 'claimed' });
    for (const [reason, key] of [
      ['', 'donationReasonRequired'],
      ['x'.repeat(501), 'textLong'],
      ['Call 2341 2341 2346', 'aadhaar'],
    ] as const) {
      const { status, body } = await change('refuseDonation', id, { reason });
      expect([status, body.errors]).toEqual([400, { reason: apiMessages.en[key] }]);
    }
    const reason = 'Please call 9825000000';
    const { body } = await change('refuseDonation', id, { reason });
    expect(body.data).toMatchObject({ status: 'refused', refuseReason: reason });
    expect(await auditOf(id)).toEqual([['refuseDonation', '{"status": "claimed"}', '{"status": "refused"}']]);
    expect((await change('refuseDonation', id, { reason })).status).toBe(409);
    const mails = await mailsTo(email);
    expect(mails.map(({ event }) => event)).toEqual(['donationRefused']);
    expect(mails[0]!.body).not.toContain(reason);
  });
});

describe('a received donation', () => {
  test('that was recorded by mistake is cancelled with its receipt', async () => {
    const { id } = await savedDonation({ ngoId, status: 'received' });
    expect((await change('cancelReceivedDonation', id, { reason: ' ' })).status).toBe(400);
    const { body } = await change('cancelReceivedDonation', id, { reason: 'Entered twice' });
    expect(body.data).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Entered twice',
      receipts: [{ cancelReason: 'Entered twice' }],
      possible: { cancelReceipt: false, reissueReceipt: false, correctDonor: false },
    });
    const claimed = await savedDonation({ ngoId, status: 'claimed' });
    expect((await change('cancelReceivedDonation', claimed.id, { reason: 'x' })).status).toBe(409);
  });

  test('is given back in part and then as a whole, and a repeated call changes nothing', async () => {
    const { id } = await savedDonation({ ngoId, status: 'received', amount: rupees(1000) });
    const refund = (refunded: string) => change('recordRefund', id, { refunded, reason: 'Sent back' });
    for (let time = 0; time < 2; time++)
      expect((await refund('₹300.50')).body.data).toMatchObject({ status: 'received', refunded: 30_050 });
    expect((await receiptsOf(id)).map(({ amount, isCancelled }) => [amount, isCancelled])).toEqual([
      [100_000, true],
      [69_950, false],
    ]);
    expect((await refund('1,000')).body.data).toMatchObject({ status: 'refunded', refunded: 100_000 });
    expect((await receiptsOf(id)).every(({ isCancelled }) => isCancelled)).toBe(true);
  });

  test('is not given back with a wrong amount or without a reason', async () => {
    const { id } = await savedDonation({ ngoId, status: 'received', amount: rupees(1000) });
    await change('recordRefund', id, { refunded: '300', reason: 'x' });
    for (const [refunded, message] of [
      ['', apiMessages.en.giftRefundRequired],
      ['0', apiMessages.en.amountSmall],
      ['-5', apiMessages.en.amountNegative],
      ['1.005', apiMessages.en.amountTooPrecise],
      ['1000.01', apiMessages.en.refundLarge.replace('{0}', '₹1,000')],
      ['299', apiMessages.en.giftRefundLess],
    ]) {
      const { status, body } = await change('recordRefund', id, { refunded, reason: '' });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ refunded: message, reason: apiMessages.en.donationReasonRequired });
    }
    const { data } = (await change('recordRefund', id, { refunded: '300', reason: 'x' })).body;
    expect(data.refunded).toBe(30_000);
  });

  test('in kind that is worth nothing cannot be given back as money', async () => {
    const kind = { method: 'kind', kindDescription: 'Ten saris', amount: paise(0) } as const;
    const { id } = await savedDonation({ ngoId, status: 'received', ...kind });
    expect((await read(id)).possible.refund).toBe(false);
    expect((await change('recordRefund', id, { refunded: '1', reason: 'x' })).status).toBe(422);
  });
});
