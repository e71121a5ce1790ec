import type { Hook, z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { apiMessages, type MessageKey } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';

/**
 * A hook of every API. It refuses a request that violates its contract with 400 and
 * a sentence for each invalid field. The sentence is the contract's own `error` if that is a message key.
 */
export const refuseInvalid: Hook<unknown, ApiEnv, string, unknown> = (result) => {
  if (result.success) return;
  // A path with an invalid parameter does not exist.
  if (result.target === 'param') throw notFound();
  const fields: Record<string, MessageKey> = {};
  for (const { path, message } of result.error.issues) {
    fields[path.join('.')] ??= message in apiMessages.en ? (message as MessageKey) : 'invalidValue';
  }
  const keys = Object.values(fields);
  const [only] = keys.length === 1 ? keys : [];
  throw new AppError({ status: 400, key: only && only !== 'invalidValue' ? only : 'invalidInput', fields });
};

/**
 * Refuses a JSON body that violates its contract, before the endpoint itself reads it.
 * @throws {AppError} as `refuseInvalid`
 */
export async function refuseInvalidBody({
  context,
  schema,
}: {
  context: Context<ApiEnv>;
  schema: z.ZodType | undefined;
}): Promise<void> {
  if (!schema) return;
  const body: unknown = await context.req.json().catch(() => undefined);
  await refuseInvalid({ target: 'json', ...(await schema.safeParseAsync(body)) }, context);
}

/**
 * Treats an empty body as no body, even if it has a Content-Type. Some clients send `application/json`
 * without a body.
 */
export const dropEmptyBody: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const { raw } = context.req;
  if (raw.headers.get('content-length') === '0' && raw.headers.has('content-type')) {
    const headers = new Headers(raw.headers);
    headers.delete('content-type');
    context.req.raw = new Request(raw.url, { method: raw.method, headers, signal: raw.signal });
  }
  await next();
};
