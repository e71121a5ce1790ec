import { expect, test } from 'vitest';
import { DEMO_NGO } from '#src/features/account/demo-accounts.server.ts';
import { en, gu, hi } from '#src/messages/catalogues.server.ts';
import { actAsNgo, submitHelpRequest } from '../support/help-requests.ts';
import { main } from '../support/page.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const home = en['ngo/directory/home'];
const homeHi = hi['ngo/directory/home'];
const homeGu = gu['ngo/directory/home'];

test('a visitor sees that requests are answered, and how fast an NGO answers, from the tenth on', async () => {
  for (let person = 1; person <= 9; person++) await askAndAccept(person);
  const { page } = await newVisitor();
  // The number on a page is up to ten minutes old, so the pages read later are others.
  await page.goto(addressOf('/hi'));
  await page.getByRole('heading', { name: homeHi.once.heading }).waitFor();
  expect(await page.getByText(homeHi.answered('9', homeHi.daysAgo(0))).count()).toBe(0);

  await askAndAccept(10);
  await page.goto(addressOf('/'));
  await page.getByText(home.answered('10', home.daysAgo(0))).waitFor();
  await expectAccessibleEverywhere(page);
  await page.goto(addressOf('/gu'));
  await page.getByText(homeGu.answered('10', homeGu.daysAgo(0))).waitFor();

  await page.goto(addressOf(`/search?q=${encodeURIComponent(DEMO_NGO)}`));
  await main(page).getByRole('link', { name: DEMO_NGO }).first().click();
  await main(page)
    .getByText(en['ngo/profile/requests'].answersInHours(1))
    .filter({ visible: true })
    .waitFor();
});

async function askAndAccept(person: number): Promise<void> {
  const reference = await submitHelpRequest({ email: `person${person}.asks@example.org` });
  await actAsNgo(reference, [{ action: 'acceptHelpRequest' }]);
}
