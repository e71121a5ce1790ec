import { expect, test } from 'vitest';
import { gu } from '#src/messages/catalogues.server.ts';
import { main } from '../support/page.ts';
import { newPerson } from '../support/person.ts';
import { addressOf } from '../support/visit.ts';

const { find } = gu.site;
const BENEFIT = 'આખા વર્ષની સ્કૂલ ફી, સીધી સ્કૂલમાં ભરીએ.';
const SCHEME = 'ગરીબ કુટુંબનાં બાળકોની સ્કૂલ ફી';

test('a father with large letters writes "school ni fee" and finds an NGO and a scheme that pay school fees', async () => {
  const person = await newPerson('large');
  const { page } = person;
  await page.goto(addressOf('/gu'));
  await person.look();
  await person.fill(page.getByLabel(find.what), 'school ni fee');
  await person.follow(page.getByRole('search').getByRole('button', { name: gu.site.search }));
  const ngo = main(page).getByRole('listitem').filter({ hasText: 'પતંગિયું' }).first();
  await ngo.getByText('સ્કૂલની ફી').waitFor();

  await person.follow(main(page).getByRole('link', { name: SCHEME }).first());
  await main(page).getByRole('heading', { level: 1, name: SCHEME }).waitFor();
  await main(page).getByText(BENEFIT).first().waitFor();
  const phone = main(page).locator('a[href^="tel:"]');
  expect(await phone.count()).toBe(1);

  // The list of schemes understands the same words.
  await person.follow(page.getByRole('link', { name: gu['scheme/catalogue/detail'].allSchemes }).first());
  await person.fill(main(page).getByRole('searchbox'), 'shala ni fee bharvani');
  await person.follow(main(page).getByRole('search').getByRole('button').first());
  const first = main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('h2') })
    .first();
  await first.getByText(BENEFIT).waitFor();
  expect(person.pageErrors).toEqual([]);
});
