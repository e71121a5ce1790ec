import { afterAll, expect, test } from 'vitest';
import { saveNgos } from '#src/features/ngo/ngo-index.server.ts';
import { testDatabase } from '../support/database.ts';
import { startProduct } from '../support/product.ts';

const { db, pool, url } = await testDatabase();
// Two processes of one product, each with its own cache.
const products = await Promise.all([start(), start()]);
afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()));
});

function start() {
  return startProduct({ env: { DATABASE_URL: url, SECRET_KEY: 'x'.repeat(40) } });
}

async function readPages(path = '/category/health'): Promise<string[]> {
  return Promise.all(products.map(async ({ origin }) => (await fetch(origin + path)).text()));
}

/**
 * Reads the page until every process shows the expected content. If that never happens, the test times out.
 */
async function readUntil(isExpected: (page: string) => boolean, path?: string): Promise<void> {
  while (!(await readPages(path)).every(isExpected)) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a change drops cached responses in every process', async () => {
  const before = await readPages();
  expect(before.some((page) => page.includes('Nayandeep'))).toBe(false);
  const record = {
    name: 'Nayandeep Netra Seva',
    category: 'health',
    city: 'Rajkot',
    source: 'imported' as const,
  };
  await saveNgos(db, [record]);
  await readUntil((page) => page.includes('Nayandeep Netra Seva'));

  await saveNgos(db, [{ ...record, mission: 'Nobody should be blind without need.' }]);
  await readUntil((page) => page.includes('blind without need'));
});

test('an assigned phrase takes effect in every process, also in cached responses, until it is removed', async () => {
  const path = '/search?q=vazoku+wimpul';
  const isFound = (page: string) => page.includes('Cataract operation');
  expect((await readPages(path)).some(isFound)).toBe(false);
  await pool.query(
    `insert into need_phrase (term, phrase, language, need) values ('vazoku wimpul', 'vazoku wimpul', 'en', 'cataract-operation')`,
  );
  await readUntil(isFound, path);
  await pool.query('update need_phrase set removed_at = now()');
  await readUntil((page) => !isFound(page), path);
});

test('caches nothing while notifications of changes are interrupted, and recovers by itself', async () => {
  await readPages();
  const { rows } = await pool.query<{ count: number }>(
    `select count(pg_terminate_backend(pid)) as count from pg_stat_activity where application_name like '%change feed' and datname = current_database()`,
  );
  expect(rows[0]?.count).toBe(2);
  await saveNgos(db, [{ name: 'Pehlu Pagathiyu', category: 'health', city: 'Surat', source: 'imported' }]);
  await readUntil((page) => page.includes('Pehlu Pagathiyu'));
  const ready = async () => (await fetch(`${products[0].origin}/readyz`)).status;
  while ((await ready()) !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
});
