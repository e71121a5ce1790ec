import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { expect, test } from 'vitest';

/** Files longer than 300 lines, each with its reason. */
const LONG_FILES: Record<string, string> = {
  'docs/conformance.md': 'a row for each sentence of the specification',
  'docs/security.md': 'a row for each requirement of the standard',
  'package-lock.json': 'written by npm',
  'src/server/database/tables.generated.server.ts': 'written by npm run tables',
  'src/messages/catalogues.server.ts': 'written by npm run messages',
  '.dependency-cruiser.ts': 'one table of all import rules',
  'src/features/ngo/search/search-corpus.fixture.ts': 'what people type, and what they should find',
};
const MOST_LINES = 300;
const MOST_FILES_IN_A_FOLDER = 25;
const MOST_FOLDERS_UNDER_SRC = 4;

const TEXT = new Set(['.ts', '.tsx', '.mjs', '.css', '.json', '.md', '.sql', '.svg', '.txt', '.html', '']);
const CODE = new Set(['.ts', '.tsx', '.mjs', '.css', '.sql', '.md', '.json']);
/** Names that other programs expect. */
const GIVEN_NAMES = new Set(['README.md', 'LICENSE', 'CONTRIBUTING.md', 'Caddyfile', 'Dockerfile']);
/** Data from other sources, not written by hand. */
const isData = (path: string) => /^(database\/(reference|demo)|tests\/search-quality\/queries-)/.test(path);

const files = listFiles();
const isTest = (path: string) => /\.(test|fixture)\.tsx?$/.test(path);
const read = (path: string) => readFileSync(path, 'utf8');

test('no folder of src contains more than 25 files, not counting tests', () => {
  const counts = new Map<string, number>();
  for (const path of files.filter((file) => file.startsWith('src/') && !isTest(file))) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  const full = [...counts].filter(([, count]) => count > MOST_FILES_IN_A_FOLDER);
  expect(full, 'group what belongs together in a folder of its own').toEqual([]);
});

test('no file of src is more than four folders deep', () => {
  const deep = files.filter(
    (path) => path.startsWith('src/') && path.split('/').length - 2 > MOST_FOLDERS_UNDER_SRC,
  );
  expect(deep).toEqual([]);
});

test('no file is longer than 300 lines without a reason', () => {
  const long = files
    .filter(
      (path) => CODE.has(extname(path)) && !isData(path) && read(path).split('\n').length - 1 > MOST_LINES,
    )
    .filter((path) => !(path in LONG_FILES));
  expect(long, 'split it by use case, or name it in LONG_FILES with the reason').toEqual([]);
});

test('the bundling names no feature: each declares its own chunks in <feature>.chunks.json', () => {
  const bundling = files.filter((path) =>
    /^(vite\.config\.ts$|src\/bundling\/[^.]+(\.server)?\.ts$)/.test(path),
  );
  expect(bundling.length).toBeGreaterThan(5);
  expect(bundling.filter((path) => /features[\\/[\]]+(?!\*)/.test(read(path)))).toEqual([]);
});

test('every file and folder is named in kebab-case', () => {
  const odd = files.filter((path) =>
    path.split('/').some((part) => !GIVEN_NAMES.has(part) && !/^\.?[a-z0-9]+([-.][a-z0-9]+)*$/.test(part)),
  );
  expect(odd).toEqual([]);
});

test('no file has a name that says nothing about its content', () => {
  const vague = files.filter((path) => /(^|-)(utils?|helpers?|misc|common|stuff)\./.test(basename(path)));
  expect(vague, 'name it after what it does').toEqual([]);
});

test('files that use the database, the disk or the network have the suffix .server', () => {
  const serverOnly = /from '(node:|pg|kysely|pino|hono(?!\/client)|@hono|prom-client|rate-limiter-flexible)/;
  const exempt = /\.(server|contract|cli|test|fixture)\.tsx?$|^src\/(start|routes)\.ts$/;
  const unnamed = files.filter(
    (path) => /^src\/.*\.tsx?$/.test(path) && !exempt.test(path) && hasValueImport(read(path), serverOnly),
  );
  expect(unnamed, 'call it *.server.ts').toEqual([]);
});

test('only normalizeText calls String.normalize, whose time grows with the square of a run of marks', () => {
  const own = 'src/shared/normalize-text.ts';
  const callers = files.filter(
    (path) =>
      /^src\/.*\.tsx?$/.test(path) && !isTest(path) && path !== own && read(path).includes('.normalize('),
  );
  expect(callers, `call normalizeText of ${own}`).toEqual([]);
});

test('tests take days from days.ts: India has the next day, and sometimes the next month, from 18:30 UTC on', () => {
  // Split, so that this file does not match itself.
  const ofUtc = new RegExp(
    ['current', '_date|new Date\\(\\)\\.(toISOString\\(\\)\\.slice|get\\w*(Year|Month|Date|Day)\\()'].join(
      '',
    ),
  );
  const wrong = files.filter(
    (path) => (isTest(path) || path.startsWith('tests/')) && /\.tsx?$/.test(path) && ofUtc.test(read(path)),
  );
  expect(wrong, 'use dayIn of tests/support/days.ts').toEqual([]);
});

test('no object spreads an object literal', () => {
  const spreading = files.filter((path) => /\.tsx?$/.test(path) && /\.{3}\{/.test(read(path)));
  expect(spreading, 'write its properties out').toEqual([]);
});

test('the repository names no machine, private folder or package registry', () => {
  // Split with spaces, so that this file does not match itself.
  const told = ['/(root|home|Users)/[a-z]', '/wo rk/', 'regis try\\.(npm|yarn)', '://[^/ ]*regis try'];
  const telltale = new RegExp(told.join('|').replaceAll(' ', ''));
  const telling = files.filter((path) => isText(path) && !isData(path) && telltale.test(read(path)));
  expect(telling).toEqual([]);
});

test('the lockfile contains no resolved addresses', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { resolved?: string }>;
  };
  const resolved = Object.keys(packages).filter((name) => packages[name]?.resolved !== undefined);
  expect(resolved).toEqual([]);
});

test('the lockfile contains the optional packages of every platform', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const lost = Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${parent}/node_modules/${name}`],
    ),
  );
  expect(lost, 'node tests/support/complete-lockfile.cli.ts').toEqual([]);
});

test('every dependency is pinned to an exact version', () => {
  const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const loose = ['dependencies', 'devDependencies', 'optionalDependencies']
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  expect(loose).toEqual([]);
});

/** Lists every existing file that git tracks or would add. */
function listFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', ['ls-files', '-z', ...args], { encoding: 'utf8' });
  return `${git()}${git('--others', '--exclude-standard')}`
    .split('\0')
    .filter((path) => path && existsSync(path));
}

function isText(path: string): boolean {
  return TEXT.has(extname(path));
}

function hasValueImport(source: string, packages: RegExp): boolean {
  return source.split('\n').some((line) => packages.test(line) && !line.startsWith('import type '));
}

test('every popup is the dialog of src/ui/dialog, which is 360 px wide unless it holds a form to fill in', () => {
  const pages = files.filter((path) => path.startsWith('src/') && path.endsWith('.tsx'));
  const own = pages.filter((path) =>
    /<dialog\b|showModal\(|window\.(alert|confirm|prompt)\(/.test(read(path)),
  );
  expect(own, 'use Dialog or ConfirmDialog').toEqual(['src/ui/dialog/dialog.tsx']);
  const wide = pages.filter((path) => /<Dialog[^>]*\bwide\b/.test(read(path).replaceAll('=>', '')));
  expect(wide.length).toBeGreaterThan(0);
  expect(
    wide.filter((path) => !read(path).includes('<form')),
    'a question without a form is not wide',
  ).toEqual([]);
  expect(
    wide.filter((path) => path.startsWith('src/ui/')),
    'what confirms is never wide',
  ).toEqual([]);
});
