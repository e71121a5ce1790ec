import { expect, test } from 'vitest';
import { areSimilar, spokenNames } from './similar-names.ts';

const similar = (a: string, b: string) =>
  areSimilar(spokenNames({ name: a }), spokenNames({ name: b })) &&
  areSimilar(spokenNames({ name: b }), spokenNames({ name: a }));

test.each([
  ['Jeevanrekh Trust', 'Jivan Rekh  trust'],
  ['Jeevanrekh Trust', 'જીવનરેખ ટ્રસ્ટ'],
  ['Jivan Rekh trust', 'જીવનરેખ ટ્રસ્ટ'],
  ['जीवनरेख ट्रस्ट', 'જીવન રેખ ટ્રસ્ટ'],
  ['Jeevanrekh Trust', 'JEEVANREKH CHARITABLE TRUST (Regd.)'],
  ['Jeevanrekh Trust', 'Shree Jeevan-Rekh Foundation'],
  ['Jeevanrekh Trust', 'Jeevanrkeh Trust'],
  ['Jeevanrekh Trust', 'Jeevanrekh Official'],
  ['Jeevanrekh Trust', 'ᴊᴇᴇᴠᴀɴʀᴇᴋʜ (Verified)'],
  ['Jeevanrekh Trust', 'જીવનરેખ ઓફિશિયલ'],
  // Cyrillic е, а; Greek ο; full-width letters; a zero-width space.
  ['Jeevanrekh Trust', 'J\u0435\u0435v\u0430nr\u0435kh Trust'],
  ['Sona Mandal', 'S\u03bfna Mandal'],
  ['Sona Mandal', 'Ｓｏｎａ Ｍａｎｄａｌ'],
  ['Sona Mandal', 'So\u200bna Mandal'],
  ['Drishtikiran Netra Seva', 'Drushtikiran Netraseva'],
  ['Mahila Vikas Mandal', 'Mandal Mahila Vikas'],
  ['Sathi Seva Mandal', 'Saathi Sewa Mandal'],
])('%s is similar to %s', (a, b) => expect(similar(a, b)).toBe(true));

test.each([
  ['Jeevanrekh Trust', 'Jeevandhara Trust'],
  ['Gram Vikas Trust', 'Gram Vikas Mandal'],
  ['Rotary Club East', 'Rotary Club West'],
  ['Sathi Seva Mandal 1', 'Sathi Seva Mandal 2'],
  ['Asha Trust', 'Usha Trust'],
  ['Maya Seva', 'Daya Seva'],
  ['Mahila Mandal', 'Bal Mandal'],
  ['Seva Trust', 'Sarjan Trust'],
  ['!!!', 'Sona'],
])('%s is not similar to %s', (a, b) => expect(similar(a, b)).toBe(false));
