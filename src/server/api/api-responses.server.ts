import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { apiMessages, type MessageKey } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { refuseInvalid } from './api-validation.server.ts';

/** Makes the API of a use case. It refuses a request that violates its contract. */
export function createApi() {
  return new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid });
}

/** Responds with `data`. */
export function sendData<T>(context: Context<ApiEnv>, data: T) {
  return context.json({ success: true as const, data }, 200);
}

/** Responds with a page of a list: its rows as `data`, and the counts in `page`. */
export function sendPage<Row, Counts extends object>(
  context: Context<ApiEnv>,
  { rows, ...counts }: { rows: Row[] } & Counts,
) {
  return context.json({ success: true as const, data: rows, ...counts }, 200);
}

/** Responds that the call succeeded, without a message. */
export function sendSuccess(context: Context<ApiEnv>) {
  return context.json({ success: true as const }, 200);
}

/** Responds with a message in the caller's language, and with `status` 200 unless another is given. */
export function sendMessage<Status extends 200 | 201 | 202 = 200>(
  context: Context<ApiEnv>,
  key: MessageKey,
  status: Status = 200 as Status,
) {
  return context.json(messageOf(context, key), status);
}

/** Responds with `data` and a message in the caller's language. */
export function sendDataWithMessage<T, Status extends 200 | 201 = 200>(
  context: Context<ApiEnv>,
  { data, key, status = 200 as Status }: { data: T; key: MessageKey; status?: Status },
) {
  return context.json({ ...messageOf(context, key), data }, status);
}

function messageOf(context: Context<ApiEnv>, key: MessageKey) {
  return { success: true as const, msg: apiMessages[context.env.caller.language][key] };
}
