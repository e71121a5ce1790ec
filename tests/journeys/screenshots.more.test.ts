import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSweptPages } from '../support/find-swept-ngo.ts';
import { addressOf, DESK, openContext, PHONE, waitUntilPainted } from '../support/visit.ts';
import { journeyProduct } from '../support/journey-product.ts';

/** The pictures of the README change only when somebody wants them to. */
const FOLDER = process.env.UPDATE_SCREENSHOTS === '1' ? 'docs/screenshots' : 'test-results/screenshots';

/** What a girl of 15 answers the finder. */
const ANSWERED =
  '/schemes/finder?for=Education-Health&gender=Female&age=15&group=OBC&income=100001-250000&state=Gujarat&step=result';

let ngo = '';
let volunteer = '';
let event = '';
let donate = '';
// One visitor takes all of them.
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  context = await openContext({ javaScriptEnabled: false });
  page = await context.newPage();
  const pages = await findSweptPages(journeyProduct().origin);
  ngo = `/${pages.ngo.category}/detailpage/${pages.ngo._id}`;
  volunteer = `/volunteer/${pages.ngo._id}`;
  donate = `/donate/${pages.fundraiser.ngoId}`;
  event = `/eventDetail/${pages.event._id}`;
});

afterAll(() => context.close());

test.each([
  { name: 'home', path: () => '/', size: DESK },
  { name: 'home-gu-phone', path: () => '/gu', size: PHONE },
  { name: 'category', path: () => '/category/health', size: DESK },
  { name: 'search-gu', path: () => '/gu/search?q=jivanrek', size: DESK },
  { name: 'ask-for-help', path: () => '/helpRequest?from=Rajkot', size: PHONE },
  { name: 'scheme-finder', path: () => ANSWERED, size: DESK },
  { name: 'events', path: () => '/eventList', size: DESK },
  { name: 'event-gu-phone', path: () => `/gu${event}`, size: PHONE },
  { name: 'donate-gu-phone', path: () => `/gu${donate}`, size: PHONE },
  { name: 'volunteer-phone', path: () => volunteer, size: PHONE },
  { name: 'ngo-dark-phone', path: () => ngo, size: PHONE, dark: true },
])('creates the screenshot $name of the README', async ({ name, path, size, dark }) => {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  await page.goto(addressOf(path()));
  await waitUntilPainted(page);
  const picture = await page.screenshot({ path: `${FOLDER}/${name}.png` });
  expect(picture.length).toBeGreaterThan(10_000);
});
