import { expect, test } from 'vitest';
import { NO_ELIGIBILITY } from '#src/features/scheme/scheme.values.ts';
import { judge, type Answers, type SchemeRules } from './eligibility.rules.ts';
import { DISABILITY_BANDS, INCOME_BANDS } from './finder.values.ts';

const GROUPS = ['EWS', 'SC', 'ST', 'OBC', 'General'];
const ANYBODY = { beneficiary: GROUPS, gender: 'All', state: 'all', eligibility: NO_ELIGIBILITY };
const judged = (scheme: Partial<SchemeRules>, answers: Answers) =>
  judge({ scheme: { ...ANYBODY, ...scheme }, answers }).fit;
const withRules = (eligibility: Partial<SchemeRules['eligibility']>) => ({
  eligibility: { ...NO_ELIGIBILITY, ...eligibility },
});

test('tells another gender from an unknown one', () => {
  expect(judged({ gender: 'Female' }, {})).toBe('perhaps');
  expect(judged({ gender: 'Female' }, { gender: 'Other' })).toBe('not');
  expect(judged({}, { gender: 'Other' })).toBe('can');
});

test('counts a poor family as EWS, whatever its caste', () => {
  const [lowest, , middle, upper, highest] = INCOME_BANDS;
  const poor = { beneficiary: ['EWS', 'SC'] };
  expect(judged(poor, {})).toBe('perhaps');
  expect(judged(poor, { income: lowest })).toBe('can');
  expect(judged(poor, { income: lowest, groups: ['General'] })).toBe('can');
  expect(judged(poor, { groups: ['General'] })).toBe('perhaps');
  expect(judged(poor, { income: middle, groups: ['General'] })).toBe('perhaps');
  expect(judged(poor, { income: upper, groups: ['General'] })).toBe('perhaps');
  expect(judged(poor, { income: highest, groups: ['General'] })).toBe('not');
  expect(judged(poor, { income: highest })).toBe('perhaps');
  expect(judged(poor, { income: highest, groups: ['SC'] })).toBe('can');
  expect(judged({ beneficiary: ['EWS'] }, { income: highest })).toBe('not');
  expect(judged({ beneficiary: ['SC'] }, { income: lowest, groups: ['OBC'] })).toBe('not');
});

test('excludes by marital status, degree of disability and circumstances', () => {
  const widows = withRules({ maritalStatus: ['widowed', 'deserted'] });
  expect(judged(widows, {})).toBe('perhaps');
  expect(judged(widows, { maritalStatus: 'widowed' })).toBe('can');
  expect(judged(widows, { maritalStatus: 'married' })).toBe('not');
  expect(judged(widows, { age: 9 })).toBe('not');
  const [none, slight, middle, , some] = DISABILITY_BANDS;
  const disabled = withRules({ disabilityFrom: 40 });
  expect(judged(disabled, { disability: none })).toBe('not');
  expect(judged(disabled, { disability: slight })).toBe('not');
  expect(judged(disabled, { disability: middle })).toBe('can');
  expect(judged(disabled, { disability: some })).toBe('perhaps');
  expect(judged(withRules({ circumstances: ['farmland'] }), { circumstances: { farmland: false } })).toBe(
    'not',
  );
  expect(judged(withRules({ circumstances: ['student'] }), { circumstances: { farmland: true } })).toBe(
    'perhaps',
  );
  expect(judged(withRules({ circumstances: ['pregnant'] }), { age: 61 })).toBe('not');
});

test('takes for granted that nobody is married under 18, and that nobody expects a child from 56 on', () => {
  const unmarried = withRules({ maritalStatus: ['single'] });
  expect([judged(unmarried, { age: 17 }), judged(unmarried, { age: 18 })]).toEqual(['can', 'perhaps']);
  const expecting = withRules({ circumstances: ['pregnant'] });
  expect([judged(expecting, { age: 55 }), judged(expecting, { age: 56 })]).toEqual(['perhaps', 'not']);
});
