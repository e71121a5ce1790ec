import { BENEFICIARIES } from '#src/features/scheme/scheme.values.ts';
import { RULES, type IncomeBand, type Rule } from './eligibility.values.ts';

/** What a scheme asks of a person; `null`, 'All' and 'all' ask nothing. */
export type SchemeRules = {
  beneficiary: readonly string[];
  gender: string;
  state: string;
  /** Whole years, both inclusive; whole rupees that the whole family earns in a year. */
  eligibility: {
    ageFrom: number | null;
    ageTo: number | null;
    incomeUpTo: number | null;
    /** What else must be true: how many such things there are. */
    conditions: { length: number };
  };
};

/** What is known of a person. A question that was not answered, or with 'I do not know', is left out. */
export type Answers = {
  /** Every group the person belongs to; one may be of a caste and of a poor family. */
  groups?: readonly string[];
  gender?: string;
  state?: string;
  age?: number;
  income?: IncomeBand;
};

export type Verdict =
  | { fit: 'can' }
  /** No rule fails, and these cannot be decided from what is known. */
  | { fit: 'perhaps'; unknown: Rule[] }
  | { fit: 'not'; failed: Rule[] };

type Standing = 'holds' | 'fails' | 'unknown';

/**
 * Whether somebody can get a scheme, as far as its rules say. Each rule holds, fails or is unknown: one that fails
 * decides, whatever else is answered later.
 */
export function judge({ scheme, answers }: { scheme: SchemeRules; answers: Answers }): Verdict {
  const that = (wanted: Standing) => RULES.filter((rule) => STANDING[rule](scheme, answers) === wanted);
  const failed = that('fails');
  if (failed.length > 0) return { fit: 'not', failed };
  const unknown = that('unknown');
  return unknown.length > 0 ? { fit: 'perhaps', unknown } : { fit: 'can' };
}

const STANDING: Record<Rule, (scheme: SchemeRules, answers: Answers) => Standing> = {
  group: ({ beneficiary }, { groups }) =>
    BENEFICIARIES.every((group) => beneficiary.includes(group))
      ? 'holds'
      : whether(groups, (own) => own.some((group) => beneficiary.includes(group))),
  gender: ({ gender }, answers) =>
    isForAll(gender) ? 'holds' : whether(answers.gender, (own) => own === gender),
  state: ({ state }, answers) => (isForAll(state) ? 'holds' : whether(answers.state, (own) => own === state)),
  ageFrom: ({ eligibility: { ageFrom } }, { age }) =>
    !ageFrom ? 'holds' : whether(age, (own) => own >= ageFrom),
  ageTo: ({ eligibility: { ageTo } }, { age }) =>
    ageTo === null ? 'holds' : whether(age, (own) => own <= ageTo),
  income: ({ eligibility: { incomeUpTo } }, { income }) => {
    if (incomeUpTo === null) return 'holds';
    if (!income) return 'unknown';
    if (income.from > incomeUpTo) return 'fails';
    return income.to !== null && income.to <= incomeUpTo ? 'holds' : 'unknown';
  },
  // No question asks for them: whoever reads them knows.
  conditions: ({ eligibility: { conditions } }) => (conditions.length === 0 ? 'holds' : 'unknown'),
};

/** The lists of schemes write both 'All' and 'all'. */
export function isForAll(value: string): boolean {
  return value.toLowerCase() === 'all';
}

function whether<T>(answer: T | undefined, holds: (answer: T) => boolean): Standing {
  return answer === undefined ? 'unknown' : holds(answer) ? 'holds' : 'fails';
}
