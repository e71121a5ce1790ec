import { beforeAll, expect, test } from 'vitest';
import { en } from '#src/messages/catalogues.server.ts';
import { findSweptNgo } from '../support/find-swept-ngo.ts';
import { journeyProduct } from '../support/journey-product.ts';
import { expectToastFor, stopClock } from '../support/page.ts';
import { linksIn, readHtml, type HtmlPage } from '../support/read-html.ts';
import { addressOf, newVisitor, waitForScript } from '../support/visit.ts';

const t = en['ngo/profile'];
const { share } = en;

let path = '';
let read: HtmlPage;
beforeAll(async () => {
  const { category, _id } = await findSweptNgo(journeyProduct().origin);
  path = `/${category}/detailpage/${_id}`;
  read = await readHtml(path);
});

test('a visitor sees the documents of an NGO with their dates and its contact details', () => {
  const { text, links, html } = read;
  for (const document of ['NGO Darpan', 'PAN', '80G', '12A', 'FCRA']) expect(text).toContain(document);
  expect(text).toMatch(new RegExp(`\\d{1,2} (${en.site.months.join('|')}) 20\\d\\d`));
  // A PAN is masked.
  expect(text).not.toMatch(/\b[A-Z]{5}\d{4}[A-Z]\b/);
  expect(links.filter(({ href }) => href.startsWith('tel:')).length).toBeGreaterThan(0);
  const reach = /<aside\b[^>]*aria-labelledby="reach".*?<\/aside>/s.exec(html)?.[0] ?? '';
  expect(linksIn(reach).filter(({ href }) => href.startsWith('mailto:'))).toHaveLength(1);
  expect(links.find(({ name }) => name === t.map)?.href).toMatch(/^https:\/\//);
});

test.each(['', '/gu'])('an NGO that changed its category redirects from its old address: %s', async (at) => {
  const oldPath = path.replace(/^\/[^/]+/, '/education');
  const response = await fetch(addressOf(at + oldPath), { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, at + path]);
});

test('a shared link has a preview with name, description and picture', async () => {
  const meta = (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(read.html)?.[1] ?? '';
  expect(meta('og:title')).toContain('Jeevanrekh');
  expect(meta('og:description').length).toBeGreaterThan(20);
  expect(meta('og:url')).toBe(addressOf(path));
  const picture = await fetch(meta('og:image'));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
  const toWhatsApp = read.links.find(({ name }) => name === share.whatsApp);
  expect(decodeURIComponent(toWhatsApp?.href ?? '')).toContain(addressOf(path));
});

test('the page of an NGO has schema.org data', () => {
  const text = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(read.html)?.[1];
  expect(JSON.parse(text ?? '')).toMatchObject({ '@context': 'https://schema.org', '@type': 'NGO' });
});

test('the skip link moves the focus to the content', async () => {
  const { page } = await newVisitor();
  await page.goto(addressOf(path));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: en.site.skip });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#main');
});

test('copying the link shows a confirmation at the top centre for two seconds', async () => {
  const { page, context } = await newVisitor();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(addressOf(path));
  await waitForScript(page);
  await stopClock(page);
  await page.getByRole('button', { name: share.copy }).click();
  const toast = page.getByRole('status').filter({ hasText: share.copied });
  await toast.waitFor();
  const box = await toast.boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 180)).toBeLessThan(20);
  expect(box?.y).toBeLessThan(150);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addressOf(path));
  await expectToastFor(page, toast, 2);
});
