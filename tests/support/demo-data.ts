import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startProduct } from './product.ts';

/** Tells the workers of this process where the demo data are. */
const FOLDER = 'DEMO_DATA_OF_TESTS';

let loading: Promise<string> | undefined;

/**
 * Fills a data folder with the demo data. The first call of a process loads them, also for workers that it starts
 * later; others copy, which takes a tenth of the time.
 * @throws if the product does not start
 */
export async function copyDemoData(dataDir: string): Promise<void> {
  const from = process.env[FOLDER] ?? (await (loading ??= loadDemoData()));
  // Unlike `fs.cp`, it keeps owners and permissions, which PostgreSQL insists on.
  await promisify(execFile)('cp', ['-a', `${from}/.`, dataDir]);
}

/** The folder lasts as long as this process. PostgreSQL's own user can enter it, but not a folder within a private one. */
async function loadDemoData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sahay-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const product = await startProduct({ dataDir: folder });
  const code = await product.stop();
  if (code !== 0) throw new Error(`The product ended with ${code}.\n${product.output()}`);
  process.env[FOLDER] = folder;
  return folder;
}
