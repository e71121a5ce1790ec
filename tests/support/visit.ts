import { randomInt } from 'node:crypto';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { journeyProduct } from './journey-product.ts';

/** The narrow phone and the wide desk that every page is looked at. */
export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1440, height: 900 };

/** What went wrong while a page was open, as a person with the console open would see it. */
export type Complaints = string[];

let browser: Browser | undefined;

/** Connects this file's tests to the run's browser. Call it once, at the top of the file. */
export function connectBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'));
  });
  afterAll(() => browser?.close());
}

/** The run's browser. */
export function theBrowser(): Browser {
  if (!browser) throw new Error('call connectBrowser() at the top of the file');
  return browser;
}

/** The address of a path of the product. */
export function addressOf(path: string): string {
  return new URL(path, journeyProduct().origin).href;
}

/** A new person: own cookies, own storage. It goes when the test ends. */
export async function newVisitor(options: BrowserContextOptions = {}): Promise<{
  context: BrowserContext;
  page: Page;
  complaints: Complaints;
}> {
  const context = await openContext(options);
  const page = await context.newPage();
  const complaints = listenForComplaints(page);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatStands(page, complaints);
    await context.close();
  });
  return { context, page, complaints };
}

/** For the log of a test that failed: what somebody before the screen would have seen. */
async function tellWhatStands(page: Page, complaints: Complaints): Promise<void> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 2000 })
    .catch(() => 'no page');
  console.log([`When it failed, ${page.url()} said:`, text.slice(0, 3000), ...complaints].join('\n'));
}

/** Cookies and storage of their own, on a phone's screen; the caller closes it. */
export async function openContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await theBrowser().newContext({
    viewport: PHONE,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': ownAddress() },
    ...options,
  });
  context.setDefaultTimeout(10_000);
  return context;
}

/** As a browser that is told to keep nothing: even asking for the storage throws. */
export async function keepNothing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
}

/** People do not share an address, nor its limits; the product trusts one proxy before it. */
function ownAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

/** Waits until the page's script is at work; without script it never is. */
export async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.body).some(
      (key) => key.startsWith('__reactFiber$') || key.startsWith('__reactProps$'),
    ),
  );
}

/** Collects what the console, the network and uncaught errors have to say about `page`. */
export function listenForComplaints(page: Page): Complaints {
  const complaints: Complaints = [];
  const own = new URL(journeyProduct().origin).host;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (host !== own && protocol.startsWith('http'))
      complaints.push(`request to another host: ${request.url()}`);
  });
  page.on('response', (response) => {
    const main = response.request().isNavigationRequest();
    if (response.status() >= 400 && !main) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
