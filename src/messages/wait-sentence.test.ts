import { expect, test } from 'vitest';
import { waits, waitSentence } from './wait-sentence.ts';

test.each([
  [1, 'Please wait 10 seconds.', 'कृपया 10 सेकंड रुकें।', 'કૃપા કરીને 10 સેકંડ રાહ જુઓ.'],
  [50, 'Please wait 50 seconds.', 'कृपया 50 सेकंड रुकें।', 'કૃપા કરીને 50 સેકંડ રાહ જુઓ.'],
  [51, 'Please wait 1 minute.', 'कृपया 1 मिनट रुकें।', 'કૃપા કરીને 1 મિનિટ રાહ જુઓ.'],
  [60, 'Please wait 1 minute.', 'कृपया 1 मिनट रुकें।', 'કૃપા કરીને 1 મિનિટ રાહ જુઓ.'],
  [181, 'Please wait 4 minutes.', 'कृपया 4 मिनट रुकें।', 'કૃપા કરીને 4 મિનિટ રાહ જુઓ.'],
  [3600, 'Please wait 60 minutes.', 'कृपया 60 मिनट रुकें।', 'કૃપા કરીને 60 મિનિટ રાહ જુઓ.'],
  [5401, 'Please wait 2 hours.', 'कृपया 2 घंटे रुकें।', 'કૃપા કરીને 2 કલાક રાહ જુઓ.'],
  [86_400, 'Please wait 24 hours.', 'कृपया 24 घंटे रुकें।', 'કૃપા કરીને 24 કલાક રાહ જુઓ.'],
])('formats %i seconds as a wait', (seconds, en, hi, gu) => {
  for (const [language, sentences] of Object.entries({ en, hi, gu }))
    expect(waitSentence({ language: language as 'en', seconds })).toBe(sentences);
});

test('uses the singular for one hour', () => {
  expect([waits.en.hours(1), waits.hi.hours(1), waits.gu.hours(1)]).toEqual([
    'Please wait 1 hour.',
    'कृपया 1 घंटा रुकें।',
    'કૃપા કરીને 1 કલાક રાહ જુઓ.',
  ]);
});
