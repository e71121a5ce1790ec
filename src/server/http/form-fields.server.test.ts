import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costlyFormFinder, separatorOf } from './form-fields.server.ts';

const separator = separatorOf('multipart/form-data; boundary=x')!;
const part = (name: string, value = 'a') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** Whether a form is found to be costly, if it arrives in pieces of so many bytes. */
function isCostly(form: string, size: number, most = 3): boolean {
  const bytes = Buffer.from(form);
  const find = costlyFormFinder({ separator, most });
  for (let at = 0; at < bytes.length; at += size) if (find(bytes.subarray(at, at + size))) return true;
  return false;
}

test('a form is costly or not however it is cut into pieces', () => {
  const forms: [form: string, expected: boolean][] = [
    [`${part('a')}${part('b')}--x--\r\n`, false],
    [`${part('a', 'x'.repeat(20_000))}--x--\r\n`, false],
    [part('a').repeat(4), true],
    [part('n'.repeat(5_000)), true],
    [`${part('a')}--x\r\n${'a:b\r\n'.repeat(2_000)}\r\n`, true],
  ];
  fc.assert(
    fc.property(fc.constantFrom(...forms), fc.integer({ min: 1, max: 9_000 }), ([form, expected], size) => {
      expect(isCostly(form, size)).toBe(expected);
    }),
  );
});

test('fields of a form without files are counted too', () => {
  const find = costlyFormFinder({ separator: '&', most: 3 });
  expect([find(Buffer.from('a=1&b')), find(Buffer.from('=2&c=3&')), find(Buffer.from('d&'))]).toEqual([
    false,
    false,
    true,
  ]);
});

test.each([
  ['multipart/form-data; boundary=----WebKitFormBoundaryAb1', '------WebKitFormBoundaryAb1'],
  ['multipart/form-data; boundary="a b"', '--a b'],
  ['multipart/form-data; boundary=a; boundary=b', undefined],
  [String.raw`multipart/form-data; boundary="a\a"`, undefined],
  ['application/json', undefined],
])('the separator of %s is %s', (type, expected) => {
  expect(separatorOf(type)).toBe(expected);
});
