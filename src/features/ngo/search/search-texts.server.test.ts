import { expect, test } from 'vitest';
import { namesIn } from '#src/features/reference/reference-names.server.ts';
import type { NgoPage } from '#src/features/ngo/ngo.contract.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Line } from '#src/ui/list/lines.tsx';
import { searchTextsOf, wordsForSchemes } from './search-texts.server.ts';

type Understood = NonNullable<NgoPage['understood']>;

const cataract = {
  id: 'cataract-operation',
  name: 'Cataract operation',
  nameGu: 'મોતિયાનું ઓપરેશન',
  nameHi: 'मोतियाबिंद का ऑपरेशन',
};
const rajkot = { kind: 'city' as const, name: 'Rajkot' };

const ngo = (group: 'needed' | 'further' | 'related', distanceKm: number | null = null) =>
  ({ group, distanceKm }) as NgoPage['data'][number];

type Search = {
  understood?: Partial<Understood>;
  data?: NgoPage['data'];
  /** The query parameters of the page. */
  params?: Record<string, string>;
  language?: Language;
  schemes?: Parameters<typeof searchTextsOf>[0]['schemes'];
} & Partial<Pick<NgoPage, 'exactMatch' | 'corrections'>>;

function textsFor(search: Search) {
  const { understood, data = [ngo('needed')], params, language = 'en', schemes = null, ...rest } = search;
  const list = {
    data,
    total: data.length,
    exactMatch: data.length > 0,
    corrections: [],
    understood: { needs: [], place: null, withoutPlace: null, urgentHelpline: null, ...understood },
    ...rest,
  } as unknown as NgoPage;
  const address = new URLSearchParams({ q: 'moti bindu', ...params });
  const words = address.get('q')!;
  return searchTextsOf({ list, words, address, names: namesIn(language), language, schemes })!;
}

/** The text of each line as a reader sees it. */
const textsOf = (lines: Line[] | null) =>
  lines?.map((parts) => parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''));
const linksOf = (lines: Line[] | null) =>
  lines?.flat().flatMap((part) => (typeof part === 'string' ? [] : (part.to ?? part.href ?? [])));
const interpretationOf = (search: Search) => textsFor(search).interpretation;

const headings = (search: Parameters<typeof textsFor>[0]) =>
  textsFor(search).groups.map(({ group, heading, note }) => [group, heading, note]);

test('returns null without words', () => {
  const list = { understood: null, data: [] } as unknown as NgoPage;
  const address = new URLSearchParams();
  expect(searchTextsOf({ list, words: '', address, names: namesIn('en'), language: 'en' })).toBeNull();
});

test.each([
  ['en', 'We looked for: Cataract operation · near Rajkot'],
  ['gu', 'અમે શોધ્યું: મોતિયાનું ઓપરેશન · રાજકોટની નજીક'],
  ['hi', 'हमने खोजा: मोतियाबिंद का ऑपरेशन · राजकोट के पास'],
] as const)('names the need and the town in %s', (language, expected) => {
  const understood = { needs: [cataract], place: rajkot };
  expect(textsOf(interpretationOf({ understood, language }))?.[0]).toBe(expected);
});

test('names a district as a district', () => {
  const understood = { place: { kind: 'district' as const, name: 'Kutch' } };
  expect(textsOf(interpretationOf({ understood }))?.[0]).toBe('We looked: in Kutch district');
  expect(textsOf(interpretationOf({ understood, language: 'gu' }))?.[0]).toMatch(/ જિલ્લામાં$/);
});

test('links to the field in which the town was chosen or entered', () => {
  const linkFor = (params?: Record<string, string>) =>
    linksOf(interpretationOf({ understood: { place: rajkot }, ...(params && { params }) }));
  const linkTo = (params?: Record<string, string>) => linkFor(params)?.[0];
  expect([linkTo(), linkTo({ from: 'Rajkot' }), linkTo({ from: 'Surat' })]).toEqual(['#q', '#from', '#q']);
});

test('links to the search without the town, also if it was part of the words', () => {
  const understood = { place: rajkot, withoutPlace: 'moti bindu' };
  const params = { q: 'moti bindu rajkot', from: 'Surat', verified: 'true', page: '2' };
  expect(linksOf(interpretationOf({ understood, params }))?.at(-1)).toBe(
    '/search?q=moti+bindu&verified=true',
  );
  // Nothing would be left to search for.
  expect(linksOf(interpretationOf({ understood: { place: rajkot, withoutPlace: '' } }))).toEqual(['#q']);
});

test('links each of several needs to its own search in the same place', () => {
  const understood = {
    needs: [cataract, { ...cataract, id: 'spectacles', name: 'Spectacles' }],
    place: rajkot,
  };
  expect(textsOf(interpretationOf({ understood }))?.[0]).toBe(
    'We looked for: Cataract operation, Spectacles · near Rajkot',
  );
  expect(linksOf(interpretationOf({ understood }))?.slice(0, 2)).toEqual([
    '/search?q=Cataract+operation&from=Rajkot',
    '/search?q=Spectacles&from=Rajkot',
  ]);
});

test('offers fitting schemes if few NGOs fit, searched without the place', () => {
  const page = { total: 2, page: 1, exactMatch: true } as NgoPage;
  const wordsFor = (list: Partial<NgoPage>, withoutPlace: string | null = null) =>
    wordsForSchemes({
      list: { ...page, understood: { needs: [], place: null, withoutPlace, urgentHelpline: null }, ...list },
      words: 'moti bindu rajkot',
    });
  expect(wordsFor({})).toBe('moti bindu rajkot');
  expect(wordsFor({}, 'moti bindu')).toBe('moti bindu');
  expect([wordsFor({ total: 4 }), wordsFor({ page: 2 }), wordsFor({}, '')]).toEqual([null, null, null]);
  expect(wordsFor({ total: 40, exactMatch: false })).toBe('moti bindu rajkot');

  const scheme = (schemeName: string, needs = [cataract]) => ({
    _id: '7',
    type: 'ngo' as const,
    schemeName,
    translations: {},
    needs,
  });
  const data = ['Netra Sahay', 'Chashma', 'Moti', 'Bindu'].map((name) => scheme(name));
  const { heading, lines } = textsFor({ schemes: { data, total: 5 } }).schemes!;
  expect(heading).toBe('Schemes that may fit');
  expect(lines[0]).toEqual([{ text: 'Netra Sahay', to: '/schemesDetail/7/ngo', lang: undefined }]);
  expect(textsOf(lines)).toEqual(['Netra Sahay', 'Chashma', 'Moti', 'All schemes (5)']);
  expect(linksOf(lines)?.at(-1)).toBe('/schemes?q=moti+bindu');
  // For a known need: words alone also find schemes that serve something else.
  const house = scheme('House', [{ ...cataract, id: 'house-building' }]);
  const ofNeed = textsFor({
    understood: { needs: [cataract] },
    schemes: { data: [house, data[0]!], total: 2 },
  });
  expect(textsOf(ofNeed.schemes?.lines ?? null)).toEqual(['Netra Sahay']);
  expect(textsFor({ schemes: { data: [], total: 0 } }).schemes).toBeNull();
  const fitting = textsFor({ exactMatch: false, schemes: { data, total: 1 }, data: [] });
  expect(fitting.instead?.links).toEqual([]);
});

test('switches between exact and interpreted search, keeping filters but not the page', () => {
  const understood = { needs: [cataract] };
  const params = { category: 'health', page: '2' };
  expect(linksOf(interpretationOf({ understood, params }))).toEqual([
    '/search?q=moti+bindu&category=health&exact=true',
  ]);
  const exact = interpretationOf({ params: { ...params, exact: 'true' } });
  expect(textsOf(exact)).toEqual(['We looked only for the words “moti bindu”.', 'Search by what you need']);
  expect(linksOf(exact)).toEqual(['/search?q=moti+bindu&category=health']);
  expect(interpretationOf({})).toBeNull();
});

test('names corrected spellings, each in its own language', () => {
  const corrected = interpretationOf({ corrections: [{ typed: 'moti', used: ['motiya', 'મોતિયો'] }] });
  expect(textsOf(corrected)).toEqual([
    'Showing results for motiya, મોતિયો',
    'Search for “moti bindu” instead',
  ]);
  expect(corrected?.[0]?.at(-1)).toEqual({ text: 'મોતિયો', lang: 'gu' });
});

test('orders the groups as needed, further (with distances) and related, whatever the order of the NGOs', () => {
  const data = [ngo('related', 3), ngo('further', 210), ngo('needed', 0), ngo('further', 104)];
  expect(headings({ understood: { needs: [cataract], place: rajkot }, data })).toEqual([
    ['needed', 'What you need', null],
    ['further', 'Further away', '104 to 210 km'],
    ['related', 'May help too', null],
  ]);
  expect(headings({ understood: { needs: [cataract] }, data: [ngo('further', 100)] })).toEqual([
    ['further', 'Further away', null],
  ]);
});

test('does not call the first group needed if no need was understood', () => {
  expect(headings({})).toEqual([['needed', null, null]]);
  const data = [ngo('needed'), ngo('related')];
  expect(headings({ data })[0]).toEqual(['needed', 'Fits your words', null]);
  expect(headings({ data, understood: { place: rajkot } })[0]).toEqual(['needed', 'Near Rajkot', null]);
});

test('says that nothing fits and offers alternatives', () => {
  const search = { understood: { needs: [cataract], place: rajkot }, exactMatch: false };
  expect(headings({ ...search, data: [ngo('related')] })).toEqual([
    ['related', 'Nothing fits exactly', 'These are the nearest, in what they do or in place.'],
  ]);
  const nothing = textsFor({ ...search, data: [] });
  expect(nothing.groups).toEqual([]);
  expect(nothing.instead?.links).toEqual([
    { text: 'Which schemes can I get?', to: '/schemes/finder' },
    { text: 'All NGOs near Rajkot', to: '/search?from=Rajkot' },
  ]);
  expect(linksOf(textsFor({ ...search, data: [ngo('related')] }).end)).toEqual([
    '/helpRequest?words=moti+bindu&from=Rajkot',
    '/schemes/finder',
    '/search?from=Rajkot',
  ]);
  expect(textsFor({}).instead).toBeNull();
});

test('passes the words and the town to the help form, a chosen town first', () => {
  expect(textsFor({ params: { q: 'મોતિયો & આંખ' } }).helpPath).toBe(
    `/helpRequest?${new URLSearchParams({ words: 'મોતિયો & આંખ' })}`,
  );
  const understood = { place: rajkot };
  expect(textsFor({ understood }).helpPath).toBe('/helpRequest?words=moti+bindu&from=Rajkot');
  expect(textsFor({ understood, params: { from: 'Surat' } }).helpPath).toContain('from=Surat');
  const kutch = { place: { kind: 'district' as const, name: 'Kutch' } };
  expect(textsFor({ understood: kutch }).helpPath).toBe('/helpRequest?words=moti+bindu');
});

test('shows a helpline with its hours if someone may be in danger', () => {
  const helpline = (urgentHelpline: string, language: Language = 'en') =>
    textsFor({ understood: { urgentHelpline }, language }).helpline;
  expect(textsOf(helpline('181'))).toEqual([
    'For help right now, call: Abhayam women helpline · Day and night',
    'Call 181',
    'In danger now? Call 112.',
  ]);
  expect(linksOf(helpline('181'))).toEqual(['tel:181', 'tel:112']);
  expect(textsOf(helpline('14416', 'gu'))?.[0]).toContain(' ટેલી-માનસ માનસિક આરોગ્ય · દિવસ-રાત');
  expect(textsOf(helpline('14567'))?.[0]).toContain(' Elder Line (for older people) · 8 am to 8 pm');
  expect(textsOf(helpline('15100'))?.[0]).toMatch(/ Legal aid$/);
  expect(linksOf(helpline('112'))).toEqual(['tel:112']);
  expect(helpline('99999')).toBeNull();
});
