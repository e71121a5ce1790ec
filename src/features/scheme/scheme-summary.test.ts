import { expect, test } from 'vitest';
import { summaryOf } from './scheme-summary.ts';

test.each([
  ['Free spectacles. Every Thursday, in the camp.', 'Free spectacles.'],
  ['आंखों की जांच और मुफ़्त चश्मा। हर गुरुवार।', 'आंखों की जांच और मुफ़्त चश्मा।'],
  ['Up to Rs. 2,500 a month, by Dr. A. Shah. Each year.', 'Up to Rs. 2,500 a month, by Dr. A. Shah.'],
  ['  Two\n lines', 'Two lines'],
])('returns the first sentence of a description: %s', (description, summary) => {
  expect(summaryOf(description)).toBe(summary);
});

test('shortens a long sentence after a whole word', () => {
  const summary = summaryOf('સહાય '.repeat(60));
  expect(summary).toMatch(/^(સહાય )+…$/);
  expect(summary.length).toBeLessThanOrEqual(162);
});
