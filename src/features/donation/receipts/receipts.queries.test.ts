import { beforeEach, describe, expect, test } from 'vitest';
import * as compliance from '#src/features/donation/compliance/compliance.queries.server.ts';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { selectCashOfDay } from '#src/features/donation/donor/cash-limit.queries.server.ts';
import { upsertExport } from '#src/features/donation/yearly-statement/yearly-statement.queries.server.ts';
import { addDays } from '#src/shared/india-time.ts';
import { daysBeside, hideNgo, saveDecoys, type Columns } from '../../../../tests/support/decoys.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import {
  selectDonationToReceipt,
  selectUnsignedNgo,
  updateReceiptCancelled,
} from './receipt-issue.queries.server.ts';
import { selectReceiptsOfDonor, updateMailed } from './receipt.queries.server.ts';
import { countWaitingReceipts, selectWaitingReceipts } from './waiting-receipts.queries.server.ts';
import { paise, rupees } from '#src/shared/money.ts';

const app = await testApp();
const { db, pool } = app;
const { savedNgo, savedGivingNgo, savedDonation } = donationTesting(app);

const [FROM, TO] = ['2026-04-01', '2027-03-31'];
const [BEFORE, AFTER] = daysBeside({ from: FROM, to: TO });
const DAY = '2026-11-20';

const donationsLike = (like: string, but: Columns<'donation'>[]) =>
  saveDecoys(pool, { table: 'donation', like, but: but.map((difference) => ({ utr: null, ...difference })) });
const receiptsLike = (like: string, but: Columns<'donation_receipt'>[]) =>
  saveDecoys(pool, { table: 'donation_receipt', like, but });
const receiptOf = async (donation: string) => {
  const { rows } = await pool.query<{ id: string }>(
    'select id::text from donation_receipt where donation_id = $1 order by donation_receipt.id limit 1',
    [donation],
  );
  return rows[0]!.id;
};
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
const cancelled = { cancelled_at: new Date(), cancel_reason: 'Wrong name' };

describe('receipts that wait', () => {
  test('are those of received gifts of named donors, in the order of receipt', async () => {
    const ngoId = await savedNgo();
    const { id } = await savedDonation({ ngoId, status: 'received', receivedOn: DAY });
    const [twin, first] = await donationsLike(id, [
      {},
      { received_on: addDays(DAY, -9) },
      { status: 'cancelled' },
      { donor_name: null },
      { ngo_id: await savedNgo() },
    ]);
    const waiting = async (limit: number, after?: { id: string; receivedOn: string }) =>
      idsOf(await selectWaitingReceipts(db, { ngoId, limit, after }));
    expect(await waiting(9)).toEqual([first, id, twin]);
    expect(await waiting(2)).toEqual([first, id]);
    expect(await waiting(9, { id, receivedOn: DAY })).toEqual([twin]);
    expect(await countWaitingReceipts(db, { ngoId, most: 9 })).toBe(3);
    expect(await countWaitingReceipts(db, { ngoId, most: 2 })).toBe(2);

    const [nameless, undone] = await donationsLike(id, [{ donor_name: null }, { status: 'cancelled' }]);
    expect(await selectUnsignedNgo(db, id)).toBe(ngoId);
    for (const one of [nameless, undone]) expect(await selectUnsignedNgo(db, one!)).toBeUndefined();
    const signed = await savedGivingNgo();
    const gift = await savedDonation({ ngoId: signed, status: 'received' });
    expect(await selectUnsignedNgo(db, gift.id)).toBeUndefined();
    expect(await selectDonationToReceipt(db, gift.id)).toBeUndefined();
    expect(await countWaitingReceipts(db, { ngoId: signed, most: 9 })).toBe(0);
    await updateReceiptCancelled(db, { donationId: gift.id, reason: 'Wrong name' });
    expect((await selectDonationToReceipt(db, gift.id))!.id).toBe(gift.id);
    const others = await donationsLike(gift.id, [{ donor_name: null }, { status: 'cancelled' }]);
    for (const one of others) expect(await selectDonationToReceipt(db, one)).toBeUndefined();
  });
});

describe('receipts', () => {
  let ngoId: string;
  let gift: Awaited<ReturnType<typeof savedDonation>>;
  let receipt: string;
  beforeEach(async () => {
    ngoId = await savedGivingNgo();
    gift = await savedDonation({ ngoId, status: 'received', receivedOn: DAY });
    receipt = await receiptOf(gift.id);
  });

  test('of a donor are the valid ones of a period, oldest first', async () => {
    const [early, second, otherDonor, third] = await donationsLike(gift.id, [
      {},
      {},
      { donor_email: 'other@example.org' },
      {},
    ]);
    const [first, last, twin] = await receiptsLike(receipt, [
      { donation_id: early, received_on: FROM },
      { donation_id: second, received_on: TO },
      { donation_id: third },
      { donation_id: otherDonor },
      cancelled,
    ]);
    const [of1, of2] = await donationsLike(gift.id, [{}, {}]);
    await receiptsLike(receipt, [
      { donation_id: of1, received_on: BEFORE },
      { donation_id: of2, received_on: AFTER },
    ]);
    const query = { email: gift.email, from: FROM, to: TO };
    expect(idsOf(await selectReceiptsOfDonor(db, { ...query, limit: 9 }))).toEqual([
      first,
      receipt,
      twin,
      last,
    ]);
    expect(idsOf(await selectReceiptsOfDonor(db, { ...query, limit: 2 }))).toEqual([first, receipt]);
    expect([await updateMailed(db, receipt), await updateMailed(db, receipt)]).toEqual([true, false]);
    const { rows } = await pool.query('select id::text from donation_receipt where mailed_at is not null');
    expect(rows).toEqual([{ id: receipt }]);
  });

  test('that are deductible and valid make a statement due, and its reminders are sent once', async () => {
    await pool.query('delete from compliance_reminder');
    await pool.query('update donation_receipt set year = 2000 where ngo_id <> $1', [ngoId]);
    const [second, notDeductible, withdrawn, hidden] = await Promise.all(
      Array.from({ length: 4 }, () => savedGivingNgo()),
    );
    const give = async (ngo: string, difference: Columns<'donation_receipt'> = {}) => {
      const { id } = await savedDonation({ ngoId: ngo, status: 'received', receivedOn: DAY });
      const { year, is_deductible, reason } = {
        year: 2026,
        is_deductible: true,
        reason: null,
        ...difference,
      };
      const { cancelled_at = null, cancel_reason = null } = difference;
      await pool.query(
        `update donation_receipt set year = $2, is_deductible = $3, reason = $4, cancelled_at = $5,
            cancel_reason = $6
          where donation_id = $1`,
        [id, year, is_deductible, reason, cancelled_at, cancel_reason],
      );
    };
    const ofCash = { is_deductible: false, reason: 'cash' } as const;
    await give(second!);
    await give(notDeductible!, ofCash);
    await give(withdrawn!, cancelled);
    await give(hidden!);
    await give(notDeductible!, { year: 2025 });
    await hideNgo(pool, { id: hidden! });
    const yearsOf = async (ngo: string, years = [2025, 2026]) =>
      (await compliance.selectStatementYears(db, { ngoId: ngo, years })).toSorted((a, b) => a - b);
    expect([await yearsOf(second!), await yearsOf(notDeductible!), await yearsOf(withdrawn!)]).toEqual([
      [2026],
      [2025],
      [],
    ]);
    expect(await yearsOf(notDeductible!, [2026])).toEqual([]);
    const remind = async (
      limit = 9,
      more: Partial<Parameters<typeof compliance.insertStatementReminders>[1]> = {},
    ) =>
      (
        await compliance.insertStatementReminders(db, {
          year: 2026,
          dueOn: '2027-05-31',
          daysBefore: 30,
          limit,
          ...more,
        })
      ).map((row) => row.ngoId);
    await pool.query(
      `insert into compliance_reminder (ngo_id, duty, due_on, days_before)
      values ($1, 'fcra', '2027-05-31', 30)`,
      [second],
    );
    expect(await remind(1)).toEqual([ngoId]);
    expect(await remind(1)).toEqual([second]);
    expect(await remind()).toEqual([]);
    expect(await remind(9, { daysBefore: 7 })).toEqual([ngoId, second]);
    expect(await remind(9, { dueOn: '2027-06-30' })).toEqual([ngoId, second]);
    expect(await remind(9, { year: 2025 })).toEqual([notDeductible]);

    await upsertExport(db, { ngoId: second!, year: 2026 });
    const savedOn = (ngo: string, year: number) =>
      compliance.selectStatementSavedOn(db, { ngoId: ngo, year });
    expect(await savedOn(second!, 2026)).toBeDefined();
    expect([await savedOn(ngoId, 2026), await savedOn(second!, 2025)]).toEqual([undefined, undefined]);
  });
});

test('registrations that end within some days are reminded of once each', async () => {
  await pool.query('delete from compliance_reminder');
  const end = { validFrom: '2022-04-01', validTo: DAY };
  const until = (validTo: string) => ({ fcra: { ...end, number: '123456789', validTo } });
  const [first, second] = [await savedNgo(until(DAY)), await savedNgo(until(DAY))];
  for (const validTo of [addDays(DAY, 1), addDays(DAY, -1)]) await savedNgo(until(validTo));
  const deleted = await savedNgo(until(DAY));
  await hideNgo(pool, { id: deleted, status: 'deleted' });
  const of12A = await savedNgo({ reg12A: { ...end, number: '12A/1' } });
  await savedNgo({ reg12A: { ...end, number: '12A/1', validTo: addDays(DAY, 1) } });
  await pool.query(`update ngo set reg_12a_number = '12A/1', reg_12a_valid_to = $2 where id = $1`, [
    first,
    DAY,
  ]);
  const remind = async (more: Partial<Parameters<typeof compliance.insertRegistrationReminders>[1]> = {}) =>
    (
      await compliance.insertRegistrationReminders(db, {
        duty: 'fcra',
        from: DAY,
        to: DAY,
        daysBefore: 30,
        limit: 9,
        ...more,
      })
    ).map((row) => row.ngoId);
  expect(await remind({ limit: 1 })).toEqual([first]);
  expect(await remind({ limit: 1 })).toEqual([second]);
  expect(await remind()).toEqual([]);
  expect(await remind({ daysBefore: 7 })).toEqual([first, second]);
  expect(await remind({ duty: 'reg12A', limit: 1 })).toEqual([first]);
  expect(await remind({ duty: 'reg12A' })).toEqual([of12A]);
  await pool.query('update ngo set fcra_valid_to = $2 where id = $1', [first, addDays(DAY, 365)]);
  const next = { from: addDays(DAY, 365), to: addDays(DAY, 365) };
  expect(await remind(next)).toEqual([first]);
  expect(await compliance.selectRegistrationEnds(db, of12A)).toEqual({
    verified: true,
    reg12A: DAY,
    reg80G: null,
    fcra: null,
  });
});

test('cash of one donor on a day is what the same NGO received and kept', async () => {
  const ngoId = await savedNgo();
  const cash = { method: 'cash', amount: rupees(100) } as const;
  const gift = await savedDonation({ ngoId, status: 'received', receivedOn: DAY });
  await pool.query(`update donation set method = 'cash', amount = 10000, utr = null where id = $1`, [
    gift.id,
  ]);
  const others = {
    donor_id_hash: 'x',
    donor_id: 'x',
    donor_mobile: '9000000000',
    donor_email: 'x@example.org',
  };
  await donationsLike(gift.id, [
    // Each of these has one thing in common with the donor.
    { ...cash, ...others, donor_mobile: '9876543210', amount: paise(1) },
    { ...cash, donor_mobile: '9000000000', donor_email: 'x@example.org', amount: paise(2) },
    { ...cash, ...others, donor_email: gift.email, amount: paise(4), refunded: paise(1) },
    // And these are not of the donor, or not of the day.
    { ...cash, ...others },
    { ...cash, ngo_id: await savedNgo() },
    { ...cash, received_on: addDays(DAY, 1) },
    { ...cash, status: 'cancelled' },
    { method: 'cheque' },
  ]);
  const found = await selectCashOfDay(db, { id: gift.id, ngoId });
  expect(found).toEqual({ receivedOn: DAY, amount: 10_006 });
  expect(await selectCashOfDay(db, { id: gift.id, ngoId: await savedNgo() })).toBeUndefined();
});
