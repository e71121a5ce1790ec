import { beforeEach, describe, expect, test } from 'vitest';
import { selectSuggestions } from '#src/features/ngo/suggestions/ngo-suggest.queries.server.ts';
import { readAllWords } from '#src/search/words/formed-words.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { HIDDEN_STATUSES, hideNgo, saveDecoys, type Columns } from '../../../../tests/support/decoys.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { selectMatches, type SearchRequest } from './ngo-search.queries.server.ts';
import * as words from './ngo-words.queries.server.ts';

const { db, pool } = await testDatabase();

let id: string;
beforeEach(async () => {
  await pool.query('delete from ngo');
  id = await savedNgo(db, { name: 'Sathi' });
  await pool.query(
    `update ngo set words = '{}', search = $2, sort_name = 'm', name_sound = 'm', name_words = 2
    where id = $1`,
    [id, `'netra':1 'all':2`],
  );
});
const ngosLike = (but: Columns<'ngo'>[]) => saveDecoys(pool, { table: 'ngo', like: id, but });
/** NGOs that the public does not see, each of which differs from a listed one in its status alone. */
const saveHidden = async (more: Columns<'ngo'> = {}) => {
  const hidden = await ngosLike(HIDDEN_STATUSES.map(() => more));
  for (const [at, status] of HIDDEN_STATUSES.entries()) await hideNgo(pool, { id: hidden[at]!, status });
};
const unchecked = { status: 'pending', source: 'imported', verified_at: null } as const;

describe('a search', () => {
  const search = async (more: Partial<SearchRequest> = {}) =>
    selectMatches(db, {
      prime: '',
      near: '',
      best: `'netra'`,
      candidates: `'all'`,
      least: 0,
      towns: [],
      text: 'm',
      gains: [{ query: `'all'`, gain: 10 }],
      within: {},
      filters: {},
      sort: 'fit',
      offset: 0,
      limit: 20,
      language: 'en',
      ...more,
    });
  const found = async (more: Partial<SearchRequest> = {}) =>
    (await search(more)).rows.map(({ row: [ngo] }) => String(ngo));
  const counted = async (more: Partial<SearchRequest>) =>
    (await search(more)).cells.reduce((sum, { count }) => sum + count, 0);

  test('has the listed NGOs that match and pass the filters, and counts them', async () => {
    const [food, ofSurat, pending] = await ngosLike([
      { category: 'food', sort_name: 'n' },
      { city: 'Surat', sort_name: 'o' },
      { ...unchecked, sort_name: 'p' },
      { search: `'other':1` },
    ]);
    await saveHidden();
    const all = [id, food, ofSurat, pending];
    expect(await found({ sort: 'name' })).toEqual(all);
    expect(await found({ sort: 'name', limit: 2, offset: 1 })).toEqual([food, ofSurat]);
    for (const [filters, left] of [
      [{ category: 'food' }, [food]],
      [{ city: 'Surat' }, [ofSurat]],
      [{ verified: true }, [id, food, ofSurat]],
    ] as const) {
      expect(await found({ filters, sort: 'name' })).toEqual(left);
      expect(await counted({ filters })).toBe(all.length);
      expect(await found({ within: filters, sort: 'name' })).toEqual(left);
      expect(await counted({ within: filters })).toBe(left.length);
    }
    expect(await found({ filters: { category: 'animals' } })).toEqual([]);
    expect(await search({ filters: { category: 'animals' } })).toMatchObject({
      bestScore: 10,
      isWide: false,
    });
    expect(await search({ best: `'nobody'`, candidates: `'nobody'` })).toMatchObject({
      bestScore: 0,
      cells: [],
    });
  });

  test('weighs what matches, and leaves out what fits much less', async () => {
    const [better, other, poor] = await ngosLike([
      { search: `'netra':1 'all':2 'camp':3` },
      { search: `'all':2` },
      { search: `'all':2 'poor':1` },
    ]);
    const gains = (...steps: [string, number][]) => steps.map(([query, gain]) => ({ query, gain }));
    expect(await found({ gains: gains([`'all'`, 10], [`'camp'`, 1]) })).toEqual([better, id, other, poor]);
    expect(await found({ gains: gains([`'all'`, 4], [`'camp'`, 10]) })).toEqual([better]);
    expect(await found({ gains: gains([`'all'`, 10], [`'camp'`, 1], [`'poor'`, -2]), least: 9 })).toEqual([
      better,
      id,
      other,
    ]);
    expect(await found({ candidates: `'netra'` })).toEqual([id, better]);
    // A step counts only for those that have the steps before it.
    const ladder = [
      { query: `'all'`, gain: 10 },
      { query: `'netra'`, gain: 1, isHigher: true as const },
      { query: `'camp' | 'poor'`, gain: 1, isHigher: true as const },
      { query: `'camp'`, gain: 1, isHigher: true as const },
    ];
    const scores = (await search({ gains: ladder })).rows.map(({ score }) => score);
    expect(scores[0]).toBe(13);
    expect(scores.slice(1, 2)).toEqual([12]);
  });

  test('has the same spelling first, then short names, then verified ones, or what is near', async () => {
    const [short, pending, twin, sameName, sameSound] = await ngosLike([
      { name_words: 1, sort_name: 'x' },
      { ...unchecked, sort_name: 'a' },
      {},
      { sort_name: 'netra', name_sound: 'netra', name_words: 9 },
      { sort_name: 'netru', name_sound: 'netra', name_words: 9 },
    ]);
    await pool.query(`update ngo set name_sound = 'other' where name_sound = 'm'`);
    const order = [sameName, sameSound, short, id, twin, pending];
    const byFit = await found({ text: 'netra' });
    expect([byFit[0], ...byFit.slice(2)]).toEqual([sameName, short, id, twin, pending]);
    expect(byFit.toSorted()).toEqual(order.map((one) => one!).toSorted());
    expect(await found({ sort: 'name' })).toEqual([pending, id, twin, sameName, sameSound, short]);
    await pool.query(`update ngo set city = 'Surat' where id = any ($1)`, [[short, pending]]);
    const towns = [
      { name: 'Rajkot', penalty: 2, km: 200 },
      { name: 'Surat', penalty: 0, km: 1 },
    ] as never;
    expect((await found({ towns })).slice(0, 2)).toEqual([short, pending]);
    expect(await found({ towns, sort: 'distance' })).toEqual([pending, short, id, twin, sameName, sameSound]);
  });
});

describe('the words of NGOs', () => {
  const word = (spelling: string, skeleton = spelling) => `netra:${skeleton}:${spelling}`;

  test('are those of listed NGOs, the most frequent first', async () => {
    await ngosLike([
      { words: [word('netra', 'ntr')] },
      { words: [word('netri', 'ntr')] },
      { words: [word('netri', 'ntr'), 'kiran:krn:kiran'] },
    ]);
    const hidden = await ngosLike([{ words: [word('netro', 'ntr'), 'surya:sry:surya'] }, { words: [] }]);
    await hideNgo(pool, { id: hidden[0]! });
    const spelled = async (skeletons: string[]) =>
      (await words.selectSpelledLike(db, skeletons)).map(({ spelling, ngos }) => [spelling, ngos]);
    expect(await spelled(['ntr', 'sry'])).toEqual([
      ['netri', 2],
      ['netra', 1],
    ]);
    const sounding = async (sound: string) =>
      (await words.selectSoundingLike(db, sound)).map(({ spelling }) => spelling);
    expect(await sounding('netra')).toEqual(['netra', 'netri']);
    expect(await sounding('surya')).toEqual([]);
    expect(await sounding('kirana')).toEqual(['kiran']);
    const [known, gone, never] = readAllWords('one two three').map((formed, at) => ({
      ...formed,
      forms: [['krn', 'sry', 'zzz'][at]!],
    }));
    expect(await words.selectUnknown(db, [known!, gone!, never!])).toEqual([gone, never]);
    expect(await words.selectUnknown(db, [])).toEqual([]);
    expect([await words.isNamed(db, `'netra'`), await words.isNamed(db, `'nobody'`)]).toEqual([true, false]);
    await saveHidden({ search: `'hidden':1` });
    expect(await words.isNamed(db, `'hidden'`)).toBe(false);
  });

  test('complete what somebody begins to type, after the names that begin with it', async () => {
    const named = (name_sound: string, more: Columns<'ngo'> = {}) => ({ name_sound, search: '', ...more });
    const worded = (text: string, more: Columns<'ngo'> = {}) => ({
      search: `'${text}':1A`,
      words: [`eye:${text}:${text}`],
      name_words: 1,
      ...more,
    });
    const [long, short, pending, second, twin, both, byWord, soundsAlike] = await ngosLike([
      named('kiran b'),
      named('kiran', { name_words: 1 }),
      named('kiran', { name_words: 1, ...unchecked }),
      named('kiran a'),
      named('kiran b'),
      { ...worded('netra'), name_sound: 'kiran c', name_words: 2 },
      worded('netra'),
      worded('karan'),
      named('kirat'),
      named('kira'),
      worded('netri'),
      worded('netri'),
      worded('netri'),
    ]);
    const [hidden, wordHidden] = await ngosLike([named('kiran'), worded('netra')]);
    for (const one of [hidden!, wordHidden!]) await hideNgo(pool, { id: one });
    const suggest = async (more: Partial<Parameters<typeof selectSuggestions>[1]> = {}) =>
      (
        await selectSuggestions(db, {
          sound: 'kiran',
          most: 9,
          last: 'netr',
          bySound: false,
          wordNgosMost: 2,
          query: `('?begun')`,
          ...more,
        })
      ).map(({ _id }) => _id);
    const byName = [short, pending, second, long, twin, both];
    expect(await suggest()).toEqual([...byName, byWord]);
    expect(await suggest({ most: 2 })).toEqual(byName.slice(0, 2));
    expect(await suggest({ last: 'ey' })).toEqual(byName);
    expect(await suggest({ last: 'ey', bySound: true })).toEqual([...byName, byWord, soundsAlike]);
    expect(await suggest({ sound: 'kirat', last: 'nothing' })).toHaveLength(1);
    expect(await suggest({ sound: 'kirat', wordNgosMost: 3 })).toHaveLength(6);

    // Eleven words begin alike. The ten that most NGOs have count, then those first in the alphabet.
    const alike = await ngosLike([...'abcdefghijkk'].map((letter) => worded(`shikhs${letter}`)));
    const completed = await suggest({ sound: 'none', last: 'shikhs', most: 20 });
    expect(completed).toEqual(alike.filter((_, at) => at !== 'abcdefghijk'.indexOf('j')));
  });
});
