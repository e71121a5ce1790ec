import { beforeEach, describe, expect, test } from 'vitest';
import {
  saveDecoys,
  saveRow,
  HIDDEN_STATUSES,
  hideNgo,
  type Columns,
} from '../../../tests/support/decoys.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import { selectAddresses, selectParts } from './addresses/ngo-addresses.queries.server.ts';
import { selectCounts } from './counts/ngo-counts.queries.server.ts';
import { SUMMARY_COLUMNS } from './row/ngo-summary.queries.server.ts';
import { selectNewlyVerified } from './newly-verified/newly-verified.queries.server.ts';
import { SEARCH_VERSION } from './ngo-lexemes.server.ts';
import * as rows from './ngo-rows.queries.server.ts';
import * as ngos from './ngo.queries.server.ts';
import { addViews, selectViews } from './page-views/ngo-views.queries.server.ts';

const { db, pool } = await testDatabase();

const idsOf = (found: { _id: string }[]) => found.map(({ _id }) => _id);
/** Names that sort by their numbers. */
const nameOf = (number: number) => `Sathi Mandal ${String.fromCharCode(97 + number)}`;
const named = (number: number) => ({ name: nameOf(number), sort_name: nameOf(number).toLowerCase() });

let id: string;
beforeEach(async () => {
  await pool.query('delete from ngo');
  id = await savedNgo(db, { name: nameOf(2) });
});
const ngosLike = (but: Columns<'ngo'>[]) => saveDecoys(pool, { table: 'ngo', like: id, but });
/** NGOs that the public does not see, each of which differs from a listed one in its status alone. */
const saveHidden = async () => {
  const hidden = await ngosLike(HIDDEN_STATUSES.map(() => ({})));
  for (const [at, status] of HIDDEN_STATUSES.entries()) await hideNgo(pool, { id: hidden[at]!, status });
};
const unchecked = { status: 'pending', source: 'imported', verified_at: null } as const;

describe('the public list', () => {
  test('has the listed NGOs that pass each filter, by name, or by distance and name', async () => {
    const [first, twin, food, ofSurat, pending] = await ngosLike([
      named(0),
      {},
      { ...named(3), category: 'food' },
      { ...named(1), city: 'Surat' },
      { ...named(4), ...unchecked },
    ]);
    await saveHidden();
    type Filters = Parameters<typeof ngos.selectByName>[1]['filters'];
    const listed = (answer: Awaited<ReturnType<typeof ngos.selectByName>>) =>
      answer.rows.map(([found]) => String(found));
    const byName = async (filters: Filters = {}, window = { offset: 0, limit: 20 }) =>
      listed(await ngos.selectByName(db, { filters, ...window }));
    const all = [first, ofSurat, id, twin, food, pending];
    expect(await byName()).toEqual(all);
    expect(await byName({}, { offset: 0, limit: 2 })).toEqual(all.slice(0, 2));
    expect(await byName({}, { offset: 2, limit: 3 })).toEqual(all.slice(2, 5));
    expect(await byName({ category: 'food' })).toEqual([food]);
    expect(await byName({ city: 'Surat' })).toEqual([ofSurat]);
    expect(await byName({ verified: true })).toEqual(all.slice(0, -1));
    const byDistance = async (
      filters: Filters = {},
      { offset = 0, limit = 20, cities = ['Surat', 'Rajkot'] } = {},
    ) => listed(await ngos.selectByDistance(db, { filters, cities, offset, limit }));
    const near = [ofSurat, first, id, twin, food, pending];
    expect(await byDistance()).toEqual(near);
    expect(await byDistance({}, { offset: 0, limit: 2 })).toEqual(near.slice(0, 2));
    expect(await byDistance({}, { offset: 2, limit: 2 })).toEqual(near.slice(2, 4));
    expect(await byDistance({}, { offset: 1, limit: 2 })).toEqual(near.slice(1, 3));
    expect(await byDistance({}, { cities: ['Bhuj', 'Rajkot', 'Anand'] })).toEqual(near.slice(1));
    expect(await byDistance({ verified: true })).toEqual(near.slice(0, -1));
    expect(await byDistance({ category: 'food' })).toEqual([food]);
    const newest = await selectNewlyVerified(db, { most: 9 });
    expect(idsOf(newest)).toEqual(idsOf(newest).toSorted((a, b) => Number(a) - Number(b)));
    expect(newest).toHaveLength(5);
    const { cells } = await selectCounts(db);
    const count = (city: string, verified: boolean) =>
      cells
        .filter((cell) => cell.city === city && cell.verified === verified)
        .reduce((sum, cell) => sum + cell.count, 0);
    expect([count('Rajkot', true), count('Rajkot', false), count('Surat', true)]).toEqual([4, 1, 1]);
  });

  test('shows the cover of each NGO, and whether it is verified and has people to ask', async () => {
    const [other, pending] = await ngosLike([named(3), { ...named(4), ...unchecked }]);
    const picture = { file_key: 'first', position: 1, is_cover: false, width: 8, height: 6 };
    const photo = await saveRow(pool, {
      table: 'ngo_photo',
      row: { ...picture, ngo_id: id, created_at: new Date() },
    });
    await saveDecoys(pool, {
      table: 'ngo_photo',
      like: photo,
      but: [
        { position: 3, is_cover: true, file_key: 'cover' },
        { position: 0, file_key: 'earlier' },
      ],
    });
    await saveDecoys(pool, {
      table: 'ngo_photo',
      like: photo,
      but: [
        { ngo_id: other, position: 2, file_key: 'late' },
        { ngo_id: other, file_key: 'early' },
      ],
    });
    const person = { name: 'Meena', role: 'ngo', ngo_role: 'member', language: 'en' } as const;
    for (const [ngo_id, disabled_at] of [
      [id, null],
      [other, new Date()],
      [pending, null],
    ] as const)
      await saveRow(pool, {
        table: 'account',
        row: {
          ...person,
          ngo_id,
          disabled_at,
          email: `meena${ngo_id}@ngo.example`,
          password_hash: 'x',
          version: 1,
          created_at: new Date(),
        },
      });
    const shown = (answer: Awaited<ReturnType<typeof ngos.selectByName>>) =>
      answer.rows.map((row) => {
        const ofRow = Object.fromEntries(SUMMARY_COLUMNS.map((column, at) => [column, row[at]]));
        const cover = ofRow['cover json null'] as { path: string } | null;
        return [cover?.path, ofRow['takes_requests boolean']];
      });
    const expected = [
      ['/photos/cover', true],
      ['/photos/early', false],
      [undefined, false],
    ];
    const window = { offset: 0, limit: 20, filters: {} };
    expect(shown(await ngos.selectByName(db, window))).toEqual(expected);
    expect(shown(await ngos.selectByDistance(db, { ...window, cities: ['Rajkot'] }))).toEqual(expected);
  });

  test('leads to pages and addresses of listed NGOs alone', async () => {
    const [pending, second] = await ngosLike([unchecked, {}]);
    await saveHidden();
    const { rows: all } = await pool.query<{ id: string }>('select id::text from ngo order by ngo.id');
    const listed = [];
    for (const ngo of all) if (await ngos.selectDetail(db, ngo.id)) listed.push(ngo.id);
    expect(listed).toEqual([id, pending, second]);
    await pool.query(`delete from ngo where id <> all ($1)`, [[id, pending, second]]);
    const partOf = (ngo: string) => Math.floor((Number(ngo) - 1) / 500);
    expect(await selectParts(db)).toEqual([...new Set([id, pending!, second!].map(partOf))]);
    const addresses = [];
    for (const part of await selectParts(db)) addresses.push(...(await selectAddresses(db, part)));
    expect(idsOf(addresses)).toEqual([id, pending, second]);
    await hideNgo(pool, { id: second! });
    const left = [];
    for (const part of [...new Set([id, second!].map(partOf))])
      left.push(...(await selectAddresses(db, part)));
    expect(idsOf(left)).toEqual([id, pending]);
    for (const ngo of [id, pending!]) await hideNgo(pool, { id: ngo });
    expect(await selectParts(db)).toEqual([]);
  });
});

test('the NGOs that were verified last are shown, the last one first', async () => {
  const [last, , twin] = await ngosLike([
    { verified_at: '2026-11-02T06:00:00Z' },
    { ...unchecked, verified_at: '2026-11-03T06:00:00Z' },
    {},
  ]);
  await saveHidden();
  const newest = async (most: number) => idsOf(await selectNewlyVerified(db, { most }));
  expect(await newest(9)).toEqual([last, id, twin]);
  expect(await newest(2)).toEqual([last, id]);
});

test('views are counted for known NGOs by month, and shown since a month', async () => {
  const [other] = await ngosLike([{}]);
  const views = (number: number) =>
    new Map([
      [Number(id), number],
      [999_999, 1],
    ]);
  for (const [month, number] of [
    ['2026-09-01', 1],
    ['2026-11-01', 2],
    ['2026-10-01', 3],
    ['2026-11-01', 4],
  ] as const)
    await addViews(db, { month, views: views(number) });
  await addViews(db, { month: '2026-10-01', views: new Map([[Number(other), 9]]) });
  const found = await selectViews(db, { ngoId: id, since: '2026-10-01' });
  expect([...found]).toEqual([
    ['2026-10', 3],
    ['2026-11', 6],
  ]);
});

test('NGOs are matched by Darpan id, or by name and city together, in the order of their ids', async () => {
  const darpanId = 'GJ/2019/0000005';
  const [byDarpan, byName, ...decoys] = await ngosLike([
    { ...named(5), darpan_id: darpanId },
    { ...named(6), city: 'Surat' },
    { ...named(6), city: 'Anand' },
    { ...named(7), city: 'Surat' },
  ]);
  const sortNames = [named(6).sort_name, named(2).sort_name];
  const match = { darpanIds: [darpanId], cities: ['Surat', 'Rajkot'], sortNames };
  const found = (stored: rows.StoredNgo[]) => stored.map((ngo) => String(ngo.id));
  expect(found(await rows.selectMatching(db, match))).toEqual([id, byDarpan, byName]);
  expect(found(await rows.selectMatching(db, { darpanIds: [], cities: [], sortNames: [] }))).toEqual([]);
  expect((await rows.selectRow(db, byName!))!.city).toBe('Surat');

  await pool.query('update ngo set search_version = $2 where id <> all ($1)', [decoys, SEARCH_VERSION - 1]);
  const outdated = async (after: string, most: number) =>
    found(await rows.selectOutdated(db, { after: Number(after), most }));
  expect(await outdated('0', 9)).toEqual([id, byDarpan, byName]);
  expect(await outdated(id, 9)).toEqual([byDarpan, byName]);
  expect(await outdated('0', 2)).toEqual([id, byDarpan]);
  const stored = await rows.selectMatching(db, { ...match, darpanIds: [] });
  expect(stored.map(({ isOutdated }) => isOutdated)).toEqual([true, true]);
});
