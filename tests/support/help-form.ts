import type { Page } from 'playwright-core';
import type { Catalogue } from '#src/messages/catalogues.server.ts';
import { button } from './page.ts';

/** What a person enters, by field name, except for the code. */
export const HELP_VALUES = {
  userName: 'Jaya Parmar',
  userMobile: '9825012345',
  helpDescription: 'My mother cannot see well since Diwali. She is 67. The hospital said cataract.',
  userAddress: '12, Jawahar Road',
  userCity: 'Rajkot',
  userPin: '360001',
};

/** Presses 'Next' if the form shows one step at a time, which it does once its script runs. */
async function nextStep(page: Page, t: Catalogue): Promise<void> {
  const isRunning = await page.evaluate(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  );
  if (isRunning) await button(page, t['help-request/submission'].next).click();
}

/**
 * Fills in the help request form, from its first to its last step. `t` is the message catalogue for the
 * language of the page. `isPreset`: town and category are chosen already, as on a form for one NGO.
 */
export async function fillHelpForm(
  page: Page,
  input: { t: Catalogue; email: string; values?: Partial<typeof HELP_VALUES>; isPreset?: boolean },
): Promise<void> {
  const { t, email, values = {}, isPreset } = input;
  const { userName, userMobile, helpDescription, userAddress, userCity, userPin } = {
    ...HELP_VALUES,
    ...values,
  };
  await page.locator('#helpDescription').fill(helpDescription);
  if (!isPreset) await page.getByText(t['help-request'].categories.Health, { exact: true }).click();
  await nextStep(page, t);
  await page.locator('#userAddress').fill(userAddress);
  if (!isPreset) await page.locator('#userCity').selectOption(userCity);
  await page.locator('#userPin').fill(userPin);
  await nextStep(page, t);
  await page.locator('#userName').fill(userName);
  await page.locator('#userMobile').fill(userMobile);
  await nextStep(page, t);
  await page.locator('#userEmail').fill(email);
}
