import type { TestProject } from 'vitest/node';
import { buildProduct } from './build.ts';
import { startBrowser } from './browser.ts';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built product answers, with its demo data. */
    origin: string;
    /** Where it keeps its data; mails in `outbox`. */
    dataDir: string;
    /** The one browser of the run. */
    browserEndpoint: string;
  }
}

/** Before the first journey: build, start the product with its demo data, start the browser. After the last: end both. */
export default async function setUpJourneys(project: TestProject): Promise<() => Promise<void>> {
  buildProduct();
  const [product, browser] = await Promise.all([startProduct(), startBrowser()]);
  project.provide('origin', product.origin);
  project.provide('dataDir', product.dataDir);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    const code = await product.stop();
    if (code !== 0) throw new Error(`The product ended with ${code}.\n${product.output()}`);
  };
}
