import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeText } from './normalize-text.ts';

test('composes letters and their marks', () => {
  expect(normalizeText('e\u0301')).toBe('é');
  expect(normalizeText('ﬁ', 'NFKD')).toBe('fi');
});

test('equals String.normalize for ordinary text', () => {
  for (const text of ['સેવા ટ્રસ્ટ', 'क्षत्रिय ज़मीन', 'Ḗ Ṩ', 'ગૃહ્ણાતિ'])
    for (const form of ['NFC', 'NFKC', 'NFKD'] as const)
      expect(normalizeText(text, form)).toBe(text.normalize(form));
});

test('keeps at most eight marks per letter', () => {
  const normalized = normalizeText(`e${'\u0323\u0301'.repeat(500_000)}!`);
  expect(normalized.length).toBeLessThanOrEqual(10);
  expect(normalized.endsWith('!')).toBe(true);
});

test('is idempotent', () => {
  const signs = fc.constantFrom('e', 'ક', '\u0ac0', '\u0323', '\u0301', '\u094d', ' ', '\u0344', 'ﬀ');
  fc.assert(
    fc.property(fc.array(signs), (list) => {
      const once = normalizeText(list.join(''));
      expect(normalizeText(once)).toBe(once);
    }),
  );
});
