import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ApiEnv } from '../api-env.server.ts';
import type { EndpointRules } from '../endpoint.server.ts';
import { AppError } from '../errors.server.ts';

type Definition = { type: string; route?: { method: string; path: string } };

/**
 * Holds each caller to the limit its endpoint's contract states, counted per address in this process.
 * A call made in process carries its visitor's address, so pages are held to the same limits.
 */
export function limitRequests(definitions: () => readonly Definition[]): MiddlewareHandler<ApiEnv> {
  let limiters: Map<string, RateLimiterMemory> | undefined;
  return async (context, next) => {
    if (!context.env.limits) return next();
    limiters ??= buildLimiters(definitions());
    const limiter = limiters.get(endpointKey(context.req.path));
    if (limiter) {
      await limiter.consume(context.env.caller.address).catch(() => {
        throw new AppError({ status: 429, key: 'tooManyRequests' });
      });
    }
    return next();
  };
}

/** One limiter an endpoint, keyed by the first two parts of its path, which are unique in this API. */
function buildLimiters(definitions: readonly Definition[]) {
  const limiters = new Map<string, RateLimiterMemory>();
  for (const { route } of definitions) {
    const rules = (route as { 'x-rules'?: EndpointRules } | undefined)?.['x-rules'];
    if (!route || !rules) continue;
    limiters.set(
      endpointKey(route.path),
      new RateLimiterMemory({
        keyPrefix: route.path,
        points: rules.limit.requests,
        duration: rules.limit.seconds,
      }),
    );
  }
  return limiters;
}

function endpointKey(path: string): string {
  return path
    .replace(/^\/api/, '')
    .split('/')
    .slice(0, 3)
    .join('/');
}
