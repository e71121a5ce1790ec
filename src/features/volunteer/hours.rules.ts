import { toAsciiDigits } from '#src/shared/india/digits.ts';

const MINUTES_A_DAY = 1440;
const HOURS = /^(\d{1,2})(?:([:.,])(\d{1,2}))?$/;

/** Formats minutes as hours: `3`, or `3:30`. */
export function formatHours(minutes: number): string {
  const rest = minutes % 60;
  const hours = String(Math.floor(minutes / 60));
  return rest === 0 ? hours : `${hours}:${String(rest).padStart(2, '0')}`;
}

/**
 * Parses hours as people write them, in digits of any of the three scripts: `3`, `3:30`, `3.5`.
 * @returns whole minutes from 0 to a day, or undefined if the text is not a number of hours.
 */
export function parseHours(text: string): number | undefined {
  const match = HOURS.exec(toAsciiDigits(text).replace(/\s/g, ''));
  if (!match) return undefined;
  const [, hours, sign, rest = ''] = match;
  if (sign === ':' && (rest.length !== 2 || Number(rest) > 59)) return undefined;
  const more = sign === ':' ? Number(rest) : Math.round(Number(`0.${rest || '0'}`) * 60);
  const minutes = Number(hours) * 60 + more;
  return minutes <= MINUTES_A_DAY ? minutes : undefined;
}
