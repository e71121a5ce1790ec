import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveKeys } from '#src/server/security/keys.server.ts';
import { isLongPin, isPin, longPinOf, makePin, readPin, sealPin } from './pin.server.ts';

const keys = deriveKeys('a secret key that only this test has, and nobody else');
const pins = fc.integer({ min: 0, max: 999_999 }).map((value) => String(value).padStart(6, '0'));

test('a PIN has six digits, and not always the same ones', () => {
  const made = Array.from({ length: 200 }, makePin);
  expect(made.every((pin) => /^\d{6}$/.test(pin))).toBe(true);
  expect(new Set(made).size).toBeGreaterThan(190);
});

test('only the PIN itself opens its request, however its digits are written, and no other request', () => {
  fc.assert(
    fc.property(pins, pins, (pin, other) => {
      const sealed = sealPin({ keys, requestId: '7', pin });
      const is = (entered: string) =>
        isPin({ keys, requestId: '7', sealed, digits: readPin(entered).digits });
      const inHindi = pin.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
      expect([is(pin), is(` ${pin.slice(0, 3)} ${pin.slice(3)}`), is(inHindi)]).toEqual([true, true, true]);
      expect(is(other)).toBe(other === pin);
      expect(is('')).toBe(false);
      expect(() => isPin({ keys, requestId: '8', sealed, digits: pin })).toThrow(/authenticate/);
    }),
    { numRuns: 50 },
  );
});

test('the long PIN has 16 digits that do not depend on the PIN, differs with the salt, and outlives a new key', () => {
  const sealed = Array.from({ length: 50 }, () => sealPin({ keys, requestId: '7', pin: '123456' }));
  const long = sealed.map((text) => longPinOf({ keys, requestId: '7', sealed: text }));
  expect(long.every((digits) => /^\d{16}$/.test(digits))).toBe(true);
  expect(new Set(long).size).toBe(50);
  const rotated = deriveKeys('the next secret key', 'a secret key that only this test has, and nobody else');
  expect(isLongPin({ keys: rotated, requestId: '7', sealed: sealed[0]!, digits: long[0]! })).toBe(true);
  expect(isLongPin({ keys, requestId: '7', sealed: sealed[0]!, digits: long[1]! })).toBe(false);
});

test('what is stored differs each time, does not contain the PIN, and opens with an earlier key too', () => {
  const [one, two] = [0, 1].map(() => sealPin({ keys, requestId: '7', pin: '123456' }));
  expect(one).not.toBe(two);
  expect(one).not.toContain('123456');
  const rotated = deriveKeys('the next secret key', 'a secret key that only this test has, and nobody else');
  expect(isPin({ keys: rotated, requestId: '7', sealed: one!, digits: '123456' })).toBe(true);
});
