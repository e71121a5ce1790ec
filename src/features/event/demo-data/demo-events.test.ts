import { expect, test } from 'vitest';
import events from '#database/demo/events.json' with { type: 'json' };
import ngos from '#database/demo/ngos.json' with { type: 'json' };
import { loadDemoData } from '#src/features/ngo/demo-data/demo-ngos.server.ts';
import { findCategory, findCity } from '#src/features/reference/reference.server.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { loadDemoEvents } from './demo-events.server.ts';

const app = await testApp();
const { db } = app;
const NOW = new Date('2026-11-21T06:00:00Z');

test.each(events.map((entry) => [entry.title, entry] as const))('%s is a complete event', (_, entry) => {
  expect(findCity(entry.city)?.name).toBe(entry.city);
  expect(findCategory(entry.category)).toBeDefined();
  expect(ngos.find(({ id }) => id === entry.ngo)).toBeDefined();
  expect(entry.titleGu).toMatch(/\p{Script=Gujarati}/u);
  expect(entry.titleHi).toMatch(/\p{Script=Devanagari}/u);
  expect(entry.seatsTaken).toBeLessThanOrEqual(entry.capacity);
});

test('loads the demo events once, with the seats that their parties hold', async () => {
  expect(await loadDemoEvents({ db, now: NOW })).toBe(0);
  await loadDemoData({ db, now: NOW });
  expect(await loadDemoEvents({ db, now: NOW })).toBe(events.length);
  expect(await loadDemoEvents({ db, now: NOW })).toBe(0);
  const [row] = await runSql<[number, number]>(db, {
    text: `select sum(seats_taken)::int, (select sum(party_size)::int from event_registration where status = 'registered')
      from event`,
    values: [],
  });
  expect(row![0]).toBe(row![1]);
  expect(row![0]).toBeGreaterThan(300);
});
