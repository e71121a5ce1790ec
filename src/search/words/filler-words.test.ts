import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { isFillerWord } from './filler-words.ts';
import { readWords } from './formed-words.ts';

const meaningful = (text: string) =>
  wordsOfText(text)
    .map(({ word }) => word)
    .filter((word) => !isFillerWord(word));

describe('filler words', () => {
  test.each([
    ['i need help for my mother', ['mother']],
    ['where can we get free food near us please', ['food']],
    ['મને મારા દીકરા માટે મદદ જોઈએ છે', ['દીકરા']],
    ['મને નજીકમાં કોઈ સંસ્થાનો નંબર આપો', ['સંસ્થાનો']],
    ['मुझे अपनी बेटी के लिए मदद चाहिए', ['बेटी']],
    ['mara dikra mate madad joie che', ['dikra']],
    ['muje naukri chahiye', ['naukri']],
  ])('are dropped from “%s”', (text, words) => expect(meaningful(text)).toEqual(words));

  test('are recognized in every spelling that sounds the same', () => {
    for (const word of [
      'જોઈએ',
      'જોઇએ',
      'છે',
      'joiye',
      'joiae',
      'chhe',
      'che',
      'चाहिए',
      'चाहिये',
      'chahiye',
      'chaiye',
    ]) {
      expect(isFillerWord(wordsOfText(word)[0]!.word), word).toBe(true);
    }
  });

  test('exclude negations and words for needs', () => {
    for (const text of ['cannot walk', 'નથી', 'નહીં', 'नहीं', 'nathi', 'nahi', 'blind', 'andh', 'અંધ', 'પાણી']) {
      expect(meaningful(text).length, text).toBe(wordsOfText(text).length);
    }
  });

  test('exclude words that merely sound similar', () => {
    for (const text of ['ગાય', 'गाय', 'ખારી', 'પાન', 'જાતિ', 'जाति', 'पत्ता', 'care', 'car', 'meal', 'bee']) {
      expect(meaningful(text), text).toHaveLength(1);
    }
  });

  test('exclude words that may also mean beating or dying', () => {
    expect(meaningful('મારે મારી mari mare')).toHaveLength(4);
  });

  test('include “I must” before other words', () => {
    const read = (text: string) => readWords(text).map(({ word }) => word);
    expect(read('મારે દવા')).toEqual(['દવા']);
    expect(read('mare dava')).toEqual(['dava']);
    expect(read('pati mare')).toEqual(['pati', 'mare']);
    expect(read('મારે')).toEqual(['મારે']);
  });

  test('are checked without throwing for any word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        for (const { word } of wordsOfText(text)) expect(typeof isFillerWord(word)).toBe('boolean');
      }),
    );
  });
});
