import { expect, test } from 'vitest';
import { en } from '#src/messages/catalogues.server.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

test('/help links to every helpline, 112 first', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/help'));
  const calls = await page
    .getByRole('main')
    .locator('a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(calls.slice(0, 3)).toEqual(['tel:112', 'tel:112', 'tel:108']);
  expect(new Set(calls).size).toBe(12);
});

test('the footer of every page links to about, policy and sitemap', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/'));
  for (const name of ['about', 'websitePolicy', 'sitemap'] as const) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: en.site.foot[name], exact: true });
    expect(await link.getAttribute('href')).toBe(`/${name}`);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: en.site.foot.about, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: en['information/about'].title }).waitFor();
});

test('the website policy names the grievance officer, a fictional one in the demo', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/websitePolicy'));
  await page.getByRole('main').getByRole('link', { name: 'grievance@example.org' }).waitFor();
  const parts = en['information/website-policy'].sections;
  for (const { heading } of Object.values(parts))
    await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor();
});

test('the sitemap links to every category and to the towns with NGOs', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/sitemap'));
  const main = page.getByRole('main');
  expect(await main.locator('a[href^="/category/"]').count()).toBe(12);
  await main.getByRole('link', { name: 'Rajkot', exact: true }).click();
  await page.waitForURL(addressOf('/detailpage/Rajkot'));
});

test('robots.txt names the sitemap, whose files list existing pages', async () => {
  const read = async (address: string) => {
    const response = await fetch(address);
    expect(response.status, address).toBe(200);
    return response.text();
  };
  const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at!);
  const sitemap = /^Sitemap: (.*)$/m.exec(await read(addressOf('/robots.txt')))?.[1];
  const files = locationsIn(await read(sitemap ?? ''));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const pages = locationsIn(await read(file));
    expect((await fetch(pages.at(-1)!)).status, pages.at(-1)).toBe(200);
  }
  expect((await fetch(addressOf('/sitemap-ngos-999.xml'))).status).toBe(404);
});

test('security.txt states where to report a vulnerability', async () => {
  const response = await fetch(addressOf('/.well-known/security.txt'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain('Contact: mailto:security@example.org\n');
  expect(text).toContain(`Canonical: ${addressOf('/.well-known/security.txt')}\n`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(366);
});
