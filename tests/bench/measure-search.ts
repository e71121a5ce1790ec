import { startProduct } from '../support/product.ts';
import { prepareData, readNames } from './data-folders.ts';
import {
  apiListPaths,
  beginnings,
  HOSTILE_QUERIES,
  misspelt,
  needQueries,
  needsWithPlace,
  spread,
  twoWords,
} from './queries.ts';
import { atMost, type Row } from './table.ts';
import { timeEach } from './timing.ts';

const NGOS = 300_000;
const EACH = 400;
const WARM_UP = 100;

/**
 * Measures how long a single client waits for the API, with 300,000 NGOs in the embedded PostgreSQL. Every
 * query is sent only once.
 */
export async function measureSearch(): Promise<Row[]> {
  const { dataDir, csv } = await prepareData(NGOS);
  const names = spread(await readNames({ csv, step: 150 }));
  const search = (q: string) => `/api/ngo/getAllNgo?q=${encodeURIComponent(q)}`;
  const kinds = [
    { name: 'category and town', most: 15, paths: apiListPaths(EACH + WARM_UP) },
    { name: 'two-word search', most: 25, paths: twoWords(names).map(search) },
    { name: 'misspelt search', most: 60, paths: misspelt(names).map(search) },
    { name: 'need', most: 25, paths: needQueries().map(search) },
    { name: 'need with a town', most: 25, paths: needsWithPlace().map(search) },
    { name: 'hostile search', most: 60, paths: HOSTILE_QUERIES.map(search) },
    {
      name: 'suggest',
      most: 15,
      paths: beginnings(names).map((q) => `/api/ngo/suggest?q=${encodeURIComponent(q)}`),
    },
  ];
  const product = await startProduct({ dataDir, env: { DEMO: 'off' } });
  try {
    const rows: Row[] = [];
    for (const { name, most, paths } of kinds) {
      // If there are few queries, only a few are used to warm up.
      const before = Math.min(WARM_UP, Math.floor(paths.length / 4));
      await timeEach({ origin: product.origin, paths: paths.slice(0, before) });
      const asked = paths.slice(before, before + EACH);
      const { p50, p95 } = await timeEach({ origin: product.origin, paths: asked });
      const more = `p50 ${p50.toFixed(1)}, ${asked.length} different`;
      rows.push(atMost({ name: `300,000 NGOs, ${name}, p95`, most, value: p95, unit: 'ms', more }));
    }
    return rows;
  } finally {
    await product.stop();
  }
}
