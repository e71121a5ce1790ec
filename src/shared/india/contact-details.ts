import { EMAIL_MOST } from '#src/shared/text-limits.ts';
import { toAsciiDigits } from './digits.ts';

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

/**
 * Checks for six ASCII digits, the first not 0.
 * A prefix does not identify a state: 362 and 396 also serve two union territories.
 */
export function isPin(text: string): boolean {
  return /^[1-9][0-9]{5}$/.test(text);
}

/**
 * Returns the ten ASCII digits of an Indian phone number, mobile or landline with area code. Accepts digits
 * of any of the three scripts; strips +91, 0091, a leading 0, blanks and punctuation. Returns undefined if
 * the text is not exactly one phone number.
 */
export function normalizePhone(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const compact = toAsciiDigits(text).replace(/[\s().\-\u2010-\u2013\u200b-\u200f\u00a0]/g, '');
  return /^(?:\+91|0091|91|0)?0?([0-9]{10})$/.exec(compact)?.[1];
}

/** Checks the format of an email address (ASCII only). Only sending a mail can show whether it exists. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MOST && text.indexOf('@') <= 64 && EMAIL.test(text);
}
