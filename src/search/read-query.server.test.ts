import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectNoBlowUp } from '../../tests/support/growth.ts';
import { needById } from './need-catalogue.server.ts';
import { PhraseIndex } from '#src/search/phrases/phrase-index.ts';
import { readQuery } from './read-query.server.ts';

const places = new PhraseIndex<string>({ ofNames: true });
for (const name of ['Rajkot', 'રાજકોટ', 'राजकोट']) places.add(name, 'Rajkot');
for (const name of ['Una', 'ઉના']) places.add(name, 'Una');

const parse = (text: string, corrected?: ReadonlyMap<string, string>) =>
  readQuery({ text, places, ...(corrected && { corrected }) });
const needsIn = (text: string) => parse(text).needs.map(({ need }) => need.id);

describe('a query', () => {
  test.each([
    ['cataract operation', 'cataract-operation'],
    ['motiya nu operation', 'cataract-operation'],
    ['મોતિયાનું ઓપરેશન', 'cataract-operation'],
    ['मोतियाबिंद का ऑपरेशन', 'cataract-operation'],
    ['my husband needs wheelchair', 'wheelchair'],
    ['school fees', 'school-fees'],
    ['શાળાની ફી ભરવાના પૈસા નથી', 'school-fees'],
  ])('interprets “%s” as %s first', (text, need) => {
    expect(needById.has(need), need).toBe(true);
    expect(needsIn(text)[0]).toBe(need);
  });

  test('separates places from needs, in any script and case', () => {
    for (const text of ['cataract rajkot', 'રાજકોટમાં મોતિયો', 'राजकोट में मोतियाबिंद', 'rajkotma motiyo']) {
      const { places, needs, words } = parse(text);
      expect(places, text).toEqual(['Rajkot']);
      expect(needs[0]?.need.id, text).toBe('cataract-operation');
      expect(words, text).toHaveLength(1);
    }
    expect(parse('rajkot').needs).toEqual([]);
    expect(parse('rajkot').words).toEqual([]);
  });

  test('ignores urgent needs for what no NGO offers, unless a longer phrase names one', () => {
    const urgent = (text: string) => parse(text).needs.some(({ need }) => need.isUrgent);
    expect(parse('passport').certainty).toBe(0);
    expect(urgent('passport')).toBe(false);
    expect(urgent('passport taken by agent')).toBe(true);
  });

  test('does not suggest a need by a part of a phrase that shares a word with a whole one', () => {
    expect(needsIn('long black snake in store room')[0]).toBe('snake-rescue');
    expect(needsIn('long black snake in store room')).not.toContain('elder-abuse');
    expect(needsIn('hospital bed for home')[0]).toBe('medical-equipment');
  });

  test('marks the words that a need explains', () => {
    const { words } = parse('cataract xqzwvut');
    expect(words.map(({ original, isExplained }) => [original, isExplained])).toEqual([
      ['cataract', true],
      ['xqzwvut', false],
    ]);
  });

  test('applies corrections and reports them', () => {
    const { needs, corrections } = parse('katarat', new Map([['katarat', 'cataract']]));
    expect(needs[0]?.need.id).toBe('cataract-operation');
    expect(corrections).toEqual([{ typed: 'katarat', used: 'cataract' }]);
    expect(parse('cataract', new Map()).corrections).toEqual([]);
  });

  test('counts a need once, however many scripts its phrase has', () => {
    const needs = parse('cataract').needs;
    for (const { sureness } of needs) expect(sureness).toBeLessThanOrEqual(1);
    expect(new Set(needs.map(({ need }) => need.id)).size).toBe(needs.length);
  });

  test('is read without throwing for any text, with bounded words and a sureness from 0 to 1', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { words, needs } = parse(text);
        expect(words.length).toBeLessThanOrEqual(16);
        for (const { sureness } of needs) expect(sureness > 0 && sureness <= 1).toBe(true);
      }),
    );
  });

  test('of 20,000 characters is read fast', () => {
    const repeated = fc.constantFrom(
      'a ',
      'અ',
      'આંખ ',
      '્',
      'eye operation ',
      'ક્',
      '\u0301',
      '🙏🏽',
      '\ud800',
      'x',
    );
    fc.assert(
      fc.property(repeated, repeated, (first, second) => {
        const textOf = (size: number) => (first + second).repeat(size).slice(0, size);
        expect(parse(textOf(20_000)).words.length).toBeLessThanOrEqual(16);
        expectNoBlowUp({ size: 20_000, act: (size) => parse(textOf(size)) });
      }),
      { numRuns: 20 },
    );
  });

  test('names the same needs in any order of its words', () => {
    const vocabulary = ['widow', 'pension', 'આંખ', 'ઓપરેશન', 'શાળા', 'naukri', 'बीमार', 'ration'];
    fc.assert(
      fc.property(fc.shuffledSubarray(vocabulary, { minLength: 1, maxLength: 4 }), (words) => {
        expect(needsIn(words.join(' ')).sort()).toEqual(needsIn(words.toSorted().join(' ')).sort());
      }),
    );
  });
});
