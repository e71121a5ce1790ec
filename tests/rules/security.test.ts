import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

// docs/security.md lists the test or setting that meets each requirement of OWASP ASVS 5.0, levels 1 and 2.
const text = readFileSync('docs/security.md', 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([123]) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, number, level, requirement, met]) => ({ number, level, requirement, met: met! }),
);
const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .map((path) => basename(path));

test('every requirement of levels 1 and 2 has one row', () => {
  // The number of requirements in version 5.0.0 of the standard.
  const count = (level: string) => rows.filter((row) => row.level === level).length;
  expect([count('1'), count('2'), rows.length]).toEqual([70, 183, 253]);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});

test('every row says how it is met, why it is open, or why it does not apply', () => {
  const silent = rows.filter(
    ({ met }) => met.replace(/\*\*(open|n\/a|operator)\*\*:?/gi, '').trim().length < 8,
  );
  expect(silent).toEqual([]);
});

test('every row names a file or a command, unless the operator meets it or it does not apply; ten are open', () => {
  const unnamed = rows.filter(({ met }) => !/`|\*\*(n\/a|operator|open)\*\*/.test(met));
  expect(unnamed).toEqual([]);
  expect(rows.filter(({ met }) => met.includes('**open**')).length).toBeLessThanOrEqual(10);
});

test('every file it names exists', () => {
  const named = [...text.matchAll(/`([\w.-]+\.(?:ts|tsx|md|json|sql))`/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});
