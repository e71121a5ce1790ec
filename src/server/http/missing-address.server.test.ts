import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { metrics } from './metrics.server.ts';
import { reportMissingAddresses } from './missing-address.server.ts';

afterEach(() => void vi.useRealTimers());

/** Returns the log lines and the count so far, and a function that reports a request. */
function reporting(trustedProxies: number) {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const report = reportMissingAddresses({ trustedProxies, log });
  const request = (url: string, forwarded?: string) => {
    const incoming = new IncomingMessage(new Socket());
    incoming.url = url;
    if (forwarded !== undefined) incoming.headers['x-forwarded-for'] = forwarded;
    report(incoming);
  };
  return { lines, request };
}

async function count(): Promise<number> {
  const metric = await metrics.getSingleMetric('requests_without_address_total')?.get();
  return metric?.values[0]?.value ?? 0;
}

test('a request without the address of the visitor is counted, and logged once a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const before = await count();
  const { lines, request } = reporting(2);
  request('/');
  request('/api/ngo/getAllNgo', '198.51.100.7');
  request('/', 'unknown, 198.51.100.7');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/TRUSTED_PROXIES is 2, .*deploy\/nginx.conf/);
  expect((await count()) - before).toBe(3);
  vi.advanceTimersByTime(59_999);
  request('/');
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(1);
  request('/');
  expect(lines).toHaveLength(2);
  expect((await count()) - before).toBe(5);
});

test('nothing is reported of monitoring, of addresses that were passed on, and without a proxy', async () => {
  const before = await count();
  const [proxied, direct] = [reporting(1), reporting(0)];
  for (const path of ['/healthz', '/readyz', '/metrics']) proxied.request(path);
  proxied.request('/', '192.0.2.1, 198.51.100.7');
  direct.request('/');
  expect([proxied.lines, direct.lines, await count()]).toEqual([[], [], before]);
});
