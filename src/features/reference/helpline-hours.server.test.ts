import { expect, test } from 'vitest';
import { helplineHours } from './helpline-hours.server.ts';

test.each([
  ['08:00-20:00', '8 am to 8 pm', 'सुबह 8 से रात 8 बजे तक', 'સવારે 8થી રાત્રે 8 સુધી'],
  ['07:00-19:00 reported', '7 am to 7 pm', 'सुबह 7 से शाम 7 बजे तक', 'સવારે 7થી સાંજે 7 સુધી'],
  ['09:30-18:00', '9:30 am to 6 pm', 'सुबह 9:30 से शाम 6 बजे तक', 'સવારે 9:30થી સાંજે 6 સુધી'],
  ['24x7', null, null, null],
  ['', '', '', ''],
])('formats the hours %j for people to read', (hours, en, hi, gu) => {
  for (const [language, text] of Object.entries({ en, hi, gu }))
    expect(helplineHours({ language: language as 'en', hours })).toBe(text);
});
