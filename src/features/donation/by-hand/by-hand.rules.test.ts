import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HAND_METHODS } from '#src/features/donation/donation.values.ts';
import { paise, rupees } from '#src/shared/money.ts';
import { cashLimitsOn, checkHandGift, findReceiptNotice, type HandForm } from './by-hand.rules.ts';

const TODAY = '2026-11-24';
const check = (form: HandForm) => checkHandGift({ form, today: TODAY });
const cash = { method: 'cash', amount: '500', receivedOn: TODAY };

describe('a gift added by hand', () => {
  test.each<[string, HandForm]>([
    ['cash of a nameless donor', cash],
    ['a cheque', { ...cash, method: 'cheque', chequeNumber: '૦૧૨ ૩૪૫' }],
    [
      'a gift in kind that nobody values',
      { ...cash, method: 'kind', amount: '', kindDescription: 'Ten saris' },
    ],
    ['a transfer without its number', { ...cash, method: 'bankTransfer' }],
    ['a transfer with its number', { ...cash, method: 'bankTransfer', utr: 'sbin 0000 1234 5678' }],
    ['a UPI payment', { ...cash, method: 'upi', utr: '412345678901' }],
    ['what came on the first day that counts', { ...cash, receivedOn: '2000-01-01' }],
    ['the largest amount', { ...cash, amount: '99,99,99,999' }],
  ])('may be %s', (_, form) => expect(check(form).errors).toEqual({}));

  test.each<[HandForm, string, string]>([
    [{ ...cash, method: '' }, 'method', 'giftMethodRequired'],
    [{ ...cash, method: 'gateway' }, 'method', 'giftMethodRequired'],
    [{ ...cash, amount: '' }, 'amount', 'giftAmountRequired'],
    [{ ...cash, amount: '0' }, 'amount', 'amountSmall'],
    [{ ...cash, amount: '-500' }, 'amount', 'amountNegative'],
    [{ ...cash, amount: '1.005' }, 'amount', 'amountTooPrecise'],
    [{ ...cash, amount: '1,00,00,00,000' }, 'amount', 'giftAmountLarge'],
    [{ ...cash, amount: 'some' }, 'amount', 'amountUnclear'],
    [{ ...cash, method: 'kind', amount: '0', kindDescription: 'x' }, 'amount', 'amountSmall'],
    [{ ...cash, method: 'kind' }, 'kindDescription', 'giftKindRequired'],
    [{ ...cash, method: 'kind', kindDescription: '2341 2341 2346' }, 'kindDescription', 'aadhaar'],
    [{ ...cash, method: 'cheque' }, 'chequeNumber', 'giftChequeWrong'],
    [{ ...cash, method: 'cheque', chequeNumber: '12345' }, 'chequeNumber', 'giftChequeWrong'],
    [{ ...cash, method: 'upi', utr: '12345678901' }, 'utr', 'utrWrong'],
    [{ ...cash, method: 'bankTransfer', utr: '12345678901' }, 'utr', 'utrBankWrong'],
    [{ ...cash, receivedOn: '' }, 'receivedOn', 'giftDayRequired'],
    [{ ...cash, receivedOn: '2026-11-25' }, 'receivedOn', 'giftDayFuture'],
    [{ ...cash, receivedOn: '1999-12-31' }, 'receivedOn', 'giftDayOld'],
    [{ ...cash, donorEmail: 'a@b.in' }, 'donorName', 'giftNameRequired'],
    [{ ...cash, donorName: 'A', donorMobile: '123' }, 'donorMobile', 'giftMobileWrong'],
  ])('%j is refused at %s with %s', (form, field, key) =>
    expect(check(form).errors).toEqual({ [field]: key }),
  );

  test('keeps only what belongs to its method', () => {
    const all = { ...cash, chequeNumber: '012345', utr: '412345678901', kindDescription: 'Saris' };
    fc.assert(
      fc.property(fc.constantFrom(...HAND_METHODS), (method) => {
        const { gift } = check({ ...all, method });
        expect(gift.chequeNumber !== null).toBe(method === 'cheque');
        expect(gift.utr !== null).toBe(method === 'upi' || method === 'bankTransfer');
        expect(gift.kindDescription !== null).toBe(method === 'kind');
      }),
    );
  });
});

describe('the notice about the receipt', () => {
  const laws = [
    { appliesFrom: '2026-04-01', cashLimit: rupees(3000), cashDayLimit: rupees(2_00_000) },
    { appliesFrom: '1962-04-01', cashLimit: rupees(2000), cashDayLimit: rupees(2_00_000) },
  ];
  const gift = { method: 'cash', amount: rupees(2000), receivedOn: '2026-03-31', donorName: 'A' } as const;
  const notice = (change: object, hasSignatory = true) =>
    findReceiptNotice({ gift: { ...gift, ...change }, laws, hasSignatory });

  test('names the law of the day of receipt', () => {
    expect(cashLimitsOn({ laws, day: '2026-03-31' }).cashLimit).toBe(rupees(2000));
    expect(cashLimitsOn({ laws, day: '2026-04-01' }).cashLimit).toBe(rupees(3000));
    expect(notice({})).toBeUndefined();
    expect(notice({ amount: paise(200_001) })).toBe('cash');
    expect(notice({ amount: rupees(3000), receivedOn: '2026-04-01' })).toBeUndefined();
    expect(notice({ amount: rupees(9000), method: 'cheque' })).toBeUndefined();
  });

  test('says that nameless donors get none, and what gifts in kind do not claim', () => {
    expect(notice({ donorName: null })).toBe('nameless');
    expect(notice({ method: 'kind' })).toBe('kind');
    expect(notice({}, false)).toBe('unsigned');
  });
});
