import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyDemoData } from '../support/demo-data.ts';
import { startProduct, type Product } from '../support/product.ts';
import { removeFolder } from '../support/remove-folder.ts';
import { newVisitor, waitForScript, waitUntilIdle } from '../support/visit.ts';

const PATHS = ['/', '/gu', '/category/health', '/search?q=jevanrek', '/hi/search?q=zzzzqqq', '/nothing-here'];

let dataDir: string;
let product: Product;
beforeAll(async () => {
  // PostgreSQL's own user can enter this folder, but not a folder within a private one.
  dataDir = await mkdtemp(join(tmpdir(), 'sahay-'));
  await copyDemoData(dataDir);
  product = await startProduct({
    dataDir,
    command: [process.execPath, 'src/start.ts', '--dev'],
    readyPath: '/',
    // It transforms all modules first, which takes more than a minute on a busy machine.
    timeoutMs: 170_000,
  });
});
afterAll(async () => {
  await product.stop();
  await removeFolder(dataDir);
});

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
