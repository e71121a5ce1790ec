import type { MiddlewareHandler } from 'hono';
import { isReadable } from '#src/shared/readable-text.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';

/** UTF-16 units. No field of any form takes as much; each has a smaller limit of its own in its contract. */
const TEXT_MOST = 20_000;
const DEEPEST = 12;
/** Values in one body: a list of ids, a long form. */
const VALUES_MOST = 5_000;

/**
 * Refuses texts that nobody can read or store before anything else touches them: too long, with NUL, half a surrogate pair or a
 * pile of marks, in the body, the query or the path. Bodies nested too deeply are refused as well.
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

/** What is wrong with the texts of a value, by their place in it: `more.0.name`. */
function findErrors(value: unknown): Record<string, MessageKey> {
  const errors: Record<string, MessageKey> = {};
  const waiting: { value: unknown; place: string[] }[] = [{ value, place: [] }];
  let looked = 0;
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    if (++looked > VALUES_MOST || item.place.length > DEEPEST)
      throw new AppError({ status: 400, key: 'invalidInput' });
    const { value: current, place } = item;
    if (typeof current === 'string') {
      const key = findError(current);
      if (key) errors[place.join('.')] = key;
    } else if (current !== null && typeof current === 'object') {
      for (const [name, inner] of Object.entries(current)) {
        // A length limit reads it off whatever it is given, and fails when it is no number. No field has that name.
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
