import { expect, test } from 'vitest';
import { claimedMethod, lookedForBy } from './payment.rules.ts';

test.each([
  ['2026-11-23', '2026-11-25'],
  ['2026-11-27', '2026-11-30'],
  ['2026-12-31', '2027-01-02'],
])('a payment claimed on %s is usually looked for by %s', (claimedOn, by) => {
  expect(lookedForBy(claimedOn)).toBe(by);
});

test.each([
  ['upi', '412345678901', false, 'upi'],
  ['bankTransfer', '412345678901', false, 'bankTransfer'],
  [undefined, '412345678901', false, 'upi'],
  ['upi', 'SBIN526123456789', false, 'bankTransfer'],
  ['upi', 'SBINR52026112312345678', false, 'bankTransfer'],
  ['upi', '412345678901', true, 'bankTransfer'],
] as const)('paid by %s with the number %s, from abroad: %s, is %s', (method, utr, isForeign, way) => {
  expect(claimedMethod({ method, utr, isForeign })).toBe(way);
});
