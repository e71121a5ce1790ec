import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { languageOfPath } from '#src/shared/languages.ts';
import { type Bodies, type ResponseCache, hashOf, type CachedResponse } from './response-cache.server.ts';
import type { RequestHandler } from '#src/server/api-env.server.ts';
import type { KeptBuilds } from './kept-builds.server.ts';
import { callerOf } from './incoming.server.ts';
import { MESSAGE_GROUPS, PAGE_DATA, PAGE_NOTE } from './page-headers.server.ts';
import { dropPageScripts, splitPageScript } from '#src/bundling/page-script.server.ts';
import { isNotFoundKey, type PublicAddress } from './public-url.server.ts';
import { createRenderQueue } from '#src/server/workers/render-queue.server.ts';
import { makeStaleResponse } from './stale-response.server.ts';

/** Milliseconds for which stale responses are sent before the database is tried again. */
const UNAVAILABLE_MS = 1_000;

/** Bytes of the scripts of pages in memory. */
const SCRIPT_BYTES_MOST = 2 * 1024 * 1024;

export type PublicResponses = {
  /**
   * Returns the response for a public address: the cached one, a new one or, while the database is down, a
   * stale one.
   */
  read(address: PublicAddress, request: IncomingMessage): Promise<CachedResponse>;
  /**
   * Returns the script of a page as this build writes it, if the page still shows the data with this hash. It is made only
   * now, with its page again, because few visitors need it.
   */
  readScript(input: ScriptOfPage): Promise<Bodies | undefined>;
};

type ScriptOfPage = { address: PublicAddress; dataHash: string; request: IncomingMessage };

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
  const inTurn = createRenderQueue();
  const scripts = new LRUCache<string, Bodies, ScriptOfPage>({
    maxSize: SCRIPT_BYTES_MOST,
    sizeCalculation: ({ identity }) => identity.length,
    fetchMethod: (_key, _stale, { context }) => makeScript(context),
  });

  async function readCached(address: PublicAddress, request: IncomingMessage): Promise<CachedResponse> {
    const { key, isPersonal } = address;
    if (isPersonal) return { ...(await inTurn(() => make(key, request))), isPersonal };
    const cached = cache.get(address);
    if (cached) return cached;
    const stale = cache.getStale(address);
    const { language } = languageOfPath(key);
    if (stale && Date.now() < unavailableUntil) return makeStaleResponse({ ...stale, language });
    const response = await cache.make(address, () => inTurn(() => make(key, request)));
    if (response.status !== 503) return response;
    unavailableUntil = Date.now() + UNAVAILABLE_MS;
    return stale ? makeStaleResponse({ ...stale, language }) : response;
  }

  async function readScript(input: ScriptOfPage): Promise<Bodies | undefined> {
    const { key, isPersonal } = input.address;
    return isPersonal ? makeScript(input) : scripts.fetch(input.dataHash + key, { context: input });
  }

  async function makeScript({ address: { key }, dataHash, request }: ScriptOfPage) {
    const page = await respond({ key, request, withScript: true });
    const messages = page.headers.get(MESSAGE_GROUPS);
    if (messages === null || page.headers.get(PAGE_DATA) !== dataHash) return undefined;
    const { script } = splitPageScript({ html: await page.text(), address: key, messages, name: '' });
    return { identity: Buffer.from(script) };
  }

  function respond({
    key,
    request,
    ...more
  }: {
    key: string;
    request: IncomingMessage;
    cacheTags?: Set<string>;
    withScript?: boolean;
  }): Promise<Response> {
    const caller = callerOf(request, trustedProxies);
    return options.respond({
      request: new Request(origin() + key),
      caller,
      requestId: randomUUID(),
      ...more,
    });
  }

  async function make(key: string, request: IncomingMessage): Promise<CachedResponse> {
    const cacheTags = new Set<string>();
    const response = await respond({ key, request, cacheTags });
    const { status, headers } = response;
    const contentType = headers.get('Content-Type') ?? 'text/plain';
    const location = headers.get('Location');
    const note = headers.get(PAGE_NOTE);
    const head = {
      status,
      contentType,
      tags: cacheTags,
      ...(note !== null && { note }),
      headers: {
        ...options.headersOf(new URL(origin() + key).pathname),
        'Content-Type': contentType,
        ...(location && { Location: location }),
      },
    };
    const whole = (body: Buffer) => ({ ...head, etag: `W/"${hashOf(body)}"`, bodies: { identity: body } });
    if (isNotFoundKey(key) && status === 404) {
      // This page is shown at many addresses. A script made for one of them would be wrong at the others.
      return { ...whole(Buffer.from(dropPageScripts(await response.text()))), isCacheable: true };
    }
    const messages = headers.get(MESSAGE_GROUPS);
    const dataHash = headers.get(PAGE_DATA);
    if (messages === null || dataHash === null) return whole(Buffer.from(await response.arrayBuffer()));
    const name = `${builds?.id ?? ''}${dataHash}`;
    const { html } = splitPageScript({ html: await response.text(), address: key, messages, name });
    return { ...whole(Buffer.from(html)), dataHash };
  }

  return { read: readCached, readScript };
}
