import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { fillHelpForm } from '../support/help-form.ts';
import { addressOf, newVisitor, waitForScript } from '../support/visit.ts';

const WEATHER = 'https://mausam.imd.gov.in/';
const exit = en.form.exit;
let referers: string[];
beforeEach(() => {
  referers = [];
});

/** The neutral page, without the network: what matters is that it is asked for, and what it is told. */
async function mockWeather(page: Page): Promise<void> {
  await page.route(`${WEATHER}**`, (route) => {
    referers.push(route.request().headers()['referer'] ?? 'no referrer');
    return route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' });
  });
}

/** Presses keys so many milliseconds after the page began, by its own clock: how busy the machine is changes nothing. */
async function pressAt(page: Page, times: Record<string, number[]>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const start = await page.evaluate(() => performance.timeOrigin);
  const presses = Object.entries(times).flatMap(([key, at]) => at.map((time) => ({ key, time })));
  for (const { key, time } of presses.toSorted((a, b) => a.time - b.time))
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      await browser.send('Input.dispatchKeyEvent', {
        type,
        key,
        code: key,
        timestamp: (start + time) / 1000,
      });
}

test('the quick exit replaces the page with the weather, erases the storage of the tab, and Back does not return', async () => {
  const { page } = await newVisitor();
  await mockWeather(page);
  await page.goto(addressOf('/about'));
  await page.goto(addressOf('/help'));
  await page.evaluate(() => sessionStorage.setItem('draft', 'my husband'));
  await page.getByRole('link', { name: exit.leave }).click();
  await page.waitForURL(WEATHER);

  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/about');
  // The router stores scroll positions when a page unloads. They reveal nothing.
  const entries = await page.evaluate(() => Object.entries({ ...sessionStorage }));
  expect(entries.filter(([key]) => key !== 'react-router-scroll-positions')).toEqual([]);
  expect(JSON.stringify(entries)).not.toContain('help');
});

test('Escape three times in a row leaves too, before the page has loaded any script', async () => {
  const { page } = await newVisitor();
  await mockWeather(page);
  await page.goto(addressOf('/help'));
  // With another key between, and with too long between.
  await pressAt(page, { Escape: [1000, 1100, 1300], Tab: [1200] });
  await pressAt(page, { Escape: [5000, 5800, 6600] });
  expect(page.url()).toBe(addressOf('/help'));
  await pressAt(page, { Escape: [10_000, 10_700, 11_400] });
  await page.waitForURL(WEATHER);
});

test('the quick exit works on a page that the app has opened', async () => {
  const { page } = await newVisitor();
  await mockWeather(page);
  await page.goto(addressOf('/helpRequest/status'));
  await waitForScript(page);
  await page.locator('main a[href="/help"]').click();
  await page.waitForURL(addressOf('/help'));
  await page.getByRole('link', { name: exit.leave }).click();
  await page.waitForURL(WEATHER);
  // The first entry of the tab becomes the home page.
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the quick exit works on a page that answers a form while the app has not come', async () => {
  const { page } = await newVisitor();
  await mockWeather(page);
  await page.route('**/_page/**', (route) => route.abort());
  await page.goto(addressOf('/helpRequest/status'));
  await page.locator('main form button[type=submit]').first().click();
  await page.locator('main [role=alert]').first().waitFor();
  await pressAt(page, { Escape: [1000, 1100, 1200] });
  await page.waitForURL(WEATHER);
});

test('the quick exit leaves the steps of a form too: neither Back nor Forward leads to it', async () => {
  const { page } = await newVisitor();
  await mockWeather(page);
  await page.goto(addressOf('/about'));
  await page.goto(addressOf('/helpRequest'));
  await waitForScript(page);
  await fillHelpForm(page, { t: en, email: 'leaves@example.org' });
  await page.reload();
  await waitForScript(page);
  await page.locator('#userEmail').fill('leaves.now@example.org');
  await page.getByRole('link', { name: exit.leave }).click();
  await page.waitForURL(WEATHER);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.goForward().catch(() => null);
  expect(page.url()).toBe(WEATHER);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/');
  // The draft is gone, too.
  const entries = await page.evaluate(() => Object.keys({ ...sessionStorage }));
  expect(entries.filter((key) => key !== 'react-router-scroll-positions')).toEqual([]);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/about');
  expect(visited).not.toContain('/helpRequest');
});

test('without JavaScript the quick exit is a link that sends no Referer header', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await mockWeather(page);
  await page.goto(addressOf('/gu/help'));
  await page.getByRole('link', { name: gu.form.exit.leave }).click();
  await page.waitForURL(WEATHER);
  expect(referers).toEqual(['no referrer']);
});

/**
 * Scrolls through the page: whether the strip is as wide as the screen, takes room of its own and leaves most of it free, and what it
 * covers of all that is to be read or pressed and lies below its edge.
 */
async function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const strip = document.querySelector('nav a[href^="https://mausam"]')!.closest('nav')!;
    const selector =
      'main :is(h1, h2, h3, a, button, input:not([type=hidden]), select, textarea, label, legend, [role=alert])';
    const covered = new Set<string>();
    const visible = new Set<Element>();
    const elements = [...document.querySelectorAll(selector)].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
    });
    scrollTo({ top: 0, behavior: 'instant' });
    const mainTop = document.querySelector('main')!.getBoundingClientRect().top;
    if (mainTop < strip.getBoundingClientRect().bottom) covered.add('the strip takes no room of its own');
    const end = document.documentElement.scrollHeight;
    // Each element is seen at several places of the screen.
    for (let top = 0; top < end; top += 97) {
      scrollTo({ top, behavior: 'instant' });
      const stripBox = strip.getBoundingClientRect();
      if (stripBox.width < innerWidth - 1) covered.add('the strip is narrower than the screen');
      if (stripBox.height > innerHeight / 4) covered.add(`the strip is ${stripBox.height} px high`);
      for (const element of elements) {
        const box = element.getBoundingClientRect();
        if (box.top < stripBox.bottom || box.bottom > innerHeight) continue;
        visible.add(element);
        const isCovered = listPoints(box).some(([x, y]) => strip.contains(document.elementFromPoint(x, y)));
        if (isCovered) covered.add(element.outerHTML.slice(0, 90));
      }
    }
    for (const element of elements)
      if (!visible.has(element) && element.getBoundingClientRect().height < innerHeight / 2)
        covered.add(`never wholly seen: ${element.outerHTML.slice(0, 90)}`);
    return [...covered];

    /** Its corners, the middles of its sides and its own. */
    function listPoints({ left, right, top, bottom }: DOMRect): [x: number, y: number][] {
      const columns = [left + 2, (left + right) / 2, right - 2];
      return [top + 2, (top + bottom) / 2, bottom - 2].flatMap((y) =>
        columns.map((x): [number, number] => [x, y]),
      );
    }
  });
}

/** Controls that the keyboard reaches and that do not come to stand below the strip. */
async function findHiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const strip = document.querySelector('nav a[href^="https://mausam"]')!.closest('nav')!;
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea)'),
    ];
    return controls.flatMap((element) => {
      // From below, where the browser scrolls only as far as necessary.
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      element.focus();
      const { top, height } = element.getBoundingClientRect();
      const isVisible = height < 2 || top >= strip.getBoundingClientRect().bottom - 1;
      return document.activeElement === element && !isVisible ? [element.outerHTML.slice(0, 90)] : [];
    });
  });
}

test.each([
  { language: 'en', at: '', dark: false, large: false },
  { language: 'hi', at: '/hi', dark: false, large: true },
  { language: 'gu', at: '/gu', dark: true, large: true },
] as const)(
  'on a narrow phone the quick exit covers nothing: $language, dark $dark, text of 200 % $large',
  async ({ at, dark, large }) => {
    const { page } = await newVisitor({ colorScheme: dark ? 'dark' : 'light' });
    for (const path of ['/help', '/helpRequest/status', '/helpRequest']) {
      await page.goto(addressOf(at + path));
      await waitForScript(page);
      // The script has hidden the later steps.
      if (path === '/helpRequest')
        await page.locator('main fieldset[hidden]').first().waitFor({ state: 'attached' });
      if (large) await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await findCovered(page), path).toEqual([]);
      expect(await findHiddenFocus(page), path).toEqual([]);
    }
    // The error summary gets the focus and its heading is visible, also with an on-screen keyboard.
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.locator('main form button[type=submit]:visible').last().click();
    const summary = page.locator('main [role=alert]').filter({ has: page.locator('li') });
    await summary.waitFor();
    const box = (await summary.boundingBox())!;
    const strip = (await page.locator('nav:has(> div > a[href^="https://mausam"])').boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(strip.y + strip.height - 1);
    expect(await findCovered(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 380 });
    expect(await findHiddenFocus(page)).toEqual([]);
  },
);

test('the check for covered content finds a floating quick exit', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/helpRequest'));
  await page.locator('nav:has(> div > a[href^="https://mausam"])').evaluate((strip) => {
    Object.assign(strip.style, { alignSelf: 'end', marginBottom: '-3.25rem' });
  });
  const errors = ['the strip is narrower than the screen', 'the strip takes no room of its own'];
  await page.locator('main').evaluate((main) => Object.assign(main.style, { marginTop: '-3.5rem' }));
  expect(await findCovered(page)).toEqual(expect.arrayContaining(errors));
});
