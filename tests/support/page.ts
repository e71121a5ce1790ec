import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const main = (page: Page): Locator => page.getByRole('main');

/** A button in the main part of the page. */
export const button = (page: Page, name: string): Locator =>
  main(page).getByRole('button', { name, exact: true });

/** Waits for the heading of a page. The error tells where the page is instead. */
export async function waitForHeading(page: Page, name: string | RegExp): Promise<void> {
  try {
    await main(page).getByRole('heading', { level: 1, name }).waitFor();
  } catch (error) {
    const headings = await page.getByRole('heading', { level: 1 }).allInnerTexts();
    throw new Error(`no heading "${name}" at ${page.url()}, but "${headings.join('", "')}"`, {
      cause: error,
    });
  }
}

export const waitForToast = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').getByText(text).waitFor();

/** Checks how long a toast that has just appeared stays, with the page's clock installed. It fades out for another second. */
export async function expectToastFor(page: Page, toast: Locator, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000 + 800);
  expect(await toast.isVisible()).toBe(true);
  await page.clock.runFor(600);
  await toast.waitFor({ state: 'detached' });
}

export const readFocusedText = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);
