import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkOwnDetails, personKey } from './own-details.rules.ts';

const form = { name: ' Kokila  Patel ', address: '5 Station Road,\nRajkot 360001', pan: 'abcpd 1234e' };
const check = (change: object = {}, ngoPans: string[] = []) =>
  checkOwnDetails({ form: { ...form, ...change }, ngoPans });

test('details are normalised as in the form to give', () => {
  expect(check()).toEqual({
    errors: {},
    details: { name: 'Kokila Patel', address: '5 Station Road, Rajkot 360001', pan: 'ABCPD1234E' },
  });
});

test.each([
  [{ name: ' ' }, { name: 'donorNameRequired' }],
  [{ name: 'x'.repeat(101) }, { name: 'textLong' }],
  [{ address: '' }, { address: 'donorAddressRequired' }],
  [{ address: 'Aadhaar 2345 6789 0124' }, { address: 'aadhaar' }],
  [{ pan: 'ABCPD12345' }, { pan: 'donorPanWrong' }],
  [{ pan: 'ABCXD1234E' }, { pan: 'donorPanKind' }],
  [{ pan: 'AAATS1234K' }, { pan: 'donorPanOfNgo' }],
  [{ pan: '' }, {}],
  [
    { name: '', address: '', pan: 'x' },
    { name: 'donorNameRequired', address: 'donorAddressRequired', pan: 'donorPanWrong' },
  ],
])('%j has the errors %j', (change, errors) => {
  expect(check(change, ['BBBTS1234K', 'AAATS1234K']).errors).toEqual(errors);
});

test('a name is the same person however it is spaced and capitalised', () => {
  const words = fc.array(fc.stringMatching(/^[A-Za-z]{1,8}$/), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(words, (name) => {
      const spaced = `  ${name.join('   ').toUpperCase()} `;
      expect(personKey(spaced)).toBe(personKey(name.join(' ')));
      expect(personKey(`${spaced} x`)).not.toBe(personKey(name.join(' ')));
    }),
  );
});
