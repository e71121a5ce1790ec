import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { DEMO_NGO, DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { unbrokenReference } from '#src/features/help-request/unbroken-reference.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { findAxeViolations } from '../support/axe.ts';
import { submitHelpRequest } from '../support/help-requests.ts';
import { signIn } from '../support/sign-in.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { main } from '../support/page.ts';
import { addressOf, DESK, newVisitor } from '../support/visit.ts';
import { typePassword } from '../support/type-password.ts';

const HOME = `/${BRAND.slug}/helpRequests`;
const EMAIL = 'asks.twice@example.org';
const t = en['help-request/oversight'];
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name }).waitFor();

/** Two requests of one person in Dang, for work, which no NGO of the demonstration takes up by itself; their references. */
async function submitTwice(): Promise<string[]> {
  const values = {
    userCity: 'Ahwa',
    userHelpCategory: 'Occupation',
    userName: 'Jamna Pawar',
    isAnother: true,
  };
  const submit = (helpDescription: string) =>
    submitHelpRequest({ email: EMAIL, values: { ...values, userMobile: '9898989898', helpDescription } });
  return [await submit('A sewing machine, so that I can earn'), await submit('Please, a sewing machine')];
}

test('staff see where help is missing, find a request, merge its duplicate, assign it to an NGO, and close it with a reason', async () => {
  const [first, second] = (await submitTwice()) as [string, string];
  const { page, pageErrors } = await newVisitor({ viewport: DESK });
  const staff = { email: 'staff@example.org', password: DEMO_PASSWORD };
  await signIn(page, { ...staff, to: HOME, language: 'gu' });
  await main(page).getByRole('heading', { name: gu['help-request/oversight'].need.title }).waitFor();
  await expectAccessibleEverywhere(page);
  await page.goto(addressOf(`${HOME}?district=Nowhere`));
  await heading(page, t.list.none);
  await main(page).getByRole('link', { name: t.list.all }).click();
  await main(page)
    .getByRole('heading', { level: 1, name: /request/ })
    .waitFor();

  // The counts, the map with its table, and the link from a district to its list.
  await main(page).getByRole('link', { name: t.list.overview }).click();
  await main(page).getByRole('heading', { name: t.need.title }).waitFor();
  expect(await main(page).getByRole('img').getAttribute('aria-label')).toContain('34 districts');
  await main(page)
    .getByRole('navigation', { name: t.need.filter })
    .getByRole('link', { name: 'Occupation' })
    .click();
  await page.waitForURL(/need=Occupation/);
  await main(page)
    .getByRole('img', { name: /Occupation/ })
    .waitFor();
  await main(page)
    .getByRole('button', { name: t.need.allDistricts(34, '34') })
    .click();
  const districts = main(page).getByRole('table', { name: t.need.title });
  await expect.poll(() => districts.getByRole('row').count()).toBe(35);
  // The place in the table is the number on the map.
  const place = /^\d+/.exec(await districts.getByRole('rowheader', { name: 'Dang' }).innerText())![0];
  expect(await main(page).getByRole('img').locator('text').allTextContents()).toContain(place);
  await districts.getByRole('link', { name: 'Dang', exact: true }).click();
  await page.waitForURL(/district=Dang/);
  await expect.poll(() => page.getByLabel(t.list.district, { exact: true }).inputValue()).toBe('Dang');
  await main(page).getByRole('link', { name: first }).waitFor();
  await expectAccessibleEverywhere(page);

  // Finds it by its reference in another spelling, with the keyboard only.
  await page.getByLabel(t.list.words).fill(second.toLowerCase().replaceAll('-', ''));
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=sh/);
  await heading(page, t.list.results(1, 'One'));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: en.area.asCsv }).click();
  expect((await downloading).suggestedFilename()).toBe('help-requests.csv');
  await main(page).getByRole('link', { name: second }).click();
  await main(page).getByText('Please, a sewing machine').waitFor();
  await main(page).getByRole('link', { name: first }).waitFor();

  // Contact details appear only after a view, which is recorded.
  expect(await page.content()).not.toContain('9898989898');
  await page.getByRole('button', { name: t.contact.show }).click();
  await page.getByText(t.contact.recorded).waitFor();
  expect(await page.getByRole('link', { name: '9898989898' }).getAttribute('href')).toBe('tel:+919898989898');
  await expectAccessibleEverywhere(page);

  // The duplicate is suggested and merged with one click. A refusal gives its reason and keeps the input.
  await page.getByRole('button', { name: t.steps.merge }).click();
  const reference = page.getByRole('dialog').getByLabel(t.steps.mergeReference);
  await reference.fill('SH-2222-22');
  await page.getByRole('button', { name: t.steps.mergeYes }).click();
  await typePassword(page);
  await page.getByRole('dialog').getByText('Only two requests of the same person').waitFor();
  expect(await reference.inputValue()).toBe('SH-2222-22');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: first }).click();
  expect(await reference.inputValue()).toBe(first);
  await page.getByRole('button', { name: t.steps.mergeYes }).click();
  await heading(page, t.request.headline.closed(unbrokenReference(second)));
  await page.getByText(t.steps.nothing).waitFor();

  // The remaining request is reassigned to an NGO found by name.
  await main(page).getByRole('link', { name: first }).click();
  await main(page).getByText('A sewing machine, so that I can earn').waitFor();
  await page.getByRole('button', { name: t.steps.reassign }).click();
  await page.getByRole('dialog').getByLabel(t.steps.search).fill(DEMO_NGO);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText(t.steps.results, { exact: true }).waitFor();
  await page.getByRole('button', { name: t.steps.reassignConfirm }).click();
  await page.getByRole('dialog').getByText(t.steps.choose).waitFor();
  await page.getByRole('dialog').getByRole('radio', { name: DEMO_NGO }).check();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: t.steps.reassignConfirm }).click();
  await main(page)
    .getByRole('heading', { name: t.request.steps.reassigned(DEMO_NGO) })
    .waitFor();

  // The requests that this NGO received.
  await main(page).getByRole('link', { name: DEMO_NGO }).click();
  await page.waitForURL((url) => url.pathname.startsWith(`/${BRAND.slug}/request/`));
  await page.getByLabel(t.ofNgo.state).selectOption('sent');
  await page.getByRole('button', { name: en.site.search }).click();
  await page.waitForURL(/state=sent/);
  await expectAccessibleEverywhere(page);
  await main(page).getByRole('link', { name: first }).click();

  // Closes it with a reason that the person can read.
  await page.getByRole('button', { name: t.steps.close, exact: true }).click();
  await page.getByRole('button', { name: t.steps.closeYes }).click();
  await page.getByRole('dialog').getByText('Please write something.').waitFor();
  await page.getByRole('dialog').getByLabel(t.steps.reason).fill('The district office gave you one.');
  await page.getByRole('button', { name: t.steps.closeYes }).click();
  await heading(page, t.request.headline.closed(unbrokenReference(first)));
  await main(page).getByText('The district office gave you one.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  // The browser's console reports the two refused calls.
  expect(pageErrors.filter((line) => !/40[039]/.test(line))).toEqual([]);

  await page.goto(addressOf(`/${BRAND.slug}/request/999999`));
  await heading(page, en.site.notFound.title);
});
