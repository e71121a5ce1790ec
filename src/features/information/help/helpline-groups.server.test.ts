import { expect, test } from 'vitest';
import rows from '#database/reference/helplines.json' with { type: 'json' };
import { groupHelplines } from './helpline-groups.server.ts';

test('every helpline is in one group, 112 first, in the language of the page', () => {
  const lines = groupHelplines('gu').flatMap((group) => group.lines);
  expect(lines[0]).toMatchObject({
    number: '112',
    name: 'ઇમરજન્સી (પોલીસ, ફાયર બ્રિગેડ, એમ્બ્યુલન્સ)',
    hours: null,
  });
  expect(lines.map(({ number }) => number).sort()).toEqual(rows.map(({ number }) => number).sort());
});

test('marks hours that were only reported or not checked again', () => {
  const lines = groupHelplines('en').flatMap((group) => group.lines);
  const of = (number: string) => lines.find((line) => line.number === number);
  expect(of('14567')).toMatchObject({ hours: '8 am to 8 pm', isReported: false, isRechecked: true });
  expect(of('1962')).toMatchObject({ hours: '7 am to 7 pm', isReported: true, isRechecked: true });
  expect(of('15100')).toMatchObject({ hours: '', isRechecked: false });
});
