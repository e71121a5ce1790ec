import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import type { EndpointRules, Limit } from '#src/server/endpoint.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { networksOf } from '#src/server/security/networks.server.ts';
import { WIDE_NETWORK_FACTOR } from '#src/server/security/rate-limit.server.ts';
import { endpointKey } from './endpoint-rules.server.ts';

/** The limit for paths that are not endpoints. */
const UNKNOWN_PATHS: Limit = { requests: 600, seconds: 60 };

/**
 * One limiter for the caller's narrow network (an IPv4 address, an IPv6 /64), and one for the wide one (/48).
 */
type Limiters = [narrow: RateLimiterMemory, wide: RateLimiterMemory];

/**
 * Enforces the limit that each endpoint's contract states, counted by network in this process. In-process
 * calls carry the visitor's address, so pages have the same limits.
 */
export function limitRequests(rules: () => ReadonlyMap<string, EndpointRules>): MiddlewareHandler<ApiEnv> {
  let limitersByEndpoint: Map<string, Limiters> | undefined;
  const limitersOfUnknown = makeLimiters({ keyPrefix: 'unknown', limit: UNKNOWN_PATHS });
  return async (context, next) => {
    if (!context.env.limits) return next();
    limitersByEndpoint ??= new Map(
      [...rules()].map(([keyPrefix, { limit }]) => [keyPrefix, makeLimiters({ keyPrefix, limit })]),
    );
    const limiters = limitersByEndpoint.get(endpointKey(context.req.path)) ?? limitersOfUnknown;
    for (const [index, network] of networksOf(context.env.caller.address).entries())
      await limiters[index]!.consume(network!).catch((error: unknown) => {
        const retryAfter = error instanceof RateLimiterRes ? Math.ceil(error.msBeforeNext / 1000) : undefined;
        throw new AppError({ status: 429, key: 'tooManyRequests', retryAfter });
      });
    return next();
  };
}

function makeLimiters({ keyPrefix, limit }: { keyPrefix: string; limit: Limit }): Limiters {
  const { requests, seconds: duration } = limit;
  return [
    new RateLimiterMemory({ keyPrefix, points: requests, duration }),
    new RateLimiterMemory({ keyPrefix, points: requests * WIDE_NETWORK_FACTOR, duration }),
  ];
}
