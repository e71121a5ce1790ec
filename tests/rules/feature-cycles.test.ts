import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FEATURE = /^src\/features\/([\w-]+)\//;
const IMPORT = /from '#src\/features\/([\w-]+)\//g;

type Source = { path: string; text: string };

/**
 * Returns the features that each feature imports, including type imports: a type that two features need
 * usually belongs to a third one.
 */
function readDependencies(sources: readonly Source[]): Map<string, Set<string>> {
  const dependencies = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    const [, feature = ''] = FEATURE.exec(path) ?? [];
    const others = dependencies.get(feature) ?? new Set();
    for (const [, other = ''] of text.matchAll(IMPORT)) if (other !== feature) others.add(other);
    dependencies.set(feature, others);
  }
  return dependencies;
}

/** Returns the first cycle found, such as `ngo → scheme → ngo`, or undefined. */
function findCycle(dependencies: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  const done = new Set<string>();
  const visit = (feature: string, path: readonly string[]): string | undefined => {
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature].join(' → ');
    if (done.has(feature)) return undefined;
    for (const other of dependencies.get(feature) ?? []) {
      const cycle = visit(other, [...path, feature]);
      if (cycle) return cycle;
    }
    done.add(feature);
    return undefined;
  };
  for (const feature of dependencies.keys()) {
    const cycle = visit(feature, []);
    if (cycle) return cycle;
  }
  return undefined;
}

test('no two features depend on each other', () => {
  const paths = globSync('src/features/**/*.{ts,tsx}').filter(
    (path) => !/\.(test|fixture)\.tsx?$/.test(path),
  );
  const dependencies = readDependencies(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
  expect(dependencies.size).toBeGreaterThan(8);
  expect(
    findCycle(dependencies),
    'Let the feature that is needed declare a hook (src/server/feature.server.ts), or move what both need.',
  ).toBeUndefined();
});

const planted = (path: string, feature: string) => ({
  path: `src/features/${path}`,
  text: `import type { A } from '#src/features/${feature}/a.ts';\n`,
});

test.each([
  ['two that import each other', [planted('ngo/x.ts', 'scheme'), planted('scheme/list/y.ts', 'ngo')]],
  [
    'three in a ring',
    [planted('ngo/x.ts', 'scheme'), planted('scheme/y.tsx', 'audit'), planted('audit/z.ts', 'ngo')],
  ],
])('detects a cycle: %s', (_, sources) => {
  expect(findCycle(readDependencies(sources))).toMatch(/^ngo → .* → ngo$/);
});

test('a shared dependency is not a cycle', () => {
  const sources = [
    planted('ngo/x.ts', 'audit'),
    planted('scheme/y.ts', 'audit'),
    planted('scheme/z.ts', 'ngo'),
  ];
  expect(findCycle(readDependencies(sources))).toBeUndefined();
});
