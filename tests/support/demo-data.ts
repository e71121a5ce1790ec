import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOURCES_HASH } from '../../src/server/http/built-app.server.ts';
import { buildProduct } from './build.ts';
import { copyFolder } from './copy-folder.ts';
import { dayIn } from './days.ts';
import { startProduct } from './product.ts';
import { removeFolder } from './remove-folder.ts';

/** Where the demo data are kept, in a folder for each build and hour. */
const KEPT = 'test-results/demo-data';
const HOUR_MS = 3_600_000;

let loading: Promise<string> | undefined;

/**
 * Fills a data folder with the demo data of the present build. Loading them takes ten times as long as copying, so they are
 * kept for other processes, but not for long: they name times such as "two hours ago".
 * @throws if the product does not start
 */
export async function copyDemoData(dataDir: string): Promise<void> {
  await copyFolder({ from: await (loading ??= findDemoData()), to: dataDir });
}

async function findDemoData(): Promise<string> {
  buildProduct();
  const hour = Math.floor(Date.now() / HOUR_MS);
  const build = readFileSync(SOURCES_HASH, 'utf8').slice(0, 12);
  const folder = join(KEPT, `${hour}-${dayIn(0)}-${build}`);
  if (existsSync(folder)) return folder;
  await loadDemoData(folder);
  // Nobody copies from these any more.
  const old = (await readdir(KEPT)).filter((name) => parseInt(name, 10) < hour - 1);
  await Promise.all(old.map((name) => removeFolder(join(KEPT, name))));
  return folder;
}

async function loadDemoData(folder: string): Promise<void> {
  // PostgreSQL's own user can enter this folder, but not a folder within a private one.
  const dataDir = await mkdtemp(join(tmpdir(), 'sahay-'));
  const product = await startProduct({ dataDir });
  const code = await product.stop();
  if (code !== 0) throw new Error(`The product ended with ${code}.\n${product.output()}`);
  await mkdir(KEPT, { recursive: true });
  const copy = await mkdtemp(`${folder}-`);
  await copyFolder({ from: dataDir, to: copy });
  // So another process never finds half of it. If one has been faster, its data are as good.
  await rename(copy, folder).catch(() => removeFolder(copy));
  await removeFolder(dataDir);
}
