import { normalizeText } from '#src/shared/normalize-text.ts';
import { toAsciiDigits } from './digits.ts';

/** The kinds of contact details that can be hidden. */
export type HiddenDetail = 'phone' | 'email' | 'payment' | 'link';

/** Longest text to scan: twice the longest form field. Longer texts are cut. */
const TEXT_MOST = 8000;

/** Fewest digits in a row that can be a phone number: a landline of a small town without its area code. */
const PHONE_LEAST = 7;
/**
 * What may separate the digits of a number: blanks, dashes, dots, brackets and invisible characters. Commas
 * are excluded, because amounts contain them.
 */
const BETWEEN = String.raw`[\s\p{Pd}\p{Cf}\p{M}().+_*~/·•]{0,4}`;
const PHONE = new RegExp(String.raw`[+(]{0,2}\p{Nd}(?:${BETWEEN}\p{Nd}){${PHONE_LEAST - 1},}`, 'gu');
/**
 * Dates and ranges of years have enough digits for a phone number but are none. Digits of any script count.
 */
const DAY = /^\p{Nd}{1,2}([-./ ]|\p{Pd})\p{Nd}{1,2}\1\p{Nd}{4}$/u;
const YEARS = /^(?:19|20)\p{Nd}{2}\s?(?:\p{Pd}|\/| )\s?(?:19|20)\p{Nd}{2}$/u;

const PATH = String.raw`(?:[/?#]\S{0,2000})`;
const LABELS = String.raw`[\p{L}\p{Nd}-]{2,63}(?:\.[\p{L}\p{Nd}-]{1,63}){0,4}`;
const SCHEME = String.raw`(?:https?:\/\/|www\.)\S{1,2000}`;
/** A web address that starts a word. It may contain an @, and would look like an email address or a UPI id. */
const WEB_ADDRESS = new RegExp(String.raw`(?<![\p{L}\p{Nd}@.-])${SCHEME}`, 'giu');
/** Domain endings that are also English words match only if a path follows: 'She is blind.In June ...'. */
const LINK = new RegExp(
  [
    SCHEME,
    String.raw`(?<![\p{L}\p{Nd}@.-])${LABELS}\.(?:(?:co|org|gov|ac|net)\.in|com|org|net|info|biz)(?![\p{L}\p{Nd}@-]|\.[\p{L}\p{Nd}])${PATH}?`,
    String.raw`(?<![\p{L}\p{Nd}@.-])[\p{L}\p{Nd}-]{1,63}\.(?:in|me|be|ly|gl|app|link|page|io|co)\/\S{1,2000}`,
  ].join('|'),
  'giu',
);
/**
 * More that may lead away, for authors who do not mean well: any domain with a path, endings that are no words, endings that
 * are words in small letters, and the ten digits of a mobile with commas between them.
 */
const SUSPECT = new RegExp(
  [
    String.raw`(?<![\p{L}\p{Nd}@.-])${LABELS}\.\p{L}{2,24}\/\S{1,2000}`,
    String.raw`(?<![\p{L}\p{Nd}@.-])${LABELS}\.(?:[xX][yY][zZ]|icu|ngo|buzz|website|foundation|tk|ml|ga|cf|gq|cc|ws|tv|(?:com|co|org|net)\.\p{L}{2})(?![\p{L}\p{Nd}@-])`,
    String.raw`(?<![\p{L}\p{Nd}@.-])[\p{Ll}\p{Nd}-]{2,63}\.(?:in|me|io|co|us|uk|app|link|page|shop|site|store|online|live|top|club|click|space|tech|pro|vip|fun)(?![\p{L}\p{Nd}@-])`,
    String.raw`(?<![\p{Nd},])[6-9](?:,?\p{Nd}){9}(?![\p{Nd},])`,
  ].join('|'),
  'gu',
);
// Matches only at the start of a word, so that a long word is scanned only once.
const EMAIL = /(?<![^\s@])[^\s@]+\s?@\s?[^\s@.,]{1,63}(?:\.[^\s@.,]{1,63}){1,6}/gu;
/** Matches UPI ids such as `name@okbank`: no dot after the @ and no blanks around it. */
const PAYMENT = /(?<![^\s@])[^\s@]{2,}@[^\s@]{2,64}/gu;
const END_OF_SENTENCE = /[.,;:!?।)\]'"”’]{1,8}$/u;

/**
 * Replaces phone numbers (in digits of any script), email addresses, UPI ids and web addresses with `words`.
 * It is meant for well-meaning authors: it does not detect digits that are spelled out in words.
 */
export function hideContactDetails(input: { text: string; words: Record<HiddenDetail, string> }): string {
  const text = input.text.length > TEXT_MOST ? input.text.slice(0, TEXT_MOST) : input.text;
  return replaceContactDetails(text, (detail) => input.words[detail]);
}

/**
 * Returns the phone numbers, email addresses and web addresses in a text, each in one spelling: of a number its last ten
 * digits, of an address its lower case without the protocol. It rather finds too much.
 */
export function listContactDetails(text: string): string[] {
  const found: string[] = [];
  const rest = replaceContactDetails(text, (detail, match) => {
    found.push(detail === 'phone' ? lastDigits(match) : plainAddress(match));
    return ' ';
  });
  for (const [match] of rest.matchAll(SUSPECT))
    found.push(/\p{L}/u.test(match) ? plainAddress(match.replace(END_OF_SENTENCE, '')) : lastDigits(match));
  return found;
}

/** Returns whether a text holds a phone number, an email address or a web address. */
export function holdsContactDetails(text: string): boolean {
  return listContactDetails(text).length > 0;
}

function replaceContactDetails(
  text: string,
  replace: (detail: HiddenDetail, match: string) => string,
): string {
  const replaceAddress = (detail: HiddenDetail) => (match: string) => {
    const [end = ''] = END_OF_SENTENCE.exec(match) ?? [];
    return replace(detail, match.slice(0, match.length - end.length)) + end;
  };
  return text
    .replace(WEB_ADDRESS, replaceAddress('link'))
    .replace(EMAIL, replaceAddress('email'))
    .replace(PAYMENT, replaceAddress('payment'))
    .replace(LINK, replaceAddress('link'))
    .replace(PHONE, (match) => (isDay(match) ? match : replace('phone', match)));
}

function lastDigits(phone: string): string {
  return toAsciiDigits(phone).replace(/\D/g, '').slice(-10);
}

function plainAddress(address: string): string {
  return normalizeText(address, 'NFKC')
    .toLowerCase()
    .replace(/\s|^https?:\/\/|\/+$/g, '')
    .replace(/^www\./, '');
}

function isDay(match: string): boolean {
  if (match.length > 20) return false;
  return DAY.test(match) || YEARS.test(toAsciiDigits(match));
}
