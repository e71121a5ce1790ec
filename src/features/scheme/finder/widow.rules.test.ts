import { expect, test } from 'vitest';
import builtins from '#database/reference/schemes-builtin.json' with { type: 'json' };
import demoSchemes from '#database/demo/schemes.json' with { type: 'json' };
import { NO_ELIGIBILITY, SCHEME_CATEGORIES } from '#src/features/scheme/scheme.values.ts';
import type { SchemeRules } from './eligibility.rules.ts';
import { answersFor, type AnswerParams, type Question } from './finder.values.ts';
import { nextQuestion, skip } from './questions.rules.ts';
import { sortByFit } from './ranking.rules.ts';

/** The built-in schemes and those of the demo data. */
const schemes: (SchemeRules & { id: number | string; category: string[] })[] = [
  ...builtins.map(({ _id, ...scheme }) => ({ ...scheme, id: _id })),
  ...demoSchemes,
].map(({ id, category, beneficiary, gender, state, eligibility }) => {
  return { id, category, beneficiary, gender, state, eligibility: { ...NO_ELIGIBILITY, ...eligibility } };
});

/** Asks a person until nothing is left to ask, and returns the questions and the answers. */
function ask(answers: Partial<Record<Question, AnswerParams>>): { asked: Question[]; input: AnswerParams } {
  let input: AnswerParams = {};
  const asked: Question[] = [];
  for (;;) {
    const kinds = SCHEME_CATEGORIES.filter((kind) => !input.for || input.for === 'all' || input.for === kind);
    const chosen = schemes.filter(({ category }) => kinds.some((kind) => category.includes(kind)));
    const { question, circumstances } = nextQuestion({ schemes: chosen, input });
    if (question === null) return { asked, input };
    asked.push(question);
    const given = answers[question];
    const offered = question === 'circumstances' && given ? { offered: circumstances.join('-') } : {};
    input = given ? { ...input, ...given, ...offered } : skip(input, question);
  }
}
const idsOf = (list: { scheme: { id: number | string } }[]) => list.map(({ scheme: { id } }) => id);

const WIDOW = {
  who: { gender: 'Female', age: '61' },
  marital: { marital: 'widowed' },
  income: { income: '0-100000' },
  state: { state: 'Gujarat' },
};

test('a widow of 61 with a low income and an unknown caste gets a handful of schemes', () => {
  const { asked, input } = ask({ ...WIDOW, circumstances: { has: 'noHouse' } });
  expect(asked.slice(0, 2)).toEqual(['for', 'who']);
  expect(asked).toEqual(expect.arrayContaining(['marital', 'income', 'circumstances', 'state']));
  expect(asked.length).toBeLessThanOrEqual(7);
  const { can, perhaps, not } = sortByFit({ candidates: schemes, answers: answersFor(input) });
  // Those made for her come first.
  expect(idsOf(can)).toEqual(['NGO-01', 'NGO-02', 'NGO-03', 'NGO-04', 'GJD-18']);
  expect(perhaps.length).toBeLessThan(can.length + not.length);
  // What is for pregnant women, pupils or children is not for her.
  const excluded = ['GJD-02', 'GJD-03', 'GJD-04', 'GJD-05', 'GJD-06', 'GJD-07', 'GJD-10', 'GJD-11', 'NGO-05'];
  expect(idsOf(not)).toEqual(expect.arrayContaining(excluded));
});

test('the same holds if she skips whatever she does not know', () => {
  const { input } = ask(WIDOW);
  const { can } = sortByFit({ candidates: schemes, answers: answersFor(input) });
  expect(idsOf(can)).toEqual(['NGO-01', 'NGO-02', 'NGO-03', 'NGO-04', 'GJD-18']);
});

test('rules on age and income exclude', () => {
  const { input } = ask({
    ...WIDOW,
    who: { gender: 'Female', age: '45' },
    income: { income: '250001-600000' },
  });
  const { can, not } = sortByFit({ candidates: schemes, answers: answersFor(input) });
  expect(idsOf(not)).toEqual(expect.arrayContaining(['NGO-02', 'NGO-03', 'NGO-04', 'GJD-10']));
  expect(idsOf(can)).toEqual(['NGO-01', 'GJD-18']);
});

test('a student is asked for the caste, and nobody is asked about a marriage for lessons', () => {
  const { asked } = ask({
    for: { for: 'Education' },
    who: { gender: 'Male', age: '16' },
    income: { income: '100001-250000' },
    circumstances: { has: 'student' },
    state: { state: 'Gujarat' },
  });
  expect(asked.toSorted()).toEqual(['circumstances', 'for', 'group', 'income', 'state', 'who']);
});
