import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync(['docs/**/*.md', 'src/**/*.md', 'tests/**/*.md']),
].filter(existsSync);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(existsSync);
const names = new Set(files.map((path) => path.slice(path.lastIndexOf('/') + 1)));

const findIn = (pattern: RegExp) =>
  PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(pattern)].map(([, path]) => ({ page, path: path! })),
  );

test('every repository path in the documentation exists', () => {
  const paths = findIn(/(?<![\w/.-])((?:src|tests|database|deploy|docs)\/[\w./-]*\w)(?!\.?[\w*{<…])/g);
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test('every source file that the documentation names without a folder exists', () => {
  const found = findIn(/`((?!NNN)[a-z][\w-]*(?:\.[\w-]+)*\.(?:tsx?|sql|css|yaml|json))`/g);
  expect(found.length).toBeGreaterThan(20);
  // Files that a build creates, which are not in the repository.
  const built = ['manifest.json', 'openapi.json'];
  expect(found.filter(({ path }) => !names.has(path) && !built.includes(path))).toEqual([]);
});

test('every relative link in the documentation leads to a file', () => {
  const links = findIn(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(({ page, path }) => !existsSync(join(dirname(page), path)))).toEqual([]);
});
