import { STATUS_CODES, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { dropPageScripts } from '#src/bundling/page-script.server.ts';
import { encodingFor } from './incoming.server.ts';
import { FAILED_PAGE, MESSAGE_GROUPS } from './page-headers.server.ts';
import type { Bodies, CachedResponse, ResponseCache } from './response-cache.server.ts';

export type PlainResponse = { status: number; text: string; type?: string };

/** The request methods that the server accepts. */
export const METHODS = ['GET', 'HEAD', 'POST', 'DELETE'];
/** The Retry-After of a 503, in seconds. A restarting database is usually back by then. */
const RETRY_AFTER = 30;

/** Sends a text of our own, which nobody may store. */
export function sendPlain(
  response: ServerResponse,
  { status, text, type = 'text/plain; charset=utf-8' }: PlainResponse,
): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
}

/** Returns a sentence as plain text or, under `/api`, in the JSON shape of all API responses. */
export function plainOrJson({
  status,
  text,
  target,
}: PlainResponse & { target: string | undefined }): PlainResponse {
  if (!target?.startsWith('/api')) return { status, text };
  return { status, text: JSON.stringify({ success: false, msg: text }), type: 'application/json' };
}

type Body = {
  bodies: Bodies;
  etag?: string;
  status: number;
  headers: OutgoingHttpHeaders;
  /** Keeps the compressed forms of the bodies. */
  cache: ResponseCache;
  request: IncomingMessage;
  response: ServerResponse;
};

/** Sends a body in the encoding that the client prefers, or a 304 if the client has it already. */
export function sendBody({ bodies, etag, status, headers, cache, request, response }: Body): void {
  if (etag) headers['ETag'] = etag;
  if (etag && status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(request);
  const body = cache.bodyIn(bodies, encoding);
  headers['Vary'] = 'Accept-Encoding';
  headers['Content-Length'] = body.length;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** Returns the headers of a cached response. */
export function headersOfCached(cached: CachedResponse): OutgoingHttpHeaders {
  const mayKeep = cached.status === 200 && cached.age === undefined && !cached.isPersonal;
  return {
    ...cached.headers,
    // Browsers store the response but revalidate it each time. A changed NGO shows at once; an unchanged
    // one costs a 304.
    'Cache-Control': mayKeep ? 'public, no-cache' : 'no-store',
    ...(cached.age !== undefined && { Age: cached.age }),
    ...(cached.status === 503 && { 'Retry-After': RETRY_AFTER }),
  };
}

/**
 * Removes the scripts from a page that responds to a form, which the Content-Security-Policy would block. The quick exit
 * stays.
 */
export async function withoutScripts(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  if (page.status === 503) headers.set('Retry-After', String(RETRY_AFTER));
  headers.delete(MESSAGE_GROUPS);
  headers.delete(FAILED_PAGE);
  headers.set('Cache-Control', 'no-store');
  return new Response(dropPageScripts(await page.text()), { status: page.status, headers });
}

/** Sends an error response on a connection whose request could not be read, and closes it. */
export function refuse(
  socket: Duplex,
  { status, headers }: { status: number; headers: Record<string, string> },
): void {
  const head = { ...headers, Connection: 'close', 'Content-Length': '0' };
  const allow = status === 405 ? { Allow: METHODS.join(', ') } : {};
  const lines = Object.entries({ ...head, ...allow }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`);
}
