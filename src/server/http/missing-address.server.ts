import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { forwardedAddress } from './incoming.server.ts';
import { countRequestWithoutAddress, kindOf } from './metrics.server.ts';

/** The minimum interval between two log lines, in milliseconds. */
const LOG_EVERY = 60_000;

/**
 * Returns a function that counts each request for which our own proxies have passed no address on, and logs at most once
 * a minute what to do. Everybody behind such a proxy counts as one network. Monitoring may come without a proxy.
 */
export function reportMissingAddresses({
  trustedProxies,
  log,
}: {
  trustedProxies: number;
  log: Logger;
}): (request: IncomingMessage) => void {
  let loggedAt = -Infinity;
  return (request) => {
    if (trustedProxies === 0 || forwardedAddress(request, trustedProxies) !== undefined) return;
    if (kindOf(request.url ?? '/') === 'status') return;
    countRequestWithoutAddress();
    if (performance.now() - loggedAt < LOG_EVERY) return;
    loggedAt = performance.now();
    log.error(
      `TRUSTED_PROXIES is ${trustedProxies}, but a request came without the address of the visitor in X-Forwarded-For. So all visitors count as one network, and the limits for one shut everybody out. Let the proxy send the header, as in deploy/nginx.conf and deploy/Caddyfile, or correct TRUSTED_PROXIES.`,
    );
  };
}
