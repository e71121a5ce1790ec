import { expect, test } from 'vitest';
import { isMaskedContact, maskEmail, maskPhone } from './masked-contact.ts';

test('a masked contact shows too little to call or write to it, and is known as masked', () => {
  expect([maskPhone('9876543210'), maskEmail('kamala@example.org')]).toEqual(['XXXXXX3210', 'k…@…']);
  expect([maskPhone(''), maskEmail('')]).toEqual(['', '']);
  for (const masked of ['XXXXXX3210', 'k…@…']) expect(isMaskedContact(masked)).toBe(true);
  for (const whole of ['9876543210', 'kamala@example.org', '']) expect(isMaskedContact(whole)).toBe(false);
});
