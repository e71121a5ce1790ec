import { tmpdir } from 'node:os';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { bodyBytesWithFile, type EndpointRules } from '#src/server/endpoint.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { receiveUploads } from './api-uploads.server.ts';

const RULES: EndpointRules = {
  access: 'ngo',
  limit: { requests: 1, seconds: 1 },
  audit: false,
  bodyBytes: bodyBytesWithFile(1_000_000),
};

/** Starts an endpoint that answers how many bytes it got. */
function startEndpoint() {
  const app = new Hono<ApiEnv>();
  const running = { now: 0, most: 0 };
  app.use((context, next) => {
    const [ngoId, session] = context.req.header('x-sender')?.split(' ') ?? [];
    context.set('account', { id: '1', ngoId, session: { id: session } } as ApiEnv['Variables']['account']);
    return next();
  });
  app.use(receiveUploads(() => new Map([['/photo/add', RULES]])));
  app.post('/api/photo/add', async (context) => {
    running.most = Math.max(running.most, ++running.now);
    const bytes = await context.req.arrayBuffer();
    await new Promise(setImmediate);
    running.now--;
    return context.text(String(bytes.byteLength));
  });
  app.onError((error, context) =>
    context.text(error.message, error instanceof AppError ? error.status : 500),
  );
  /** `sender` is the NGO and the session. */
  const send = async (sender: string, body: BodyInit, type = 'multipart/form-data; boundary=x') => {
    const headers = { 'x-sender': sender, 'content-type': type };
    const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const response = await app.request('/api/photo/add', request, { uploadFolder: tmpdir() });
    return `${response.status} ${await response.text()}`;
  };
  return { send, running };
}

/** A body that begins to arrive and ends when it is told to. */
function slowBody(): { body: ReadableStream<Uint8Array>; end: () => void } {
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from('--x--'));
      end = () => controller.close();
    },
  });
  return { body, end: () => end() };
}

test('an endpoint gets the whole body, one after the other', async () => {
  const { send, running } = startEndpoint();
  const body = Buffer.alloc(900_000, 'a');
  const answers = await Promise.all(['1', '2', '3', '4'].map((ngo) => send(`${ngo} a`, body)));
  expect(answers).toEqual(Array(4).fill('200 900000'));
  expect(running.most).toBe(1);
});

test('one session sends at most five at once, which stops nobody else, and each that ends makes room', async () => {
  const { send } = startEndpoint();
  const slow = Array.from({ length: 5 }, slowBody);
  const answers = slow.map(({ body }) => send('1 thief', body));
  expect(await send('1 thief', '--x--')).toBe('429 photosBusy');
  expect(await send('1 owner', '--x--')).toBe('200 5');
  expect(await send('2 other', '--x--')).toBe('200 5');
  slow[0]?.end();
  expect(await answers[0]).toBe('200 5');
  expect(await send('1 thief', '--x--')).toBe('200 5');
  for (const { end } of slow.slice(1)) end();
  expect(await Promise.all(answers)).toEqual(Array(5).fill('200 5'));
});

test('one NGO sends at most twenty at once, however many sessions it has', async () => {
  const { send } = startEndpoint();
  const slow = Array.from({ length: 20 }, slowBody);
  const answers = slow.map(({ body }, at) => send(`1 session${at % 4}`, body));
  expect(await send('1 another', '--x--')).toBe('429 photosBusy');
  expect(await send('2 other', '--x--')).toBe('200 5');
  for (const { end } of slow) end();
  expect(await Promise.all(answers)).toEqual(Array(20).fill('200 5'));
});

test('uploads of all NGOs together take half a GiB, whatever their senders say', async () => {
  const { send } = startEndpoint();
  const most = Math.floor((512 * 1024 * 1024) / RULES.bodyBytes!);
  const slow = Array.from({ length: most }, slowBody);
  const answers = slow.map(({ body }, at) => send(`${at} a`, body));
  expect(await send('another a', slowBody().body)).toBe('429 photosBusy');
  for (const { end } of slow) end();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['200 5', '429 photosBusy']));
  expect(await send('another a', '--x--')).toBe('200 5');
});

test('an upload of which nothing arrives any more is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { send } = startEndpoint();
  const answer = send('1 a', slowBody().body);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 1 });
  vi.advanceTimersByTime(21_000);
  expect(await answer).toBe('400 invalidInput');
  vi.useRealTimers();
});

test.each([
  ['a body that is no form', Buffer.alloc(10), 'application/json', '415 invalidInput'],
  ['another form', 'a&a', 'application/x-www-form-urlencoded', '415 invalidInput'],
  ['a form without a separator', '--x--', 'multipart/form-data', '415 invalidInput'],
  ['a body that is too large', Buffer.alloc(1_100_000), undefined, '413 tooLarge'],
  [
    'a long name of a file',
    `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(5_000)}"\r\n\r\n`,
    undefined,
    '400 invalidInput',
  ],
  ['a form with too many fields', '--x\r\n'.repeat(50), undefined, '400 invalidInput'],
  [
    'the same with its separator in quotes',
    '--y\r\n'.repeat(50),
    'multipart/form-data; boundary="y"',
    '400 invalidInput',
  ],
])('refuses %s, and then takes others', async (_name, body, type, answer) => {
  const { send } = startEndpoint();
  for (let time = 0; time < 6; time++) expect(await send('1 a', body, type)).toBe(answer);
  expect(await send('1 a', '--x--')).toBe('200 5');
});
