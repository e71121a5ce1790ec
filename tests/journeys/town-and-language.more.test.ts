import { expect, test } from 'vitest';
import { en, hi } from '#src/messages/catalogues.server.ts';
import { waitForHeading } from '../support/page.ts';
import { attributeOf, linksIn, readHtml } from '../support/read-html.ts';
import { addressOf, newVisitor, waitForScript } from '../support/visit.ts';

test('no city is selected at first, and the chosen one stays selected on other pages', async () => {
  const { page } = await newVisitor();
  await page.goto(addressOf('/'));
  await waitForScript(page);
  expect(await page.getByLabel(en.site.find.where).inputValue()).toBe('');
  expect(await page.locator('a[href*="from="]').count()).toBe(0);
  await page.getByLabel(en.site.find.where).selectOption('Rajkot');
  await page.getByRole('search').getByRole('button', { name: en.site.search }).click();
  await page.waitForURL((url) => url.pathname === '/search');
  // The URL changes before the page does, and a link clicked in between would still lack the city.
  await waitForHeading(page, en.ngo.allTitle);
  expect(await page.getByLabel(en.site.find.where).inputValue()).toBe('Rajkot');

  await page.getByRole('link', { name: en.site.brandHome }).click();
  await waitForHeading(page, en['ngo/directory/home'].heading);
  expect(new URL(page.url()).searchParams.get('from')).toBe('Rajkot');
  expect(await page.getByLabel(en.site.find.where).inputValue()).toBe('Rajkot');

  await page.getByRole('main').locator('a[href*="/category/health"][href*="from=Rajkot"]').click();
  await page.waitForURL((url) => url.pathname === '/category/health');
  expect(new URL(page.url()).searchParams.get('from')).toBe('Rajkot');
  await page.reload();
  expect(new URL(page.url()).searchParams.get('from')).toBe('Rajkot');
});

test('the language switch keeps the page', async () => {
  const { html } = await readHtml('/category/health?verified=true&from=Rajkot');
  const languages = linksIn(
    new RegExp(`<nav\\b[^>]*aria-label="${en.site.language}"[^>]*>(.*?)</nav>`, 's').exec(html)![1]!,
  );
  const hindi = new URL(addressOf(languages.find(({ name }) => name === 'हिंदी')!.href));
  expect(hindi.pathname).toBe('/hi/category/health');
  expect(Object.fromEntries(hindi.searchParams)).toEqual({ verified: 'true', from: 'Rajkot' });

  // Every link on the page stays in the language.
  const there = await readHtml(hindi.pathname + hindi.search);
  expect(there.html).toContain('<html lang="hi"');
  const home = linksIn(there.html).find(({ name }) => name === hi.site.brandHome)!;
  expect(home.href).toMatch(/^\/hi\/?(\?|$)/);
  expect((await readHtml(home.href)).heading).toBe(hi['ngo/directory/home'].heading);
});

test('a page links to its other languages for search engines', async () => {
  const { html } = await readHtml('/gu/category/health');
  const links = [...html.matchAll(/<link\b([^>]*)>/g)]
    .map(
      ([, attributes = '']) =>
        (name: string) =>
          attributeOf(attributes, name),
    )
    .filter((attribute) => attribute('rel') === 'alternate' && attribute('hrefLang'))
    .map((attribute) => [attribute('hrefLang'), new URL(attribute('href')!).pathname]);
  expect(Object.fromEntries(links)).toMatchObject({
    en: '/category/health',
    hi: '/hi/category/health',
    gu: '/gu/category/health',
  });
  expect(html).toContain('<meta property="og:locale" content="gu_IN"');
});
