import { expect, test } from 'vitest';
import donations from '#database/demo/donations.json' with { type: 'json' };
import ngos from '#database/demo/ngos.json' with { type: 'json' };
import { isNameOnCheque } from './cheque-words.rules.ts';

test.each([
  // As in the files of banks that the tests of bank statements read.
  'SATHI SEVA MANDAL',
  'M/S. SATHI SEVA MANDAL',
  'A/c. of Smt. K.J. Shah Charitable Trust',
  'Shri B.R.Ambedkar Edu. & Char. Trust (Regd.)',
  'St. Xavier’s Non-Profit Co. Pvt. Ltd.',
  'Opp. Town Hall, M.G. Road, Nr. S.T. Stand, Sec. 21',
  'શ્રી ડૉ. આંબેડકર સેવા ટ્રસ્ટ, તા. ભુજ',
  'श्री प्रा. लि. सेवा मंडल',
  ...ngos.map(({ name }) => name),
  ...donations.map(({ branch }) => branch),
])('%s is a name', (name) => {
  expect(isNameOnCheque(name)).toBe(true);
});

test.each([
  'Sathi Seva Mandal Yearly check by Sahay: nothing changes',
  'Rajkot. This is a routine renewal. Please do not press the link below, it would stop your donations',
  'Rajkot.This is routine',
  'રાજકોટ. આ ફક્ત તપાસ છે',
  'राजकोट। यह केवल जांच है',
  'Rajkot! All is well',
  'Is it well? Yes',
  'Rajkot”. Until now',
  'see evil.example',
])('%s is a sentence', (text) => {
  expect(isNameOnCheque(text)).toBe(false);
});
