import { expect, test } from 'vitest';
import { paise, rupees } from '#src/shared/money.ts';
import { findPossibleChanges } from './changes.rules.ts';

const FACTS: Parameters<typeof findPossibleChanges>[0] = {
  status: 'received',
  isAtGateway: true,
  amount: rupees(500),
  isNamed: true,
  isErased: false,
  hasValidReceipt: true,
  hasSignatory: true,
  isRefunding: false,
};
const possible = (facts: Partial<typeof FACTS> = {}) => findPossibleChanges({ ...FACTS, ...facts });

test('a payment at the gateway is given back through the gateway, and only there', () => {
  expect(possible()).toMatchObject({ refund: false, refundAtGateway: true });
  expect(possible({ isAtGateway: false })).toMatchObject({ refund: true, refundAtGateway: false });
});

test('nothing is given back while the gateway has not answered, or if nothing is left', () => {
  expect(possible({ isRefunding: true }).refundAtGateway).toBe(false);
  expect(possible({ amount: paise(0) }).refundAtGateway).toBe(false);
  expect(possible({ isAtGateway: false, amount: paise(0) }).refund).toBe(false);
});

test.each(['created', 'failed', 'claimed', 'refused', 'refunded', 'cancelled'] as const)(
  'a donation that is %s is not given back',
  (status) => {
    expect(possible({ status }).refundAtGateway).toBe(false);
    expect(possible({ status, isAtGateway: false }).refund).toBe(false);
  },
);

test('the details of a donor can be corrected until they are erased', () => {
  for (const status of ['created', 'failed', 'claimed', 'received'] as const)
    expect(possible({ status }).correctDonor, status).toBe(true);
  expect(possible({ isErased: true }).correctDonor).toBe(false);
});

test('a receipt is made anew only for a named donor, if somebody signs', () => {
  expect(possible().reissueReceipt).toBe(true);
  for (const facts of [{ isNamed: false }, { hasSignatory: false }, { status: 'refunded' as const }])
    expect(possible(facts).reissueReceipt).toBe(false);
});
