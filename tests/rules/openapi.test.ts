import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { document } from '../support/endpoints.ts';
import { removeFolder } from '../support/remove-folder.ts';

type Problem = { ruleId: string; severity: string; message: string; location: { pointer?: string }[] };

/** Warnings that remain, each with its reason. */
const ACCEPTED: Record<string, string> = {
  'info-license #/info': 'the project has no licence yet, so the document names none',
  'operation-2xx-response #/paths/~1api~1donation~1gatewayReturn/post/responses':
    'the payment gateway sends a browser there, which is redirected to the page of the gift',
};

test('the OpenAPI document passes redocly lint with the recommended rules, without a warning', async () => {
  const problems = await lint({ ...document, servers: [{ url: 'https://sahay.test' }] });
  const found = problems.map(
    ({ ruleId, severity, message, location: [place] }) =>
      `${severity} ${ruleId} ${place?.pointer}: ${message}`,
  );
  const isAccepted = (text: string) => Object.keys(ACCEPTED).some((place) => text.includes(` ${place}: `));
  expect(found.filter((text) => !isAccepted(text))).toEqual([]);
  expect(found).toHaveLength(Object.keys(ACCEPTED).length);
});

test('the lint finds an operation without security', async () => {
  const operation = { operationId: 'read', summary: 'Read', responses: { 200: { description: 'It' } } };
  const problems = await lint({
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    servers: [{ url: 'https://sahay.test' }],
    paths: { '/read': { get: operation } },
  });
  expect(problems.map(({ ruleId }) => ruleId)).toContain('security-defined');
});

/** Returns what `redocly lint` finds with its recommended rules. It calls nobody. */
async function lint(openApiDocument: object): Promise<Problem[]> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  try {
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(openApiDocument));
    const output = await run(folder, [
      'lint',
      'openapi.json',
      '--extends',
      'recommended',
      '--format',
      'json',
    ]);
    return (JSON.parse(output) as { problems: Problem[] }).problems;
  } finally {
    await removeFolder(folder);
  }
}

/** Runs redocly in a folder without a configuration, and returns its output. It exits with 1 if it finds an error. */
function run(cwd: string, options: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const program = join(process.cwd(), 'node_modules/.bin/redocly');
  const more = ['--max-problems', '1000'];
  return new Promise((resolve, reject) => {
    execFile(program, [...options, ...more], { cwd, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (stdout.trim().startsWith('{')) resolve(stdout);
      else reject(new Error(`redocly: ${stderr || String(error)}`));
    });
  });
}
