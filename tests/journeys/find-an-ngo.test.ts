import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en, gu, catalogues } from '#src/messages/catalogues.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { main } from '../support/page.ts';
import { addressOf, newVisitor, PHONE, waitForScript } from '../support/visit.ts';

/** Types into the search field and sends it. */
async function searchFor(page: Page, words: string, language: Language = 'en'): Promise<void> {
  const { site } = catalogues[language];
  await page.getByLabel(site.find.what).fill(words);
  await page.getByRole('search').getByRole('button', { name: site.search }).click();
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

test.each([{ script: true }, { script: false }])(
  'a visitor searches for moti bindu nu operation rajkot on a phone and calls the right NGO; with JavaScript: $script',
  async ({ script }) => {
    const { page, pageErrors } = await newVisitor({ javaScriptEnabled: script });
    await page.goto(addressOf('/'));
    if (script) await waitForScript(page);
    await searchFor(page, 'moti bindu nu operation rajkot');

    const t = en['ngo/search'];
    const main = page.getByRole('main');
    const interpretation = main.getByText(t.needLabel);
    expect(await interpretation.textContent()).toBe(
      `${t.needLabel} Cataract operation · ${t.near('Rajkot')}`,
    );
    const group = main
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
    const call = main.locator('a[href^="tel:"]').first();
    expect(await call.getAttribute('href')).toMatch(/^tel:\+?\d+$/);
    expect(pageErrors).toEqual([]);
  },
);

test.each([
  { language: 'en', script: true },
  { language: 'gu', script: false },
  { language: 'hi', script: true },
] as const)(
  'a visitor searches for husband beats me and sees 181 first; in $language, with JavaScript: $script',
  async ({ language, script }) => {
    const { page } = await newVisitor({ javaScriptEnabled: script });
    const t = catalogues[language];
    await page.goto(addressOf(pathInLanguage({ path: '/search', language })));
    if (script) await waitForScript(page);
    await searchFor(page, 'husband beats me', language);

    const main = page.getByRole('main');
    const call = main.getByRole('link', { name: t['ngo/search'].call('181') });
    await call.waitFor();
    expect(await call.getAttribute('href')).toBe('tel:181');
    expect(await main.locator('a').first().getAttribute('href')).toBe('tel:181');
    expect((await call.boundingBox())?.y).toBeLessThan(PHONE.height / 2);
    expect(await main.textContent()).toContain(t['information/help'].dayAndNight);

    // It stays for an exact search, and the link to the help form carries the words.
    await main.getByRole('link', { name: t['ngo/search'].onlyTheseWords }).click();
    await main.getByText(t['ngo/search'].wordsOnly('husband beats me')).waitFor();
    expect(await main.locator('a').first().getAttribute('href')).toBe('tel:181');
    await main.locator('a[href*="/helpRequest?words="]').first().click();
    const field = page.getByLabel(t['help-request/submission'].fields.helpDescription);
    await field.waitFor();
    expect(await field.inputValue()).toBe('husband beats me');
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
  const { page } = await newVisitor();
  await page.goto(addressOf('/search?q=jevanrek'));
  const main = page.getByRole('main');
  expect(await main.textContent()).toContain(en.ngo.showingFor);
  expect(await main.getByRole('listitem').allTextContents()).toContainEqual(
    expect.stringContaining('Jeevanrekh Rakt Mitra Mandal'),
  );

  await page.getByRole('link', { name: en.ngo.exactly('jevanrek') }).click();
  await page.getByRole('heading', { name: en.ngo.empty.heading }).waitFor();
  expect(page.url()).toContain('exact=true');
});

test('a visitor opens a suggestion with the keyboard', async () => {
  const { page, pageErrors } = await newVisitor();
  await page.goto(addressOf('/'));
  await waitForScript(page);
  await page.getByLabel(en.site.find.what).focus();
  const field = page.getByRole('combobox', { name: en.site.find.what });
  await field.waitFor();
  await field.pressSequentially('jeevan', { delay: 30 });
  const option = page.getByRole('option', { name: /Jeevanrekh/ });
  await option.waitFor();
  expect(await field.getAttribute('aria-expanded')).toBe('true');

  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Jeevanrekh Rakt Mitra Mandal' }).waitFor();
  expect(pageErrors).toEqual([]);
});

test('a visitor chooses a suggested need and sees its results', async () => {
  const { page, pageErrors } = await newVisitor();
  await page.goto(addressOf('/gu'));
  await waitForScript(page);
  await page.getByLabel(gu.site.find.what).focus();
  const field = page.getByRole('combobox', { name: gu.site.find.what });
  await field.waitFor();
  await field.pressSequentially('moti', { delay: 30 });
  const option = page.getByRole('option', { name: `મોતિયાનું ઓપરેશન ${gu.site.find.kindNeed}` });
  await option.waitFor();
  expect(await page.getByRole('option').first().textContent()).toBe(await option.textContent());
  await option.click();
  await page.getByText(gu['ngo/search'].needLabel).waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('મોતિયાનું ઓપરેશન');
  expect(pageErrors).toEqual([]);
});

test('a visitor applies a filter, sees as many NGOs as it announced, and removes it', async () => {
  const { page } = await newVisitor();
  await page.goto(addressOf('/category/health'));
  await page.getByText(en.ngo.narrow, { exact: true }).click();
  const filter = page.getByRole('group').getByRole('link').first();
  const [, town = '', count = ''] = /^(.*?)(\d+)$/.exec(((await filter.textContent()) ?? '').trim()) ?? [];
  await filter.click();

  const chip = page.getByRole('link', { name: en.ngo.removeFilter });
  await chip.waitFor();
  expect(await chip.textContent()).toContain(town.trim());
  expect(await page.getByRole('main').textContent()).toContain(en.ngo.count(Number(count), count));
  await chip.click();
  await chip.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
});

test('a visitor takes the town away from results sorted by distance', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/search?q=health&from=Rajkot&sort=distance'));
  await main(page).getByRole('link', { name: en['ngo/search'].anywhere }).click();
  await main(page).getByText(en.ngo.sort.fit).waitFor();
  expect(new URL(page.url()).searchParams.get('from')).toBe(null);
});

test.each([
  ['a town', '/detailpage/Rajkot', en.ngo.cityTitle('Rajkot'), { city: 'Rajkot' }],
  ['a category', '/category/health', 'Health', { category: 'health' }],
])('the page of %s shows its NGOs, and no others', async (_, path, title, expected) => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf(path));
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const links = await main(page)
    .locator('li h2 a, li h3 a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const ids = links.flatMap((href) => /\/detailpage\/(\d+)/.exec(href)?.[1] ?? []);
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

test('a visitor pages through a long list without seeing an NGO twice', async () => {
  const { page } = await newVisitor();
  await page.goto(addressOf('/search'));
  const names = new Set<string>();
  let rows = 0;
  for (let number = 1; ; number++) {
    const links = await page
      .locator('main a[href*="/detailpage/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    const ngos = links.filter((href) => /\/[a-z]+\/detailpage\/\d+/.test(href));
    rows += new Set(ngos).size;
    for (const href of ngos) names.add(href);
    const next = page
      .getByRole('navigation', { name: en.ngo.pages })
      .getByRole('link', { name: en.ngo.after });
    if ((await next.count()) === 0) break;
    await next.click();
    await page.waitForURL((url) => url.searchParams.get('page') === String(number + 1));
    await page.locator('[aria-current="page"]', { hasText: String(number + 1) }).waitFor();
  }
  const response = await fetch(addressOf('/api/ngo/getAllNgo'));
  const { total } = (await response.json()) as { total: number };
  expect(total).toBeGreaterThanOrEqual(60);
  expect(names.size).toBe(total);
  expect(rows).toBe(total);
});

test('a visitor without results sees links for other searches', async () => {
  const { page } = await newVisitor();
  await page.goto(addressOf('/search?q=zzzzqqq&category=health'));
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: en.ngo.empty.heading }).waitFor();
  const addressesOf = (name: string) =>
    main.getByRole('link', { name }).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await addressesOf(en.site.askForHelp)).toEqual(['/helpRequest?words=zzzzqqq']);
  expect(await addressesOf(en['scheme/catalogue/detail'].finder)).toEqual(['/schemes/finder']);
  await main.getByRole('link', { name: en.ngo.empty.all }).click();
  await page.waitForURL((url) => url.pathname === '/search' && url.search === '');
});
