import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findHome } from '../../src/server/embedded/postgres-home.server.ts';
import { makePrivateCheckout } from './checkout.ts';
import { endApp, findPostgresProcesses, isHealthy, query, removeDataDir, startApp } from './start-app.ts';

const isRoot = process.getuid?.() === 0;
const checkout = await makePrivateCheckout();
let dataDir = checkout.dataDir;

afterAll(async () => {
  await removeDataDir(dataDir);
  await checkout.remove();
});

const start = (folder = dataDir) => startApp({ dataDir: folder, fixture: checkout.fixture });

test('from a folder that only its owner may enter, the app starts, and finds its data again', async () => {
  const first = start();
  await query(first, `create table note as select 'kept' as text`);
  expect(await isHealthy(first)).toBe(true);
  expect(await endApp(first)).toEqual({ code: 0, signal: null });
  expect(findPostgresProcesses(dataDir)).toEqual([]);

  const later = start();
  expect(await query(later, 'select text from note')).toEqual([{ text: 'kept' }]);
  await endApp(later);
});

test.skipIf(!isRoot)(
  'PostgreSQL, which refuses root, then lives where its own user can (only as root)',
  () => {
    expect(findHome(dataDir)).not.toContain(checkout.folder);
  },
);

test('the data are found again when the data folder is moved', async () => {
  const moved = join(checkout.folder, 'moved');
  await rename(dataDir, moved);
  dataDir = moved;
  const app = start();
  expect(await query(app, 'select text from note')).toEqual([{ text: 'kept' }]);
  await endApp(app);
});

test.skipIf(!isRoot)(
  'a copy of the data folder does not take the database of the original (only as root)',
  async () => {
    const copy = join(checkout.folder, 'copy');
    await cp(dataDir, copy, { recursive: true });
    const app = start(copy);
    expect(await app.ended).toEqual({ code: 1, signal: null });
    expect(app.output()).toContain(
      `${copy} is a copy of ${dataDir}, whose database is in ${findHome(dataDir)}.`,
    );
  },
);

test.skipIf(!isRoot)(
  'data that came in with a copy of a whole checkout are brought to where they can be used (only as root)',
  async () => {
    const copied = join(checkout.folder, 'copied');
    await cp(dataDir, copied, { recursive: true });
    await rm(join(copied, 'postgres.place'));
    await cp(findHome(dataDir), join(copied, 'postgres'), { recursive: true });
    const app = start(copied);
    expect(await query(app, 'select text from note')).toEqual([{ text: 'kept' }]);
    expect(existsSync(join(copied, 'postgres', 'data'))).toBe(false);
    await endApp(app);
    await removeDataDir(copied);
  },
);

test.skipIf(!isRoot)('data that are gone are missed, not silently begun anew (only as root)', async () => {
  const lost = findHome(dataDir);
  await rename(lost, `${lost}.away`);
  const app = start();
  expect(await app.ended).toEqual({ code: 1, signal: null });
  expect(app.output()).toContain(`was kept in ${lost}, which is gone.`);
  await rename(`${lost}.away`, lost);
});
