import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closestNeedWord, findUnknownWords } from './need-corrections.server.ts';
import { PhraseIndex } from '#src/search/phrases/phrase-index.ts';

const places = new PhraseIndex<string>({ ofNames: true });
for (const name of ['Rajkot', 'રાજકોટ', 'राजकोट']) places.add(name, 'Rajkot');

describe('unknown words', () => {
  test('are spelt neither by a need nor by a place in any script', () => {
    const unknown = (text: string) => findUnknownWords({ text, places }).map(({ word }) => word);
    expect(unknown('cateruct rajkot xqzwv operation')).toEqual(['cateruct', 'xqzwv']);
    expect(unknown('મોતિયાનું ઓપરશન')).toEqual(['ઓપરશન']);
    expect(unknown('andh vidhva')).toEqual([]);
  });

  test('are found in any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const { word } of findUnknownWords({ text, places })) closestNeedWord(word, text);
      }),
    );
  });
});

describe('the closest word of a need', () => {
  test.each([
    ['catarect', 'cataract'],
    ['scholarshpi', 'scholarship'],
    ['schoklarship', 'scholarship'],
    ['wheelchiar', 'wheelchair'],
    ['theelchair', 'wheelchair'],
    ['એમ્બ્યુલસ', 'એમ્બ્યુલન્સ'],
    ['शौचाय', 'शौचालय'],
  ])('corrects %s to %s', (word, expected) => expect(closestNeedWord(word)?.word).toBe(expected));

  test('prefers a word that completes a phrase', () => {
    for (const [misspelt, text, expected] of [
      ['pensoin', 'vidhva pensoin', 'pension'],
      ['opration', 'eye opration', 'operation'],
      ['પેશન', 'વિધવા પેશન', 'પેન્શન'],
    ] as const) {
      const closest = closestNeedWord(misspelt, text);
      expect([closest?.word, closest?.isCompleting], text).toEqual([expected, true]);
    }
  });

  test('is found for a long word among unrelated ones, unless its first letter is wrong', () => {
    for (const word of ['schoklarship', 'wheelchiar'])
      expect(closestNeedWord(word, `xqzwv ${word}`)?.isCompleting, word).toBe(false);
    expect(closestNeedWord('theelchair', 'xqzwv theelchair')).toBeUndefined();
  });

  test('is undefined for a word that the other words do not support', () => {
    for (const text of ['flight booking', 'cinema ticket', 'weather today', 'રિક્ષા સ્ટેન્ડ']) {
      for (const { word } of findUnknownWords({ text, places }))
        expect(closestNeedWord(word, text), text).toBeUndefined();
    }
  });

  test('is undefined for short words and nonsense', () => {
    for (const word of ['ey', 'abc', 'xqzw', 'khan', 'kala', 'qqqqqqqqqq', '12345', '☃']) {
      expect(closestNeedWord(word), word).toBeUndefined();
    }
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), (word) => {
        const closest = closestNeedWord(word);
        if (closest) expect(closest.distance).toBeLessThanOrEqual(2.5);
      }),
    );
  });
});
