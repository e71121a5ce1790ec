import { EMAIL_MOST } from '#src/shared/text-limits.ts';
import { toAsciiDigits } from './digits.ts';

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
const WEBSITE_MOST = 300;

/** Six digits, the first never 0, in ASCII. A prefix proves no state: 362 and 396 serve two union territories too. */
export function isPin(text: string): boolean {
  return /^[1-9][0-9]{5}$/.test(text);
}

/**
 * The ten digits of an Indian number, mobile or landline with its code: without +91, 0091 or the leading 0, blanks
 * and signs, in ASCII whatever script it was typed in. Undefined when it is none (two numbers, letters, too short).
 */
export function normalizePhone(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const compact = toAsciiDigits(text).replace(/[\s().\-\u2010-\u2013\u200b-\u200f\u00a0]/g, '');
  return /^(?:\+91|0091|91|0)?0?([0-9]{10})$/.exec(compact)?.[1];
}

/** The shape of a mail address, in ASCII; whether it exists is known only by writing to it. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MOST && text.indexOf('@') <= 64 && EMAIL.test(text);
}

/**
 * The address of a website in full; `www.example.org` gets its `https://`. Undefined when it is none, is not http or
 * https, names no public host or carries a password.
 */
export function normalizeWebsite(text: string): string | undefined {
  const typed = text.trim();
  if (typed === '' || typed.length > WEBSITE_MOST || /[\s<>"\\]/.test(typed)) return undefined;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  if (url.username !== '' || url.password !== '' || !/\.[a-z][a-z0-9-]+$/.test(url.hostname))
    return undefined;
  return url.href.length <= WEBSITE_MOST ? url.href : undefined;
}
