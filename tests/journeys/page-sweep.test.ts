import { afterAll, beforeAll, describe, test, type ExpectStatic } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { LANGUAGES, pathInLanguage, type Language } from '#src/shared/languages.ts';
import { findAxeViolations, findColourProblems } from '../support/axe.ts';
import {
  findSidewaysScroll,
  findSidewaysScrollOfLargeText,
  findSmallTargets,
} from '../support/layout-problems.ts';
import { LANGUAGE_TITLES, publicPages, type PublicPage } from '../support/public-pages.ts';
import { findSweptPages } from '../support/find-swept-ngo.ts';
import {
  addressOf,
  DESK,
  collectPageErrors,
  openContext,
  PHONE,
  connectBrowser,
  waitForScript,
} from '../support/visit.ts';
import { journeyProduct } from '../support/journey-product.ts';

connectBrowser();

/** `PICTURES=1` leaves a picture of each page in every look, in `test-results/pages`. */
const WITH_PICTURES = process.env.PICTURES === '1';

type Tabs = { page: Page; pageErrors: string[]; plain: Page };

// Tests as many pages at once as a small machine has cores. Tabs are reused, because a new one takes longer
// than a page.
const CONCURRENCY = 2;
const contexts: BrowserContext[] = [];
const idleTabs: Tabs[] = [];

beforeAll(async () => {
  for (let index = 0; index < CONCURRENCY; index++) {
    const [withScript, withoutScript] = [
      await openContext({}),
      await openContext({ javaScriptEnabled: false }),
    ];
    contexts.push(withScript, withoutScript);
    const page = await withScript.newPage();
    idleTabs.push({ page, pageErrors: collectPageErrors(page), plain: await withoutScript.newPage() });
  }
});

afterAll(() => Promise.all(contexts.map((context) => context.close())));

const pages = publicPages(await findSweptPages(journeyProduct().origin));

describe.each(LANGUAGES.map((language) => ({ language, title: LANGUAGE_TITLES[language] })))(
  'in $title',
  ({ language }) => {
    test.concurrent.for(pages)(
      '$name has no layout or accessibility problems on phone and desktop, light and dark, with and without script',
      async (swept, { expect }) => {
        const tabs = idleTabs.pop();
        if (!tabs) throw new Error(`no more than ${CONCURRENCY} at once: maxConcurrency in vitest.config.ts`);
        try {
          await sweep({ tabs, swept, language, expect });
        } finally {
          idleTabs.push(tabs);
        }
      },
    );
  },
);

async function sweep(swept: { tabs: Tabs; swept: PublicPage; language: Language; expect: ExpectStatic }) {
  const { tabs, language, expect } = swept;
  const { page, pageErrors, plain } = tabs;
  const { path: basePath, status } = swept.swept;
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
  expect.soft(await findProblemsInEveryTheme({ page, swept: swept.swept, language }), 'axe').toEqual([]);
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
