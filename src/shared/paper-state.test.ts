import { expect, test } from 'vitest';
import { paperState } from './paper-state.ts';

test('a document is valid on its last day, ends soon from 180 days before and has ended the day after', () => {
  const state = (today: string) => paperState({ validTo: '2027-03-31', today });
  expect(state('2026-10-01')).toBe('valid');
  expect(state('2026-10-02')).toBe('ending');
  expect(state('2027-03-31')).toBe('ending');
  expect(state('2027-04-01')).toBe('ended');
});

test('a document without an end is valid', () => {
  expect(paperState({ validTo: null, today: '2026-11-21' })).toBe('valid');
});
