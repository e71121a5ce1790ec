import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { languageOfHeader, languageOfPath } from '#src/shared/languages.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import type { Encoding } from './response-cache.server.ts';

const LONGEST_URL = 8_000;

/** The address a request asks for, as a URL of our own origin; null when it cannot be read. */
export function readUrl(request: IncomingMessage, origin: string): URL | null {
  const target = request.url ?? '/';
  return target.length > LONGEST_URL ? null : readPath(target, origin);
}

/** A path as a URL of our own origin, or null when it is not one that can be decoded. */
export function readPath(target: string, origin: string): URL | null {
  try {
    const url = new URL(origin + (target.startsWith('/') ? target : `/${target}`));
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return null;
  }
}

/** Programs that look at every page say so. */
const PROGRAM = /bot|crawl|spider|preview|whatsapp|facebookexternalhit|lighthouse|curl|wget|python/i;

/** Whether a program asks, by what it calls itself. */
export function isProgram(userAgent = ''): boolean {
  return PROGRAM.test(userAgent);
}

/** What has a file's name, and is made by the app all the same. */
const MADE = /^\/(api(\/|$)|share\/|sitemap(-[a-z0-9-]+)?\.xml$|robots\.txt$|\.well-known\/security\.txt$)/;

/** Whether an address is answered by the app, and yet is no page: the API, pictures to share, sitemaps. */
export function isMade(pathname: string): boolean {
  return MADE.test(pathname);
}

/** Files have a name with a dot; no page and no API path has one, but the `.data` of a page. */
export function isFile(pathname: string): boolean {
  return /\.(?!data$)[a-z0-9]+$/i.test(pathname) && !MADE.test(pathname);
}

/** Who asks: the address as far as our own proxies vouch for it, the language of the page or of the API's caller. */
export function callerOf(request: IncomingMessage, trustedProxies: number): Caller {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  // Our own proxies append on the right; anything further left may be invented.
  const claimed = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  const address = claimed !== undefined && isIP(claimed) ? claimed : undefined;
  const { language, basename } = languageOfPath(request.url ?? '/');
  return {
    address: address ?? request.socket.remoteAddress ?? '',
    language:
      basename === '/' && request.url?.startsWith('/api')
        ? languageOfHeader(request.headers['accept-language'])
        : language,
  };
}

/** The best encoding that the request accepts. */
export function encodingFor(request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity';
}
