import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CONNECTION_LIMITS, serverOptions } from './connection-limits.server.ts';
import { listen, readToEnd, sendRaw } from '../../../tests/support/http-server.ts';

const FEW = { headers: 400, textBody: 400, upload: 400, connections: 100, connectionsOfNetwork: 5 };
const HALF = 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf';

test('responds with 408 to an incomplete body and closes the connection', async () => {
  const { port } = await listen({ limits: FEW });
  expect(await sendRaw(port, HALF)).toMatch(/^HTTP\/1\.1 408 [^]*Content-Security-Policy/);
});

test('uploads have a longer timeout', async () => {
  const { port } = await listen({
    limits: { ...FEW, upload: 60_000 },
    isUpload: (path) => path === '/api/x',
  });
  const socket = connect(port, '127.0.0.1');
  socket.write(HALF);
  let response = '';
  socket.on('data', (bytes: Buffer) => (response += bytes.toString()));
  // Another body that began later has timed out meanwhile.
  expect(await sendRaw(port, HALF.replace('/api/x', '/api/y'))).toMatch(/^HTTP\/1\.1 408 /);
  expect(response).toBe('');
  socket.write('x'.repeat(96));
  await once(socket, 'data');
  expect(response).toMatch(/^HTTP\/1\.1 200/);
  socket.destroy();
});

test('an upload that trickles in ends with its time, and what waited for it too', async () => {
  let begun = 0;
  let waiting = 0;
  const { port } = await listen({
    limits: FEW,
    isUpload: () => true,
    respond: async ({ request }) => {
      begun++;
      waiting++;
      return new Response(await request.text().finally(() => waiting--));
    },
  });
  const socket = connect(port, '127.0.0.1');
  socket.write(HALF.replace('100', '1000000'));
  // It is never silent for long.
  const trickle = setInterval(() => socket.write('x'), 10);
  onTestFinished(() => clearInterval(trickle));
  expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 408 |^$/);
  await expect.poll(() => [begun, waiting]).toEqual([1, 0]);
});

test('closes connections whose headers never end', async () => {
  const { port } = await listen({ limits: FEW });
  expect(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 |^$/);
});

test('limits the concurrent connections of a network', async () => {
  const { port } = await listen({ limits: FEW });
  const sockets = Array.from({ length: 8 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await vi.waitUntil(() => sockets.slice(5).every((socket) => socket.closed), 5_000);
  expect(sockets.slice(0, 5).filter((socket) => socket.destroyed)).toEqual([]);
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.status)
    .toBe(200);
});

const GET = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

test('gives back every connection of a network, even its only one', async () => {
  const { port } = await listen({ limits: { ...FEW, connectionsOfNetwork: 1 } });
  for (let turn = 0; turn < 3; turn++)
    await expect.poll(() => sendRaw(port, GET).catch(() => '')).toMatch(/^HTTP\/1\.1 200/);
});

test('limits the connections of all networks together', async () => {
  const { port } = await listen({ limits: { ...FEW, connections: 2 } });
  const sockets = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await vi.waitUntil(() => sockets.filter((socket) => socket.closed).length === 2, 5_000);
  for (const socket of sockets) socket.destroy();
});

test('does not count the connections of a network behind a proxy of ours', async () => {
  const { port } = await listen({ limits: FEW, trustedProxies: 1 });
  const sockets = Array.from({ length: 8 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  expect(await sendRaw(port, GET)).toMatch(/^HTTP\/1\.1 200/);
  for (const socket of sockets) socket.destroy();
});

test('a body that arrived in time may be answered later', async () => {
  const { port } = await listen({
    limits: { ...FEW, textBody: 100 },
    respond: async ({ request }) => {
      const text = await request.text();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return new Response(text);
    },
  });
  const whole = 'POST /api/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 4\r\n\r\nbody';
  expect(await sendRaw(port, whole)).toMatch(/^HTTP\/1\.1 200/);
});

test('a request may take as long as the slowest upload after its headers', () => {
  const options = serverOptions({ limits: CONNECTION_LIMITS, trustedProxies: 0 });
  expect(options).toMatchObject({ headersTimeout: 15_000, requestTimeout: 195_000 });
});
