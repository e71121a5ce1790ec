import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffListTab } from '#src/features/ngo/ngo.navigation.ts';
import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { en } from '#src/messages/catalogues.server.ts';
import { decideOnDocument } from '../support/decide-on-document.ts';
import { waitForMail } from '../support/mails.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { main, openTab } from '../support/page.ts';
import { registerNgo } from '../support/registered-ngo.ts';
import { addressOf, newVisitor, waitForScript } from '../support/visit.ts';

const NAME = 'Kesarva Netra Jyot';
const EMAIL = 'check.and.delete@example.org';
const t = en['site/operations'];

/** Signs in as one of the demonstration and lands where they wanted to go. */
async function signIn(page: Page, { email, to }: { email: string; to: string }): Promise<void> {
  await page.goto(addressOf(to));
  await page.waitForURL((url) => url.pathname === '/logIn');
  await waitForScript(page);
  await page.getByLabel(en['account'].email, { exact: true }).fill(email);
  await page.getByLabel(en['account'].password, { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: en['account'].submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname === to);
}

test('staff verify an NGO, a visitor finds it, and an admin deletes it', async () => {
  await registerNgo({ name: NAME, email: EMAIL });
  const visitor = await newVisitor();
  const countResults = async () => {
    await visitor.page.goto(addressOf(`/search?q=${encodeURIComponent(NAME)}&exact=true`));
    return visitor.page.getByRole('main').getByRole('link', { name: NAME, exact: true }).count();
  };
  expect(await countResults()).toBe(0);

  const { page: staff } = await newVisitor();
  await signIn(staff, { email: 'staff@example.org', to: `/${BRAND.slug}` });
  // The worklist has it, and says why. Older entries may fill the first page.
  const o = en['site/overview'];
  await main(staff).getByRole('table', { name: o.filter }).waitFor();
  await expectAccessible(staff);
  await staff.goto(addressOf(`/${BRAND.slug}?group=ngos&pageSize=100`));
  await main(staff).getByRole('row', { name: NAME }).getByText(o.kinds.new).waitFor();
  await main(staff).getByRole('link', { name: NAME }).click();
  await main(staff)
    .getByRole('heading', { level: 1, name: t.check.headline.waiting(NAME) })
    .waitFor();
  await expectAccessible(staff);
  // Staff cannot delete NGOs.
  expect(await main(staff).getByRole('button', { name: t.decide.delete, exact: true }).count()).toBe(0);
  // Nobody can say that documents are right that nobody has seen.
  await main(staff).getByText(en['ngo/document-checks'].noneSeen).waitFor();
  expect(await main(staff).getByRole('button', { name: t.decide.verify }).count()).toBe(0);
  const { registration_type: label } = en['ngo/fields'].columns;
  await decideOnDocument(staff, { label, result: 'matches' });
  await main(staff).getByRole('button', { name: t.decide.verify }).click();
  await staff.getByRole('dialog').getByRole('button', { name: t.decide.verifyYes }).click();
  await main(staff)
    .getByRole('heading', { level: 1, name: t.check.headline.verified(NAME) })
    .waitFor();
  expect(
    (await waitForMail(EMAIL, ({ subject }) => subject === en.mail.checking.verify.subject(NAME))).text,
  ).toContain(en.mail.checking.verify.line(NAME));
  expect(await countResults()).toBe(1);

  const { page: admin } = await newVisitor();
  await signIn(admin, { email: 'admin@example.org', to: `/${BRAND.slug}/ngos` });
  await admin.getByLabel(t.list.words).fill(NAME);
  await admin.getByRole('button', { name: en.site.search, exact: true }).click();
  await admin.waitForURL(/q=/);
  const clickDelete = () =>
    main(admin)
      .getByRole('button', { name: t.list.deleteIt(NAME) })
      .click();
  await clickDelete();
  const dialog = admin.getByRole('dialog', { name: 'Are you sure?' });
  await dialog.getByText("You won't be able to Delete this Ngo!").waitFor();
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: en.area.cancel }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await countResults()).toBe(1);

  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await admin.route('**/api/ngo/deleteNgo/*', async (route) => {
    await released;
    await route.continue();
  });
  await clickDelete();
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click();
  const progressDialog = admin.getByRole('dialog', { name: 'Deleteing Ngo...' });
  await progressDialog.waitFor();
  for (let times = 0; times < 3; times++) await admin.keyboard.press('Escape');
  await admin.mouse.click(3, 3);
  expect(await progressDialog.isVisible()).toBe(true);
  release();
  await admin.waitForURL((url) => url.pathname === '/');
  await admin.getByRole('status').getByText('The NGO was deleted. It can be restored for 30 days.').waitFor();
  expect(await countResults()).toBe(0);

  // The audit log names who did it and the NGO, which keeps its name and its page for staff.
  await admin.goto(addressOf(`/${BRAND.slug}/audit?action=deleteNgo`));
  const entry = main(admin).getByRole('row').filter({ hasText: NAME });
  await entry.getByText(`(${en.audit.deleted})`).waitFor();
  await entry.getByText('admin@example.org').waitFor();
  await expectAccessible(admin);
  await entry.getByRole('link', { name: NAME }).click();
  await main(admin)
    .getByRole('heading', { level: 1, name: t.check.headline.deleted(NAME) })
    .waitFor();
});

test('an admin sees why a deletion failed: a refused one goes back, an unsent one stays', async () => {
  const { page } = await newVisitor();
  await signIn(page, { email: 'admin@example.org', to: `/${BRAND.slug}` });
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
  await page.getByRole('button', { name: t.deletion.yes }).click();
  await page.getByRole('alert').getByText('Not this one.').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/${BRAND.slug}`);
});
