import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#src/messages/catalogues.server.ts';
import { waitForHeading } from '../support/page.ts';
import { readHtml } from '../support/read-html.ts';
import { addressOf, newVisitor, waitForScript, waitUntilIdle } from '../support/visit.ts';

test('an unknown address shows Oops 404 and a link to the home page', async () => {
  const { status, heading, links } = await readHtml('/no/such/page');
  expect(status).toBe(404);
  expect(heading).toBe('Oops 404! That page can’t be found.');
  expect(links).toContainEqual({ name: en.site.notFound.home, href: '/' });
});

test.each([
  ['an unknown category', '/category/nothing'],
  ['an unknown city', '/detailpage/Atlantis'],
  ['the placeholder city', '/detailpage/Demo'],
  ['an unknown NGO', '/health/detailpage/999999999'],
  ['an invalid id', '/health/detailpage/%27%3B--'],
  ['an invalid page number', '/category/health?page=-1'],
  ['a page past the end', '/category/health?page=99999'],
  ['an invalid sort', '/search?q=blood&sort=price'],
  ['an unknown town to start from', '/search?q=blood&from=Atlantis'],
  ['a search of ten thousand characters', `/search?q=${'રક્ત '.repeat(400)}`],
  ['a search of quotes', '/search?q=%22%22%27%27'],
  ['a search of wildcards', '/search?q=%25_%25'],
  ['a search of NUL', '/search?q=%00'],
  ['a search of emoji', '/search?q=%F0%9F%98%80'],
  [
    'a search in mixed scripts',
    '/search?q=rakt%20%E0%AA%B0%E0%AA%95%E0%AB%8D%E0%AA%A4%20%E0%A4%B0%E0%A4%95%E0%A5%8D%E0%A4%A4',
  ],
])('%s returns a page or a message, never a server error', async (_, path) => {
  const response = await fetch(addressOf(path));
  expect([200, 400, 404]).toContain(response.status);
  expect(await response.text()).toMatch(/<\/html>$|^[A-Z][^.]+\.$/);
});

test('a slow page shows the spinner and Loading; an error shows the error panel, and Try Again loads the page', async () => {
  const { page, context } = await newVisitor();
  await page.goto(addressOf('/'));
  await waitForScript(page);
  const data = /\/category\/health.*\.data/;
  const openHealth = () => page.getByRole('main').locator('a[href*="/category/health"]').click();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(data, async (route) => {
    await released;
    await route.continue();
  });
  await openHealth();
  const loading = page.getByRole('status').getByText('Loading...');
  await loading.waitFor();
  await page.getByRole('status').filter({ hasText: 'Loading...' }).locator('svg').waitFor();
  release();
  await waitForHeading(page, 'Health');
  expect(new URL(page.url()).pathname).toBe('/category/health');
  await loading.waitFor({ state: 'detached' });

  await page.getByRole('link', { name: en.site.brandHome }).click();
  await waitForHeading(page, en['ngo/directory/home'].heading);
  await context.unroute(data);
  await context.route(data, (route) => route.abort());
  await openHealth();
  await page.getByRole('heading', { name: 'Something went wrong. Please try again' }).waitFor();
  await context.unroute(data);
  await page
    .getByRole('link', { name: 'Try Again' })
    .or(page.getByRole('button', { name: 'Try Again' }))
    .click();
  await waitForHeading(page, 'Health');
});

/** Checks when a page that does not arrive is loaded as a whole. The clock of the page also moves by itself. */
async function expectReloadAfter120Seconds(page: Page): Promise<void> {
  const navigations: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && navigations.push(request.url()));
  await page.clock.runFor(115_000);
  await waitUntilIdle(page);
  expect(navigations).toEqual([]);
  await page.clock.runFor(5_000);
  await page.waitForURL((url) => url.pathname === '/category/health');
}

test('a request for page data times out after 120 s, and the whole page is loaded instead', async () => {
  const { page, context } = await newVisitor();
  await page.clock.install();
  await page.goto(addressOf('/'));
  await page.clock.runFor(1_000);
  await waitForScript(page);
  await context.route(/\/category\/health.*\.data/, () => {});
  await page.getByRole('main').locator('a[href*="/category/health"]').click();
  await page.getByText('Loading...').waitFor();
  await expectReloadAfter120Seconds(page);
});

test('a chunk of script times out after 120 s, and the whole page is loaded instead', async () => {
  const { page, context } = await newVisitor();
  await page.clock.install();
  await page.goto(addressOf('/'));
  await page.clock.runFor(1_000);
  await waitForScript(page);
  const chunks: string[] = [];
  await context.route(/\/assets\/.*\.js/, (route) => void chunks.push(route.request().url()));
  await page.getByRole('main').locator('a[href*="/category/health"]').click();
  await page.getByText('Loading...').waitFor();
  await expect.poll(() => chunks.length).toBeGreaterThan(0);
  await expectReloadAfter120Seconds(page);
  await page.getByRole('heading', { level: 1, name: 'Health' }).waitFor();
});
