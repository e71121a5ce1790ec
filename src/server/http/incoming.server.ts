import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { languageOfHeader, languageOfPath } from '#src/shared/languages.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import type { Encoding } from './response-cache.server.ts';

const LONGEST_URL = 8_000;

/** Returns the requested address as a URL of our own origin, or null if it is too long or invalid. */
export function readUrl(request: IncomingMessage, origin: string): URL | null {
  const target = request.url ?? '/';
  return target.length > LONGEST_URL ? null : readPath(target, origin);
}

/** Returns a path as a URL of our own origin, or null if it cannot be decoded. */
export function readPath(target: string, origin: string): URL | null {
  try {
    const url = new URL(origin + (target.startsWith('/') ? target : `/${target}`));
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return null;
  }
}

const LONGEST_LOGGED_PATH = 200;

/** Returns the path of an address for the log: without its query, which may be personal, and still encoded. */
export function loggedPath(url: string | URL): string {
  return new URL(url).pathname.slice(0, LONGEST_LOGGED_PATH);
}

/** Reports whether a path contains line breaks or other control characters, as attempts to forge headers do. */
export function hasControlCharacters({ pathname }: URL): boolean {
  return /\p{Cc}/u.test(decodeURIComponent(pathname));
}

/** Matches the user agents of crawlers, link previews and other programs. */
const PROGRAM = /bot|crawl|spider|preview|whatsapp|facebookexternalhit|lighthouse|curl|wget|python/i;

/** Reports whether a request comes from a program, judging by its User-Agent header. */
export function isProgram(userAgent = ''): boolean {
  return PROGRAM.test(userAgent);
}

/** Paths that are not pages but are answered by the application. Some of them look like file names. */
const MADE = /^\/(api(\/|$)|share\/|sitemap(-[a-z0-9-]+)?\.xml$|robots\.txt$|\.well-known\/security\.txt$)/;

/**
 * Reports whether the application answers this path although it is not a page: the API, share images,
 * sitemaps.
 */
export function isMade(pathname: string): boolean {
  return MADE.test(pathname);
}

/**
 * Reports whether a path names a built file, which means that it ends in an extension. Pages and the API have
 * no such paths, except for the `.data` of a page and calendars.
 */
export function isFile(pathname: string): boolean {
  return /\.(?!(?:data|ics)$)[a-z0-9]+$/i.test(pathname) && !MADE.test(pathname);
}

/** Returns the address that our own proxies vouch for, if they have passed one on. */
export function forwardedAddress(request: IncomingMessage, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  // Our own proxies append on the right. Anything further left may be forged.
  const claimed = forwarded.at(-trustedProxies);
  return claimed !== undefined && isIP(claimed) ? claimed : undefined;
}

/**
 * Returns who made a request. The address is the one that our own proxies vouch for. The language is that of
 * the page or, for the API, of the Accept-Language header.
 */
export function callerOf(request: IncomingMessage, trustedProxies: number): Caller {
  const { language, basename } = languageOfPath(request.url ?? '/');
  return {
    address: forwardedAddress(request, trustedProxies) ?? request.socket.remoteAddress ?? '',
    language:
      basename === '/' && request.url?.startsWith('/api')
        ? languageOfHeader(request.headers['accept-language'])
        : language,
  };
}

/** Returns the best encoding that the request accepts. */
export function encodingFor(request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** Pieces of a body that may be of any size: a slow network makes small ones. */
const PIECES_FREE = 500;
/** Bytes that all further pieces have on average. A packet of a network has hundreds. */
const PIECE_LEAST = 64;

/**
 * Ends a request whose body arrives in thousands of tiny pieces, as chunks of one byte. Each takes memory and time of its
 * own, so that a few megabytes would end the process. Call it before anything of the body has arrived.
 */
export function refuseTinyPieces(request: IncomingMessage): void {
  const hasBody = request.method !== 'GET' || request.headers['transfer-encoding'] !== undefined;
  if (!hasBody) return;
  const push = request.push.bind(request);
  let pieces = 0;
  let bytes = 0;
  request.push = (piece: Buffer | null, encoding) => {
    pieces++;
    bytes += piece?.length ?? 0;
    if (bytes >= (pieces - PIECES_FREE) * PIECE_LEAST) return push(piece, encoding);
    request.destroy();
    return false;
  };
}
