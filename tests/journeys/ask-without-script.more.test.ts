import { expect, test } from 'vitest';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { fillHelpForm, HELP_VALUES } from '../support/help-form.ts';
import { waitForNewCode } from '../support/help-requests.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { button, main } from '../support/page.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const pages = en['help-request/submission/pages'];
const reference = /SH-[2-9A-Z]{4}-[2-9A-Z]{2}/;

test('a person without JavaScript asks for help in Gujarati; the code page loses no input', async () => {
  const textsGu = gu['help-request/submission'];
  const email = 'no.script@example.org';
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/gu/helpRequest?from=Rajkot'));
  expect(await page.locator('#userCity').inputValue()).toBe('Rajkot');
  await button(page, textsGu.submit).last().click();
  await main(page).getByRole('link', { name: textsGu.errors.helpNameRequired }).waitFor();
  await button(page, textsGu.getOtp).click();
  await page.getByText(textsGu.otpNeedsEmail).waitFor();
  await fillHelpForm(page, { t: gu, email, values: { userName: 'જ1' } });
  await button(page, textsGu.getOtp).click();
  await page
    .getByRole('heading', { level: 1, name: gu['help-request/submission/pages'].code.title })
    .waitFor();
  await page.getByText(textsGu.otpSent.text).waitFor();
  const code = await waitForNewCode(email);

  // Another field was invalid: the form returns with all values, including the code.
  await page.locator('#userOTP').fill(code);
  await button(page, textsGu.submit).click();
  await main(page).getByRole('link', { name: textsGu.errors.helpNameLetters }).waitFor();
  expect(await page.locator('#helpDescription').inputValue()).toBe(HELP_VALUES.helpDescription);
  expect(await page.locator('#userOTP').inputValue()).toBe(code);
  await page.locator('#userName').fill('જયાબેન');
  await page.locator('#userOTP').fill('000000');
  await button(page, textsGu.submit).last().click();
  await main(page).getByRole('link', { name: textsGu.errors.helpInvalidOtp }).waitFor();
  await page.locator('#userOTP').fill(code);
  await button(page, textsGu.submit).last().click();
  await page.getByRole('heading', { level: 1, name: textsGu.success.title }).waitFor();
  const shownReference = reference.exec((await main(page).textContent()) ?? '')?.[0];
  expect(shownReference).toBeDefined();
  expect(page.url()).not.toContain(shownReference);

  // Reloading the page sends the form again, but creates nothing.
  await page.reload();
  expect(await main(page).textContent()).toContain(shownReference);
});

test('the pages of the form without JavaScript are accessible', async () => {
  const email = 'script.lost@example.org';
  const { page, context } = await newVisitor();
  // Blocks the scripts instead of disabling JavaScript, because axe itself needs it.
  await context.route('**/*.js*', (route) => route.abort());
  await page.goto(addressOf('/helpRequest'));
  await button(page, 'Submit').last().click();
  await main(page).getByRole('link', { name: 'Name is required' }).waitFor();
  await expectAccessible(page);
  await fillHelpForm(page, { t: en, email });
  await button(page, 'Get OTP').click();
  await page.getByRole('heading', { level: 1, name: pages.code.title }).waitFor();
  await expectAccessible(page);
  const code = await waitForNewCode(email);
  await page.locator('#userOTP').fill(code);
  await button(page, 'Submit').click();
  await page.getByRole('heading', { level: 1, name: 'Success!' }).waitFor();
  await expectAccessible(page);

  await page.goto(addressOf('/helpRequest'));
  await fillHelpForm(page, { t: en, email, values: { helpDescription: 'And it hurts.' } });
  await button(page, 'Get OTP').click();
  await page.locator('#userOTP').fill(await waitForNewCode(email));
  await button(page, 'Submit').click();
  await page.getByRole('heading', { level: 1, name: pages.another.title }).waitFor();
  await expectAccessible(page);
  await button(page, pages.another.send).click();
  await page.getByRole('heading', { level: 1, name: 'Success!' }).waitFor();
});
