import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  currentFinancialYear,
  daysOfFinancialYear,
  financialYearOf,
  formatFinancialYear,
  monthsOfFinancialYear,
  parseFinancialYear,
} from './financial-year.ts';

test('a financial year lasts from April to March, in Indian time', () => {
  expect(financialYearOf('2026-03-31')).toBe(2025);
  expect(financialYearOf('2026-04-01')).toBe(2026);
  expect(financialYearOf('2027-01-15')).toBe(2026);
  // 23:59 and midnight in India.
  expect(currentFinancialYear(new Date('2026-03-31T18:29:59Z'))).toBe(2025);
  expect(currentFinancialYear(new Date('2026-03-31T18:30:00Z'))).toBe(2026);
});

test('it is written with the last two digits of the next year', () => {
  expect(formatFinancialYear(2026)).toBe('2026-27');
  expect(formatFinancialYear(2099)).toBe('2099-00');
  for (const text of ['2026-28', '2026', '26-27', '', '2026-27 '])
    expect(parseFinancialYear(text)).toBe(undefined);
});

test('its days and months belong to it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2099 }), (year) => {
      const { from, to } = daysOfFinancialYear(year);
      const months = monthsOfFinancialYear(year);
      expect(parseFinancialYear(formatFinancialYear(year))).toBe(year);
      expect([from, to, ...months.map((month) => `${month}-15`)].map(financialYearOf)).toEqual(
        Array(14).fill(year),
      );
      expect(months).toHaveLength(12);
      expect([...months].sort()).toEqual(months);
    }),
  );
});
