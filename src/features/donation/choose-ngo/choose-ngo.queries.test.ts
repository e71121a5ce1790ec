import { beforeEach, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { hideNgo, saveDecoys, saveRow } from '../../../../tests/support/decoys.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { selectNgosToGive } from './choose-ngo.queries.server.ts';

const app = await testApp();
const { db, pool } = app;
const { savedNgo, savedBankDetail } = donationTesting(app);
const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);

beforeEach(() => pool.query('delete from bank_detail'));

async function saveGiving(city = 'Rajkot', category = 'health') {
  const ngo = await savedNgo({ city, category });
  return { ngo, detail: await savedBankDetail(ngo) };
}
const all = { sought: undefined, category: undefined, city: undefined, nearest: [], limit: 9, offset: 0 };

test('NGOs to give to are verified and have active main bank details, the nearest first', async () => {
  const nearest = ['Surat', 'Rajkot'];
  const [first, twin, surat] = [
    await saveGiving(),
    await saveGiving(),
    await saveGiving('Surat', 'education'),
  ];
  await pool.query(`update ngo set sort_name = 'a' where id = any ($1)`, [[first.ngo, twin.ngo, surat.ngo]]);
  await pool.query(`update ngo set sort_name = '0' where id = $1`, [twin.ngo]);
  const [hidden, removed, second, foreign, waiting] = await Promise.all(
    Array.from({ length: 5 }, () => saveGiving()),
  );
  await hideNgo(pool, { id: hidden!.ngo });
  await pool.query('update bank_detail set removed_at = now() where id = $1', [removed!.detail]);
  await pool.query('update bank_detail set is_primary = false where id = $1', [second!.detail]);
  await pool.query('update bank_detail set is_foreign = true where id = $1', [foreign!.detail]);
  await pool.query(`update bank_detail_version set status = 'stopped' where bank_detail_id = $1`, [
    waiting!.detail,
  ]);
  const list = async (more: Partial<Parameters<typeof selectNgosToGive>[1]>) => {
    const { rows, total, categories } = await selectNgosToGive(db, { ...all, nearest, ...more });
    return [idsOf(rows), total, categories.map(({ value, count }) => [value, count])];
  };
  const counts = [
    ['health', 2],
    ['education', 1],
  ];
  const inOrder = [surat, twin, first].map(({ ngo }) => ngo);
  expect(await list({})).toEqual([inOrder, 3, counts]);
  expect(await list({ limit: 1, offset: 1 })).toEqual([[twin.ngo], 3, counts]);
  expect(await list({ nearest: [] })).toEqual([[twin, first, surat].map(({ ngo }) => ngo), 3, counts]);
  expect(await list({ nearest: [], limit: 2 })).toEqual([[twin.ngo, first.ngo], 3, counts]);
  expect(await list({ category: 'health' })).toEqual([[twin.ngo, first.ngo], 2, counts]);
  expect(await list({ city: 'Surat' })).toEqual([[surat.ngo], 1, [['education', 1]]]);
});

test('NGOs to give to are found by words or by their name, the best first, each with its cover', async () => {
  const [most, some, named, none] = [
    await saveGiving('Surat'),
    await saveGiving(),
    await saveGiving(),
    await saveGiving(),
  ];
  for (const [{ ngo }, search] of [
    [most, `'sewing' 'training'`],
    [some, `'sewing'`],
    [named, `'asha'`],
    [none, `'other'`],
  ] as const)
    await pool.query('update ngo set search = $2::tsvector where id = $1', [ngo, search]);
  const gains = [
    { query: `'sewing'`, gain: 0.8 },
    { query: `'training'`, gain: 0.2 },
  ];
  const plan = { candidates: `'sewing'`, best: '', prime: '', gains, least: 0.1 };
  const found = async (name: string, towns?: string[]) => {
    const sought = { plan, name, towns };
    return idsOf((await selectNgosToGive(db, { ...all, sought, nearest: ['Rajkot', 'Surat'] })).rows);
  };
  expect(await found('')).toEqual([most.ngo, some.ngo]);
  expect(await found('', ['Rajkot'])).toEqual([some.ngo]);
  expect(await found(`'asha'`)).toContain(named.ngo);
  const first = { sought: { plan, name: '', towns: undefined }, nearest: ['Rajkot', 'Surat'], limit: 1 };
  expect(idsOf((await selectNgosToGive(db, { ...all, ...first })).rows)).toEqual([most.ngo]);

  const photo = { ngo_id: most.ngo, file_key: 'first', position: 1, width: 10, height: 10 };
  const id = await saveRow(pool, { table: 'ngo_photo', row: photo });
  await saveDecoys(pool, {
    table: 'ngo_photo',
    like: id,
    but: [
      { file_key: 'cover', position: 2, is_cover: true },
      { file_key: 'of-another', ngo_id: some.ngo, position: 0 },
    ],
  });
  const { rows } = await selectNgosToGive(db, { ...all, ...first, limit: 2 });
  expect(rows.map(({ cover }) => cover?.path)).toEqual(['/photos/cover', '/photos/of-another']);
});
