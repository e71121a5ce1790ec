import { expect, test } from 'vitest';
import { en, hi } from '#src/messages/catalogues.server.ts';
import { waitForHeading } from '../support/page.ts';
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
  const { page } = await newVisitor();
  await page.goto(addressOf('/category/health?verified=true&from=Rajkot'));
  await page.getByRole('navigation', { name: en.site.language }).getByRole('link', { name: 'हिंदी' }).click();
  await page.waitForURL((url) => url.pathname === '/hi/category/health');
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('verified'), searchParams.get('from')]).toEqual(['true', 'Rajkot']);
  expect(await page.locator('html').getAttribute('lang')).toBe('hi');

  // Every link on the page stays in the language.
  await page.getByRole('link', { name: hi.site.brandHome }).click();
  await page.getByRole('heading', { level: 1, name: hi['ngo/directory/home'].heading }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/hi\/?$/);
});

test('a page links to its other languages for search engines', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/gu/category/health'));
  const links = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
    );
  expect(Object.fromEntries(links)).toMatchObject({
    en: '/category/health',
    hi: '/hi/category/health',
    gu: '/gu/category/health',
  });
  expect(await page.locator('meta[property="og:locale"]').getAttribute('content')).toBe('gu_IN');
});
