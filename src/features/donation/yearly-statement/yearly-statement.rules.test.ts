import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { integerOf, paise, rupees, ZERO } from '#src/shared/money.ts';
import { formatPortalDay } from './portal-values.rules.ts';
import {
  findRowNotes,
  findRowProblems,
  firstYear,
  isInFile,
  wholeRupees,
  type StatementRowFacts,
} from './yearly-statement.rules.ts';

const row = (values: Partial<StatementRowFacts> = {}): StatementRowFacts => ({
  name: 'Kokila Patel',
  address: 'Rajkot',
  hasId: true,
  mode: 'electronic',
  amount: rupees(500),
  largest: rupees(500),
  ...values,
});

describe('a row of the yearly statement', () => {
  test('names everything that is missing, and is in the file unless nobody or nothing is named', () => {
    expect(findRowProblems(row())).toEqual([]);
    const all = findRowProblems(row({ name: null, address: null, hasId: false, amount: ZERO }));
    expect(all).toEqual(['name', 'amount', 'id', 'address']);
    expect(
      [['id', 'address'] as const, ['name'] as const, ['amount'] as const].map((problems) =>
        isInFile(problems),
      ),
    ).toEqual([...[true, false, false]]);
    expect(findRowProblems(row({ amount: paise(99) }))).toEqual(['amount']);
  });

  test('tells what cannot be deducted', () => {
    const cashLimit = rupees(2000);
    expect(findRowNotes({ ...row({ mode: 'kind' }), cashLimit })).toEqual(['kind']);
    const cash = (largest: number) =>
      findRowNotes({ ...row({ mode: 'cash', amount: rupees(9000), largest: paise(largest) }), cashLimit });
    expect([cash(2000_00), cash(2000_01)]).toEqual([[], ['cash']]);
    expect(findRowNotes({ ...row({ amount: paise(50_050) }), cashLimit })).toEqual(['paise']);
  });

  test('has whole rupees, never more than was given', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (integer) => {
        const whole = wholeRupees(paise(integer));
        expect(whole).toMatch(/^\d+$/);
        const rest = integer - integerOf(rupees(Number(whole)));
        expect(rest >= 0 && rest < 100).toBe(true);
      }),
    );
  });
});

test.each([
  ['DD-MM-YYYY', '05-04-2022'],
  ['DD/MM/YYYY', '05/04/2022'],
  ['MM-DD-YYYY', '04-05-2022'],
  ['YYYY-MM-DD', '2022-04-05'],
] as const)('a day is written as %s', (format, text) => {
  expect(formatPortalDay('2022-04-05', format)).toBe(text);
});

test('the statement that is due next is shown first', () => {
  const dueOn = '2027-05-31';
  const first = (years: number[], today: string) => firstYear({ years, current: 2027, today, dueOn });
  expect(first([2027, 2026], '2027-05-31')).toBe(2026);
  expect(first([2027, 2026], '2027-06-01')).toBe(2027);
  expect(first([2027], '2027-05-01')).toBe(2027);
  expect(first([2024], '2027-05-01')).toBe(2024);
  expect(first([], '2027-05-01')).toBe(2027);
});
