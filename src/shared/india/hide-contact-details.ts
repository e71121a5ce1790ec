import { normalizeText } from '#src/shared/normalize-text.ts';
import { removeInvisible } from '#src/shared/readable-text.ts';
import { toAsciiDigits } from './digits.ts';
import { findPhoneNumbers } from './find-phone-numbers.ts';

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
/** With other signs between them too, ten digits are hidden if they are a phone number. */
const TEN_DIGITS = /[+(]{0,2}\p{Nd}(?:[^\p{L}\p{Nd}\p{Sc}%]{0,8}\p{Nd}){9,}/gu;
/**
 * Dates and ranges of years have enough digits for a phone number but are none. Digits of any script count.
 */
const DAY = /^\p{Nd}{1,2}([-./ ]|\p{Pd})\p{Nd}{1,2}\1\p{Nd}{4}$/u;
const YEARS = /^(?:19|20)\p{Nd}{2}\s?(?:\p{Pd}|\/| )\s?(?:19|20)\p{Nd}{2}$/u;

const PATH = String.raw`(?:[/?#]\S{0,2000})`;
const LABELS = String.raw`[\p{L}\p{Nd}-]{2,63}(?:\.[\p{L}\p{Nd}-]{1,63}){0,4}`;
const SCHEME = String.raw`(?:https?:\/\/|www\.)\S{1,2000}`;
/**
 * A web address that starts a word. It may contain an @, and would look like an email address or a UPI id.
 */
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
 * Endings of domains that no sentence begins with, in any case. Not 'no', 'ltd', 'mt' and 'rs': they are
 * abbreviations.
 */
const ENDING = String.raw`(?i:xyz|icu|ngo|buzz|website|tk|ml|ga|cf|gq|cc|ws|tv|io|ai|ru|su|cn|uk|eu|pw|lol|cyou|sbs|cfd|(?:com|co|org|net)\.[a-z]{2})`;
/**
 * Endings that are also words. With a capital they may begin a sentence after a full stop without a blank.
 */
const WORDS =
  'in me us co app link page site shop store online live top club click space tech pro vip fun help care support world today life news social fund foundation charity center services community network education health international digital media email chat work group team agency best one cloud dev bank finance money cash loan bid win'.split(
    ' ',
  );
const lower = WORDS.join('|');
const upper = lower.toUpperCase();
const capital = WORDS.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('|');
const END = String.raw`(?![\p{L}\p{Nd}@-])`;
/** More that may lead away, for authors who do not mean well: any domain with a path, and many without. */
const SUSPECT = new RegExp(
  [
    String.raw`(?=[\p{Nd}.-]{0,63}\p{L})${LABELS}\.(?!(?:no|ltd)\/|(?:NO|LTD)\/)(?:\p{Ll}{2,24}|\p{Lu}{2,24})\/\S{1,2000}`,
    String.raw`${LABELS}\.(?:(?:${ENDING}|${lower})${END}|(?:${capital})${END}(?!\s+\p{L}))${PATH}?`,
    String.raw`[\p{Lu}\p{Nd}-]{2,63}(?:\.[\p{Lu}\p{Nd}-]{1,63}){0,4}\.(?:${upper})${END}`,
  ]
    .map((one) => String.raw`(?<![\p{L}\p{Nd}@.-])${one}`)
    .join('|'),
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
  return replaceAddresses(text, (detail) => input.words[detail])
    .replace(PHONE, (match) => (isDay(match) ? match : input.words.phone))
    .replace(TEN_DIGITS, (match) => (findPhoneNumbers(match).length > 0 ? input.words.phone : match));
}

/**
 * Returns the phone numbers, email addresses and web addresses in a text, each in one spelling: numbers as
 * `findPhoneNumbers`, addresses in lower case without the protocol. For texts of authors who may not mean
 * well.
 */
export function listContactDetails(text: string): string[] {
  const found: string[] = [];
  const list = (address: string) => {
    found.push(plainAddress(address));
    // A letter keeps apart the digits before and after it.
    return ' x ';
  };
  const plain = removeInvisible(normalizeText(text, 'NFKC'));
  const rest = replaceAddresses(plain, (_detail, address) => list(address));
  const numbers = rest.replace(SUSPECT, (address) => list(address.replace(END_OF_SENTENCE, '')));
  return [...found, ...findPhoneNumbers(numbers)];
}

/**
 * Returns whether a text holds a phone number, an email address or a web address. It rather finds too much.
 */
export function holdsContactDetails(text: string): boolean {
  const words = { phone: '', email: '', payment: '', link: '' };
  return listContactDetails(text).length > 0 || hideContactDetails({ text, words }) !== text;
}

type Address = Exclude<HiddenDetail, 'phone'>;

function replaceAddresses(text: string, replace: (detail: Address, match: string) => string): string {
  const replaceAddress = (detail: Address) => (match: string) => {
    const [end = ''] = END_OF_SENTENCE.exec(match) ?? [];
    return replace(detail, match.slice(0, match.length - end.length)) + end;
  };
  return text
    .replace(WEB_ADDRESS, replaceAddress('link'))
    .replace(EMAIL, replaceAddress('email'))
    .replace(PAYMENT, replaceAddress('payment'))
    .replace(LINK, replaceAddress('link'));
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
