import { expect, test } from 'vitest';
import { LazyValue } from './lazy-value.ts';

test('is computed once, on first use', () => {
  let started = 0;
  const value = new LazyValue(function* () {
    started++;
    yield;
    return { of: started };
  });
  expect(started).toBe(0);
  expect(value.value).toEqual({ of: 1 });
  expect(value.value).toBe(value.value);
  expect(started).toBe(1);
});

test('is computed in parts, and completely when it is used', () => {
  const steps: number[] = [];
  const value = new LazyValue(function* () {
    for (const step of [1, 2, 3]) {
      steps.push(step);
      const until = performance.now() + 2;
      while (performance.now() < until);
      yield;
    }
    return steps.length;
  });
  expect(value.prepare(1)).toBe(false);
  expect(steps).toEqual([1]);
  expect(value.value).toBe(3);
  expect(steps).toEqual([1, 2, 3]);
  expect(value.prepare(0)).toBe(true);
});
