import { expect, test } from 'vitest';
import { runCrash } from '../crash/run-crash.ts';

// The short form of `npm run test:crash`.
test('stores, routes and mails each accepted help request exactly once while processes are killed', async () => {
  const plan = { requests: 20, clients: 10, kills: 1, postgresKills: 1 };
  const { errors, ...figures } = await runCrash(plan);
  expect(errors).toEqual([]);
  expect(figures).toMatchObject({
    accepted: 20,
    stored: 20,
    lost: 0,
    duplicates: 0,
    unknown: 0,
    routed: 20,
    kills: 1,
  });
  expect(figures.mailsExpected).toBeGreaterThan(60);
  expect(figures.mailsDelivered).toBe(figures.mailsExpected);
}, 300_000);
