import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildProduct } from './build.ts';
import { startBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { removeFolder } from './remove-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a product with demo data that is not running. Each test file gets a copy. */
    demoDataDir: string;
    /** The single browser of the run. */
    browserEndpoint: string;
  }
}

/** Before the first journey, builds the product, fills a data folder with its demo data, and starts the browser. */
export default async function setUpJourneys(project: TestProject): Promise<() => Promise<void>> {
  buildProduct();
  const folder = await mkdtemp(join(tmpdir(), 'sahay-demo-'));
  const [browser] = await Promise.all([startBrowser(), fillWithDemoData(folder)]);
  project.provide('demoDataDir', folder);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await removeFolder(folder);
  };
}

async function fillWithDemoData(dataDir: string): Promise<void> {
  const product = await startProduct({ dataDir });
  const code = await product.stop();
  if (code !== 0) throw new Error(`The product ended with ${code}.\n${product.output()}`);
}
