import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pureTests, testsWithDatabase } from '../../vitest.config.ts';

/** `near`: a test of the module itself, or of its folder. */
export type TestFile = { path: string; project: 'pure' | 'database'; near: boolean };

/** A test that reaches a module only through these runs the whole app: that says nothing about its purpose. */
const WHOLE_APP = /^src\/[^/]+$|^tests\/support\/test-app\.ts$/;
/** Those that are most likely to notice a mistake; all would take minutes for each mistake that stays unnoticed. */
const LIMITS = { pure: 20, database: 15 };
/** Farther than any chain of imports. */
const SOMEWHERE = 50;
const SAME_FOLDER = 100;
const TYPE_IMPORT = /\b(?:import|export) type [^'";]*'[^']*'/g;
const IMPORT = /\b(?:import|export)\b[^'";]*'((?:#|\.\.?\/)[^']*)'/g;

/**
 * Returns a function that chooses the tests for a module, the most likely ones to fail first. It chooses the
 * tests that import it, at most 20 without a database, and 15 with a database: of these also the ones next to a
 * module that imports it, and the ones of its feature.
 */
export function readTestChooser(): (path: string) => TestFile[] {
  const importers = readImporters();
  return (path) => {
    const distances = measureDistances(path, importers);
    const nearest = (tests: string[], rank: (test: string) => number) =>
      tests
        .map((test) => ({ test, rank: rank(test) }))
        .filter((one) => one.rank < Infinity)
        .sort((a, b) => a.rank - b.rank || a.test.localeCompare(b.test))
        .map(({ test }) => test);
    const far = (test: string) => distances.get(test) ?? Infinity;
    const folders = nearestByFolder(distances);
    const rankOfPure = (test: string) => far(test) + strangeness(test, path);
    const rankWithDatabase = (test: string) => {
      const ofFeature = path.startsWith('src/features/') && featureOf(test) === featureOf(path);
      const beside = folders.get(dirname(test)) ?? (ofFeature ? SOMEWHERE : Infinity);
      return Math.min(far(test), beside) + strangeness(test, path);
    };
    const asTestFile = (project: TestFile['project']) => (test: string) => ({
      path: test,
      project,
      near: strangeness(test, path) <= SAME_FOLDER,
    });
    return [
      ...nearest(pureTests, rankOfPure).slice(0, LIMITS.pure).map(asTestFile('pure')),
      ...nearest(testsWithDatabase, rankWithDatabase).slice(0, LIMITS.database).map(asTestFile('database')),
    ];
  };
}

/** A module's own test comes first, then its folder's, then its feature's, then all others. */
function strangeness(test: string, path: string): number {
  if (nameOf(test) === nameOf(path)) return 0;
  if (dirname(test) === dirname(path)) return SAME_FOLDER;
  return featureOf(test) === featureOf(path) ? 200 : 300;
}

const nameOf = (path: string) => path.replace(/(\.test)?\.\w+$/, '');

/** The folder of a feature, or of a part of `src`. */
const featureOf = (path: string) => dirname(path).split('/').slice(0, 3).join('/');

/** For each module, the modules that import it. */
function readImporters(): Map<string, string[]> {
  const paths = globSync(['src/**/*.{ts,tsx}', 'tests/{support,mutate,search-quality}/*.ts']);
  const importers = new Map(paths.map((path) => [path, [] as string[]]));
  for (const path of paths) {
    const text = readFileSync(path, 'utf8').replace(TYPE_IMPORT, '');
    for (const { 1: name = '' } of text.matchAll(IMPORT)) {
      const imported = name.startsWith('#') ? name.slice(1) : join(dirname(path), name);
      importers.get(imported)?.push(path);
    }
  }
  return importers;
}

/** How many imports lead from each module to this one, without a detour through the whole app. */
function measureDistances(path: string, importers: Map<string, string[]>): Map<string, number> {
  const distances = new Map([[path, 0]]);
  for (const [module, distance] of distances) {
    if (WHOLE_APP.test(module)) continue;
    for (const importer of importers.get(module) ?? [])
      // A map is read to its end, with what is added meanwhile.
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  }
  return distances;
}

/** The shortest distance in each folder. */
function nearestByFolder(distances: Map<string, number>): Map<string, number> {
  const folders = new Map<string, number>();
  for (const [module, distance] of distances) {
    const folder = dirname(module);
    folders.set(folder, Math.min(distance, folders.get(folder) ?? Infinity));
  }
  return folders;
}
