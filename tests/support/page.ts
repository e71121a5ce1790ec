import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitUntilIdle } from './visit.ts';

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

/** Stops the clock of the page, which then moves by `page.clock.runFor` only. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Checks how long a toast stays, before it fades out, that appeared after `stopClock`. */
export async function expectToastFor(page: Page, toast: Locator, seconds: number): Promise<void> {
  await toast.waitFor();
  const shown = await toast.getAttribute('class');
  await page.clock.runFor(seconds * 1000 - 100);
  await waitUntilIdle(page);
  expect(await toast.getAttribute('class')).toBe(shown);
  await page.clock.runFor(200);
  await expect.poll(() => toast.getAttribute('class')).not.toBe(shown);
  await page.clock.runFor(1_100);
  await toast.waitFor({ state: 'detached' });
}

export const readFocusedText = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);

/** The tabs of a signed-in area. */
export const areaTabs = (page: Page): Locator => page.locator('#tabs');

/** Shows the tabs of a signed-in area, which are behind a button on a phone. */
export async function showTabs(page: Page): Promise<void> {
  const menu = page.locator('button[aria-controls=tabs]');
  await areaTabs(page).waitFor({ state: 'attached' });
  if (!(await areaTabs(page).isVisible())) await menu.click();
}

/** Opens a tab of a signed-in area. */
export async function openTab(page: Page, name: string | RegExp): Promise<void> {
  await showTabs(page);
  const exact = typeof name === 'string';
  await areaTabs(page).getByRole('link', { name, exact }).click();
}
