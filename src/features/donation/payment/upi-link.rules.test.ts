import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRupees, paise, rupees } from '#src/shared/money.ts';
import { referenceOf, REFERENCE_CHARACTERS } from '#src/shared/reference-number.ts';
import { asciiName, upiLink } from './upi-link.rules.ts';

test('a link has the payee, the amount with two decimals, the currency, a note and our reference', () => {
  const payment = {
    upiId: 'sathi.seva@examplebank',
    payee: 'Sathi Seva Mandal',
    amount: rupees(1000),
    reference: 'DN-9QD3-7K',
  };
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=sathi.seva@examplebank&pn=Sathi%20Seva%20Mandal&am=1000.00&cu=INR&tn=Donation%20DN9QD37K&tr=DN9QD37K',
  );
});

test.each([
  ['Sathi Seva Mandal', 'Sathi Seva Mandal'],
  ['સાથી સેવા મંડળ', 'Saathii Sevaa Mandal'],
  ['M/s “Sathi” & Co.', 'Ms Sathi & Co.'],
  ['A'.repeat(60), 'A'.repeat(50)],
  [`${'A'.repeat(49)} B`, 'A'.repeat(49)],
  ['☺', 'NGO'],
])('the name %s is written %s', (name, ascii) => {
  expect(asciiName(name)).toBe(ascii);
});

test('every link can be read again, whatever the names and amounts are', () => {
  const upiIds = fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9.-]{0,40}[a-zA-Z0-9]@[a-zA-Z][a-zA-Z0-9]{1,20}$/);
  const characters = fc.constantFrom(...REFERENCE_CHARACTERS);
  const references = fc
    .array(characters, { minLength: 5, maxLength: 5 })
    .map((five) => referenceOf(five.join(''), 'DN'));
  const amounts = fc.integer({ min: 100, max: 1_00_00_000_00 }).map(paise);
  const payees = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[\u0a85-\u0ab9 ]+$/),
  );
  fc.assert(
    fc.property(upiIds, payees, amounts, references, (upiId, payee, amount, reference) => {
      const link = upiLink({ upiId, payee, amount, reference });
      expect(link).toMatch(/^upi:\/\/pay\?[\x21-\x7e]+$/);
      const { pa, pn, am, cu, tn, tr, ...others } = Object.fromEntries(new URL(link).searchParams);
      expect(others).toEqual({});
      expect(pa).toBe(upiId);
      expect(pn).toMatch(/^[\x20-\x7e]{1,50}$/);
      expect(am).toMatch(/^[1-9]\d*\.\d\d$/);
      expect(parseRupees(am!)).toEqual({ amount });
      expect(cu).toBe('INR');
      expect(tn).toMatch(/^[A-Za-z0-9 ]{1,50}$/);
      expect(tr).toMatch(/^[A-Za-z0-9]{1,35}$/);
      expect(tr).toBe(reference.replaceAll('-', ''));
    }),
  );
});
