import type { IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../tests/support/test-app.ts';
import { countSearches } from './count-searches.server.ts';
import { searchNote } from './search-note.server.ts';
import { searchTerm, type ListedSearchTerm } from './search-terms.contract.ts';
import { searchTermsJobs } from './search-terms.jobs.server.ts';
import { firstDayOf } from './search-terms.service.server.ts';

const { services, db, pool, call, signedIn } = await testApp();
const { token } = await signedIn({ role: 'staff' });

const UNHEARD = 'zubiwo kamrai';

/** Returns the list that staff see. */
async function terms(): Promise<ListedSearchTerm[]> {
  const { body } = await call<{ data: ListedSearchTerm[] }>('GET', 'search/getAllSearchTerm', { token });
  return body.data;
}

/** Returns a word that consists of letters only. */
const wordOf = (at: number) =>
  `word${String(at).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;

let address = 0;
const newAddress = () => `198.51.100.${++address}`;
const BROWSER = 'Mozilla/5.0 (Linux; Android 13)';

function counter() {
  const { note, write, stop } = countSearches({ db, log: services.log, trustedProxies: 0 });
  const open = (url: string, noted: string | undefined, { from = newAddress(), ...more }: Opened) => {
    const { method = 'GET', headers = { 'user-agent': BROWSER } } = more;
    const request = { url, method, headers, socket: { remoteAddress: from } };
    note({ request: request as unknown as IncomingMessage, note: noted });
  };
  const search = (q: string, { kind = 'ngo', isMatch = false, ids = [], ...more }: Searched = {}) => {
    const params = new URLSearchParams({ q, ...more.filters });
    open(`/search?${params}`, searchNote({ kind, address: params, isMatch, ids }), more);
  };
  return { search, open, write, stop };
}
type Opened = { from?: string; method?: string; headers?: Record<string, string> };
type Searched = Opened & {
  kind?: 'ngo' | 'scheme';
  isMatch?: boolean;
  ids?: number[];
  filters?: Record<string, string>;
};

/** Inserts a count of searches from `daysAgo` days ago. */
async function counted(term: string, { searches = 5, withoutMatch = 5, followed = 0, daysAgo = 0 } = {}) {
  await pool.query(
    `insert into search_count (day, kind, term, words, searches, without_match, followed) values ($1, 'ngo', $2, $2, $3, $4, $5)`,
    [firstDayOf(daysAgo + 1), term, searches, withoutMatch, followed],
  );
}

async function rowsOfCounts() {
  const { rows } = await pool.query(
    `select kind, term, words, searches, without_match as "withoutMatch", followed from search_count order by kind, term`,
  );
  return rows as Record<string, unknown>[];
}

beforeEach(() => pool.query('delete from search_count'));

describe('counting searches', () => {
  test('counts by words, ignoring order, places and filler words, and lists terms from five searches on', async () => {
    const { search, write, stop } = counter();
    for (const q of [
      'I need zubiwo kamrai',
      'kamrai zubiwo in Surat',
      'Zubiwo KAMRAI',
      'zubiwo kamrai please',
    ])
      search(q);
    await write();
    expect(await terms()).toEqual([]);
    search('zubiwo kamrai rajkot', { isMatch: true });
    await stop();
    const [first, ...others] = await terms();
    expect(others).toEqual([]);
    expect(first).toEqual(searchTerm.parse(first));
    expect(first).toMatchObject({
      kind: 'ngo',
      term: 'kamrai zubiwo',
      words: UNHEARD,
      searches: 5,
      withoutMatch: 4,
      followed: 0,
      assigned: null,
    });
  });

  test('counts a term once per day and network, with an IPv6 /48 as one network', async () => {
    const { search, stop } = counter();
    for (let times = 0; times < 9; times++) search('shameful words', { from: '203.0.113.9' });
    for (let net = 1; net < 9; net++) search('shameful words', { from: `2001:db8:7:${net}::1` });
    await stop();
    expect(await rowsOfCounts()).toMatchObject([{ searches: 2 }]);
  });

  test('accepts at most 60 new terms per minute and 200 terms per day and network', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00:00Z') });
    try {
      const { search, write, stop } = counter();
      const from = newAddress();
      for (let minute = 0; minute < 5; minute++) {
        vi.setSystemTime(new Date(`2026-11-22T06:0${minute}:00Z`));
        for (let at = 0; at < 70; at++) search(wordOf(100 * minute + at), { from });
        await write();
        expect(await rowsOfCounts()).toHaveLength(Math.min(200, 60 * (minute + 1)));
      }
      await stop();
    } finally {
      vi.useRealTimers();
    }
  });

  test('counts a term of a network again the next day, with a new key', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T18:00:00Z') });
    try {
      const { search, write, stop } = counter();
      const from = newAddress();
      search(UNHEARD, { from });
      vi.setSystemTime(new Date('2026-11-22T18:31:00Z'));
      await write();
      search(UNHEARD, { from });
      await stop();
      expect((await rowsOfCounts()).map(({ searches }) => searches)).toEqual([1, 1]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('does not store searches that may contain personal data', async () => {
    const { search, stop } = counter();
    for (const q of [
      '98765 43210',
      'call ૯૮૭૬૫૪૩૨૧૦',
      'jaya@example.org help',
      'born 12051990 pension',
      'www.example.org',
    ])
      search(q);
    await stop();
    expect(await rowsOfCounts()).toEqual([]);
  });

  test('ignores bots, prefetched pages, further pages and filtered searches', async () => {
    const { search, stop } = counter();
    search(UNHEARD, { headers: { 'user-agent': 'Googlebot/2.1' } });
    search(UNHEARD, { headers: {} });
    search(UNHEARD, { headers: { 'user-agent': BROWSER, 'sec-purpose': 'prefetch;prerender' } });
    search(UNHEARD, { method: 'HEAD' });
    for (const [name, value] of [
      ['page', '2'],
      ['category', 'health'],
      ['exact', 'true'],
      ['verified', 'true'],
    ] as const)
      search(UNHEARD, { filters: { [name]: value } });
    search('Surat');
    search('x '.repeat(9));
    await stop();
    expect(await rowsOfCounts()).toEqual([]);
  });

  test('counts a search as followed once when the same network opens a result', async () => {
    const { search, open, write, stop } = counter();
    const from = newAddress();
    search('zubiwo', { from, isMatch: true, ids: [7, 8] });
    search('kamrai', { from, kind: 'scheme', isMatch: true, ids: [7] });
    open('/health/detailpage/9', undefined, { from });
    open('/health/detailpage/7', undefined, {});
    await write();
    expect((await rowsOfCounts()).map(({ followed }) => followed)).toEqual([0, 0]);
    open('/gu/health/detailpage/7.data?from=Surat', undefined, { from });
    open('/health/detailpage/8', undefined, { from });
    open('/schemesDetail/7/ngo', undefined, { from });
    await stop();
    expect((await rowsOfCounts()).map(({ searches, followed }) => [searches, followed])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test('erases rare terms after 30 days and all terms after 400', async () => {
    await counted('few', { searches: 4, daysAgo: 31 });
    await counted('few lately', { searches: 4, daysAgo: 29 });
    await counted('many', { searches: 5, daysAgo: 31 });
    await counted('once more', { searches: 3, daysAgo: 31 });
    await counted('once more', { searches: 2, daysAgo: 1 });
    await counted('long ago', { searches: 50, daysAgo: 401 });
    await searchTermsJobs[0]!.run(services, {});
    const remaining = (await rowsOfCounts()).map(({ term }) => term);
    expect(remaining).toEqual(['few lately', 'many', 'once more', 'once more']);
  });
});
