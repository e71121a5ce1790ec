import { globSync, readFileSync } from 'node:fs';

/** A part of the tests: projects of vitest.config.ts. */
export type Part = {
  name: string;
  projects: string[];
  /** Whether it runs on the oldest PostgreSQL that the product supports, and on another day: `listElsewhereTests`. */
  isElsewhere?: boolean;
  needs: ('build' | 'browser')[];
};

/** What `npm test` runs. */
export const PARTS: Part[] = [
  // A test of rules builds the product, while the other core runs tests that need no build.
  { name: 'rules, pure and database', projects: ['rules', 'pure', 'database'], needs: [] },
  { name: 'lifecycle', projects: ['lifecycle'], needs: ['build'] },
  { name: 'journeys', projects: ['journeys'], needs: ['build', 'browser'] },
];

/** What `npm run test:more` runs: what is slow and seldom breaks. */
export const MORE_PARTS: Part[] = [
  { name: 'more journeys', projects: ['more-journeys'], needs: ['build', 'browser'] },
  // The attack keeps one core busy, and the kills spend half of their time in waiting.
  { name: 'kills and attacks', projects: ['more-lifecycle', 'attack'], needs: ['build'] },
  { name: 'older and later', projects: ['pure', 'database'], isElsewhere: true, needs: [] },
];

/** Reads the processor seconds that each part may take from the table in docs/testing.md. */
export function readBudgets(): Map<string, number> {
  const rows = readFileSync('docs/testing.md', 'utf8').matchAll(/^\| ([\w, ]+?) +\| +(\d+) \|/gm);
  return new Map([...rows].map(([, name = '', seconds]) => [name, Number(seconds)]));
}

/** What depends on the version of PostgreSQL: queries, search, migrations and the database code of the server. */
const ON_POSTGRES = /queries\.(server\.)?test\.ts$|^src\/server\/|\/search\//;
const WITH_DATABASE = /support\/(database|test-app)\.ts/;
const WITH_DAYS = /support\/days\.ts|Date\.now\(|new Date\(\)/;

/** Lists the tests that depend on the version of PostgreSQL or on the day. */
export function listElsewhereTests(): string[] {
  return globSync('src/**/*.test.{ts,tsx}').filter((path) => {
    const text = readFileSync(path, 'utf8');
    return WITH_DAYS.test(text) || (ON_POSTGRES.test(path) && WITH_DATABASE.test(text));
  });
}
