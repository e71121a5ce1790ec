import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test('returns a path of this site without its fragment', () => {
  expect(ownPath('/ngopage/editNgo?a=b#c')).toBe('/ngopage/editNgo?a=b');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  null,
  '\t//evil.example',
])('returns undefined for %j', (path) => {
  expect(ownPath(path)).toBeUndefined();
});
