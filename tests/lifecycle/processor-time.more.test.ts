import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES, pathInLanguage } from '#src/shared/languages.ts';
import { startAttackedProduct } from '../attack/attacked-product.ts';
import { measure } from '../attack/measure-work.ts';
import { repeat } from '../attack/scenario.ts';
import { CITIES } from '../bench/queries.ts';

// What every visit costs in processor time, as so many password hashes of the same process: figures that hardly depend on
// the machine, or on what else it does. A change that doubles one of them is noticed here, and measured by a benchmark.
const product = await startAttackedProduct({ RATE_LIMITS: 'off' });
afterAll(() => product.stop());

const ngos = await product.query<{ id: string; category: string; name: string }>(
  'select id::text, category, name from ngo where listed order by id',
);
const headers = { 'accept-encoding': 'br' };

async function read(path: string): Promise<number> {
  const response = await fetch(product.origin + path, { headers });
  await response.arrayBuffer();
  return response.status;
}

/** As seen from a town, so that each is rendered. */
const listPages = CITIES.slice(0, 100).flatMap((town) =>
  ['health', 'education'].map((category) => `/category/${category}?from=${encodeURIComponent(town)}`),
);
const ngoPages = ngos.flatMap(({ id, category }) =>
  LANGUAGES.map((language) => pathInLanguage({ path: `/${category}/detailpage/${id}`, language })),
);
const searches = ngos.flatMap(({ name }) => {
  const [first = '', second = ''] = name.split(' ');
  return [`${first} ${second}`, first, second].map((q) => `/api/ngo/getAllNgo?q=${encodeURIComponent(q)}`);
});

// A process that has just started is slow, and its first hash takes twice as long as the others.
beforeAll(async () => {
  await measure(product, () => Promise.all(['/', '/search', '/search?q=eye'].map(read)));
  for (const city of CITIES.slice(0, 60)) await read(`/gu/category/health?city=${encodeURIComponent(city)}`);
});

test.for<[name: string, paths: string[], hashes: number]>([
  ['200 list pages', listPages, 26],
  ['100 pages of NGOs', ngoPages.slice(0, 100), 20],
  ['200 searches', [...new Set(searches)].slice(0, 200), 10],
  ['5,000 cached pages', Array.from({ length: 5_000 }, () => '/category/health'), 11],
])('%s cost about as much as they did', async ([name, paths, expected]) => {
  const [statuses, hashes] = await measure(product, () =>
    repeat({ count: paths.length, concurrency: 2, work: (index) => read(paths[index] ?? '/') }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  console.log(`${name}: ${hashes.toFixed(1)} password hashes`);
  expect(hashes).toBeLessThan(2 * expected);
});
