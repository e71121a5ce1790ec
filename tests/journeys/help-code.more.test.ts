import { expect, test } from 'vitest';
import { en, catalogues } from '#src/messages/catalogues.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { waits } from '#src/messages/wait-sentence.ts';
import { LANGUAGES, pathInLanguage } from '#src/shared/languages.ts';
import { waitForNewCode } from '../support/help-requests.ts';
import { fillHelpForm, HELP_VALUES } from '../support/help-form.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { button, main } from '../support/page.ts';
import { addressOf, newVisitor, waitForScript } from '../support/visit.ts';

const t = en['help-request/submission'];
const makeWrongCode = (code: string, offset: number) =>
  String((Number(code) + offset) % 1_000_000).padStart(6, '0');

for (const language of LANGUAGES)
  for (const javaScriptEnabled of [true, false])
    test(`a person enters a wrong code twice, then the right one, in ${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async () => {
      const catalogue = catalogues[language];
      const form = catalogue['help-request/submission'];
      const email = `twice.${language}.${javaScriptEnabled ? 'script' : 'plain'}@example.org`;
      const { page } = await newVisitor({ javaScriptEnabled });
      await page.goto(addressOf(pathInLanguage({ path: '/helpRequest', language })));
      if (javaScriptEnabled) await waitForScript(page);
      await fillHelpForm(page, { t: catalogue, email, values: { userMobile: '+91 98250-12345' } });
      await button(page, form.getOtp).click();
      await page.getByText(form.otpSent.text).waitFor();
      const code = await waitForNewCode(email);
      for (const offset of [1, 2]) {
        await page.locator('#userOTP').fill(makeWrongCode(code, offset));
        await button(page, form.submit).last().click();
        if (javaScriptEnabled) {
          await page.getByRole('dialog').getByText(form.errors.helpInvalidOtp).waitFor();
          await page.getByRole('dialog').getByRole('button', { name: form.ok }).click();
        } else {
          await main(page).getByText(form.errors.helpInvalidOtp).first().waitFor();
        }
      }
      await page.locator('#userOTP').fill(` ${code} `);
      await button(page, form.submit).last().click();
      await page.getByText(form.success.text).first().waitFor();
    });

test('sending the code removes the error that it is required', async () => {
  const { page } = await newVisitor();
  await page.goto(addressOf('/helpRequest'));
  await waitForScript(page);
  await fillHelpForm(page, { t: en, email: 'not.missing@example.org' });
  await button(page, 'Submit').click();
  await page.getByText('OTP is required').first().waitFor();
  await button(page, 'Get OTP').click();
  await page.getByText(t.otpSent.text).waitFor();
  expect(await page.getByText('OTP is required').count()).toBe(0);
  await expectAccessible(page);
});

test('Get OTP without a valid address shows an alert, and the error of the field stays', async () => {
  const { page } = await newVisitor();
  await page.goto(addressOf('/helpRequest#step-4'));
  await waitForScript(page);
  const alert = main(page).getByRole('alert').filter({ hasText: 'Valid email is required to get OTP' });
  const email = page.locator('#userEmail');
  await email.fill('jaya at home');
  await page.locator('#userOTP').focus();
  await page.getByText('Email address is invalid').waitFor();
  await button(page, 'Get OTP').click();
  await alert.waitFor();
  expect(await page.getByText('Email address is invalid').count()).toBe(1);
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await email.fill('jaya@home');
  expect(await alert.count()).toBe(1);
  await email.fill('jaya@home.example.org');
  await alert.waitFor({ state: 'detached' });
});

test('Get OTP without a valid address shows an alert and the error of the field without JavaScript', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/helpRequest'));
  const alert = main(page).getByRole('alert').filter({ hasText: 'Valid email is required to get OTP' });
  await button(page, 'Get OTP').click();
  await alert.waitFor();
  expect(await page.getByText('Email is required', { exact: true }).count()).toBe(0);
  await page.locator('#userEmail').fill('jaya at home');
  await page.locator('#userName').fill(HELP_VALUES.userName);
  await button(page, 'Get OTP').click();
  await main(page).getByRole('link', { name: 'Email address is invalid' }).waitFor();
  expect(await alert.count()).toBe(1);
  expect(await page.locator('#userName').inputValue()).toBe(HELP_VALUES.userName);
});

for (const javaScriptEnabled of [true, false])
  test(`a person who requests too many codes sees how long to wait and whom to call, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async () => {
    const email = `waits.${javaScriptEnabled ? 'script' : 'plain'}@example.org`;
    const { page } = await newVisitor({ javaScriptEnabled });
    await page.goto(addressOf('/helpRequest'));
    if (javaScriptEnabled) await waitForScript(page);
    await fillHelpForm(page, { t: en, email });
    for (let count = 0; count < 6; count++) {
      await button(page, 'Get OTP').click();
      await page.getByText(t.otpSent.text).waitFor();
    }
    await button(page, 'Get OTP').click();
    const alert = main(page).getByRole('alert').filter({ hasText: t.otpFailed });
    await alert.getByText(waits.en.minutes(60)).waitFor();
    expect(await alert.textContent()).toContain(apiMessages.en.helpMeanwhile);
    await main(page).getByRole('link', { name: en.form.callNgo }).waitFor();
    expect(await page.locator('#helpDescription').inputValue()).toBe(HELP_VALUES.helpDescription);
    expect(await page.locator('#userEmail').inputValue()).toBe(email);
    if (javaScriptEnabled) await expectAccessible(page);
  });
