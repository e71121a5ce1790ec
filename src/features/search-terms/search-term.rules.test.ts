import { describe, expect, test } from 'vitest';
import { languagesOf, mayBePersonal, resultOfAddress, termOf } from './search-term.rules.ts';

describe('search terms', () => {
  test('are the same in any word order', () => {
    expect(termOf(['eye', 'operation'])).toEqual({ term: 'eye operation', words: 'eye operation' });
    expect(termOf(['operation', 'eye'])).toEqual({ term: 'eye operation', words: 'operation eye' });
  });

  test('are limited in words, length and scripts', () => {
    expect(termOf([])).toBeUndefined();
    expect(termOf('one two three four five six seven eight nine'.split(' '))).toBeUndefined();
    expect(termOf(['x'.repeat(40), 'y'.repeat(40)])).toBeUndefined();
    expect(termOf(['કૂતરો', 'कुत्ता'])).toBeUndefined();
    expect(termOf(['કૂતરો', 'rescue'])).toBeDefined();
  });

  test('contain no chandrabindu', () => {
    expect(termOf(['आँख'])?.words).toBe('आंख');
  });

  test('have the languages of their script', () => {
    expect(languagesOf('stray dogs')).toEqual(['en', 'roman']);
    expect(languagesOf('રખડતા કૂતરા')).toEqual(['gu']);
    expect(languagesOf('कुत्ता')).toEqual(['hi']);
  });
});

test.each([
  '9876543210',
  '+91 98765 43210',
  '98-76-54',
  '૯૮૭૬૫૪',
  '९८७६५४',
  'help 12/05/1990',
  'jaya@example.org',
  'https://example.org',
  'www.example.org',
  'jaya＠okaxis',
  'pay at sahay-help.in today',
  'evil.com/x',
  'PIN 360001',
])('treats %s as possibly personal', (text) => {
  expect(mayBePersonal(text)).toBe(true);
});

test.each(['eye operation', 'class 12 books', '108', 'મોતિયો', '80G', 'Dr. Inamdar', 'N.G.O. in Surat'])(
  'does not treat %s as personal',
  (text) => {
    expect(mayBePersonal(text)).toBe(false);
  },
);

test.each([
  ['/health/detailpage/12', 'ngo 12'],
  ['/gu/health/detailpage/12.data?from=Surat', 'ngo 12'],
  ['/hi/schemesDetail/7/ngo', 'scheme 7'],
  ['/schemesDetail/7/ngo.data', 'scheme 7'],
  ['/detailpage/Surat', undefined],
  ['/search?q=12', undefined],
])('recognizes %s as the page of %s', (url, result) => {
  expect(resultOfAddress(url)).toBe(result);
});
