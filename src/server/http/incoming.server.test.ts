import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { callerOf } from './incoming.server.ts';

test.each([
  [0, '198.51.100.7', '127.0.0.1'],
  [1, '198.51.100.7', '198.51.100.7'],
  [1, '203.0.113.9, 198.51.100.7, ', '198.51.100.7'],
  [2, '192.0.2.1, 203.0.113.9,, 198.51.100.7', '203.0.113.9'],
  [1, 'somebody', '127.0.0.1'],
])('behind %i proxies of ours, %j comes from %s', async (trustedProxies, forwarded, address) => {
  const server = createServer((request, response) => response.end(callerOf(request, trustedProxies).address));
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'x-forwarded-for': forwarded };
  expect(await (await fetch(`http://127.0.0.1:${port}/`, { headers })).text()).toBe(address);
});
