import { beforeEach, describe, expect, test } from 'vitest';
import { hideNgo, saveDecoys, type Columns } from '../../../tests/support/decoys.ts';
import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { selectVisibleScheme, selectVisibleSchemes } from './catalogue/catalogue.queries.server.ts';
import { deleteErasedSchemes } from './erase-schemes.queries.server.ts';
import { selectCandidates, selectSchemeTexts } from './finder/finder.queries.server.ts';
import * as management from './management/management.queries.server.ts';
import { lockScheme } from './registration/register.queries.server.ts';
import { schemeTesting } from './scheme.fixture.ts';
import { timesBeforeNow } from '../../../tests/support/days.ts';

const app = await testApp();
const { callConfirmed, db, pool } = app;
const { formOf, ngoWithUser, added, list, register } = schemeTesting(app);

const { daysAgo } = timesBeforeNow();
const deleted = { deleted_at: daysAgo(1) };

let ngoId: string;
let token: string;
let other: string;
let hidden: string;
let id: string;
beforeEach(async () => {
  await pool.query('delete from scheme');
  ({ ngoId, token } = await ngoWithUser());
  [other, hidden] = [await savedNgo(db), await savedNgo(db)];
  await hideNgo(pool, { id: hidden });
  id = await added(token);
});

const schemesLike = (but: Columns<'scheme'>[]) => saveDecoys(pool, { table: 'scheme', like: id, but });
const idsOf = (rows: { _id: string | number }[]) => rows.map(({ _id }) => _id);

describe('schemes', () => {
  test('that the public sees pass each filter, by name', async () => {
    const [twin, first, ofOther, women, men, anywhere, bihar, school, general] = await schemesLike([
      {},
      { sort_name: 'a' },
      { ngo_id: other },
      { gender: 'Female' },
      { gender: 'Male' },
      { state: 'all' },
      { state: 'Bihar' },
      { category: ['Education'] },
      { beneficiary: ['General'] },
      deleted,
      { ngo_id: hidden },
    ]);
    const find = async (filters: object, window = { limit: 20, offset: 0 }) =>
      selectVisibleSchemes(db, { filters, ...window });
    const all = [first, id, twin, ofOther, women, men, anywhere, bihar, school, general];
    const without = (...some: (string | undefined)[]) => all.filter((one) => !some.includes(one));
    for (const [filters, ids] of [
      [{}, all],
      [{ ngoId }, without(ofOther)],
      [{ gender: 'Female' }, without(men)],
      [{ state: 'Gujarat' }, without(bihar)],
      [{ category: 'Health' }, without(school)],
      [{ beneficiary: 'SC' }, without(general)],
    ] as const) {
      const { rows, total } = await find(filters);
      expect([filters, idsOf(rows), total]).toEqual([filters, ids, ids.length]);
    }
    const { rows, total } = await find({}, { limit: 2, offset: 1 });
    expect([idsOf(rows), total]).toEqual([[id, twin], all.length]);
    expect(idsOf(await selectCandidates(db, ['Health']))).toEqual(without(school));
    expect([...(await selectSchemeTexts(db, [twin!])).keys()]).toEqual([twin]);
  });

  test('are found by how well the words fit, then by name', async () => {
    const best = await added(token, { description: 'Zubiwo kamrai' });
    const like = { table: 'scheme', like: best } as const;
    const { rows } = await pool.query<{ search: string }>(
      `select setweight(search, 'D')::text as search from scheme where id = $1`,
      [best],
    );
    const [twin, first, less] = await saveDecoys(pool, {
      ...like,
      but: [{}, { sort_name: 'a' }, { ...rows[0], sort_name: '0' }],
    });
    const [bihar, school] = await saveDecoys(pool, {
      ...like,
      but: [
        { state: 'Bihar', sort_name: 'b' },
        { category: ['Education'], sort_name: 'c' },
        deleted,
        { ngo_id: hidden },
        { search: '' },
      ],
    });
    const found = async (query = '') => idsOf((await list(`q=zubiwo+kamrai&${query}`)).data);
    expect(await found()).toEqual([first, bihar, school, best, twin, less]);
    expect(await found('state=Gujarat')).toEqual([first, school, best, twin, less]);
    expect(await found('category=Health')).toEqual([first, bihar, best, twin, less]);
    for (const [at, ids] of [
      [first, bihar],
      [school, best],
      [twin, less],
    ].entries())
      expect(await found(`pageSize=2&page=${at + 1}`)).toEqual(ids);
  });

  test('of an NGO are listed with their registrations, latest first, and changed one by one', async () => {
    const [second, gone, ofOther] = await schemesLike([{}, deleted, { ngo_id: other }]);
    await register(id);
    const { rows } = await pool.query<{ id: string }>('select max(id)::text as id from scheme_registration');
    const contacted = { status: 'contacted' } as const;
    await saveDecoys(pool, {
      table: 'scheme_registration',
      like: rows[0]!.id,
      but: [
        contacted,
        { scheme_id: second },
        { scheme_id: gone },
        { scheme_id: ofOther },
        { is_shown: false },
      ],
    });
    const own = async (window = { limit: 9, offset: 0 }) =>
      management.selectOwnSchemes(db, { ngoId, words: '', ...window });
    const counts = (await own()).rows.map((row) => [row._id, row.registerUser, row.newUser]);
    expect(counts).toEqual([
      [second, 1, 1],
      [id, 2, 1],
    ]);
    expect(idsOf((await own({ limit: 1, offset: 1 })).rows)).toEqual([id]);
    expect(await management.countNewRegistrations(db, ngoId)).toBe(2);
    expect(await management.countForAdding(db, ngoId)).toEqual({ live: 2, all: 3 });
    expect(await management.selectOwnScheme(db, { id: gone!, ngoId })).toBeUndefined();
    expect(await management.selectOwnScheme(db, { id: ofOther!, ngoId })).toBeUndefined();
    expect([await lockScheme(db, gone!), await lockScheme(db, id)]).toEqual([false, true]);
    expect(await selectVisibleScheme(db, gone!)).toBeUndefined();

    const body = { ...formOf({ schemeName: 'Renamed' }), revision: 1 };
    expect((await callConfirmed('POST', `scheme/updateScheme/${id}`, { token, body })).status).toBe(200);
    const renamed = await pool.query(`select id::text from scheme where scheme_name = 'Renamed'`);
    expect(renamed.rows).toEqual([{ id }]);
    await management.updateDeleted(db, { id: ofOther!, ngoId, isDeleted: true });
    await management.updateDeleted(db, { id: second!, ngoId, isDeleted: true });
    const live = await pool.query('select id::text from scheme where deleted_at is null order by scheme.id');
    expect(live.rows).toEqual([{ id }, { id: ofOther }]);
  });

  test('that were deleted long ago are erased', async () => {
    const [recent] = await schemesLike([{ deleted_at: daysAgo(29) }, { deleted_at: daysAgo(31) }]);
    expect(await deleteErasedSchemes(db)).toBe(1);
    const { rows } = await pool.query('select id::text from scheme order by scheme.id');
    expect(rows).toEqual([{ id }, { id: recent }]);
  });
});
