import { test } from 'vitest';
import { runCrash } from '../crash/run-crash.ts';
import { runWebhooksCrash } from '../crash/run-webhooks-crash.ts';
import { buildProduct } from '../support/build.ts';

// Both would build at the same time.
buildProduct();

// The short form of `npm run test:crash`. Most of the time passes in waiting: both run at once.
test.concurrent('stores, routes and mails each accepted help request exactly once while processes are killed', async ({
  expect,
}) => {
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

test.concurrent('receives each captured payment exactly once while processes are killed, and the receipts have no gap', async ({
  expect,
}) => {
  const plan = { webhooks: 90, clients: 10, kills: 1, postgresKills: 1 };
  const { errors, ...figures } = await runWebhooksCrash(plan);
  expect(errors).toEqual([]);
  expect(figures).toMatchObject({ webhooks: 92, answered: 276, kills: 1 });
  expect(figures.received + figures.refunded).toBe(figures.captured);
  expect(figures.receipts).toBeGreaterThan(figures.received);
  expect(figures.totals[1]).toBe(figures.totals[0]);
}, 300_000);
