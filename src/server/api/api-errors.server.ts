import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { apiMessages } from '#src/messages/api-messages.ts';
import { waitSentence } from '#src/messages/wait-sentence.ts';
import type { Language } from '#src/shared/languages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { isDatabaseAway } from '#src/server/database/database-errors.server.ts';
import type { EndpointRules } from '#src/server/endpoint.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { endpointKey } from './endpoint-rules.server.ts';

/** The Retry-After of a 503, in seconds. A restarting database is usually back by then. */
export const DATABASE_RETRY_AFTER = 30;

/**
 * Turns any error that a handler throws into a response. Details of unexpected errors are logged, never
 * shown.
 */
export function respondToErrors(rules: () => ReadonlyMap<string, EndpointRules>): ErrorHandler<ApiEnv> {
  return (error, context) => {
    const { language } = context.env.caller;
    const t = apiMessages[language];
    if (error instanceof AppError) {
      const errors =
        error.fields &&
        Object.fromEntries(
          Object.entries(error.fields).map(([field, key]) => [field, fillIn(t[key], error.values)]),
        );
      if (error.retryAfter !== undefined) context.header('Retry-After', String(error.retryAfter));
      const { data } = error;
      const isUrgent = rules().get(endpointKey(context.req.path))?.isUrgent ?? false;
      const msg = sentenceOf(error, { language, isUrgent });
      return context.json(
        { success: false, msg, ...(errors && { errors }), ...(data && { data }) },
        error.status,
      );
    }
    if (error instanceof HTTPException) {
      return context.json({ success: false, msg: t.invalidInput }, error.status);
    }
    const { log, requestId } = context.env;
    // The sender closed the connection while the body arrived: not a fault of ours, and nobody reads the answer.
    if (context.req.raw.signal.aborted && (error as NodeJS.ErrnoException).code === 'ECONNRESET')
      return context.json({ success: false, msg: t.invalidInput }, 400);
    if (isDatabaseAway(error)) {
      log.warn({ requestId }, 'An API call failed: the database cannot be reached');
      context.header('Retry-After', String(DATABASE_RETRY_AFTER));
      return context.json({ success: false, msg: t.databaseAway, requestId }, 503);
    }
    log.error({ err: error, requestId }, 'An API call failed');
    return context.json({ success: false, msg: t.somethingWentWrong, requestId }, 500);
  };
}

/** Tells callers that must wait how long, and on urgent endpoints also what they can do meanwhile. */
function sentenceOf(
  { key, status, retryAfter, values }: AppError,
  { language, isUrgent }: { language: Language; isUrgent: boolean },
): string {
  const t = apiMessages[language];
  if (status !== 429 || retryAfter === undefined) return fillIn(t[key], values);
  const wait = waitSentence({ language, seconds: retryAfter });
  return [t[key], wait, ...(isUrgent ? [t.helpMeanwhile] : [])].join(' ');
}

function fillIn(sentence: string, values: AppError['values'] = {}): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, value),
    sentence,
  );
}
