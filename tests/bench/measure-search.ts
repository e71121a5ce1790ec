import { startProduct } from '../support/product.ts';
import { prepareData, readNames } from './data-folders.ts';
import {
  apiListPaths,
  prefixes,
  HOSTILE_QUERIES,
  misspell,
  needQueries,
  needTownQueries,
  shuffle,
  twoWordQueries,
} from './queries.ts';
import { atMost, type Row } from './table.ts';
import { timeEach } from './timing.ts';

const NGOS = 300_000;
const SAMPLES = 400;
const WARM_UP = 100;

/**
 * Measures how long a single client waits for the API, with 300,000 NGOs in the embedded PostgreSQL. Every
 * query is sent only once.
 */
export async function measureSearch(): Promise<Row[]> {
  const { dataDir, csv } = await prepareData(NGOS);
  const names = shuffle(await readNames({ csv, step: 150 }));
  const search = (q: string) => `/api/ngo/getAllNgo?q=${encodeURIComponent(q)}`;
  const kinds = [
    { name: 'category and town', max: 15, paths: apiListPaths(SAMPLES + WARM_UP) },
    { name: 'two-word search', max: 25, paths: twoWordQueries(names).map(search) },
    { name: 'misspelt search', max: 60, paths: misspell(names).map(search) },
    { name: 'need', max: 25, paths: needQueries().map(search) },
    { name: 'need with a town', max: 25, paths: needTownQueries().map(search) },
    { name: 'hostile search', max: 60, paths: HOSTILE_QUERIES.map(search) },
    {
      name: 'suggest',
      max: 15,
      paths: prefixes(names).map((q) => `/api/ngo/suggest?q=${encodeURIComponent(q)}`),
    },
  ];
  const product = await startProduct({ dataDir, env: { DEMO: 'off' } });
  try {
    const rows: Row[] = [];
    for (const { name, max, paths } of kinds) {
      // If there are few queries, only a few are used to warm up.
      const warmUp = Math.min(WARM_UP, Math.floor(paths.length / 4));
      await timeEach({ origin: product.origin, paths: paths.slice(0, warmUp) });
      const measuredPaths = paths.slice(warmUp, warmUp + SAMPLES);
      const { p50, p95 } = await timeEach({ origin: product.origin, paths: measuredPaths });
      const note = `p50 ${p50.toFixed(1)}, ${measuredPaths.length} different`;
      rows.push(atMost({ name: `300,000 NGOs, ${name}, p95`, max, value: p95, unit: 'ms', note }));
    }
    return rows;
  } finally {
    await product.stop();
  }
}
