import { afterAll, beforeAll, expect } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { LANGUAGES, pathInLanguage, type Language } from '#src/shared/languages.ts';
import { findAxeViolations } from './axe.ts';
import { findSweptPages } from './find-swept-ngo.ts';
import { journeyProduct } from './journey-product.ts';
import { findLayoutProblems, findSidewaysScroll, findSidewaysScrollOfLargeText } from './layout-problems.ts';
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
  await page.setViewportSize(PHONE);
  const response = await page.goto(addressOf(path), { waitUntil: 'load' });
  // What the server sent is all that a visitor without script has.
  const html = (await response?.text()) ?? '';
  // The 404 page has many URLs and no script.
  if (status !== 404) await waitForScript(page);

  expect.soft(response?.status(), 'status').toBe(status);
  const { lang, headings, words, wordsWithoutScript } = await readPage(page, html);
  expect.soft(lang, 'language').toBe(language);
  expect.soft(headings, 'one heading of the first rank').toBe(1);
  expect.soft(words, 'the same words without script').toBe(wordsWithoutScript);
  if (WITH_PICTURES) await takePictures({ page, swept, language });
  const { layout, axe } = await findProblems(page, { withAxe: language === swept.axeLanguage });
  expect.soft(layout, 'layout').toEqual([]);
  expect.soft(axe, 'axe').toEqual([]);
  // The browser's console reports a 404.
  const unexpected = pageErrors.filter((line) => status === 200 || !line.includes(`status of ${status}`));
  expect.soft(unexpected, 'console').toEqual([]);
}

type ReadPage = { lang: string; headings: number; words: string; wordsWithoutScript: string };

/**
 * Reads the page, and the words of the HTML from which it was made. Words leave out what only a script makes true, or only
 * its absence.
 */
async function readPage(page: Page, html: string): Promise<ReadPage> {
  return page.evaluate((source) => {
    return {
      lang: document.documentElement.lang,
      headings: document.querySelectorAll('h1').length,
      words: wordsOf(document),
      wordsWithoutScript: wordsOf(new DOMParser().parseFromString(source, 'text/html')),
    };

    function wordsOf(shown: Document): string {
      const main = shown.querySelector('main')?.cloneNode(true) as HTMLElement;
      for (const needsScript of main.querySelectorAll(
        'li[data-needs-script], button[aria-pressed], noscript',
      ))
        needsScript.remove();
      return (main.textContent ?? '').replace(/\s+/g, ' ').trim();
    }
  }, html);
}

/**
 * Looks for problems of layout at three widths and with large text. Axe finds much the same in every look: it looks at a
 * light phone and a dark desktop. Begins on the phone and ends on the desktop, because each change of the width costs as
 * much as what is looked for.
 */
async function findProblems(page: Page, { withAxe }: { withAxe: boolean }) {
  const layout: string[] = [];
  const axe: string[] = [];
  const at = (width: number, problems: string[]) =>
    layout.push(...problems.map((problem) => `at ${width}: ${problem}`));
  at(PHONE.width, await findLayoutProblems(page));
  layout.push(...(await findSidewaysScrollOfLargeText(page)));
  if (withAxe) axe.push(...(await findAxeViolations(page)));
  await page.setViewportSize({ ...PHONE, width: 320 });
  at(320, await findLayoutProblems(page));
  await page.setViewportSize(DESK);
  at(DESK.width, await findSidewaysScroll(page));
  if (!withAxe) return { layout, axe };
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const error of await findAxeViolations(page)) axe.push(`dark, at ${DESK.width}: ${error}`);
  await page.emulateMedia({ colorScheme: 'light' });
  return { layout, axe };
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
