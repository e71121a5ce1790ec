import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { languageOfText } from './language-of-text.ts';
import { romanize } from './romanize.ts';
import { keysOfWord } from './sound-keys.ts';
import { WORD_MOST, wordsOfText } from './words-of-text.ts';

const words = (text: string) => wordsOfText(text).map(({ word }) => word);
const fine = (word: string) => keysOfWord({ word: words(word)[0]! }).fine;
const skeleton = (word: string) => keysOfWord({ word: words(word)[0]! }).skeleton;

const anyText = fc.string({ unit: 'binary', maxLength: 300 });
const latinWord = fc.stringMatching(/^[a-z]{1,20}$/);
/** The letters, signs and digits that Gujarati shares with Devanagari, in Unicode order. */
const gujaratiLetters = [...'અઆઇઈઉઊઋએઐઓઔકખગઘચછજઝટઠડઢણતથદધનપફબભમયરલળવશષસહાિીુૂૃેૈોૌ્ંઁઃ'];
const gujaratiWord = fc.string({ unit: fc.constantFrom(...gujaratiLetters), minLength: 1, maxLength: 15 });
const toDevanagari = (text: string) =>
  text.replace(/[\u0a80-\u0aff]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x180));

describe('the words of a text', () => {
  test('are in lower case, with ASCII digits, without accents, nukta, joiners and apostrophes', () => {
    expect(words("Jīvan-Rekh  (Women's) Trust, K.G.")).toEqual([
      'jivan',
      'rekh',
      'womens',
      'trust',
      'k',
      'g',
    ]);
    expect(words('ફ઼ોન શક્\u200dતિ ૧૦૮')).toEqual(['ફોન', 'શક્તિ', '108']);
    expect(words('ज़\u200cमीन')).toEqual(['जमीन']);
    expect(words('\u095bमीन')).toEqual(['जमीन']);
  });

  test('are split where the script changes', () => {
    expect(words('જીવનTrust')).toEqual(['જીવન', 'trust']);
    expect(words('વોર્ડ૫')).toEqual(['વોર્ડ', '5']);
  });

  test('keep their original spelling', () => {
    expect(wordsOfText("Women's Ashram")).toEqual([
      { original: "Women's", word: 'womens' },
      { original: 'Ashram', word: 'ashram' },
    ]);
  });

  test('are empty without a letter or digit', () => {
    for (const text of ['', '   ', '""', "''", '%%__', '\0\0', '☃🙏🏽', '-,.;'])
      expect(words(text)).toEqual([]);
  });

  test('are bounded and stable for any text, without an exception', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const word of words(text)) {
          expect(word.length).toBeLessThanOrEqual(WORD_MOST);
          expect(words(word)).toEqual([word]);
        }
      }),
    );
    expect(words('a'.repeat(1_000_000)).join('').length).toBeLessThan(200);
  });
});

describe('a word in Latin letters', () => {
  test.each([
    ['જીવન', 'jiivan'],
    ['जीवन', 'jiivan'],
    ['જ્ઞાન', 'gyaan'],
    ['કૃષ્ણ', 'krishn'],
    ['સંબંધ', 'sambandh'],
    ['સંત', 'sant'],
    ['બાળકોનું', 'baalakonu'],
    ['દુઃખ', 'dukh'],
    ['ક્ષમા', 'kshamaa'],
    ['ૐ', 'om'],
  ])('%s is %s', (word, roman) => expect(romanize({ word })).toBe(roman));

  test('keeps in a prefix what is silent at the end of a word', () => {
    expect(romanize({ word: 'ભૂકં', isPrefix: true })).toBe('bhuukan');
    expect(romanize({ word: 'ભૂકં' })).toBe('bhuuka');
  });
});

describe('the keys of a word', () => {
  test.each([
    ['jivan jeevan jiwan જીવન जीवन jiivan'],
    ['shikshan sikshan shixan શિક્ષણ शिक्षण'],
    ['aarogya arogya આરોગ્ય आरोग्य'],
    ['jeevanrekh jivanrek જીવનરેખ'],
    ['vruddhashram vrudhashram vridhashram વૃદ્ધાશ્રમ वृद्धाश्रम'],
    ['rakt rakta રક્ત रक्त'],
    ['laxmi lakshmi લક્ષ્મી लक्ष्मी'],
    ['gyan gnan jnan jñān જ્ઞાન ज्ञान'],
    ['rajni rajani રજની रजनी'],
    ['zarana jharana jharna ઝરણા झरना'],
    ['foundation ફાઉન્ડેશન'],
    ['chhaya chaya છાયા छाया'],
    ['school skul સ્કૂલ स्कूल'],
    ['kendra kendr કેન્દ્ર કેંદ્ર केंद्र'],
    ['ahimsa ahinsa અહિંસા अहिंसा'],
  ])('are one skeleton for %s', (spellings) => {
    const skeletons = new Set(spellings.split(' ').map(skeleton));
    expect([...skeletons]).toHaveLength(1);
  });

  test.each([
    ['કલા', 'કાલ'],
    ['kala', 'kal'],
    ['seva', 'shiv'],
    ['rakt', 'rath'],
    ['100', '10'],
    ['ваа', 'ва'],
  ])('keep %s and %s apart', (one, other) => expect(fine(one)).not.toBe(fine(other)));

  test.each([
    ['બાળ', 'ભાલ'],
    ['દાન', 'ધન'],
    ['કલા', 'કાલા'],
  ])('keep %s and %s apart at least letter for letter', (one, other) => {
    const raw = (word: string) => keysOfWord({ word: words(word)[0]! }).raw;
    expect(raw(one)).not.toBe(raw(other));
  });

  test('are the same for a word of Gujarati and the same letters of Devanagari', () => {
    expect(words('ઁ ં')).toEqual([]);
    fc.assert(
      fc.property(gujaratiWord, fc.boolean(), (text, isPrefix) => {
        const keys = (one: string) => words(one).map((word) => keysOfWord({ word, isPrefix }));
        expect(keys(toDevanagari(text))).toEqual(keys(text));
      }),
    );
  });

  test('are the same in both scripts for a letter without a sound', () => {
    for (const letter of ['ઽ', 'ૡ']) {
      const own = toDevanagari(letter);
      expect(keysOfWord({ word: letter })).toEqual({ raw: own, fine: own, skeleton: own });
    }
  });

  test('do not change with a sign without a sound before the word', () => {
    for (const sign of ['\u0900', '\u0903', '\u0a83']) expect(fine(`${sign}कमल`)).toBe(fine('कमल'));
  });

  test('do not change with case, joiners, accents and the choice among letters of one sound', () => {
    fc.assert(
      fc.property(latinWord, (word) => {
        const same = (other: string) => expect(skeleton(other)).toBe(skeleton(word));
        same(word.toUpperCase());
        same([...word].join('\u200d'));
        same(word.replace(/n/g, 'ñ'));
        same(word.replace(/v(?<!ov)/g, 'w'));
        same(word.replace(/z/g, 'jh'));
      }),
    );
  });

  test('are bounded and never empty for any text, without an exception', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, isPrefix) => {
        for (const word of words(text)) {
          const { raw, fine, skeleton } = keysOfWord({ word, isPrefix });
          for (const key of [raw, fine, skeleton]) expect(key.length).toBeLessThanOrEqual(3 * WORD_MOST);
          expect(raw.length * fine.length * skeleton.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('of words in other scripts or with digits are the words themselves', () => {
    for (const word of ['covid19', 'шахта', 'தண்ணீர்', '108'])
      expect(keysOfWord({ word })).toEqual({ raw: word, fine: word, skeleton: word });
  });

  test('are cached correctly', () => {
    const first = keysOfWord({ word: 'jyoti' });
    expect(keysOfWord({ word: 'jyoti' })).toEqual(first);
    expect(keysOfWord({ word: 'safety', isPrefix: true }).fine).toBe('safety');
    expect(keysOfWord({ word: 'safety' }).fine).toBe('safeti');
  });
});

describe('the edit distance', () => {
  const distance = (a: string, b: string, atMost = 100) => editDistance({ a, b, atMost });

  test('counts insertions, deletions, substitutions and swaps of neighbours', () => {
    expect(distance('rakt', 'rakht')).toBe(1);
    expect(distance('rakt', 'rkt')).toBe(1);
    expect(distance('rakt', 'rikt')).toBe(1);
    expect(distance('rakt', 'rkat')).toBe(1);
    expect(distance('ca', 'abc')).toBe(3);
    expect(distance('', 'abc')).toBe(3);
  });

  test('equals the definition, is symmetric and stops above the limit', () => {
    const near = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(near, near, fc.integer({ min: 0, max: 4 }), (a, b, atMost) => {
        const exact = plainDistance(a, b);
        expect(distance(a, b)).toBe(exact);
        expect(distance(b, a)).toBe(exact);
        expect(distance(a, b, atMost)).toBe(Math.min(exact, atMost + 1));
      }),
    );
  });
});

/** The textbook recursive definition. */
function plainDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const same = a.at(-1) === b.at(-1) ? 0 : 1;
  const ways = [
    plainDistance(a.slice(0, -1), b) + 1,
    plainDistance(a, b.slice(0, -1)) + 1,
    plainDistance(a.slice(0, -1), b.slice(0, -1)) + same,
  ];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    ways.push(plainDistance(a.slice(0, -2), b.slice(0, -2)) + 1);
  }
  return Math.min(...ways);
}

describe('the language of a text', () => {
  test.each([
    ['Jeevanrekh Trust', 'en'],
    ['જીવનરેખ ટ્રસ્ટ', 'gu'],
    ['जीवन रेखा', 'hi'],
    ['જીવનરેખ (NGO)', 'gu'],
    ['Jeevanrekh Rakt Mitra Mandal (જીવન)', 'en'],
    ['108', 'en'],
    ['', 'en'],
  ] as const)('of "%s" is %s', (text, language) => expect(languageOfText(text)).toBe(language));

  test('is one of the three for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(['en', 'gu', 'hi']).toContain(languageOfText(text));
      }),
    );
  });
});
