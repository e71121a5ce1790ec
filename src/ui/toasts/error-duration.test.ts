import { expect, test } from 'vitest';
import { errorDuration } from './error-duration.ts';

test('a short error stays for four seconds, a longer one a second for each twelve characters, but at least eight', () => {
  const seconds = [31, 48, 49, 96, 240].map((length) => Math.round(errorDuration('a'.repeat(length)) / 1000));
  expect(seconds).toEqual([4, 4, 8, 8, 20]);
});
