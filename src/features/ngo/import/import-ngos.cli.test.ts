import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';

const { url, pool } = await testDatabase();
const CLI = fileURLToPath(new URL('import-ngos.cli.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sahay-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Runs the command in the folder as npm does: the working directory is the project, INIT_CWD is the user's
 * folder.
 */
function runImport(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  const env = {
    ...process.env,
    INIT_CWD: folder,
    DATA_DIR: folder,
    DATABASE_URL: url,
    NODE_ENV: '',
    LOG_LEVEL: '',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...args], { env }, (error, output, errors) => {
      resolve({ code: error ? Number(error.code) : 0, output, errors });
    });
  });
}

test('prints a summary, plain lines without a terminal, and sets the exit code', async () => {
  writeFileSync(join(folder, 'good.csv'), 'name,category,city\nSeva Trust,health,Surat\n');
  writeFileSync(
    join(folder, 'some.csv'),
    'name,category,city,note\nSeva Trust,health,Surat,\nSeva,health,Nowhere,\n',
  );
  const [good, some, bad, none] = [
    await runImport('good.csv'),
    await runImport('some.csv'),
    await runImport('missing.csv'),
    await runImport(),
  ];
  expect(good).toMatchObject({ code: 0, errors: '' });
  expect(good.output).toMatch(
    /^Checking the file\nImporting.*\n1 inserted, 0 updated, 0 unchanged, 0 rejected, in \d+\.\d seconds\n$/s,
  );
  expect(some).toMatchObject({ code: 2, errors: '' });
  expect(some.output).toMatch(
    /not taken: note\n.*0 inserted, 0 updated, 1 unchanged, 1 rejected.*some\.csv\.rejects\.csv\n$/s,
  );
  expect(bad).toEqual({ code: 1, output: '', errors: `There is no file ${join(folder, 'missing.csv')}.\n` });
  expect(none).toMatchObject({ code: 1, errors: expect.stringMatching(/^Use: npm run import/) });
  const { rows } = await pool.query('select name from ngo');
  expect(rows).toEqual([{ name: 'Seva Trust' }]);
});
