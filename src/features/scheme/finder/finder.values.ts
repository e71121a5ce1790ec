import { BENEFICIARIES, SCHEME_CATEGORIES, SCHEME_STATES } from '#src/features/scheme/scheme.values.ts';
import type { Answers } from './eligibility.rules.ts';
import type { IncomeBand } from './eligibility.values.ts';

/** What a family earns in a year, in whole rupees: the answers to choose from, without a gap. */
export const INCOME_BANDS: readonly IncomeBand[] = [
  { from: 0, to: 100_000 },
  { from: 100_001, to: 250_000 },
  { from: 250_001, to: 600_000 },
  { from: 600_001, to: null },
];

/** 'I do not know' in an address; of what somebody looks for it means all of it. */
export const UNKNOWN = 'unknown';
export const ANYTHING = 'all';
/** No state of the list: a union territory. */
export const OTHER_STATE = 'other';
export const OLDEST = 120;

/** Several values in one parameter stand with this between them: an address never escapes it. */
export const BETWEEN = '-';

/** The answers as they stand in an address, each checked; what is not among them was not answered. */
export type GivenAnswers = Partial<Record<AnswerName, string>>;
export const ANSWER_NAMES = ['for', 'gender', 'age', 'group', 'income', 'state'] as const;
export type AnswerName = (typeof ANSWER_NAMES)[number];

/** How a band is written in an address: 100001-250000, 600001-. */
export function bandKey({ from, to }: IncomeBand): string {
  return `${from}${BETWEEN}${to ?? ''}`;
}

/** The chosen ones of a list, in the list's order. */
export function chosenOf<T extends string>(value: string | undefined, list: readonly T[]): T[] {
  const parts = value?.split(BETWEEN) ?? [];
  return list.filter((known) => parts.includes(known));
}

/** Reads answers from an address. What cannot be understood is as if it had not been answered. */
export function readAnswers(read: (name: AnswerName) => string | null | undefined): GivenAnswers {
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

/** What the rules are asked with. */
export function answersFor({ gender, age, group, income, state }: GivenAnswers): Answers {
  const known = (value: string | undefined) => (value === UNKNOWN ? undefined : value);
  const groups = chosenOf(group, BENEFICIARIES);
  return {
    groups: groups.length > 0 ? groups : undefined,
    gender: known(gender),
    age: age === undefined ? undefined : Number(age),
    income: INCOME_BANDS.find((band) => bandKey(band) === income),
    state: known(state),
  };
}

function oneOf(value: string | null | undefined, list: readonly string[]): string | undefined {
  return list.find((known) => known === value);
}

/** Those chosen, or the answer that stands for none of them. */
function several(
  value: string | null | undefined,
  list: readonly string[],
  none: string,
): string | undefined {
  const chosen = chosenOf(value ?? undefined, list);
  if (chosen.length > 0) return chosen.join(BETWEEN);
  return value?.split(BETWEEN).includes(none) ? none : undefined;
}

function wholeAge(value: string | null | undefined): string | undefined {
  const age = value && /^\d{1,3}$/.test(value) ? Number(value) : Infinity;
  return age <= OLDEST ? String(age) : undefined;
}
