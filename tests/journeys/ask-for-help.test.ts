import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { apiMessages } from '#src/messages/api-messages.ts';
import { en } from '#src/messages/catalogues.server.ts';
import { waits } from '#src/messages/wait-sentence.ts';
import { fillHelpForm, HELP_VALUES } from '../support/help-form.ts';
import { submitHelpRequest, exhaustCodes, waitForNewCode } from '../support/help-requests.ts';
import { findSidewaysScroll, findSmallTargets } from '../support/layout-problems.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { button, main } from '../support/page.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { runSql } from '../support/run-sql.ts';
import { addressOf, DESK, blockStorage, newVisitor, PHONE, waitForScript } from '../support/visit.ts';

const t = en['help-request/submission'];
const confirmation = en['help-request/confirmation'];
const pages = en['help-request/submission/pages'];
const reference = /SH-[2-9A-Z]{4}-[2-9A-Z]{2}/;

async function openForm(page: Page, path = '/helpRequest'): Promise<void> {
  await page.goto(addressOf(path));
  await waitForScript(page);
}

/** What stands in session storage; where the router scrolled to tells nothing. */
async function readTabStorage(page: Page): Promise<string> {
  const entries = await page.evaluate(() => Object.entries({ ...sessionStorage }));
  return JSON.stringify(entries.filter(([key]) => key !== 'react-router-scroll-positions'));
}

/** Sends a wrong code and closes the popup about it. */
async function sendWrongCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('OTP', { exact: true }).fill(code);
  await button(page, 'Submit').click();
  await page.getByRole('dialog').getByText('Invalid OTP').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: t.ok }).click();
}

test('every field of the help form shows the specified errors without a request to the server', async () => {
  const { page } = await newVisitor();
  await openForm(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  const summary = main(page).getByRole('alert').filter({ hasText: en.form.pleaseMend });
  const expectErrors = async (errors: string[]) => {
    const submit = button(page, (await page.locator('#userEmail').isVisible()) ? 'Submit' : t.next);
    await submit.click();
    await expect.poll(() => summary.getByRole('link').allTextContents()).toEqual(errors);
    expect(await summary.evaluate((place) => place === document.activeElement)).toBe(true);
    expect([...(await findSidewaysScroll(page)), ...(await findSmallTargets(page))]).toEqual([]);
  };
  await expectErrors(['Help description is required', 'Category of help is required']);
  await expectAccessible(page);
  const options = await page
    .locator('input[type=radio][name=userHelpCategory]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  // 'Something else' is stored as the nearest of the three.
  expect(options).toEqual(['Education', 'Occupation', 'Health', 'Other']);
  await page.getByLabel(t.fields.helpDescription).fill('Spectacles');
  await page.getByText('Health', { exact: true }).click();
  await button(page, t.next).click();
  await expectErrors(['Address is required', 'City  is required', 'Pin code is required']);
  const cities = await page.locator('#userCity option').allTextContents();
  expect([cities[0], cities.includes('Demo'), cities.length > 120]).toEqual(['Choose a city', false, true]);
  await page.getByLabel(t.fields.userAddress).fill('12, Jawahar Road');
  await page.getByLabel(t.fields.userCity).selectOption('Rajkot');
  await page.getByLabel(t.fields.userPin).fill('360001');
  await button(page, t.next).click();
  await expectErrors(['Name is required', 'Mobile No is required']);
  await page.getByLabel(t.fields.userName).fill('J4ya');
  await page.getByLabel(t.fields.userMobile).fill('98250');
  await expectErrors(['Name cannot contain numbers or special characters', 'Mobile No must be 10 digits']);
  await page.getByLabel(t.fields.userName).fill('Ja');
  await page.getByLabel(t.fields.userMobile).fill('9825012345');
  await expectErrors(['Name must be between 3 and 25 characters']);
  await page.getByLabel(t.fields.userName).fill('Jaya');
  await button(page, t.next).click();
  await page.locator('#userEmail').waitFor();
  await expectErrors(['Email is required', 'OTP is required']);

  // Without an address no code is asked for. The alert stays until there is one; the field has its own error.
  const email = page.getByLabel(t.fields.userEmail, { exact: true });
  const needsEmail = main(page).getByRole('alert').filter({ hasText: 'Valid email is required to get OTP' });
  await email.fill('jaya at home');
  await page.getByLabel('OTP', { exact: true }).focus();
  await page.getByText('Email address is invalid').first().waitFor();
  await button(page, 'Get OTP').click();
  await needsEmail.waitFor();
  await page.locator('#userEmail-error').getByText('Email address is invalid').waitFor();
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await email.fill('jaya@home');
  expect(await needsEmail.count()).toBe(1);
  await email.fill('jaya@home.example.org');
  await needsEmail.waitFor({ state: 'detached' });
  await page.getByLabel('OTP', { exact: true }).focus();
  await page.locator('#userEmail-error').waitFor({ state: 'detached' });
  expect(posts.filter((url) => !url.endsWith('/suggestHelpCategory'))).toEqual([]);

  // Back leads from step to step, and from the first one home.
  const back = main(page).getByRole('link', { name: 'Back', exact: true });
  for (const step of ['#step-3', '#step-2', '']) {
    await back.click();
    await page.waitForURL(addressOf(`/helpRequest${step}`));
  }
  await main(page).getByRole('heading', { name: t.steps[0]! }).waitFor();
  await back.click();
  await page.waitForURL(addressOf('/'));
});

test('a person on a bad line asks for help; a reload, a failure and a wrong code lose no input, and after sending, the tab stores nothing', async () => {
  const email = 'jaya.asks@example.org';
  const { page } = await newVisitor();
  await openForm(page);
  // Gujarati digits count as digits, Gujarati letters as letters.
  const usedUp = 'codes.used.up@example.org';
  const values = { userName: 'જયાબેન પરમાર', userMobile: '૯૮૨૫૦૧૨૩૪૫' };
  await fillHelpForm(page, { t: en, email: usedUp, values });
  await page.goBack();
  await page.getByText(t.safe.noMail).click();
  await button(page, t.next).click();
  await page.reload();
  await page.getByText(t.draft.restored).waitFor();
  // The last step is still open. It shows what was entered and leads back to it.
  const entered = [HELP_VALUES.helpDescription, 'Health', 'Rajkot', 'જયાબેન પરમાર', t.safe.noMail];
  for (const text of entered)
    await main(page).getByText(text, { exact: true }).filter({ visible: true }).waitFor();
  await button(page, `${t.change} ${t.steps[0]}`).click();
  expect(await page.getByLabel(t.fields.helpDescription).inputValue()).toBe(HELP_VALUES.helpDescription);
  await button(page, t.next).click();
  await button(page, 'Submit').click();
  await page.getByText('OTP is required').first().waitFor();

  // Too many codes were asked for: how long to wait, and whom to call meanwhile.
  await exhaustCodes(page, usedUp);
  await button(page, 'Get OTP').click();
  const refusal = main(page).getByRole('alert').filter({ hasText: t.otpFailed });
  await refusal.getByText(waits.en.minutes(60)).waitFor();
  expect(await refusal.textContent()).toContain(apiMessages.en.helpMeanwhile);
  await main(page).getByRole('link', { name: en.form.callNgo }).waitFor();
  expect(await page.locator('#userEmail').inputValue()).toBe(usedUp);
  await expectAccessible(page);
  await page.locator('#userEmail').fill(email);

  // The line breaks while the code is asked for.
  let abortRequest: (() => void) | undefined;
  await page.route('**/api/sendOtp', async (route) => {
    await new Promise<void>((resolve) => (abortRequest = resolve));
    await route.abort();
  });
  await button(page, 'Get OTP').click();
  await expect.poll(() => abortRequest).toBeDefined();
  expect(await button(page, 'Submit').isDisabled()).toBe(true);
  abortRequest?.();
  await page.getByText('Failed to send OTP. Please try again.').waitFor();
  await page.unroute('**/api/sendOtp');
  await button(page, 'Get OTP').click();
  await page.getByText('OTP Sent! An OTP has been sent to your email.').waitFor();
  expect(await page.getByText('OTP is required').count()).toBe(0);
  const field = page.getByLabel('OTP', { exact: true });
  expect(await field.evaluate((otp) => otp === document.activeElement)).toBe(true);
  const code = await waitForNewCode(email);
  for (const wrong of ['111111', '222222', '333333'].filter((other) => other !== code).slice(0, 2))
    await sendWrongCode(page, wrong);

  // The request arrives, but the response is lost.
  await field.fill(` ${code} `);
  let dropResponse: (() => void) | undefined;
  await page.route('**/api/helpRequest/**', async (route) => {
    await route.fetch();
    await new Promise<void>((resolve) => (dropResponse = resolve));
    await route.abort();
  });
  const submit = main(page).locator('button[type=submit]:visible').last();
  await submit.click();
  await expect.poll(() => submit.isDisabled()).toBe(true);
  expect(await button(page, 'Get OTP').isDisabled()).toBe(true);
  await expect.poll(() => dropResponse).toBeDefined();
  dropResponse?.();
  const popup = page.getByRole('dialog');
  await popup.getByText('There was an issue submitting your form. Please try again.').waitFor();
  expect(await popup.getByRole('heading').textContent()).toBe('Error!');
  await expectAccessible(page);
  await popup.getByRole('button', { name: t.ok }).click();
  await main(page).getByText(HELP_VALUES.userAddress, { exact: true }).waitFor();
  await page.unroute('**/api/helpRequest/**');

  await button(page, 'Submit').click();
  await popup.getByText('Your data has been sent successfully.').waitFor();
  expect(await popup.getByRole('heading').textContent()).toBe('Success!');
  const number = reference.exec((await popup.textContent()) ?? '')?.[0] ?? 'none';
  expect(await selectReferences(email), 'sent twice, stored once').toEqual([[number]]);
  await page.setViewportSize(DESK);
  expect(Math.round((await popup.boundingBox())?.width ?? 0)).toBe(360);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  expect(await readTabStorage(page)).toBe('[]');
  await popup.getByRole('button', { name: t.ok }).click();

  // The confirmation has a page of its own, from which the status opens without a new code.
  await page.getByRole('heading', { level: 1, name: 'Success!' }).waitFor();
  expect(page.url()).toBe(addressOf('/helpRequest/sent'));
  expect(await main(page).textContent()).toContain(number);
  expect(await main(page).locator('a[href="/"]:visible').count()).toBeGreaterThan(0);
  await expectAccessible(page);
  await button(page, confirmation.toStatus).click();
  await main(page).getByText(HELP_VALUES.helpDescription).waitFor({ state: 'attached' });
  expect(await main(page).textContent()).toContain(number);
  expect(page.url()).toBe(addressOf('/helpRequest/status'));
  expect(await readTabStorage(page)).toBe('[]');
});

const selectReferences = (email: string) =>
  withProductDatabase((db) =>
    runSql<[string]>(db, {
      text: 'select reference from help_request where user_email = $1',
      values: [email],
    }),
  );

test('who asks for the same again chooses what to do, on pages that run no script and lose no input', async () => {
  const email = 'asks.again@example.org';
  const values = { userCity: 'Rajkot', userHelpCategory: 'Health' };
  const number = await submitHelpRequest({ email, values });
  const { page } = await newVisitor();
  await openForm(page);
  await fillHelpForm(page, { t: en, email, values: { helpDescription: 'It is worse now.' } });
  await button(page, 'Get OTP').click();
  await page.getByText(t.otpSent.text).waitFor();
  await page.getByLabel('OTP', { exact: true }).fill(await waitForNewCode(email));
  await button(page, 'Submit').click();
  await page.getByRole('heading', { level: 1, name: pages.another.title }).waitFor();
  expect(await main(page).textContent()).toContain(pages.another.text(number));
  await expectAccessible(page);

  await button(page, pages.another.change).click();
  expect(await page.getByLabel(t.fields.helpDescription).inputValue()).toBe('It is worse now.');
  await page.locator('#userName').fill('');
  await button(page, 'Submit').last().click();
  await main(page).getByRole('link', { name: 'Name is required' }).waitFor();
  await expectAccessible(page);
  await page.locator('#userName').fill('Jaya');
  await button(page, 'Get OTP').click();
  await page.getByRole('heading', { level: 1, name: pages.code.title }).waitFor();
  await expectAccessible(page);
  await page.locator('#userOTP').fill(await waitForNewCode(email));
  await button(page, 'Submit').click();
  await page.getByRole('heading', { level: 1, name: pages.another.title }).waitFor();
  await button(page, pages.another.send).click();
  await page.getByRole('heading', { level: 1, name: 'Success!' }).waitFor();
  await expectAccessible(page);
});

test('the tab keeps the draft for half an hour', async () => {
  const { page } = await newVisitor();
  await page.clock.install();
  await openForm(page);
  await page.getByLabel(t.fields.helpDescription).fill('He reads my phone.');
  expect(await readTabStorage(page)).toContain('He reads my phone.');
  await page.clock.fastForward('31:00');
  expect(await readTabStorage(page)).toBe('[]');
});

test('a person whose browser blocks storage asks for help and leaves quickly', async () => {
  const email = 'keeps.nothing@example.org';
  const { page, context, pageErrors } = await newVisitor();
  await blockStorage(context);
  await context.route('https://mausam.imd.gov.in/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
  );
  await openForm(page);
  await fillHelpForm(page, { t: en, email });
  await button(page, 'Get OTP').click();
  await page.getByText('OTP Sent! An OTP has been sent to your email.').waitFor();
  await page.getByLabel('OTP', { exact: true }).fill(await waitForNewCode(email));
  await button(page, 'Submit').click();
  await page.getByRole('dialog').getByText('Your data has been sent successfully.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: t.ok }).click();
  await page.getByRole('heading', { level: 1, name: 'Success!' }).waitFor();
  expect(pageErrors).toEqual([]);
  await page.getByRole('link', { name: en.form.exit.leave }).click();
  await page.waitForURL('https://mausam.imd.gov.in/');
});
