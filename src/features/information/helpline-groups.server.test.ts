import { expect, test } from 'vitest';
import rows from '#database/reference/helplines.json' with { type: 'json' };
import { groupHelplines } from './helpline-groups.server.ts';

test('every helpline stands in one group, 112 first, in the words of the language', () => {
  const lines = groupHelplines('gu').flatMap((group) => group.lines);
  expect(lines[0]).toMatchObject({ number: '112', name: 'કટોકટી સેવા', hours: null });
  expect(lines.map(({ number }) => number).sort()).toEqual(rows.map(({ number }) => number).sort());
});

test('hours that are known are shown; what nobody checked again, or only reported, is told apart', () => {
  const lines = groupHelplines('en').flatMap((group) => group.lines);
  const of = (number: string) => lines.find((line) => line.number === number);
  expect(of('14567')).toMatchObject({ hours: '08:00–20:00', isReported: false, isRechecked: true });
  expect(of('1962')).toMatchObject({ hours: '07:00–19:00', isReported: true, isRechecked: true });
  expect(of('15100')).toMatchObject({ hours: '', isRechecked: false });
});
