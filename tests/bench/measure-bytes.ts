import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { startBrowser } from '../support/browser.ts';
import { startProduct } from '../support/product.ts';
import { findSweptNgo } from '../support/find-swept-ngo.ts';
import { atMost, type Row } from './table.ts';

type Visit = { requests: number; bytes: number; scriptBytes: number };

/** What a first visit costs: bytes as they travel, heads of the answers included, photos not counted. */
export async function measureBytes(): Promise<Row[]> {
  const product = await startProduct();
  const server = await startBrowser();
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const ngo = await findSweptNgo(product.origin);
    const pages = [
      { name: 'home', path: '/' },
      { name: 'list', path: '/category/health' },
      { name: 'detail', path: `/${ngo.category}/detailpage/${ngo._id}` },
    ];
    const rows: Row[] = [];
    for (const { name, path } of pages) {
      const url = product.origin + path;
      const before = await visit({ browser, url, saveData: true });
      const after = await visit({ browser, url, saveData: false });
      rows.push(
        atMost({
          name: `${name}, before any script`,
          most: 14,
          value: before.bytes / 1000,
          unit: 'kB',
          more: `${before.requests} requests`,
        }),
        atMost({ name: `${name}, requests before any script`, most: 4, value: before.requests, unit: '' }),
        atMost({ name: `${name}, script after`, most: 100, value: after.scriptBytes / 1000, unit: 'kB' }),
      );
      if (before.scriptBytes) throw new Error(`${name} loads script by itself on Save-Data`);
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
    await product.stop();
  }
}

async function visit(options: { browser: Browser; url: string; saveData: boolean }): Promise<Visit> {
  const context = await options.browser.newContext({ viewport: { width: 360, height: 740 } });
  if (options.saveData) await sayItSavesData(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const visited: Visit = { requests: 0, bytes: 0, scriptBytes: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Script') visited.scriptBytes += encodedDataLength;
    else if (kind !== undefined && kind !== 'Image') {
      visited.requests++;
      visited.bytes += encodedDataLength;
    }
  });
  await page.goto(options.url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(300);
  await context.close();
  return visited;
}

async function sayItSavesData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}
