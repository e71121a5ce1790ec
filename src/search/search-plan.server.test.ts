import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PhraseIndex } from '#src/search/phrases/phrase-index.ts';
import { readQuery } from './read-query.server.ts';
import { CERTAIN_LEAST, planSearch } from './search-plan.server.ts';

const noPlaces = new PhraseIndex<string>({ ofNames: true });
const plan = (text: string) => planSearch(readQuery({ text, places: noPlaces }));
const gainOf = (text: string, query: (query: string) => boolean) =>
  plan(text)
    .gains.filter((step) => query(step.query))
    .reduce((sum, { gain }) => sum + gain, 0);

describe('the search plan', () => {
  test('considers records with the need or the broader need', () => {
    const { candidates, best } = plan('cataract');
    expect(candidates).toContain(`'#cataract-operation'`);
    expect(candidates).toContain(`'#eye-care'`);
    expect(best).toContain(`'#cataract-operation'`);
    expect(best).not.toContain(`'#eye-care'`);
  });

  test('ranks confirmed needs above broader ones and limits the total gain', () => {
    const confirmed = gainOf('cataract', (query) => /^'#cataract-operation'(:|$)/.test(query));
    const broader = gainOf('cataract', (query) => query === `'#eye-care':A & !'#cataract-operation'`);
    expect(confirmed).toBeCloseTo(1, 5);
    expect(broader).toBeGreaterThan(0);
    expect(broader).toBeLessThan(confirmed);
  });

  test('tries a stronger mention of a need only in records that have a weaker one', () => {
    const [all, some, more, confirmed] = plan('cataract').gains;
    const need = `'#cataract-operation'`;
    expect(all).toEqual({ query: need, gain: expect.closeTo(0.5) });
    expect(some).toEqual({ isHigher: true, query: `${need}:ABC`, gain: expect.closeTo(0.2) });
    expect(more).toEqual({ isHigher: true, query: `${need}:AB`, gain: expect.closeTo(0.1) });
    expect(confirmed).toEqual({ isHigher: true, query: `${need}:A`, gain: expect.closeTo(0.2) });
  });

  test('distributes the gain by sureness', () => {
    const all = gainOf('cataract and a widow pension', (query) => /^'#[a-z-]+'(:[ABC]+)?$/.test(query));
    expect(all).toBeCloseTo(1, 5);
  });

  test('searches for the words with a higher threshold if no need is recognized', () => {
    const words = plan('xqzwvut');
    expect(words.candidates).toContain("'");
    expect(words.candidates).not.toContain('#');
    expect(words.least).toBeGreaterThan(plan('cataract').least);
  });

  test('joins two neighbouring words of a name', () => {
    const { candidates } = plan('drishti kiran');
    expect(candidates).toMatch(/'~drstikirn'|'~drstkirn'/);
  });

  test('takes a need that is just certain enough for no guess', () => {
    const query = readQuery({ text: 'cataract operation', places: noPlaces });
    expect(planSearch({ ...query, certainty: CERTAIN_LEAST })).toEqual(
      planSearch({ ...query, certainty: 1 }),
    );
  });

  test('searches for a need that is a quarter as sure as the surest one, but for no lesser guess', () => {
    const query = readQuery({ text: 'cataract and a widow pension', places: noPlaces });
    const candidatesWith = (least: number) => {
      const surenessOf = (id: string) => (id === 'widow-pension' ? least : 1);
      const needs = query.needs.map(({ need }) => ({ need, sureness: surenessOf(need.id) }));
      return planSearch({ ...query, needs: needs.sort((a, b) => b.sureness - a.sureness) }).candidates;
    };
    expect(candidatesWith(0.25)).toContain(`'#widow-pension'`);
    expect(candidatesWith(0.24)).not.toContain(`'#widow-pension'`);
  });

  test('ranks a name that only begins with the word below one that contains it', () => {
    const begun = gainOf('drishti', (query) => query.includes(':*'));
    const whole = gainOf('drishti', (query) => /^'[a-z]+'(:[ABC]+)?$/.test(query));
    expect(begun).toBeGreaterThan(0);
    expect(begun).toBeLessThan(whole);
  });

  test('is empty for an empty query', () => {
    for (const text of ['', '☃', '   ']) expect(plan(text)).toMatchObject({ candidates: '', gains: [] });
  });

  test('consists of valid tsqueries for any text', () => {
    const lexeme = /'[^'\\]+'(:[ABC]+)?/gu;
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 200 }),
          fc.string({ unit: 'grapheme', maxLength: 200 }),
        ),
        (text) => {
          const { candidates, best, gains, least } = plan(`${text} cataract ${text}`);
          expect(least).toBeGreaterThan(0);
          for (const { query, gain } of [
            ...gains,
            { query: candidates, gain: 1 },
            { query: best, gain: 1 },
          ]) {
            expect(gain).toBeGreaterThan(0);
            expect(query.replace(lexeme, 'x')).toMatch(/^(?:x(?::\*)?|[&|!() ])+$/);
            expect(query).not.toContain('\0');
          }
        },
      ),
    );
  });
});
