import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { startProduct } from '../support/product.ts';

/** Returns the ids of processes with the folder in their command line, such as the app's PostgreSQL. */
function processesOf(dataDir: string): string {
  return spawnSync('pgrep', ['-f', dataDir], { encoding: 'utf8' }).stdout.trim();
}

test('npm start serves the demo, and SIGTERM to npm ends the app and its PostgreSQL', async () => {
  const product = await startProduct({ command: ['npm', 'start'] });
  const page = await (await fetch(`${product.origin}/gu`)).text();
  expect(page).toContain('<html lang="gu"');
  expect(product.output()).toContain(product.origin);
  expect(processesOf(product.dataDir)).not.toBe('');

  await product.stop();
  await expect.poll(() => processesOf(product.dataDir)).toBe('');
  await expect(fetch(product.origin)).rejects.toThrow('fetch failed');
});
