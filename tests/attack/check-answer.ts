import type { FuzzRequest } from './fuzz-request.ts';
import { isAnswer, type Answer, type Silence } from './send-request.ts';

/** Milliseconds. Only responses for which a password is hashed may take longer. */
export const LONGEST_ANSWER = 1_000;

const HEADERS = [
  ...['content-security-policy', 'x-content-type-options', 'referrer-policy'],
  ...['cross-origin-opener-policy', 'permissions-policy'],
];
/** The HTTP parser rejects malformed requests before they reach our code. */
const OF_THE_PARSER = [400, 408, 414, 431, 501];
const INSIDES = [
  /\$argon2/,
  /postgres(ql)?:\/\//,
  /node_modules/,
  /Failed query|drizzle/i,
  /\bat (async )?[\w.<>]+ \(?(file|node|\/)/,
  /"(password_?hash|code_?hash|token_?hash|totp_?secret)"/i,
  /You made a (GET|POST|DELETE)|No route matches|did not provide a `?(loader|action)/,
  /\bsyntax error at or near\b|invalid byte sequence|invalid input syntax/,
];

/**
 * A name that only staff may read: it is in a help request that was not offered to any NGO of the callers.
 */
export const HIDDEN_NAME = 'Kanchanben Hidden';

/** Returns one sentence for each error in a response. */
export function findErrors(request: FuzzRequest, answered: Answer | Silence): string[] {
  if (!isAnswer(answered)) return answered.error === 'closed' ? [] : [`no response: ${answered.error}`];
  const { status, headers, text, milliseconds } = answered;
  const errors: string[] = [];
  const isBusy = status === 503 && headers['retry-after'] !== undefined && request.hashesPassword;
  if (status >= 500 && !isBusy) errors.push(`${status}`);
  if (milliseconds > LONGEST_ANSWER && !request.hashesPassword) errors.push('slow');
  const isOfTheParser = OF_THE_PARSER.includes(status) && text === '';
  const missing = HEADERS.filter((name) => headers[name] === undefined);
  if (missing.length && !isOfTheParser) errors.push(`without ${missing.join(', ')}`);
  const inside = INSIDES.find((pattern) => pattern.test(text));
  if (inside && !isDocumentation(request)) errors.push(`leaks internals: ${inside.source}`);
  if (text.includes(HIDDEN_NAME) && !['staff', 'admin'].includes(request.caller))
    errors.push(`leaks a help request to ${request.caller}`);
  if (isError(request, answered) && !isOfTheParser && !isHonestError(text))
    errors.push('an error without the shape { success: false, msg }');
  return errors;
}

/** Whether the response is an API error, which has a defined shape. */
function isError({ path, method }: FuzzRequest, { status }: Answer): boolean {
  return path.startsWith('/api/') && method !== 'HEAD' && status >= 400;
}

function isHonestError(text: string): boolean {
  try {
    const { success, msg } = JSON.parse(text) as { success?: unknown; msg?: unknown };
    return success === false && typeof msg === 'string' && msg.length > 0;
  } catch {
    return false;
  }
}

/** The script of Swagger contains the words of many programs. */
function isDocumentation({ path }: FuzzRequest): boolean {
  return /^(\/(hi|gu))?\/api\/docs/.test(path) || path.startsWith('/assets/');
}
