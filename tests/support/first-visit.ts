import type { Browser, BrowserContext } from 'playwright-core';

/** What a phone loads on a first visit, not counting photos. */
export type FirstVisit = {
  requests: number;
  /**
   * Everything that arrives before any script, including response headers. It has to fit in one round trip.
   */
  bytes: number;
  /** Compressed size of the scripts. */
  scriptBytes: number;
};

/** Visits `url` with an empty cache. */
export async function measureFirstVisit(options: {
  browser: Browser;
  url: string;
  saveData: boolean;
  /** Of the connection, by default a fast one. */
  effectiveType?: string;
}): Promise<FirstVisit> {
  const { saveData, effectiveType = '4g' } = options;
  const context = await options.browser.newContext({ viewport: { width: 360, height: 740 } });
  if (saveData || effectiveType !== '4g') await simulateConnection(context, { saveData, effectiveType });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const responses = new Map<string, { kind: string; head: number }>();
  const result: FirstVisit = { requests: 0, bytes: 0, scriptBytes: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    responses.set(requestId, { kind: type, head: response.encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, head } = responses.get(requestId) ?? { kind: 'Image', head: 0 };
    if (kind === 'Script') result.scriptBytes += encodedDataLength - head;
    else if (kind !== 'Image') {
      result.requests++;
      result.bytes += encodedDataLength;
    }
  });
  await page.goto(options.url, { waitUntil: 'networkidle' });
  // The script arrives some time after the first paint.
  await page.waitForTimeout(300);
  await context.close();
  return result;
}

/** Makes every page of `context` report a connection on which scripts are not loaded automatically. */
export async function simulateConnection(
  context: BrowserContext,
  connection = { saveData: true, effectiveType: '4g' },
): Promise<void> {
  await context.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}
