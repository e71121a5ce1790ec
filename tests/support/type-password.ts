import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';

/** Types the password in the dialog that asks for it. A document asks once in half an hour. */
export async function typePassword(page: Page, password: string = DEMO_PASSWORD): Promise<void> {
  const field = page.locator('#confirmedPassword');
  await field.fill(password);
  await field.press('Enter');
}
