import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findAxeViolations, findColourProblems } from './axe.ts';
import { findSidewaysScroll, findSmallTargets } from './layout-problems.ts';
import { DESK, PHONE } from './visit.ts';

/**
 * Expects that axe finds nothing on the page, nothing overflows sideways, and all controls are large enough
 * to tap.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysScroll(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
}

/**
 * Expects no accessibility or layout problems on a phone, no bad colours in dark mode, and that nothing overflows sideways
 * on a desktop. Axe finds the same at every width. Leaves the page on a phone screen in light mode.
 */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  await page.setViewportSize(DESK);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findColourProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
}
