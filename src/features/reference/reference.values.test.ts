import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cities } from './reference.server.ts';
import { packOptions, unpackOptions } from './reference.values.ts';

test('packed options are the same after unpacking', () => {
  const text = fc.string({ minLength: 1 }).filter((value) => !/[\t\n]/.test(value));
  const option = fc.record({ value: text, label: text });
  fc.assert(
    fc.property(fc.array(option, { minLength: 1 }), (options) => {
      expect(unpackOptions(packOptions(options))).toEqual(options);
    }),
  );
});

test('no name of a town contains a separator', () => {
  const names = cities.flatMap(({ name, nameGu, nameHi }) => [name, nameGu, nameHi]);
  expect(names.filter((name) => /[\t\n]/.test(name))).toEqual([]);
});
