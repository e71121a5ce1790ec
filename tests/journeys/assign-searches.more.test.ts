import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { en } from '#src/messages/catalogues.server.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { signIn } from '../support/sign-in.ts';
import { main } from '../support/page.ts';
import { addressOf, DESK, newVisitor, waitForScript } from '../support/visit.ts';

const t = en['search-terms'];
const staffPath = `/${BRAND.slug}/searches`;
/** Milliseconds after which what was counted has been written. */
const WRITE_DELAY_MS = 6_000;
let network = 0;

/** Somebody with a browser and a network of their own asks for a page. */
async function fetchPage(path: string, from = `203.0.113.${++network}`): Promise<string> {
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13)', 'x-forwarded-for': from };
  return (await fetch(addressOf(path), { headers })).text();
}

test('staff assign a search without results to a need, the search finds it, and they undo it', async () => {
  for (let index = 0; index < 5; index++) await fetchPage('/search?q=vazoku+wimpul');
  for (let index = 0; index < 4; index++) await fetchPage('/search?q=only+fourr');
  await fetchPage('/search?q=call+9876543210');
  await wait(WRITE_DELAY_MS);

  const { page: staff, pageErrors } = await newVisitor({ viewport: DESK });
  await signIn(staff, { email: 'staff@example.org', password: DEMO_PASSWORD, to: staffPath });
  await main(staff).getByRole('rowheader', { name: 'vazoku wimpul' }).waitFor();
  expect(await main(staff).textContent()).not.toMatch(/fourr|98765/);
  await expectAccessible(staff);

  const assign = main(staff).getByRole('button', { name: t.assignWords('vazoku wimpul') });
  await assign.click();
  const dialog = staff.getByRole('dialog');
  await expectAccessible(staff);
  await dialog.getByRole('button', { name: t.dialog.confirm, exact: true }).click();
  await dialog.getByText('Choose a need from the list.').waitFor();
  await dialog.getByLabel(t.dialog.need).selectOption('cataract-operation');
  await dialog.getByLabel(t.dialog.languages.roman).check();
  await dialog.getByRole('button', { name: t.dialog.confirm, exact: true }).click();
  await staff.getByText(t.wordsAssigned('vazoku wimpul', 'Cataract operation')).waitFor();
  expect(await assign.count(), 'what is assigned waits no more').toBe(0);

  const { page } = await newVisitor();
  await page.goto(addressOf('/search?q=wimpul+vazoku'));
  await main(page).getByText('Cataract operation').first().waitFor();
  expect(await fetchPage('/search?q=vazoku+wimpul'), 'no answer of before is kept').toContain(
    'Cataract operation',
  );
  await waitForScript(page);

  await staff.getByRole('link', { name: t.tabs.assigned }).click();
  await main(staff).getByRole('rowheader', { name: 'vazoku wimpul' }).waitFor();
  await expectAccessible(staff);
  await main(staff)
    .getByRole('button', { name: t.assigned.removeWords('vazoku wimpul') })
    .click();
  await main(staff)
    .getByRole('button', { name: t.assigned.againWords('vazoku wimpul') })
    .waitFor();
  expect(await fetchPage('/search?q=vazoku+wimpul')).not.toContain('Cataract operation');
  // The browser's console reports the refused assignment.
  expect(pageErrors.filter((line) => !line.includes('422'))).toEqual([]);
});

test('a search counts as followed when a visitor opens a result, with and without JavaScript', async () => {
  const path = '/search?q=cataract+operation+free';
  for (const javaScriptEnabled of [true, false]) {
    const headers = { 'x-forwarded-for': javaScriptEnabled ? '203.0.113.101' : '203.0.113.102' };
    const { page } = await newVisitor({
      javaScriptEnabled,
      extraHTTPHeaders: headers,
      userAgent: 'Mozilla/5.0 (Linux; Android 13)',
    });
    await page.goto(addressOf(path));
    if (javaScriptEnabled) await waitForScript(page);
    await main(page).locator('li h2 a, li h3 a').first().click();
    await page.waitForURL(/detailpage/);
  }
  for (let index = 0; index < 3; index++) await fetchPage(path);
  await wait(WRITE_DELAY_MS);

  const { page: staff } = await newVisitor({ viewport: DESK });
  await signIn(staff, { email: 'staff@example.org', password: DEMO_PASSWORD, to: staffPath });
  await staff.goto(addressOf(`${staffPath}?show=all`));
  const row = main(staff).getByRole('row', { name: /cataract operation/ });
  await row.waitFor();
  expect((await row.getByRole('cell').allTextContents()).slice(0, 3)).toEqual(['5', '0%', '40%']);
});
