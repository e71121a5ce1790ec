import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test('a path of this site stays, without what stands behind #', () => {
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
])('what leads elsewhere is none: %j', (path) => {
  expect(ownPath(path)).toBeUndefined();
});
