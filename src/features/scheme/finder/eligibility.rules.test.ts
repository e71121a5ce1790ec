import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judge, type Answers, type SchemeRules } from './eligibility.rules.ts';
import { RULES, type IncomeBand, type Rule } from './eligibility.values.ts';
import { INCOME_BANDS } from './finder.values.ts';

const GROUPS = ['EWS', 'SC', 'ST', 'OBC', 'General'];
const STATES = ['Gujarat', 'Goa', 'Bihar'];

/** A person about whom everything is known. */
type Person = {
  groups: string[];
  gender: string;
  age: number;
  income: number;
  state: string;
  /** Whether the person meets every condition that is stated as text. */
  meets: boolean;
};

const personArbitrary: fc.Arbitrary<Person> = fc.record({
  groups: fc.subarray(GROUPS, { minLength: 1 }),
  gender: fc.constantFrom('Female', 'Male'),
  age: fc.integer({ min: 0, max: 110 }),
  income: fc.oneof(fc.integer({ min: 0, max: 1_200_000 }), fc.constantFrom(0, 100_000, 100_001, 250_000)),
  state: fc.constantFrom(...STATES),
  meets: fc.boolean(),
});

const scheme: fc.Arbitrary<SchemeRules> = fc.record({
  beneficiary: fc.subarray(GROUPS, { minLength: 1 }),
  gender: fc.constantFrom('All', 'Female', 'Male'),
  state: fc.constantFrom('all', 'All', ...STATES),
  eligibility: fc.record({
    ageFrom: fc.option(fc.integer({ min: 0, max: 110 })),
    ageTo: fc.option(fc.integer({ min: 0, max: 110 })),
    incomeUpTo: fc.option(
      fc.oneof(fc.integer({ min: 0, max: 1_200_000 }), fc.constantFrom(100_000, 100_001, 250_000)),
    ),
    conditions: fc.array(fc.constant('She is in class 9 to 12.'), { maxLength: 2 }),
  }),
});

const QUESTIONS = ['groups', 'gender', 'state', 'age', 'income'] as const;
const questionSubset = fc.subarray([...QUESTIONS]);

/** The meaning of the rules of a scheme, implemented again without 'perhaps'. */
function breaks(
  rule: Rule,
  { beneficiary, gender, state, eligibility }: SchemeRules,
  person: Person,
): boolean {
  const { ageFrom, ageTo, incomeUpTo, conditions } = eligibility;
  const broken: Record<Rule, boolean> = {
    group: !person.groups.some((group) => beneficiary.includes(group)),
    gender: gender !== 'All' && gender !== person.gender,
    state: !/^all$/i.test(state) && state !== person.state,
    ageFrom: ageFrom !== null && person.age < ageFrom,
    ageTo: ageTo !== null && person.age > ageTo,
    income: incomeUpTo !== null && person.income > incomeUpTo,
    conditions: conditions.length > 0 && !person.meets,
  };
  return broken[rule];
}

function bandOf(income: number): IncomeBand {
  return INCOME_BANDS.find(({ from, to }) => income >= from && (to === null || income <= to))!;
}

/** Returns the answers of `person` to these questions only. */
function answersOf(person: Person, questions: readonly (typeof QUESTIONS)[number][]): Answers {
  const all: Answers = { ...person, income: bandOf(person.income) };
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
        const alike = {
          ...other,
          ...Object.fromEntries(questions.map((question) => [question, person[question]])),
        };
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
    { numRuns: 2000 },
  );
});

test('decides all rules for complete answers, except those that no answer covers', () => {
  // Two rules stay open: an income whose band contains the limit, and conditions stated as text.
  const open = ['income', 'conditions'];
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
  const at = (incomeUpTo: number, income: IncomeBand) =>
    judge({
      scheme: { ...rules, eligibility: { ageFrom: null, ageTo: null, incomeUpTo, conditions: [] } },
      answers: { income },
    });
  expect(at(250_000, { from: 100_001, to: 250_000 })).toEqual({ fit: 'can' });
  expect(at(200_000, { from: 100_001, to: 250_000 })).toEqual({ fit: 'perhaps', unknown: ['income'] });
  expect(at(100_000, { from: 100_001, to: 250_000 })).toEqual({ fit: 'not', failed: ['income'] });
  expect(at(9_000_000, { from: 600_001, to: null })).toEqual({ fit: 'perhaps', unknown: ['income'] });
});

/** Returns people who give the same answers. Each open question is varied to its extremes, one at a time. */
function anybodyLike(answers: Answers, person: Person): Person[] {
  const { income: band } = answers;
  const incomes = band ? [band.from, band.to ?? 1e12] : [0, 1e12];
  return [
    person,
    ...incomes.map((income) => ({ ...person, income })),
    ...[true, false].map((meets) => ({ ...person, meets })),
    ...(answers.age === undefined ? Array.from({ length: 112 }, (_, age) => ({ ...person, age })) : []),
    ...(answers.gender === undefined ? ['Female', 'Male'].map((gender) => ({ ...person, gender })) : []),
    ...(answers.state === undefined ? STATES.map((state) => ({ ...person, state })) : []),
    ...(answers.groups === undefined ? GROUPS.map((group) => ({ ...person, groups: [group] })) : []),
  ];
}
