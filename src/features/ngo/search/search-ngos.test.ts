import { beforeAll, describe, expect, test } from 'vitest';
import { parseServices } from '#src/features/ngo/fields/services-text.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { saveNgos } from '#src/features/ngo/ngo-index.server.ts';
import type { NgoRecord } from '#src/features/ngo/ngo-record.server.ts';
import type { NgoListQuery } from '#src/features/ngo/ngo.contract.ts';
import { listNgos } from '#src/features/ngo/ngo.service.server.ts';
import { MATCHES_COUNTED_MOST } from '#src/features/ngo/ngo.values.ts';
import { suggestNgos } from '#src/features/ngo/suggestions/suggest-ngos.server.ts';

const { db } = await testDatabase();
const search = (q: string, query: Partial<NgoListQuery> = {}) =>
  listNgos(db, { q, page: 1, pageSize: 20, ...query });
const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);
const findNames = async (q: string, query: Partial<NgoListQuery> = {}) => namesOf(await search(q, query));

const ngos: NgoRecord[] = [
  {
    name: 'Jivan Jyot Trust',
    nameGu: 'જીવન જ્યોત ટ્રસ્ટ',
    nameHi: 'जीवन ज्योत ट्रस्ट',
    category: 'health',
    city: 'Surat',
  },
  { name: 'Jeevanrekh Rakt Mandal', nameGu: 'જીવનરેખ રક્ત મંડળ', category: 'health', city: 'Vadodara' },
  {
    name: 'Drishtikiran',
    nameGu: 'દૃષ્ટિકિરણ',
    category: 'health',
    city: 'Bhuj',
    services: parseServices('Eye camps').services,
  },
  {
    name: 'Shala Mitra',
    nameGu: 'શાળા મિત્ર',
    category: 'education',
    city: 'Ahmedabad',
    services: parseServices('School fees; Books').services,
  },
  { name: 'Bal Mandir', nameGu: 'બાળ મંદિર', category: 'children', city: 'Anjar' },
  { name: 'Bhal Mandir', nameGu: 'ભાલ મંદિર', category: 'rural', city: 'Chhota Udepur' },
  { name: 'Society for the Blind', category: 'disability', city: 'Surat' },
];

beforeAll(() => saveNgos(db, ngos));

describe('a search', () => {
  test.each(['jivan', 'jeevan', 'JIVAN', 'जीवन', 'જીવન', 'jīvan', 'jiwan'])(
    'for %s finds the name in every spelling',
    async (q) => {
      expect((await findNames(q))[0]).toBe('Jivan Jyot Trust');
    },
  );

  test('finds words by their beginning, longer ones too', async () => {
    // At least five letters: shorter prefixes match too many other words, and are left to the suggestions.
    for (const q of ['jeevanr', 'driSHt', 'દૃષ્ટિક', 'mandi']) {
      expect(await findNames(q), q).not.toEqual([]);
    }
    expect(await findNames('jeevanr')).toEqual(['Jeevanrekh Rakt Mandal']);
    expect(await findNames('jyot jiv')).toEqual(['Jivan Jyot Trust']);
  });

  test('finds NGOs with most of the words, ignoring a word that no NGO has', async () => {
    expect((await findNames('jyot surat xqzwvut'))[0]).toBe('Jivan Jyot Trust');
    expect((await findNames('jivan jyot xqzwvut'))[0]).toBe('Jivan Jyot Trust');
  });

  test('treats a place as a centre: near NGOs first, then those in the group further', async () => {
    const groups = async (q: string) => (await search(q)).data.map(({ name, group }) => [name, group]);
    expect((await groups('jyot trust surat'))[0]).toEqual(['Jivan Jyot Trust', 'needed']);
    expect((await groups('jyot trust bhuj'))[0]).toEqual(['Jivan Jyot Trust', 'further']);
    expect((await groups('blood bhuj'))[0]).toEqual(['Jeevanrekh Rakt Mandal', 'further']);
    expect((await search('blood bhuj')).understood).toMatchObject({ place: { kind: 'city', name: 'Bhuj' } });
  });

  test('matches two words as one and one as two', async () => {
    expect(await findNames('jivanjyot')).toEqual(['Jivan Jyot Trust']);
    expect((await findNames('jeevan rekh mandal'))[0]).toBe('Jeevanrekh Rakt Mandal');
  });

  test.each([
    ['blood', 'Jeevanrekh Rakt Mandal'],
    ['લોહી', 'Jeevanrekh Rakt Mandal'],
    ['आंख', 'Drishtikiran'],
    ['school', 'Shala Mitra'],
    ['શાળા ફી', 'Shala Mitra'],
    ['blind', 'Society for the Blind'],
  ])('for the need %s finds %s', async (q, name) => expect(await findNames(q)).toContain(name));

  test('finds the NGOs of a town named in any of its names, and of a kind of work', async () => {
    expect(await findNames('surat')).toEqual(['Jivan Jyot Trust', 'Society for the Blind']);
    expect(await findNames('સુરત')).toHaveLength(2);
    expect(await findNames('rakt baroda')).toEqual(['Jeevanrekh Rakt Mandal']);
    expect(await findNames('school amdavad')).toEqual(['Shala Mitra']);
    expect(await findNames('chhotaudepur')).toEqual(['Bhal Mandir']);
    expect(await findNames('chhota udaipur')).toEqual(['Bhal Mandir']);
    expect((await findNames('kutch')).sort()).toEqual(['Bal Mandir', 'Drishtikiran']);
    expect((await findNames('children anjar'))[0]).toBe('Bal Mandir');
    expect((await findNames('education & literacy'))[0]).toBe('Shala Mitra');
    expect((await findNames('શિક્ષણ અને સાક્ષરતા'))[0]).toBe('Shala Mitra');
  });

  test('ranks the entered spelling first', async () => {
    expect(await findNames('bal mandir')).toEqual(['Bal Mandir', 'Bhal Mandir']);
    expect(await findNames('bhal mandir')).toEqual(['Bhal Mandir', 'Bal Mandir']);
    expect(await findNames('ભાલ')).toEqual(['Bhal Mandir', 'Bal Mandir']);
  });

  test('ignores filler words unless there are no others', async () => {
    expect(await findNames('ngo for the blind in surat')).toEqual(['Society for the Blind']);
    expect(await findNames('society for blind')).toEqual(['Society for the Blind']);
    expect((await search('for the')).success).toBe(true);
  });

  test('applies filters, and counts each facet with the other filters', async () => {
    const { total, facets } = await search('mandir', { category: 'rural' });
    expect(total).toBe(1);
    expect(facets.category).toEqual([
      { value: 'children', count: 1 },
      { value: 'rural', count: 1 },
    ]);
    expect(facets.city).toEqual([{ value: 'Chhota Udepur', count: 1 }]);
    const elsewhere = await search('mandir', { city: 'Anjar', category: 'rural' });
    expect([elsewhere.nearestTo, elsewhere.total, elsewhere.data[0]!.city]).toEqual([
      'Anjar',
      1,
      'Chhota Udepur',
    ]);
    expect((await search('jivan', { city: 'Bhuj' })).nearestTo).toBe('Bhuj');
  });

  test('can be sorted by name or by distance', async () => {
    expect(await findNames('mandir', { sort: 'name' })).toEqual(['Bal Mandir', 'Bhal Mandir']);
    expect(await findNames('mandir', { sort: 'distance', from: 'Vadodara' })).toEqual([
      'Bhal Mandir',
      'Bal Mandir',
    ]);
    expect((await search('mandir', { from: 'Anjar' })).data[0]!.distanceKm).toBe(0);
  });
});

describe('a misspelt search', () => {
  test('is corrected and reported in the script of the input', async () => {
    const { data, corrections } = await search('drishtikirn');
    expect(data.length).toBeGreaterThan(0);
    expect(corrections).toEqual([]);
    expect((await search('dristokiran')).corrections).toEqual([
      { typed: 'dristokiran', used: ['drishtikiran'] },
    ]);
    expect((await search('મંદુર')).corrections).toEqual([{ typed: 'મંદુર', used: ['મંદિર'] }]);
    expect((await search('bal mandur')).corrections).toEqual([{ typed: 'mandur', used: ['mandir'] }]);
  });

  test.each([
    ['ajivan', []],
    ['suart', ['Jivan Jyot Trust', 'Society for the Blind']],
    ['mandri', ['Bal Mandir', 'Bhal Mandir']],
    ['society of the blnid', ['Society for the Blind']],
  ])('%s finds %j', async (q, names) => expect((await findNames(q)).sort()).toEqual(names));

  test('is not corrected if the search is exact', async () => {
    const { data, corrections, total } = await search('mandri', { exact: 'true' });
    expect({ data, corrections, total }).toEqual({ data: [], corrections: [], total: 0 });
  });

  test('is not corrected into nonsense', async () => {
    for (const q of ['xqzw', 'abc', 'qqqqqqqq', '12345']) {
      expect(await search(q), q).toMatchObject({ data: [], total: 0, totalIsExact: true, corrections: [] });
    }
  });
});

describe('the marks', () => {
  test('are the matching words of the names in every script', async () => {
    expect((await search('drashti')).marks.sort()).toEqual(['Drishtikiran', 'દૃષ્ટિકિરણ']);
    expect((await search('blood')).marks).toEqual(expect.arrayContaining(['Rakt', 'રક્ત']));
    expect((await search('jivanjyot')).marks).toEqual(
      expect.arrayContaining(['Jivan', 'Jyot', 'જીવન', 'જ્યોત']),
    );
    expect((await search('rakt vadodara')).marks).toEqual(['Rakt', 'રક્ત']);
    expect((await search('mandri')).marks.sort()).toEqual(['Mandir', 'મંદિર']);
    expect((await listNgos(db, { page: 1, pageSize: 20 })).marks).toEqual([]);
  });
});

describe('suggestions', () => {
  test.each([
    ['moti', 'need', 'cataract-operation'],
    ['મોતિ', 'need', 'cataract-operation'],
    ['mot', 'need', 'cataract-operation'],
    ['widow pen', 'need', 'widow-pension'],
    ['vrud', 'need', 'old-age-home'],
    ['dom', 'need', 'domestic-violence'],
    // A whole word is stronger evidence than a prefix of `computer`.
    ['kaam', 'need', 'job'],
    ['rajk', 'city', 'Rajkot'],
  ])('for %s begin with the %s %s, without duplicates', async (q, type, id) => {
    const suggested = await suggestNgos(db, q);
    expect(suggested.slice(0, 2)).toContainEqual(expect.objectContaining({ type, _id: id }));
    const keys = suggested.map((one) => `${one.type} ${one._id}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('are NGOs whose name or a word in it begins with the text, in any script', async () => {
    const suggested = async (q: string) =>
      (await suggestNgos(db, q))
        .filter(({ type }) => type !== 'need')
        .map(({ type, name }) => `${type} ${name}`);
    expect(await suggested('jeev')).toEqual(['ngo Jivan Jyot Trust', 'ngo Jeevanrekh Rakt Mandal']);
    expect(await suggested('જીવ')).toEqual(await suggested('jeev'));
    expect(await suggested('jyo')).toEqual(['ngo Jivan Jyot Trust']);
    expect(await suggested('jivan jy')).toEqual(['ngo Jivan Jyot Trust']);
    expect(await suggested('baro')).toEqual(['city Vadodara']);
    expect(await suggested('સુર')).toEqual(['city Surat', 'city Surendranagar']);
    expect(await suggested('liter')).toEqual(['category Education & Literacy']);
    expect(await suggested('')).toEqual([]);
    expect((await suggested('s')).length).toBeLessThanOrEqual(8);
  });

  test('are needs: by their own name before all others, by other phrases after the NGOs', async () => {
    const types = async (q: string) => (await suggestNgos(db, q)).map(({ type, _id }) => [type, _id]);
    expect((await types('catar'))[0]).toEqual(['need', 'cataract-operation']);
    expect((await types('મોતિ'))[0]).toEqual(['need', 'cataract-operation']);
    expect(await types('husband bea')).toContainEqual(['need', 'domestic-violence']);
    const begun = await types('jeev');
    expect(begun[0]![0]).toBe('ngo');
    expect((await types('ca')).filter(([type]) => type === 'need')).toEqual([]);
  });
});

describe('a search for words that very many NGOs have', () => {
  const COUNT = 9_000;

  beforeAll(async () => {
    await saveNgos(db, [
      { name: 'Prakash Samudra', category: 'health', city: 'Surat' },
      { name: 'Prakash', category: 'education', city: 'Una' },
    ]);
    // The copies share the lexemes of the first, but every fortieth has the category animals.
    await runSql(db, {
      text: `insert into ngo (name, category, city, status, source, sort_name, name_sound, name_words, search, search_version, words)
        select name || ' ' || n, case when n % 40 = 0 then 'animals' else category end, city, 'pending', 'imported',
          sort_name || ' ' || lpad(n::text, 5, '0'), name_sound || ' ' || n, 3,
          case when n % 40 = 0 then (replace(search::text, '@c=health', '@c=animals'))::tsvector else search end, search_version, words
        from ngo, generate_series(1, ${COUNT}) as n where name = 'Prakash Samudra'`,
      values: [],
    });
    await runSql(db, { text: 'analyze ngo', values: [] });
  });

  test('counts up to the limit, reports that there are more, and ranks the best first', async () => {
    for (const q of ['prakash', 'prakash samudra', 'samudra', 'પ્રકાશ']) {
      const page = await search(q);
      expect([page.total, page.totalIsExact], q).toEqual([MATCHES_COUNTED_MOST, false]);
      expect(page.data).toHaveLength(20);
    }
    expect((await findNames('prakash'))[0]).toBe('Prakash');
    expect((await findNames('prakash samudra'))[0]).toBe('Prakash Samudra');
    expect((await search('prakash una')).data[0]).toMatchObject({ name: 'Prakash', group: 'needed' });
  });

  test('returns each counted match once over its pages, and none beyond', async () => {
    for (const sort of ['fit', 'name', 'distance'] as const) {
      const ids: string[] = [];
      for (let page = 1; page <= MATCHES_COUNTED_MOST / 100; page++) {
        ids.push(
          ...(await search('prakash', { page, pageSize: 100, sort, from: 'Una' })).data.map(({ _id }) => _id),
        );
      }
      expect(new Set(ids).size).toBe(MATCHES_COUNTED_MOST);
      expect(ids).toHaveLength(MATCHES_COUNTED_MOST);
    }
    expect((await search('prakash', { page: 200 })).data).toEqual([]);
    expect((await search('prakash', { page: 8, pageSize: 40 })).data).toHaveLength(20);
  });

  test('applies filters before counting', async () => {
    const una = await search('prakash', { city: 'Una' });
    expect([una.total, una.totalIsExact, namesOf(una)]).toEqual([1, true, ['Prakash']]);
    const animals = await search('prakash', { category: 'animals' });
    expect([animals.total, animals.totalIsExact]).toEqual([COUNT / 40, true]);
    expect(animals.facets.city).toEqual([{ value: 'Surat', count: COUNT / 40 }]);
    expect(animals.facets.category.map(({ value }) => value)).toContain('health');
    const verified = await search('prakash', { verified: 'true' });
    expect(verified.total).toBe(0);
    expect(verified.facets.verified).toBe(0);
    const nearest = await search('prakash', { city: 'Vapi' });
    expect([nearest.nearestTo, nearest.data[0]!.city]).toEqual(['Vapi', 'Surat']);
  });
});
