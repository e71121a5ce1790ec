import type { FuzzRequest } from './fuzz-request.ts';
import { isResponse, type FuzzResponse, type NoResponse } from './send-request.ts';

/** Milliseconds. Only responses for which a password is hashed may take longer. */
export const MAX_RESPONSE_MS = 1_000;

const HEADERS = [
  ...['content-security-policy', 'x-content-type-options', 'referrer-policy'],
  ...['cross-origin-opener-policy', 'permissions-policy'],
];
/** Pictures of our own, which load nothing (`security-headers.server.ts`). */
const OWN_PICTURE = /^\/[\w-]+\.svg(?:\?|$)/;
/** The HTTP parser rejects malformed requests before they reach our code. */
const PARSER_STATUSES = [400, 408, 414, 431, 501];
const LEAK_PATTERNS = [
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
export function findErrors(request: FuzzRequest, result: FuzzResponse | NoResponse): string[] {
  if (!isResponse(result)) return result.error === 'closed' ? [] : [`no response: ${result.error}`];
  const { status, headers, text, milliseconds } = result;
  const errors: string[] = [];
  const isBusy = status === 503 && headers['retry-after'] !== undefined && request.hashesPassword;
  if (status >= 500 && !isBusy) errors.push(`${status}`);
  if (milliseconds > MAX_RESPONSE_MS && !request.hashesPassword) errors.push('slow');
  const isFromParser = PARSER_STATUSES.includes(status) && text === '';
  const needed = OWN_PICTURE.test(request.path) ? ['x-content-type-options'] : HEADERS;
  const missing = needed.filter((name) => headers[name] === undefined);
  if (missing.length && !isFromParser) errors.push(`without ${missing.join(', ')}`);
  const leak = LEAK_PATTERNS.find((pattern) => pattern.test(text));
  if (leak && !isDocumentation(request)) errors.push(`leaks internals: ${leak.source}`);
  if (text.includes(HIDDEN_NAME) && !['staff', 'admin'].includes(request.caller))
    errors.push(`leaks a help request to ${request.caller}`);
  if (isError(request, result) && !isFromParser && !isWellFormedError(text))
    errors.push('an error without the shape { success: false, msg }');
  return errors;
}

/** Whether the response is an API error, which has a defined shape. */
function isError({ path, method }: FuzzRequest, { status }: FuzzResponse): boolean {
  return path.startsWith('/api/') && method !== 'HEAD' && status >= 400;
}

function isWellFormedError(text: string): boolean {
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
