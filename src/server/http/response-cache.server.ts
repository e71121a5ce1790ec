import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { EVERYTHING } from './cache-tags.server.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body uncompressed, and in the encodings that were requested so far. */
export type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer };

/** A public response, ready to be sent. The body is compressed once for each encoding. */
export type CachedResponse = {
  status: number;
  contentType: string;
  /** All headers except for the encoding and length of the body. */
  headers: Record<string, string>;
  etag: string;
  bodies: Bodies;
  /** Cached although its status is not 200. */
  isCacheable?: boolean;
  /** Made for one visitor, and never cached. */
  isPersonal?: boolean;
  /** The tags of the data it was made from. Undefined means any data. */
  tags?: ReadonlySet<string>;
  /** The age in seconds of a stale response, whose data may have changed since. */
  age?: number;
  /** A note from the page for the page counters. It is not sent to the client. */
  note?: string;
  /** The hash of the data of a page. It names the script, which browsers fetch after the first paint. */
  dataHash?: string;
};

const MIB = 1024 * 1024;
/**
 * Bytes of each store, 32 MiB together. Requests for one kind of address never push out responses of another kind:
 * there is no end of search words, but people need the pages about getting help also while the database is down.
 */
const BYTES_MOST = {
  /** Pages at addresses without a variable part, such as home and help: about 200 in three languages, 3 MiB. */
  fixed: 5 * MIB,
  /** Pages about a record that are needed during an outage, such as those of NGOs. */
  records: 6 * MIB,
  /** Everything with parameters, and the API. */
  varied: 17 * MIB,
  /** Pictures, files and sitemaps: few, and large. */
  documents: 4 * MIB,
};
export type StoreName = keyof typeof BYTES_MOST;

/** Where a response is stored: its canonical URL, and the store that is responsible. */
export type CacheAddress = { key: string; store: StoreName };

/** The estimated size of the compressed forms of a body, relative to the body itself. */
const COMPRESSED_SHARE = 0.4;
/** Pages mention days ('ends in', 'this week'), so they expire even if no data change. */
const FRESH_MS = 10 * 60_000;
/** Milliseconds for which an outdated response may be used while the database is down. */
const STALE_MS = 60 * 60_000;
/** 7 takes up to three times as long for 0.5 % fewer bytes; 4 takes a quarter less for 7 % more. */
const BROTLI_QUALITY = 5;
/** A window of 64 kB. Few pages are larger, and a bigger window only takes more memory. */
const BROTLI_WINDOW = 16;

// Compression is synchronous: it takes at most 1 ms a page, about as long as a round trip to another thread.
const compressors = {
  br: (body: Buffer) =>
    brotliCompressSync(body, {
      chunkSize: Math.max(1024, body.length),
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => gzipSync(body),
};

type Entry = {
  response: CachedResponse;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** The number of the last change at which the response was known to be current. */
  asOf: number;
};

const ANY_DATA: ReadonlySet<string> = new Set([EVERYTHING]);
/** Bytes that a tag adds to the size of an entry. */
const TAG_BYTES = 100;
/**
 * The most changed tags to remember; beyond that, everything is invalidated. With 20 changed NGOs a second,
 * this happens after about 15 minutes.
 */
const CHANGED_TAGS_MOST = 20_000;

/**
 * Caches responses to anonymous requests by canonical URL. A change of data invalidates the responses that
 * have its tags. While the feed of changes is interrupted, no response counts as fresh. An outdated response
 * stays available for an hour, in case no new one can be made.
 */
export class ResponseCache {
  readonly #stores: Record<StoreName, LRUCache<string, Entry>> = {
    fixed: createStore('fixed'),
    records: createStore('records'),
    varied: createStore('varied'),
    documents: createStore('documents'),
  };
  readonly #underway = new Map<string, Promise<CachedResponse>>();
  /** Changes are numbered. This holds the number of the last change of each tag. */
  readonly #changedTags = new Map<string, number>();
  #allChanged = 0;
  #lastChange = 0;
  #trusted = false;

  /**
   * Call when the feed of changes is connected again. Changes may have been missed, so everything is dropped.
   */
  trust(): void {
    this.drop();
    this.#trusted = true;
  }

  /** Call when the feed of changes is lost. */
  distrust(): void {
    this.#trusted = false;
    this.drop();
  }

  /** Call when data with these tags have changed; without tags, when any data may have changed. */
  drop(tags: readonly string[] = [EVERYTHING]): void {
    // A request that arrives after the change must not share a response that was begun before it.
    this.#underway.clear();
    this.#lastChange++;
    if (tags.includes(EVERYTHING) || this.#changedTags.size > CHANGED_TAGS_MOST) {
      this.#changedTags.clear();
      this.#allChanged = this.#lastChange;
      return;
    }
    // A response without tags has the tag `EVERYTHING`, so any change invalidates it.
    for (const tag of [...tags, EVERYTHING]) this.#changedTags.set(tag, this.#lastChange);
  }

  /** Returns the fresh response for an address, or undefined. */
  get({ key, store }: CacheAddress): CachedResponse | undefined {
    const entry = this.#stores[store].get(key);
    const isFresh = entry && Date.now() - entry.madeAt < FRESH_MS && this.#isCurrent(entry);
    return isFresh ? entry.response : undefined;
  }

  /** Returns a response of the last hour, outdated or not, and its time in milliseconds since 1970. */
  getStale({ key, store }: CacheAddress): { response: CachedResponse; madeAt: number } | undefined {
    const entry = this.#stores[store].get(key);
    return entry && Date.now() - entry.madeAt < STALE_MS ? entry : undefined;
  }

  /**
   * Makes a response once for all concurrent requests for the same address. Stores it if its status is 200 (or
   * `isCacheable` is set) and its data did not change in the meantime.
   */
  async make({ key, store }: CacheAddress, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const underway = this.#underway.get(key);
    if (underway) return underway;
    const asOf = this.#lastChange;
    const pending = make().then((response) => {
      const entry = { response, madeAt: Date.now(), asOf };
      const isGood = response.status === 200 || response.isCacheable;
      if (isGood && this.#trusted && this.#isCurrent(entry)) this.#stores[store].set(key, entry);
      return response;
    });
    this.#underway.set(key, pending);
    try {
      return await pending;
    } finally {
      if (this.#underway.get(key) === pending) this.#underway.delete(key);
    }
  }

  /** Reports whether the data behind the entry are unchanged since it was last known to be current. */
  #isCurrent(entry: Entry): boolean {
    if (entry.asOf < this.#allChanged) return false;
    if (entry.asOf < this.#lastChange) {
      for (const tag of tagsOf(entry.response))
        if ((this.#changedTags.get(tag) ?? 0) > entry.asOf) return false;
      entry.asOf = this.#lastChange;
    }
    return true;
  }

  /** Returns the body in an encoding. It is compressed at the first request for that encoding. */
  bodyIn(bodies: Bodies, encoding: Encoding): Buffer {
    if (encoding === 'identity') return bodies.identity;
    return (bodies[encoding] ??= compressors[encoding](bodies.identity));
  }
}

function createStore(store: StoreName): LRUCache<string, Entry> {
  return new LRUCache({
    maxSize: BYTES_MOST[store],
    sizeCalculation: ({ response }) =>
      Math.ceil(
        1000 + TAG_BYTES * tagsOf(response).size + (1 + COMPRESSED_SHARE) * response.bodies.identity.length,
      ),
  });
}

function tagsOf({ tags = ANY_DATA }: CachedResponse): ReadonlySet<string> {
  return tags;
}

/** Returns a short URL-safe hash of a text: the first 20 characters of its SHA-256 in base64url. */
export function hashOf(text: string | Buffer): string {
  return hash('sha256', text, 'base64url').slice(0, 20);
}
