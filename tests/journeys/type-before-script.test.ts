import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DONOR, fillGift, productDonations } from '../support/give.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { addressOf, connectBrowser, newVisitor, waitForScript } from '../support/visit.ts';

connectBrowser();

/** Milliseconds by which each script arrives late, as on a slow phone. */
const LATE = 400;

test('what a person enters and ticks before the script arrives stays as it is', async () => {
  const ngoId = await withProductDatabase((db) => productDonations(db).savedGivingNgo());
  const { page } = await newVisitor();
  await page.route(/\.js/, async (route) => {
    await wait(LATE);
    await route.continue();
  });
  await page.goto(addressOf(`/donate/${ngoId}`), { waitUntil: 'commit' });
  // The consent is ticked last.
  await fillGift(page, { email: 'early@example.org', amount: '777' });
  await waitForScript(page);
  for (const [id, text] of Object.entries({ ...DONOR, email: 'early@example.org', ownAmount: '777' }))
    expect(await page.locator(`#${id}`).inputValue(), id).toBe(text);
  for (const id of ['origin', 'consent']) expect(await page.locator(`#${id}`).isChecked(), id).toBe(true);
});
