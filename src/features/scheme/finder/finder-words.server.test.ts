import { describe, expect, test } from 'vitest';
import { NO_ELIGIBILITY, type Eligibility } from '#src/features/scheme/scheme.values.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Rule } from './eligibility.values.ts';
import type { JudgedScheme } from './finder.contract.ts';
import { finderWords } from './finder-words.server.ts';
import { optionsOf } from './question-options.server.ts';

const wordsOf = (language: Language, gender?: string) => finderWords({ language, states: {}, gender });

type Changes = {
  gender?: string;
  beneficiary?: string[];
  rules?: Rule[];
  eligibility?: Partial<Eligibility>;
};

function scheme({ eligibility, ...changes }: Changes): JudgedScheme {
  return {
    _id: 1,
    type: 'builtin',
    schemeName: '',
    summary: '',
    beneficiary: ['EWS', 'SC', 'ST', 'OBC', 'General'],
    gender: 'All',
    state: 'all',
    ngo: null,
    rules: [],
    ...changes,
    eligibility: { ...NO_ELIGIBILITY, ...eligibility },
  };
}

const asked = { rules: ['maritalStatus'] as Rule[], eligibility: { maritalStatus: ['widowed' as const] } };

describe('a woman is called a widow', () => {
  test.each([
    ['gu', 'વિધવા', 'વિધવા કે વિધુર'],
    ['hi', 'विधवा', 'विधवा या विधुर'],
  ] as const)('among the answers and in the options, in %s', (language, widow, either) => {
    const answered = (gender: string) =>
      wordsOf(language, gender).answerTo('marital', { gender, marital: 'widowed' });
    expect(['Female', 'Male', 'Other'].map(answered)).toEqual([widow, either, either]);
    const offered = (gender: string) =>
      optionsOf({ question: 'marital', words: wordsOf(language, gender), states: [], circumstances: [] })[2];
    expect([offered('Female')?.label, offered('unknown')?.label]).toEqual([widow, either]);
    const input = { gender: 'Female', age: '61', marital: 'widowed' };
    expect(wordsOf(language, 'Female').forWhom(input)).not.toContain(either);
  });

  test('where a scheme is only for women, whoever asks', () => {
    const gu = wordsOf('gu', 'Male');
    expect(gu.reason('not', scheme({ ...asked, gender: 'Female' }))).toMatch(/: વિધવા$/);
    expect(gu.reason('not', scheme(asked))).toMatch(/: વિધવા કે વિધુર$/);
    expect(wordsOf('gu', 'Female').reason('can', scheme(asked))).toMatch(/: વિધવા\.$/);
  });

  test('in Hindi, with verbs for a woman', () => {
    const deserted = { marital: 'deserted' };
    expect(wordsOf('hi', 'Female').answerTo('marital', deserted)).toContain('अलग रहती हैं');
    expect(wordsOf('hi', 'Male').answerTo('marital', deserted)).toContain('अलग रहते हैं');
    const student = scheme({ rules: ['student'], eligibility: { circumstances: ['student'] } });
    expect(wordsOf('hi', 'Female').reason('perhaps', student)).toContain('पढ़ती हैं?');
    expect(wordsOf('hi', 'Female').reason('can', student)).toContain('पढ़ती हैं।');
    expect(wordsOf('hi').reason('perhaps', student)).toContain('पढ़ते हैं?');
  });
});

test.each([
  ['en', 'is this person widowed?', 'is the family in the SC group?'],
  ['gu', 'શું આ લાગુ પડે છે: વિધવા કે વિધુર?', 'શું કુટુંબ એસસી વર્ગનું છે?'],
  ['hi', 'क्या यह लागू होता है: विधवा या विधुर?', 'क्या परिवार एससी वर्ग का है?'],
] as const)('one possible answer is asked for without a list, in %s', (language, marital, group) => {
  const { t, reason } = wordsOf(language);
  expect(reason('perhaps', scheme(asked))).toBe(`${t.result.needToKnow} ${marital}`);
  expect(reason('perhaps', scheme({ rules: ['group'], beneficiary: ['SC'] }))).toContain(group);
});

test('several possible answers are listed', () => {
  const eligibility = { maritalStatus: ['widowed' as const, 'deserted' as const] };
  const { reason } = wordsOf('en');
  const text = reason(
    'perhaps',
    scheme({ rules: ['maritalStatus', 'group'], eligibility, beneficiary: ['SC', 'ST'] }),
  );
  expect(text).toContain('is this person one of these: widowed, separated, divorced or deserted?');
  expect(text).toContain('is the family one of these: SC, ST?');
});
