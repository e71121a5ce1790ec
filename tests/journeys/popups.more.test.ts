import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { main } from '../support/page.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, DESK, newVisitor, PHONE } from '../support/visit.ts';

const LIST = `/${BRAND.slug}/ngos`;

/** Opens a popup, measures it on a wide screen and on a phone of 360 px, and closes it; the focus returns. */
async function expectWidths(page: Page, open: Locator): Promise<void> {
  await page.setViewportSize(DESK);
  await open.click();
  const popup = page.getByRole('dialog');
  await popup.waitFor();
  for (const [size, width] of [
    [DESK, 360],
    [PHONE, 320],
  ] as const) {
    await page.setViewportSize(size);
    const box = (await popup.boundingBox())!;
    expect(Math.round(box.width)).toBe(width);
    // In the middle, with the same margin on both sides; nothing scrolls sideways.
    expect(Math.abs(box.x - (size.width - box.width) / 2)).toBeLessThan(10);
    expect(await popup.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const { POPUP_SHOTS: folder } = process.env;
    if (folder) await page.screenshot({ path: `${folder}/${Date.now()}-${size.width}.png` });
  }
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await expect.poll(() => open.evaluate((button) => document.activeElement === button)).toBe(true);
}

test('popups that ask before an action are 360 px wide, as far as the screen has room', async () => {
  const { page } = await newVisitor({ viewport: DESK });
  await signIn(page, { email: 'admin@example.org', password: DEMO_PASSWORD, to: LIST, language: 'gu' });
  const table = main(page).getByRole('table');
  await table.waitFor();
  await expectWidths(page, table.getByRole('button').first());
  await page.setViewportSize(DESK);
  await table.getByRole('row').nth(1).getByRole('link').first().click();
  const decide = page.locator('#decide').getByRole('button');
  await decide.first().waitFor();
  // Questions, and ones for a reason.
  expect(await decide.count()).toBeGreaterThan(1);
  for (const open of await decide.all()) await expectWidths(page, open);
});

test('popups of an NGO are 360 px wide as well: a question, and one for the password', async () => {
  const { page } = await newVisitor({ viewport: DESK });
  const to = '/ngopage/shemesList';
  await signIn(page, { email: 'ngo@example.org', password: DEMO_PASSWORD, to, language: 'gu' });
  const remove = main(page).getByRole('table').getByRole('button').first();
  await expectWidths(page, remove);
  await page.goto(addressOf('/gu/ngopage/donation'));
  const save = main(page).getByRole('button', { name: catalogues.gu.area.asCsv });
  await expectWidths(page, save);
  // The reason is read out with the question.
  await save.click();
  const { title, fileLead } = catalogues.gu.area.confirm;
  const question = page.getByRole('dialog', { name: title, description: fileLead });
  await question.waitFor();
});
