import { expect, test } from 'vitest';
import { rankNeeds } from './need-relevance.server.ts';
import { readWords } from './words/formed-words.ts';

test('a need with many phrases is found among needs with few', () => {
  const found = rankNeeds(readWords('fell from tree cannot move waist')).map(({ id }) => id);
  expect(found).toContain('bones-joints');
});
