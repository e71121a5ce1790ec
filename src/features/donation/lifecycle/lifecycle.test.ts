import { expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { paise, rupees } from '#src/shared/money.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { lockDonation } from './lifecycle.queries.server.ts';
import { receiveDonation, refundDonation } from './lifecycle.service.server.ts';

const app = await testApp();
const { db, services } = app;
const { savedGivingNgo, savedDonation, savedNgo, receiptsOf } = donationTesting(app);

const receive = (reference: string, values: { utr?: string; receivedOn?: string } = {}) =>
  db.transaction().execute(async (transaction) => {
    const donation = (await lockDonation(transaction, { reference }))!;
    const input = { donation, actor: 'ngo', receivedOn: '2026-11-20', proof: 'ngo', ...values } as const;
    await receiveDonation({ ...services, db: transaction }, input);
  });

const countsOf = async (ngoId: string) =>
  runSql<[string, string, number, number]>(db, {
    text: `select month::text, status, sum(donations)::int, sum(amount)::int from donation_count
      where ngo_id = $1::bigint group by month, status having sum(donations) <> 0 or sum(amount) <> 0
      order by month, status`,
    values: [ngoId],
  });

test('money that arrives gets the next receipt of its financial year', async () => {
  const ngoId = await savedGivingNgo();
  const last = await savedDonation({ ngoId, status: 'received', receivedOn: '2026-03-31' });
  const first = await savedDonation({ ngoId, status: 'received', receivedOn: '2026-04-01' });
  const second = await savedDonation({ ngoId, status: 'claimed' });
  await receive(second.reference, { receivedOn: '2026-04-02' });
  const numbers = await Promise.all([last, first, second].map(async ({ id }) => (await receiptsOf(id))[0]));
  expect(numbers).toMatchObject([
    { year: 2025, number: 1, isDeductible: true },
    { year: 2026, number: 1, isDeductible: true },
    { year: 2026, number: 2, isDeductible: true },
  ]);
});

test('a payment is received once, and a number proves one donation of an NGO', async () => {
  const ngoId = await savedGivingNgo();
  const { reference, utr } = await savedDonation({ ngoId, status: 'received' });
  await expect(receive(reference)).rejects.toMatchObject({ status: 409, key: 'donationMoved' });
  const other = await savedDonation({ ngoId, status: 'claimed' });
  await expect(receive(other.reference, { utr })).rejects.toMatchObject({ key: 'donationUtrUsed' });
  expect(await receiptsOf(other.id)).toEqual([]);
  // Another NGO may have a payment with the same number.
  const elsewhere = await savedDonation({ ngoId: await savedGivingNgo(), status: 'claimed' });
  await receive(elsewhere.reference, { utr });
  expect(await receiptsOf(elsewhere.id)).toHaveLength(1);
});

test('a refund of a part replaces the receipt by one over the rest, a whole one cancels it', async () => {
  const ngoId = await savedGivingNgo();
  const { id, reference } = await savedDonation({ ngoId, status: 'received', amount: rupees(1000) });
  const refund = (refunded: number) =>
    db.transaction().execute(async (transaction) => {
      const donation = (await lockDonation(transaction, { reference }))!;
      const input = { donation, actor: 'ngo', refunded: paise(refunded), reason: 'Sent back' } as const;
      await refundDonation({ ...services, db: transaction }, input);
    });
  await refund(30_000);
  await refund(30_000);
  expect(await receiptsOf(id)).toMatchObject([
    { number: 1, isCancelled: true, amount: 100_000 },
    { number: 2, isCancelled: false, amount: 70_000 },
  ]);
  await refund(100_000);
  expect((await receiptsOf(id)).map(({ isCancelled }) => isCancelled)).toEqual([true, true]);
  await refund(100_000);
  expect(await countsOf(ngoId)).toEqual([['2026-11-01', 'refunded', 1, 0]]);
});

test('the counts are the sums of the donations in each status and month', async () => {
  const ngoId = await savedGivingNgo();
  await savedDonation({ ngoId, status: 'received', receivedOn: '2026-10-31', amount: paise(12_345) });
  await savedDonation({ ngoId, status: 'received', receivedOn: '2026-10-01', amount: paise(5) });
  await savedDonation({ ngoId, status: 'received', receivedOn: '2026-11-01' });
  const received = (await countsOf(ngoId)).filter(([, status]) => status === 'received');
  expect(received).toEqual([
    ['2026-10-01', 'received', 2, 12_350],
    ['2026-11-01', 'received', 1, 50_000],
  ]);
});

test('without somebody who signs, or a name of the donor, there is no receipt', async () => {
  const unsigned = await savedNgo();
  const one = await savedDonation({ ngoId: unsigned, status: 'received' });
  expect(await receiptsOf(one.id)).toEqual([]);
  const ngoId = await savedGivingNgo();
  const nameless = await savedDonation({ ngoId, status: 'received', donorName: null });
  expect(await receiptsOf(nameless.id)).toEqual([]);
});

test('a received donation can neither be deleted nor have two valid receipts', async () => {
  const ngoId = await savedGivingNgo();
  const { id } = await savedDonation({ ngoId, status: 'received' });
  const sql = (text: string) => runSql(db, { text, values: [id] });
  await expect(sql('delete from donation where id = $1::bigint')).rejects.toThrow(/stays in the books/);
  await expect(sql('delete from donation_receipt where donation_id = $1::bigint')).rejects.toThrow(
    /permission/,
  );
  await expect(
    sql(`insert into donation_receipt (ngo_id, donation_id, year, number, code, amount, is_deductible, content, language,
        received_on)
      select ngo_id, donation_id, year, number + 1, 'RC-2222-2222-2222', amount, true, 'x', 'en', received_on
      from donation_receipt where donation_id = $1::bigint`),
  ).rejects.toThrow(/donation_receipt_valid/);
  const unpaid = await savedDonation({ ngoId, status: 'claimed' });
  await expect(
    runSql(db, {
      text: `insert into donation_receipt (ngo_id, donation_id, year, number, code, amount, is_deductible, content, language,
        received_on) values ($1::bigint, $2::bigint, 2026, 99, 'RC-2222-2222-2223', 50000, true, 'x', 'en', '2026-11-20')`,
      values: [ngoId, unpaid.id],
    }),
  ).rejects.toThrow(/is not received/);
});
