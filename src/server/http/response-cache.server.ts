import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { EVERYTHING } from './cache-tags.server.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body as it is, and in the encodings that have been asked for. */
export type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer };

/** One public answer, ready to be sent: headers and body are one entry, compressed once for each encoding. */
export type CachedResponse = {
  status: number;
  contentType: string;
  /** Everything that is said beside the body, but for its encoding and length. */
  headers: Record<string, string>;
  etag: string;
  bodies: Bodies;
  /** Kept although its status is not 200. */
  isKept?: boolean;
  /** Made for one person, and kept nowhere. */
  isPersonal?: boolean;
  /** The data it was made from; undefined: any data. */
  tags?: ReadonlySet<string>;
  /** Seconds since it was made, of one that is shown although the data behind it may have changed. */
  age?: number;
  /** What the page says of itself, for whoever counts; sent to nobody. */
  note?: string;
  /** The page's script, fetched after the first paint; its hash stands in the page. */
  script?: { hash: string; bodies: Bodies };
};

const BYTES_MOST = 32 * 1024 * 1024;
/** What the compressed forms of a body, made when they are first asked for, add to it. */
const COMPRESSED_SHARE = 0.4;
/** Pages name days ('ends in', 'this week'), so that none is kept for long even when no data change. */
const FRESH_MS = 10 * 60_000;
/** Milliseconds for which an outdated answer may stand in while the database is away. */
const STALE_MS = 60 * 60_000;
/** Some 0.2 ms a page; higher qualities cost many times that for a few bytes. */
const BROTLI_QUALITY = 5;
/** A window of 64 kB: no page is much longer, and a greater one only takes more memory. */
const BROTLI_WINDOW = 16;

// At once: a page takes a fifth of a millisecond, less than handing it to another thread and back costs.
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
  answer: CachedResponse;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** The change that it is known to be current as of. */
  asOf: number;
};

const ANY_DATA: ReadonlySet<string> = new Set([EVERYTHING]);
/** Bytes that a tag adds to an entry. */
const TAG_BYTES = 100;
/** Changed tags that are remembered; one more outdates everything. At 20 changed NGOs a second, that is in 15 minutes. */
const CHANGED_TAGS_MOST = 20_000;

/**
 * Cached responses to anonymous requests, by canonical URL. A change of data outdates the responses that have its tags. While
 * changes cannot be heard, nothing is fresh. An outdated response is kept for an hour, to stand in when no new one can be made.
 */
export class ResponseCache {
  readonly #answers = new LRUCache<string, Entry>({
    maxSize: BYTES_MOST,
    sizeCalculation: ({ answer }) =>
      Math.ceil(
        1000 +
          TAG_BYTES * tagsOf(answer).size +
          (1 + COMPRESSED_SHARE) *
            (answer.bodies.identity.length + (answer.script?.bodies.identity.length ?? 0)),
      ),
  });
  readonly #underway = new Map<string, Promise<CachedResponse>>();
  /** Changes are numbered; here the last one of each tag, and the last one of everything. */
  readonly #changedTags = new Map<string, number>();
  #allChanged = 0;
  #lastChange = 0;
  #trusted = false;

  /** Call when the news of changes can be heard again: what was missed may be anything. */
  trust(): void {
    this.drop();
    this.#trusted = true;
  }

  /** Call when the news of changes can no longer be heard. */
  distrust(): void {
    this.#trusted = false;
    this.drop();
  }

  /** Call when data with these tags have changed; without tags, when any data may have. */
  drop(tags: readonly string[] = [EVERYTHING]): void {
    // A request that comes after the change must not get a response that was begun before.
    this.#underway.clear();
    this.#lastChange++;
    if (tags.includes(EVERYTHING) || this.#changedTags.size > CHANGED_TAGS_MOST) {
      this.#changedTags.clear();
      this.#allChanged = this.#lastChange;
      return;
    }
    // Responses without tags have the tag of everything: any change outdates them.
    for (const tag of [...tags, EVERYTHING]) this.#changedTags.set(tag, this.#lastChange);
  }

  get(key: string): CachedResponse | undefined {
    const entry = this.#answers.get(key);
    const isFresh = entry && Date.now() - entry.madeAt < FRESH_MS && this.#isCurrent(entry);
    return isFresh ? entry.answer : undefined;
  }

  /** An answer of the last hour, outdated or not, and when it was made (milliseconds since 1970). */
  getStale(key: string): { answer: CachedResponse; madeAt: number } | undefined {
    const entry = this.#answers.get(key);
    return entry && Date.now() - entry.madeAt < STALE_MS ? entry : undefined;
  }

  /**
   * Makes an answer once, however many ask for it at the same time, and keeps it if it is a good one (status 200) and
   * its data did not change meanwhile.
   */
  async make(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const underway = this.#underway.get(key);
    if (underway) return underway;
    const asOf = this.#lastChange;
    const made = make().then((answer) => {
      const entry = { answer, madeAt: Date.now(), asOf };
      const isGood = answer.status === 200 || answer.isKept;
      if (isGood && this.#trusted && this.#isCurrent(entry)) this.#answers.set(key, entry);
      return answer;
    });
    this.#underway.set(key, made);
    try {
      return await made;
    } finally {
      if (this.#underway.get(key) === made) this.#underway.delete(key);
    }
  }

  /** Whether no data behind the entry have changed since it was last known to be current. */
  #isCurrent(entry: Entry): boolean {
    if (entry.asOf < this.#allChanged) return false;
    if (entry.asOf < this.#lastChange) {
      for (const tag of tagsOf(entry.answer))
        if ((this.#changedTags.get(tag) ?? 0) > entry.asOf) return false;
      entry.asOf = this.#lastChange;
    }
    return true;
  }

  /** The body in an encoding, compressed when first asked for. */
  bodyIn(bodies: Bodies, encoding: Encoding): Buffer {
    if (encoding === 'identity') return bodies.identity;
    return (bodies[encoding] ??= compressors[encoding](bodies.identity));
  }
}

function tagsOf({ tags = ANY_DATA }: CachedResponse): ReadonlySet<string> {
  return tags;
}

export function hashOf(text: string | Buffer): string {
  return hash('sha256', text, 'base64url').slice(0, 20);
}
