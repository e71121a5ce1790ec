import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { LRUCache } from 'lru-cache';
import { type ResponseCache, type Bodies, type CachedResponse } from './response-cache.server.ts';
import type { QueryParameters, SentPage } from '#src/server/feature.server.ts';
import { readBuiltFiles, type BuiltFile } from './built-files.server.ts';
import type { RequestHandler } from '#src/server/api-env.server.ts';
import {
  callerOf,
  encodingFor,
  hasControlCharacters,
  isFile,
  loggedPath,
  readPath,
  readUrl,
} from './incoming.server.ts';
import {
  CONNECTION_LIMITS,
  limitBodyTime,
  limitConnections,
  serverOptions,
  type ConnectionLimits,
} from './connection-limits.server.ts';
import { kindOf, observeRequest } from './metrics.server.ts';
import { FAILED_PAGE, MESSAGE_GROUPS, PAGE_NOTE } from './page-headers.server.ts';
import { dropPageScripts, SCRIPT_OF_CHANGED_PAGE } from '#src/bundling/page-script.server.ts';
import { createPublicResponses } from './public-responses.server.ts';
import { createPublicUrls } from './public-url.server.ts';
import { securityHeaders } from './security-headers.server.ts';
import { isPhotoAddress, sendStoredPhoto, type StoredPhotos } from './stored-photos.server.ts';

export type HttpOptions = {
  respond: RequestHandler;
  cache: ResponseCache;
  origin: () => string;
  /** The address of the payment gateway, to which pages may post a form. */
  gatewayUrl: string;
  /** The folder of files built for browsers, which are sent unchanged. */
  staticFolder: string;
  /** The store of uploaded photos, which are also sent unchanged. */
  photos: StoredPhotos;
  trustedProxies: number;
  /** The query parameters that public pages accept. */
  queryParameters: QueryParameters;
  /** Whether a path may be a page. All other paths share one 404 page, which is rendered once. */
  isPage: (pathname: string) => boolean;
  /** Whether a path accepts file uploads, which take longer to arrive than text. */
  isUpload: (pathname: string) => boolean;
  /** Limits on connections and on the time that requests take. Defaults to `CONNECTION_LIMITS`. */
  limits?: ConnectionLimits;
  /** Called for every public response with status 200. */
  onSent?: (page: SentPage) => void;
  /** Plain responses about the process itself, by path: `/healthz`, `/readyz`, `/metrics`. */
  status: Record<string, (request: IncomingMessage) => Promise<PlainResponse>>;
};

const METHODS = ['GET', 'HEAD', 'POST', 'DELETE'];

type PlainResponse = { status: number; text: string; type?: string };

/**
 * The longest request target, in characters, whose canonical address is remembered. Longer ones are parsed
 * each time.
 */
const ADDRESS_MOST = 300;
/** The Retry-After of a 503, in seconds. A restarting database is usually back by then. */
const RETRY_AFTER = 30;
/** The status for each error code of Node's HTTP parser. Any other error is a bad request (400). */
const STATUS_OF_CLIENT_ERROR: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Creates the HTTP server that every request passes through. */
export function createHttpServer(options: HttpOptions): Server {
  const { cache, origin, limits = CONNECTION_LIMITS, trustedProxies } = options;
  const files = readBuiltFiles(options.staticFolder);
  const listen = getRequestListener(
    async (request, env) => {
      const url = new URL(request.url);
      // Links, previews and origin checks must never depend on the Host header.
      const pageRequest = new Request(origin() + url.pathname.replace(/^\/+/, '/') + url.search, request);
      const appResponse = await options.respond({
        request: pageRequest,
        caller: callerOf((env as HttpBindings).incoming, options.trustedProxies),
        requestId: randomUUID(),
      });
      if (appResponse.headers.has(PAGE_NOTE)) appResponse.headers.delete(PAGE_NOTE);
      return appResponse.headers.has(MESSAGE_GROUPS) ? withoutScripts(appResponse) : appResponse;
    },
    { overrideGlobalObjects: false },
  );

  const urls = createPublicUrls(options.queryParameters);
  const responses = createPublicResponses({ ...options, urls, headersOf });
  /** The canonical addresses of recent request targets. Most requests repeat a recent one. */
  const addresses = new LRUCache<string, string>({ max: 10_000 });

  const server = createServer(serverOptions({ limits, trustedProxies }), (request, response) => {
    const cached = cachedResponse(request);
    if (cached) {
      observeRequest(response, cached.contentType.startsWith('text/html') ? 'page' : 'api');
      return sendCachedResponse(cached, request, response);
    }
    void handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500).end('Something went wrong');
      else response.destroy(error as Error);
    });
  });
  limitConnections(server, { limits, trustedProxies });
  server.on('connect', (_request, socket) => refuse(socket, 405));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    refuse(socket, STATUS_OF_CLIENT_ERROR[error.code ?? ''] ?? 400);
  });
  return server;

  /** Sends an error response on a connection whose request could not be read, and closes it. */
  function refuse(socket: Duplex, status: number) {
    const head = { ...headersOf('/'), Connection: 'close', 'Content-Length': '0' };
    const allow = status === 405 ? { Allow: METHODS.join(', ') } : {};
    const lines = Object.entries({ ...head, ...allow }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`);
  }

  function cachedResponse(request: IncomingMessage): CachedResponse | undefined {
    // A response to a signed-in request must not be shared.
    if (request.method !== 'GET' || request.headers.authorization) return undefined;
    const address = addresses.get(request.url ?? '/');
    return address === undefined ? undefined : cache.get(address);
  }

  function headersOf(path: string): Record<string, string> {
    return securityHeaders({ path, https: origin().startsWith('https:'), gatewayUrl: options.gatewayUrl });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = readUrl(request, origin());
    observeRequest(response, kindOf(url?.pathname ?? '/'));
    for (const [name, value] of Object.entries(headersOf(url?.pathname ?? '/')))
      response.setHeader(name, value);
    if (!METHODS.includes(request.method ?? '')) {
      response.setHeader('Allow', METHODS.join(', '));
      return send(
        response,
        plainOrJson({ status: 405, text: 'This method is not used here.', target: request.url }),
      );
    }
    if (!url)
      return send(
        response,
        plainOrJson({ status: 400, text: 'This address cannot be read.', target: request.url }),
      );
    const status = options.status[url.pathname];
    if (status) return send(response, await status(request));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const milliseconds = options.isUpload(url.pathname) ? limits.upload : limits.textBody;
      // Respond on the socket itself. The handler that waits for the body then fails, and its response goes
      // nowhere.
      const onLate = () => (response.headersSent ? request.destroy() : refuse(request.socket, 408));
      limitBodyTime({ request, milliseconds, onLate });
      return listen(request, response);
    }
    if (url.pathname.startsWith('/_page/')) return sendPageScript(url, request, response);
    if (isPhotoAddress(url.pathname))
      return sendStoredPhoto({ ...options.photos, pathname: url.pathname, request, response });
    if (isFile(url.pathname)) return sendFile(files.get(url.pathname), request, response);
    if (request.headers.authorization) return listen(request, response);

    if (request.url && request.url.length <= ADDRESS_MOST && !urls.isPersonal(url))
      addresses.set(request.url, responses.keyOf(url));
    const cached = await responses.read(url, request);
    if (hasControlCharacters(url)) logStrangeRequest({ request, url, status: cached.status });
    return sendCachedResponse(cached, request, response);
  }

  /** Logs an attempt to forge headers or log lines. Not every time: recent addresses are remembered. */
  function logStrangeRequest({
    request,
    url,
    status,
  }: {
    request: IncomingMessage;
    url: URL;
    status: number;
  }) {
    const fields = { requestId: randomUUID(), method: request.method, path: loggedPath(url), status };
    options.photos.log.warn(fields, 'A path with control characters was requested');
  }

  function sendCachedResponse(cached: CachedResponse, request: IncomingMessage, response: ServerResponse) {
    const good = cached.status === 200;
    if (good) {
      const { url = '/', headers } = request;
      options.onSent?.({ url, userAgent: headers['user-agent'], request, note: cached.note });
    }
    const mayKeep = good && cached.age === undefined && !cached.isPersonal;
    const headers: OutgoingHttpHeaders = {
      ...cached.headers,
      // Browsers store the response but revalidate it each time. A changed NGO shows at once; an unchanged
      // one costs a 304.
      'Cache-Control': mayKeep ? 'public, no-cache' : 'no-store',
      ...(cached.age !== undefined && { Age: cached.age }),
      ...(cached.status === 503 && { 'Retry-After': RETRY_AFTER }),
    };
    sendBody({ ...cached, headers, request, response });
  }

  function sendFile(file: BuiltFile | undefined, request: IncomingMessage, response: ServerResponse) {
    if (!file) return send(response, { status: 404, text: 'Not found' });
    sendBody({ ...file, status: 200, headers: { ...file.headers }, request, response });
  }

  /**
   * Sends the script of a page, which belongs to that page's cached response. If the page has changed since, the page
   * that the browser shows stays without its script, unless it has to show a notice: then it is loaded again.
   */
  async function sendPageScript(url: URL, request: IncomingMessage, response: ServerResponse) {
    const hash = url.pathname.slice('/_page/'.length, -'.js'.length);
    const page = readPath(url.searchParams.get('of') ?? '/', origin());
    const { script, isPersonal: isOwn } = (page && (await responses.read(page, request))) ?? {};
    if (!script) return send(response, { status: 404, text: 'There is no such page.' });
    const isCurrent = script.hash === hash;
    const headers = {
      'Cache-Control': isOwn || !isCurrent ? 'no-store' : 'public, max-age=31536000, immutable',
      'Content-Type': 'text/javascript; charset=utf-8',
    };
    const { bodies } = isCurrent ? script : { bodies: SCRIPT_OF_CHANGED_PAGE };
    sendBody({ bodies, status: 200, headers, request, response });
  }

  function sendBody(sending: {
    bodies: Bodies;
    etag?: string;
    status: number;
    headers: OutgoingHttpHeaders;
    request: IncomingMessage;
    response: ServerResponse;
  }) {
    const { bodies, etag, status, headers, request, response } = sending;
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
}

/** Removes the scripts from a page that responds to a form. The Content-Security-Policy would block them. */
async function withoutScripts(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  if (page.status === 503) headers.set('Retry-After', String(RETRY_AFTER));
  headers.delete(MESSAGE_GROUPS);
  headers.delete(FAILED_PAGE);
  headers.set('Cache-Control', 'no-store');
  return new Response(dropPageScripts(await page.text()), { status: page.status, headers });
}

/** Returns a sentence as plain text or, under `/api`, in the JSON shape of all API responses. */
function plainOrJson({
  status,
  text,
  target,
}: PlainResponse & { target: string | undefined }): PlainResponse {
  if (!target?.startsWith('/api')) return { status, text };
  return { status, text: JSON.stringify({ success: false, msg: text }), type: 'application/json' };
}

function send(
  response: ServerResponse,
  { status, text, type = 'text/plain; charset=utf-8' }: PlainResponse,
): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
}
