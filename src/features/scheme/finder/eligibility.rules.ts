import { BENEFICIARIES } from '#src/features/scheme/scheme.values.ts';
import { RULES, type IncomeBand, type Rule } from './eligibility.values.ts';

/** The requirements of a scheme. `null`, 'All' and 'all' mean no requirement. */
export type SchemeRules = {
  beneficiary: readonly string[];
  gender: string;
  state: string;
  /** Ages in whole years, both inclusive. Income of the whole family in whole rupees a year. */
  eligibility: {
    ageFrom: number | null;
    ageTo: number | null;
    incomeUpTo: number | null;
    /** Other conditions stated as text; only their number matters here. */
    conditions: { length: number };
  };
};

/** What is known about a person. A question without an answer, or answered 'I do not know', is omitted. */
export type Answers = {
  /** Every group to which the person belongs. A person can belong to a caste group and to a poor family. */
  groups?: readonly string[];
  gender?: string;
  state?: string;
  age?: number;
  income?: IncomeBand;
};

export type Verdict =
  | { fit: 'can' }
  /** No rule fails, but the answers do not decide these rules. */
  | { fit: 'perhaps'; unknown: Rule[] }
  | { fit: 'not'; failed: Rule[] };

type Standing = 'holds' | 'fails' | 'unknown';

/**
 * Decides whether a person can get a scheme, as far as its rules tell. Each rule holds, fails or is unknown.
 * A failed rule is final, whatever is answered later.
 */
export function judge({ scheme, answers }: { scheme: SchemeRules; answers: Answers }): Verdict {
  const rulesWith = (standing: Standing) =>
    RULES.filter((rule) => STANDING[rule](scheme, answers) === standing);
  const failed = rulesWith('fails');
  if (failed.length > 0) return { fit: 'not', failed };
  const unknown = rulesWith('unknown');
  return unknown.length > 0 ? { fit: 'perhaps', unknown } : { fit: 'can' };
}

const STANDING: Record<Rule, (scheme: SchemeRules, answers: Answers) => Standing> = {
  group: ({ beneficiary }, { groups }) =>
    BENEFICIARIES.every((group) => beneficiary.includes(group))
      ? 'holds'
      : standingOf(groups, (value) => value.some((group) => beneficiary.includes(group))),
  gender: ({ gender }, answers) =>
    isForAll(gender) ? 'holds' : standingOf(answers.gender, (value) => value === gender),
  state: ({ state }, answers) =>
    isForAll(state) ? 'holds' : standingOf(answers.state, (value) => value === state),
  ageFrom: ({ eligibility: { ageFrom } }, { age }) =>
    !ageFrom ? 'holds' : standingOf(age, (value) => value >= ageFrom),
  ageTo: ({ eligibility: { ageTo } }, { age }) =>
    ageTo === null ? 'holds' : standingOf(age, (value) => value <= ageTo),
  income: ({ eligibility: { incomeUpTo } }, { income }) => {
    if (incomeUpTo === null) return 'holds';
    if (!income) return 'unknown';
    if (income.from > incomeUpTo) return 'fails';
    return income.to !== null && income.to <= incomeUpTo ? 'holds' : 'unknown';
  },
  // No question covers these conditions; readers judge them themselves.
  conditions: ({ eligibility: { conditions } }) => (conditions.length === 0 ? 'holds' : 'unknown'),
};

/** Scheme data contain both 'All' and 'all'. */
export function isForAll(value: string): boolean {
  return value.toLowerCase() === 'all';
}

function standingOf<T>(answer: T | undefined, holds: (answer: T) => boolean): Standing {
  return answer === undefined ? 'unknown' : holds(answer) ? 'holds' : 'fails';
}
