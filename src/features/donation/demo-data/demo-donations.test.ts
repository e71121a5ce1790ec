import { expect, test } from 'vitest';
import { loadDemoData } from '#src/features/ngo/demo-data/demo-ngos.server.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { loadDemoDonations } from './demo-donations.server.ts';

const { db, services } = await testApp();
const { keys } = services;

test('loads the demo donations once, with receipts and without mails', async () => {
  const now = new Date();
  expect(await loadDemoDonations({ db, keys, now })).toBe(0);
  await loadDemoData({ db, now });
  expect(await loadDemoDonations({ db, keys, now })).toBe(119);
  expect(await loadDemoDonations({ db, keys, now })).toBe(0);
  const [counts] = await runSql<number[]>(db, {
    text: `select count(distinct status)::int, count(distinct method)::int, count(distinct language)::int,
        count(*) filter (where status = 'received')::int,
        (select count(*)::int from donation_receipt where is_deductible), (select count(*)::int from donation_receipt),
        (select count(*)::int from mail), (select count(*)::int from bank_detail),
        (select sum(donations)::int from donation_count)
      from donation`,
    values: [],
  });
  const [statuses, methods, languages, received, deductible, receipts, mails, bankDetails, counted] = counts!;
  expect([statuses, methods, languages, mails, bankDetails, counted]).toEqual([4, 4, 2, 0, 10, 119]);
  expect(receipts).toBe(received);
  expect(deductible).toBeLessThan(receipts!);
  expect(deductible).toBeGreaterThan(50);
});

test('numbers the receipts of each NGO and financial year without a gap, in the order of receipt', async () => {
  const rows = await runSql<[string, number, number, string]>(db, {
    text: `select ngo_id::text, year::int, number, received_on::text from donation_receipt order by ngo_id, year, number`,
    values: [],
  });
  const series = Map.groupBy(rows, ([ngoId, year]) => `${ngoId} ${year}`);
  expect(series.size).toBeGreaterThan(10);
  for (const list of series.values()) {
    expect(list.map(([, , number]) => number)).toEqual(list.map((_, at) => at + 1));
    const days = list.map(([, , , day]) => day);
    expect(days).toEqual(days.toSorted());
  }
});

test('says that the receipt of each gift was issued and mailed when the gift was received', async () => {
  const [counts] = await runSql<number[]>(db, {
    text: `select count(distinct r.issued_at)::int, count(*) filter (
        where r.issued_at is distinct from d.received_at or r.mailed_at is distinct from d.received_at)::int
      from donation_receipt r join donation d on d.id = r.donation_id`,
    values: [],
  });
  expect(counts![0]).toBeGreaterThan(50);
  expect(counts![1]).toBe(0);
});
