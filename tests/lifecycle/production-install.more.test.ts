import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { startProduct } from '../support/product.ts';
import { makeProductionCopy } from './production-copy.ts';

const run = promisify(execFile);
const copy = await makeProductionCopy();
const inCopy = (...path: string[]) => join(copy.folder, ...path);
const HOW_TO_BUILD = 'are not installed: run `npm ci --include=dev && npm run build`.';

afterAll(() => copy.remove());

/** Returns the output of a start that fails immediately. */
async function failToStart(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sahay-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: '' };
  const failure = await run(process.execPath, ['src/start.ts'], { cwd: copy.folder, env }).catch(
    (error: { code: number; stderr: string }) => error,
  );
  await rm(dataDir, { recursive: true });
  expect(failure).toMatchObject({ code: 1 });
  return failure.stderr.trim();
}

test('production dependencies do not include build tools', () => {
  const tools = ['vite', 'rolldown', '@react-router/dev', 'typescript', 'vitest', '@babel/core'];
  expect(tools.filter((name) => existsSync(inCopy('node_modules', name)))).toEqual([]);
});

test('with production dependencies only, npm start serves the demo, commands run, and SIGTERM ends all of it', async () => {
  const product = await startProduct({ command: ['npm', 'start'], cwd: copy.folder });
  try {
    expect(product.output()).not.toContain('Building');
    expect(product.output()).toContain(product.origin);
    const text = async (path: string) => {
      const response = await fetch(product.origin + path);
      expect(response.status, path).toBe(200);
      return response.text();
    };
    const home = await text('/gu');
    expect(home).toContain('<html lang="gu"');
    const [, stylesheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(home) ?? [];
    expect(await text(stylesheet)).toContain('{');
    expect(await text('/search?query=school')).toContain('/detailpage/');
    expect(JSON.parse(await text('/api/openapi.json'))).toHaveProperty('paths');

    const command = (name: string, ...words: string[]) =>
      run('npm', ['run', '--silent', name, '--', ...words], {
        cwd: copy.folder,
        env: { ...process.env, DATA_DIR: product.dataDir, NODE_ENV: '' },
      });
    const [accounts, audit, ngos] = await Promise.all([
      command('account', 'list'),
      command('audit:verify'),
      command('make-ngos', '3'),
    ]);
    expect(accounts.stdout).toContain('admin');
    expect(audit.stdout).not.toBe('');
    expect(ngos.stdout.trim().split('\n')).toHaveLength(4);
    expect(processesOf(product.dataDir)).not.toBe('');
  } finally {
    await product.stop();
  }
  await expect.poll(() => processesOf(product.dataDir)).toBe('');
  await expect(fetch(product.origin)).rejects.toThrow('fetch failed');
});

/** Returns the ids of processes with the folder in their command line, such as the app's PostgreSQL. */
function processesOf(dataDir: string): string {
  return spawnSync('pgrep', ['-f', dataDir], { encoding: 'utf8' }).stdout.trim();
}

test('starts if files are newer than the build but have the same contents', async () => {
  const source = inCopy('src/brand.ts');
  await cp(source, `${source}.new`);
  await rename(`${source}.new`, source);
  const product = await startProduct({ cwd: copy.folder, env: { DEMO: 'off' } });
  await product.stop();
  expect(product.output()).not.toContain('Building');
});

test('prints what to do if the sources have changed or were never built', async () => {
  await appendFile(inCopy('src/brand.ts'), '\n');
  expect(await failToStart()).toBe(
    `The sources have changed since the build, and the packages that build ${HOW_TO_BUILD}`,
  );
  await rm(inCopy('build'), { recursive: true });
  expect(await failToStart()).toBe(`There is no build, and the packages that build ${HOW_TO_BUILD}`);
});
