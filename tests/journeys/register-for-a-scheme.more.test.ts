import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_NGO } from '#src/features/account/demo-accounts.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { addDemoScheme } from '../support/demo-scheme.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { waitForMail } from '../support/mails.ts';
import { expectToastFor, main, stopClock, waitForHeading } from '../support/page.ts';
import { addressOf, newVisitor, waitForScript } from '../support/visit.ts';

const t = en['scheme/registration'];
const confirmPathIn = (text = '') => /\/(gu\/)?scheme\/confirm\/[\w-]+/.exec(text)![0];
const MESSAGES = [
  'Name is required',
  'MobileNumber is required',
  'Email is required',
  'Address is required',
  'City is required',
];

const VALUES = { name: 'Jaya Parmar', mobileNumber: '98250 12345', address: '12, Jawahar Road\nRaiya' };

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries({ ...VALUES, ...values }))
    await page.locator(`#${name}`).fill(value);
  await page.locator('#city').selectOption('Rajkot');
}
const submit = (page: Page) => main(page).getByRole('button', { name: 'Submit', exact: true }).click();

test('every field of the registration shows the specified errors without a request to the server, and an error is shown for four seconds', async () => {
  const id = await addDemoScheme({ schemeName: 'Netra Sahay' });
  const { page } = await newVisitor();
  await page.goto(addressOf(`/scheme/register/${id}`));
  await waitForScript(page);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await main(page).getByText('Netra Sahay').waitFor();
  await main(page).getByRole('link', { name: DEMO_NGO }).waitFor();
  await main(page)
    .getByText(t.retention(DEMO_NGO, 180, 2))
    .waitFor();
  const cities = await page.locator('#city option').allTextContents();
  expect([cities[0], cities.includes('Demo')]).toEqual(['Choose a city', false]);
  await submit(page);
  const summary = main(page).getByRole('alert').filter({ hasText: en.form.pleaseMend });
  expect(await summary.getByRole('link').allTextContents()).toEqual(MESSAGES);
  expect(await summary.evaluate((place) => place === document.activeElement)).toBe(true);
  await expectAccessibleEverywhere(page);
  // The error of a corrected field disappears when the field loses the focus.
  await page.locator('#name').fill('જયા');
  await page.locator('#address').focus();
  await expect.poll(() => page.locator('#name-error').count()).toBe(0);
  await page.locator('#address').fill('Aadhaar 2345 6789 0124');
  await submit(page);
  await summary.getByText(en.form.errors.aadhaar).waitFor();
  expect(posts).toEqual([]);

  // The toast of an error stays four seconds.
  await fillIn(page, { email: 'four.seconds@example.org' });
  await page.route(`**/api/scheme/registerUser/${id}`, (route) => route.abort());
  await stopClock(page);
  await submit(page);
  const toast = page.getByRole('alert').filter({ hasText: /^Something went wrong\. Try again$/ });
  await expectToastFor(page, toast, 4);
  await page.clock.resume();
  await main(page).getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL(addressOf(`/schemesDetail/${id}/ngo`));
});

test('a person registers and sees a spinner, a toast and the home page, gets a mail, and confirms by its link', async () => {
  const id = await addDemoScheme({ schemeName: 'Chashma Sahay' });
  const email = 'jaya.registers@example.org';
  const { page } = await newVisitor();
  await page.goto(addressOf(`/scheme/register/${id}?from=Rajkot`));
  await waitForScript(page);
  expect(await page.locator('#city').inputValue()).toBe('Rajkot');
  await fillIn(page, { email });

  const api = `**/api/scheme/registerUser/${id}`;
  let abortRequest: (() => void) | undefined;
  await page.route(api, async (route) => {
    await new Promise<void>((resolve) => (abortRequest = resolve));
    await route.abort();
  });
  await submit(page);
  await page.getByRole('status').getByText('Loading...').waitFor();
  expect(await page.locator('#name').isVisible()).toBe(false);
  await expect.poll(() => abortRequest).toBeDefined();
  abortRequest?.();
  const toast = page.getByRole('alert').filter({ hasText: /^Something went wrong\. Try again$/ });
  await toast.waitFor();
  await main(page).getByText(en.form.unreachable).waitFor();
  expect(
    await main(page)
      .getByRole('alert')
      .evaluate((place) => place === document.activeElement),
  ).toBe(true);
  expect(await page.locator('#address').inputValue()).toBe(VALUES.address);
  expect(await page.locator('#city').inputValue()).toBe('Rajkot');
  await expectAccessibleEverywhere(page);
  await page.unroute(api);

  await submit(page);
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('status').getByText('Scheme register successfully').waitFor();
  const mail = await waitForMail(email, ({ subject }) => subject === en.mail.scheme.subject);
  expect(mail.text).toContain(en.mail.scheme.line('Chashma Sahay', DEMO_NGO));
  expect(mail.text).not.toContain('Jaya');

  // Opening the link confirms nothing, because mail scanners open links too.
  await page.goto(addressOf(confirmPathIn(mail.text)));
  await waitForHeading(page, t.confirm.title);
  await expectAccessibleEverywhere(page);
  await main(page).getByRole('button', { name: t.confirm.submit }).click();
  await waitForHeading(page, t.confirm.confirmed);
  await main(page).getByText(apiMessages.en.schemeConfirmed).waitFor();
});

test('a person without JavaScript registers in Gujarati, sees errors and a confirmation, and cannot register twice', async () => {
  const id = await addDemoScheme();
  const email = 'no.script.scheme@example.org';
  const textsGu = gu['scheme/registration'];
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf(`/gu/scheme/register/${id}`));
  const send = () => main(page).getByRole('button', { name: textsGu.submit, exact: true }).click();
  await send();
  for (const sentence of Object.values(textsGu.errors))
    await main(page).getByRole('link', { name: sentence, exact: true }).waitFor();
  await fillIn(page, { email });
  await page.locator('#name').fill('');
  await send();
  await main(page).getByRole('link', { name: textsGu.errors.schemeUserNameRequired }).waitFor();
  expect(await page.locator('#address').inputValue()).toBe(VALUES.address);
  expect(await page.locator('#city').inputValue()).toBe('Rajkot');
  await page.locator('#name').fill('જયાબેન');
  await send();
  await page.getByRole('heading', { level: 1, name: textsGu.registered }).waitFor();
  const mail = await waitForMail(email, ({ subject }) => subject === gu.mail.scheme.subject);
  expect(mail.text).toContain('ચશ્માં સહાય');

  // Reloading the page sends the form again, with the same response.
  await page.reload();
  await waitForHeading(page, textsGu.registered);

  await page.goto(addressOf(confirmPathIn(mail.text)));
  await main(page).getByRole('button', { name: textsGu.confirm.submit }).click();
  await waitForHeading(page, textsGu.confirm.confirmed);
  await page.goto(addressOf('/gu/scheme/confirm/unknown'));
  await main(page).getByRole('button', { name: textsGu.confirm.submit }).click();
  await main(page).getByRole('alert').filter({ hasText: apiMessages.gu.schemeLinkOld }).waitFor();
});
