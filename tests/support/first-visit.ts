import type { Browser, BrowserContext } from 'playwright-core';

/** What a first visit made a phone load, photos not counted. */
export type FirstVisit = {
  requests: number;
  /** All that came before any script, heads of the answers included: it has to fit in one round trip. */
  bytes: number;
  /** Script as it travels, compressed. */
  scriptBytes: number;
};

/** Visits `url` as somebody who was never here. */
export async function measureFirstVisit(options: {
  browser: Browser;
  url: string;
  saveData: boolean;
}): Promise<FirstVisit> {
  const context = await options.browser.newContext({ viewport: { width: 360, height: 740 } });
  if (options.saveData) await sayItSavesData(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const answers = new Map<string, { kind: string; head: number }>();
  const visited: FirstVisit = { requests: 0, bytes: 0, scriptBytes: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { kind: type, head: response.encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, head } = answers.get(requestId) ?? { kind: 'Image', head: 0 };
    if (kind === 'Script') visited.scriptBytes += encodedDataLength - head;
    else if (kind !== 'Image') {
      visited.requests++;
      visited.bytes += encodedDataLength;
    }
  });
  await page.goto(options.url, { waitUntil: 'networkidle' });
  // Script comes after the paint, in its own time.
  await page.waitForTimeout(300);
  await context.close();
  return visited;
}

/** Makes every page of `context` see a connection on which script does not come by itself. */
export async function sayItSavesData(
  context: BrowserContext,
  connection = { saveData: true, effectiveType: '4g' },
): Promise<void> {
  await context.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}
