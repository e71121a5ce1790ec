import { CIRCUMSTANCES, type Circumstance, type MaritalStatus } from '#src/features/scheme/scheme.values.ts';
import { CASTES, RULES, type Band, type Caste, type Rule } from './eligibility.values.ts';

/** The requirements of a scheme. `null`, an empty list, 'All' and 'all' mean no requirement. */
export type SchemeRules = {
  beneficiary: readonly string[];
  gender: string;
  state: string;
  /** Ages in whole years, both inclusive. Income of the whole family in whole rupees a year. */
  eligibility: {
    ageFrom: number | null;
    ageTo: number | null;
    incomeUpTo: number | null;
    /** Any of them. */
    maritalStatus: readonly string[];
    /** Percent. */
    disabilityFrom: number | null;
    /** All of them. */
    circumstances: readonly string[];
    /** Other conditions stated as text; only their number matters here. */
    conditions: { length: number };
  };
};

/** What is known about a person. A question that was skipped is omitted. */
export type Answers = {
  /** The castes of the family. Whether it is economically weaker (EWS) follows from its income. */
  groups?: readonly Caste[];
  /** 'Female', 'Male' or 'Other'. */
  gender?: string;
  state?: string;
  age?: number;
  income?: Band;
  maritalStatus?: MaritalStatus;
  /** Percent. Nought without a disability. */
  disability?: Band;
  circumstances?: Partial<Record<Circumstance, boolean>>;
};

export type Verdict =
  | { fit: 'can' }
  /** No rule fails, but the answers do not decide these rules. */
  | { fit: 'perhaps'; unknown: Rule[] }
  | { fit: 'not'; failed: Rule[] };

type Standing = 'holds' | 'fails' | 'unknown';

/**
 * A family counts as economically weaker (EWS) up to the first income, and no longer above the second. In between, it
 * depends on the scheme, so the rule stays open. Sources: less than Rs 8 lakh (DoPT office memorandum 36039/1/2019, para
 * 4.1) for reservations, up to Rs 3 lakh for housing (PMAY); the first is the end of a band that is below both.
 */
export const WEAKER_INCOME = { certain: 250_000, most: 799_999 };
/** From this age on, nobody is asked about pregnancy or a child under two, and the rule fails. */
export const NO_PREGNANCY_FROM = 56;
/** Below this age, nobody is asked about a marriage, and only schemes for unmarried people fit. */
export const MARRIAGE_FROM = 18;

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
  group: (scheme, answers) => {
    if (CASTES.every((caste) => scheme.beneficiary.includes(caste))) return 'holds';
    const standings = [casteStanding(scheme, answers), weakerStanding(scheme, answers)];
    if (standings.includes('holds')) return 'holds';
    return standings.includes('unknown') ? 'unknown' : 'fails';
  },
  gender: ({ gender }, answers) =>
    isForAll(gender) ? 'holds' : standingOf(answers.gender, (value) => value === gender),
  state: ({ state }, answers) =>
    isForAll(state) ? 'holds' : standingOf(answers.state, (value) => value === state),
  ageFrom: ({ eligibility: { ageFrom } }, { age }) =>
    !ageFrom ? 'holds' : standingOf(age, (value) => value >= ageFrom),
  ageTo: ({ eligibility: { ageTo } }, { age }) =>
    ageTo === null ? 'holds' : standingOf(age, (value) => value <= ageTo),
  income: ({ eligibility: { incomeUpTo } }, { income }) =>
    incomeUpTo === null ? 'holds' : standingInBand(income, { from: 0, to: incomeUpTo }),
  maritalStatus: ({ eligibility: { maritalStatus } }, { age, ...answers }) => {
    if (maritalStatus.length === 0) return 'holds';
    const ofChild = age !== undefined && age < MARRIAGE_FROM ? 'single' : undefined;
    return standingOf(answers.maritalStatus ?? ofChild, (value) => maritalStatus.includes(value));
  },
  disability: ({ eligibility: { disabilityFrom } }, { disability }) =>
    disabilityFrom === null ? 'holds' : standingInBand(disability, { from: disabilityFrom, to: 100 }),
  student: (scheme, answers) => circumstanceStanding('student', scheme, answers),
  pregnant: (scheme, answers) => circumstanceStanding('pregnant', scheme, answers),
  noHouse: (scheme, answers) => circumstanceStanding('noHouse', scheme, answers),
  farmland: (scheme, answers) => circumstanceStanding('farmland', scheme, answers),
  workerCard: (scheme, answers) => circumstanceStanding('workerCard', scheme, answers),
  // No question covers these conditions; readers judge them themselves.
  conditions: ({ eligibility: { conditions } }) => (conditions.length === 0 ? 'holds' : 'unknown'),
};

/** Tells whether the caste alone makes the family one of the groups of a scheme. */
export function casteStanding({ beneficiary }: SchemeRules, { groups }: Answers): Standing {
  if (!CASTES.some((caste) => beneficiary.includes(caste))) return 'fails';
  return standingOf(groups, (value) => value.some((caste) => beneficiary.includes(caste)));
}

/** Tells whether the family is one of the groups of a scheme because it is poor, whatever its caste. */
export function weakerStanding({ beneficiary }: SchemeRules, { income }: Answers): Standing {
  if (!beneficiary.includes('EWS')) return 'fails';
  if (!income) return 'unknown';
  if (income.from > WEAKER_INCOME.most) return 'fails';
  return income.to !== null && income.to <= WEAKER_INCOME.certain ? 'holds' : 'unknown';
}

function circumstanceStanding(
  name: Circumstance,
  { eligibility }: SchemeRules,
  { age, circumstances }: Answers,
): Standing {
  if (!eligibility.circumstances.includes(name)) return 'holds';
  const byAge = name === 'pregnant' && age !== undefined && age >= NO_PREGNANCY_FROM ? false : undefined;
  return standingOf(circumstances?.[name] ?? byAge, (isTrue) => isTrue);
}

/** Circumstances that a scheme requires and no answer decides. */
export function openCircumstances(verdict: Verdict): Circumstance[] {
  if (verdict.fit !== 'perhaps') return [];
  return CIRCUMSTANCES.filter((name) => verdict.unknown.includes(name));
}

/** Scheme data contain both 'All' and 'all'. */
export function isForAll(value: string): boolean {
  return value.toLowerCase() === 'all';
}

function standingOf<T>(answer: T | undefined, holds: (answer: T) => boolean): Standing {
  return answer === undefined ? 'unknown' : holds(answer) ? 'holds' : 'fails';
}

/** Decides a band of possible values only if all or none of them are within the limits. */
function standingInBand(answer: Band | undefined, limits: { from: number; to: number }): Standing {
  if (!answer) return 'unknown';
  const { from, to } = answer;
  if (from > limits.to || (to !== null && to < limits.from)) return 'fails';
  return from >= limits.from && to !== null && to <= limits.to ? 'holds' : 'unknown';
}
