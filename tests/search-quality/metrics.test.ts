import { expect, test } from 'vitest';
import { measureQuality, rightNothing, type JudgedQuery } from './metrics.ts';

const query = (grades: Record<string, number>, kind: JudgedQuery['kind'] = 'need'): JudgedQuery => ({
  q: 'eye operation',
  of: 'ngo',
  language: 'en',
  kind,
  grades,
});
const answer = (...ids: string[]) => ({ ids, exactMatch: true });

test('a helpful answer counts among the first three, not as the fourth', () => {
  const grades = { good: 2, poor: 1 };
  expect(measureQuality([{ query: query(grades), answer: answer('x', 'poor', 'good') }]).success).toBe(1);
  expect(measureQuality([{ query: query(grades), answer: answer('x', 'y', 'poor', 'good') }]).success).toBe(
    0,
  );
});

test('the best order gains all, a worse one less', () => {
  const grades = { best: 3, good: 2 };
  expect(measureQuality([{ query: query(grades), answer: answer('best', 'good') }]).gain).toBe(1);
  const { gain } = measureQuality([{ query: query(grades), answer: answer('good', 'best') }]);
  expect(gain).toBeCloseTo((3 + 7 / Math.log2(3)) / (7 + 3 / Math.log2(3)), 10);
});

test('noise is the share of wrong answers among the first five shown', () => {
  const judged = [
    { query: query({ a: 1 }), answer: answer('a', 'x', 'y', 'z', 'w', 'v') },
    { query: query({ a: 3 }), answer: answer() },
  ];
  expect(measureQuality(judged)).toMatchObject({ queries: 2, noise: 0.8, empty: 0.5 });
});

test('a query that nobody can answer is right without an answer, or with one that is not exact', () => {
  const nothing = query({}, 'nothing');
  const judged = [
    { query: nothing, answer: answer() },
    { query: nothing, answer: { ids: ['x'], exactMatch: false } },
    { query: nothing, answer: answer('x') },
    { query: query({ a: 3 }), answer: answer('a') },
  ];
  expect(rightNothing(judged)).toBeCloseTo(2 / 3, 10);
  expect(measureQuality(judged).queries).toBe(1);
});
