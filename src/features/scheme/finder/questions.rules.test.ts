import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandKey, INCOME_BANDS, readAnswers, answersFor, type AnswerParams } from './finder.values.ts';
import { finderPath, otherAnswers, QUESTIONS, readPosition, stepAfter, stepOf } from './questions.rules.ts';
import { mergePapers } from './papers.rules.ts';

const placeOf = (query: string) => readPosition(new URLSearchParams(query));

const input: fc.Arbitrary<AnswerParams> = fc.record(
  {
    for: fc.constantFrom('all', 'Health', 'Health-Education'),
    gender: fc.constantFrom('Female', 'Male', 'unknown'),
    age: fc.integer({ min: 0, max: 120 }).map(String),
    group: fc.constantFrom('unknown', 'SC', 'EWS-OBC'),
    income: fc.constantFrom('unknown', ...INCOME_BANDS.map(bandKey)),
    state: fc.constantFrom('unknown', 'other', 'Gujarat', 'Andhra Pradesh'),
  },
  { requiredKeys: [] },
);

test('asks the questions in order and shows the result once all are answered', () => {
  expect(placeOf('').question).toBe('for');
  expect(placeOf('for=Health').question).toBe('who');
  expect(placeOf('for=Health&gender=Female').question).toBe('group');
  expect(placeOf('for=Health&gender=Female&group=SC&state=Goa').question).toBe('income');
  expect(placeOf('for=all&gender=unknown&group=unknown&income=unknown&state=unknown').question).toBeNull();
});

test("treats a skipped question as answered 'I do not know'", () => {
  expect(placeOf('step=2')).toEqual({ input: { for: 'all' }, question: 'who' });
  expect(placeOf('for=Health&gender=Female&age=15&step=4')).toEqual({
    input: { for: 'Health', gender: 'Female', age: '15', group: 'unknown' },
    question: 'income',
  });
  expect(placeOf('step=6').question).toBeNull();
});

test('keeps the other answers when one is changed, and returns to the result', () => {
  const all = 'for=Health&gender=Female&age=15&group=SC&income=0-100000&state=Goa';
  const { input: answers, question } = placeOf(`${all}&step=3`);
  expect(question).toBe('group');
  expect(Object.fromEntries(otherAnswers({ input: answers, question: 'group' }))).toEqual({
    for: 'Health',
    gender: 'Female',
    age: '15',
    income: '0-100000',
    state: 'Goa',
  });
  expect(stepAfter({ input: answers, question: 'group' })).toBe(6);
  expect(otherAnswers({ input: answers, question: 'who' }).map(([name]) => name)).not.toContain('age');
});

test('treats an invalid answer as missing', () => {
  const odd = 'for=Food&gender=girl&age=abc&group=X-Y&income=1-2&state=Delhi&step=9';
  expect(placeOf(odd)).toEqual({ input: {}, question: 'for' });
  expect(placeOf('for=Food-Health&age=015&gender=Male').input).toEqual({
    for: 'Health',
    gender: 'Male',
    age: '15',
  });
  for (const step of ['0', '-1', '1.5', 'x']) expect(placeOf(`step=${step}`).question).toBe('for');
});

test('reads a position from any URL, and the same answers from its own URL', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('for', 'gender', 'age', 'group', 'step'), fc.string()),
      (query) => {
        const place = readPosition(new URLSearchParams(query));
        expect(readPosition(new URL(finderPath(place), 'http://localhost').searchParams).input).toEqual(
          place.input,
        );
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

test('reaches the result in at most five steps', () => {
  fc.assert(
    fc.property(input, (answers) => {
      let place = readPosition(new URLSearchParams(answers));
      let steps = 0;
      while (place.question && steps <= QUESTIONS.length) {
        const { question } = place;
        const step = stepAfter({ input: place.input, question });
        expect(step).toBeGreaterThan(stepOf(question));
        place = readPosition(
          new URL(finderPath({ input: place.input, step }), 'http://localhost').searchParams,
        );
        steps++;
      }
      expect(place.question).toBeNull();
      expect(steps).toBeLessThanOrEqual(QUESTIONS.length);
    }),
  );
});

test('passes only known answers to the rules', () => {
  expect(answersFor({ gender: 'unknown', group: 'unknown', income: 'unknown', state: 'unknown' })).toEqual(
    {},
  );
  expect(
    answersFor({ gender: 'Male', age: '0', group: 'SC-EWS', income: '600001-', state: 'other' }),
  ).toEqual({
    gender: 'Male',
    age: 0,
    groups: ['EWS', 'SC'],
    state: 'other',
    income: { from: 600_001, to: null },
  });
});

test('lists each document once, whatever its spelling, and omits empty ones', () => {
  const lists = [['Ration  card', ' '], ['ration card.', 'Ration Card', 'આધાર કાર્ડ'], ['આધાર કાર્ડ;']];
  expect(mergePapers({ lists, most: 10 })).toEqual(['Ration card', 'આધાર કાર્ડ']);
  expect(mergePapers({ lists: [['a'], ['b', 'a']], most: 1 })).toEqual(['a']);
});
