import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { apiMessages } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { publicRules } from '#src/server/endpoint.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { respondToErrors } from './api-errors.server.ts';

const rules = new Map([['/helpRequest/send', { ...publicRules(1), isUrgent: true }]]);
const t = apiMessages.en;

/** Returns the response to a call whose handler throws the error. */
async function responseTo(error: Error, path = '/ngo/getAllNgo', signal: AbortSignal | null = null) {
  const api = new Hono<ApiEnv>()
    .get('*', () => {
      throw error;
    })
    .onError(respondToErrors(() => rules));
  const caller = { address: '192.0.2.1', language: 'en' };
  const env = { caller, requestId: 'r-1', log: pino({ level: 'silent' }) };
  const response = await api.request(`/api${path}`, { signal }, env);
  return { status: response.status, wait: response.headers.get('retry-after'), body: await response.json() };
}

test('who must wait is told how long, and in need also whom to call meanwhile', async () => {
  const error = new AppError({ status: 429, key: 'tooManyRequests', retryAfter: 120 });
  const sentence = `${t.tooManyRequests} Please wait 2 minutes.`;
  expect(await responseTo(error)).toEqual({
    status: 429,
    wait: '120',
    body: { success: false, msg: sentence },
  });
  expect((await responseTo(error, '/helpRequest/send')).body).toMatchObject({
    msg: `${sentence} ${t.helpMeanwhile}`,
  });
});

test('other errors have their sentence alone, an unexpected one its number in the log', async () => {
  const busy = new AppError({ status: 503, key: 'busy', retryAfter: 3 });
  expect(await responseTo(busy)).toMatchObject({ status: 503, wait: '3', body: { msg: t.busy } });
  const missing = { status: 404, wait: null, body: { success: false, msg: t.notFound } };
  expect(await responseTo(notFound(), '/helpRequest/send')).toEqual(missing);
  expect(await responseTo(new Error('the password is hunter2'))).toEqual({
    status: 500,
    wait: null,
    body: { success: false, msg: t.somethingWentWrong, requestId: 'r-1' },
  });
});

test('a sender who is gone does not count as a database that is away', async () => {
  const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  expect(await responseTo(reset)).toMatchObject({ status: 503, body: { msg: t.databaseAway } });
  expect(await responseTo(reset, '/ngo/getAllNgo', AbortSignal.abort())).toMatchObject({ status: 400 });
});
