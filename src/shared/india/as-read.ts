import { asReadInLatin } from '#src/shared/look-alikes.ts';
import { normalizeText } from '#src/shared/normalize-text.ts';
import { removeInvisible } from '#src/shared/readable-text.ts';
import { joinLinkedDigits } from './linked-digits.ts';

/** Digits that Unicode does not fold, or folds with brackets or a full stop, from 0 on. A blank: there is none. */
const DIGIT_ROWS = [
  ...['⓪①②③④⑤⑥⑦⑧⑨', '⓿❶❷❸❹❺❻❼❽❾', '🄋➀➁➂➃➄➅➆➇➈', '🄌➊➋➌➍➎➏➐➑➒', ' ⓵⓶⓷⓸⓹⓺⓻⓼⓽'],
  ...[' ⑴⑵⑶⑷⑸⑹⑺⑻⑼', '🄀⒈⒉⒊⒋⒌⒍⒎⒏⒐', '🄁🄂🄃🄄🄅🄆🄇🄈🄉🄊', '⁰¹²³⁴⁵⁶⁷⁸⁹', '₀₁₂₃₄₅₆₇₈₉'],
];
/** Signs for numbers from 10 on, and how many there are. */
const TENS: [first: string, count: number][] = [
  ...(['❿', '➉', '➓', '⓾'] as const).map((sign): [string, number] => [sign, 1]),
  ...[...'⑩⑽⒑'].map((sign): [string, number] => [sign, 11]),
];
const signAt = (first: string, more: number) => String.fromCodePoint((first.codePointAt(0) ?? 0) + more);
const numberOf = new Map([
  ...DIGIT_ROWS.flatMap((row) => Array.from(row, (sign, value): [string, string] => [sign, `${value}`])),
  ...TENS.flatMap(([first, count]) =>
    Array.from({ length: count }, (_, more): [string, string] => [signAt(first, more), `${10 + more}`]),
  ),
  ...Array.from({ length: 10 }, (_, more): [string, string] => [signAt('⓫', more), `${11 + more}`]),
]);
numberOf.delete(' ');

const SIGNS = [...numberOf.keys()].join('');
/** A class of regular expressions: everything that people read as a digit or a number of digits. */
export const ANY_DIGIT = String.raw`[\p{Nd}${SIGNS}]`;
const NUMBER_SIGN = new RegExp(`[${SIGNS}]`, 'gu');
const NOT_ASCII_DIGIT = /(?![0-9])\p{Nd}/gu;
const DIGIT = /^\p{Nd}$/u;

/** What may be one word of a number: digits and letters that look like them. */
const WITH_LETTERS = /(?<![\p{L}\p{M}\d])(?=[\dOoIl]*\d)[\dOoIl]+(?![\p{L}\p{M}])/gu;
/** Words in brackets, a sign of a currency, or many signs between two digits. Few signs may mean something. */
const INTERRUPTION =
  /(?<=\d)(?:(?:\s?[([{<*"“'][^\d()[\]{}<>*"”'\n]{1,30}[)\]}>*"”'])+\s?|\p{Sc}|[^\p{L}\p{M}\d\p{Sc}%\n]{9,})(?=\d)/gu;
const ROUND = /(?<=\d)[〇○◯⭕](?=\d)/gu;

/**
 * Returns what a person reads in a text: letters that look Latin as Latin letters, digits of every script, in circles and
 * on keys as ASCII digits, and nothing that nobody sees. For searching only: the text is shorter and cannot be read
 * everywhere. Takes linear time.
 */
export function asRead(text: string): string {
  const visible = removeInvisible(text)
    .replace(/\p{Me}/gu, '')
    .replace(NUMBER_SIGN, (sign) => numberOf.get(sign) ?? sign);
  return collapseBlanks(
    normalizeText(asReadInLatin(visible))
      .replace(NOT_ASCII_DIGIT, toAscii)
      .replace(/(?<=\d)\p{M}+/gu, ''),
  );
}

/** Leaves one blank or line break of each run of them: long runs would take quadratic time in other expressions. */
export function collapseBlanks(text: string): string {
  return text.replace(/\s+/g, (run) => (run.includes('\n') ? '\n' : ' '));
}

/**
 * Reads a text as `readDigits`, and what interrupts a number as a blank: 98250 (pause) 12345, 98250 .......... 12345,
 * 98250 and then 12345.
 */
export function readNumbers(text: string): string {
  return joinLinkedDigits(toDigits(asRead(text).replace(INTERRUPTION, ' ')));
}

/** Reads a text as `asRead`, and O, I and l among digits as digits too: 9825O I2345. */
export function readDigits(text: string): string {
  return toDigits(asRead(text));
}

function toDigits(text: string): string {
  return text
    .replace(ROUND, '0')
    .replace(WITH_LETTERS, (word) =>
      /[OoIl]\d/.test(word) || word.length >= 5 ? word.replace(/o/gi, '0').replace(/[Il]/g, '1') : word,
    );
}

function toAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  // Each script has ten in a row, from its zero on.
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
  return String((code - first) % 10);
}
