import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';

/** Types the password in the dialog that asks for it. It asks once in half an hour and session, in all tabs. */
export async function typePassword(page: Page, password: string = DEMO_PASSWORD): Promise<void> {
  const field = page.locator('#confirmedPassword');
  await field.fill(password);
  await field.press('Enter');
}

/** Does the same without a mouse: the dialog puts the focus where the password belongs. */
export async function typePasswordByKeyboard(page: Page, password: string = DEMO_PASSWORD): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('confirmedPassword');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}
