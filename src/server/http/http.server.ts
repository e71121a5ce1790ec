import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import sirv from 'sirv';
import { languageOfHeader, languageOfPath } from '#src/shared/languages.ts';
import {
  type AnswerCache,
  type Bodies,
  type Encoding,
  hashOf,
  type PublicAnswer,
} from './answer-cache.server.ts';
import type { Caller } from '../api-env.server.ts';
import type { AnswerRequest } from './app-services.server.ts';
import { observeRequest } from './metrics.server.ts';
import { splitPageScript } from './page-script.server.ts';
import { canonicalUrl } from './public-url.server.ts';
import { securityHeaders } from './security-headers.server.ts';

export type HttpOptions = {
  answer: AnswerRequest;
  cache: AnswerCache;
  origin: () => string;
  /** The built files for browsers, sent as they are. */
  staticFolder: string;
  trustedProxies: number;
  /** Plain answers about the process itself, by path: `/healthz`, `/readyz`, `/metrics`. */
  status: Record<string, (caller: Caller) => Promise<{ status: number; type?: string; text: string }>>;
};

const LONGEST_URL = 8_000;

/** The door: what every request passes, in this order. */
export function createHttpServer(options: HttpOptions): Server {
  const { cache, origin } = options;
  const serveFile = sirv(options.staticFolder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      const immutable = path.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  const listen = getRequestListener(
    async (request, env) => {
      const url = new URL(request.url);
      // Links, previews and origin checks never follow a Host header.
      const own = new Request(origin() + url.pathname.replace(/^\/+/, '/') + url.search, request);
      return options.answer({
        request: own,
        caller: callerOf((env as HttpBindings).incoming, options.trustedProxies),
        requestId: randomUUID(),
      });
    },
    { overrideGlobalObjects: false },
  );

  return createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500).end('Something went wrong');
      else response.destroy(error as Error);
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = readUrl(request, origin());
    if (!url) return send(response, 400, 'This address cannot be read.');
    observeRequest(response, url.pathname);
    const https = origin().startsWith('https:');
    for (const [name, value] of Object.entries(securityHeaders({ path: url.pathname, https }))) {
      response.setHeader(name, value);
    }
    const status = options.status[url.pathname];
    if (status) {
      const { status: code, type, text } = await status(callerOf(request, options.trustedProxies));
      return send(response, code, text, type);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return listen(request, response);
    if (url.pathname.startsWith('/_page/')) return sendPageScript(url, request, response);
    if (isFile(url.pathname)) return serveFile(request, response, () => send(response, 404, 'Not found'));
    // What is asked for with a sign-in is nobody else's.
    if (request.headers.authorization) return listen(request, response);

    return sendAnswer(await answerPublic(url, request), request, response);
  }

  /** The kept answer of a public address, or a new one. */
  async function answerPublic(url: URL, request: IncomingMessage): Promise<PublicAnswer> {
    const key = canonicalUrl(url);
    const kept = cache.get(key);
    if (kept) return kept;
    return cache.make(key, () => makeAnswer(key, callerOf(request, options.trustedProxies)));
  }

  async function makeAnswer(key: string, caller: Caller): Promise<PublicAnswer> {
    const request = new Request(origin() + key);
    const answer = await options.answer({ request, caller, requestId: randomUUID() });
    const contentType = answer.headers.get('Content-Type') ?? 'text/plain';
    const head = {
      status: answer.status,
      contentType,
      location: answer.headers.get('Location') ?? undefined,
    };
    const messages = answer.headers.get('X-Message-Groups');
    if (messages === null) {
      const body = Buffer.from(await answer.arrayBuffer());
      return { ...head, etag: `W/"${hashOf(body)}"`, bodies: { identity: body } };
    }
    const { html, script } = splitPageScript({ html: await answer.text(), address: key, messages });
    const body = Buffer.from(html);
    return { ...head, etag: `W/"${hashOf(body)}"`, bodies: { identity: body }, script };
  }

  async function sendAnswer(answer: PublicAnswer, request: IncomingMessage, response: ServerResponse) {
    if (answer.location) response.setHeader('Location', answer.location);
    response.setHeader('ETag', answer.etag);
    response.setHeader('Vary', 'Accept-Encoding');
    // Kept by the browser, asked about each time: a changed NGO is seen at once, an unchanged one costs a 304.
    response.setHeader('Cache-Control', answer.status === 200 ? 'public, no-cache' : 'no-store');
    if (answer.status === 200 && request.headers['if-none-match']?.includes(answer.etag)) {
      response.writeHead(304).end();
      return;
    }
    response.setHeader('Content-Type', answer.contentType);
    await sendBody({ bodies: answer.bodies, status: answer.status, request, response });
  }

  /** A page's script, from the page it belongs to; 404 once that page has changed, which then stays as it is. */
  async function sendPageScript(url: URL, request: IncomingMessage, response: ServerResponse) {
    const hash = url.pathname.slice('/_page/'.length, -'.js'.length);
    const page = readPath(url.searchParams.get('of') ?? '/', origin());
    const { script } = page ? await answerPublic(page, request) : {};
    if (script?.hash !== hash) return send(response, 404, 'This page has changed.');
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    await sendBody({ bodies: script.bodies, status: 200, request, response });
  }

  async function sendBody(options: {
    bodies: Bodies;
    status: number;
    request: IncomingMessage;
    response: ServerResponse;
  }) {
    const { bodies, status, request, response } = options;
    const encoding = encodingFor(request);
    const body = await cache.bodyIn(bodies, encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
  }
}

function readUrl(request: IncomingMessage, origin: string): URL | null {
  const target = request.url ?? '/';
  return target.length > LONGEST_URL ? null : readPath(target, origin);
}

/** A path as a URL of our own origin, or null when it is not one that can be decoded. */
function readPath(target: string, origin: string): URL | null {
  try {
    const url = new URL(origin + (target.startsWith('/') ? target : `/${target}`));
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return null;
  }
}

/** Files have a name with a dot; no page and no API path has one, but the `.data` of a page. */
function isFile(pathname: string): boolean {
  return (
    /\.(?!data$)[a-z0-9]+$/i.test(pathname) &&
    !pathname.startsWith('/api/') &&
    !pathname.startsWith('/share/')
  );
}

function callerOf(request: IncomingMessage, trustedProxies: number): Caller {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  // Our own proxies append on the right; anything further left may be invented.
  const address = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  const { language, basename } = languageOfPath(request.url ?? '/');
  return {
    address: address ?? request.socket.remoteAddress ?? '',
    language:
      basename === '/' && request.url?.startsWith('/api')
        ? languageOfHeader(request.headers['accept-language'])
        : language,
  };
}

function encodingFor(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function send(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
}
