import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { publicRules } from '#src/server/endpoint.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { limitRequests } from './api-limits.server.ts';

/** Returns a function that calls an API with limits and returns the status. */
function limitedApi() {
  const rules = new Map([
    ['/ngo/getAllNgo', publicRules(2)],
    ['/ngo/suggest', publicRules(1)],
  ]);
  const api = new Hono<ApiEnv>()
    .use(limitRequests(() => rules))
    .get('*', (context) => context.text('fine'))
    .onError((error, context) => context.text('', error instanceof AppError ? error.status : 500));
  return async (path: string, address = '203.0.113.1', limits = true) =>
    (await api.request(`/api${path}`, {}, { limits, caller: { address, language: 'en' } })).status;
}

test('each endpoint answers a network as often as its contract says', async () => {
  const statusOf = limitedApi();
  const statuses = [];
  for (const path of ['/ngo/getAllNgo', '/ngo/getAllNgo', '/ngo/getAllNgo', '/ngo/suggest', '/ngo/suggest'])
    statuses.push(await statusOf(path));
  expect(statuses).toEqual([200, 200, 429, 200, 429]);
  expect(await statusOf('/ngo/suggest', '203.0.113.2')).toBe(200);
});

test('nothing is limited if limits are off', async () => {
  const statusOf = limitedApi();
  for (let times = 0; times < 3; times++)
    expect(await statusOf('/ngo/suggest', '203.0.113.1', false)).toBe(200);
});
