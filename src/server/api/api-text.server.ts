import type { Context, MiddlewareHandler } from 'hono';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { readNumbers } from '#src/shared/india/as-read.ts';
import { holdsPaymentDetails } from '#src/shared/india/payment-details.ts';
import { normalizeText } from '#src/shared/normalize-text.ts';
import { isReadable } from '#src/shared/readable-text.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import type { ApiEnv, SignedInCall } from '#src/server/api-env.server.ts';
import type { EndpointRules } from '#src/server/endpoint.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { signedInCall } from './api-access.server.ts';
import { endpointKey } from './endpoint-rules.server.ts';

/** The longest text, in UTF-16 units. Contracts set a smaller limit for each field. */
const TEXT_MOST = 20_000;
/** How many times longer a text may become in its simplest letters: as much as Korean. */
const SWELLING_MOST = 3;
/** So many letters more are harmless. */
const SWELLING_ALWAYS = 200;
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
  const errors = findErrors({ value: req.queries(), find: findError });
  const body = await readBody(context);
  refuse({ ...errors, ...findErrors({ value: body, find: findError }) });
  return next();
};

/**
 * Fields that are never shown to anybody, or have a format of their own that leaves no room: addresses of mailboxes,
 * numbers of phones and payments, ids, passwords, codes, tokens and what is searched.
 */
export const NOT_SHOWN: ReadonlySet<string> = new Set([
  ...['email', 'userEmail', 'donorEmail', 'utr', 'chequeNumber', 'q'],
  ...['mobile', 'mobileNumber', 'userMobile', 'donorMobile', 'guardianMobile', 'pin'],
  ...['password', 'newPassword', 'otp', 'otpForm', 'userOTP', 'code', 'ticket', 'token', 'tokens', 'back'],
  ...['id', 'ids', 'door', 'idempotencyKey', 'keyId', 'keySecret', 'webhookSecret'],
]);

/**
 * Refuses texts that say where to send money, such as a UPI id, in every field for which the contract does not allow
 * it, also in two of them together: a changed account waits for 48 hours, and no other text may be a way round. Refuses
 * Aadhaar numbers that the rules of the fields do not see, such as digits in circles.
 */
export function refusePaymentDetails(
  rules: () => ReadonlyMap<string, EndpointRules>,
): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const { isSigned = false, paymentDetailsIn: allowed = [] } =
      rules().get(endpointKey(context.req.path)) ?? {};
    if (isSigned) return next();
    const joined: string[] = [];
    const find = (text: string, place: string[]) => {
      if (place.some((name) => NOT_SHOWN.has(name))) return undefined;
      if (holdsHiddenAadhaar(text)) return 'aadhaar' as const;
      if (place.some((name) => allowed.includes(name))) return undefined;
      if (WRITTEN.test(text)) joined.unshift(text);
      return holdsPaymentDetails(text) ? ('paymentDetails' as const) : undefined;
    };
    refuse(findErrors({ value: await readBody(context), find }));
    if (joined.length > 1 && holdsPaymentDetails(joined.join('\n')))
      throw new AppError({ status: 400, key: 'paymentDetails' });
    return next();
  };
}

/**
 * Hands what a user of an NGO writes to `guard`, except the fields in which the contract allows contact details: whoever
 * holds a session must not lead calls away from the NGO. A service that compares with what stood there before guards
 * itself. Runs after the password was looked at.
 */
export function guardContacts({
  rules,
  guard,
}: {
  rules: () => ReadonlyMap<string, EndpointRules>;
  guard: (env: ApiEnv['Bindings'], written: { call: SignedInCall; after: object }) => Promise<unknown>;
}): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const endpointRules = rules().get(endpointKey(context.req.path));
    if (!context.var.account?.ngoId || endpointRules?.guardsContacts) return next();
    const { paymentDetailsIn = [], contactsIn = [] } = endpointRules ?? {};
    const after = withoutFields(await readBody(context), new Set([...paymentDetailsIn, ...contactsIn]));
    if (after && typeof after === 'object') await guard(context.env, { call: signedInCall(context), after });
    return next();
  };
}

/** Returns a body without these fields and those that are not shown, at any depth. */
function withoutFields(value: unknown, fields: ReadonlySet<string>): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((inner) => withoutFields(inner, fields));
  const rest = Object.entries(value).filter(([name]) => !fields.has(name) && !NOT_SHOWN.has(name));
  return Object.fromEntries(rest.map(([name, inner]) => [name, withoutFields(inner, fields)]));
}

/** Texts have letters and a blank; values of a list, days and numbers in fields of their own have not. */
const WRITTEN = /^(?=.*\p{L}).*\s/su;

function holdsHiddenAadhaar(text: string): boolean {
  return !holdsAadhaar(text) && holdsAadhaar(readNumbers(text));
}

/** The types of forms. A type that only begins like them, such as 'multipart/form-data+json', may be read as JSON. */
const FORM = /^\s*(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;

/** Returns what a body says as JSON, whatever it is called. Forms hold files, and no texts that are shown. */
async function readBody({ req }: Context<ApiEnv>): Promise<unknown> {
  if (FORM.test(req.header('content-type') ?? '')) return undefined;
  // Reading the bytes first keeps them for the endpoint: the signature of a webhook covers them, not their text.
  try {
    await req.arrayBuffer();
    return await req.json();
  } catch {
    return undefined;
  }
}

function refuse(errors: Record<string, MessageKey>): void {
  const [key] = Object.values(errors);
  if (key) throw new AppError({ status: 400, key, fields: errors });
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw notFound();
  }
}

type FindError = (text: string, place: string[]) => MessageKey | undefined;

/** Returns the errors in the texts of a value, by path, such as `more.0.name`. */
function findErrors({ value, find }: { value: unknown; find: FindError }): Record<string, MessageKey> {
  const errors: Record<string, MessageKey> = {};
  const waiting: { value: unknown; place: string[] }[] = [{ value, place: [] }];
  let inspected = 0;
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    if (++inspected > VALUES_MOST || item.place.length > DEEPEST)
      throw new AppError({ status: 400, key: 'invalidInput' });
    const { value: current, place } = item;
    if (typeof current === 'string') {
      const key = find(current, place);
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
  // A letter that stands for a sentence, such as U+FDFA, would make the guards of texts read a book.
  const isSwelling = normalizeText(text, 'NFKD').length > SWELLING_MOST * text.length + SWELLING_ALWAYS;
  return isReadable(text) && !isSwelling ? undefined : 'textUnreadable';
}
