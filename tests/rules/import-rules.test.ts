import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import importRules from '../../.dependency-cruiser.ts';
import { GOOD_TREE, PLANTS } from './planted-imports.ts';

const PACKAGE_JSON = {
  name: 'planted',
  type: 'module',
  imports: { '#src/*': './src/*', '#tests/*': './tests/*' },
  dependencies: { react: '1.0.0', zod: '1.0.0', kysely: '1.0.0', nodemailer: '1.0.0' },
  devDependencies: { 'dev-tool': '1.0.0' },
};
const INSTALLED = ['react', 'zod', 'kysely', 'nodemailer', 'dev-tool', 'stowaway'];

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planted-'));
  const files: Record<string, string> = { 'package.json': JSON.stringify(PACKAGE_JSON) };
  for (const name of INSTALLED) {
    files[`node_modules/${name}/package.json`] = JSON.stringify({
      name,
      version: '1.0.0',
      main: './index.js',
    });
    files[`node_modules/${name}/index.js`] = 'export const nothing = 0;\n';
  }
  await plant(files);
});

afterEach(() => rm(folder, { recursive: true }));

test.each(PLANTS)('$rule, and no other rule, reports the planted violation %#', async ({ rule, files }) => {
  await plant(files);
  expect(await findBrokenRules()).toEqual([rule]);
});

test('no rule reports a tree without violations', async () => {
  await plant(GOOD_TREE);
  expect(await findBrokenRules()).toEqual([]);
});

test('every import rule has a planted violation and a comment that says what to do instead', () => {
  expect([...new Set(PLANTS.map(({ rule }) => rule))].sort()).toEqual(
    importRules.forbidden.map(({ name }) => name).sort(),
  );
  for (const { name, comment } of importRules.forbidden) expect(comment, name).toMatch(/^\S.{30,}\.$/);
});

async function plant(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

async function findBrokenRules(): Promise<string[]> {
  const { enhancedResolveOptions, ...options } = importRules.options;
  const { output } = await cruise(
    ['src'],
    {
      ...options,
      parser: 'swc',
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: importRules.forbidden },
    },
    enhancedResolveOptions,
  );
  const { violations } = (output as ICruiseResult).summary;
  return [...new Set(violations.map(({ rule }) => rule.name))].sort();
}
