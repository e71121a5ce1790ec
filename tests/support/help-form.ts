import type { Page } from 'playwright-core';
import type { Catalogue } from '#src/messages/catalogues.server.ts';

/** What a person in Rajkot enters, by field name, except for the code. */
export const HELP_VALUES = {
  userName: 'Jaya Parmar',
  userMobile: '9825012345',
  helpDescription: 'My mother cannot see well since Diwali. She is 67. The hospital said cataract.',
  userAddress: '12, Jawahar Road',
  userPin: '360001',
};

/** Fills in the help request form. `t` is the message catalogue for the language of the page. */
export async function fillHelpForm(
  page: Page,
  { t, email, values = {} }: { t: Catalogue; email: string; values?: Partial<typeof HELP_VALUES> },
): Promise<void> {
  for (const [name, value] of Object.entries({ ...HELP_VALUES, ...values, userEmail: email }))
    await page.locator(`#${name}`).fill(value);
  await page.getByText(t['help-request'].categories.Health, { exact: true }).click();
  await page.locator('#userCity').selectOption('Rajkot');
}
