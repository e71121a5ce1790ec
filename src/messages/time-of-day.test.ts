import { expect, test } from 'vitest';
import { formatClock, formatTime } from './time-of-day.ts';

test.each([
  ['00:00', '12:00 am', 'रात 12:00', 'રાત્રે 12:00'],
  ['03:59', '3:59 am', 'रात 3:59', 'રાત્રે 3:59'],
  ['04:00', '4:00 am', 'सुबह 4:00', 'સવારે 4:00'],
  ['11:59', '11:59 am', 'सुबह 11:59', 'સવારે 11:59'],
  ['12:05', '12:05 pm', 'दोपहर 12:05', 'બપોરે 12:05'],
  ['15:05', '3:05 pm', 'दोपहर 3:05', 'બપોરે 3:05'],
  ['16:00', '4:00 pm', 'शाम 4:00', 'સાંજે 4:00'],
  ['20:30', '8:30 pm', 'रात 8:30', 'રાત્રે 8:30'],
])('%s in India is %s, %s, %s', (clock, en, hi, gu) => {
  const time = new Date(`2026-11-21T${clock}:00+05:30`);
  for (const [language, words] of Object.entries({ en, hi, gu }))
    expect(formatTime({ language: language as 'en', time })).toBe(words);
});

test('opening hours omit zero minutes', () => {
  const sentences = (clock: string) =>
    (['en', 'hi', 'gu'] as const).map((language) => formatClock({ language, clock }));
  expect(sentences('08:00')).toEqual(['8 am', 'सुबह 8', 'સવારે 8']);
  expect(sentences('17:30')).toEqual(['5:30 pm', 'शाम 5:30', 'સાંજે 5:30']);
});
