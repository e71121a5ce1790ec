import { expect, test } from 'vitest';
import { translationStateOf } from './translation-state.ts';

test.each([
  ['nothing is written', [['', '']], undefined],
  ['only spaces are written', [[' ', null]], undefined],
  [
    'one of two texts is not translated',
    [
      ['Eyes', 'આંખ'],
      ['Free', ''],
    ],
    'missing',
  ],
  [
    'all texts that there are have a translation',
    [
      ['Eyes', 'આંખ'],
      ['', ''],
    ],
    'translated',
  ],
  ['the text is written in the other language only', [[null, 'આંખ']], 'translated'],
] as const)('when %s', (_, pairs, state) => {
  expect(translationStateOf(pairs)).toBe(state);
});
