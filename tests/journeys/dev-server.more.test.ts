import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../support/product.ts';
import { newVisitor, waitForScript, waitUntilIdle } from '../support/visit.ts';

const PATHS = ['/', '/gu', '/category/health', '/search?q=jevanrek', '/hi/search?q=zzzzqqq', '/nothing-here'];

let product: Product;
beforeAll(async () => {
  product = await startProduct({
    command: [process.execPath, 'src/start.ts', '--dev'],
    readyPath: '/',
    // It transforms all modules first, which takes more than a minute on a busy machine.
    timeoutMs: 170_000,
  });
});
afterAll(() => product.stop());

// Only the development build of React reports hydration mismatches.
test('the dev server logs nothing to the browser console', async () => {
  // Every module is a request of its own, so one visitor, who has them already, opens all pages.
  const { page, pageErrors } = await newVisitor();
  page.setDefaultTimeout(60_000);
  for (const path of PATHS) {
    pageErrors.length = 0;
    await page.goto(product.origin + path);
    await waitForScript(page);
    await waitUntilIdle(page);
    const unexpected = pageErrors.filter(
      (line) => !line.includes('404') && !line.startsWith('request to another host'),
    );
    expect(unexpected, path).toEqual([]);
  }
});
