import { describe, expect, test } from 'vitest';
import { pluralIn } from './plural.ts';

describe('the plural form', () => {
  const days = (language: 'en' | 'hi' | 'gu', count: number) =>
    pluralIn(language)(count, { one: 'one', other: 'other' });

  test('is `one` in English for 1 only', () => {
    expect([0, 1, 2, 21, 100].map((count) => days('en', count))).toEqual([
      'other',
      'one',
      'other',
      'other',
      'other',
    ]);
  });

  test.each(['hi', 'gu'] as const)('is `one` in %s for 0 and 1', (language) => {
    expect([0, 1, 2, 21].map((count) => days(language, count))).toEqual(['one', 'one', 'other', 'other']);
  });

  test('is the message for 0 where it is defined', () => {
    expect(pluralIn('en')(0, { 0: 'none', one: 'one', other: 'other' })).toBe('none');
    expect(pluralIn('en')(1, { 0: 'none', one: 'one', other: 'other' })).toBe('one');
  });

  test('is `other` where one and many have the same message', () => {
    expect([0, 1, 2].map((count) => pluralIn('hi')(count, { 0: 'none', other: 'other' }))).toEqual([
      'none',
      'other',
      'other',
    ]);
  });
});
