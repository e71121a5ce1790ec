import type { Hook } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { apiMessages, type MessageKey } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';

/**
 * For `new OpenAPIHono({ defaultHook })`: a request that breaks its contract is answered 400, with a sentence for each faulty field. The
 * contract's own `error` is taken when it is a message's key.
 */
export const refuseInvalid: Hook<unknown, ApiEnv, string, unknown> = (result) => {
  if (result.success) return;
  // What cannot be a path of ours is not there.
  if (result.target === 'param') throw notFound();
  const fields: Record<string, MessageKey> = {};
  for (const { path, message } of result.error.issues) {
    fields[path.join('.')] ??= message in apiMessages.en ? (message as MessageKey) : 'invalidValue';
  }
  const keys = Object.values(fields);
  const [only] = keys.length === 1 ? keys : [];
  throw new AppError({ status: 400, key: only && only !== 'invalidValue' ? only : 'invalidInput', fields });
};

/** An empty body is none, whatever its type says: who has nothing to send may still name JSON. */
export const dropEmptyBody: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const { raw } = context.req;
  if (raw.headers.get('content-length') === '0' && raw.headers.has('content-type')) {
    const headers = new Headers(raw.headers);
    headers.delete('content-type');
    context.req.raw = new Request(raw.url, { method: raw.method, headers, signal: raw.signal });
  }
  await next();
};
