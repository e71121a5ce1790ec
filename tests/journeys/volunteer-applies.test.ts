import { expect, test } from 'vitest';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { callApi } from '../support/call-api.ts';
import { findSweptNgo } from '../support/find-swept-ngo.ts';
import { journeyProduct } from '../support/journey-product.ts';
import { tabTo } from '../support/keyboard.ts';
import { waitForMail } from '../support/mails.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { button, main, waitForHeading } from '../support/page.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { runSql } from '../support/run-sql.ts';
import { addressOf, newVisitor, waitForScript, type PageErrors } from '../support/visit.ts';

const linkIn = (text = '') => /\S*\/volunteer\/me\?volunteer=[\w-]+/.exec(text)![0];

/** Returns the path of the own page from the latest mail to an address. */
async function ownPageOf(email: string): Promise<string> {
  const { text } = await waitForMail(email, (mail) => mail.text?.includes('/volunteer/me') ?? false);
  const { pathname, search } = new URL(linkIn(text), journeyProduct().origin);
  return pathname + search;
}

/** Browsers report the refused form and the erased page as failed responses. */
const unexpected = (pageErrors: PageErrors) => pageErrors.filter((error) => !/\b(404|422)\b/.test(error));

test('someone applies in Gujarati without JavaScript, confirms by email, changes the town and erases everything', async () => {
  const t = gu['volunteer/application'];
  const own = gu['volunteer/own-page'];
  const ngo = await findSweptNgo(journeyProduct().origin);
  const { page, pageErrors } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf(`/gu/${ngo.category}/detailpage/${ngo._id}`));
  await main(page).getByRole('link', { name: gu['ngo/profile'].volunteer }).first().click();
  await waitForHeading(page, t.title);

  // Mistakes are named at their fields, and nothing that was typed or chosen is lost.
  await page.locator('#name').fill('કોકિલા પટેલ');
  await page.locator('#mobile').fill('૯૮૭૬૫ ૪૩૨૧૦');
  await page.locator('#email').fill('kokila.applies@example.org');
  await page.locator('#city').selectOption('Rajkot');
  await page.getByLabel(gu.volunteer.skills.driving).check();
  await page.getByLabel(gu.volunteer.availabilities.sundays).check();
  // The parent is asked for once 'under 18' is chosen.
  expect(await page.locator('#guardianName').isVisible()).toBe(false);
  await page.getByLabel(t.ages.minor).check();
  await page.locator('#guardianName').fill('રમેશ પટેલ');
  await button(page, t.submit).click();
  await main(page).getByText(t.errors.volunteerGuardianMobileWrong).first().waitFor();
  expect(await page.locator('#name').inputValue()).toBe('કોકિલા પટેલ');
  expect(await page.getByLabel(gu.volunteer.skills.driving).isChecked()).toBe(true);
  expect(await page.getByLabel(gu.volunteer.availabilities.sundays).isChecked()).toBe(true);
  expect(await page.locator('#guardianName').inputValue()).toBe('રમેશ પટેલ');
  await page.locator('#guardianMobile').fill('9123456780');
  await button(page, t.submit).click();
  await waitForHeading(page, t.done.title);
  await main(page).getByText('kokila.applies@example.org').waitFor();

  // Opening the link confirms nothing: mail scanners open links.
  const path = await ownPageOf('kokila.applies@example.org');
  expect(path.startsWith('/gu/')).toBe(true);
  await page.goto(addressOf(path));
  await waitForHeading(page, own.states.unconfirmed.title);
  expect(await main(page).textContent()).not.toContain('9123456780');
  // A stranger sends it again with his own number. She sees that before the NGO does, and corrects it.
  const again = {
    name: 'કોકિલા પટેલ',
    mobile: '9000000001',
    email: 'kokila.applies@example.org',
    city: 'Rajkot',
  };
  const chosen = { skills: ['driving'], availability: ['sundays'], age: 'minor' };
  const parent = { guardianName: 'રમેશ પટેલ', guardianMobile: '9123456780' };
  const body = { ...again, ...chosen, ...parent };
  await callApi('POST', `volunteer/applyToVolunteer/${ngo._id}`, { body });
  await button(page, own.confirm).click();
  await main(page).getByRole('heading', { name: own.review.title }).waitFor();
  expect(await page.locator('#mobile').inputValue()).toBe('9000000001');
  await page.locator('#mobile').fill('98765 43210');
  await button(page, own.confirm).click();
  await waitForHeading(page, own.states.applied.title);
  for (const text of ['કોકિલા પટેલ', '9876543210', 'રમેશ પટેલ', '9123456780', gu.volunteer.skills.driving])
    await main(page).getByText(text, { exact: true }).first().waitFor();

  await main(page).getByText(own.stored.change, { exact: true }).click();
  await page.locator('#city').selectOption('Surat');
  await button(page, own.stored.save).click();
  await main(page).getByText('સુરત', { exact: true }).first().waitFor();

  await main(page).getByText(own.erase.open, { exact: true }).click();
  await main(page).getByText(own.erase.text).waitFor();
  await button(page, own.erase.submit).click();
  await waitForHeading(page, own.erased);
  expect((await page.goto(addressOf(path)))?.status()).toBe(404);
  await waitForHeading(page, own.notFound);
  expect(unexpected(pageErrors)).toEqual([]);
});

test('someone applies with the keyboard alone, is accepted, takes a shift and gives it back', async () => {
  const t = en['volunteer/application'];
  const own = en['volunteer/own-page'];
  const ngo = await findSweptNgo(journeyProduct().origin);
  const { page, pageErrors } = await newVisitor();
  await page.goto(addressOf(`/volunteer/${ngo._id}`));
  await waitForScript(page);
  for (const [id, text] of [
    ['name', 'Kokila Patel'],
    ['mobile', '98765 43210'],
    ['email', 'keyboard@example.org'],
    ['city', 'Raj'],
  ] as const) {
    await tabTo(page, page.locator(`#${id}`));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.locator('#skills'));
  await page.keyboard.press('Space');
  await tabTo(page, page.locator('#availability'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  // The age was not chosen. The summary takes the focus and leads to the field.
  await main(page).getByText(t.errors.volunteerAgeRequired).first().waitFor();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('age');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await waitForHeading(page, t.done.title);
  await expectAccessibleEverywhere(page);

  const path = await ownPageOf('keyboard@example.org');
  await page.goto(addressOf(path));
  await waitForScript(page);
  await expectAccessibleEverywhere(page);
  await button(page, own.confirm).focus();
  await page.keyboard.press('Enter');
  await waitForHeading(page, own.states.applied.title);
  await withProductDatabase(async (db) => {
    await runSql(db, {
      text: `update volunteer set status = 'accepted', decided_at = now() where email = 'keyboard@example.org'`,
      values: [],
    });
    await runSql(db, {
      text: `insert into volunteer_shift (ngo_id, title, place, starts_at, ends_at, needed) values
        ($1::bigint, 'Blood donation desk', 'Town hall', now() + interval '9 days', now() + interval '9 days 3 hours', 1)`,
      values: [ngo._id],
    });
  });
  await page.reload();
  await waitForHeading(page, own.states.accepted.title);
  await waitForScript(page);
  await button(page, `${own.shifts.take} Blood donation desk`).focus();
  await page.keyboard.press('Enter');
  const giveBack = main(page).getByRole('button', { name: `${own.shifts.giveBack} Blood donation desk` });
  await giveBack.waitFor();
  await main(page).getByText(own.stored.change, { exact: true }).click();
  await expectAccessibleEverywhere(page);
  await giveBack.click();
  await main(page)
    .getByRole('button', { name: `${own.shifts.take} Blood donation desk` })
    .waitFor();

  // An unknown link and an NGO that does not exist are explained.
  expect((await page.goto(addressOf('/volunteer/me?volunteer=nothing')))?.status()).toBe(404);
  await waitForHeading(page, own.notFound);
  await expectAccessibleEverywhere(page);
  for (const id of ['999999', 'x']) expect((await fetch(addressOf(`/volunteer/${id}`))).status).toBe(404);
  expect(unexpected(pageErrors)).toEqual([]);
});
