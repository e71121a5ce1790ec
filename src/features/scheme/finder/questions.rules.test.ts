import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BENEFICIARIES,
  CIRCUMSTANCES,
  MARITAL_STATUSES,
  NO_ELIGIBILITY,
} from '#src/features/scheme/scheme.values.ts';
import { judge, type SchemeRules } from './eligibility.rules.ts';
import {
  answersFor,
  bandKey,
  DISABILITY_BANDS,
  INCOME_BANDS,
  readAnswers,
  type AnswerParams,
  QUESTIONS,
  type Question,
} from './finder.values.ts';
import {
  answeredQuestions,
  decides,
  finderPath,
  nextQuestion,
  otherAnswers,
  QUESTIONS_MOST,
  readPosition,
  skip,
  type NextQuestion,
} from './questions.rules.ts';
import { mergePapers } from './papers.rules.ts';

const placeOf = (query: string) => readPosition(new URLSearchParams(query));

const ANSWERS = {
  for: fc.constantFrom('all', 'Health', 'Health-Education'),
  gender: fc.constantFrom('Female', 'Male', 'Other', 'unknown'),
  age: fc.integer({ min: 0, max: 120 }).map(String),
  marital: fc.constantFrom('unknown', ...MARITAL_STATUSES),
  income: fc.constantFrom('unknown', ...INCOME_BANDS.map(bandKey)),
  group: fc.constantFrom('unknown', 'SC', 'ST-OBC', 'General'),
  disability: fc.constantFrom('unknown', ...DISABILITY_BANDS.map(bandKey)),
  state: fc.constantFrom('unknown', 'other', 'Gujarat', 'Andhra Pradesh'),
};
const input: fc.Arbitrary<AnswerParams> = fc.record(ANSWERS, { requiredKeys: [] });

const scheme: fc.Arbitrary<SchemeRules> = fc.record({
  beneficiary: fc.subarray([...BENEFICIARIES], { minLength: 1 }),
  gender: fc.constantFrom('All', 'Female', 'Male'),
  state: fc.constantFrom('all', 'All', 'Gujarat'),
  eligibility: fc.record({
    ageFrom: fc.option(fc.integer({ min: 0, max: 110 })),
    ageTo: fc.option(fc.integer({ min: 0, max: 110 })),
    incomeUpTo: fc.option(fc.constantFrom(100_000, 200_000, 600_000)),
    maritalStatus: fc.subarray([...MARITAL_STATUSES], { maxLength: 2 }),
    disabilityFrom: fc.option(fc.constantFrom(1, 40, 80)),
    circumstances: fc.subarray([...CIRCUMSTANCES], { maxLength: 2 }),
    conditions: fc.array(fc.constant('Has a plot.'), { maxLength: 1 }),
  }),
});
const schemes = fc.array(scheme, { maxLength: 12 });

/** Any answer to a question, or none, which skips it. */
const reply = fc.record({
  ...ANSWERS,
  isSkipped: fc.boolean(),
  has: fc.subarray([...CIRCUMSTANCES]),
});
type Reply = typeof reply extends fc.Arbitrary<infer Value> ? Value : never;

/** Answers a question as a form does. */
function answer(before: AnswerParams, { question, circumstances }: NextQuestion, given: Reply): AnswerParams {
  if (question === null || given.isSkipped) return skip(before, question!);
  const has = given.has.filter((name) => circumstances.includes(name)).join('-') || 'none';
  const params: Record<Question, AnswerParams> = {
    for: { for: given.for },
    who: { gender: given.gender, age: given.age },
    marital: { marital: given.marital },
    income: { income: given.income },
    disability: { disability: given.disability },
    circumstances: { has, offered: circumstances.join('-') },
    state: { state: given.state },
    group: { group: given.group },
  };
  return { ...before, ...params[question] };
}

test('asks at most seven questions, each of which decides a rule of a scheme that is still possible', () => {
  fc.assert(
    fc.property(schemes, fc.array(reply, { minLength: 9, maxLength: 9 }), (all, replies) => {
      let answers: AnswerParams = {};
      const asked: Question[] = [];
      for (const given of replies) {
        const next = nextQuestion({ schemes: all, input: answers });
        const { question } = next;
        if (question === null) break;
        expect(asked).not.toContain(question);
        asked.push(question);
        const known = answersFor(answers);
        const possible = all.filter((one) => judge({ scheme: one, answers: known }).fit === 'perhaps');
        if (question !== 'for') {
          const isNeeded = possible.some((one) =>
            decides({
              question,
              scheme: one,
              answers: known,
              verdict: judge({ scheme: one, answers: known }),
            }),
          );
          expect(isNeeded, question).toBe(true);
        }
        for (const name of next.circumstances)
          expect(possible.some(({ eligibility }) => eligibility.circumstances.includes(name))).toBe(true);
        answers = answer(answers, next, given);
      }
      expect(asked.length).toBeLessThanOrEqual(QUESTIONS_MOST);
      expect(nextQuestion({ schemes: all, input: answers }).question).toBeNull();
    }),
    { numRuns: 500 },
  );
});

test('ends if every question is skipped, and then excludes no scheme', () => {
  fc.assert(
    fc.property(schemes, (all) => {
      let answers: AnswerParams = {};
      let steps = 0;
      for (let next = nextQuestion({ schemes: all, input: answers }); next.question !== null; steps++) {
        answers = skip(answers, next.question);
        next = nextQuestion({ schemes: all, input: answers });
      }
      expect(steps).toBeLessThanOrEqual(QUESTIONS_MOST);
      for (const one of all) expect(judge({ scheme: one, answers: answersFor(answers) }).fit).not.toBe('not');
    }),
  );
});

test('never makes an excluded scheme fit by a further answer', () => {
  fc.assert(
    fc.property(scheme, schemes, fc.array(reply, { minLength: 7, maxLength: 7 }), (one, others, replies) => {
      let answers: AnswerParams = {};
      let wasExcluded = false;
      for (const given of replies) {
        const next = nextQuestion({ schemes: [one, ...others], input: answers });
        if (next.question === null) break;
        answers = answer(answers, next, given);
        const isExcluded = judge({ scheme: one, answers: answersFor(answers) }).fit === 'not';
        expect(isExcluded || !wasExcluded).toBe(true);
        wasExcluded = isExcluded;
      }
    }),
    { numRuns: 500 },
  );
});

test('leaves no decidable rule open in fewer than seven questions', () => {
  fc.assert(
    fc.property(schemes, input, (all, answers) => {
      const { question } = nextQuestion({ schemes: all, input: { for: 'all', ...answers } });
      const isFull = answeredQuestions({ for: 'all', ...answers }).length >= QUESTIONS_MOST;
      if (question !== null || isFull) return;
      const known = answersFor(answers);
      for (const one of all)
        for (const open of QUESTIONS.filter((other) => !answeredQuestions(answers).includes(other)))
          expect(
            open === 'for' ||
              !decides({
                question: open,
                scheme: one,
                answers: known,
                verdict: judge({ scheme: one, answers: known }),
              }),
          ).toBe(true);
    }),
  );
});

test('asks first what decides most, and nothing that only an excluded scheme needs', () => {
  const anybody = { beneficiary: BENEFICIARIES, gender: 'All', state: 'all', eligibility: NO_ELIGIBILITY };
  const widows = { ...anybody, eligibility: { ...NO_ELIGIBILITY, maritalStatus: ['widowed'] } };
  const wheelchairs = { ...anybody, eligibility: { ...NO_ELIGIBILITY, disabilityFrom: 40 } };
  const girls = {
    ...anybody,
    gender: 'Female',
    eligibility: { ...NO_ELIGIBILITY, circumstances: ['student'] },
  };
  const next = (all: SchemeRules[], answers: AnswerParams) => nextQuestion({ schemes: all, input: answers });
  expect(next([anybody, anybody], {}).question).toBe('for');
  expect(next([anybody, anybody], { for: 'all' }).question).toBeNull();
  expect(next([wheelchairs, widows, widows], { for: 'all', gender: 'Male' }).question).toBe('marital');
  expect(next([girls, wheelchairs], { for: 'all' }).question).toBe('who');
  expect(next([girls], { for: 'all', gender: 'Male' }).question).toBeNull();
  expect(next([girls], { for: 'all', gender: 'Female' })).toEqual({
    question: 'circumstances',
    circumstances: ['student'],
  });
});

test.each([
  ['500', '500', undefined],
  ['sixty-one+years+and+six+months', 'sixty-one years and ', undefined],
  ['૬૧', undefined, '61'],
])('the age %s is asked again if it is none', (age, wrongAge, read) => {
  const { input, ...position } = placeOf(`for=all&gender=Female&age=${age}&asked=who`);
  expect([input.gender, input.age, position.wrongAge]).toEqual(['Female', read, wrongAge]);
});

test('opens a question again or the result, and treats a sent form without an answer as skipped', () => {
  expect(placeOf('')).toEqual({ input: {}, step: null, asked: null });
  expect(placeOf('for=Health&step=for')).toEqual({ input: { for: 'Health' }, step: 'for', asked: null });
  expect(placeOf('for=Health&step=result').step).toBe('result');
  expect(placeOf('asked=for').input).toEqual({ for: 'all' });
  expect(placeOf('for=Health&asked=for').input).toEqual({ for: 'Health' });
  expect(placeOf('for=all&age=61&asked=who').input).toEqual({ for: 'all', gender: 'unknown', age: '61' });
  expect(placeOf('for=all&offered=student&asked=circumstances').input).toEqual({
    for: 'all',
    has: 'unknown',
  });
  for (const step of ['0', '3', 'x', '']) expect(placeOf(`step=${step}`).step).toBeNull();
});

test('keeps the other answers when one is changed', () => {
  const all =
    'for=Health&gender=Female&age=15&group=SC&income=0-100000&has=student&offered=student&state=Goa';
  const { input: answers } = placeOf(all);
  const others = (question: Question) => otherAnswers({ input: answers, question }).map(([name]) => name);
  expect(others('group')).toEqual(['for', 'gender', 'age', 'income', 'has', 'offered', 'state']);
  expect(others('who')).not.toContain('age');
  expect(others('circumstances')).not.toContain('offered');
});

test('treats an invalid answer as missing', () => {
  const odd =
    'for=Food&gender=girl&age=abc&group=X-EWS&income=1-2&marital=x&disability=3&has=x&state=Delhi&step=9';
  expect(placeOf(odd)).toEqual({ input: {}, step: null, asked: null });
  const { input } = placeOf('for=Food-Health&age=015&gender=Male&offered=student');
  expect(input).toEqual({ for: 'Health', gender: 'Male', age: '15' });
});

test('reads a position from any URL, and the same answers from its own URL', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('for', 'gender', 'age', 'group', 'has', 'asked', 'step'), fc.string()),
      (query) => {
        const { input: answers } = readPosition(new URLSearchParams(query));
        const { searchParams } = new URL(finderPath({ input: answers }), 'http://localhost');
        expect(readPosition(searchParams).input).toEqual(answers);
      },
    ),
  );
  fc.assert(
    fc.property(input, (answers) => {
      const { searchParams } = new URL(finderPath({ input: answers }), 'http://localhost');
      expect(readAnswers((name) => searchParams.get(name))).toEqual(answers);
    }),
  );
});

test('passes only known answers to the rules', () => {
  const skipped = {
    gender: 'unknown',
    group: 'unknown',
    income: 'unknown',
    has: 'unknown',
    state: 'unknown',
  };
  expect(answersFor(skipped)).toEqual({ circumstances: {} });
  expect(
    answersFor({
      gender: 'Other',
      age: '0',
      marital: 'widowed',
      group: 'SC-OBC',
      income: '800000-',
      disability: '40-79',
      has: 'student',
      offered: 'student-noHouse',
      state: 'other',
    }),
  ).toEqual({
    gender: 'Other',
    age: 0,
    maritalStatus: 'widowed',
    groups: ['SC', 'OBC'],
    state: 'other',
    income: { from: 800_000, to: null },
    disability: { from: 40, to: 79 },
    circumstances: { student: true, noHouse: false },
  });
  expect(answersFor({ has: 'none', offered: 'student' }).circumstances).toEqual({ student: false });
  expect(answersFor({ has: 'none' }).circumstances).toMatchObject({ farmland: false, workerCard: false });
});

test('lists each document once, whatever its spelling, and omits empty ones', () => {
  const lists = [['Ration  card', ' '], ['ration card.', 'Ration Card', 'આધાર કાર્ડ'], ['આધાર કાર્ડ;']];
  expect(mergePapers({ lists, most: 10 })).toEqual(['Ration card', 'આધાર કાર્ડ']);
  expect(mergePapers({ lists: [['a'], ['b', 'a']], most: 1 })).toEqual(['a']);
});
