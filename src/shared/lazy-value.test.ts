import { expect, test } from 'vitest';
import { LazyValue } from './lazy-value.ts';

test('is made once, when it is first used', () => {
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

test('is made a little at a time, and whoever needs it meanwhile gets all of it', () => {
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
