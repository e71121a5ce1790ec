import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#src/shared/india-time.ts';
import { dayIn } from '../../../tests/support/days.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { saveDecoys, saveRow, type Columns } from '../../../tests/support/decoys.ts';
import * as phrases from './need-phrase.queries.server.ts';
import * as counts from './search-counts.queries.server.ts';
import { COUNTED_DAYS, HIDDEN_DAYS, SEARCHES_LEAST } from './search-terms.values.ts';

const { db, pool } = await testDatabase();

const TODAY = dayIn(0);
const SINCE = addDays(TODAY, -7);
const [TERM, LEAST] = ['eye operation', SEARCHES_LEAST];

let account: string;
let id: string;
beforeEach(async () => {
  for (const table of ['search_count', 'need_phrase', 'account']) await pool.query(`delete from ${table}`);
  account = await saveRow(pool, {
    table: 'account',
    row: {
      email: 'meena@team.example',
      name: 'Meena',
      role: 'staff',
      language: 'en',
      password_hash: 'x',
      version: 1,
      created_at: new Date(),
    },
  });
  const phrase = { term: TERM, phrase: 'eye operation', language: 'en', need: 'eyes' } as const;
  id = await phrases.insertPhrase(db, { ...phrase, accountId: account });
});
const removed = { removed_at: new Date() };
const phrasesLike = (but: Columns<'need_phrase'>[]) =>
  saveDecoys(pool, { table: 'need_phrase', like: id, but });
const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
/** Counts searches of a term, as many as are needed for it to be shown. */
const count = (more: Partial<counts.CountOfTerm> = {}) =>
  counts.addCounts(db, [
    {
      day: TODAY,
      kind: 'ngo',
      term: TERM,
      words: TERM,
      searches: LEAST,
      withoutMatch: 0,
      followed: 0,
      ...more,
    },
  ]);

describe('phrases', () => {
  test('are listed with those that were removed, the latest first, and in use without them', async () => {
    const [old, other, second] = await phrasesLike([
      removed,
      { term: 'ear operation' },
      { term: 'eye camp' },
    ]);
    expect(idsOf(await phrases.selectPhrasesInUse(db))).toEqual([id, other, second]);
    const list = async (parts: string[], window = { limit: 9, offset: 0 }) => {
      const { rows, total } = await phrases.selectPhrases(db, { parts, ...window });
      return [total, ...idsOf(rows)];
    };
    const all = [second, other, old, id];
    expect(await list([])).toEqual([4, ...all]);
    expect(await list([], { limit: 2, offset: 1 })).toEqual([4, ...all.slice(1, 3)]);
    expect(await list(['eye'])).toEqual([3, second, old, id]);
    expect(await list(['eye', 'oper'])).toEqual([2, old, id]);
    const shown = (await phrases.selectPhraseById(db, other!))!;
    expect([shown.term, shown.assignedBy]).toEqual(['ear operation', 'meena@team.example']);
  });

  test('of a term are known by its last one, and one is removed alone', async () => {
    await phrasesLike([
      { ...removed, phrase: 'operation of eyes' },
      { term: 'ear operation', phrase: 'ear' },
    ]);
    expect(await phrases.selectPhraseOfTerm(db, TERM)).toBe('operation of eyes');
    expect(await phrases.selectPhraseOfTerm(db, 'tooth')).toBeUndefined();
    await phrases.updateRemoved(db, { id, accountId: account });
    const { rows } = await phrases.selectPhrases(db, { parts: [], limit: 9, offset: 0 });
    expect(rows.map(({ removedBy }) => removedBy)).toEqual([null, null, 'meena@team.example']);
    expect(await phrases.selectPhrasesInUse(db)).toHaveLength(1);
  });
});

describe('terms', () => {
  test('are listed once they were searched often enough in the period, the most searched first', async () => {
    await count();
    await count({ day: SINCE, searches: 1, words: 'operation eye' });
    await count({ kind: 'scheme' });
    await count({ term: 'camp eye', words: 'eye camp' });
    await count({ term: 'tooth', words: 'tooth', searches: LEAST - 1 });
    await count({ term: 'tooth', words: 'tooth', day: addDays(SINCE, -1) });
    await phrasesLike([{ ...removed, term: 'camp eye' }, removed]);
    const list = async (more: Partial<counts.TermFilters> = {}, window = { limit: 9, offset: 0 }) => {
      const filters = { show: 'all' as const, since: SINCE, parts: [], ...more };
      const { rows, total } = await counts.selectTerms(db, { filters, ...window });
      return [total, ...rows.map(({ kind, term, assigned }) => [kind, term, assigned?._id])];
    };
    const all = [
      ['ngo', TERM, id],
      ['ngo', 'camp eye', undefined],
      ['scheme', TERM, id],
    ];
    expect(await list()).toEqual([3, ...all]);
    expect(await list({}, { limit: 1, offset: 1 })).toEqual([3, all[1]]);
    expect(await list({ parts: ['camp'] })).toEqual([1, all[1]]);
    expect(await list({ since: addDays(SINCE, -1), parts: ['tooth'] })).toEqual([
      1,
      ['ngo', 'tooth', undefined],
    ]);
    await count({ term: 'camp eye', kind: 'scheme' });
    expect(await list({ parts: ['camp'] })).toEqual([2, all[1], ['scheme', 'camp eye', undefined]]);

    const wordsOf = (term: string, since = SINCE) => counts.selectWordsOfTerm(db, { term, since });
    expect([await wordsOf(TERM), await wordsOf('camp eye'), await wordsOf('tooth')]).toEqual([
      TERM,
      'eye camp',
      undefined,
    ]);
    expect(await wordsOf('tooth', addDays(SINCE, -1))).toBe('tooth');
    const few = { term: 'knee', searches: LEAST - 1, words: 'often', kind: 'scheme' } as const;
    await count({ ...few, day: addDays(SINCE, -1), searches: LEAST + 9, words: 'long ago' });
    await count(few);
    expect(await wordsOf('knee')).toBeUndefined();
    await count({ term: 'knee', words: 'rare' });
    await count({ term: 'knee', words: 'earlier', day: addDays(SINCE, -1), searches: LEAST + 9 });
    expect(await wordsOf('knee')).toBe('rare');
    await count({ term: 'knee', words: 'more', day: SINCE, searches: LEAST + 1 });
    expect(await wordsOf('knee')).toBe('more');
  });

  test('that lead nowhere are those without a match, or whose results nobody opens', async () => {
    await pool.query('delete from need_phrase');
    const searches = 10;
    for (const [term, withoutMatch, followed] of [
      ['half', 5, 0],
      ['less', 4, 2],
      ['opened', 4, 3],
      ['found', 0, 0],
    ] as const)
      await count({ term, words: term, searches, withoutMatch, followed });
    const list = async (show: 'nothing' | 'noClick') => {
      const filters = { show, since: SINCE, parts: [] };
      const { rows } = await counts.selectTerms(db, { filters, limit: 9, offset: 0 });
      return rows.map(({ term }) => term);
    };
    expect([await list('nothing'), await list('noClick')]).toEqual([['half'], ['found', 'less']]);
    for (const term of ['half', 'less'])
      await phrases.insertPhrase(db, {
        term,
        phrase: term,
        language: 'en',
        need: 'eyes',
        accountId: account,
      });
    expect([await list('nothing'), await list('noClick')]).toEqual([[], ['found']]);
  });

  test('are added up by day, and forgotten after a time, rare ones sooner', async () => {
    const rare = { searches: LEAST - 1 };
    await count({ ...rare, withoutMatch: 1, followed: 2 });
    await count({ ...rare, withoutMatch: 3, followed: 4, words: 'operation eye' });
    const rows = async () =>
      (
        await pool.query<{ term: string; day: string }>(
          'select c.*, c.day::text from search_count c order by c.day, c.term, c.kind',
        )
      ).rows;
    expect(await rows()).toMatchObject([
      { searches: 2 * LEAST - 2, without_match: 4, followed: 6, words: TERM, term: TERM },
    ]);
    const days = [HIDDEN_DAYS, HIDDEN_DAYS + 1, COUNTED_DAYS, COUNTED_DAYS + 1].map((day) => dayIn(-day));
    for (const day of days) {
      await count({ day });
      await count({ ...rare, day, term: `rare ${day}` });
      // Frequent as a search for NGOs, and rare as one for schemes.
      await count({ searches: 1, day: dayIn(-HIDDEN_DAYS - 1), kind: 'scheme' });
    }
    // Searched just often enough.
    await count({ searches: LEAST, day: days[1], term: 'often' });
    await counts.eraseCounts(db, TODAY);
    const left = (await rows()).map(({ term, day }) => `${day} ${term}`);
    expect(left).toEqual([
      `${days[2]} ${TERM}`,
      `${days[1]} ${TERM}`,
      `${days[1]} often`,
      `${days[0]} ${TERM}`,
      `${days[0]} rare ${days[0]}`,
      `${TODAY} ${TERM}`,
    ]);
  });
});
