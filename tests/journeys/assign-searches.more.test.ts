import { expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { en } from '#src/messages/catalogues.server.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { signIn } from '../support/sign-in.ts';
import { main } from '../support/page.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { runSql } from '../support/run-sql.ts';
import { addressOf, DESK, newVisitor, waitForScript } from '../support/visit.ts';

const t = en['search-terms'];
const staffPath = `/${BRAND.slug}/searches`;
const FOLLOWED = '/search?q=cataract+operation+free';
const USER_AGENT = 'Mozilla/5.0 (Linux; Android 13)';
let network = 0;

/** Somebody with a browser and a network of their own asks for a page. */
async function fetchPage(path: string, from = `203.0.113.${++network}`): Promise<string> {
  const headers = { 'user-agent': USER_AGENT, 'x-forwarded-for': from };
  return (await fetch(addressOf(path), { headers })).text();
}

/** Somebody searches and opens a result. */
async function follow(javaScriptEnabled: boolean): Promise<void> {
  const headers = { 'x-forwarded-for': javaScriptEnabled ? '203.0.113.101' : '203.0.113.102' };
  const { page } = await newVisitor({
    javaScriptEnabled,
    extraHTTPHeaders: headers,
    userAgent: USER_AGENT,
  });
  await page.goto(addressOf(FOLLOWED));
  if (javaScriptEnabled) await waitForScript(page);
  await main(page).locator('li h2 a, li h3 a').first().click();
  await page.waitForURL(/detailpage/);
}

/** Waits until the product has written what it counted: it does so every few seconds. */
const waitUntilWritten = (followed: number) =>
  expect
    .poll(
      () =>
        withProductDatabase((db) =>
          runSql<[number]>(db, {
            text: `select followed from search_count where words like $1 and searches = 5`,
            values: ['cataract operation%'],
          }),
        ),
      { interval: 300 },
    )
    .toEqual([[followed]]);

test('staff see which searches are followed, assign one without results to a need, the search finds it, and they undo it', async () => {
  for (let index = 0; index < 5; index++) await fetchPage('/search?q=vazoku+wimpul');
  for (let index = 0; index < 4; index++) await fetchPage('/search?q=only+fourr');
  await fetchPage('/search?q=call+9876543210');
  for (let index = 0; index < 3; index++) await fetchPage(FOLLOWED);
  for (const javaScriptEnabled of [true, false]) await follow(javaScriptEnabled);
  await waitUntilWritten(2);

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
  for (const words of ['wimpul+vazoku', 'vazoku+wimpul'])
    expect(await fetchPage(`/search?q=${words}`), 'no answer of before is kept').toContain(
      'Cataract operation',
    );

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

  await staff.goto(addressOf(`${staffPath}?show=all`));
  const row = main(staff).getByRole('row', { name: /cataract operation/ });
  await row.waitFor();
  expect((await row.getByRole('cell').allTextContents()).slice(0, 3)).toEqual(['5', '0%', '40%']);
  // The browser's console reports the refused assignment.
  expect(pageErrors.filter((line) => !line.includes('422'))).toEqual([]);
});
