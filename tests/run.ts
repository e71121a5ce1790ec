// npm test: builds the product, finds a browser, runs every test, and ends with the line `N passed, N failed`.
// Arguments after -- are passed to Vitest: npm test -- --project database
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildProduct } from './support/build.ts';
import { findChromium, HOW_TO_GET_CHROMIUM } from './support/find-chromium.ts';

type Counts = { passed: number; failed: number; skipped: number };
type Test = { status: string; fullName: string; failureMessages: string[] };
type Report = {
  testResults: { name: string; status: string; message: string; assertionResults: Test[] }[];
};

const RESULTS = 'test-results/results.json';
const words = process.argv.slice(2);
const projects = words.filter((_, index) => words[index - 1] === '--project');
const needsProduct =
  projects.length === 0 ||
  projects.some((name) => ['rules', 'lifecycle', 'attack', 'journeys'].includes(name));
const needsBrowser = projects.length === 0 || projects.includes('journeys');

let counts: Counts = { passed: 0, failed: 1, skipped: 0 };
try {
  if (needsBrowser && !findChromium()) installChromium();
  if (needsProduct) buildProduct();
  counts = await runTests();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
for (const failure of readFailures()) console.log(`\nFAILED ${failure}`);
const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exit(counts.failed || !counts.passed ? 1 : 0);

/** Debian's package, where we may install one. */
function installChromium(): void {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) throw new Error(HOW_TO_GET_CHROMIUM);
  console.log('No Chromium here: installing the Debian package, for the browser journeys.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', 'chromium', 'fonts-noto-core']]) {
    const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${HOW_TO_GET_CHROMIUM}\napt-get ${args.join(' ')}: ${stderr}`);
  }
  if (!findChromium()) throw new Error(HOW_TO_GET_CHROMIUM);
}

async function runTests(): Promise<Counts> {
  mkdirSync('test-results', { recursive: true });
  rmSync(RESULTS, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`];
  const child = spawn('node_modules/.bin/vitest', ['run', ...reporters, ...words], { stdio: 'inherit' });
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (status) => resolve(status ?? 1));
  });
  const result = readCounts();
  // A crashed runner, or an error outside all tests, counts as a failure too.
  if (code !== 0 && result.failed === 0) result.failed = 1;
  return result;
}

function readReport(): Report | undefined {
  return existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Report) : undefined;
}

/** Each failure in a line: a log of thousands of lines is read from its end. */
function readFailures(): string[] {
  return (readReport()?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (!failed.length) return status === 'failed' ? [`${file}: ${inOneLine(message)}`] : [];
    return failed.map((test) => `${file}: ${test.fullName}: ${inOneLine(test.failureMessages.join(' '))}`);
  });
}

function inOneLine(text: string): string {
  return stripVTControlCharacters(text).replace(/\s+/g, ' ').slice(0, 600);
}

function readCounts(): Counts {
  const report = readReport();
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const statuses = report.testResults.flatMap(({ status, assertionResults }) => {
    const tests = assertionResults.map((test) => test.status);
    // A file that could not be loaded has no failed test.
    return status === 'failed' && !tests.includes('failed') ? [...tests, 'failed'] : tests;
  });
  const count = (...states: string[]) => statuses.filter((status) => states.includes(status)).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped', 'pending', 'todo', 'disabled'),
  };
}
