import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findAxeViolations, findColourProblems } from './axe.ts';
import { findSidewaysScroll, findSmallTargets } from './layout-problems.ts';
import { DESK, PHONE } from './visit.ts';

/** As it is shown now: axe finds nothing, nothing stands out sideways, everything is large enough to be touched. */
export async function expectInOrder(page: Page): Promise<void> {
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysScroll(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
}

/** The same on a phone and a desk, light and dark; at last the page is on a phone's screen, light. */
export async function expectInOrderEverywhere(page: Page): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findColourProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectInOrder(page);
  }
}
