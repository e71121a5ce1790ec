import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paise, rupees } from '#src/shared/money.ts';
import type { Language } from '#src/shared/languages.ts';
import { amountInWords } from './amount-in-words.server.ts';

test.each<[number, Language, string]>([
  [125_000_00, 'en', 'Rupees One Lakh Twenty-Five Thousand Only'],
  [10_50, 'en', 'Rupees Ten and Fifty Paise Only'],
  [1_00, 'en', 'Rupee One Only'],
  [1, 'en', 'One Paisa Only'],
  [
    12_345_678_00,
    'en',
    'Rupees One Crore Twenty-Three Lakh Forty-Five Thousand Six Hundred Seventy-Eight Only',
  ],
  [11_000_00, 'en', 'Rupees Eleven Thousand Only'],
  [1_100_00, 'gu', 'એક હજાર એક સો રૂપિયા પૂરા'],
  [125_000_00, 'gu', 'એક લાખ પચ્ચીસ હજાર રૂપિયા પૂરા'],
  [10_50, 'gu', 'દસ રૂપિયા અને પચાસ પૈસા પૂરા'],
  [1_100_00, 'hi', 'एक हजार एक सौ रुपये मात्र'],
  [99_99_99_999_00, 'hi', 'निन्यानवे करोड़ निन्यानवे लाख निन्यानवे हजार नौ सौ निन्यानवे रुपये मात्र'],
  [10_50, 'hi', 'दस रुपये और पचास पैसे मात्र'],
])('%i paise in %s are %s', (integer, language, words) => {
  expect(amountInWords({ amount: paise(integer), language })).toBe(words);
});

test('two amounts never have the same words', () => {
  const amount = fc.integer({ min: 1, max: 999_999_999 });
  fc.assert(
    fc.property(amount, amount, fc.constantFrom<Language>('en', 'gu', 'hi'), (a, b, language) => {
      const words = [a, b].map((number) => amountInWords({ amount: rupees(number), language }));
      expect(words[0] === words[1]).toBe(a === b);
      // No digit is left, and words of one script only.
      expect(words[0]).toMatch(language === 'en' ? /^[A-Za-z -]+$/ : /^[^A-Za-z0-9]+$/);
    }),
  );
});

test('all numbers below a thousand have words of their own', () => {
  for (const language of ['en', 'gu', 'hi'] as const) {
    const all = Array.from({ length: 999 }, (_, at) => amountInWords({ amount: rupees(at + 1), language }));
    expect(new Set(all).size).toBe(999);
  }
});
