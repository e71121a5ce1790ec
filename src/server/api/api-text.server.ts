import type { MiddlewareHandler } from 'hono';
import { isReadable } from '#src/shared/readable-text.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';

/** The longest text, in UTF-16 units. Contracts set a smaller limit for each field. */
const TEXT_MOST = 20_000;
const DEEPEST = 12;
/** The most values in one body, enough for a list of ids or a long form. */
const VALUES_MOST = 5_000;

/**
 * Refuses unreadable texts in the body, the query or the path before anything else processes them: texts that
 * are too long, or contain NUL, half a surrogate pair or too many combining marks. Also refuses deeply nested
 * bodies.
 */
export const refuseUnreadableText: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const { req } = context;
  if (!isReadable(decodePath(req.path))) throw notFound();
  const errors = findErrors(req.queries());
  if (req.header('content-type')?.includes('json')) {
    const body: unknown = await req.json().catch(() => undefined);
    Object.assign(errors, findErrors(body));
  }
  const keys = Object.values(errors);
  if (keys.length > 0) throw new AppError({ status: 400, key: keys[0]!, fields: errors });
  return next();
};

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw notFound();
  }
}

/** Returns the errors in the texts of a value, by path, such as `more.0.name`. */
function findErrors(value: unknown): Record<string, MessageKey> {
  const errors: Record<string, MessageKey> = {};
  const waiting: { value: unknown; place: string[] }[] = [{ value, place: [] }];
  let inspected = 0;
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    if (++inspected > VALUES_MOST || item.place.length > DEEPEST)
      throw new AppError({ status: 400, key: 'invalidInput' });
    const { value: current, place } = item;
    if (typeof current === 'string') {
      const key = findError(current);
      if (key) errors[place.join('.')] = key;
    } else if (current !== null && typeof current === 'object') {
      for (const [name, inner] of Object.entries(current)) {
        // Length checks read `length` from any value and fail if it is not a number. No field has that name.
        const isFalseLength = name === 'length' && !Array.isArray(current);
        if (isFalseLength || findError(name)) throw new AppError({ status: 400, key: 'invalidInput' });
        waiting.push({ value: inner, place: [...place, name] });
      }
    }
  }
  return errors;
}

function findError(text: string): MessageKey | undefined {
  if (text.length > TEXT_MOST) return 'textLong';
  return isReadable(text) ? undefined : 'textUnreadable';
}
