import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** A test that asks tests/support for a database, or an app on one, needs a PostgreSQL; the others run without. */
const besideCode = globSync('src/**/*.test.{ts,tsx}');
const withDatabase = besideCode.filter((path) =>
  /support\/(database|test-app)\.ts/.test(readFileSync(path, 'utf8')),
);
const pure = besideCode.filter((path) => !withDatabase.includes(path));

/** What measures times or shares one browser runs alone: file after file, and after the projects of a lower order. */
function oneByOne(order: number) {
  return { fileParallelism: false, sequence: { groupOrder: order } };
}

export default defineConfig({
  test: {
    environment: 'node',
    projects: [
      // A property is tried with hundreds of values: on a busy machine that takes its time.
      { extends: true, test: { name: 'pure', include: pure, testTimeout: 30_000 } },
      {
        extends: true,
        test: {
          name: 'database',
          include: withDatabase,
          globalSetup: 'tests/support/database-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: 'lifecycle',
          include: ['tests/lifecycle/**/*.test.ts'],
          ...oneByOne(1),
          globalSetup: 'tests/support/database-setup.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          ...oneByOne(2),
          // Pages of the sweep at once.
          maxConcurrency: 2,
          globalSetup: 'tests/support/journey-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
