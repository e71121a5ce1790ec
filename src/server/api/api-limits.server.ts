import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ApiEnv } from '../api-env.server.ts';
import type { EndpointRules } from '../endpoint.server.ts';
import { AppError } from '../errors.server.ts';
import { networksOf } from '../security/networks.server.ts';
import { endpointKey } from './endpoint-rules.server.ts';

/**
 * Holds each caller to the limit its endpoint's contract states, counted by network in this process.
 * A call made in process carries its visitor's address, so pages are held to the same limits.
 */
export function limitRequests(rules: () => ReadonlyMap<string, EndpointRules>): MiddlewareHandler<ApiEnv> {
  let limiters: Map<string, RateLimiterMemory> | undefined;
  return async (context, next) => {
    if (!context.env.limits) return next();
    limiters ??= buildLimiters(rules());
    const limiter = limiters.get(endpointKey(context.req.path));
    if (limiter) {
      const [network] = networksOf(context.env.caller.address);
      await limiter.consume(network).catch((error: unknown) => {
        const retryAfter = error instanceof RateLimiterRes ? Math.ceil(error.msBeforeNext / 1000) : undefined;
        throw new AppError({ status: 429, key: 'tooManyRequests', retryAfter });
      });
    }
    return next();
  };
}

function buildLimiters(rules: ReadonlyMap<string, EndpointRules>) {
  return new Map(
    [...rules].map(([keyPrefix, { limit }]) => [
      keyPrefix,
      new RateLimiterMemory({ keyPrefix, points: limit.requests, duration: limit.seconds }),
    ]),
  );
}
