import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { main } from '../support/page.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, DESK, newVisitor, PHONE } from '../support/visit.ts';

const LIST = `/${BRAND.slug}/ngos`;

/** Opens a popup, measures it and closes it. */
async function expectWidth(page: Page, { open, width }: { open: Locator; width: number }): Promise<void> {
  await open.click();
  const popup = page.getByRole('dialog');
  await popup.waitFor();
  const box = (await popup.boundingBox())!;
  expect(Math.round(box.width)).toBe(width);
  // In the middle, with the same margin on both sides; nothing scrolls sideways.
  expect(Math.abs(box.x - (page.viewportSize()!.width - box.width) / 2)).toBeLessThan(10);
  expect(await popup.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const { POPUP_SHOTS: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${Date.now()}-${page.viewportSize()!.width}.png` });
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
}

test.each([
  {
    screen: 'a wide screen',
    options: { viewport: DESK, colorScheme: 'dark' as const },
    width: 360,
    languages: ['en'] as const,
  },
  { screen: 'a phone of 360 px', options: { viewport: PHONE }, width: 320, languages: ['gu', 'hi'] as const },
])('popups that ask before an action are 360 px wide on $screen, as far as it has room', async (size) => {
  const { options, width, languages } = size;
  for (const language of languages) {
    const { page } = await newVisitor(options);
    const to = `/${BRAND.slug}`;
    await signIn(page, { email: 'admin@example.org', password: DEMO_PASSWORD, to, language });
    await page.goto(addressOf(pathInLanguage({ path: LIST, language })));
    const table = main(page).getByRole('table');
    await table.waitFor();
    await expectWidth(page, { open: table.getByRole('button').first(), width });
    await table.getByRole('row').nth(1).getByRole('link').first().click();
    const decide = page.locator('#decide').getByRole('button');
    await decide.first().waitFor();
    // Questions, and ones for a reason.
    expect(await decide.count()).toBeGreaterThan(1);
    for (const open of await decide.all()) await expectWidth(page, { open, width });
  }
});

test('popups of an NGO are 360 px wide as well: a question, and one for the password', async () => {
  const { page } = await newVisitor({ viewport: DESK });
  const to = '/ngopage/shemesList';
  await signIn(page, { email: 'ngo@example.org', password: DEMO_PASSWORD, to, language: 'gu' });
  const remove = main(page).getByRole('table').getByRole('button').first();
  await expectWidth(page, { open: remove, width: 360 });
  await page.goto(addressOf('/gu/ngopage/donation'));
  const save = main(page).getByRole('button', { name: catalogues.gu.area.asCsv });
  await expectWidth(page, { open: save, width: 360 });
});
