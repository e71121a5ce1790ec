import { afterAll, beforeAll, expect } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { findAxeViolations, findColourProblems } from './axe.ts';
import { findSweptPages } from './find-swept-ngo.ts';
import { journeyProduct } from './journey-product.ts';
import { findSidewaysScroll, findSidewaysScrollOfLargeText, findSmallTargets } from './layout-problems.ts';
import { publicPages, type PublicPage } from './public-pages.ts';
import {
  addressOf,
  collectPageErrors,
  connectBrowser,
  DESK,
  openContext,
  PHONE,
  waitForScript,
} from './visit.ts';

/** `PICTURES=1` leaves a picture of each page in every look, in `test-results/pages`. */
const WITH_PICTURES = process.env.PICTURES === '1';

type Tabs = { page: Page; pageErrors: string[]; plain: Page };

/** Returns the pages of the sweep, from the product of the current test file. */
export async function findPagesToSweep(): Promise<PublicPage[]> {
  return publicPages(await findSweptPages(journeyProduct().origin));
}

/**
 * Returns a test of a public page in one language: its words, layout and accessibility on a phone and a desktop, in light
 * and dark mode, with and without script. Call it once, at the top of the file.
 */
export function sweepIn(language: Language): (swept: PublicPage) => Promise<void> {
  connectBrowser();
  let contexts: BrowserContext[];
  let tabs: Tabs;
  // Tabs are reused, because a new one takes longer than a page.
  beforeAll(async () => {
    const [withScript, withoutScript] = [
      await openContext({}),
      await openContext({ javaScriptEnabled: false }),
    ];
    contexts = [withScript, withoutScript];
    const page = await withScript.newPage();
    tabs = { page, pageErrors: collectPageErrors(page), plain: await withoutScript.newPage() };
  });
  afterAll(() => Promise.all(contexts.map((context) => context.close())));
  return (swept) => sweep({ tabs, swept, language });
}

async function sweep(input: { tabs: Tabs; swept: PublicPage; language: Language }): Promise<void> {
  const { tabs, swept, language } = input;
  const { page, pageErrors, plain } = tabs;
  const { path: basePath, status } = swept;
  pageErrors.length = 0;
  const path = pathInLanguage({ path: basePath, language });
  const plainResponse = await plain.goto(addressOf(path), { waitUntil: 'load' });
  expect.soft(plainResponse?.status(), 'status without script').toBe(status);
  const plainText = await readMain(plain);
  await page.setViewportSize(PHONE);
  const response = await page.goto(addressOf(path), { waitUntil: 'load' });
  // The 404 page has many URLs and no script.
  if (status !== 404) await waitForScript(page);

  expect.soft(response?.status(), 'status').toBe(status);
  expect.soft(await page.locator('html').getAttribute('lang'), 'language').toBe(language);
  expect.soft(await page.locator('h1').count(), 'one heading of the first rank').toBe(1);
  expect.soft(await readMain(page), 'the same words without script').toBe(plainText);
  expect.soft(await findLayoutProblems(page), 'layout').toEqual([]);
  expect.soft(await findProblemsInEveryTheme({ page, swept, language }), 'axe').toEqual([]);
  // The browser's console reports a 404.
  const unexpected = pageErrors.filter((line) => status === 200 || !line.includes(`status of ${status}`));
  expect.soft(unexpected, 'console').toEqual([]);
}

/** The words of the page, without those that only a script makes true, or only its absence. */
async function readMain(page: Page): Promise<string> {
  return page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const needsScript of main.querySelectorAll('li[data-needs-script], button[aria-pressed], noscript'))
      needsScript.remove();
    return (main.textContent ?? '').replace(/\s+/g, ' ').trim();
  });
}

async function findLayoutProblems(page: Page): Promise<string[]> {
  const errors: string[] = [];
  for (const width of [320, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width });
    for (const error of await findSidewaysScroll(page)) errors.push(`at ${width}: ${error}`);
    for (const error of await findSmallTargets(page)) errors.push(`at ${width}: ${error}`);
  }
  errors.push(...(await findSidewaysScrollOfLargeText(page)));
  return errors;
}

async function findProblemsInEveryTheme(input: {
  page: Page;
  swept: PublicPage;
  language: Language;
}): Promise<string[]> {
  const { page, swept, language } = input;
  const errors: string[] = [];
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await (colorScheme === 'light' ? findAxeViolations(page) : findColourProblems(page));
      for (const error of violations) errors.push(`${size.width} ${colorScheme}: ${error}`);
      const path = `test-results/pages/${swept.name}-${language}-${size.width}-${colorScheme}.jpg`;
      if (WITH_PICTURES) await page.screenshot({ path, fullPage: true, quality: 60, type: 'jpeg' });
    }
    for (const error of await findSidewaysScroll(page)) errors.push(`sideways at ${size.width}: ${error}`);
  }
  return errors;
}
