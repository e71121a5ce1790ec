import { startProduct } from '../support/product.ts';
import { startBareServer } from './bare-copy.ts';
import { prepareData, readNames } from './data-folders.ts';
import { load, type Load } from './load.ts';
import { ON_ONE_CORE } from './pinning.ts';
import { apiListPaths, pageListPaths, spread, twoWords } from './queries.ts';
import { atLeast, type Row } from './table.ts';

const NGOS = 50_000;
/** More than can be requested during the measurement, so that no response comes from a cache. */
const DIFFERENT = 60_000;
const BROWSER = { 'accept-encoding': 'br' };

/**
 * Measures what one core serves with 50,000 NGOs and 16 connections. The application and the database share
 * the core.
 */
export async function measureLoad(): Promise<Row[]> {
  const { dataDir, csv } = await prepareData(NGOS);
  const { origin, stop } = await startProduct({ dataDir, env: { DEMO: 'off' }, prefix: ON_ONE_CORE });
  try {
    const { row, bare } = await measureCache(origin);
    return [
      row,
      await measurePages({ origin, bare }),
      await measureLists({ origin, bare }),
      await measureSearches({ origin, csv, bare }),
    ];
  } finally {
    await stop();
  }
}

/** Measures the page cache against a bare `node:http` server, to which the other rows are compared too. */
async function measureCache(origin: string): Promise<{ row: Row; bare: Load }> {
  const path = '/category/health?city=Rajkot';
  const bare = await startBareServer(origin + path);
  try {
    await load({ origin, paths: [path], headers: BROWSER, seconds: 3 });
    const kept = await load({ origin, paths: [path], headers: BROWSER });
    await load({ origin: bare.origin, paths: [path], seconds: 2 });
    const same = await load({ origin: bare.origin, paths: [path] });
    // Both may be faster than the client. In that case, only the processor time they use can be compared.
    const byTime = kept.perProcessorSecond / same.perProcessorSecond;
    const row = atLeast({
      name: 'list page from the page cache, of node:http',
      least: 0.6,
      value: Number.isNaN(byTime) ? kept.perSecond / same.perSecond : byTime,
      unit: '',
      more: `${tell(kept)}; node:http ${tell(same)}`,
    });
    return { row, bare: same };
  } finally {
    bare.stop();
  }
}

type Served = { origin: string; bare: Load };

/**
 * Formats requests per second, the rate with the core to themselves, and how many requests a bare server
 * would have served instead.
 */
function tell({ perSecond, perProcessorSecond }: Load, bare?: Load): string {
  const number = (value: number) => Math.round(value).toLocaleString('en');
  const spent = Number.isNaN(perProcessorSecond)
    ? ''
    : `, ${number(perProcessorSecond)} per processor second`;
  const ratio = bare && `, 1 for ${(bare.perProcessorSecond / perProcessorSecond).toFixed(0)} of node:http`;
  return `${number(perSecond)}/s${spent}${ratio ?? ''}`;
}

async function measurePages({ origin, bare }: Served): Promise<Row> {
  const paths = pageListPaths(DIFFERENT);
  await load({ origin, paths: paths.splice(0, 3_000), headers: BROWSER, seconds: 4 });
  const made = await load({ origin, paths, headers: BROWSER });
  return atLeast({
    name: 'list page, made anew each time',
    least: 350,
    value: made.perSecond,
    unit: '/s',
    more: tell(made, bare),
  });
}

async function measureLists({ origin, bare }: Served): Promise<Row> {
  const paths = apiListPaths(DIFFERENT);
  await load({ origin, paths: paths.splice(0, 10_000), seconds: 3 });
  const lists = await load({ origin, paths });
  const more = `${tell(lists, bare)}, p97.5 ${lists.p97} ms, all different`;
  return atLeast({ name: '50,000 NGOs, JSON list', least: 2_500, value: lists.perSecond, unit: '/s', more });
}

async function measureSearches({ origin, csv, bare }: Served & { csv: string }): Promise<Row> {
  const words = spread(twoWords(await readNames({ csv, step: 2 })));
  const sizes = [20, 19, 18, 17];
  const paths = sizes.flatMap((size) =>
    words.map((q) => `/api/ngo/getAllNgo?q=${encodeURIComponent(q)}&pageSize=${size}`),
  );
  await load({ origin, paths: paths.splice(0, 4_000), seconds: 3 });
  const searches = await load({ origin, paths });
  const more = `${tell(searches, bare)}, p97.5 ${searches.p97} ms, all different`;
  return atLeast({
    name: '50,000 NGOs, two-word search',
    least: 1_000,
    value: searches.perSecond,
    unit: '/s',
    more,
  });
}
