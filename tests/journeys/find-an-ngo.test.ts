import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en, gu, catalogues } from '#src/messages/catalogues.server.ts';
import { LANGUAGES, pathInLanguage } from '#src/shared/languages.ts';
import { main } from '../support/page.ts';
import { linksIn, readHtml } from '../support/read-html.ts';
import { addressOf, newVisitor, PHONE, waitForScript } from '../support/visit.ts';

/** Types into the search field and sends it. */
async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByLabel(en.site.find.what).fill(words);
  await page.getByRole('search').getByRole('button', { name: en.site.search }).click();
  await page.waitForURL((url) => url.searchParams.get('q') === words);
}

test('a visitor in Rajkot finds an eye camp in Gujarati and opens the NGO', async () => {
  const { page, pageErrors } = await newVisitor();
  await page.goto(addressOf('/gu'));
  await page.getByLabel(gu.site.find.what).fill('નેત્ર');
  await page.getByLabel(gu.site.find.where).selectOption('Rajkot');
  await page.getByRole('search').getByRole('button', { name: gu.site.search }).click();

  const row = page.getByRole('listitem').filter({ hasText: 'દૃષ્ટિકિરણ નેત્ર સેવા' });
  await row.waitFor();
  expect(new URL(page.url()).pathname).toBe('/gu/search');
  // Surendranagar is about a hundred kilometres from Rajkot.
  expect(await row.textContent()).toMatch(/\d+/);
  await row.getByRole('link').first().click();

  await page.getByRole('heading', { level: 1, name: 'દૃષ્ટિકિરણ નેત્ર સેવા' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/gu\/health\/detailpage\/\d+$/);
  expect(await page.locator('html').getAttribute('lang')).toBe('gu');
  const text = await page.getByRole('main').textContent();
  expect(text).toContain('આંખનો કેમ્પ');
  expect(text).toContain(gu['ngo/fields/services'].costs.free);
  // What the NGO says about itself is in Gujarati, too.
  expect(text).not.toMatch(/sight|eye camps|spectacles/i);
  expect(pageErrors).toEqual([]);
});

test('a visitor searches for moti bindu nu operation rajkot on a phone and calls the right NGO', async () => {
  const { page, pageErrors } = await newVisitor();
  await page.goto(addressOf('/'));
  await waitForScript(page);
  await searchFor(page, 'moti bindu nu operation rajkot');

  const t = en['ngo/search'];
  const interpretation = main(page).getByText(t.needLabel);
  expect(await interpretation.textContent()).toBe(`${t.needLabel} Cataract operation · ${t.near('Rajkot')}`);
  const group = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t.groups.further }) });
  const first = group.getByRole('listitem').first();
  expect(await first.textContent()).toMatch(/Surendranagar · 100 km/);
  expect(await first.locator('mark').allTextContents()).toContain('Cataract surgery');
  // The row says what it costs, and whom to call.
  await first.getByText(en['ngo/fields/services'].costs.free, { exact: true }).waitFor();
  const callFromRow = first.getByRole('link', { name: `${en.ngo.call} Drishtikiran Netra Seva` });
  expect(await callFromRow.getAttribute('href')).toMatch(/^tel:\d+$/);
  await first.getByRole('heading').getByRole('link').click();

  await page.getByRole('heading', { level: 1, name: 'Drishtikiran Netra Seva' }).waitFor();
  const call = main(page).locator('a[href^="tel:"]').first();
  expect(await call.getAttribute('href')).toMatch(/^tel:\+?\d+$/);
  expect(pageErrors).toEqual([]);
});

test('a visitor searches for husband beats me and sees 181 first', async () => {
  const { page } = await newVisitor();
  const t = en['ngo/search'];
  await page.goto(addressOf('/search'));
  await waitForScript(page);
  await searchFor(page, 'husband beats me');

  const call = main(page).getByRole('link', { name: t.call('181') });
  await call.waitFor();
  expect(await main(page).locator('a').first().getAttribute('href')).toBe('tel:181');
  expect((await call.boundingBox())?.y).toBeLessThan(PHONE.height / 2);

  // It stays for an exact search, and the link to the help form carries the words.
  await main(page).getByRole('link', { name: t.onlyTheseWords }).click();
  await main(page).getByText(t.wordsOnly('husband beats me')).waitFor();
  expect(await main(page).locator('a').first().getAttribute('href')).toBe('tel:181');
  await main(page).locator('a[href*="/helpRequest?words="]').first().click();
  const field = page.getByLabel(en['help-request/submission'].fields.helpDescription);
  await field.waitFor();
  expect(await field.inputValue()).toBe('husband beats me');
});

test.each(LANGUAGES)(
  'in an emergency, 181 is the first link of the results, also exact ones; in %s',
  async (language) => {
    const t = catalogues[language];
    const path = pathInLanguage({ path: '/search?q=husband+beats+me', language });
    for (const address of [path, `${path}&exact=true`]) {
      const { links, text } = await readHtml(address);
      expect(links[0]).toEqual({ name: t['ngo/search'].call('181'), href: 'tel:181' });
      expect(text).toContain(t['information/help'].dayAndNight);
      const form = pathInLanguage({ path: '/helpRequest?words=husband+beats+me', language });
      expect(links.map(({ href }) => href)).toContain(form);
    }
  },
);

test('a search fills the help form with its words and category, and the page is not cached', async () => {
  const readForm = async (words: string) => {
    const response = await fetch(addressOf(`/helpRequest?${new URLSearchParams({ words })}`));
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = await response.text();
    const [, text = ''] = /<textarea[^>]*name="helpDescription"[^>]*>([^<]*)</.exec(page) ?? [];
    return { text, category: /<input[^>]*checked=""[^>]*value="(\w+)"/.exec(page)?.[1] };
  };
  const { text, category } = await readForm(`  two\u0000\n  lines ${'x'.repeat(300)}`);
  expect([text.length, text.slice(0, 12), category]).toEqual([200, 'two lines xx', undefined]);
  expect(await readForm('moti bindu rajkot')).toEqual({ text: 'moti bindu rajkot', category: 'Health' });
  expect((await readForm('school fee')).category).toBe('Education');
});

test('a visitor misspells a name and finds the NGO, with a note of the correction', async () => {
  const { text, links } = await readHtml('/search?q=jevanrek');
  expect(text).toContain(en.ngo.showingFor);
  expect(links.map(({ name }) => name)).toContain('Jeevanrekh Rakt Mitra Mandal');

  const exactly = links.find(({ name }) => name === en.ngo.exactly('jevanrek'))!;
  expect(exactly.href).toContain('exact=true');
  expect((await readHtml(exactly.href)).text).toContain(en.ngo.empty.heading);
});

test('a visitor chooses a suggested need and sees its results, and opens a suggested NGO with the keyboard', async () => {
  const { page, pageErrors } = await newVisitor();
  await page.goto(addressOf('/gu'));
  await waitForScript(page);
  await page.getByLabel(gu.site.find.what).focus();
  const field = page.getByRole('combobox', { name: gu.site.find.what });
  await field.waitFor();
  await field.pressSequentially('moti', { delay: 30 });
  const need = page.getByRole('option', { name: `મોતિયાનું ઓપરેશન ${gu.site.find.kindNeed}` });
  await need.waitFor();
  expect(await page.getByRole('option').first().textContent()).toBe(await need.textContent());
  await need.click();
  await page.getByText(gu['ngo/search'].needLabel).waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('મોતિયાનું ઓપરેશન');

  await page.goto(addressOf('/gu'));
  await waitForScript(page);
  await page.getByLabel(gu.site.find.what).focus();
  await field.waitFor();
  await field.pressSequentially('jeevan', { delay: 30 });
  const ngo = page.getByRole('option', { name: /જીવનરેખ/ });
  await ngo.waitFor();
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  while ((await ngo.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^જીવનરેખ/ }).waitFor();
  expect(pageErrors).toEqual([]);
});

test('the way out of a town that sorts by distance takes both away', async () => {
  const { links } = await readHtml('/search?q=health&from=Rajkot&sort=distance');
  const anywhere = links.find(({ name }) => name === en['ngo/search'].anywhere)!;
  expect(new URL(addressOf(anywhere.href)).searchParams.get('from')).toBe(null);
  expect((await readHtml(anywhere.href)).text).toContain(en.ngo.sort.fit);
});

test.each([
  ['a town', '/detailpage/Rajkot', en.ngo.cityTitle('Rajkot'), { city: 'Rajkot' }],
  ['a category', '/category/health', 'Health & Family Welfare', { category: 'health' }],
])('the page of %s shows its NGOs, and no others', async (_, path, title, expected) => {
  const { heading, html } = await readHtml(path);
  expect(heading).toBe(title);
  const titles = [...html.matchAll(/<li\b.*?<(h2|h3)\b[^>]*>(.*?)<\/\1>/gs)];
  const ids = titles.flatMap(([, , link = '']) => /\/detailpage\/(\d+)/.exec(link)?.[1] ?? []);
  expect(ids.length).toBeGreaterThan(1);
  for (const id of ids) {
    const response = await fetch(addressOf(`/api/ngo/getNgoById/${id}`));
    expect(((await response.json()) as { data: object }).data).toMatchObject(expected);
  }
  // As many as there are, up to the first page.
  const all = await fetch(addressOf('/api/ngo/getAllNgo?pageSize=100'));
  const { data } = (await all.json()) as { data: Record<string, string>[] };
  const count = data.filter((ngo) =>
    Object.entries(expected).every(([key, value]) => ngo[key] === value),
  ).length;
  expect(new Set(ids).size).toBe(Math.min(count, 20));
});

test('the pages of a long list, one after the other, show each NGO once', async () => {
  const ngos: string[] = [];
  for (let path: string | undefined = '/search'; path;) {
    const { html, links } = await readHtml(path);
    const onPage = links.filter(({ href }) => /^\/[a-z]+\/detailpage\/\d+/.test(href));
    ngos.push(...new Set(onPage.map(({ href }) => href)));
    const pages = new RegExp(`<nav\\b[^>]*aria-label="${en.ngo.pages}"[^>]*>(.*?)</nav>`, 's').exec(
      html,
    )?.[1];
    path = linksIn(pages ?? '').find(({ name }) => name === en.ngo.after)?.href;
  }
  const response = await fetch(addressOf('/api/ngo/getAllNgo'));
  const { total } = (await response.json()) as { total: number };
  expect(total).toBeGreaterThanOrEqual(60);
  expect(new Set(ngos).size).toBe(total);
  expect(ngos).toHaveLength(total);
});

test('a visitor without results sees links for other searches', async () => {
  const { text, links } = await readHtml('/search?q=zzzzqqq&category=health');
  expect(text).toContain(en.ngo.empty.heading);
  const addressesOf = (wanted: string) => links.filter(({ name }) => name === wanted).map(({ href }) => href);
  expect(addressesOf(en.site.askForHelp)).toEqual(['/helpRequest?words=zzzzqqq']);
  expect(addressesOf(en['scheme/catalogue/detail'].finder)).toEqual(['/schemes/finder']);
  expect(addressesOf(en.ngo.empty.all)).toEqual(['/search']);
});
