import { expect, test } from 'vitest';
import { runCrash } from '../crash/run-crash.ts';

// The small form of `npm run test:crash`.
test('requests for help that were answered with success are there once, routed and mailed, whatever is killed meanwhile', async () => {
  const plan = { requests: 40, clients: 10, kills: 2, postgresKills: 1 };
  const { faults, ...figures } = await runCrash(plan);
  expect(faults).toEqual([]);
  expect(figures).toMatchObject({
    answered: 40,
    found: 40,
    lost: 0,
    duplicates: 0,
    invented: 0,
    routed: 40,
    kills: 2,
  });
  expect(figures.mailsDue).toBeGreaterThan(120);
  expect(figures.mailsHandedOver).toBe(figures.mailsDue);
}, 300_000);
