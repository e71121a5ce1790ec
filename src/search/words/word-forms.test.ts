import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { formsOfName, formsOfWord } from './word-forms.ts';

const isOne = (first: string, second: string) =>
  formsOfWord(first).some((form) => formsOfWord(second).includes(form));
const isOneName = (first: string, second: string) =>
  formsOfName(first).some((form) => formsOfName(second).includes(form));

describe('the forms of a word', () => {
  test.each([
    ['hospital', 'hospitals'],
    ['study', 'studies'],
    ['teach', 'teaching'],
    ['book', 'books'],
    ['eye', 'eyes'],
    ['house', 'houses'],
    ['widow', 'widows'],
    ['vidhva', 'vidhvane'],
    ['balak', 'balako'],
    ['naukri', 'nokri'],
    ['hospitalma', 'hospital'],
    ['હોસ્પિટલ', 'હોસ્પિટલમાં'],
    ['શાળા', 'શાળાઓ'],
    ['બાળક', 'બાળકો'],
    ['બાળક', 'બાળકોને'],
    ['દીકરી', 'દીકરીઓ'],
    ['દીકરો', 'દીકરા'],
    ['મોતિયો', 'મોતિયાનું'],
    ['વિધવા', 'વિધવાઓને'],
    ['लड़की', 'लड़कियां'],
    ['अस्पताल', 'अस्पतालों'],
    ['बच्चे', 'बच्चों'],
    ['आंख', 'आंखों'],
    ['વેચવી', 'વેચતા'],
    ['શીખવું', 'શીખવાની'],
    ['pakadvu', 'pakadva'],
    ['बेचना', 'बेचते'],
    ['विधवा', 'विधवाओं'],
  ])('are shared by %s and %s', (word, ending) => expect(isOne(word, ending)).toBe(true));

  test.each([
    ['hospital', 'હોસ્પિટલમાં'],
    ['હોસ્પિટલ', 'हॉस्पिटल'],
    ['vidhva', 'વિધવા'],
    ['વિધવાઓ', 'विधवाओं'],
    ['ભોજન', 'भोजन'],
    ['bhojan', 'ભોજનનું'],
    ['dikri', 'દીકરી'],
    ['nokri', 'નોકરી'],
    ['chhokri', 'છોકરી'],
    ['vechvanu', 'વેચવી'],
    ['sikhna', 'શીખવું'],
  ])('are shared by %s and %s, in two scripts', (first, second) => expect(isOne(first, second)).toBe(true));

  test.each([
    ['mare', 'mari', 'beats, dying'],
    ['kids', 'kidney', 'children, the organ'],
    ['kids', 'કિડની', 'children, the organ'],
    ['dikri', 'dikro', 'daughter, son'],
    ['દીકરી', 'દીકરો', 'daughter, son'],
    ['dikri', 'દીકરો', 'daughter, son'],
    ['लड़का', 'लड़की', 'boy, girl'],
    ['women', 'wood', ''],
    ['food', 'foot', ''],
  ])('are not shared by %s and %s (%s)', (first, second) => expect(isOne(first, second)).toBe(false));

  test('of a short stem are limited to their script', () => {
    for (const word of ['kids', 'કિડની', 'બાળકો', 'दवाओं', 'books', 'ગામમાં']) {
      for (const form of formsOfWord(word).slice(1)) {
        expect(form.length >= 4 || form.includes(':'), `${word}: ${form}`).toBe(true);
      }
    }
    // Whole words may be compared across scripts, however short.
    expect(isOne('gam', 'ગામ')).toBe(true);
    expect(isOne('gam', 'ગામમાં')).toBe(false);
  });

  test('are never empty, and the first is stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const { word } of wordsOfText(text)) {
          for (const forms of [formsOfWord(word), formsOfName(word)]) {
            expect(forms.length).toBeGreaterThanOrEqual(1);
            expect(forms.length).toBeLessThanOrEqual(12);
            for (const form of forms) expect(form).not.toBe('');
            expect(new Set(forms).size).toBe(forms.length);
          }
          expect(formsOfName(word)[0]).toBe(formsOfWord(word)[0]);
        }
      }),
    );
  });
});

describe('the forms of a name', () => {
  test.each([
    ['રાજકોટ', 'રાજકોટમાં'],
    ['rajkot', 'rajkotma'],
    ['rajkot', 'રાજકોટમાં'],
    ['રાજકોટ', 'राजकोट'],
    ['સુરત', 'સુરતની'],
    ['surat', 'suratni'],
  ])('are shared by %s and %s', (name, inCase) => expect(isOneName(name, inCase)).toBe(true));

  test('keep plural endings and final vowels', () => {
    expect(isOneName('દીકરો', 'દીકરા')).toBe(false);
    expect(isOneName('books', 'book')).toBe(false);
    expect(isOneName('anand', 'anando')).toBe(false);
    expect(isOneName('morbi', 'morba')).toBe(false);
  });
});
