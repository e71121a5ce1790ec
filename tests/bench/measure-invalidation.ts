import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../../src/server/config.server.ts';
import type { Database } from '../../src/server/database.server.ts';
import { joinRuntime } from '../../src/server/runtime.server.ts';
import { runSql } from '../support/run-sql.ts';
import { startProduct } from '../support/product.ts';
import { prepareData } from './data-folders.ts';
import { load, type Load } from './load.ts';
import { ON_ONE_CORE } from './pinning.ts';
import { CATEGORIES, CITIES, needTownQueries, shuffle } from './queries.ts';
import { atLeast, type Row } from './table.ts';

const NGOS = 50_000;
/** The capacity of the cache. */
const PAGES = 500;
const READS = 200_000;
/** The number of word searches among the pages. */
const SEARCHES = 10;
const EDITS_PER_SECOND = 20;
/** One in this many edits changes the town, which affects counts and lists. The others change texts. */
const EDITS_PER_MOVE = 100;
const SECONDS = 10;
/** Odd, so that one of them is the median. */
const ROUNDS = 5;
const BROWSER = { 'accept-encoding': 'br' };

type Round = { value: number; edits: number; during: Load; before: Load; after: Load };

/**
 * Measures how much throughput of cached pages remains while NGOs are edited: one core, 50,000 NGOs,
 * Zipf-distributed reads. The result is the median of several rounds.
 */
export async function measureInvalidation(): Promise<Row[]> {
  const { dataDir } = await prepareData(NGOS);
  const { origin, stop } = await startProduct({ dataDir, env: { DEMO: 'off' }, prefix: ON_ONE_CORE });
  const runtime = await joinRuntime(readConfig({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'warn' }));
  try {
    const pages = await listPages(runtime.db);
    for (const path of pages) await fetch(origin + path, { headers: BROWSER }).then((page) => page.text());
    const paths = zipf(pages, READS);
    const read = (seconds = SECONDS) => load({ origin, paths, headers: BROWSER, seconds });
    await read(4);
    const rounds: Round[] = [];
    let before = await read();
    while (rounds.length < ROUNDS) {
      const editing = startEditing(runtime.db);
      const during = await read();
      const edits = await editing.stop();
      await read(2);
      const after = await read();
      const value =
        (remainingShare({ during, without: before }) + remainingShare({ during, without: after })) / 2;
      rounds.push({ value, edits, during, before, after });
      before = after;
    }
    const median = rounds.toSorted((a, b) => a.value - b.value)[(ROUNDS - 1) / 2]!;
    const formatLoad = ({ perSecond, perProcessorSecond }: Load) =>
      `${Math.round(perSecond).toLocaleString('en')}/s (${Math.round(perProcessorSecond).toLocaleString('en')} per processor second)`;
    return [
      atLeast({
        name: 'cached pages while NGOs are edited, of those without edits',
        min: 0.8,
        value: median.value,
        unit: '',
        note: `${formatLoad(median.during)} with ${(median.edits / SECONDS).toFixed(1)} edits a second; ${formatLoad(median.before)} before, ${formatLoad(median.after)} after; rounds: ${rounds.map(({ value }) => value.toFixed(2)).join(', ')}`,
      }),
    ];
  } finally {
    await runtime.stop();
    await stop();
  }
}

/**
 * Returns the share of reads that a whole core can still serve. Other load on the core reduces reads too, and
 * must not be attributed to edits.
 */
function remainingShare({ during, without }: { during: Load; without: Load }): number {
  if (Number.isNaN(during.perProcessorSecond)) return during.perSecond / without.perSecond;
  const processorShare = during.perSecond / during.perProcessorSecond;
  const readShare = during.perSecond / without.perProcessorSecond;
  return 1 - (processorShare - readShare);
}

/** Lists pages by popularity: home, categories, towns, then lists of both, searches and NGOs. */
async function listPages(db: Database): Promise<string[]> {
  const rows = await runSql<[string, string]>(db, {
    text: `select category, id::text from ngo where listed order by id % 97, id limit ${PAGES}`,
    values: [],
  });
  const towns = CITIES.slice(0, 20).map(encodeURIComponent);
  const lists = [
    ...CATEGORIES.map((category) => `/category/${category}`),
    ...towns.map((town) => `/detailpage/${town}`),
  ];
  const filteredLists = CATEGORIES.flatMap((category) =>
    towns.map((town) => `/category/${category}?city=${town}`),
  );
  const searches = needTownQueries()
    .slice(0, SEARCHES)
    .map((q) => `/search?q=${encodeURIComponent(q)}`);
  const profiles = rows.map(([category, id]) => `/${category}/detailpage/${id}`);
  const popular = ['/', '/gu', '/hi', '/search', ...lists];
  return [...popular, ...shuffle([...filteredLists, ...searches, ...profiles])].slice(0, PAGES);
}

/** Returns this many reads, in which the page of rank n appears 1/n as often as the first. Deterministic. */
function zipf(pages: string[], reads: number): string[] {
  const total = pages.reduce((sum, _, index) => sum + 1 / (index + 1), 0);
  return shuffle(
    pages.flatMap((page, index) => Array<string>(Math.ceil(reads / (index + 1) / total)).fill(page)),
  );
}

/** Edits NGOs all over the directory until it is stopped. `stop` returns the number of edits. */
function startEditing(db: Database): { stop: () => Promise<number> } {
  let edits = 0;
  const stopping = new AbortController();
  const startedAt = performance.now();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const id = 1 + ((edits * 7_919) % NGOS);
      const isMove = edits % EDITS_PER_MOVE === EDITS_PER_MOVE - 1;
      await runSql(db, {
        text: isMove
          ? `update ngo set city = $2, updated_at = now() where id = $1`
          : `update ngo set mission = $2, updated_at = now() where id = $1`,
        values: [id, isMove ? CITIES[edits % CITIES.length] : `Edited, number ${edits}.`],
      });
      edits++;
      await wait(Math.max(0, startedAt + (edits * 1000) / EDITS_PER_SECOND - performance.now()));
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
      return edits;
    },
  };
}
