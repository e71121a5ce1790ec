import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { lucideIcons } from './src/bundling/lucide-icons.server.ts';
import { keepFilesInMemory } from './tests/run/keep-files-in-memory.ts';
import { SEED } from './tests/run/seed.ts';
import { TestOrder } from './tests/run/test-order.ts';

keepFilesInMemory();

type ProjectTests = NonNullable<TestProjectInlineConfiguration['test']>;

/** A test that asks tests/support for a database, or an app on one, needs a PostgreSQL; the others run without. */
const besideCode = globSync(['src/**/*.test.{ts,tsx}', 'tests/{mutate,search-quality}/*.test.ts']);
export const testsWithDatabase = besideCode.filter((path) =>
  /support\/(database|test-app)\.ts/.test(readFileSync(path, 'utf8')),
);
export const pureTests = besideCode.filter((path) => !testsWithDatabase.includes(path));

/** What is slow and seldom breaks is left to npm run test:more. */
const MORE = '**/*.more.test.ts';

const journeys: ProjectTests = {
  isolate: false,
  maxWorkers: 2,
  globalSetup: 'tests/support/journey-setup.ts',
  setupFiles: 'tests/support/journey-file-setup.ts',
  // It ends only what hangs. The longest journey takes one minute, and two on a busy machine.
  testTimeout: 300_000,
  hookTimeout: 180_000,
};

const lifecycle: ProjectTests = {
  globalSetup: ['tests/support/build-setup.ts', 'tests/support/database-setup.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

export default defineConfig({
  plugins: [lucideIcons()],
  test: {
    environment: 'node',
    // One part after another loads the same modules.
    fsModuleCache: true,
    // Tests wait more than they reckon: as many at once as there are cores, not one less.
    maxWorkers: '100%',
    // As long as Playwright waits (tests/support/visit.ts): a busy machine needs more than the usual second.
    expect: { poll: { timeout: 30_000 } },
    sequence: { seed: SEED, sequencer: TestOrder },
    env: { SEED: String(SEED) },
    // Projects run one after the other.
    projects: [
      project(0, {
        name: 'pure',
        include: pureTests,
        isolate: false,
        setupFiles: 'tests/support/use-seed.ts',
        // A property is tried with hundreds of values: on a busy machine that takes its time.
        testTimeout: 30_000,
      }),
      project(0, {
        name: 'database',
        include: testsWithDatabase,
        env: { CHEAP_HASHES: 'on' },
        // Files share the modules of their worker: loading them for each takes as long as the tests.
        isolate: false,
        globalSetup: 'tests/support/database-setup.ts',
        setupFiles: 'tests/support/use-seed.ts',
        testTimeout: 120_000,
        hookTimeout: 120_000,
      }),
      project(0, { name: 'rules', include: ['tests/rules/**/*.test.ts'], testTimeout: 60_000 }),
      project(1, {
        ...lifecycle,
        name: 'lifecycle',
        include: ['tests/lifecycle/*.test.ts'],
        exclude: [MORE],
      }),
      // The kills spend most of their time in waiting.
      project(2, {
        ...lifecycle,
        name: 'more-lifecycle',
        include: ['tests/lifecycle/*.more.test.ts'],
        maxWorkers: 3,
      }),
      project(2, {
        name: 'attack',
        include: ['tests/attack/*.test.ts'],
        maxWorkers: 3,
        globalSetup: 'tests/support/build-setup.ts',
        // It ends only what hangs. One scenario takes at most half a minute, and a start some seconds.
        testTimeout: 300_000,
        hookTimeout: 180_000,
      }),
      project(3, { ...journeys, name: 'journeys', include: ['tests/journeys/*.test.ts'], exclude: [MORE] }),
      project(4, { ...journeys, name: 'more-journeys', include: ['tests/journeys/*.more.test.ts'] }),
    ],
  },
});

function project(groupOrder: number, test: ProjectTests): TestProjectInlineConfiguration {
  // The same in all projects, because it is part of the key of the modules that one part keeps for the next.
  const alias = { '@node-rs/argon2': join(import.meta.dirname, 'tests/support/cheap-argon2.ts') };
  return { extends: true, test: { ...test, alias, sequence: { groupOrder } } };
}
