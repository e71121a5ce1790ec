import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import en from '#src/messages/en/index.ts';
import gu from '#src/messages/gu/index.ts';
import { addressOf, connectBrowser, newVisitor, waitForScript } from '../support/visit.ts';

connectBrowser();

const WEATHER = 'https://mausam.imd.gov.in/';
const exit = en.form.exit;
let asked: string[];
beforeEach(() => {
  asked = [];
});

/** The neutral page, without the network: what matters is that it is asked for, and what it is told. */
async function standIn(page: Page): Promise<void> {
  await page.route(`${WEATHER}**`, (route) => {
    asked.push(route.request().headers()['referer'] ?? 'no referrer');
    return route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' });
  });
}

test('the quick exit puts the weather in place of the page, erases what the tab kept, and going back does not return', async () => {
  const { page } = await newVisitor();
  await standIn(page);
  await page.goto(addressOf('/about'));
  await page.goto(addressOf('/help'));
  await waitForScript(page);
  await page.evaluate(() => sessionStorage.setItem('draft', 'my husband'));
  await page.getByRole('link', { name: exit.leave }).click();
  await page.waitForURL(WEATHER);

  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/about');
  // How far each page was scrolled is written by the router as a page ends, and tells nothing.
  const kept = await page.evaluate(() => Object.entries({ ...sessionStorage }));
  expect(kept.filter(([key]) => key !== 'react-router-scroll-positions')).toEqual([]);
  expect(JSON.stringify(kept)).not.toContain('help');
});

test('Escape three times in a row is the quick exit too, with another key between it is not', async () => {
  const { page } = await newVisitor();
  await standIn(page);
  await page.goto(addressOf('/help'));
  await waitForScript(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect(page.url()).toBe(addressOf('/help'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.waitForURL(WEATHER);
});

test('without a script the quick exit is a plain link that tells nobody where it was', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await standIn(page);
  await page.goto(addressOf('/gu/help'));
  await page.getByRole('link', { name: gu.form.exit.leave }).click();
  await page.waitForURL(WEATHER);
  expect(asked).toEqual(['no referrer']);
});
