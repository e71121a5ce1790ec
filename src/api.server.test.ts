import { pino } from 'pino';
import { expect, test } from 'vitest';
import { api } from './api.server.ts';
import type { Database } from './server/database.server.ts';

/** A database of which every use fails, as when it is gone. */
const broken = new Proxy(
  {},
  {
    get: () => {
      throw new Error('the password is hunter2');
    },
  },
) as Database;

test('a GET that fails is answered success false and Something went wrong, without the inside of the fault', async () => {
  const { status, text } = await call('/api/ngo/getAllNgo');
  expect(status).toBe(500);
  expect(JSON.parse(text)).toMatchObject({
    success: false,
    msg: 'Something went wrong',
    requestId: 'request-1',
  });
  expect(text).not.toContain('hunter2');
});

test('an empty body is none, also when its type says JSON: the fields that are missing are named', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': '0' };
  const { status, text } = await call('/api/sendOtp', { method: 'POST', headers });
  expect(status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({ errors: { email: 'Email is required' } });
});

async function call(path: string, asked: RequestInit = {}): Promise<{ status: number; text: string }> {
  const answer = await api.fetch(new Request(`http://localhost${path}`, asked), {
    db: broken,
    log: pino({ level: 'silent' }),
    caller: { address: '127.0.0.1', language: 'en' },
    requestId: 'request-1',
    limits: false,
  });
  return { status: answer.status, text: await answer.text() };
}
