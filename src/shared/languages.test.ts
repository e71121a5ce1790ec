import { expect, test } from 'vitest';
import { languageOfHeader, languageOfPath, pathInLanguage } from './languages.ts';

test('only the path determines the language', () => {
  expect(languageOfPath('/gu/category/health')).toEqual({ language: 'gu', basename: '/gu' });
  expect(languageOfPath('/hi')).toEqual({ language: 'hi', basename: '/hi' });
  expect(languageOfPath('/hindi')).toEqual({ language: 'en', basename: '/' });
  expect(languageOfPath('/category/gu')).toEqual({ language: 'en', basename: '/' });
});

test('returns the path of the page in another language', () => {
  expect(pathInLanguage({ path: '/', language: 'gu' })).toBe('/gu');
  expect(pathInLanguage({ path: '/search', language: 'hi' })).toBe('/hi/search');
  expect(pathInLanguage({ path: '/search', language: 'en' })).toBe('/search');
});

test('picks the preferred supported language of an Accept-Language header', () => {
  expect(languageOfHeader('fr, gu-IN;q=0.8, en;q=0.5')).toBe('gu');
  expect(languageOfHeader('hi')).toBe('hi');
  expect(languageOfHeader('fr')).toBe('en');
  expect(languageOfHeader('gu;q=0, en')).toBe('en');
  expect(languageOfHeader(undefined)).toBe('en');
});
