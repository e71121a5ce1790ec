const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Of spreadsheets: the days since 30 December 1899 from 1 January 2000 to 31 December 2099. */
const SERIAL = { first: 36_526, last: 73_050, base: Date.UTC(1899, 11, 30) };
const DAY_MS = 86_400_000;

const TIME = String.raw`(?:[ T,]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?(?: ?[AP]M)?Z?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`, 'i');
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})${TIME}$`, 'i');
const MONTH_IN_WORDS = new RegExp(
  String.raw`^(\d{1,2})[-/. ]?([a-z]{3,9})[-/., ]{0,2}(\d{4}|\d{2})${TIME}$`,
  'i',
);

/** What comes first in a day in digits. Banks in India write the day first; foreign spreadsheets turn it round. */
export type DayOrder = 'day' | 'month';

/** Returns which of the two a day in digits must begin with, or undefined if it can be read both ways. */
export function dayOrderOf(text: string): DayOrder | undefined {
  const [, first = '', second = ''] = DAY_FIRST.exec(plainOf(text)) ?? [];
  if (Number.parseInt(first, 10) > 12) return 'day';
  return Number.parseInt(second, 10) > 12 ? 'month' : undefined;
}

/**
 * Reads a day as banks in India and spreadsheets write it: `01/11/2026`, `01-Nov-26`, `1 Nov 2026`,
 * `2026-11-01`, `46327`. Returns YYYY-MM-DD, or undefined if it is no day of this century.
 */
export function parseStatementDay(text: string, order: DayOrder = 'day'): string | undefined {
  const plain = plainOf(text);
  if (plain.length > 40) return undefined;
  const yearFirst = YEAR_FIRST.exec(plain);
  if (yearFirst) return dayOf({ year: yearFirst[1]!, month: yearFirst[2]!, day: yearFirst[3]! });
  const dayFirst = DAY_FIRST.exec(plain);
  if (dayFirst) {
    const [, first, second, year] = dayFirst as unknown as [string, string, string, string];
    return order === 'day'
      ? dayOf({ day: first, month: second, year })
      : dayOf({ day: second, month: first, year });
  }
  const inWords = MONTH_IN_WORDS.exec(plain);
  if (inWords) {
    const month = MONTHS.indexOf(inWords[2]!.slice(0, 3).toLowerCase()) + 1;
    return dayOf({ day: inWords[1]!, month: String(month), year: inWords[3]! });
  }
  return /^\d{5}(\.\d+)?$/.test(plain) ? dayOfSerial(Number.parseInt(plain, 10)) : undefined;
}

const plainOf = (text: string) => text.slice(0, 60).trim().replace(/^'/, '').replace(/\s+/g, ' ');

function dayOf({ year, month, day }: { year: string; month: string; day: string }): string | undefined {
  const whole = year.length === 2 ? `20${year}` : year;
  const iso = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(iso);
  // A day such as 31 February is moved to March by Date.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return isDay && /^20\d{2}-/.test(iso) ? iso : undefined;
}

function dayOfSerial(days: number): string | undefined {
  if (days < SERIAL.first || days > SERIAL.last) return undefined;
  return new Date(SERIAL.base + days * DAY_MS).toISOString().slice(0, 10);
}
