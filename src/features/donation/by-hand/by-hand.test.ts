import { beforeEach, describe, expect, test } from 'vitest';
import type { OwnDonation } from '#src/features/donation/details/details.contract.ts';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { NGO_MAILS_TO_ONE } from '#src/features/mail/ngo-mailing/ngo-mailing.values.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';

const app = await testApp();
const { call, callConfirmed, db, mailsTo, signedIn } = app;
const { savedGivingNgo, savedDonation, savedPurpose, receiptsOf } = donationTesting(app);

let ngoId: string;
let token: string;
beforeEach(async () => {
  ngoId = await savedGivingNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
});

type Answer = { msg: string; data: OwnDonation; errors?: Record<string, string> };
const donor = {
  donorName: 'Ramesh Vaghela',
  donorMobile: '9825000001',
  donorEmail: 'ramesh@example.org',
  donorAddress: '3 Park Road, Rajkot',
  donorIdKind: 'pan',
  donorId: 'abcpv1234f',
};
const cash = { method: 'cash', amount: '1,500', receivedOn: '2026-11-02', ...donor };
const add = (form: object, language: 'en' | 'gu' = 'en') =>
  callConfirmed<Answer>('POST', 'donation/addDonationByHand', { token, body: form, language });
const countDonations = async () =>
  (
    await runSql<[number]>(db, {
      text: 'select count(*)::int from donation where ngo_id = $1::bigint',
      values: [ngoId],
    })
  )[0]![0];

describe('a gift that an NGO adds', () => {
  test('is received at once and gets the next receipt, in the language of the form', async () => {
    const purposeId = await savedPurpose(ngoId);
    const { status, body } = await add({ ...cash, purposeId, nature: 'specificGrant', language: 'hi' });
    expect([status, body.msg]).toEqual([201, apiMessages.en.donationAdded]);
    expect(body.data).toMatchObject({
      status: 'received',
      method: 'cash',
      amount: 150_000,
      receivedOn: '2026-11-02',
      proof: 'ngo',
      byNgo: true,
      isForeign: false,
      language: 'hi',
      nature: 'specificGrant',
      purpose: { _id: purposeId },
      donor: { name: 'Ramesh Vaghela', idMasked: 'XXXXXXXX4F', hidesName: true },
      receipts: [{ number: '2026-27/00001', isDeductible: true, amount: 150_000 }],
    });
    const [entry] = await runSql<[string]>(db, {
      text: `select after::text from audit_entry where action = 'addDonationByHand' and entity_id = $1`,
      values: [body.data._id],
    });
    expect(JSON.parse(entry![0])).toEqual({ method: 'cash', amount: '₹1,500', receivedOn: '2026-11-02' });
  });

  test('without a language is written in that of the call', async () => {
    expect((await add(cash, 'gu')).body.data.language).toBe('gu');
  });

  test.each([
    [{ method: 'cash', amount: '2000' }, true, null],
    [{ method: 'cash', amount: '2000.01' }, false, 'cash'],
    [{ method: 'cheque', amount: '50000', chequeNumber: '012345' }, true, null],
    [{ method: 'kind', amount: '', kindDescription: 'Ten saris' }, false, 'kind'],
    [{ method: 'bankTransfer', amount: '5000', donorAddress: '' }, false, 'noAddress'],
  ])('%j has a receipt whose deduction is %j', async (form, isDeductible, reason) => {
    const { body } = await add({ ...cash, ...form });
    expect(await receiptsOf(body.data._id)).toMatchObject([{ isDeductible, reason }]);
  });

  test('of a nameless donor has no receipt, and no number is missing because of it', async () => {
    const { method, amount, receivedOn } = cash;
    const nameless = (await add({ method, amount, receivedOn })).body.data;
    expect(nameless).toMatchObject({ donor: { name: null }, receipts: [], receiptWaitsFor: 'name' });
    expect((await add(cash)).body.data.receipts[0]!.number).toBe('2026-27/00001');
  });

  test('is refused with every error at once, and nothing is added', async () => {
    const elsewhere = await savedPurpose(await savedGivingNgo());
    const { status, body } = await add({
      method: 'upi',
      amount: '1.005',
      utr: '12345678901',
      receivedOn: '2099-01-01',
      purposeId: elsewhere,
      donorName: '',
      donorId: 'AAATS1234K',
    });
    expect(status).toBe(422);
    expect(body.msg).toBe(apiMessages.en.lookAtFields);
    expect(body.errors).toEqual({
      amount: apiMessages.en.amountTooPrecise,
      utr: apiMessages.en.utrWrong,
      receivedOn: apiMessages.en.giftDayFuture,
      purposeId: apiMessages.en.giftPurposeUnknown,
      donorName: apiMessages.en.giftNameRequired,
      donorId: apiMessages.en.giftPanOfNgo,
    });
    expect(await countDonations()).toBe(0);
  });

  test('is not a payment that is received already, or that a donor has claimed', async () => {
    const received = await savedDonation({ ngoId, status: 'received' });
    const claimed = await savedDonation({ ngoId, status: 'claimed' });
    const upi = { ...cash, method: 'upi' };
    const twice = await add({ ...upi, utr: received.utr });
    expect([twice.status, twice.body.errors]).toEqual([422, { utr: apiMessages.en.donationUtrUsed }]);
    const { body } = await add({ ...upi, utr: claimed.utr });
    expect(body.errors!['utr']).toContain(claimed.reference);
    expect(await countDonations()).toBe(2);
    // Another NGO may have a payment with the same number.
    ({ token } = await signedIn({ role: 'ngo', ngoId: await savedGivingNgo() }));
    expect((await add({ ...upi, utr: received.utr })).status).toBe(201);
  });
});

test('gifts whose receipts would be too many mails for a mailbox are added, and their receipts are not mailed', async () => {
  const donorEmail = 'many@example.org';
  const gifts = Array.from({ length: NGO_MAILS_TO_ONE + 2 }, () =>
    add({ ...cash, donorEmail, amount: '10' }),
  );
  expect((await Promise.all(gifts)).map(({ status }) => status)).toEqual(gifts.map(() => 201));
  await app.runJobs('mailReceipt');
  expect(await mailsTo(donorEmail)).toHaveLength(NGO_MAILS_TO_ONE);
});

describe('cash', () => {
  const half = { ...cash, amount: '1,00,000' };
  test.each([
    ['the same PAN', { donorMobile: '', donorEmail: '' }],
    ['the same mobile number', { donorId: '', donorEmail: '' }],
    ['the same email', { donorId: '', donorMobile: '' }],
  ])('of ₹2,00,000 from one person in a day is refused: %s', async (_, same) => {
    expect((await add(half)).status).toBe(201);
    const { status, body } = await add({ ...half, donorName: 'R. Vaghela', ...same });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ amount: apiMessages.en.giftCashDay.replace('{0}', '₹2,00,000') });
    expect(await countDonations()).toBe(1);
    expect((await add({ ...half, ...same, amount: '99,999' })).status).toBe(201);
  });

  test('on another day, of another person, by cheque or for another NGO may be more', async () => {
    expect((await add(half)).status).toBe(201);
    const other = { donorMobile: '9825000002', donorEmail: '', donorId: '' };
    for (const form of [
      { ...half, receivedOn: '2026-11-03' },
      { ...half, ...other },
      { ...half, method: 'cheque', chequeNumber: '012345' },
    ])
      expect((await add(form)).status).toBe(201);
    ({ token } = await signedIn({ role: 'ngo', ngoId: await savedGivingNgo() }));
    expect((await add(half)).status).toBe(201);
  });

  test('that arrives twice at the same time passes once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(half)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422, 422, 422, 422, 422]);
  });

  test('that was a mistake or was given back does not count', async () => {
    const first = (await add(half)).body.data._id;
    const reason = { reason: 'Counted twice' };
    await callConfirmed('POST', `donation/cancelReceivedDonation/${first}`, { token, body: reason });
    expect((await add(half)).status).toBe(201);
  });
});

test('the form offers the open purposes of the NGO and the limits for cash', async () => {
  const open = await savedPurpose(ngoId, { title: 'Open' });
  const closed = await savedPurpose(ngoId, { title: 'Closed' });
  await savedPurpose(await savedGivingNgo());
  const sql = 'update donation_purpose set closed_at = now() where id = $1::bigint';
  await runSql(db, { text: sql, values: [closed] });
  const { body } = await call<{ data: object }>('GET', 'donation/getHandDonationForm', { token });
  expect(body.data).toMatchObject({
    purposes: [{ _id: open, title: 'Open' }],
    laws: [
      { appliesFrom: '1962-04-01', cashLimit: 200_000, cashDayLimit: 20_000_000 },
      { appliesFrom: '2026-04-01', cashLimit: 200_000, cashDayLimit: 20_000_000 },
    ],
    hasSignatory: true,
  });
  expect((await add({ ...cash, purposeId: closed })).status).toBe(422);
  expect((await add({ ...cash, receivedOn: todayInIndia(), purposeId: open })).status).toBe(201);
});
