import { beforeEach, expect, test } from 'vitest';
import * as registration from '#src/features/ngo/registration/registration.queries.server.ts';
import * as verification from '#src/features/ngo/verification/verification.queries.server.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import {
  HIDDEN_STATUSES,
  hideNgo,
  saveDecoys,
  saveRow,
  storeLast,
  type Columns,
} from '../../../../tests/support/decoys.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { countStaffNgos, selectStaffNgos, type StaffNgoFilters } from './staff-list.queries.server.ts';

const { db, pool } = await testDatabase();

let id: string;
beforeEach(async () => {
  await pool.query('delete from ngo');
  id = await savedNgo(db, { name: 'Sathi Mandal' });
});
const ngosLike = (but: Columns<'ngo'>[]) => saveDecoys(pool, { table: 'ngo', like: id, but });
const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
const savePerson = (ngo_id: string) =>
  saveRow(pool, {
    table: 'account',
    row: {
      ngo_id,
      email: `meena${++number}@ngo.example`,
      name: 'Meena',
      role: 'ngo',
      ngo_role: 'member',
      language: 'en',
      password_hash: 'x',
      version: 1,
      created_at: new Date(),
    },
  });
let number = 0;
const pending = { status: 'pending', verified_at: null } as const;

test('staff see the NGOs of every status that pass each filter, by name', async () => {
  const none = {
    words: undefined,
    number: undefined,
    status: undefined,
    category: undefined,
    city: undefined,
  };
  const darpan_id = 'GJ/2019/0000005';
  const [
    first,
    twin,
    food,
    ofSurat,
    imported,
    waiting,
    suspended,
    deleted,
    byDarpan,
    byPan,
    found,
    hiddenTwin,
  ] = await ngosLike([
    { sort_name: 'aarti' },
    {},
    { sort_name: 'tara', category: 'food' },
    { sort_name: 'udaan', city: 'Surat' },
    { sort_name: 'vatsalya', ...pending, source: 'imported' },
    { sort_name: 'vikas', ...pending },
    { sort_name: 'aaj' },
    { sort_name: 'zankar', darpan_id: 'GJ/2019/0000006' },
    { sort_name: 'wadhwan', darpan_id },
    { sort_name: 'xavier', pan: 'AAATS1234K' },
    { sort_name: 'yuva', search: `'yuva'` },
    { sort_name: 'aaj' },
  ]);
  for (const one of [suspended!, hiddenTwin!]) await hideNgo(pool, { id: one });
  await hideNgo(pool, { id: deleted!, status: 'deleted' });
  const list = async (filters: Partial<StaffNgoFilters>, window: object = {}) => {
    const all = { ...none, ...filters };
    const rows = await selectStaffNgos(db, { filters: all, limit: 20, ...window });
    if (Object.keys(window).length === 0) expect(await countStaffNgos(db, all)).toBe(rows.length);
    return rows.map(({ ngo }) => ngo._id);
  };
  const verified = [first, id, twin, food, ofSurat, byDarpan, byPan, found];
  const all = [
    ...[suspended, hiddenTwin, first, id, twin, food, ofSurat, imported, waiting],
    ...[byDarpan, byPan, found, deleted],
  ];
  expect(await list({})).toEqual(all);
  expect(await list({}, { limit: 1 })).toEqual([suspended]);
  expect(await list({}, { limit: 3, offset: 1 })).toEqual(all.slice(1, 4));
  const { place } = (await selectStaffNgos(db, { filters: none, limit: 9 }))[3]!;
  expect(await list({}, { after: place, limit: 2 })).toEqual([twin, food]);
  expect(await list({ status: 'verified' })).toEqual(verified);
  expect(await list({ status: 'verified' }, { limit: 2 })).toEqual([first, id]);
  expect(await list({ status: 'verified' }, { limit: 2, offset: 1 })).toEqual([id, twin]);
  expect(await list({ status: 'pending' })).toEqual([imported, waiting]);
  expect(await list({ status: 'suspended' })).toEqual([suspended, hiddenTwin]);
  expect(await list({ status: 'deleted' })).toEqual([deleted]);
  expect(await list({ category: 'food' })).toEqual([food]);
  expect(await list({ city: 'Surat' })).toEqual([ofSurat]);
  expect(await list({ words: `'yuva'` })).toEqual([found]);
  expect(await list({ number: darpan_id })).toEqual([byDarpan]);
  expect(await list({ number: 'GJ/2019/0000006' })).toEqual([deleted]);
  expect(await list({ number: 'AAATS1234K' })).toEqual([byPan]);
  expect(await list({ number: id })).toEqual([id]);
  expect(await list({ number: id, words: `'yuva'` })).toEqual([id, found]);
  for (const one of [{ number: id }, { number: darpan_id }, { number: 'AAATS1234K' }, { words: `'yuva'` }])
    expect(await list({ ...one, status: 'verified' })).toHaveLength(1);
  expect(await list({ number: id, status: 'deleted' })).toEqual([]);
});

test('staff see how many people an NGO has', async () => {
  const [other] = await ngosLike([{ sort_name: 'zankar' }]);
  for (const ngoId of [id, id, other!]) await savePerson(ngoId);
  const filters = {
    words: undefined,
    number: undefined,
    status: undefined,
    category: undefined,
    city: undefined,
  };
  const rows = await selectStaffNgos(db, { filters, limit: 9 });
  expect(rows.map(({ ngo }) => ngo.people)).toEqual([2, 1]);
});

test('a new NGO is compared with those of its numbers, deleted ones by Darpan id only', async () => {
  const darpanId = 'GJ/2019/0000005';
  const pan = 'AAATS1234K';
  const [byPan, byDarpan, deleted] = await ngosLike([
    { pan },
    { darpan_id: darpanId },
    { pan },
    { pan: 'AAATS1234L' },
  ]);
  await hideNgo(pool, { id: byDarpan!, status: 'deleted' });
  await hideNgo(pool, { id: deleted!, status: 'deleted' });
  const found = async (numbers: Parameters<typeof registration.selectByNumber>[1]) =>
    registration.selectByNumber(db, numbers);
  await savePerson(byPan!);
  const both = await found({ darpanId, pan });
  expect(both.map(({ _id, hasAccount }) => [_id, hasAccount])).toEqual([
    [byPan, true],
    [byDarpan, false],
  ]);
  expect(idsOf(await found({ darpanId: null, pan }))).toEqual([byPan]);
  expect(idsOf(await found({ darpanId, pan: null }))).toEqual([byDarpan]);
  await ngosLike(Array.from({ length: 10 }, () => ({ pan })));
  expect(await found({ darpanId, pan })).toHaveLength(10);
});

test('a new NGO is compared with those of its town that are named alike, the most similar first', async () => {
  const name_sound = 'sati mandal';
  await pool.query('update ngo set name_sound = $2, search = $3 where id = $1', [
    id,
    'sati mandal rajkot',
    `'none'`,
  ]);
  const [exact, byWord, twin] = await ngosLike([
    { name_sound },
    { name_sound: 'gopal', search: `'sathi'` },
    { name_sound },
    { name_sound: 'gopal' },
    { name_sound, city: 'Surat' },
    { name_sound: 'gopal', search: `'sathi'`, city: 'Surat' },
    { name_sound },
  ]);
  const { rows } = await pool.query<{ id: string }>('select max(id)::text as id from ngo');
  await hideNgo(pool, { id: rows[0]!.id, status: 'deleted' });
  await savePerson(twin!);
  const found = await registration.selectSimilar(db, {
    city: 'Rajkot',
    sounds: ['satimandal', 'nobody'],
    lexemes: `'sathi'`,
  });
  expect(idsOf(found)).toEqual([exact, twin, id, byWord]);
  expect(found.map(({ hasAccount }) => hasAccount)).toEqual([false, true, false, false]);
});

test('staff see NGOs of the same sound in the same town, or of the same PAN', async () => {
  const pan = 'AAATS1234K';
  await pool.query('update ngo set pan = $2 where id = $1', [id, pan]);
  const [byName, ofOtherPan, byPan] = await ngosLike([
    { pan: null },
    { pan: 'AAATS1234M' },
    { name_sound: 'gopal', city: 'Surat' },
    { pan: 'AAATS1234L', city: 'Surat' },
    { pan: null, name_sound: 'gopal' },
  ]);
  await storeLast(pool, { table: 'ngo', id: byName! });
  const similar = await verification.selectSimilar(db, id);
  expect(similar.map(({ _id, samePan }) => [_id, samePan])).toEqual([
    [byName, false],
    [ofOtherPan, false],
    [byPan, true],
  ]);
  await ngosLike(Array.from({ length: 9 }, () => ({})));
  expect(await verification.selectSimilar(db, id)).toHaveLength(10);
  const [without] = await ngosLike([{ pan: null, name_sound: 'alone' }]);
  expect(await verification.selectSimilar(db, without!)).toEqual([]);
});

test('the queue counts NGOs by their status and kind, and is shown page by page, oldest first', async () => {
  const at = (day: number) => `2026-11-0${day}T06:00:00Z`;
  const [papers, submitted, back, twin, again] = await ngosLike([
    { papers_changed_at: at(3) },
    { ...pending, submitted_at: at(2) },
    { papers_changed_at: at(1), sent_back_at: at(3), updated_at: at(4) },
    { papers_changed_at: at(3) },
    { ...pending, submitted_at: at(6), sent_back_at: at(5) },
    { ...pending, submitted_at: null },
    { ...pending, papers_changed_at: at(1) },
    { submitted_at: at(1) },
    { submitted_at: at(1), status: 'suspended' },
    { ...pending, submitted_at: at(1), sent_back_at: at(2), updated_at: at(4) },
    { papers_changed_at: at(1), sent_back_at: at(3), updated_at: at(2) },
    { ...pending, source: 'imported' },
  ]);
  const [suspended] = await ngosLike(HIDDEN_STATUSES.map(() => ({ papers_changed_at: at(1) })));
  await hideNgo(pool, { id: suspended! });
  const { rows: last } = await pool.query<{ id: string }>(
    'select id::text from ngo where id > $1 order by ngo.id',
    [suspended],
  );
  for (const ngo of last) await hideNgo(pool, { id: ngo.id, status: 'deleted' });
  const claim = {
    ngo_id: papers!,
    email: 'a@example.org',
    name: 'Asha',
    language: 'en',
    password_hash: 'x',
    created_at: at(3),
  } as const;
  const first = await saveRow(pool, { table: 'ngo_claim', row: claim });
  const [second, third] = await saveDecoys(pool, {
    table: 'ngo_claim',
    like: first,
    but: [{}, { ngo_id: twin }],
  });
  const page = async (limit: number, offset: number) => {
    const { rows, total } = await verification.selectQueue(db, { limit, offset });
    return [total, ...rows.map((row) => [row._id, row.claim?._id])];
  };
  const queue = [
    [submitted, undefined],
    [papers, first],
    [papers, second],
    [papers, undefined],
    [twin, third],
    [twin, undefined],
    [back, undefined],
    [again, undefined],
  ];
  expect(await page(9, 0)).toEqual([8, ...queue]);
  expect(await page(2, 2)).toEqual([8, ...queue.slice(2, 4)]);
  expect(await verification.selectOverview(db)).toMatchObject({
    waiting: { new: 2, papers: 3, claim: 3 },
    oldest: at(2),
    status: { pending: 6, verified: 6, suspended: 2, deleted: 2 },
  });
});
