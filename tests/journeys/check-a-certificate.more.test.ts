import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownPagePath } from '#src/features/volunteer/own-page-link.server.ts';
import { volunteerTesting } from '#src/features/volunteer/volunteer.fixture.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { rowOf, SCHEME_NGO } from '../support/managed-schemes.ts';
import { expectAccessible, expectAccessibleEverywhere } from '../support/page-checks.ts';
import { button, main, waitForHeading, waitForToast } from '../support/page.ts';
import { productKeys } from '../support/journey-product.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { readPdf } from '../support/read-pdf.ts';
import { runSql } from '../support/run-sql.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, newVisitor } from '../support/visit.ts';
import { typePassword } from '../support/type-password.ts';

const t = en['volunteer/certificates'];
const check = en['volunteer/certificate-check'];
const own = gu['volunteer/own-page'];
const { states } = en['volunteer/certificates/state'];
const CERTIFICATES = '/ngopage/volunteer/certificates';
const NAME = 'ક્ષિતિજ શ્રીમાળી';
const EMAIL = 'kshitij@example.org';
const dialog = (page: Page) => page.getByRole('dialog');

/**
 * Saves a Gujarati volunteer of the demo NGO with two and a half confirmed hours ten days ago.
 * Returns the path of the own page.
 */
async function saveWorkedVolunteer(db: Database): Promise<string> {
  const [row] = await runSql<[string]>(db, {
    text: 'select ngo_id::text from account where email = $1',
    values: [SCHEME_NGO.email],
  });
  const ngoId = row![0];
  const keys = productKeys();
  const testing = volunteerTesting({ db, services: { keys } });
  const { _id, reference } = await testing.savedVolunteer(ngoId, {
    name: NAME,
    email: EMAIL,
    language: 'gu',
  });
  const shiftId = await testing.savedShift(ngoId, { startsInHours: -240 });
  await testing.savedPlace({ shiftId, volunteerId: _id, minutes: 150 });
  return ownPagePath({ keys, volunteer: { reference, language: 'gu' } });
}

async function typeNumber(page: Page, number: string): Promise<void> {
  await page.getByLabel(check.field).fill(number);
  await button(page, check.submit).click();
}

test('an NGO issues a certificate, the volunteer downloads it, anyone checks its number, and the NGO withdraws it', async () => {
  const ownPage = await withProductDatabase(saveWorkedVolunteer);
  const { page, pageErrors } = await newVisitor();
  await signIn(page, { ...SCHEME_NGO, to: CERTIFICATES });
  await waitForHeading(page, t.title);

  // A proposal that arrives late does not replace what was typed meanwhile.
  await page.route('**/proposeCertificate/**', async (route) => {
    await wait(400);
    await route.continue();
  });
  await button(page, t.issue.button).click();
  await page.getByLabel(t.issue.find).fill('kshitij');
  await dialog(page).getByRole('button', { name: t.issue.search }).click();
  await dialog(page).getByRole('button', { name: NAME }).click();
  await dialog(page).getByText(t.issue.confirmed('2.5')).waitFor();
  const hours = page.getByLabel(t.issue.hours, { exact: true });
  expect(await hours.inputValue()).toBe('2.5');
  // The NGO cannot certify more than it has confirmed, and nothing that was typed is lost.
  await hours.fill('3');
  await dialog(page).getByRole('button', { name: t.issue.confirm }).click();
  await typePassword(page);
  await dialog(page).getByRole('alert').getByText('You have confirmed 2.5 hours in this period').waitFor();
  expect(await hours.inputValue()).toBe('3');
  await expectAccessible(page);
  await hours.fill('2.5');
  await dialog(page).getByRole('button', { name: t.issue.confirm }).click();
  await waitForToast(page, 'The certificate is issued and on its way by email.');
  await rowOf(page, NAME).getByText(states.valid).waitFor();
  const number = /VC(-[2-9A-Z]{4}){3}/.exec((await main(page).textContent()) ?? '')![0];
  await expectAccessibleEverywhere(page);

  const downloading = page.waitForEvent('download');
  await main(page)
    .getByRole('button', { name: t.fileOf(NAME) })
    .click();
  expect((await downloading).suggestedFilename()).toBe(`${number}.pdf`);

  // Somebody types the number, without JavaScript, on a phone.
  const { page: stranger } = await newVisitor({ javaScriptEnabled: false });
  await stranger.goto(addressOf('/volunteer/certificate'));
  await waitForHeading(stranger, check.title);
  await button(stranger, check.submit).click();
  await main(stranger).getByText(check.numberRequired).waitFor();
  await typeNumber(stranger, 'VC-2222-22');
  await waitForHeading(stranger, check.notFound);
  await typeNumber(stranger, number.toLowerCase());
  await waitForHeading(stranger, check.valid);
  expect(new URL(stranger.url()).pathname).toBe(`/volunteer/certificate/${number}`);
  const facts = (await main(stranger).textContent()) ?? '';
  expect(facts).toContain('ક્ષિ. શ્રી.');
  expect(facts).not.toContain('ક્ષિતિજ');
  expect(await stranger.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');

  // The volunteer finds it on the own page, downloads it with the keyboard, and looks at what others see.
  const { page: volunteer } = await newVisitor();
  await volunteer.goto(addressOf(ownPage));
  await volunteer.getByRole('heading', { name: own.certificates.title }).waitFor();
  await expectAccessibleEverywhere(volunteer);
  const saving = volunteer.waitForEvent('download');
  await main(volunteer)
    .getByRole('link', { name: own.certificates.download(number) })
    .focus();
  await volunteer.keyboard.press('Enter');
  const { lines } = readPdf(await buffer(await (await saving).createReadStream()));
  expect(lines).toEqual(expect.arrayContaining([NAME, number, gu['volunteer/certificate-paper'].title]));
  expect(lines.join(' ')).toContain('2.5 કલાક સ્વયંસેવા કરી છે.');
  await volunteer.goto(addressOf(`/gu/volunteer/certificate/${number}`));
  await waitForHeading(volunteer, gu['volunteer/certificate-check'].valid);
  await expectAccessibleEverywhere(volunteer);

  await main(page).getByRole('button', { name: t.withdraw }).click();
  await page.getByLabel(t.withdrawDialog.reason).fill('Wrong person');
  // The password was typed a moment ago.
  await dialog(page).getByRole('button', { name: t.withdrawDialog.confirm }).click();
  await waitForToast(page, 'The certificate is withdrawn.');
  await rowOf(page, NAME).getByText(states.withdrawn).waitFor();
  await stranger.reload();
  await waitForHeading(stranger, check.withdrawn);
  expect(await main(stranger).textContent()).not.toContain('Wrong person');
  expect(pageErrors.filter((error) => !/403|422/.test(error))).toEqual([]);
});
