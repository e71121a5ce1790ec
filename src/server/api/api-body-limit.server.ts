import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { TEXT_BODY_BYTES } from '#src/server/endpoint.server.ts';
import { AppError } from '#src/server/errors.server.ts';

const limitText = bodyLimit({
  maxSize: TEXT_BODY_BYTES,
  onError: () => {
    throw new AppError({ status: 413, key: 'bodyLarge' });
  },
});

/** Limits each body to 64 KiB, except those that `receiveUploads` has received. */
export const limitBodies: MiddlewareHandler<ApiEnv> = (context, next) =>
  context.req.bodyCache.arrayBuffer === undefined ? limitText(context, next) : next();
