import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { findLayoutProblems, findSidewaysScroll } from './layout-problems.ts';
import { DESK, PHONE } from './visit.ts';

/**
 * Expects that axe finds nothing on the page, nothing overflows sideways, and all controls are large enough
 * to tap.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findLayoutProblems(page)).toEqual([]);
}

/** How often each page was looked at. */
const looks = new WeakMap<Page, number>();

/**
 * Expects no accessibility or layout problems on a phone, in dark and light mode by turns, and that nothing overflows
 * sideways on a desktop. Axe finds the same at every width, and takes longer than all else. Leaves the page on a phone
 * screen in light mode.
 */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  await page.setViewportSize(DESK);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  const look = looks.get(page) ?? 0;
  looks.set(page, look + 1);
  const isDark = look % 2 === 0;
  if (isDark) await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  if (isDark) await page.emulateMedia({ colorScheme: 'light' });
}
