import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { apiMessages } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '../api-env.server.ts';
import { isDatabaseAway } from '../database/database-errors.server.ts';
import { AppError } from '../errors.server.ts';

/** Seconds in which a database that restarts is back. */
export const DATABASE_RETRY_AFTER = 30;

/** Turns whatever a handler throws into one honest answer; the inside of a fault is logged, never shown. */
export const answerError: ErrorHandler<ApiEnv> = (error, context) => {
  const say = apiMessages[context.env.caller.language];
  if (error instanceof AppError) {
    const errors =
      error.fields &&
      Object.fromEntries(Object.entries(error.fields).map(([field, key]) => [field, say[key]]));
    if (error.retryAfter !== undefined) context.header('Retry-After', String(error.retryAfter));
    const { data } = error;
    return context.json(
      { success: false, msg: say[error.key], ...(errors && { errors }), ...(data && { data }) },
      error.status,
    );
  }
  if (error instanceof HTTPException) {
    return context.json({ success: false, msg: say.invalidInput }, error.status);
  }
  const { log, requestId } = context.env;
  if (isDatabaseAway(error)) {
    log.warn({ requestId }, 'An API call failed: the database cannot be reached');
    context.header('Retry-After', String(DATABASE_RETRY_AFTER));
    return context.json({ success: false, msg: say.databaseAway, requestId }, 503);
  }
  log.error({ err: error, requestId }, 'An API call failed');
  return context.json({ success: false, msg: say.somethingWentWrong, requestId }, 500);
};
