import { expect, test } from 'vitest';
import { gu } from '#src/messages/catalogues.server.ts';
import { waits } from '#src/messages/wait-sentence.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { fillHelpForm, HELP_VALUES } from '../support/help-form.ts';
import { exhaustCodes, waitForNewCode } from '../support/help-requests.ts';
import { button, main } from '../support/page.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const t = gu['help-request/submission'];
const sent = gu['help-request/confirmation'];
const { code: codePage } = gu['help-request/submission/pages'];
const reference = /SH-[2-9A-Z]{4}-[2-9A-Z]{2}/;

test('a person without JavaScript, who is watched, asks for help in Gujarati; no page loses any input', async () => {
  const email = 'no.script@example.org';
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/gu/helpRequest?from=Rajkot'));
  expect(await page.locator('#userCity').inputValue()).toBe('Rajkot');
  await button(page, t.submit).last().click();
  await main(page).getByRole('link', { name: t.errors.helpNameRequired }).waitFor();

  // Without an address no code is sent. An address that is wrong has an error of its own.
  const needsEmail = main(page).getByRole('alert').filter({ hasText: t.otpNeedsEmail });
  await button(page, t.getOtp).click();
  await needsEmail.waitFor();
  expect(await page.getByText(gu.form.errors.emailRequired, { exact: true }).count()).toBe(0);
  await page.locator('#userEmail').fill('jaya at home');
  await page.locator('#userName').fill('જ1');
  await button(page, t.getOtp).click();
  await main(page).getByRole('link', { name: gu.form.errors.emailInvalid }).waitFor();
  expect(await needsEmail.count()).toBe(1);
  expect(await page.locator('#userName').inputValue()).toBe('જ1');

  // Too many codes were asked for: how long to wait, and whom to call meanwhile.
  const usedUp = 'no.script.used.up@example.org';
  await fillHelpForm(page, { t: gu, email: usedUp, values: { userName: 'જ1' } });
  await page.locator('input[value=Other]').check();
  await page.locator('#safeContact').fill('ફક્ત બપોરે');
  await page.locator('#noMessages').check();
  await page.locator('#watched').check();
  await exhaustCodes(page, usedUp);
  await button(page, t.getOtp).click();
  const refusal = main(page).getByRole('alert').filter({ hasText: t.otpFailed });
  await refusal.getByText(waits.gu.minutes(60)).waitFor();
  expect(await refusal.textContent()).toContain(apiMessages.gu.helpMeanwhile);
  await main(page).getByRole('link', { name: gu.form.callNgo }).waitFor();
  expect(await page.locator('#helpDescription').inputValue()).toBe(HELP_VALUES.helpDescription);
  expect(await page.locator('#userEmail').inputValue()).toBe(usedUp);

  await page.locator('#userEmail').fill(email);
  await button(page, t.getOtp).click();
  await page.getByRole('heading', { level: 1, name: codePage.title }).waitFor();
  await page.getByText(t.otpSent.text).waitFor();
  const code = await waitForNewCode(email);

  // Another field was invalid: the form returns with all values, including the code.
  await page.locator('#userOTP').fill(code);
  await button(page, t.submit).click();
  await main(page).getByRole('link', { name: t.errors.helpNameLetters }).waitFor();
  expect(await page.locator('#helpDescription').inputValue()).toBe(HELP_VALUES.helpDescription);
  expect(await page.locator('#userOTP').inputValue()).toBe(code);
  await page.locator('#userName').fill('જયાબેન');
  await page.locator('#userOTP').fill('000000');
  await button(page, t.submit).last().click();
  await main(page).getByRole('link', { name: t.errors.helpInvalidOtp }).waitFor();

  // The page that asks only for the code asks again after a wrong one.
  await button(page, t.getOtp).click();
  await page.getByRole('heading', { level: 1, name: codePage.title }).waitFor();
  await page.locator('#userOTP').fill('000000');
  await button(page, t.submit).click();
  await main(page).getByText(t.errors.helpInvalidOtp).first().waitFor();
  await page.locator('#userOTP').fill(` ${code} `);
  await button(page, t.submit).click();
  await page.getByRole('heading', { level: 1, name: t.success.title }).waitFor();
  const text = (await main(page).textContent()) ?? '';
  const shownReference = reference.exec(text)?.[0];
  expect(shownReference).toBeDefined();
  expect(page.url()).not.toContain(shownReference);
  for (const words of [t.safe.noMessages, t.safe.watched, 'ફક્ત બપોરે', sent.careful.heading])
    expect(text).toContain(words);
  expect(await main(page).locator('a[href*="wa.me"]').count()).toBe(0);

  // Reloading the page sends the form again, but creates nothing.
  await page.reload();
  expect(await main(page).textContent()).toContain(shownReference);
});
