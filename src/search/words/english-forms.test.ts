import { expect, test } from 'vitest';
import { englishStems } from './english-forms.ts';

test.each([
  ['babies', 'baby'],
  ['dogs', 'dog'],
  ['dancing', 'dance'],
  ['robbed', 'robb'],
  ['beaten', 'beat'],
  ['stole', 'steal'],
  ['teeth', 'tooth'],
  ['children', 'child'],
  ['sterilized', 'sterilise'],
])('%s may be a form of %s', (word, stem) => expect(englishStems(word)).toContain(stem));

test.each(['bus', 'is', 'yes', 'red', 'dead'])('does not stem %s', (word) => {
  expect(englishStems(word).filter((stem) => stem.length < 3)).toEqual([]);
});
