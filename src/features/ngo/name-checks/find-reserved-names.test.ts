import { expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { reservedNamesIn } from './find-reserved-names.ts';

const reserved = (name: string, more: { nameGu?: string; nameHi?: string } = {}) =>
  reservedNamesIn({ name, nameGu: more.nameGu ?? null, nameHi: more.nameHi ?? null }).length > 0;

test.each([
  BRAND.name.en,
  `${BRAND.name.en} team`,
  `${BRAND.name.en} Support (${BRAND.slug}.in)`,
  `The Official ${BRAND.name.en.toUpperCase()} Helpline`,
  'Sаhay team', // with a Cyrillic letter
  'S A H A Y',
  'S.a.h.a.y',
  'SahayTeam',
  'sahayteam',
  'Team Sahay Ahmedabad',
  'Sahay Verified',
  'My Sahay',
  'Sahay24',
  'Sahay Help 24x7',
  '5ahay',
  'ꜱᴀʜᴀʏ',
  '🆂🅰🅷🅰🆈 Team',
  'ᴘᴍ ᴄᴀʀᴇꜱ ꜰᴜɴᴅ',
  'PM CARE Fund',
  'Govt. of Gujarat',
  'Govt of India Help',
  'Gujarat Sarkar',
  'Pradhan Mantri Raahat Kosh',
  'UN1CEF',
  'PM CARES Fund',
  'P M Cares Fund of Rajkot',
  'PMCARES',
  "Gujarat Chief Minister's Relief Fund",
  'Government of Gujarat Help Centre',
  'Unicef Gujarat',
])('%s is the name of someone else', (name) => {
  expect(reserved(name)).toBe(true);
});

test.each([
  { nameGu: BRAND.name.gu },
  { nameGu: `${BRAND.name.gu} ટીમ` },
  { nameGu: `${BRAND.name.gu}ટીમ` },
  { nameHi: BRAND.name.hi },
  { nameGu: 'ગુજરાત સરકાર સહાય કેન્દ્ર' },
  { nameHi: 'प्रधानमंत्री राहत कोष' },
  { nameGu: 'મુખ્યમંત્રી રાહત નિધિ' },
])('$nameGu $nameHi is the name of someone else', (names) => {
  expect(reserved('Drishti Kiran Trust', names)).toBe(true);
});

test.each([
  ['Drishti Kiran Trust', {}],
  // The word means 'help' and stands in the names of many NGOs.
  ['Gram Sahay Samiti', { nameGu: 'ગ્રામ સહાય સમિતિ' }],
  ['Sahayog Trust', { nameGu: 'સહયોગ ટ્રસ્ટ', nameHi: 'सहयोग ट्रस्ट' }],
  ['Sahayata Kendra', {}],
  ['Jan Sahay Ahmedabad', {}],
  ['S A Haya Memorial Trust', {}],
  ['Sakhivruksh Mahila Mandal', {}],
  ['Minister Road Youth Club', {}],
])('%s may be the name of an NGO', (name, more) => {
  expect(reserved(name, more)).toBe(false);
});
