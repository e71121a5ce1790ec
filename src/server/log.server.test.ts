import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createLog, describeError } from './log.server.ts';

function collect() {
  const lines: string[] = [];
  const log = createLog({ demo: true, logLevel: 'info' }, { write: (line) => void lines.push(line) });
  return { log, lines };
}

test('redacts fields named like secrets at any depth and in any spelling', () => {
  const { log, lines } = collect();
  log.info(
    {
      req: { headers: { Authorization: 'leak-2', Cookie: 'leak-3' } },
      form: [{ newPassword: 'leak-4', pan: 'leak-5' }],
    },
    'in',
  );
  log.info({ mobileOtp: 'leak-6', company: 'seen-1', ngo: { city: 'seen-2' } });
  expect(lines.join()).not.toMatch(/leak/);
  expect(lines.join()).toMatch(/seen-1.*seen-2/);
});

test('logs the query and reason of a database error, but not its parameters', () => {
  const { log, lines } = collect();
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "account_email_key"'),
    {
      code: '23505',
      detail: 'Key (email)=(person@example.org) already exists.',
    },
  );
  const params = ['person@example.org', '9876543210\nsecond line'];
  const error = Object.assign(new Error(`Failed query: insert into account\nparams: ${params}`, { cause }), {
    params,
  });
  log.error({ err: error }, 'failed');
  log.error(error);
  expect(lines.join()).toContain('insert into account');
  expect(lines.join()).toContain('account_email_key');
  expect(lines.join()).not.toMatch(/person@|98765|second line/);
});

test.each([
  ['22003', 'value "8000000000000" is out of range for type smallint'],
  ['22P02', 'invalid input syntax for type bigint: "person@example.org "quoted""'],
])('logs the reason of a database error about data, but not the data: %s', (code, message) => {
  const { log, lines } = collect();
  const cause = Object.assign(new Error(message), { code, severity: 'ERROR' });
  log.error(cause);
  log.error({ err: new Error(`Failed query: select 1: ${message}`, { cause }) }, 'failed');
  expect(lines.join()).toMatch(/out of range for type|invalid input syntax/);
  expect(lines.join()).not.toMatch(/8000000000000|person|quoted/);
});

test('logs the path of an address in an error, but not its query', () => {
  const { log, lines } = collect();
  const address = '/gu/schemes/finder?for=Health&group=ST&income=0-100000';
  const error = Object.assign(new TypeError(`Cannot read https://example.org${address} (${address})`), {
    input: address,
  });
  log.error({ err: error }, 'failed');
  log.error(error);
  expect(lines.join()).toContain('/gu/schemes/finder?[hidden]');
  expect(lines.join()).not.toMatch(/Health|income/);
});

test('logs no connection that a driver attached to an error, at any place', () => {
  const { log, lines } = collect();
  class Client {
    _events = {};
    connectionParameters = { user: 'leak', host: 'leak' };
  }
  const client = new Client();
  const error = Object.assign(new Error('Connection terminated unexpectedly'), { client, code: '57P01' });
  log.error({ err: error }, 'failed');
  log.error(error);
  log.error({ reason: error, client, list: [error] });
  log.error({ err: new AggregateError([error, error], 'both') });
  expect(lines.join()).not.toMatch(/leak|_events|connectionParameters/);
  expect(lines.join()).not.toContain('"client":{');
  for (const line of lines) {
    expect(line).toContain('Connection terminated unexpectedly');
    expect(line).toContain('57P01');
  }
});

test('describes what is no error but was thrown', () => {
  const { log, lines } = collect();
  log.error({ err: { status: 404, statusText: 'Not Found', data: 'leak' } }, 'thrown');
  expect(describeError({ status: 404, statusText: 'Not Found', data: 'leak' })).toEqual({
    message: '404 Not Found',
  });
  expect(describeError('text')).toEqual({ message: 'text' });
  expect(describeError({})).toEqual({ message: '[Object]' });
  expect(lines.join()).not.toContain('[object Object]');
});

test('cuts long texts of an error', () => {
  const { log, lines } = collect();
  log.error(new Error('x'.repeat(100_000)));
  expect(lines[0]!.length).toBeLessThan(15_000);
});

test.each([
  ['readable lines in the demo', true, /^\[\d\d:\d\d:\d\d\] INFO: ready\n$/],
  ['JSON outside the demo', false, /^\{"level":"info","time":"[^"]+","msg":"ready"\}\n$/],
])('prints %s', (_title, demo, line) => {
  // In a process of its own: the log writes to the standard output past the test runner.
  const code = `import { createLog } from ${JSON.stringify(import.meta.resolve('./log.server.ts'))};
    createLog({ demo: ${demo}, logLevel: 'info' }).info('ready');`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect(output).toMatch(line);
});
