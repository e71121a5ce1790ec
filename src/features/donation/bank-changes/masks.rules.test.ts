import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskAccountNumbers, maskUpiIds } from './masks.rules.ts';

test('numbers that the usual masks tell apart keep them', () => {
  const masks = maskUpiIds(['sathi@bank', 'other@bank', 'sathi@bank']);
  expect([...masks]).toEqual([
    ['sathi@bank', 'sa…@bank'],
    ['other@bank', 'ot…@bank'],
  ]);
  expect([...maskAccountNumbers(['123456789', '987654321']).values()]).toEqual(['6789', '4321']);
});

test('one that is the beginning or the end of another looks different', () => {
  expect([...maskUpiIds(['sathi@bank', 'sathi2@bank']).values()]).toEqual(['sathi@bank', 'sathi…@bank']);
  expect([...maskAccountNumbers(['000123456', '99000123456']).values()]).toEqual(['000123456', '9000123456']);
});

test('different numbers have different masks, and equal ones the same', () => {
  const upiId = fc.stringMatching(/^[ab]{1,6}@[ab]{2}$/);
  const account = fc.stringMatching(/^[12]{9,12}$/);
  fc.assert(
    fc.property(
      fc.array(upiId, { maxLength: 10 }),
      fc.array(account, { maxLength: 10 }),
      (upis, accounts) => {
        for (const [values, masks] of [
          [upis, maskUpiIds(upis)],
          [accounts, maskAccountNumbers(accounts)],
        ] as const)
          expect(new Set(values.map((value) => masks.get(value))).size).toBe(new Set(values).size);
      },
    ),
  );
});
