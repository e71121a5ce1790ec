import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const RULE = 'exact-money/no-floating-point';
const folder = mkdtempSync(join(tmpdir(), 'exact-money-'));
afterAll(() => rmSync(folder, { recursive: true }));

const REFUSED = [
  '[a * 0.18, b]',
  '[a / 2, b]',
  '[a ** 2, b]',
  '[a, Number(b)]',
  '[a, parseFloat(b)]',
  '[a, Number.parseFloat(b)]',
  '[a.toFixed(2), b]',
  '[Math.round(a), b]',
];
const ALLOWED = ['[a * 100 + 1, Number.parseInt(b, 10)]', '[Math.max(a, 2), b]'];

/** Returns the numbers of the planted lines that the rule refuses. */
function lint(lines: readonly string[]): number[] {
  const config = { jsPlugins: [resolve('tests/lint/exact-money.ts')], rules: { [RULE]: 'error' } };
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  const code = lines.map((line, at) => `export const f${at} = (a: number, b: string) => ${line};`);
  writeFileSync(join(folder, 'planted.ts'), code.join('\n'));
  const oxlint = resolve('node_modules/.bin/oxlint');
  try {
    execFileSync(oxlint, ['--format', 'unix', 'planted.ts'], { cwd: folder, encoding: 'utf8' });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout: string };
    const found = stdout.split('\n').filter((line) => line.includes('exact-money'));
    return found.map((line) => Number(/planted\.ts:(\d+):/.exec(line)![1]) - 1);
  }
}

test('the rule refuses every way to a number with a fraction, and nothing else', () => {
  expect(lint([...REFUSED, ...ALLOWED])).toEqual(REFUSED.map((_, at) => at));
});

test('the rule applies to all code about donations except drawings on paper', () => {
  const { jsPlugins, overrides } = JSON.parse(
    readFileSync('.oxlintrc.json', 'utf8').replace(/^\s*\/\/.*$/gm, ''),
  ) as {
    jsPlugins: string[];
    overrides: { files: string[]; excludeFiles?: string[]; rules: Record<string, string> }[];
  };
  expect(jsPlugins).toContain('./tests/lint/exact-money.ts');
  expect(overrides.filter(({ rules }) => rules[RULE] === 'error')).toMatchObject([
    {
      files: ['src/features/donation/**'],
      excludeFiles: ['**/*.test.ts', '**/*.fixture.ts', '**/*-pdf.server.ts'],
    },
  ]);
});
