import { toAsciiDigits } from '#src/shared/india/digits.ts';
import {
  CIRCUMSTANCES,
  MARITAL_STATUSES,
  SCHEME_CATEGORIES,
  SCHEME_STATES,
  type Circumstance,
} from '#src/features/scheme/scheme.values.ts';
import type { Answers } from './eligibility.rules.ts';
import { CASTES, type Band } from './eligibility.values.ts';

/** Yearly income of a family in whole rupees: the bands to choose from, without gaps. */
export const INCOME_BANDS: readonly Band[] = [
  { from: 0, to: 100_000 },
  { from: 100_001, to: 250_000 },
  { from: 250_001, to: 600_000 },
  { from: 600_001, to: 799_999 },
  { from: 800_000, to: null },
];

/** Degrees of disability in percent, to choose from: none, three bands, and one whose degree is not known. */
export const DISABILITY_BANDS: readonly { from: number; to: number }[] = [
  { from: 0, to: 0 },
  { from: 1, to: 39 },
  { from: 40, to: 79 },
  { from: 80, to: 100 },
  { from: 1, to: 100 },
];

export const GENDERS = ['Female', 'Male', 'Other'] as const;

/** The value of a skipped question in a URL. For the kind of help, the value that means every kind. */
export const UNKNOWN = 'unknown';
export const ANYTHING = 'all';
/**
 * The questions, one per screen. The first two come first; of the others, the one that decides most comes next, and
 * this order decides between equals.
 */
export const QUESTIONS = [
  'for',
  'who',
  'marital',
  'income',
  'circumstances',
  'disability',
  'state',
  'group',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** Schemes to ask about that are shown at once; the others are folded. */
export const ASK_MOST = 5;

/** None of the circumstances that the question offered. */
export const NONE = 'none';
/** Any place outside the listed states: a union territory. */
export const OTHER_STATE = 'other';
export const OLDEST = 120;

/** Separates several values of one parameter. A hyphen needs no escaping in a URL. */
export const BETWEEN = '-';

/** The validated answers of a URL. A missing one was not answered. */
export type AnswerParams = Partial<Record<AnswerName, string>>;
/** `has` are the circumstances that are true, of those that `offered` names. */
export const ANSWER_NAMES = [
  'for',
  'gender',
  'age',
  'marital',
  'income',
  'group',
  'disability',
  'has',
  'offered',
  'state',
] as const;
export type AnswerName = (typeof ANSWER_NAMES)[number];

/** Returns the form of a band used in URLs: 100001-250000, 800000-. */
export function bandKey({ from, to }: Band): string {
  return `${from}${BETWEEN}${to ?? ''}`;
}

/** Returns the chosen values, in the order of the list. */
export function selectedValues<T extends string>(value: string | undefined, list: readonly T[]): T[] {
  const parts = value?.split(BETWEEN) ?? [];
  return list.filter((option) => parts.includes(option));
}

/** Reads the answers of a URL. Invalid values are treated as unanswered. */
export function readAnswers(read: (name: AnswerName) => string | null | undefined): AnswerParams {
  const checked: Record<AnswerName, string | undefined> = {
    for: several(read('for'), SCHEME_CATEGORIES, ANYTHING),
    gender: oneOf(read('gender'), [...GENDERS, UNKNOWN]),
    age: wholeAge(read('age')),
    marital: oneOf(read('marital'), [...MARITAL_STATUSES, UNKNOWN]),
    income: oneOf(read('income'), [...INCOME_BANDS.map(bandKey), UNKNOWN]),
    group: several(read('group'), CASTES, UNKNOWN),
    disability: oneOf(read('disability'), [...DISABILITY_BANDS.map(bandKey), UNKNOWN]),
    has: several(read('has'), CIRCUMSTANCES, NONE) ?? oneOf(read('has'), [UNKNOWN]),
    offered: several(read('offered'), CIRCUMSTANCES, UNKNOWN),
    state: oneOf(read('state'), [...SCHEME_STATES, OTHER_STATE, UNKNOWN]),
  };
  // What was offered means nothing without an answer to it.
  if (checked.has === undefined || checked.has === UNKNOWN) delete (checked as AnswerParams).offered;
  return Object.fromEntries(Object.entries(checked).filter(([, value]) => value !== undefined));
}

/** Converts the answers of a URL into the input of the rules. */
export function answersFor(input: AnswerParams): Answers {
  const { gender, age, marital, group, income, disability, state } = input;
  const withoutUnknown = (value: string | undefined) => (value === UNKNOWN ? undefined : value);
  const groups = selectedValues(group, CASTES);
  return {
    groups: groups.length > 0 ? groups : undefined,
    gender: withoutUnknown(gender),
    age: age === undefined ? undefined : Number(age),
    maritalStatus: MARITAL_STATUSES.find((status) => status === marital),
    income: INCOME_BANDS.find((band) => bandKey(band) === income),
    disability: DISABILITY_BANDS.find((band) => bandKey(band) === disability),
    circumstances: circumstancesOf(input),
    state: withoutUnknown(state),
  };
}

/** A circumstance that was not offered stays unknown. Without `offered`, those that are true are known, or all if none is. */
function circumstancesOf({ has, offered: named }: AnswerParams): Answers['circumstances'] {
  const areTrue = selectedValues(has, CIRCUMSTANCES);
  const offered = has === NONE ? (named ?? CIRCUMSTANCES.join(BETWEEN)) : named;
  const areKnown = new Set<Circumstance>([...areTrue, ...selectedValues(offered, CIRCUMSTANCES)]);
  return Object.fromEntries([...areKnown].map((name) => [name, areTrue.includes(name)]));
}

function oneOf(value: string | null | undefined, list: readonly string[]): string | undefined {
  return list.find((option) => option === value);
}

/** Returns the chosen values joined, or else the value `none` if it was given. */
function several(
  value: string | null | undefined,
  list: readonly string[],
  none: string,
): string | undefined {
  const selected = selectedValues(value ?? undefined, list);
  if (selected.length > 0) return selected.join(BETWEEN);
  return value?.split(BETWEEN).includes(none) ? none : undefined;
}

/** Returns an age of 0 to 120 in ASCII digits, or undefined for anything else. It may be written in any script. */
export function wholeAge(value: string | null | undefined): string | undefined {
  const digits = toAsciiDigits(value?.trim().slice(0, 20) ?? '');
  const age = /^\d{1,3}$/.test(digits) ? Number(digits) : Infinity;
  return age <= OLDEST ? String(age) : undefined;
}
