import { pino } from 'pino';
import { expect, test } from 'vitest';
import { api } from './api.server.ts';
import type { Database } from './server/database.server.ts';

/** A database that fails on every access, like one that is unreachable. */
const broken = new Proxy(
  {},
  {
    get: () => {
      throw new Error('the password is hunter2');
    },
  },
) as Database;

test('a failed GET responds with success false and a general message, without details of the error', async () => {
  const { status, text } = await call('/api/ngo/getAllNgo');
  expect(status).toBe(500);
  expect(JSON.parse(text)).toMatchObject({
    success: false,
    msg: 'Something went wrong',
    requestId: 'request-1',
  });
  expect(text).not.toContain('hunter2');
});

test('treats an empty JSON body as no body and reports the missing fields', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': '0' };
  const { status, text } = await call('/api/sendOtp', { method: 'POST', headers });
  expect(status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({ errors: { email: 'Email is required' } });
});

test('the addresses of one IPv6 network share their limits', async () => {
  const statusOf = async (address: string) => (await call('/api/nowhere', {}, address)).status;
  for (let n = 0; n < 600; n++) expect(await statusOf(`2001:db8:1:1::${n.toString(16)}`)).toBe(404);
  expect(await statusOf('2001:db8:1:1:ffff::1')).toBe(429);
  expect(await statusOf('2001:db8:1:2::1')).toBe(404);
  expect(await statusOf('203.0.113.1')).toBe(404);
});

async function call(
  path: string,
  asked: RequestInit = {},
  address?: string,
): Promise<{ status: number; text: string }> {
  const answer = await api.fetch(new Request(`http://localhost${path}`, asked), {
    db: broken,
    log: pino({ level: 'silent' }),
    caller: { address: address ?? '127.0.0.1', language: 'en' },
    requestId: 'request-1',
    limits: address !== undefined,
  });
  return { status: answer.status, text: await answer.text() };
}
