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

test('starts in a folder that only its owner can enter, and finds its data again', async () => {
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
  'runs PostgreSQL, which refuses root, in a folder of its own user (only as root)',
  () => {
    expect(findHome(dataDir)).not.toContain(checkout.folder);
  },
);

test('finds the data after the data folder was moved', async () => {
  const moved = join(checkout.folder, 'moved');
  await rename(dataDir, moved);
  dataDir = moved;
  const app = start();
  expect(await query(app, 'select text from note')).toEqual([{ text: 'kept' }]);
  await endApp(app);
});

test.skipIf(!isRoot)(
  'does not use the database of the original from a copied data folder (only as root)',
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
  'moves data that were copied with a checkout to a usable folder (only as root)',
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

test.skipIf(!isRoot)(
  'reports missing data instead of starting with an empty database (only as root)',
  async () => {
    const home = findHome(dataDir);
    await rename(home, `${home}.away`);
    const app = start();
    expect(await app.ended).toEqual({ code: 1, signal: null });
    expect(app.output()).toContain(`was kept in ${home}, which is gone.`);
    await rename(`${home}.away`, home);
  },
);
