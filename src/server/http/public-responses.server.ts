import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { languageOfPath } from '#src/shared/languages.ts';
import { type ResponseCache, hashOf, type CachedResponse } from './response-cache.server.ts';
import type { RequestHandler } from '#src/server/api-env.server.ts';
import type { KeptBuilds } from './kept-builds.server.ts';
import { callerOf } from './incoming.server.ts';
import { MESSAGE_GROUPS, PAGE_NOTE } from './page-headers.server.ts';
import { dropPageScripts, splitPageScript } from '#src/bundling/page-script.server.ts';
import { isNotFoundKey, type PublicAddress } from './public-url.server.ts';
import { makeStaleResponse } from './stale-response.server.ts';

/** Milliseconds for which stale responses are sent before the database is tried again. */
const UNAVAILABLE_MS = 1_000;

export type PublicResponses = {
  /**
   * Returns the response for a public address: the cached one, a new one or, while the database is down, a
   * stale one.
   */
  read(address: PublicAddress, request: IncomingMessage): Promise<CachedResponse>;
};

/**
 * Renders the responses that are the same for everybody and stores them in `cache`. A response to text that
 * the visitor entered is rendered each time.
 */
export function createPublicResponses(options: {
  respond: RequestHandler;
  cache: ResponseCache;
  origin: () => string;
  trustedProxies: number;
  headersOf: (pathname: string) => Record<string, string>;
  builds?: KeptBuilds | undefined;
}): PublicResponses {
  const { cache, origin, trustedProxies, builds } = options;
  /** Until this time (milliseconds since 1970), a stale response is preferred to a new attempt. */
  let unavailableUntil = 0;

  async function readCached(address: PublicAddress, request: IncomingMessage): Promise<CachedResponse> {
    const { key, isPersonal } = address;
    if (isPersonal) return { ...(await make(key, request)), isPersonal };
    const cached = cache.get(address);
    if (cached) return cached;
    const stale = cache.getStale(address);
    const { language } = languageOfPath(key);
    if (stale && Date.now() < unavailableUntil) return makeStaleResponse({ ...stale, language });
    const response = await cache.make(address, () => make(key, request));
    if (response.status !== 503) return response;
    unavailableUntil = Date.now() + UNAVAILABLE_MS;
    return stale ? makeStaleResponse({ ...stale, language }) : response;
  }

  async function make(key: string, incoming: IncomingMessage): Promise<CachedResponse> {
    const request = new Request(origin() + key);
    const caller = callerOf(incoming, trustedProxies);
    const cacheTags = new Set<string>();
    const appResponse = await options.respond({ request, caller, requestId: randomUUID(), cacheTags });
    const contentType = appResponse.headers.get('Content-Type') ?? 'text/plain';
    const location = appResponse.headers.get('Location');
    const note = appResponse.headers.get(PAGE_NOTE);
    const head = {
      status: appResponse.status,
      contentType,
      tags: cacheTags,
      ...(note !== null && { note }),
      headers: {
        ...options.headersOf(new URL(request.url).pathname),
        'Content-Type': contentType,
        ...(location && { Location: location }),
      },
    };
    const whole = (body: Buffer) => ({ ...head, etag: `W/"${hashOf(body)}"`, bodies: { identity: body } });
    if (isNotFoundKey(key) && appResponse.status === 404) {
      // This page is shown at many addresses. A script made for one of them would be wrong at the others.
      return { ...whole(Buffer.from(dropPageScripts(await appResponse.text()))), isCacheable: true };
    }
    const messages = appResponse.headers.get(MESSAGE_GROUPS);
    if (messages === null) return whole(Buffer.from(await appResponse.arrayBuffer()));
    const html = await appResponse.text();
    const split = splitPageScript({ html, address: key, messages, build: builds?.id ?? '' });
    return { ...whole(Buffer.from(split.html)), script: split.script };
  }

  return { read: readCached };
}
