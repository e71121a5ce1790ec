import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { fillJoinForm } from '../support/join-form.ts';
import { findSidewaysScrollOfLargeText } from '../support/layout-problems.ts';
import { expectAccessible, expectAccessibleEverywhere } from '../support/page-checks.ts';
import { addressOf, DESK, newVisitor, waitForScript } from '../support/visit.ts';

const PASSWORD = 'nine white egrets stand';

/** An NGO of the demo data, spelled in another way. */
const NAMESAKE = 'Jivan Rekh Raktmitra Mandal';

const send = (page: Page, words = en) =>
  page.getByRole('button', { name: words['ngo/registration'].submit, exact: true }).click();

/** Sends the empty form with Enter, which does not press the button that requests a code. */
async function sendNothing(page: Page, words: typeof en): Promise<Locator> {
  const { organisation } = words['ngo/registration'];
  await page.getByLabel(organisation.pin, { exact: true }).press('Enter');
  const summary = page.getByRole('alert');
  await summary.waitFor();
  const name = page.getByLabel(organisation.name, { exact: true });
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  return summary;
}

/** Fills in the form with the name of another NGO, sends it, and is asked whether they are the same. */
async function fillInNamesake(
  page: Page,
  { email, words }: { email: string; words: typeof en },
): Promise<void> {
  await fillJoinForm(page, { name: NAMESAKE, email, password: PASSWORD }, words);
  await send(page, words);
  await page.getByRole('heading', { name: words['ngo/registration'].similar.heading }).waitFor();
}

test('without JavaScript, an NGO corrects its form, says that it is not the one of the same name, and sees what happens next', async () => {
  const { similar, account, submitted } = en['ngo/registration'];
  const { page, pageErrors } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/rform'));
  const summary = await sendNothing(page, en);
  expect(await summary.getByRole('link').count()).toBe(13);
  await summary.getByRole('link').first().click();
  await fillInNamesake(page, { email: 'without@register.example.org', words: en });
  const link = page.locator('#similar').getByRole('link').first();
  expect(await link.getAttribute('href')).toMatch(/^\/health\/detailpage\/\d+$/);
  await page.getByLabel(similar.another).check();
  // A page rendered by the server never contains it.
  const password = page.getByLabel(account.password, { exact: true });
  expect(await password.inputValue()).toBe('');
  await password.fill(PASSWORD);
  await send(page);
  await page.getByRole('heading', { level: 1, name: submitted.title }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/rform/sent');
  // The browser's console reports every refused form.
  expect(pageErrors.filter((line) => !/422|409/.test(line))).toEqual([]);
});

test('in Gujarati, an NGO corrects its form, claims the one of the same name, and sees what happens next', async () => {
  const { similar, account, claimed, papers } = gu['ngo/registration'];
  const { page, pageErrors } = await newVisitor();
  await page.goto(addressOf('/gu/rform'));
  await waitForScript(page);
  await page.getByText(papers.open).click();
  const pan = page.getByLabel(papers.labels.pan, { exact: true });
  await pan.fill('none');
  const summary = await sendNothing(page, gu);
  expect(await summary.getByRole('link').count()).toBe(14);
  // A link of the summary leads to its field, and the errors stay.
  await summary.getByRole('link').first().click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('name');
  expect(await summary.getByRole('link').count()).toBe(14);
  expect(await page.locator('#name-error').count()).toBe(1);
  expect(await pan.isVisible()).toBe(true);
  await expectAccessibleEverywhere(page);
  await pan.fill('');

  await fillInNamesake(page, { email: 'with@register.example.org', words: gu });
  const link = page.locator('#similar').getByRole('link').first();
  expect(await link.getAttribute('href')).toMatch(/^\/gu\/health\/detailpage\/\d+$/);
  await page.getByRole('radio').first().check();
  await page.getByLabel(similar.note).fill('I keep its books.');
  expect(await page.getByLabel(account.password, { exact: true }).inputValue()).toBe(PASSWORD);
  await send(page, gu);
  await page.getByRole('heading', { level: 1, name: claimed.title }).waitFor();
  expect(pageErrors.filter((line) => !/422|409/.test(line))).toEqual([]);
});

test('on a desk, sections say how far the form is and the page of the NGO stands beside it, without moving it', async () => {
  const { page } = await newVisitor({ viewport: DESK });
  await page.addInitScript(observeLayoutShift);
  await page.goto(addressOf('/gu/rform'));
  const t = gu['ngo/registration'];
  const progress = gu['form-sections'];
  const sections = page.getByRole('navigation', { name: t.parts });
  const section = (heading: string) => sections.getByRole('link', { name: heading });
  await section(t.organisation.heading).getByText(progress.open(0, 11)).waitFor();
  await section(t.papers.heading).getByText(progress.optional(0, 6)).waitFor();
  await page.getByText(t.preview.empty).waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  await page.locator('#name').fill('Ujjas Chakshu Mandal');
  await page.locator('#category').selectOption('health');
  await page.locator('#city').selectOption('Rajkot');
  await section(t.organisation.heading).getByText(progress.open(3, 11)).waitFor();
  await page.locator('[inert]').getByText('Ujjas Chakshu Mandal').waitFor();

  await section(t.consent.heading).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t.consent.heading);
  await page.getByLabel(t.consent.tick).check();
  await section(t.consent.heading).getByText(progress.all).waitFor();
  await send(page, gu);
  await section(t.organisation.heading).getByText(progress.errors(5)).waitFor();
  // To look at another section keeps what was refused.
  await section(t.account.heading).click();
  await expect.poll(() => section(t.account.heading).getAttribute('aria-current')).toBe('location');
  expect(await page.locator('[aria-invalid]').count()).toBe(9);
  await expectAccessible(page);
  expect(await findSidewaysScrollOfLargeText(page)).toEqual([]);
});

test('on a desk, the header has its width before the form below it has arrived', async () => {
  const { page } = await newVisitor({ viewport: DESK });
  const address = addressOf('/gu/rform');
  const header = () => page.locator('header').first().locator('> div').first().boundingBox();
  await page.goto(address);
  const whole = await header();
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.slice(0, html.indexOf('<main')) });
  });
  await page.goto(address);
  expect(await page.locator('main').count()).toBe(0);
  expect(await header()).toEqual(whole);
});

/** Sums up the layout shift of the page, as Cumulative Layout Shift does. Runs in the browser. */
function observeLayoutShift() {
  const page = globalThis as unknown as { shift: number };
  page.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
