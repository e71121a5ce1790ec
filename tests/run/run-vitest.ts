import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { SEED } from './seed.ts';

export type Counts = { passed: number; failed: number; skipped: number };
/** `failures` has a line for each, `files` the wall seconds of each. */
export type Outcome = Counts & { failures: string[]; files: { name: string; seconds: number }[] };

type Test = { status: string; fullName: string; failureMessages: string[] };
type FileResult = {
  name: string;
  status: string;
  message: string;
  startTime: number;
  endTime: number;
  assertionResults: Test[];
};

/** Runs Vitest with these arguments and returns what its report says. Its output goes to ours. */
export async function runVitest(input: {
  report: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}): Promise<Outcome> {
  const path = `test-results/${input.report}.json`;
  mkdirSync('test-results', { recursive: true });
  rmSync(path, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const args = ['run', ...reporters, ...input.args];
  const env = { ...process.env, SEED: String(SEED), ...input.env };
  const child = spawn('node_modules/.bin/vitest', args, { stdio: 'inherit', env });
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (status) => resolve(status ?? 1));
  });
  const outcome = readOutcome(path);
  // A crashed runner, or an error outside all tests, counts as a failure too.
  if (code !== 0 && outcome.failed === 0) outcome.failed = 1;
  return outcome;
}

function readOutcome(path: string): Outcome {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0, failures: [], files: [] };
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as { testResults: FileResult[] };
  const statuses = testResults.flatMap(({ status, assertionResults }) => {
    const tests = assertionResults.map((test) => test.status);
    // A file that could not be loaded has no failed test.
    return status === 'failed' && !tests.includes('failed') ? [...tests, 'failed'] : tests;
  });
  const count = (...states: string[]) => statuses.filter((status) => states.includes(status)).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped', 'pending', 'todo', 'disabled'),
    failures: testResults.flatMap(describeFailures),
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** Each failure in a line: a log of thousands of lines is read from its end. */
function describeFailures({ name, status, message, assertionResults }: FileResult): string[] {
  const file = relative('.', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (!failed.length) return status === 'failed' ? [`${file}: ${inOneLine(message)}`] : [];
  return failed.map((test) => `${file}: ${test.fullName}: ${inOneLine(test.failureMessages.join(' '))}`);
}

function inOneLine(text: string): string {
  return stripVTControlCharacters(text).replace(/\s+/g, ' ').slice(0, 600);
}
