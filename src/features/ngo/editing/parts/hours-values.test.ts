import { expect, test } from 'vitest';
import { linesOfHours, readOpeningHours } from './hours-values.ts';

function formOf(fields: [name: string, value: string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const FULL: [string, string][] = [
  ['hoursDays-0', 'Mo'],
  ['hoursDays-0', 'Tu'],
  ['hoursOpens-0', '10:00'],
  ['hoursCloses-0', '17:00'],
];
const EMPTY: [string, string][] = [
  ['hoursOpens-1', ''],
  ['hoursCloses-1', ''],
];

test('reads the lines of the form and leaves out empty ones', () => {
  expect(readOpeningHours(formOf([...FULL, ...EMPTY]))).toBe('Mo-Tu 10:00-17:00');
  expect(readOpeningHours(formOf(EMPTY))).toBe('');
});

test.each([
  [
    [
      ['hoursDays-0', 'Sa'],
      ['hoursOpens-0', ''],
      ['hoursCloses-0', ''],
    ],
    { days: ['Sa'], opens: '', closes: '' },
  ],
  [
    [
      ['hoursOpens-0', '10:00'],
      ['hoursCloses-0', ''],
    ],
    { days: [], opens: '10:00', closes: '' },
  ],
  [
    [
      ['hoursOpens-0', ''],
      ['hoursCloses-0', '17:00'],
    ],
    { days: [], opens: '', closes: '17:00' },
  ],
] as [[string, string][], object][])('keeps a line that lacks something: %j', (fields, line) => {
  expect(linesOfHours(readOpeningHours(formOf(fields)))).toEqual([line]);
});
