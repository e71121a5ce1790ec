import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#src/messages/catalogues.server.ts';
import { simulateConnection } from '../support/first-visit.ts';
import { main, waitForHeading } from '../support/page.ts';
import { addressOf, DESK, newVisitor } from '../support/visit.ts';

const rules = (page: Page) => page.locator('script[type=speculationrules]').count();

test('a page opens at once after a visitor points at its link, and runs no inline script but the loader', async () => {
  const { page, pageErrors } = await newVisitor({ viewport: DESK });
  await page.goto(addressOf('/category/health'), { waitUntil: 'networkidle' });
  await expect.poll(() => rules(page)).toBe(1);
  const link = main(page).locator('h2 a[href*="/health/detailpage/"]').first();
  const name = (await link.textContent())!;
  await link.hover();
  await page.waitForTimeout(1500);
  await link.click();
  await waitForHeading(page, name);
  // A browser that is driven by a test prefetches instead of prerendering.
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
  expect(pageErrors).toEqual([]);
});

test('with Save-Data, no page is loaded before it is asked for', async () => {
  const { page, context } = await newVisitor();
  await simulateConnection(context);
  await page.goto(addressOf('/category/health'), { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  expect(await rules(page)).toBe(0);
});

test('once the app has started, it moves between pages by itself', async () => {
  const { page, pageErrors } = await newVisitor();
  await page.goto(addressOf('/'), { waitUntil: 'networkidle' });
  await expect.poll(() => rules(page)).toBe(1);
  await page.getByLabel(en.site.find.what).focus();
  await page.getByRole('combobox', { name: en.site.find.what }).waitFor();
  expect(await rules(page)).toBe(0);
  expect(pageErrors).toEqual([]);
});
