import { toAsciiDigits } from './digits.ts';

const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

/**
 * Parses a date as written in India (31-03-2027, 31/3/2027, 31.03.2027) or in ISO format (2027-03-31).
 * Returns it as `YYYY-MM-DD`, or undefined if there is no such day or the year is not between 1800 and 2199.
 */
export function parseDay(text: string): string | undefined {
  if (text.length > 20) return undefined;
  const input = toAsciiDigits(text.trim());
  const yearFirst = YEAR_FIRST.exec(input);
  const [year, month, day] = yearFirst
    ? yearFirst.slice(1)
    : (DAY_FIRST.exec(input)?.slice(1).reverse() ?? []);
  if (year === undefined || month === undefined || day === undefined || !/^(18|19|20|21)/.test(year))
    return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // Date rolls invalid days such as 31 April over to the next month.
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
