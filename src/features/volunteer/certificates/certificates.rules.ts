import { toAsciiDigits } from '#src/shared/india/digits.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { HOURS_TEXT_MOST } from './certificates.values.ts';

const MINUTES_IN_TENTH = 6;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const HOURS = /^\d{1,5}(?:[.,]\d)?$/;

/** Formats minutes as hours with at most one decimal, rounded down: 755 minutes are `12.5`. */
export function formatCertificateHours(minutes: number): string {
  const tenths = Math.floor(minutes / MINUTES_IN_TENTH);
  const rest = tenths % 10;
  return formatCount(Math.floor(tenths / 10)) + (rest === 0 ? '' : `.${rest}`);
}

/**
 * Parses hours with at most one decimal, in digits of any of the three scripts: `12.5`, `૧૨.૫`.
 * @returns minutes, or undefined if the text is not such a number, or is 0.
 */
export function parseCertificateHours(text: string): number | undefined {
  if (text.length > HOURS_TEXT_MOST) return undefined;
  const plain = toAsciiDigits(text).replace(/\s/g, '');
  if (!HOURS.test(plain)) return undefined;
  const minutes = Math.round(Number(plain.replace(',', '.')) * 60);
  return minutes > 0 ? minutes : undefined;
}

export type CertificateForm = {
  volunteerId?: string | undefined;
  hours?: string | undefined;
  periodFrom?: string | undefined;
  periodTo?: string | undefined;
};
export type CertificateField = keyof CertificateForm;
export type CertificateErrorKey =
  | 'certificateVolunteerRequired'
  | 'certificateHoursWrong'
  | 'certificateHoursTooMany'
  | 'certificateDayRequired'
  | 'certificateDayAhead'
  | 'certificatePeriodBackwards';
export type CertificateErrors = Partial<Record<CertificateField, CertificateErrorKey>>;

/**
 * Returns the first rule that each field breaks. `confirmed` are the confirmed minutes in the period, if they are
 * known; days are compared with `today`, a calendar day in India.
 */
export function findCertificateErrors(
  form: CertificateForm,
  { today, confirmed }: { today: string; confirmed?: number | undefined },
): CertificateErrors {
  const { volunteerId, hours = '', periodFrom = '', periodTo = '' } = form;
  const minutes = parseCertificateHours(hours);
  const isTooMuch = minutes !== undefined && confirmed !== undefined && minutes > confirmed;
  const errors: Record<CertificateField, CertificateErrorKey | undefined> = {
    volunteerId: volunteerId ? undefined : 'certificateVolunteerRequired',
    periodFrom: findDayError(periodFrom, today),
    periodTo:
      findDayError(periodTo, today) ?? (periodTo < periodFrom ? 'certificatePeriodBackwards' : undefined),
    hours:
      minutes === undefined ? 'certificateHoursWrong' : isTooMuch ? 'certificateHoursTooMany' : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, key]) => key !== undefined));
}

/** Returns whether a text is a calendar day that exists, from 2000 on. */
export function isDay(day: string): boolean {
  if (!DAY.test(day) || day < '2000') return false;
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function findDayError(day: string, today: string): CertificateErrorKey | undefined {
  if (!isDay(day)) return 'certificateDayRequired';
  return day > today ? 'certificateDayAhead' : undefined;
}
