import { startProduct } from '../support/product.ts';
import { startBareServer } from './bare-copy.ts';
import { prepareData, readNames } from './data-folders.ts';
import { load, type Load } from './load.ts';
import { ON_ONE_CORE } from './pinning.ts';
import { apiListPaths, pageListPaths, shuffle, twoWordQueries } from './queries.ts';
import { atLeast, type Row } from './table.ts';

const NGOS = 50_000;
/** More than can be requested during the measurement, so that no response comes from a cache. */
const PATH_COUNT = 60_000;
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
    const cached = await load({ origin, paths: [path], headers: BROWSER });
    await load({ origin: bare.origin, paths: [path], seconds: 2 });
    const baseline = await load({ origin: bare.origin, paths: [path] });
    // Both may be faster than the client. In that case, only the processor time they use can be compared.
    const processorRatio = cached.perProcessorSecond / baseline.perProcessorSecond;
    const row = atLeast({
      name: 'list page from the page cache, of node:http',
      min: 0.6,
      value: Number.isNaN(processorRatio) ? cached.perSecond / baseline.perSecond : processorRatio,
      unit: '',
      note: `${formatLoad(cached)}; node:http ${formatLoad(baseline)}`,
    });
    return { row, bare: baseline };
  } finally {
    bare.stop();
  }
}

type MeasureInput = { origin: string; bare: Load };

/**
 * Formats requests per second, the rate with the core to themselves, and how many requests a bare server
 * would have served instead.
 */
function formatLoad({ perSecond, perProcessorSecond }: Load, bare?: Load): string {
  const number = (value: number) => Math.round(value).toLocaleString('en');
  const perProcessor = Number.isNaN(perProcessorSecond)
    ? ''
    : `, ${number(perProcessorSecond)} per processor second`;
  const ratio = bare && `, 1 for ${(bare.perProcessorSecond / perProcessorSecond).toFixed(0)} of node:http`;
  return `${number(perSecond)}/s${perProcessor}${ratio ?? ''}`;
}

async function measurePages({ origin, bare }: MeasureInput): Promise<Row> {
  const paths = pageListPaths(PATH_COUNT);
  await load({ origin, paths: paths.splice(0, 3_000), headers: BROWSER, seconds: 4 });
  const pages = await load({ origin, paths, headers: BROWSER });
  return atLeast({
    name: 'list page, rendered each time',
    min: 350,
    value: pages.perSecond,
    unit: '/s',
    note: formatLoad(pages, bare),
  });
}

async function measureLists({ origin, bare }: MeasureInput): Promise<Row> {
  const paths = apiListPaths(PATH_COUNT);
  await load({ origin, paths: paths.splice(0, 10_000), seconds: 3 });
  const lists = await load({ origin, paths });
  const note = `${formatLoad(lists, bare)}, p97.5 ${lists.p97} ms, all different`;
  return atLeast({ name: '50,000 NGOs, JSON list', min: 2_500, value: lists.perSecond, unit: '/s', note });
}

async function measureSearches({ origin, csv, bare }: MeasureInput & { csv: string }): Promise<Row> {
  const words = shuffle(twoWordQueries(await readNames({ csv, step: 2 })));
  const sizes = [20, 19, 18, 17];
  const paths = sizes.flatMap((size) =>
    words.map((q) => `/api/ngo/getAllNgo?q=${encodeURIComponent(q)}&pageSize=${size}`),
  );
  await load({ origin, paths: paths.splice(0, 4_000), seconds: 3 });
  const searches = await load({ origin, paths });
  const note = `${formatLoad(searches, bare)}, p97.5 ${searches.p97} ms, all different`;
  return atLeast({
    name: '50,000 NGOs, two-word search',
    min: 1_000,
    value: searches.perSecond,
    unit: '/s',
    note,
  });
}
