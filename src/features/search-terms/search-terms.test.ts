import { beforeEach, describe, expect, test } from 'vitest';
import { announcedDuring } from '../../../tests/support/announced-changes.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { readQuery } from '#src/search/read-query.server.ts';
import { PhraseIndex } from '#src/search/phrases/phrase-index.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { loadAssignedPhrases } from './need-phrase.service.server.ts';
import { assignedPhrase, type ListedPhrase, type ListedSearchTerm } from './search-terms.contract.ts';
import { firstDayOf } from './search-terms.service.server.ts';

const { db, pool, call, signedIn } = await testApp();
const staff = await signedIn({ role: 'staff' });
const second = await signedIn({ role: 'staff' });

type List<Row> = { data: Row[]; total: number };
type Answer = { msg: string; errors?: Record<string, string>; data?: Record<string, unknown> };

/** Words that no phrase of the catalogue contains. */
const UNHEARD = 'zubiwo kamrai';
const noPlaces = new PhraseIndex<never>({ ofNames: true });
const needsOf = (text: string) => readQuery({ text, places: noPlaces }).needs.map(({ need }) => need.id);

const terms = async (query = '') =>
  (await call<List<ListedSearchTerm>>('GET', `search/getAllSearchTerm?${query}`, { token: staff.token }))
    .body;
const phrases = async (query = '') =>
  (
    await call<List<ListedPhrase>>('GET', `search/getAllAssignedPhrase?${query}`, {
      token: staff.token,
    })
  ).body;
const assign = (body: object, token = staff.token) =>
  call<Answer>('POST', 'search/assignPhrase', {
    token,
    body: { need: 'stray-dogs', language: 'roman', ...body },
  });
const takeBack = (id: string, token = staff.token) =>
  call<Answer>('POST', `search/removeAssignedPhrase/${id}`, { token });

/** Inserts a count of searches from `daysAgo` days ago. */
async function counted(term: string, { searches = 5, withoutMatch = 5, followed = 0, daysAgo = 0 } = {}) {
  await pool.query(
    `insert into search_count (day, kind, term, words, searches, without_match, followed) values ($1, 'ngo', $2, $2, $3, $4, $5)`,
    [firstDayOf(daysAgo + 1), term, searches, withoutMatch, followed],
  );
}

beforeEach(async () => {
  await pool.query('delete from search_count');
  await pool.query('delete from need_phrase');
  await loadAssignedPhrases(db);
});

describe('the list of search terms', () => {
  test('filters by result, period and parts of words', async () => {
    await counted('finds nothing', { searches: 9, withoutMatch: 9 });
    await counted('found and left', { searches: 8, withoutMatch: 0, followed: 1 });
    await counted('found and opened', { searches: 7, withoutMatch: 1, followed: 4 });
    await counted('months ago', { searches: 6, daysAgo: 60 });
    await counted('too few', { searches: 4 });
    const listTerms = async (query: string) => (await terms(query)).data.map(({ term }) => term);
    expect(await listTerms('')).toEqual(['finds nothing']);
    expect(await listTerms('show=noClick')).toEqual(['found and left']);
    expect(await listTerms('show=all')).toEqual(['finds nothing', 'found and left', 'found and opened']);
    expect(await listTerms('show=all&days=90')).toHaveLength(4);
    expect(await listTerms('show=all&q=open+Found')).toEqual(['found and opened']);
    expect(await listTerms('show=all&q=few')).toEqual([]);
    expect(await listTerms('show=all&pageSize=1&page=2')).toEqual(['found and left']);
    for (const odd of ['show=odd', 'days=8', 'page=0', `q=${'x'.repeat(300)}`])
      expect((await call('GET', `search/getAllSearchTerm?${odd}`, { token: staff.token })).status).toBe(400);
  });

  test('exports the terms, without rare ones', async () => {
    await counted('finds nothing', { searches: 9, withoutMatch: 9 });
    await counted('too few', { searches: 4 });
    const { body } = await call<string>('GET', 'search/exportSearchTerm?show=all', { token: staff.token });
    expect(body.trim().split('\r\n')).toEqual([
      'kind,words,searches,withoutMatch,followed,need',
      'ngo,finds nothing,9,9,0,',
    ]);
  });
});

describe('assigning words to a need', () => {
  test('takes effect at once, is recorded, and lasts until it is removed', async () => {
    await counted(UNHEARD);
    expect(needsOf('kamrai zubiwo')).toEqual([]);
    const { status, body } = await assign({ term: UNHEARD });
    expect(status).toBe(200);
    expect(needsOf('kamrai zubiwo')).toEqual(['stray-dogs']);
    expect((await terms()).total).toBe(0);
    expect((await terms('show=all')).data[0]!.assigned).toMatchObject({ need: { id: 'stray-dogs' } });

    const id = String(body.data!['_id']);
    expect((await takeBack(id, second.token)).status).toBe(200);
    expect(needsOf('kamrai zubiwo')).toEqual([]);
    expect((await takeBack(id)).status).toBe(409);
    expect((await assign({ term: UNHEARD, need: 'wildlife' })).status).toBe(200);
    const { data } = await phrases();
    for (const one of data) expect(one).toEqual(assignedPhrase.parse(one));
    expect(data).toMatchObject([
      { phrase: UNHEARD, need: { id: 'wildlife' }, assignedBy: staff.email, removedAt: null },
      { need: { id: 'stray-dogs' }, assignedBy: staff.email, removedBy: second.email, language: 'roman' },
    ]);
    expect((await phrases('q=kam')).total).toBe(2);
    expect((await phrases('q=other')).total).toBe(0);
    const { rows } = await pool.query(
      `select action, account_email as who, after->>'need' as need, before->>'need' as was from audit_entry
        where entity = 'needPhrase' order by id`,
    );
    expect(rows).toEqual([
      { action: 'assignPhrase', who: staff.email, need: 'stray-dogs', was: null },
      { action: 'removeAssignedPhrase', who: second.email, need: null, was: 'stray-dogs' },
      { action: 'assignPhrase', who: staff.email, need: 'wildlife', was: null },
    ]);
  });

  test('refuses a second assignment, also a concurrent one, and returns the assigned need', async () => {
    await counted(UNHEARD);
    const answers = await Promise.all([
      assign({ term: UNHEARD }),
      assign({ term: UNHEARD, need: 'wildlife' }, second.token),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const late = answers.find(({ status }) => status === 409)!;
    expect(late.body.msg).toMatch(/in the meantime/);
    expect(late.body.data!['need']).toMatchObject({ id: expect.stringMatching(/stray-dogs|wildlife/) });
    expect((await phrases()).total).toBe(1);
  });

  test('accepts only words with enough searches', async () => {
    await counted(UNHEARD, { searches: 4 });
    expect((await assign({ term: UNHEARD })).status).toBe(404);
    expect((await assign({ term: 'never searched' })).status).toBe(404);
    await counted('long ago', { daysAgo: 100 });
    expect((await assign({ term: 'long ago' })).status).toBe(404);
  });

  test('refuses words that this or another need already has', async () => {
    await counted('cataract operation');
    const ofOtherNeed = await assign({ term: 'cataract operation', language: 'en' });
    expect(ofOtherNeed.status).toBe(422);
    expect(ofOtherNeed.body.errors!['need']).toMatch(/another need/);
    expect(ofOtherNeed.body.data!['need']).toMatchObject({
      id: 'cataract-operation',
      name: 'Cataract operation',
    });
    const ofThisNeed = await assign({
      term: 'cataract operation',
      language: 'en',
      need: 'cataract-operation',
    });
    expect([ofThisNeed.status, ofThisNeed.body.errors!['need']]).toEqual([
      422,
      expect.stringMatching(/already/),
    ]);
    await counted(UNHEARD);
    await counted('kamrraai zubiwo');
    expect((await assign({ term: UNHEARD })).status).toBe(200);
    expect((await assign({ term: 'kamrraai zubiwo', need: 'blood' })).status).toBe(422);
  });

  test('refuses an unknown need or language', async () => {
    await counted(UNHEARD);
    for (const odd of [{ need: 'no-such-need' }, { need: '' }, { language: 'gu' }])
      expect((await assign({ term: UNHEARD, ...odd })).status).toBe(422);
    for (const odd of [{ language: 'fr' }, { term: 'x'.repeat(81) }, { term: '' }])
      expect((await assign({ term: UNHEARD, ...odd })).status).toBe(400);
    for (const id of ['0', 'x', '999999']) expect((await takeBack(id)).status).toBe(404);
  });

  test('exports phrases in the format of the catalogue, without those it contains', async () => {
    for (const term of ['zubiwo', 'કમરાઈ', 'bole # never']) await counted(term);
    await assign({ term: 'zubiwo' });
    await assign({ term: 'કમરાઈ', language: 'gu', need: 'cataract-operation' });
    await pool.query(
      `insert into need_phrase (term, phrase, language, need) values ('cataract', 'cataract', 'en', 'cataract-operation')`,
    );
    const { body, headers } = await call<string>('GET', 'search/getCatalogueFile', { token: staff.token });
    expect(headers.get('content-type')).toContain('yaml');
    expect(body.slice(body.indexOf('\n\n'))).toBe(`

# animals-and-nature.yaml
stray-dogs:
  phrases:
    roman:
      - zubiwo

# eyes-and-family.yaml
cataract-operation:
  phrases:
    gu:
      - કમરાઈ
`);
  });

  test('notifies every process through the database', async () => {
    await counted(UNHEARD);
    const payloads = await announcedDuring(pool, () => assign({ term: UNHEARD }));
    expect(payloads).toContain('needPhrases');
  });
});

test('counts days in India', () => {
  expect(firstDayOf(1)).toBe(todayInIndia());
});
