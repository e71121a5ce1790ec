import { expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { rupees } from '#src/shared/money.ts';
import { daysBeside, saveDecoys, type Columns } from '../../../../tests/support/decoys.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import {
  selectExport,
  selectReceivedCount,
  selectStatementPage,
  selectStatementPart,
  selectStatementSummary,
  selectYears,
  upsertExport,
} from './yearly-statement.queries.server.ts';

const app = await testApp();
const { db, pool } = app;
const { savedNgo, savedDonation } = donationTesting(app);

const [FROM, TO] = ['2026-04-01', '2027-03-31'];
const [BEFORE, AFTER] = daysBeside({ from: FROM, to: TO });

const donationsLike = (like: string, but: Columns<'donation'>[]) =>
  saveDecoys(pool, { table: 'donation', like, but: but.map((difference) => ({ utr: null, ...difference })) });

test('a yearly statement is made of what the NGO received in the year', async () => {
  const ngoId = await savedNgo();
  const gift = await savedDonation({ ngoId, status: 'received', receivedOn: FROM });
  await donationsLike(gift.id, [
    { received_on: TO },
    { received_on: BEFORE },
    { received_on: AFTER },
    { received_on: AFTER, status: 'refunded', refunded: rupees(500) },
    { status: 'refunded', refunded: rupees(500) },
    { received_on: '2024-06-01', status: 'refunded', refunded: rupees(500) },
    { received_on: '2023-06-01', status: 'cancelled' },
    { ngo_id: await savedNgo() },
  ]);
  const [mistaken] = await donationsLike(gift.id, [{ received_on: '2022-06-01' }]);
  await pool.query(`update donation set status = 'cancelled' where id = $1`, [mistaken]);
  const period = { ngoId, from: FROM, to: TO };
  const page = await selectStatementPage(db, { period, limit: 9, offset: 0 });
  expect(page.map((row) => row.slice(6))).toEqual([[rupees(1000), rupees(500), 2]]);
  expect(await selectStatementSummary(db, period)).toMatchObject({
    donations: 2,
    amount: rupees(1000),
  });
  expect(await selectReceivedCount(db, period)).toBe(2);
  expect(await selectYears(db, ngoId)).toEqual([2027, 2026, 2025, 2024]);

  await upsertExport(db, { ngoId, year: 2026 });
  await upsertExport(db, { ngoId, year: 2025 });
  await pool.query(
    `update donation_statement set exported_at = now() - interval '1 hour' where ngo_id = $1`,
    [ngoId],
  );
  const changed = async () => (await selectExport(db, { ...period, year: 2026 }))!.changed;
  expect(await changed()).toBe(3);
  await pool.query(`update donation_statement set exported_at = now() where ngo_id = $1 and year = 2025`, [
    ngoId,
  ]);
  await pool.query(`update donation set updated_at = now() - interval '2 hours' where ngo_id = $1`, [ngoId]);
  expect(await changed()).toBe(0);
  await pool.query('update donation set updated_at = now() where id = $1', [gift.id]);
  expect(await changed()).toBe(1);
  expect(await selectExport(db, { ...period, year: 2023 })).toBeUndefined();
});

test('rows without an address come first, and gifts without a name are not joined', async () => {
  const ngoId = await savedNgo();
  const gift = await savedDonation({ ngoId, status: 'received', receivedOn: FROM, donorName: 'Asha' });
  const unknown = { donor_name: null, donor_email: null, donor_mobile: null, donor_address: null };
  const noId = { donor_id: null, donor_id_kind: null, donor_id_hash: null };
  const other = { donor_email: 'x@example.org', donor_id_hash: 'x' };
  await donationsLike(gift.id, [
    { ...other, donor_name: 'Zarina', donor_address: null },
    { ...unknown, donor_id_hash: 'y' },
    { ...unknown, ...noId },
  ]);
  const period = { ngoId, from: FROM, to: TO };
  const rows = await selectStatementPage(db, { period, limit: 9, offset: 0 });
  expect(rows.map(([, name, , , , , , , donations]) => [name, donations])).toEqual([
    ['Zarina', 1],
    [null, 1],
    [null, 1],
    ['Asha', 1],
  ]);
  expect(await selectStatementSummary(db, period)).toMatchObject({
    rows: 4,
    incomplete: 1,
    withoutAddress: 1,
  });
  const parts = await Promise.all(
    [0, 1, 2].map((part) => selectStatementPart(db, { period, parts: 3, part })),
  );
  expect(parts.map(({ length }) => length).reduce((sum, count) => sum + count)).toBe(4);
});
