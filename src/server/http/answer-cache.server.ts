import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body as it is, and in the encodings that have been asked for. */
export type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer };

/** One public answer, ready to be sent: headers and body are one entry, compressed once for each encoding. */
export type PublicAnswer = {
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

type Entry = { answer: PublicAnswer; madeAt: number; generation: number };

/**
 * Anonymous public answers by their canonical URL. Everything is outdated when the data behind it change; while the
 * news of changes cannot be heard, nothing is fresh. An outdated answer is kept for an hour, to stand in when no new one
 * can be made.
 */
export class AnswerCache {
  readonly #answers = new LRUCache<string, Entry>({
    maxSize: BYTES_MOST,
    sizeCalculation: ({ answer }) =>
      Math.ceil(
        1000 +
          (1 + COMPRESSED_SHARE) *
            (answer.bodies.identity.length + (answer.script?.bodies.identity.length ?? 0)),
      ),
  });
  readonly #underway = new Map<string, Promise<PublicAnswer>>();
  #generation = 0;
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

  /** Call when public data have changed. */
  drop(): void {
    this.#generation++;
    this.#underway.clear();
  }

  get(key: string): PublicAnswer | undefined {
    const entry = this.#answers.get(key);
    const isFresh = entry?.generation === this.#generation && Date.now() - entry.madeAt < FRESH_MS;
    return isFresh ? entry.answer : undefined;
  }

  /** An answer of the last hour, outdated or not, and when it was made (milliseconds since 1970). */
  getStale(key: string): { answer: PublicAnswer; madeAt: number } | undefined {
    const entry = this.#answers.get(key);
    return entry && Date.now() - entry.madeAt < STALE_MS ? entry : undefined;
  }

  /**
   * Makes an answer once, however many ask for it at the same time, and keeps it if it is a good one (status 200) and
   * the data did not change meanwhile.
   */
  async make(key: string, make: () => Promise<PublicAnswer>): Promise<PublicAnswer> {
    const underway = this.#underway.get(key);
    if (underway) return underway;
    const generation = this.#generation;
    const making = make().then((answer) => {
      const current = this.#trusted && generation === this.#generation;
      if (current && (answer.status === 200 || answer.isKept))
        this.#answers.set(key, { answer, madeAt: Date.now(), generation });
      return answer;
    });
    this.#underway.set(key, making);
    try {
      return await making;
    } finally {
      if (this.#underway.get(key) === making) this.#underway.delete(key);
    }
  }

  /** The body in an encoding, compressed when first asked for. */
  bodyIn(bodies: Bodies, encoding: Encoding): Buffer {
    if (encoding === 'identity') return bodies.identity;
    return (bodies[encoding] ??= compressors[encoding](bodies.identity));
  }
}

export function hashOf(text: string | Buffer): string {
  return hash('sha256', text, 'base64url').slice(0, 20);
}
