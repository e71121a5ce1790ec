import { expect, test } from 'vitest';
import { DEMO_NGO } from '#src/features/account/demo-accounts.server.ts';
import { gu } from '#src/messages/catalogues.server.ts';
import { main, waitForHeading } from '../support/page.ts';
import { newPerson } from '../support/person.ts';
import { addressOf } from '../support/visit.ts';

const { find } = gu.site;
const profile = gu['ngo/profile'];
const giving = gu['donation/giving'];
const NAME = 'દૃષ્ટિકિરણ નેત્ર સેવા';

test.each(['plain', 'keyboard'] as const)(
  'a donor looks an NGO up by name, sees what was checked and when, and what arrives: %s',
  async (way) => {
    const person = await newPerson(way);
    const { page } = person;
    await page.goto(addressOf('/gu'));
    await person.look();
    await person.fill(page.getByLabel(find.what), 'drashti kiran');
    await person.follow(page.getByRole('search').getByRole('button', { name: gu.site.search }));
    const row = main(page).getByRole('listitem').filter({ hasText: NAME }).first();
    await person.follow(row.getByRole('link', { name: NAME }).first());
    await waitForHeading(page, NAME);
    await main(page).getByText(DEMO_NGO, { exact: true }).first().waitFor();

    // Every document has its state, with a day; the registers are one link away.
    const day = new RegExp(`\\d{1,2} (${gu.site.months.join('|')}) 20\\d\\d`);
    const papers = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: profile.papers }) });
    for (const label of ['NGO Darpan', '80G', '12A']) {
      const fact = papers.locator('div').filter({ has: page.getByText(label, { exact: true }) });
      expect(await fact.first().innerText(), label).toMatch(day);
    }
    const register = papers.getByRole('link', { name: profile.papersShown.lookUp('ngodarpan.gov.in') });
    expect(await register.getAttribute('href')).toBe('https://ngodarpan.gov.in');
    expect(await papers.innerText()).toMatch(/GJ\/\d{4}\/\d{7}/);

    await person.follow(main(page).getByRole('link', { name: profile.donate }).first());
    await waitForHeading(page, giving.title(NAME));
    const text = await main(page).innerText();
    expect(text).toContain(giving.tax.heading);
    expect(text).toContain(giving.share.heading);
    // Back to what was checked.
    await person.follow(main(page).getByRole('link', { name: giving.aboutNgo }));
    await waitForHeading(page, NAME);
    expect(person.pageErrors).toEqual([]);

    // Of an NGO that nobody checked, its page says so, and asks for no gift; the same with a script.
    if (way === 'keyboard') return;
    await page.goto(addressOf('/gu/search?q=patangiyu'));
    await person.follow(main(page).getByRole('listitem').getByRole('link', { name: 'પતંગિયું બાળગૃહ' }).first());
    await main(page).getByText(profile.notVerifiedMeans).waitFor();
    expect(await main(page).getByRole('link', { name: profile.donate }).count()).toBe(0);
    expect(person.pageErrors).toEqual([]);
  },
);
