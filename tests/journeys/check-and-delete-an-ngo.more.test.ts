import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffListTab } from '#src/features/ngo/ngo.navigation.ts';
import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { en } from '#src/messages/catalogues.server.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expectToastFor, main, openTab, stopClock, waitForHeading } from '../support/page.ts';
import { readHtml } from '../support/read-html.ts';
import { registerNgo } from '../support/registered-ngo.ts';
import { signIn } from '../support/sign-in.ts';
import { verifyNgo } from '../support/verify-ngo.ts';
import { addressOf, DESK, newVisitor } from '../support/visit.ts';
import { typePassword } from '../support/type-password.ts';

const NAME = 'Kesarva Netra Jyot';
const EMAIL = 'check.and.delete@example.org';
const t = en['site/operations'];

const signInAs = (page: Page, { email, to }: { email: string; to: string }) =>
  signIn(page, { email, password: DEMO_PASSWORD, to });

/** How many NGOs of this name a visitor finds. */
async function countResults(): Promise<number> {
  const { links } = await readHtml(`/search?q=${encodeURIComponent(NAME)}&exact=true`);
  return links.filter(({ name }) => name === NAME).length;
}

test('staff find a new NGO in their worklist, and an admin deletes it when visitors find it', async () => {
  await registerNgo({ name: NAME, email: EMAIL });
  expect(await countResults()).toBe(0);

  const { page } = await newVisitor();
  await signInAs(page, { email: 'staff@example.org', to: `/${BRAND.slug}` });
  // The worklist has it, and says why. Older entries may fill the first page.
  const o = en['site/overview'];
  await main(page).getByRole('table', { name: o.filter }).waitFor();
  await expectAccessible(page);
  await page.goto(addressOf(`/${BRAND.slug}?group=ngos&pageSize=100`));
  await main(page).getByRole('row', { name: NAME }).getByText(o.kinds.new).waitFor();
  await main(page).getByRole('link', { name: NAME }).click();
  await waitForHeading(page, t.check.headline.waiting(NAME));
  // Staff cannot delete NGOs.
  expect(await main(page).getByRole('button', { name: t.decide.delete, exact: true }).count()).toBe(0);
  await verifyNgo({ displayName: NAME, language: 'en' });
  expect(await countResults()).toBe(1);

  await signInAs(page, { email: 'admin@example.org', to: `/${BRAND.slug}/ngos` });
  await page.getByLabel(t.list.words).fill(NAME);
  await page.getByRole('button', { name: en.site.search, exact: true }).click();
  await page.waitForURL(/q=/);
  const clickDelete = () =>
    main(page)
      .getByRole('button', { name: t.list.deleteIt(NAME) })
      .click();
  await clickDelete();
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await dialog.getByText("You won't be able to Delete this Ngo!").waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: en.area.cancel }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await countResults()).toBe(1);

  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/ngo/deleteNgo/*', async (route) => {
    await released;
    await route.continue();
  });
  await clickDelete();
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click();
  const progressDialog = page.getByRole('dialog', { name: 'Deleteing Ngo...' });
  await progressDialog.waitFor();
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
  await page.mouse.click(3, 3);
  expect(await progressDialog.isVisible()).toBe(true);
  release();
  await typePassword(page);
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('status').getByText('The NGO was deleted. It can be restored for 30 days.').waitFor();
  expect(await countResults()).toBe(0);

  // The audit log names who did it and the NGO, which keeps its name and its page for staff.
  await page.goto(addressOf(`/${BRAND.slug}/audit?action=deleteNgo`));
  const entry = main(page).getByRole('row').filter({ hasText: NAME });
  await entry.getByText(`(${en.audit.deleted})`).waitFor();
  await entry.getByText('admin@example.org').waitFor();
  await expectAccessible(page);
  await entry.getByRole('link', { name: NAME }).click();
  await waitForHeading(page, t.check.headline.deleted(NAME));
});

test('an admin sees why a deletion failed: a refused one goes back for four seconds, an unsent one stays', async () => {
  const { page } = await newVisitor({ viewport: DESK });
  await signInAs(page, { email: 'admin@example.org', to: `/${BRAND.slug}` });
  await openTab(page, staffListTab.label.en);
  const buttons = main(page).getByRole('button', { name: /^Delete / });
  await page.route('**/api/ngo/deleteNgo/*', (route) => route.abort());
  await buttons.first().click();
  await page.getByRole('button', { name: t.deletion.yes }).click();
  await page.getByRole('alert').getByText(en.form.unreachable).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/${BRAND.slug}/ngos`);

  await page.route('**/api/ngo/deleteNgo/*', (route) =>
    route.fulfill({ status: 409, json: { success: false, msg: 'Not this one.' } }),
  );
  await buttons.first().click();
  await stopClock(page);
  await page.getByRole('button', { name: t.deletion.yes }).click();
  await page.waitForURL((url) => url.pathname === `/${BRAND.slug}`);
  await expectToastFor(page, page.getByRole('alert').filter({ hasText: 'Not this one.' }), 4);
});
