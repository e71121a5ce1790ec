import { toAsciiDigits } from './digits.ts';

/** What was hidden in a text. */
export type HiddenDetail = 'phone' | 'email' | 'payment' | 'link';

/** Longest text that is looked at: the longest form field, twice over. What is longer is cut. */
const TEXT_MOST = 8000;

/** From here on digits in a row can be a phone number: a landline of a small town with its code left out. */
const PHONE_LEAST = 7;
/** Between two digits of a number: blanks, dashes, dots, brackets, signs that nobody sees. Never a comma: amounts have those. */
const BETWEEN = String.raw`[\s\p{Pd}\p{Cf}\p{M}().+_*~/·•]{0,4}`;
const PHONE = new RegExp(String.raw`[+(]{0,2}\p{Nd}(?:${BETWEEN}\p{Nd}){${PHONE_LEAST - 1},}`, 'gu');
/** A day, or two years: digits enough for a number, and none. Any script's digits count. */
const DAY = /^\p{Nd}{1,2}([-./ ]|\p{Pd})\p{Nd}{1,2}\1\p{Nd}{4}$/u;
const YEARS = /^(?:19|20)\p{Nd}{2}\s?(?:\p{Pd}|\/| )\s?(?:19|20)\p{Nd}{2}$/u;

const PATH = String.raw`(?:[/?#]\S{0,2000})`;
const LABELS = String.raw`[\p{L}\p{Nd}-]{2,63}(?:\.[\p{L}\p{Nd}-]{1,63}){0,4}`;
/** Endings that are words of English too count with a path behind them only: 'She is blind.In June ...'. */
const LINK = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)\S{1,2000}`,
    String.raw`(?<![\p{L}\p{Nd}@.-])${LABELS}\.(?:com|org|net|info|biz|(?:co|org|gov|ac|net)\.in)(?![\p{L}\p{Nd}@-])${PATH}?`,
    String.raw`(?<![\p{L}\p{Nd}@.-])[\p{L}\p{Nd}-]{1,63}\.(?:in|me|be|ly|gl|app|link|page|io|co)\/\S{1,2000}`,
  ].join('|'),
  'giu',
);
// From the beginning of a word only, so that a long one is looked at once.
const EMAIL = /(?<![^\s@])[^\s@]+\s?@\s?[^\s@.,]{1,63}(?:\.[^\s@.,]{1,63}){1,6}/gu;
/** As in `name@okbank`: no dot behind the sign, no blank around it. */
const PAYMENT = /(?<![^\s@])[^\s@]{2,}@[^\s@]{2,64}/gu;
const END_OF_SENTENCE = /[.,;:!?।)\]'"”’]{1,8}$/u;

/**
 * The text with phone numbers (in any script's digits), mail addresses, UPI ids and addresses of pages replaced by `words`.
 * It is for what well-meaning people write: whoever spells digits as words gets by.
 */
export function hideContactDetails(input: { text: string; words: Record<HiddenDetail, string> }): string {
  const { words } = input;
  const text = input.text.length > TEXT_MOST ? input.text.slice(0, TEXT_MOST) : input.text;
  const hide = (detail: HiddenDetail) => (found: string) =>
    words[detail] + (END_OF_SENTENCE.exec(found)?.[0] ?? '');
  return text
    .replace(EMAIL, hide('email'))
    .replace(PAYMENT, hide('payment'))
    .replace(LINK, hide('link'))
    .replace(PHONE, (found) => (isDay(found) ? found : words.phone));
}

function isDay(found: string): boolean {
  if (found.length > 20) return false;
  return DAY.test(found) || YEARS.test(toAsciiDigits(found));
}
