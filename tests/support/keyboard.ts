import type { Locator, Page } from 'playwright-core';

/** More than any page needs from its top to its end. */
const PRESSES_MOST = 120;

/** Presses Tab until one of these controls has the focus. Presses nothing if it has it already. */
export async function tabTo(page: Page, controls: Locator): Promise<void> {
  const focused = controls.and(page.locator(':focus'));
  for (let presses = 0; presses < PRESSES_MOST; presses++) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${controls.toString()}`);
}
