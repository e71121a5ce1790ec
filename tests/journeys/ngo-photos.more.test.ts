import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_NGO, DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { PHOTO_TYPES } from '#src/features/ngo/photos/photo.values.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { gu as t } from '#src/messages/catalogues.server.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { rowId } from '#src/server/database/sql-values.server.ts';
import { picture } from '../support/pictures.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { signIn } from '../support/sign-in.ts';
import { typePassword } from '../support/type-password.ts';
import { addressOf, DESK, newVisitor } from '../support/visit.ts';
import { journeyProduct } from '../support/journey-product.ts';

const photoFile = async (name: string, width = 400) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture({ width, height: 300 }),
});
const text = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Sahay') };

const address = (path: string) => addressOf(pathInLanguage({ path, language: 'gu' }));

test('an NGO uploads photos, orders and describes them, and a visitor sees them', async () => {
  await deleteDemoPhotos();
  const { page, pageErrors } = await newVisitor();
  const demo = { email: 'ngo@example.org', password: DEMO_PASSWORD };
  await signIn(page, { ...demo, to: '/ngopage/ngoPhotos', language: 'gu' });
  await page.getByRole('heading', { level: 1, name: t['ngo/photos'].title(0) }).waitFor();
  const chooser = page.locator('input[type=file]');
  expect(await chooser.getAttribute('accept')).toBe(PHOTO_TYPES);

  await chooser.setInputFiles([await photoFile('one.jpg'), text, await photoFile('two.jpg', 360)]);
  // The page is public: the password is asked once for all three, before anything is sent.
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  const items = page.getByRole('listitem').filter({ hasText: t['ngo/photos'].passwordFirst });
  await expect.poll(() => items.count()).toBe(3);
  await expectAccessibleEverywhere(page);
  await items.first().getByRole('button', { name: t['ngo/photos'].again }).click();
  await typePassword(page);
  await page.getByRole('heading', { level: 1, name: t['ngo/photos'].title(2) }).waitFor();
  // The file that is not a photo shows an error and stays until it is removed.
  const failed = page.getByRole('listitem').filter({ hasText: 'letter.jpg' });
  expect(await failed.getByRole('alert').textContent()).toContain('JPEG, PNG, WebP');
  await failed.getByRole('button', { name: t['ngo/photos'].leaveOut }).click();
  await failed.waitFor({ state: 'detached' });
  await chooser.setInputFiles(await photoFile('three.jpg', 320));
  await page.getByRole('heading', { level: 1, name: t['ngo/photos'].title(3) }).waitFor();

  const photo = (place: number) =>
    page.getByRole('listitem', { name: t['ngo/photos'].place(place, '3'), exact: true });
  const widthOf = async (item: Locator) => item.locator('img').getAttribute('width');
  expect([await widthOf(photo(2)), await widthOf(photo(3))]).toEqual(['360', '320']);
  // With the keyboard. The focus stays on the photo as long as it can move further.
  await photo(3).getByRole('button', { name: t['ngo/photos'].earlier }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => widthOf(photo(2))).toBe('320');
  expect(await page.evaluate(() => document.activeElement?.id)).toMatch(/^later-/);
  await photo(3).getByRole('button', { name: t['ngo/photos'].makeCover }).click();
  await expect.poll(() => widthOf(photo(1))).toBe('360');

  await photo(1).getByRole('button', { name: t['ngo/photos'].texts }).click();
  await page.getByLabel(t['ngo/photos'].caption).first().fill('Eye camp, Wadhwan');
  await page.getByLabel(t['ngo/photos'].alternativeText).first().fill('Women wait in a school yard');
  await page.getByRole('button', { name: t['ngo/photos'].save }).click();
  await photo(1).getByText('Eye camp, Wadhwan').waitFor();
  await expectAccessibleEverywhere(page);
  // The browser's console reports the refused file, and that the password was missing.
  expect(pageErrors.filter((line) => !/403|422/.test(line))).toEqual([]);

  const visitor = await newVisitor({ javaScriptEnabled: false, viewport: DESK });
  await visitor.page.goto(address(await pathOfDemoNgo()));
  const figures = visitor.page.locator('figure');
  expect(await figures.count()).toBe(3);
  const cover = figures.first();
  expect(await cover.locator('figcaption').textContent()).toBe('Eye camp, Wadhwan');
  const image = cover.getByRole('img', { name: 'Women wait in a school yard' });
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
  expect(await image.evaluate((element) => (element as HTMLImageElement).currentSrc)).toMatch(
    /\/photos\/[0-9a-f]{32}-\d+\.avif$/,
  );
  await page.goto(visitor.page.url());
  await expectAccessibleEverywhere(page);
  await page.goBack();
  const fullSize = await fetch(addressOf((await cover.locator('a').getAttribute('href'))!));
  expect([fullSize.status, fullSize.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const remove = async () => {
    await page.getByRole('button', { name: t['ngo/photos'].remove }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: t['ngo/photos'].removeYes }).click();
  };
  // Half an hour later.
  await withProductDatabase((db) =>
    db.updateTable('session').set({ confirmation_expires_at: new Date() }).execute(),
  );
  await remove();
  // Cancelling the question of the password sends nothing again, and asks nothing again.
  await page.getByRole('dialog').getByRole('button', { name: t.area.cancel, exact: true }).click();
  await page.getByText(apiMessages.gu.confirmFirst).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await remove();
  await typePassword(page);
  await page.getByRole('heading', { level: 1, name: t['ngo/photos'].title(2) }).waitFor();
  await visitor.page.reload();
  expect(await figures.count()).toBe(2);
});

/** The journey begins with an empty gallery. */
async function deleteDemoPhotos(): Promise<void> {
  const id = (await pathOfDemoNgo()).split('/').at(-1)!;
  await withProductDatabase((db) => db.deleteFrom('ngo_photo').where('ngo_id', '=', rowId(id)).execute());
}

async function pathOfDemoNgo(): Promise<string> {
  const response = await fetch(
    `${journeyProduct().origin}/api/ngo/getAllNgo?q=${encodeURIComponent(DEMO_NGO)}`,
  );
  const { data } = (await response.json()) as { data: { _id: string; name: string; category: string }[] };
  const ngo = data.find(({ name }) => name === DEMO_NGO)!;
  return `/${ngo.category}/detailpage/${ngo._id}`;
}
