import { expect, test } from 'vitest';
import { en } from '#src/messages/catalogues.server.ts';
import { between, linksIn, readHtml, textOf } from '../support/read-html.ts';
import { addressOf } from '../support/visit.ts';

test('/help links to every helpline, 112 first', async () => {
  const { links } = await readHtml('/help');
  const calls = links.map(({ href }) => href).filter((href) => href.startsWith('tel:'));
  expect(calls.slice(0, 3)).toEqual(['tel:112', 'tel:112', 'tel:108']);
  expect(new Set(calls).size).toBe(12);
});

test('the footer of every page links to about, policy and sitemap', async () => {
  const { html } = await readHtml('/');
  const links = linksIn(between(html, 'footer'));
  for (const name of ['about', 'websitePolicy', 'sitemap'] as const)
    expect(links).toContainEqual({ name: en.site.foot[name], href: `/${name}` });
  expect((await readHtml('/about')).heading).toBe(en['information/about'].title);
});

test('the website policy names the grievance officer, a fictional one in the demo', async () => {
  const { html, links } = await readHtml('/websitePolicy');
  expect(links.map(({ name }) => name)).toContain('grievance@example.org');
  const headings = [...html.matchAll(/<h2\b[^>]*>(.*?)<\/h2>/gs)].map(([, heading]) => textOf(heading!));
  const parts = Object.values(en['information/website-policy'].sections);
  expect(headings).toEqual(expect.arrayContaining(parts.map(({ heading }) => heading)));
});

test('the sitemap links to every category and to the towns with NGOs', async () => {
  const { links } = await readHtml('/sitemap');
  expect(links.filter(({ href }) => href.startsWith('/category/'))).toHaveLength(12);
  expect(links).toContainEqual({ name: 'Rajkot', href: '/detailpage/Rajkot' });
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
