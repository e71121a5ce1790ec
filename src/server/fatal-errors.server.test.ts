import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { describeStartError } from './fatal-errors.server.ts';

test('tells in one sentence that the database was lost during the start', () => {
  const lost = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  expect(describeStartError(lost)).toBe(
    'The database was lost while Sahay was starting: write EPIPE. Start Sahay again.',
  );
  const sentence = 'The database cannot be reached: write EPIPE. Check DATABASE_URL.';
  expect(describeStartError(new Error(sentence, { cause: lost }))).toContain(sentence);
  expect(describeStartError(new Error('The configuration has 2 errors'))).toBe(
    'The configuration has 2 errors',
  );
});

test('an error that nothing caught ends the process with one line, without what is attached to it', () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { endOnUncaughtError } = await import('#src/server/fatal-errors.server.ts');
       const { createLog } = await import('#src/server/log.server.ts');
       endOnUncaughtError(createLog({ demo: false, logLevel: 'info' }));
       setTimeout(() => { throw Object.assign(new Error('broken'), { client: { _events: {} } }); });`,
    ],
    { encoding: 'utf8', cwd: process.cwd() },
  );
  expect(stderr).toBe('');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ level: 'fatal', err: { message: 'broken' } });
  expect(stdout).not.toMatch(/client|_events/);
});
