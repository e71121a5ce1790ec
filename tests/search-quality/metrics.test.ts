import { expect, test } from 'vitest';
import { measureQuality, shareOfTrueNegatives, type JudgedQuery } from './metrics.ts';

const query = (grades: Record<string, number>, kind: JudgedQuery['kind'] = 'need'): JudgedQuery => ({
  q: 'eye operation',
  of: 'ngo',
  language: 'en',
  kind,
  grades,
});
const result = (...ids: string[]) => ({ ids, exactMatch: true });

test('counts a helpful result among the first three, not as the fourth', () => {
  const grades = { good: 2, poor: 1 };
  expect(measureQuality([{ query: query(grades), result: result('x', 'poor', 'good') }]).success).toBe(1);
  expect(measureQuality([{ query: query(grades), result: result('x', 'y', 'poor', 'good') }]).success).toBe(
    0,
  );
});

test('gives the full gain to the best order and less to a worse one', () => {
  const grades = { best: 3, good: 2 };
  expect(measureQuality([{ query: query(grades), result: result('best', 'good') }]).gain).toBe(1);
  const { gain } = measureQuality([{ query: query(grades), result: result('good', 'best') }]);
  expect(gain).toBeCloseTo((3 + 7 / Math.log2(3)) / (7 + 3 / Math.log2(3)), 10);
});

test('measures noise as the share of wrong results among the first five', () => {
  const judged = [
    { query: query({ a: 1 }), result: result('a', 'x', 'y', 'z', 'w', 'v') },
    { query: query({ a: 3 }), result: result() },
  ];
  expect(measureQuality(judged)).toMatchObject({ queries: 2, noise: 0.8, empty: 0.5 });
});

test('counts an unanswerable query as right if it gets no result or only inexact ones', () => {
  const nothing = query({}, 'nothing');
  const judged = [
    { query: nothing, result: result() },
    { query: nothing, result: { ids: ['x'], exactMatch: false } },
    { query: nothing, result: result('x') },
    { query: query({ a: 3 }), result: result('a') },
  ];
  expect(shareOfTrueNegatives(judged)).toBeCloseTo(2 / 3, 10);
  expect(measureQuality(judged).queries).toBe(1);
});
