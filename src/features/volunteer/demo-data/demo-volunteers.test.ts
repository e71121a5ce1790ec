import { expect, test } from 'vitest';
import { loadDemoData } from '#src/features/ngo/demo-data/demo-ngos.server.ts';
import { eraseOldVolunteers } from '#src/features/volunteer/retention/retention.service.server.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { loadDemoVolunteers } from './demo-volunteers.server.ts';

const app = await testApp();
const { db } = app;

test('loads the demo volunteers once, with shifts that count their places', async () => {
  const now = new Date();
  expect(await loadDemoVolunteers({ db, now })).toBe(0);
  await loadDemoData({ db, now });
  expect(await loadDemoVolunteers({ db, now })).toBe(26);
  expect(await loadDemoVolunteers({ db, now })).toBe(0);
  const [counts] = await runSql<[statuses: number, languages: number, minors: number]>(db, {
    text: `select count(distinct status)::int, count(distinct language)::int, count(*) filter (where not is_adult)::int
      from volunteer`,
    values: [],
  });
  expect(counts).toEqual([4, 3, expect.any(Number)]);
  expect(counts![2]).toBeGreaterThan(0);
  const [shifts] = await runSql<[past: number, future: number, taken: number, places: number]>(db, {
    text: `select count(*) filter (where ends_at < now())::int, count(*) filter (where starts_at > now())::int,
      sum(taken)::int, (select count(*)::int from volunteer_shift_place) from volunteer_shift`,
    values: [],
  });
  expect(shifts![0]).toBeGreaterThan(0);
  expect(shifts![1]).toBeGreaterThan(0);
  expect(shifts![2]).toBe(shifts![3]);
  // The demo shows nobody who would be erased at night.
  expect(await eraseOldVolunteers({ db })).toBe(0);
});
