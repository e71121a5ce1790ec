import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CIRCUMSTANCES,
  MARITAL_STATUSES,
  NO_ELIGIBILITY,
  type Circumstance,
  type MaritalStatus,
} from '#src/features/scheme/scheme.values.ts';
import { judge, type Answers, type SchemeRules } from './eligibility.rules.ts';
import { CASTES, RULES, type Band, type Caste, type Rule } from './eligibility.values.ts';
import { DISABILITY_BANDS, INCOME_BANDS } from './finder.values.ts';

const GROUPS = ['EWS', 'SC', 'ST', 'OBC', 'General'];
const STATES = ['Gujarat', 'Goa', 'Bihar'];

/** A person about whom everything is known. */
type Person = {
  groups: Caste[];
  gender: string;
  age: number;
  income: number;
  state: string;
  maritalStatus: MaritalStatus;
  /** Percent. */
  disability: number;
  circumstances: Record<Circumstance, boolean>;
  /** Whether the family counts as EWS. Its income decides, except between two limits. */
  isWeaker: boolean;
  /** Whether the person meets every condition that is stated as text. */
  meets: boolean;
};

/** The possible incomes of a weaker family, and of any other. */
const WEAKER_MOST = 799_999;
const OTHER_LEAST = 250_001;

const personArbitrary: fc.Arbitrary<Person> = fc
  .record({
    groups: fc.subarray([...CASTES], { minLength: 1 }),
    gender: fc.constantFrom('Female', 'Male', 'Other'),
    age: fc.integer({ min: 0, max: 110 }),
    income: fc.oneof(fc.integer({ min: 0, max: 1_200_000 }), fc.constantFrom(0, 100_000, 100_001, 250_000)),
    state: fc.constantFrom(...STATES),
    maritalStatus: fc.constantFrom(...MARITAL_STATUSES),
    disability: fc.oneof(fc.constantFrom(0, 40), fc.integer({ min: 0, max: 100 })),
    circumstances: fc.record({
      student: fc.boolean(),
      pregnant: fc.boolean(),
      noHouse: fc.boolean(),
      farmland: fc.boolean(),
      workerCard: fc.boolean(),
    }),
    isWeaker: fc.boolean(),
    meets: fc.boolean(),
  })
  .map(possible);

/** Makes the facts of a person agree with each other. */
function possible(person: Person): Person {
  const { age, income, circumstances } = person;
  const isWeaker = income < OTHER_LEAST || (income <= WEAKER_MOST && person.isWeaker);
  return {
    ...person,
    isWeaker,
    maritalStatus: age < 18 ? 'single' : person.maritalStatus,
    circumstances: { ...circumstances, pregnant: age < 56 && circumstances.pregnant },
  };
}

const scheme: fc.Arbitrary<SchemeRules> = fc.record({
  beneficiary: fc.subarray(GROUPS, { minLength: 1 }),
  gender: fc.constantFrom('All', 'Female', 'Male'),
  state: fc.constantFrom('all', 'All', ...STATES),
  eligibility: fc.record({
    // A marriage or a pregnancy tells something about ages outside of these.
    ageFrom: fc.option(fc.integer({ min: 19, max: 54 })),
    ageTo: fc.option(fc.integer({ min: 19, max: 54 })),
    incomeUpTo: fc.option(
      fc.oneof(fc.integer({ min: 0, max: 1_200_000 }), fc.constantFrom(100_000, 100_001, 250_000)),
    ),
    maritalStatus: fc.subarray([...MARITAL_STATUSES], { maxLength: 2 }),
    disabilityFrom: fc.option(fc.constantFrom(1, 40, 60, 80)),
    circumstances: fc.subarray([...CIRCUMSTANCES], { maxLength: 2 }),
    conditions: fc.array(fc.constant('She is in class 9 to 12.'), { maxLength: 2 }),
  }),
});

const QUESTIONS = [
  ...([
    'groups',
    'gender',
    'state',
    'age',
    'income',
    'maritalStatus',
    'disability',
    'circumstances',
  ] as const),
] as const;
const questionSubset = fc.subarray([...QUESTIONS]);

/** The meaning of the rules of a scheme, implemented again without 'perhaps'. */
function breaks(
  rule: Rule,
  { beneficiary, gender, state, eligibility }: SchemeRules,
  person: Person,
): boolean {
  const { ageFrom, ageTo, incomeUpTo, maritalStatus, disabilityFrom, conditions } = eligibility;
  const lacks = (name: Circumstance) =>
    eligibility.circumstances.includes(name) && !person.circumstances[name];
  const broken: Record<Rule, boolean> = {
    group:
      !person.groups.some((group) => beneficiary.includes(group)) &&
      !(person.isWeaker && beneficiary.includes('EWS')),
    gender: gender !== 'All' && gender !== person.gender,
    state: !/^all$/i.test(state) && state !== person.state,
    ageFrom: ageFrom !== null && person.age < ageFrom,
    ageTo: ageTo !== null && person.age > ageTo,
    income: incomeUpTo !== null && person.income > incomeUpTo,
    maritalStatus: maritalStatus.length > 0 && !maritalStatus.includes(person.maritalStatus),
    disability: disabilityFrom !== null && person.disability < disabilityFrom,
    student: lacks('student'),
    pregnant: lacks('pregnant'),
    noHouse: lacks('noHouse'),
    farmland: lacks('farmland'),
    workerCard: lacks('workerCard'),
    conditions: conditions.length > 0 && !person.meets,
  };
  return broken[rule];
}

function bandOf<T extends Band>(bands: readonly T[], value: number): T {
  return bands.find(({ from, to }) => value >= from && (to === null || value <= to))!;
}

/** Returns the answers of `person` to these questions only. */
function answersOf(person: Person, questions: readonly (typeof QUESTIONS)[number][]): Answers {
  const all: Answers = {
    ...person,
    income: bandOf(INCOME_BANDS, person.income),
    disability: bandOf(DISABILITY_BANDS, person.disability),
  };
  return Object.fromEntries(questions.map((question) => [question, all[question]]));
}

test('covers every income by exactly one band', () => {
  expect(INCOME_BANDS[0]!.from).toBe(0);
  expect(INCOME_BANDS.at(-1)!.to).toBeNull();
  INCOME_BANDS.slice(1).forEach(({ from }, at) => expect(from).toBe(INCOME_BANDS[at]!.to! + 1));
});

test("never revokes 'not' or a failed rule when an answer is added", () => {
  fc.assert(
    fc.property(scheme, personArbitrary, questionSubset, questionSubset, (rules, person, first, more) => {
      const before = judge({ scheme: rules, answers: answersOf(person, first) });
      const after = judge({ scheme: rules, answers: answersOf(person, [...first, ...more]) });
      if (before.fit !== 'not') return;
      expect(after.fit).toBe('not');
      if (after.fit === 'not') expect(after.failed).toEqual(expect.arrayContaining(before.failed));
    }),
    { numRuns: 2000 },
  );
});

test("names only failing rules, and at least one, for 'not'", () => {
  fc.assert(
    fc.property(scheme, personArbitrary, questionSubset, (rules, person, questions) => {
      const verdict = judge({ scheme: rules, answers: answersOf(person, questions) });
      if (verdict.fit !== 'not') return;
      expect(verdict.failed.length).toBeGreaterThan(0);
      for (const rule of verdict.failed) expect(breaks(rule, rules, person), rule).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("returns 'can' only if no rule fails and none is unknown", () => {
  fc.assert(
    fc.property(
      scheme,
      personArbitrary,
      personArbitrary,
      questionSubset,
      (rules, person, other, questions) => {
        const answers = answersOf(person, questions);
        if (judge({ scheme: rules, answers }).fit !== 'can') return;
        // Another person who gives the same answers may differ in everything else; still no rule fails.
        const alike = possible({
          ...other,
          ...Object.fromEntries(questions.map((question) => [question, person[question]])),
        });
        for (const anybody of [person, alike])
          for (const rule of RULES) expect(breaks(rule, rules, anybody), rule).toBe(false);
      },
    ),
    { numRuns: 2000 },
  );
});

test("names for 'perhaps' only rules that further answers can decide either way", () => {
  fc.assert(
    fc.property(scheme, personArbitrary, questionSubset, (rules, person, questions) => {
      const answers = answersOf(person, questions);
      const verdict = judge({ scheme: rules, answers });
      if (verdict.fit !== 'perhaps') return;
      expect(verdict.unknown.length).toBeGreaterThan(0);
      for (const rule of RULES)
        if (!verdict.unknown.includes(rule)) expect(breaks(rule, rules, person), rule).toBe(false);
      for (const rule of verdict.unknown) {
        expect(
          anybodyLike(answers, person).some((somebody) => breaks(rule, rules, somebody)),
          rule,
        ).toBe(true);
        expect(
          anybodyLike(answers, person).some((somebody) => !breaks(rule, rules, somebody)),
          rule,
        ).toBe(true);
      }
    }),
    // Each tries everybody who gives the same answers.
    { numRuns: 300 },
  );
});

test('decides all rules for complete answers, except those that no answer covers', () => {
  // These rules stay open: limits within a band of incomes or degrees, and conditions stated as text.
  // A family between two incomes may count as EWS or not.
  const open = ['income', 'group', 'disability', 'conditions'];
  fc.assert(
    fc.property(scheme, personArbitrary, (rules, person) => {
      const verdict = judge({ scheme: rules, answers: answersOf(person, QUESTIONS) });
      if (verdict.fit === 'perhaps') expect(open).toEqual(expect.arrayContaining(verdict.unknown));
      else expect(verdict.fit).toBe(RULES.some((rule) => breaks(rule, rules, person)) ? 'not' : 'can');
    }),
    { numRuns: 2000 },
  );
});

test('decides an income band only if it is entirely above or within the limit', () => {
  const rules = { beneficiary: GROUPS, gender: 'All', state: 'All' };
  const at = (incomeUpTo: number, income: Band) =>
    judge({
      scheme: { ...rules, eligibility: { ...NO_ELIGIBILITY, incomeUpTo } },
      answers: { income },
    });
  expect(at(250_000, { from: 100_001, to: 250_000 })).toEqual({ fit: 'can' });
  expect(at(200_000, { from: 100_001, to: 250_000 })).toEqual({ fit: 'perhaps', unknown: ['income'] });
  expect(at(100_000, { from: 100_001, to: 250_000 })).toEqual({ fit: 'not', failed: ['income'] });
  expect(at(9_000_000, { from: 800_000, to: null })).toEqual({ fit: 'perhaps', unknown: ['income'] });
});

/** Returns people who give the same answers. Each open question is varied to its extremes, one at a time. */
function anybodyLike(answers: Answers, person: Person): Person[] {
  const { income: band, disability: degree } = answers;
  const incomes = band ? [band.from, band.to ?? 1e12] : [0, OTHER_LEAST, WEAKER_MOST, 1e12];
  const degrees = degree ? [degree.from, degree.to!] : [0, 100];
  const castes = answers.groups === undefined ? CASTES.map((caste) => [caste]) : [person.groups];
  // Income and caste both decide the group, so they vary together.
  const families = castes.flatMap((groups) =>
    incomes.flatMap((income) => [true, false].map((isWeaker) => ({ ...person, groups, income, isWeaker }))),
  );
  return [
    person,
    ...families,
    ...degrees.map((disability) => ({ ...person, disability })),
    ...[true, false].map((meets) => ({ ...person, meets })),
    ...(answers.age === undefined
      ? Array.from({ length: 112 }, (_, age) => ({ ...person, age })).flatMap((other) =>
          answers.circumstances === undefined ? [other, ...anyCircumstances(other)] : [other],
        )
      : []),
    ...(answers.gender === undefined ? ['Female', 'Male'].map((gender) => ({ ...person, gender })) : []),
    ...(answers.state === undefined ? STATES.map((state) => ({ ...person, state })) : []),
    ...(answers.maritalStatus === undefined
      ? MARITAL_STATUSES.flatMap((maritalStatus) =>
          [person.age, ...(answers.age === undefined ? [30] : [])].map((age) => ({
            ...person,
            age,
            maritalStatus,
          })),
        )
      : []),
    ...(answers.circumstances === undefined ? anyCircumstances(person) : []),
  ]
    .map(possible)
    .filter(
      ({ maritalStatus, circumstances }) =>
        (answers.maritalStatus ?? maritalStatus) === maritalStatus &&
        (answers.circumstances?.pregnant ?? circumstances.pregnant) === circumstances.pregnant,
    );
}

function anyCircumstances(person: Person): Person[] {
  return [true, false].map((isTrue) => ({
    ...person,
    circumstances: Object.fromEntries(CIRCUMSTANCES.map((name) => [name, isTrue])) as Person['circumstances'],
  }));
}
