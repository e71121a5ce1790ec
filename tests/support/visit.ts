import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { startBrowser } from './browser.ts';
import { journeyProduct } from './journey-product.ts';
import { ownAddress } from './own-address.ts';

/** The sizes at which every page is checked: a narrow phone and a wide desktop. */
export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1440, height: 900 };

/** Everything that went wrong while a page was open, such as console errors and failed responses. */
export type PageErrors = string[];

let browser: Promise<Browser> | undefined;

/** Returns the browser of this worker, which ends with it. Talking to a shared one takes seven times the time. */
export function startWorkerBrowser(): Promise<Browser> {
  return (browser ??= startBrowser());
}

/** Returns the URL for a path of the product. */
export function addressOf(path: string): string {
  return new URL(path, journeyProduct().origin).href;
}

/** Opens a page with its own cookies and storage. It is closed when the test ends. */
export async function newVisitor(options: BrowserContextOptions = {}): Promise<{
  context: BrowserContext;
  page: Page;
  pageErrors: PageErrors;
}> {
  const context = await openContext(options);
  const page = await context.newPage();
  const pageErrors = collectPageErrors(page);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      await logPage(page, pageErrors);
      const [error] = task.result.errors ?? [];
      if (error && !(await drawsFrames(page))) error.stack = `${NO_FRAMES} ${error.stack}`;
    }
    await context.close();
  });
  return { context, page, pageErrors };
}

/** A click waits for two frames, so it times out without them, whatever stands on the page. */
const NO_FRAMES = 'The browser drew no frame of the page for 2 s.';

async function drawsFrames(page: Page): Promise<boolean> {
  const frame = page.evaluate(
    () => new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(true))),
  );
  return Promise.race([frame.catch(() => true), wait(2_000, false)]);
}

/** Prints the visible page for the log of a failed test. */
async function logPage(page: Page, pageErrors: PageErrors): Promise<void> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 2000 })
    .catch(() => 'no page');
  console.log([`When it failed, ${page.url()} said:`, text.slice(0, 3000), ...pageErrors].join('\n'));
}

/** Opens a context with its own cookies and storage and the screen of a phone. The caller closes it. */
export async function openContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const running = await startWorkerBrowser();
  const context = await running.newContext({
    viewport: PHONE,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': ownAddress() },
    ...options,
  });
  context.setDefaultTimeout(30_000);
  if (process.env.FAKETIME) await context.addInitScript(shiftDate, Number(process.env.FAKETIME) * 1000);
  return context;
}

/** Moves the dates of a page by some milliseconds: libfaketime (tests/run/shifted-clock.ts) cannot move Chromium's. */
function shiftDate(shift: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (date, args: ConstructorParameters<DateConstructor>) =>
      args.length ? new date(...args) : new date(date.now() + shift),
    get: (date, name) => (name === 'now' ? () => date.now() + shift : Reflect.get(date, name)),
  });
}

/** Makes the browser act as if storage is disabled: even accessing it throws. */
export async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
}

/**
 * Starts the script of the page, as a touch on something that needs it does, and waits until it is running. Times out
 * if scripts are disabled.
 */
export async function waitForScript(page: Page): Promise<void> {
  await page.evaluate(() => {
    const needsScript = document.createElement('i');
    needsScript.dataset.needsScript = '';
    document.documentElement.append(needsScript);
    needsScript.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    needsScript.remove();
  });
  await page.waitForFunction(() =>
    Object.keys(document.body).some(
      (key) => key.startsWith('__reactFiber$') || key.startsWith('__reactProps$'),
    ),
  );
}

/**
 * Waits until the browser has shown something of the page, also if scripts are disabled. Of a page that is loaded and not
 * shown yet, it sometimes cannot take a picture.
 */
export async function waitUntilPainted(page: Page): Promise<void> {
  const countPaints = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(countPaints).toBe(1);
}

/**
 * Waits until the script of the page has done what it had scheduled, also while the clock of the page is stopped. What has
 * not happened then does not happen without another event.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // React schedules its work by messages, and each may schedule another.
    for (let turn = 0; turn < 10; turn++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(undefined);
      });
  });
}

/** Collects console warnings and errors, uncaught errors, failed responses and requests to other hosts. */
export function collectPageErrors(page: Page): PageErrors {
  const pageErrors: PageErrors = [];
  const ownHost = new URL(journeyProduct().origin).host;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) pageErrors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => pageErrors.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (host !== ownHost && protocol.startsWith('http'))
      pageErrors.push(`request to another host: ${request.url()}`);
  });
  page.on('response', (response) => {
    const isNavigation = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isNavigation) pageErrors.push(`${response.status()}: ${response.url()}`);
  });
  return pageErrors;
}
