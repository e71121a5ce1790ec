import { afterAll, expect, test } from 'vitest';
import { deriveKeys } from '#src/server/security/keys.server.ts';
import { startProduct } from '../support/product.ts';
import { savedNgo } from '../support/saved-ngo.ts';
import { testApp } from '../support/test-app.ts';

const SECRET_KEY = 'x'.repeat(40);
const { db, pool, url } = await testApp({ keys: deriveKeys(SECRET_KEY) });
const product = await startProduct({ env: { DATABASE_URL: url, SECRET_KEY } });
afterAll(() => product.stop());

const read = async (path: string): Promise<string> => (await fetch(product.origin + path)).text();

test('the page of an NGO shows its next events, and an event of one NGO drops no page of another', async () => {
  const [id, otherId] = [
    await savedNgo(db, { name: 'Drishti', category: 'health', city: 'Rajkot' }),
    await savedNgo(db, { name: 'Shala', category: 'education', city: 'Surat', mission: 'Old words' }),
  ];
  const pages = ['', '/hi', '/gu'].map((language) => `${language}/health/detailpage/${id}`);
  const other = `/education/detailpage/${otherId}`;
  for (const path of [...pages, other]) await read(path);
  // Without its triggers, so that the page shows the change only if it is rendered again.
  await pool.query(`begin; alter table ngo disable trigger user;
    update ngo set mission = 'New words' where id = ${otherId}; alter table ngo enable trigger user; commit`);

  const { rows } = await pool.query<{ id: string }>(
    `insert into event (ngo_id, status, title, title_gu, description, category, starts_at, ends_at, city, venue,
        capacity, registration_ends_at, search, published_at)
      select $1, 'published', 'Eye camp', 'આંખ કેમ્પ', 'Eye tests', 'health', start, start + interval '4 hours',
        'Rajkot', 'Town hall', 50, start, '', now()
      from (select now() + interval '9 days' as start) as time
      returning id::text`,
    [id],
  );
  const link = `/eventDetail/${rows[0]!.id}`;
  for (const path of pages) await expect.poll(() => read(path), { timeout: 10_000 }).toContain(link);
  expect(await read(pages[2]!)).toContain('આંખ કેમ્પ');
  await pool.query(`update event set status = 'cancelled', cancel_reason = 'Rain' where ngo_id = $1`, [id]);
  for (const path of pages) await expect.poll(() => read(path), { timeout: 10_000 }).not.toContain(link);
  expect(await read(other)).toContain('Old words');
});
