import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { findAxeViolations } from '../support/axe.ts';
import {
  findSidewaysScroll,
  findSidewaysScrollOfLargeText,
  findSmallTargets,
} from '../support/layout-problems.ts';
import { fillJoinForm } from '../support/join-form.ts';
import { waitForMail } from '../support/mails.ts';
import { addressOf, DESK, newVisitor, waitForScript } from '../support/visit.ts';

const PASSWORD = 'nine white egrets stand';

const send = (page: Page, words = en) =>
  page.getByRole('button', { name: words['ngo/registration'].submit, exact: true }).click();

describe.each([
  { title: 'without', javaScriptEnabled: false, words: en, at: '' },
  { title: 'in Gujarati with', javaScriptEnabled: true, words: gu, at: '/gu' },
])('an NGO registers $title JavaScript', ({ title, javaScriptEnabled, words, at }) => {
  const email = `${title.replace(/ /g, '.').toLowerCase()}@register.example.org`;

  test('and sees what happens next', async () => {
    const { page, pageErrors } = await newVisitor({ javaScriptEnabled });
    await page.goto(addressOf(`${at}/rform`));
    if (javaScriptEnabled) await waitForScript(page);
    // Enter submits the form, not the button that requests a code.
    await page.getByLabel(words['ngo/registration'].organisation.pin, { exact: true }).press('Enter');
    const summary = page.getByRole('alert');
    await summary.waitFor();
    expect(await summary.getByRole('link').count()).toBe(13);
    expect(
      await page
        .getByLabel(words['ngo/registration'].organisation.name, { exact: true })
        .getAttribute('aria-invalid'),
    ).toBe('true');
    // A link of the summary leads to its field, and the errors stay.
    await summary.getByRole('link').first().click();
    if (javaScriptEnabled) {
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('name');
      expect(await summary.getByRole('link').count()).toBe(13);
      expect(await page.locator('#name-error').count()).toBe(1);
    }

    const name =
      { with: 'Ujjas Chakshu Kendra', without: 'Vatsalya Arogya Dham' }[title] ?? 'Pragati Swasthya Sangh';
    await fillJoinForm(page, { name, email, password: PASSWORD }, words);
    await send(page, words);
    await page.getByRole('heading', { level: 1, name: words['ngo/registration'].submitted.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${at}/rform/sent`);
    const { subject, html } = await waitForMail(email, (mail) => mail.subject?.includes(name) ?? false);
    expect(subject).toBe(words.mail.joining.registered.subject(name));
    expect(html).toContain(`${at}/logIn`);
    // The browser's console reports every refused form.
    expect(pageErrors.filter((line) => !/422/.test(line))).toEqual([]);
  });

  test('and sees an existing NGO of the same name', async () => {
    const { page } = await newVisitor({ javaScriptEnabled });
    await page.goto(addressOf(`${at}/rform`));
    if (javaScriptEnabled) await waitForScript(page);
    await fillJoinForm(
      page,
      { name: 'Jivan Rekh Raktmitra Mandal', email: `again.${email}`, password: PASSWORD },
      words,
    );
    await send(page, words);
    const { similar, account, claimed } = words['ngo/registration'];
    await page.getByRole('heading', { name: similar.heading }).waitFor();
    const link = page.locator('#similar').getByRole('link').first();
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^${at}/health/detailpage/\\d+$`));
    await page.getByRole('radio').first().check();
    await page.getByLabel(similar.note).fill('I keep its books.');
    const password = page.getByLabel(account.password, { exact: true });
    // A page rendered by the server never contains it.
    expect(await password.inputValue()).toBe(javaScriptEnabled ? PASSWORD : '');
    await password.fill(PASSWORD);
    await send(page, words);
    await page.getByRole('heading', { level: 1, name: claimed.title }).waitFor();
  });
});

test('the refused form is accessible', async () => {
  const { page } = await newVisitor({ colorScheme: 'dark' });
  await page.goto(addressOf('/rform'));
  await waitForScript(page);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByText(en['ngo/registration'].papers.open).click();
  await page.getByLabel(en['ngo/registration'].papers.labels.pan, { exact: true }).fill('none');
  await send(page);
  await page.getByRole('alert').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysScroll(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await page.getByLabel(en['ngo/registration'].papers.labels.pan, { exact: true }).isVisible()).toBe(
    true,
  );
});

test('on a desk, the sections of the form say how far it is, and the page of the NGO stands beside it', async () => {
  const { page } = await newVisitor({ viewport: DESK });
  await page.goto(addressOf('/rform'));
  await waitForScript(page);
  const t = en['ngo/registration'];
  const progress = en['form-sections'];
  const sections = page.getByRole('navigation', { name: t.parts });
  const section = (heading: string) => sections.getByRole('link', { name: heading });
  await section(t.organisation.heading).getByText(progress.open(0, 11)).waitFor();
  await section(t.papers.heading).getByText(progress.optional(0, 6)).waitFor();
  await page.getByText(t.preview.empty).waitFor();
  await page.locator('#name').fill('Ujjas Chakshu Mandal');
  await page.locator('#category').selectOption('health');
  await page.locator('#city').selectOption('Rajkot');
  await section(t.organisation.heading).getByText(progress.open(3, 11)).waitFor();
  await page.locator('[inert]').getByText('Ujjas Chakshu Mandal').waitFor();

  await section(t.consent.heading).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t.consent.heading);
  await page.getByLabel(t.consent.tick).check();
  await section(t.consent.heading).getByText(progress.all).waitFor();
  await send(page);
  await section(t.organisation.heading).getByText(progress.errors(5)).waitFor();
  // To look at another section keeps what was refused.
  await section(t.account.heading).click();
  await expect.poll(() => section(t.account.heading).getAttribute('aria-current')).toBe('location');
  expect(await page.locator('[aria-invalid]').count()).toBe(9);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await findSidewaysScrollOfLargeText(page)).toEqual([]);
});

test('on a wide screen, sections and preview appear beside the form without moving it', async () => {
  const { page } = await newVisitor({ viewport: DESK });
  await page.addInitScript(observeLayoutShift);
  await page.goto(addressOf('/gu/rform'));
  await page.getByRole('navigation', { name: gu['ngo/registration'].parts }).waitFor();
  await page.getByText(gu['ngo/registration'].preview.empty).waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.01);
});

/** Sums up the layout shift of the page, as Cumulative Layout Shift does. Runs in the browser. */
function observeLayoutShift() {
  const page = globalThis as unknown as { shift: number };
  page.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
