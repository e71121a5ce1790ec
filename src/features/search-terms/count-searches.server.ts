import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Database } from '#src/server/database.server.ts';
import type { PageCounter, SentPage } from '#src/server/feature.server.ts';
import { callerOf, isProgram } from '#src/server/http/incoming.server.ts';
import { hashWith } from '#src/server/security/keys.server.ts';
import { networksOf } from '#src/server/security/networks.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { addCounts, type CountOfTerm } from './search-counts.queries.server.ts';
import { readSearchNote, resultOfAddress, type SearchNote } from './search-term.rules.ts';

/** Milliseconds. A killed process loses at most the searches of this interval. */
const WRITE_EVERY = 5_000;
/** Milliseconds. Opening a result within this time after the search counts as success. */
const FOLLOWED_WITHIN = 15 * 60_000;
/**
 * Limit of distinct search terms per network and day: more than a household or an office needs, but too few
 * to flood the list.
 */
const TERMS_OF_NETWORK = 200;
/** Limit of terms per minute that are new today, over all networks. */
const NEW_TERMS_A_MINUTE = 60;
/** Size limits of the in-memory state of a day. The oldest entries are dropped first. */
const CACHE_SIZES = { searches: 50_000, networks: 20_000, terms: 20_000, results: 50_000, listed: 10_000 };
/** Cached responses repeat the same note, so parsed notes are cached too. */
const NOTES_MOST = 500;
const KEY_BYTES = 32;
const HASH_LETTERS = 16;

export type SearchCounter = PageCounter & {
  note(page: Pick<SentPage, 'request' | 'note'>): void;
  /** Writes the pending counts to the database. */
  write(): Promise<void>;
};

/**
 * Creates the state of one day. It stays in memory and holds networks only as hashes, with a key that is
 * discarded at the end of the day.
 */
function makeDay(day: string) {
  return {
    day,
    key: randomBytes(KEY_BYTES),
    /** By network and term. */
    searches: new LRUCache<string, CountedSearch>({ max: CACHE_SIZES.searches }),
    /** Number of terms by network. */
    networks: new LRUCache<string, number>({ max: CACHE_SIZES.networks }),
    terms: new LRUCache<string, true>({ max: CACHE_SIZES.terms }),
    /** By network and result: the search that showed the result. */
    results: new LRUCache<string, string>({ max: CACHE_SIZES.results, ttl: FOLLOWED_WITHIN }),
    /** Results that any search has shown. Views of other pages need no hash of the network. */
    listed: new LRUCache<string, true>({ max: CACHE_SIZES.listed, ttl: FOLLOWED_WITHIN }),
  };
}

type Added = 'searches' | 'withoutMatch' | 'followed';

type CountedSearch = {
  count: Omit<CountOfTerm, Added>;
  /** Whether one of its results was opened. */
  isFollowed: boolean;
  /** When its results were last shown, in milliseconds since 1970. */
  listedAt: number;
};

/**
 * Counts searches, and whether people opened one of the results. A term counts once per network and day, so
 * that one person cannot inflate it. Bots, prefetched pages and text that may be personal are not counted.
 */
export function countSearches({
  db,
  log,
  trustedProxies,
}: {
  db: Database;
  log: Logger;
  trustedProxies: number;
}): SearchCounter {
  let today = makeDay(dayInIndia(new Date()));
  let counts = new Map<string, CountOfTerm>();
  let [minute, newTerms] = [0, 0];
  const notes = new LRUCache<string, SearchNote>({ max: NOTES_MOST });
  let writing: Promise<void> | undefined;

  function noteSearch(network: string, note: string) {
    const parsed = notes.get(note) ?? readSearchNote(note);
    notes.set(note, parsed);
    const { kind, term, words, isMatch, results } = parsed;
    const searchKey = `${network} ${kind} ${term}`;
    let search = today.searches.get(searchKey);
    if (!search) {
      const ofNetwork = today.networks.get(network) ?? 0;
      if (ofNetwork >= TERMS_OF_NETWORK || !acceptTerm(`${kind} ${term}`)) return;
      today.networks.set(network, ofNetwork + 1);
      const count = { day: today.day, kind, term, words };
      search = { isFollowed: false, listedAt: 0, count };
      today.searches.set(searchKey, search);
      add(count, { searches: 1, withoutMatch: isMatch ? 0 : 1, followed: 0 });
    }
    if (search.isFollowed || Date.now() - search.listedAt < FOLLOWED_WITHIN / 10) return;
    search.listedAt = Date.now();
    for (const result of results) {
      today.results.set(`${network} ${result}`, searchKey);
      today.listed.set(result, true);
    }
  }

  /** Checks whether a term may be counted. Limits how many new terms are accepted per minute. */
  function acceptTerm(term: string): boolean {
    if (today.terms.has(term)) return true;
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, newTerms] = [now, 0];
    if (newTerms >= NEW_TERMS_A_MINUTE) return false;
    newTerms++;
    today.terms.set(term, true);
    return true;
  }

  function noteResult(network: string, result: string) {
    const search = today.searches.get(today.results.get(`${network} ${result}`) ?? '');
    if (!search || search.isFollowed) return;
    search.isFollowed = true;
    add(search.count, { searches: 0, withoutMatch: 0, followed: 1 });
  }

  function add(count: Omit<CountOfTerm, Added>, more: Pick<CountOfTerm, Added>) {
    const key = `${count.day} ${count.kind} ${count.term}`;
    const sum = counts.get(key) ?? { ...count, searches: 0, withoutMatch: 0, followed: 0 };
    sum.searches += more.searches;
    sum.withoutMatch += more.withoutMatch;
    sum.followed += more.followed;
    counts.set(key, sum);
  }

  async function write(): Promise<void> {
    await writing;
    const day = dayInIndia(new Date());
    if (day !== today.day) today = makeDay(day);
    if (counts.size === 0) return;
    const counted = [...counts.values()];
    counts = new Map();
    writing = addCounts(db, counted).catch((error: unknown) =>
      log.warn({ err: error }, 'Searches could not be counted'),
    );
    await writing;
  }

  const timer = setInterval(() => void write(), WRITE_EVERY);
  timer.unref();
  return {
    note({ request, note }) {
      const result = note === undefined ? resultOfAddress(request.url ?? '/') : undefined;
      const isCounted = note !== undefined || (result !== undefined && today.listed.has(result));
      if (!isCounted || !isSubmitted(request)) return;
      const network = hashOf(callerOf(request, trustedProxies).address);
      if (note !== undefined) noteSearch(network, note);
      else noteResult(network, result!);
    },
    write,
    async stop() {
      clearInterval(timer);
      await write();
    },
  };

  /**
   * Hashes the widest network of an address. For IPv6 this is the /48, so that an organisation with many
   * networks counts as one.
   */
  function hashOf(address: string): string {
    return hashWith(today.key, networksOf(address).at(-1)!).slice(0, HASH_LETTERS);
  }
}

/** Checks that a person requested the page in order to view it now. */
function isSubmitted({ method, headers }: IncomingMessage): boolean {
  const purpose = `${String(headers['sec-purpose'])} ${String(headers['purpose'])} ${String(headers['x-moz'])}`;
  const browser = headers['user-agent'];
  return method === 'GET' && !purpose.includes('prefetch') && !!browser && !isProgram(browser);
}
