import { BENEFICIARIES, SCHEME_CATEGORIES, SCHEME_STATES } from '#src/features/scheme/scheme.values.ts';
import type { Answers } from './eligibility.rules.ts';
import type { IncomeBand } from './eligibility.values.ts';

/** Yearly income of a family in whole rupees: the bands to choose from, without gaps. */
export const INCOME_BANDS: readonly IncomeBand[] = [
  { from: 0, to: 100_000 },
  { from: 100_001, to: 250_000 },
  { from: 250_001, to: 600_000 },
  { from: 600_001, to: null },
];

/** The value for 'I do not know' in a URL. For the kind of help, the value that means every kind. */
export const UNKNOWN = 'unknown';
export const ANYTHING = 'all';
/** Any place outside the listed states: a union territory. */
export const OTHER_STATE = 'other';
export const OLDEST = 120;

/** Separates several values of one parameter. A hyphen needs no escaping in a URL. */
export const BETWEEN = '-';

/** The validated answers of a URL. A missing one was not answered. */
export type AnswerParams = Partial<Record<AnswerName, string>>;
export const ANSWER_NAMES = ['for', 'gender', 'age', 'group', 'income', 'state'] as const;
export type AnswerName = (typeof ANSWER_NAMES)[number];

/** Returns the form of a band used in URLs: 100001-250000, 600001-. */
export function bandKey({ from, to }: IncomeBand): string {
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
    gender: oneOf(read('gender'), ['Female', 'Male', UNKNOWN]),
    age: wholeAge(read('age')),
    group: several(read('group'), BENEFICIARIES, UNKNOWN),
    income: oneOf(read('income'), [...INCOME_BANDS.map(bandKey), UNKNOWN]),
    state: oneOf(read('state'), [...SCHEME_STATES, OTHER_STATE, UNKNOWN]),
  };
  return Object.fromEntries(Object.entries(checked).filter(([, value]) => value !== undefined));
}

/** Converts the answers of a URL into the input of the rules. */
export function answersFor({ gender, age, group, income, state }: AnswerParams): Answers {
  const withoutUnknown = (value: string | undefined) => (value === UNKNOWN ? undefined : value);
  const groups = selectedValues(group, BENEFICIARIES);
  return {
    groups: groups.length > 0 ? groups : undefined,
    gender: withoutUnknown(gender),
    age: age === undefined ? undefined : Number(age),
    income: INCOME_BANDS.find((band) => bandKey(band) === income),
    state: withoutUnknown(state),
  };
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

function wholeAge(value: string | null | undefined): string | undefined {
  const age = value && /^\d{1,3}$/.test(value) ? Number(value) : Infinity;
  return age <= OLDEST ? String(age) : undefined;
}
