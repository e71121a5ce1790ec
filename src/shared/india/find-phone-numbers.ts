import { readNumbers } from './as-read.ts';

type Group = {
  digits: string;
  /** Whether it may go on with the group before it: no letter, percentage or currency stands between. */
  isJoined: boolean;
  /** The sign in the time, day or amount that it belongs to, or a digit. */
  sign: string;
};
/** Groups that may be a phone number: from `first` to before `end`. */
type Candidate = { first: number; end: number; digits: string };

const BETWEEN = /^[^\p{L}\p{Nd}\p{Sc}%]{1,8}$/u;
/** How many digits a number has, with the code of its country. */
const DIGITS_LEAST = 8;
const DIGITS_MOST = 15;
/** Mobiles, landlines with their area code, toll-free numbers and numbers abroad. */
const PHONE = new RegExp(
  [
    String.raw`^(?:(?:\+|00)?91|0{0,2})0?[6-9]\d{9}$`,
    String.raw`^(?:0|\+?91)[1-9]\d{9}$`,
    String.raw`^18[06]0\d{6,7}$`,
    String.raw`^(?:\+|00)(?!91)[1-9]\d{7,14}$`,
  ].join('|'),
);
/** The group that one of these begins with. */
const START = /^[+06-9]|^1(?:8|$)/;
/** Without blanks, a landline may lack its 0. Longer ones may be several numbers. */
const ONE_GROUP = /^[1-5]\d{9}$|^\d{11,}$/;

const YEAR = String.raw`(?:19|20)\d\d`;
const MONTH = '(?:0[1-9]|1[0-2])';
const DAY = String.raw`(?:0[1-9]|[12]\d|3[01])`;
/** The same with or without a zero. */
const [anyMonth, anyDay] = [MONTH, DAY].map((padded) => padded.replace('0', '0?'));
/** Dates in full. What stands around them is another number. */
const DATE = new RegExp(
  `${dateOf({ sign: '\\1', parts: [DAY, MONTH, YEAR] })}|${dateOf({ sign: '\\2', parts: [YEAR, MONTH, DAY] })}`,
  'g',
);
const YEARS = new RegExp(
  String.raw`(?<!\d)(${YEAR}) ?([-/]) ?(${YEAR}|\d\d)(?<!\d\2\1 ?\2 ?\3)(?!\d|\2\d)`,
  'g',
);
/** What is no phone number, unless it goes on: short dates, times, days of a month, and amounts. */
const OTHER = new RegExp(
  [
    dateOf({ sign: '\\1', parts: [anyDay, anyMonth, `(?:${YEAR}|\\d\\d)`] }),
    String.raw`(?<!\d|\d[.:,])(?:[01]?\d|2[0-4])[.:][0-5]\d(?::[0-5]\d)?(?![.:,]?\d)`,
    String.raw`(?<!\d|\d\/)${anyDay}\/${anyMonth}(?!\d|\/\d)`,
    String.raw`(?<!\d|\d,)(?:\d{1,2},(?:\d\d,){0,2}\d{3}|\d{1,3}(?:,\d{3}){1,2})(?!,?\d)`,
  ].join('|'),
  'g',
);

/** Numbers abroad, and toll-free ones, whose last ten digits may be those of a mobile. */
const ABROAD = /^(?:\+|00)(?=[1-9])(?!91)/;
const TOLL_FREE = /^18[06]0/;

/**
 * Returns the phone numbers in a text, in whatever people read as digits and with any signs between them: of each its
 * ten digits, of toll-free ones all, of those abroad all after a +. Times, dates, amounts and lists of numbers are none, nor are short numbers such as 1098.
 * Of numbers beside each other it finds each. More than ten digits in a row that are no number of India are
 * returned as they are.
 */
export function findPhoneNumbers(text: string): string[] {
  const groups = groupsIn(readNumbers(text).replace(/\p{Pd}/gu, '-'));
  return bestOf(groups, candidatesIn(groups)).map(({ digits }) => {
    if (ABROAD.test(digits)) return digits.replace(ABROAD, '+');
    return PHONE.test(digits) && !TOLL_FREE.test(digits) ? digits.slice(-10) : digits;
  });
}

function groupsIn(text: string): Group[] {
  const plain = text
    .replace(DATE, maskOf)
    .replace(YEARS, (match) => (isRangeOfYears(match) ? maskOf(match) : match));
  const signs = plain.replace(OTHER, (match) => (/\D/.exec(match)?.[0] ?? '').repeat(match.length));
  let last = 0;
  return Array.from(plain.matchAll(/\d+/g), ({ 0: digits, index }) => {
    const between = plain.slice(Math.max(last, index - 20), index);
    last = index + digits.length;
    return {
      // 10+2 is no number abroad.
      digits: /(?<![\p{L}\d])\+$/u.test(plain.slice(Math.max(0, index - 2), index)) ? `+${digits}` : digits,
      isJoined: BETWEEN.test(between),
      sign: signs.charAt(index),
    };
  });
}

/** Matches parts with the same sign between them, but not more of them: 98-26-01-2026 is no date. */
function dateOf({ sign, parts }: { sign: string; parts: (string | undefined)[] }): string {
  const [first, ...rest] = parts;
  const date = parts.join(sign);
  return String.raw`(?<!\d)${first}([-./ ])${rest.join(sign)}(?<!\d${sign}${date})(?!\d|${sign}\d)`;
}

/** Returns letters, which end a number. */
function maskOf(match: string): string {
  return 'x'.repeat(match.length);
}

function isRangeOfYears(match: string): boolean {
  const [from = '', to = ''] = match.split(/ ?[-/] ?/);
  return to.length === 4 ? from < to : (Number(from) + 1) % 100 === Number(to);
}

function candidatesIn(groups: readonly Group[]): Candidate[] {
  const found: Candidate[] = [];
  for (const [first, start] of groups.entries()) {
    if (ONE_GROUP.test(start.digits) && !PHONE.test(start.digits))
      found.push({ first, end: first + 1, digits: start.digits });
    if (!START.test(start.digits)) continue;
    let { digits } = start;
    for (let end = first + 1; digits.length <= DIGITS_MOST; end++) {
      if (digits.length >= DIGITS_LEAST && PHONE.test(digits) && !isOther(groups.slice(first, end)))
        found.push({ first, end, digits });
      const next = groups[end];
      if (!next?.isJoined) break;
      digits += next.digits.replace('+', '');
    }
  }
  return found;
}

/**
 * Returns whether groups are only times, days or amounts of one kind, or a list such as 7, 8, 9 and 12000 -
 * 15000.
 */
function isOther(groups: readonly Group[]): boolean {
  return (
    groups.every(({ sign }) => /\D/.test(sign) && sign === groups[0]?.sign) ||
    (groups.length > 1 &&
      groups.every(({ digits }, at) => at === 0 || isNext(groups[at - 1]?.digits ?? '', digits)))
  );
}

function isNext(before: string, digits: string): boolean {
  const step = Number(digits) - Number(before);
  const isCounted = digits.length <= 3 && step < 10;
  return step > 0 && (isCounted || [before, digits].every((one) => /^[1-9]\d*00$/.test(one)));
}

/**
 * Returns those candidates that stand in a choice with as many digits as possible: of 98250 76543 98765 43210
 * not the number in the middle.
 */
function bestOf(groups: readonly Group[], candidates: readonly Candidate[]): Candidate[] {
  // The most digits in candidates before each group, and from it on.
  const before = Array.from({ length: groups.length + 1 }, () => 0);
  const after = [...before];
  const most = (digits: number | undefined, more = 0) => Math.max(digits ?? 0, more);
  let at = 0;
  for (const { first, end, digits } of candidates) {
    for (; at < first; at++) before[at + 1] = most(before[at + 1], before[at]);
    before[end] = most(before[end], (before[first] ?? 0) + digits.length);
  }
  at = groups.length;
  for (const { first, end, digits } of candidates.toReversed()) {
    for (; at > first; at--) after[at - 1] = most(after[at - 1], after[at]);
    after[first] = most(after[first], (after[end] ?? 0) + digits.length);
  }
  for (; at > 0; at--) after[at - 1] = most(after[at - 1], after[at]);
  return candidates.filter(
    ({ first, end, digits }) => (before[first] ?? 0) + digits.length + (after[end] ?? 0) === after[0],
  );
}
