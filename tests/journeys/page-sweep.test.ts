import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { LANGUAGES, pathInLanguage, type Language } from '#src/shared/languages.ts';
import { findAxeFaults } from '../support/axe.ts';
import { findSidewaysScroll, findSmallTargets } from '../support/layout-faults.ts';
import { LANGUAGE_TITLES, publicPages, type PublicPage } from '../support/public-pages.ts';
import { findSweptPages } from '../support/find-swept-ngo.ts';
import {
  addressOf,
  DESK,
  listenForComplaints,
  openContext,
  PHONE,
  connectBrowser,
  waitForScript,
} from '../support/visit.ts';

connectBrowser();

// Two tabs for the whole sweep: making one costs more than a page.
let withScript: { context: BrowserContext; page: Page; complaints: string[] };
let withoutScript: { context: BrowserContext; page: Page };

beforeAll(async () => {
  const context = await openContext({});
  const page = await context.newPage();
  withScript = { context, page, complaints: listenForComplaints(page) };
  const plain = await openContext({ javaScriptEnabled: false });
  withoutScript = { context: plain, page: await plain.newPage() };
});

afterAll(() => Promise.all([withScript.context.close(), withoutScript.context.close()]));

const pages = publicPages(await findSweptPages(inject('origin')));

describe.each(LANGUAGES.map((language) => ({ language, title: LANGUAGE_TITLES[language] })))(
  'in $title',
  ({ language }) => {
    test.each(pages)(
      '$name is whole on a phone and a desk, light and dark, with and without script',
      async (swept) => {
        const { page, complaints } = withScript;
        complaints.length = 0;
        const path = pathInLanguage({ path: swept.path, language });

        const plainText = await readWithoutScript(path, swept);
        await page.setViewportSize(PHONE);
        const answer = await page.goto(addressOf(path), { waitUntil: 'load' });
        await waitForScript(page);

        expect.soft(answer?.status(), 'status').toBe(swept.status);
        expect.soft(await page.locator('html').getAttribute('lang'), 'language').toBe(language);
        expect.soft(await page.locator('h1').count(), 'one heading of the first rank').toBe(1);
        expect.soft(await readMain(page), 'the same words without script').toBe(plainText);
        expect.soft(await findLayoutFaults(page), 'layout').toEqual([]);
        expect.soft(await findFaultsInEveryLook({ page, swept, language }), 'axe').toEqual([]);
        // A page that is not there is told so by the browser's own console.
        expect
          .soft(
            complaints.filter((line) => swept.status === 200 || !line.includes(`status of ${swept.status}`)),
            'console',
          )
          .toEqual([]);
      },
    );
  },
);

async function readWithoutScript(path: string, { status }: PublicPage): Promise<string> {
  const { page } = withoutScript;
  const answer = await page.goto(addressOf(path), { waitUntil: 'load' });
  expect.soft(answer?.status(), 'status without script').toBe(status);
  return readMain(page);
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

async function findLayoutFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [320, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width });
    for (const fault of await findSidewaysScroll(page)) faults.push(`at ${width}: ${fault}`);
    for (const fault of await findSmallTargets(page)) faults.push(`at ${width}: ${fault}`);
  }
  return faults;
}

async function findFaultsInEveryLook(look: {
  page: Page;
  swept: PublicPage;
  language: Language;
}): Promise<string[]> {
  const { page, swept, language } = look;
  const faults: string[] = [];
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const fault of await findAxeFaults(page)) faults.push(`${size.width} ${colorScheme}: ${fault}`);
      const file = `${swept.name}-${language}-${size.width}-${colorScheme}.jpg`;
      await page.screenshot({
        path: `test-results/pages/${file}`,
        fullPage: true,
        quality: 60,
        type: 'jpeg',
      });
    }
    for (const fault of await findSidewaysScroll(page)) faults.push(`sideways at ${size.width}: ${fault}`);
  }
  return faults;
}
