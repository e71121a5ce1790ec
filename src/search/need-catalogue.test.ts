import { describe, expect, test } from 'vitest';
import categories from '#database/reference/categories.json' with { type: 'json' };
import helplines from '#database/reference/helplines.json' with { type: 'json' };
import { findCatalogueErrors, type SharedPhrase } from './need-catalogue-errors.ts';
import {
  broaderNeeds,
  narrowerNeeds,
  needs,
  needsInFiles,
  type NeedInFile,
} from './need-catalogue.server.ts';

/** Phrases that two unrelated needs may share. */
const SHARED: SharedPhrase[] = [
  {
    phrase: 'mummy papa marte',
    needs: ['domestic-violence', 'child-abuse'],
    why: 'Without the little words it is either father who beats mother, or parents who beat a child.',
  },
];

const surroundings = {
  categories: categories.map(({ slug }) => slug),
  helplines: helplines.map(({ number }) => number),
  sharedPhrases: SHARED,
};

test('the catalogue of needs has no errors', () => {
  const errors = findCatalogueErrors(needsInFiles, surroundings);
  expect(errors, `\n${errors.join('\n')}\n`).toEqual([]);
});

test('the catalogue has at least 150 needs and their broader needs', () => {
  expect(needs.length).toBeGreaterThanOrEqual(150);
  expect(broaderNeeds('cataract-operation')).toEqual(['eye-care', 'medical-treatment']);
  expect(narrowerNeeds('eye-care').map(({ id }) => id)).toContain('cataract-operation');
  expect(broaderNeeds('no-such-need')).toEqual([]);
  expect(narrowerNeeds('no-such-need')).toEqual([]);
});

test('each part of a sensitive need is sensitive, so that nobody gets its requests unchecked', () => {
  const parts = needs.filter(({ isSensitive }) => isSensitive).flatMap(({ id }) => narrowerNeeds(id));
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.filter(({ isSensitive }) => !isSensitive)).toEqual([]);
});

describe('reports a planted error:', () => {
  const EN = ['one tap', 'two tap', 'three tap', 'four tap', 'five tap', 'six tap', 'seven tap', 'eight tap'];
  const GU = ['નળ', 'નળ તૂટ્યો', 'નળ ટપકે', 'નળ બંધ', 'નળ જોડાણ', 'નળ સમારકામ', 'નળ કનેક્શન', 'નળ વગર'];
  const HI = ['नल', 'नल टूटा', 'नल टपके', 'नल बंद', 'नल जोड़', 'नल मरम्मत', 'नल कनेक्शन', 'नल बिना'];

  function need(id: string, changes: Partial<NeedInFile> = {}): NeedInFile {
    return {
      id,
      file: 'water.yaml',
      name: { en: `Tap ${id}`, gu: `નળ ${id}`, hi: `नल ${id}` },
      partOf: [],
      ngoCategories: ['health'],
      helpline: undefined,
      urgent: false,
      sensitive: false,
      phrases: { en: EN, gu: GU, hi: HI, roman: [] },
      ...changes,
    };
  }
  const findErrors = (planted: NeedInFile[], sharedPhrases: SharedPhrase[] = []) =>
    findCatalogueErrors(planted, { categories: ['health'], helplines: ['112'], sharedPhrases });
  const other = (id: string, changes: Partial<NeedInFile> = {}) =>
    need(id, {
      phrases: {
        en: EN.map((phrase) => phrase.replace('tap', 'lamp')),
        gu: GU.map((phrase) => phrase.replace('નળ', 'દીવો')),
        hi: HI.map((phrase) => phrase.replace('नल', 'दीपक')),
        roman: [],
      },
      ...changes,
    });

  test('no error in a valid catalogue', () => {
    expect(
      findErrors([need('water'), other('lamp', { partOf: ['water'], helpline: '112', urgent: true })]),
    ).toEqual([]);
  });

  test.each([
    ['an id that is not kebab-case', [need('Clean_Water')], 'small letters'],
    ['an id that stands twice', [need('water'), other('water')], 'stands in water.yaml and water.yaml'],
    [
      'too few phrases of a language',
      [need('water', { phrases: { en: EN, gu: GU.slice(1), hi: HI, roman: [] } })],
      'water: 7 phrases in gu',
    ],
    [
      'a phrase given twice to make up the number',
      [need('water', { phrases: { en: EN, gu: GU, hi: [...HI.slice(1), HI[1]!], roman: [] } })],
      'phrases in hi',
    ],
    [
      'Gujarati among the Hindi phrases',
      [need('water', { phrases: { en: EN, gu: GU, hi: [...HI, 'નળ પાણી'], roman: [] } })],
      'not in the letters of hi',
    ],
    [
      'Hindi among the phrases in Latin letters',
      [need('water', { phrases: { en: EN, gu: GU, hi: HI, roman: ['नल'] } })],
      'not in the letters of roman',
    ],
    [
      'a chandrabindu',
      [need('water', { phrases: { en: EN, gu: GU, hi: [...HI, 'कुआँ'], roman: [] } })],
      'chandrabindu',
    ],
    [
      'a nukta elsewhere than in ड़ and ढ़',
      [need('water', { phrases: { en: EN, gu: GU, hi: [...HI, 'नल ज़मीन'], roman: [] } })],
      'nukta',
    ],
    ['a part of a need that is not there', [need('water', { partOf: ['air'] })], 'is part of no need “air”'],
    ['a need that is part of itself', [need('water', { partOf: ['water'] })], 'is part of itself'],
    [
      'needs that are part of each other',
      [need('water', { partOf: ['lamp'] }), other('lamp', { partOf: ['water'] })],
      'lamp: is part of itself',
    ],
    ['an unknown category', [need('water', { ngoCategories: ['wells'] })], 'no category of NGOs “wells”'],
    ['an unknown helpline', [need('water', { helpline: '999' })], 'no helpline 999'],
    ['an urgent need without a helpline', [need('water', { urgent: true })], 'names no helpline'],
    ['phrases of two unrelated needs', [need('water'), need('tap')], 'water and tap: '],
  ] as const)('%s', (_, planted, message) => {
    expect(findErrors([...planted]).join('\n')).toContain(message);
  });

  test('a phrase in another order and spelling, unless one need is part of the other', () => {
    const phrases = { en: [...EN, 'Handpumps broken'], gu: GU, hi: HI, roman: ['bhojan'] };
    const well = need('water', { phrases });
    const lamp = other('lamp');
    const inOrder = { ...lamp.phrases, en: [...lamp.phrases.en, 'broken handpumps'] };
    const inScript = { ...lamp.phrases, gu: [...lamp.phrases.gu, 'ભોજન'] };
    expect(findErrors([well, { ...lamp, phrases: inOrder }])).toEqual([
      'water and lamp: Handpumps broken, broken handpumps',
    ]);
    expect(findErrors([well, { ...lamp, phrases: inScript }])).toEqual(['water and lamp: bhojan, ભોજન']);
    expect(findErrors([well, { ...lamp, phrases: inOrder, partOf: ['water'] }])).toEqual([]);
    const between = other('between', {
      partOf: ['water'],
      phrases: {
        en: EN.map((phrase) => phrase.replace('tap', 'stove')),
        gu: GU.map((phrase) => phrase.replace('નળ', 'ચૂલો')),
        hi: HI.map((phrase) => phrase.replace('नल', 'चूल्हा')),
        roman: [],
      },
    });
    expect(findErrors([well, between, { ...lamp, phrases: inOrder, partOf: ['between'] }])).toEqual([]);
  });

  test('except for listed exceptions, which must be needed', () => {
    const shared = (phrase: string): SharedPhrase => ({ phrase, needs: ['lamp', 'water'], why: 'Both.' });
    const lamp = other('lamp');
    const planted = [
      need('water'),
      { ...lamp, phrases: { ...lamp.phrases, en: [...lamp.phrases.en, 'tap one'] } },
    ];
    expect(findErrors(planted, [])).toHaveLength(1);
    expect(findErrors(planted, [shared('one tap')])).toEqual([]);
    expect(findErrors(planted, [shared('two tap')]).join('\n')).toContain(
      'The exception for “two tap” is not needed',
    );
  });
});
