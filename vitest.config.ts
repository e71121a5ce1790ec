import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { lucideIcons } from './src/bundling/lucide-icons.server.ts';

/** A test that asks tests/support for a database, or an app on one, needs a PostgreSQL; the others run without. */
const besideCode = globSync(['src/**/*.test.{ts,tsx}', 'tests/search-quality/*.test.ts']);
const withDatabase = besideCode.filter((path) =>
  /support\/(database|test-app)\.ts/.test(readFileSync(path, 'utf8')),
);
const cheapArgon2 = join(import.meta.dirname, 'tests/support/cheap-argon2.ts');
const pure = besideCode.filter((path) => !withDatabase.includes(path));

export default defineConfig({
  plugins: [lucideIcons()],
  test: {
    environment: 'node',
    // Tests wait more than they reckon: as many at once as there are cores, not one less.
    maxWorkers: '100%',
    projects: [
      // A property is tried with hundreds of values: on a busy machine that takes its time.
      { extends: true, test: { name: 'pure', include: pure, isolate: false, testTimeout: 30_000 } },
      {
        extends: true,
        test: {
          name: 'database',
          include: withDatabase,
          alias: { '@node-rs/argon2': cheapArgon2 },
          // Files share the modules of their worker: loading them for each takes as long as the tests.
          isolate: false,
          globalSetup: 'tests/support/database-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { extends: true, test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: 'lifecycle',
          include: ['tests/lifecycle/**/*.test.ts'],
          // What kills and starts processes runs alone: file after file.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          globalSetup: 'tests/support/database-setup.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'attack',
          include: ['tests/attack/**/*.test.ts'],
          // It measures how long others wait: nothing runs beside it.
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
          globalSetup: 'tests/support/journey-setup.ts',
          setupFiles: 'tests/support/journey-file-setup.ts',
          // As long as Playwright waits (tests/support/visit.ts): a busy machine needs more than the usual second.
          expect: { poll: { timeout: 30_000 } },
          // It ends only what hangs. The longest journey takes one minute, and two on a busy machine.
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
