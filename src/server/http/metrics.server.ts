import type { ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Histogram, register } from 'prom-client';

/**
 * The default registry of prom-client. This module is loaded twice, by the process and in the built app; both
 * copies count here.
 */
export const metrics = register;

const isFirst = metrics.getSingleMetric('http_request_seconds') === undefined;
if (isFirst) collectDefaultMetrics();

const seconds =
  (metrics.getSingleMetric('http_request_seconds') as Histogram | undefined) ??
  new Histogram({
    name: 'http_request_seconds',
    help: 'How long requests take, by kind of address and status',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  });

const securityEvents =
  (metrics.getSingleMetric('security_events_total') as Counter | undefined) ??
  new Counter({
    name: 'security_events_total',
    help: 'Sign-ins, failed ones, refusals and limits reached, by kind',
    labelNames: ['kind'],
  });

const withoutAddress =
  (metrics.getSingleMetric('requests_without_address_total') as Counter | undefined) ??
  new Counter({
    name: 'requests_without_address_total',
    help: 'Requests for which a proxy of TRUSTED_PROXIES has passed no address on',
  });

/** Counts a request for which our own proxy has passed no address on. */
export function countRequestWithoutAddress(): void {
  withoutAddress.inc();
}

/** Counts an event of the security log, whether or not it gets its own row there. */
export function countSecurityEvent(kind: string): void {
  securityEvents.inc({ kind });
}

/**
 * Measures the time until the response to a request is sent. For privacy, only the kind of address is
 * recorded.
 */
export function observeRequest(response: ServerResponse, kind: string): void {
  const start = process.hrtime.bigint();
  response.once('finish', () => {
    const took = Number(process.hrtime.bigint() - start) / 1e9;
    seconds.observe({ kind, status: response.statusCode }, took);
  });
}

/** Returns the kind of an address, as a label for the metrics. */
export function kindOf(pathname: string): string {
  if (pathname.startsWith('/api/')) return 'api';
  if (pathname.startsWith('/assets/') || pathname.startsWith('/_page/')) return 'asset';
  if (pathname.startsWith('/photos/')) return 'photo';
  return /^\/(healthz|readyz|metrics)$/.test(pathname) ? 'status' : 'page';
}
