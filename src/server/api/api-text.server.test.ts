import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { refuseUnreadableText } from './api-text.server.ts';

const api = new Hono<ApiEnv>()
  .use(refuseUnreadableText)
  .post('*', (context) => context.json({}))
  .onError((error, context) =>
    error instanceof AppError ? context.json(error.fields ?? {}, error.status) : context.json({}, 500),
  );

/** Sends a body and returns the status and the errors by field. */
async function responseTo(body: unknown) {
  const headers = { 'content-type': 'application/json' };
  const response = await api.request('/api/x', { method: 'POST', headers, body: JSON.stringify(body) }, {});
  return [response.status, await response.json()];
}

test('a text may have 20,000 units, and a body 5,000 values', async () => {
  expect(await responseTo({ more: [{ name: 'x'.repeat(20_000) }] })).toEqual([200, {}]);
  expect(await responseTo({ more: [{ name: 'x'.repeat(20_001) }] })).toEqual([
    400,
    { 'more.0.name': 'textLong' },
  ]);
  // The list is a value too.
  expect(await responseTo(Array(4_999).fill(1))).toEqual([200, {}]);
  expect(await responseTo(Array(5_000).fill(1))).toEqual([400, {}]);
});
