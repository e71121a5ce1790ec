import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#src/messages/catalogues.server.ts';
import { simulateConnection } from '../support/first-visit.ts';
import { main, waitForHeading } from '../support/page.ts';
import { addressOf, DESK, newVisitor } from '../support/visit.ts';

const rules = (page: Page) => page.locator('script[type=speculationrules]').count();

test('a page opens at once after a visitor points at its link, and runs no inline script but the loader', async () => {
  const { page, context, pageErrors } = await newVisitor({ viewport: DESK });
  await page.goto(addressOf('/category/health'), { waitUntil: 'networkidle' });
  await expect.poll(() => rules(page)).toBe(1);
  const link = main(page).locator('h2 a[href*="/health/detailpage/"]').first();
  const name = (await link.textContent())!;
  const session = await context.newCDPSession(page);
  const isLoaded = new Promise<void>((resolve) =>
    session.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve()),
  );
  await session.send('Preload.enable');
  await link.hover();
  await isLoaded;
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
