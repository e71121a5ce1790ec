import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { TEXT_BODY_BYTES, type EndpointRules } from '#src/server/endpoint.server.ts';
import { AppError, fileTooLarge } from '#src/server/errors.server.ts';
import { endpointKey } from './endpoint-rules.server.ts';

/** Limits each body to the size that the contract of its endpoint allows: 64 KiB unless it takes files. */
export function limitBodies(rules: () => ReadonlyMap<string, EndpointRules>): MiddlewareHandler<ApiEnv> {
  const limiters = new Map<number, MiddlewareHandler>();
  return (context, next) => {
    const bytes = rules().get(endpointKey(context.req.path))?.bodyBytes ?? TEXT_BODY_BYTES;
    const limiter = limiters.get(bytes) ?? makeLimiter(bytes);
    limiters.set(bytes, limiter);
    return limiter(context, next);
  };
}

function makeLimiter(bytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      if (bytes > TEXT_BODY_BYTES) throw fileTooLarge({ bytesMost: bytes });
      throw new AppError({ status: 413, key: 'bodyLarge' });
    },
  });
}
