import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { LRUCache } from 'lru-cache';
import type { CachedResponse, ResponseCache } from './response-cache.server.ts';
import type { SentPage } from '#src/server/feature.server.ts';
import type { BuiltFile } from './built-files.server.ts';
import type { KeptBuilds } from './kept-builds.server.ts';
import type { RequestHandler } from '#src/server/api-env.server.ts';
import {
  callerOf,
  hasControlCharacters,
  isFile,
  loggedPath,
  readPath,
  readUrl,
  refuseTinyPieces,
} from './incoming.server.ts';
import {
  CONNECTION_LIMITS,
  limitBodyTime,
  limitConnections,
  serverOptions,
  type ConnectionLimits,
} from './connection-limits.server.ts';
import { reportMissingAddresses } from './missing-address.server.ts';
import { kindOf, observeRequest } from './metrics.server.ts';
import { MESSAGE_GROUPS, PAGE_NOTE } from './page-headers.server.ts';
import { SCRIPT_OF_CHANGED_PAGE } from '#src/bundling/page-script.server.ts';
import { createPublicResponses } from './public-responses.server.ts';
import type { PublicAddress } from './public-url.server.ts';
import { securityHeaders } from './security-headers.server.ts';
import {
  headersOfCached,
  METHODS,
  plainOrJson,
  refuse,
  sendBody,
  sendPlain,
  withoutScripts,
  type PlainResponse,
} from './send-response.server.ts';
import { isPhotoAddress, sendStoredPhoto, type StoredPhotos } from './stored-photos.server.ts';

export type HttpOptions = {
  respond: RequestHandler;
  cache: ResponseCache;
  origin: () => string;
  /** The address of the payment gateway, to which pages may post a form. */
  gatewayUrl: string;
  /** The files built for browsers, which are sent unchanged. */
  builtFiles: ReadonlyMap<string, BuiltFile>;
  /** The files of other builds, for pages of theirs. */
  builds?: KeptBuilds;
  /** The store of uploaded photos, which are also sent unchanged. */
  photos: StoredPhotos;
  trustedProxies: number;
  /** Reads a public address. All paths that are no page share one 404 page, which is rendered once. */
  readAddress: (url: URL) => PublicAddress;
  /** Whether a path accepts file uploads, which take longer to arrive than text. */
  isUpload: (pathname: string) => boolean;
  /** Limits on connections and on the time that requests take. Defaults to `CONNECTION_LIMITS`. */
  limits?: ConnectionLimits;
  /** Called for every public response with status 200. */
  onSent?: (page: SentPage) => void;
  /** Plain responses about the process itself, by path: `/healthz`, `/readyz`, `/metrics`. */
  status: Record<string, (request: IncomingMessage) => Promise<PlainResponse>>;
};

/**
 * The longest request target, in characters, whose canonical address is remembered. Longer ones are parsed
 * each time.
 */
const ADDRESS_MOST = 300;
/** The status for each error code of Node's HTTP parser. Any other error is a bad request (400). */
const STATUS_OF_CLIENT_ERROR: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Creates the HTTP server that every request passes through. */
export function createHttpServer(options: HttpOptions): Server {
  const {
    cache,
    origin,
    limits = CONNECTION_LIMITS,
    trustedProxies,
    builtFiles,
    builds,
    readAddress,
  } = options;
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

  const responses = createPublicResponses({ ...options, headersOf });
  /** The canonical addresses of recent request targets. Most requests repeat a recent one. */
  const addresses = new LRUCache<string, PublicAddress>({ max: 10_000 });

  const reportMissingAddress = reportMissingAddresses({ trustedProxies, log: options.photos.log });

  const server = createServer(serverOptions({ limits, trustedProxies }), (request, response) => {
    reportMissingAddress(request);
    refuseTinyPieces(request);
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
  server.on('connect', (_request, socket) => refuse(socket, { status: 405, headers: headersOf('/') }));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status = STATUS_OF_CLIENT_ERROR[error.code ?? ''] ?? 400;
    refuse(socket, { status, headers: headersOf('/') });
  });
  return server;

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
      return sendPlain(
        response,
        plainOrJson({ status: 405, text: 'This method is not used here.', target: request.url }),
      );
    }
    if (!url)
      return sendPlain(
        response,
        plainOrJson({ status: 400, text: 'This address cannot be read.', target: request.url }),
      );
    const status = options.status[url.pathname];
    if (status) return sendPlain(response, await status(request));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const milliseconds = options.isUpload(url.pathname) ? limits.upload : limits.textBody;
      // Respond on the socket itself. The handler that waits for the body then fails, and its response goes
      // nowhere.
      const onLate = () => {
        if (response.headersSent) request.destroy();
        else refuse(request.socket, { status: 408, headers: headersOf('/') });
      };
      limitBodyTime({ request, milliseconds, onLate });
      return listen(request, response);
    }
    if (url.pathname.startsWith('/_page/')) return sendPageScript(url, request, response);
    if (isPhotoAddress(url.pathname))
      return sendStoredPhoto({ ...options.photos, pathname: url.pathname, request, response });
    if (isFile(url.pathname)) return sendFile(url.pathname, request, response);
    if (request.headers.authorization) return listen(request, response);

    const address = readAddress(url);
    if (request.url && request.url.length <= ADDRESS_MOST && !address.isPersonal)
      addresses.set(request.url, address);
    const cached = await responses.read(address, request);
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
    if (cached.status === 200) {
      const { url = '/', headers } = request;
      options.onSent?.({ url, userAgent: headers['user-agent'], request, note: cached.note });
    }
    sendBody({ ...cached, headers: headersOfCached(cached), cache, request, response });
  }

  async function sendFile(path: string, request: IncomingMessage, response: ServerResponse) {
    const file = builtFiles.get(path) ?? (await readKept((kept) => kept.readFile(path)));
    if (!file) return sendPlain(response, { status: 404, text: 'Not found' });
    sendBody({ ...file, status: 200, headers: { ...file.headers }, cache, request, response });
  }

  /** Reads something of another build. Nothing is found while the store cannot be read: only pages of other builds need it. */
  async function readKept<T>(read: (kept: KeptBuilds) => Promise<T | undefined>): Promise<T | undefined> {
    try {
      return builds && (await read(builds));
    } catch (error) {
      options.photos.log.error({ err: error }, 'The files of other builds cannot be read');
      return undefined;
    }
  }

  /**
   * Sends the script of a page, which belongs to that page's cached response, also to a page that another build has made
   * from the same data. If the data have changed since, the page that the browser shows stays without its script, unless
   * it has to show a notice: then it is loaded again.
   */
  async function sendPageScript(url: URL, request: IncomingMessage, response: ServerResponse) {
    const hash = url.pathname.slice('/_page/'.length, -'.js'.length);
    const page = readPath(url.searchParams.get('of') ?? '/', origin());
    const address = page && readAddress(page);
    const { dataHash } = (address && (await responses.read(address, request))) ?? {};
    if (!address || dataHash === undefined)
      return sendPlain(response, { status: 404, text: 'There is no such page.' });
    const build = hash.endsWith(dataHash) ? hash.slice(0, -dataHash.length) : undefined;
    const script =
      build === undefined ? undefined : await responses.readScript({ address, dataHash, request });
    const known =
      script && build !== (builds?.id ?? '')
        ? await readKept((kept) =>
            kept.readScript({ script: script.identity.toString(), build: build ?? '' }),
          )
        : script;
    const headers = {
      'Cache-Control': address.isPersonal || !known ? 'no-store' : 'public, max-age=31536000, immutable',
      'Content-Type': 'text/javascript; charset=utf-8',
    };
    sendBody({ bodies: known ?? SCRIPT_OF_CHANGED_PAGE, status: 200, headers, cache, request, response });
  }
}
