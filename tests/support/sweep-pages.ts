import { afterAll, beforeAll, expect } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { LANGUAGES, pathInLanguage, type Language } from '#src/shared/languages.ts';
import { findAxeViolations } from './axe.ts';
import { findSweptPages } from './find-swept-ngo.ts';
import { journeyProduct } from './journey-product.ts';
import { findSidewaysScroll, findSidewaysScrollOfLargeText, findSmallTargets } from './layout-problems.ts';
import { publicPages, type PublicPage } from './public-pages.ts';
import { addressOf, collectPageErrors, DESK, openContext, PHONE, waitForScript } from './visit.ts';

/** `PICTURES=1` leaves a picture of each page in every look, in `test-results/pages`. */
const WITH_PICTURES = process.env.PICTURES === '1';

type Tab = { page: Page; pageErrors: string[] };
type SweptPage = PublicPage & {
  /** The language in which axe looks at the page. It takes half of the time and finds much the same in all three. */
  axeLanguage: Language;
};
type Sweep = { page: Page; swept: SweptPage; language: Language };

/** Returns the pages of the sweep, from the product of the current test file. */
export async function findPagesToSweep(): Promise<SweptPage[]> {
  const pages = publicPages(await findSweptPages(journeyProduct().origin));
  return pages.map((page, index) => ({ ...page, axeLanguage: LANGUAGES[index % LANGUAGES.length] ?? 'en' }));
}

/**
 * Returns a test of a public page in one language: its words, with and without script, its layout on a phone and a
 * desktop, and in the language of its turn its accessibility. Call it once, at the top of the file.
 */
export function sweepIn(language: Language): (swept: SweptPage) => Promise<void> {
  let context: BrowserContext;
  let tab: Tab;
  // The tab is reused, because a new one takes longer than a page.
  beforeAll(async () => {
    context = await openContext({});
    const page = await context.newPage();
    tab = { page, pageErrors: collectPageErrors(page) };
  });
  afterAll(() => context.close());
  return (swept) => sweep({ ...tab, swept, language });
}

async function sweep(input: Sweep & Tab): Promise<void> {
  const { page, pageErrors, swept, language } = input;
  const { path: basePath, status } = swept;
  pageErrors.length = 0;
  const path = pathInLanguage({ path: basePath, language });
  const plainResponse = await page.request.get(addressOf(path));
  expect.soft(plainResponse.status(), 'status without script').toBe(status);
  await page.setViewportSize(PHONE);
  const response = await page.goto(addressOf(path), { waitUntil: 'load' });
  // The 404 page has many URLs and no script.
  if (status !== 404) await waitForScript(page);

  expect.soft(response?.status(), 'status').toBe(status);
  expect.soft(await page.locator('html').getAttribute('lang'), 'language').toBe(language);
  expect.soft(await page.locator('h1').count(), 'one heading of the first rank').toBe(1);
  const plainText = await readMain(page, await plainResponse.text());
  expect.soft(await readMain(page), 'the same words without script').toBe(plainText);
  if (WITH_PICTURES) await takePictures({ page, swept, language });
  expect.soft(await findLayoutProblems(page), 'layout').toEqual([]);
  if (language === swept.axeLanguage) expect.soft(await findAccessibilityProblems(page), 'axe').toEqual([]);
  // The browser's console reports a 404.
  const unexpected = pageErrors.filter((line) => status === 200 || !line.includes(`status of ${status}`));
  expect.soft(unexpected, 'console').toEqual([]);
}

/**
 * The words of the page, or of the HTML of a response, without those that only a script makes true, or only its absence.
 */
async function readMain(page: Page, html?: string): Promise<string> {
  return page.evaluate((source) => {
    const shown = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
    const main = shown.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const needsScript of main.querySelectorAll('li[data-needs-script], button[aria-pressed], noscript'))
      needsScript.remove();
    return (main.textContent ?? '').replace(/\s+/g, ' ').trim();
  }, html);
}

async function findLayoutProblems(page: Page): Promise<string[]> {
  const errors: string[] = [];
  for (const size of [DESK, { ...PHONE, width: 320 }, PHONE]) {
    await page.setViewportSize(size);
    const problems = await findSidewaysScroll(page);
    if (size !== DESK) problems.push(...(await findSmallTargets(page)));
    errors.push(...problems.map((problem) => `at ${size.width}: ${problem}`));
  }
  errors.push(...(await findSidewaysScrollOfLargeText(page)));
  return errors;
}

/** Axe finds much the same in every look: it looks at a light phone and a dark desktop. Ends on the desktop. */
async function findAccessibilityProblems(page: Page): Promise<string[]> {
  const errors = await findAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(DESK);
  for (const error of await findAxeViolations(page)) errors.push(`dark, at ${DESK.width}: ${error}`);
  await page.emulateMedia({ colorScheme: 'light' });
  return errors;
}

async function takePictures({ page, swept, language }: Sweep): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const path = `test-results/pages/${swept.name}-${language}-${size.width}-${colorScheme}.jpg`;
      await page.screenshot({ path, fullPage: true, quality: 60, type: 'jpeg' });
    }
  }
}
