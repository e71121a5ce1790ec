import type { ServerResponse } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

const seconds = new Histogram({
  name: 'http_request_seconds',
  help: 'How long requests take, by kind of address and status',
  labelNames: ['kind', 'status'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [metrics],
});

/** Times a request until its answer is sent. Addresses are told apart by kind only: never who looked at what. */
export function observeRequest(response: ServerResponse, kind: string): void {
  const start = process.hrtime.bigint();
  response.once('finish', () => {
    const took = Number(process.hrtime.bigint() - start) / 1e9;
    seconds.observe({ kind, status: response.statusCode }, took);
  });
}

/** Of what kind an address is, for the figures. */
export function kindOf(pathname: string): string {
  if (pathname.startsWith('/api/')) return 'api';
  if (pathname.startsWith('/assets/') || pathname.startsWith('/_page/')) return 'asset';
  if (pathname.startsWith('/photos/')) return 'photo';
  return /^\/(healthz|readyz|metrics)$/.test(pathname) ? 'status' : 'page';
}
