import { expect, test } from 'vitest';
import { listContactDetails } from '#src/shared/india/hide-contact-details.ts';
import { isOwnPage } from './own-pages.ts';

const OWNER = { ngoId: '17', origin: 'https://sahay.example.org', website: 'https://sathi.example.org/' };

/** Returns the contacts in a text that lead away from the NGO. */
const leadingAway = (text: string, owner: Partial<typeof OWNER> = {}) =>
  listContactDetails(text).filter((contact) => !isOwnPage(contact, { ...OWNER, ...owner }));

test.each([
  'https://sahay.example.org',
  'https://sahay.example.org/',
  'See sahay.example.org/schemes/finder, please.',
  'https://sahay.example.org/gu/helpRequest',
  'https://sahay.example.org/gu',
  'https://sahay.example.org/donate/17',
  'https://sahay.example.org/hi/volunteer/17',
  'https://sahay.example.org/health/detailpage/17',
  'https://sahay.example.org/eventList?ngo=17',
  'https://sahay.example.org/schemesDetail/mukhyamantri-amrutum/builtin',
  'Fill the form at https://www.sathi.example.org/schemes/apply_now.',
  'sathi.example.org/about-us.html',
  'sathi.example.org/files/report.pdf',
  'sathi.example.org/2024/05/12/annual-day/',
  'https://sathi.example.org/?p=123',
  'https://sathi.example.org/about#team',
  'https://sathi.example.org/યોજના',
  'https://sathi.example.org/%E0%AA%AF%E0%AB%8B%E0%AA%9C%E0%AA%A8%E0%AA%BE/apply',
])('lead nobody away: %s', (text) => expect(leadingAway(text)).toEqual([]));

test.each([
  'https://sahay.example.org/donate/18',
  'https://sahay.example.org/donate/170',
  'https://sahay.example.org/health/detailpage/18',
  'https://sahay.example.org/x/detailpage/1/17',
  'https://sahay.example.org/eventDetail/17',
  'https://sahay.example.org/schemesDetail/17/ngo',
  'https://sahay.example.org/eventList?ngo=18',
  'https://sahay.example.org/search?q=17',
  'https://sahay.example.org/schemesDetail/98765-43210/builtin',
  'https://sahay.example.org.evil.com/schemes',
  'https://sahay.example.org@evil.com/schemes',
  'https://sahay.example.organised.org/schemes',
  'help@sahay.example.org',
  'sathi.example.org/call-98765-43210',
  'sathi.example.org/call-૯૮૭૬૫-૪૩૨૧૦',
  'sathi.example.org/call%2D98765%2D43210',
  'sathi.example.org/98765-then-43210',
  'sathi.example.org/to/../thief',
  'sathi.example.org/?to=thief.org',
  'sathi.example.org/?p=9876543210',
  'sathi.example.org/thief.org',
  'sathi.example.org/@thief',
  'sathi.example.org/%E0%A4%A',
  'sathi.example.org/2024/05/98765/43210',
])('may lead away: %s', (text) => expect(leadingAway(text)).toHaveLength(1));

test('pages stand beside the first page of a website, not on other pages of a host that many use', () => {
  const website = 'http://www.sathi.example.org/index.php';
  expect(leadingAway('sathi.example.org/donors', { website })).toEqual([]);
  expect(leadingAway('facebook.com/thief', { website: 'https://www.facebook.com/sathi' })).toHaveLength(1);
  expect(leadingAway('facebook.com/sathi/photos', { website: 'https://www.facebook.com/sathi' })).toEqual([]);
});

test('nothing is a page of a site without an address', () => {
  expect(leadingAway('evil.org/schemes', { origin: '', website: '' })).toHaveLength(1);
});
