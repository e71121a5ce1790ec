// npm run check: every check that needs no build, database or browser. Prints a line when a step starts and when it ends,
// with its time and processor time, and the output of failed steps. If few files have changed since everything was in
// order, lint and tests look at those alone. --all looks at everything, as in a new clone. --no-tests skips the tests, for
// use before npm test.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hashFiles, listChangedFiles, rememberFiles } from './changed-files.ts';

type Step = { name: string; run: () => Promise<Outcome> };
type Outcome = { ok: boolean; output: string; processorSeconds: number };

/** The longest steps start first. */
const CONCURRENCY = 2;

const withTests = !process.argv.includes('--no-tests');
const files = hashFiles();
const changed = process.argv.includes('--all') ? undefined : listChangedFiles(files);
const changedCode = changed?.filter((path) => /\.tsx?$/.test(path) && existsSync(path));

const steps: Step[] = [
  { name: 'lint', run: lint },
  // Several checkers, too, would each keep their own types: three times the processor time, and 5 GB.
  { name: 'types', run: () => runProgram(['tsc', '--checkers', '1']) },
  ...(withTests
    ? [
        { name: 'tests', run: runTests },
        { name: 'tests of rules', run: testRules },
      ]
    : []),
  {
    name: 'imports',
    run: () => runProgram(['depcruise', '--config', '.dependency-cruiser.ts', 'src', 'tests']),
  },
  { name: 'dead code', run: () => runProgram(['knip', '--no-config-hints', '--cache']) },
  { name: 'format', run: () => runProgram(['oxfmt', '--check']) },
];

const startedAt = performance.now();
const failed: string[] = [];
let processorSeconds = 0;
// The types of the routes are deleted and written anew: before lint and types read them.
await runStep({ name: 'types of routes', run: () => runProgram(['react-router', 'typegen']) });
if (changed) console.log(`${changed.length} files have changed since everything was in order.`);
const waiting = [...steps];
await Promise.all(Array.from({ length: CONCURRENCY }, work));

if (withTests && failed.length === 0) rememberFiles(files);
const total = inSeconds(startedAt, processorSeconds);
console.log(failed.length ? `\nFailed: ${failed.join(', ')}. ${total}` : `\nAll is in order. ${total}`);
process.exit(failed.length ? 1 : 0);

async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
}

async function runStep({ name, run }: Step): Promise<void> {
  const start = performance.now();
  console.log(`start   ${name}`);
  const { ok, output, processorSeconds: taken } = await run();
  processorSeconds += taken;
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name}: ${inSeconds(start, taken)}`);
  if (ok) return;
  failed.push(name);
  console.log(output.trimEnd().replace(/^/gm, '    '));
}

function inSeconds(start: number, processor: number): string {
  const elapsed = (performance.now() - start) / 1000;
  return `${elapsed.toFixed(1)} s, ${processor.toFixed(1)} s of processor time`;
}

function lint(): Promise<Outcome> {
  if (changedCode?.length === 0) return nothing();
  // Go runs the lint rules. With several threads, each works out the same types and keeps its own copy of them.
  return runProgram(['oxlint', '--format', 'stylish', ...(changedCode ?? [])], { GOMAXPROCS: '1' });
}

/** The tests that need neither a database nor a browser. */
function runTests(): Promise<Outcome> {
  if (changedCode?.length === 0) return nothing();
  const which = changedCode ? ['related', ...changedCode, '--run', '--passWithNoTests'] : ['run'];
  return runVitest([...which, '--project', 'pure']);
}

/** Building the bundle would take as long as half of the other steps: its test is left to npm test. */
function testRules(): Promise<Outcome> {
  return runVitest(['run', '--project', 'rules', '--exclude', 'tests/rules/bundle.test.ts']);
}

function runVitest(args: string[]): Promise<Outcome> {
  return runProgram(['vitest', ...args, '--reporter', 'dot']);
}

/** The outcome of a step that has nothing to look at. */
function nothing(): Promise<Outcome> {
  return Promise.resolve({ ok: true, output: '', processorSeconds: 0 });
}

/** Runs a program that npm installed. The shell then tells the processor time of it and of what it started. */
function runProgram([name, ...args]: string[], env?: Record<string, string>): Promise<Outcome> {
  return new Promise((resolve) => {
    const script = '"$@"; status=$?; times >&3; exit $status';
    const child = spawn('sh', ['-c', script, 'sh', `node_modules/.bin/${name}`, ...args], {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      // No colours: the output also goes to logs.
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    });
    let output = '';
    let times = '';
    child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
    child.stdio[3]?.on('data', (text: Buffer) => (times += text.toString()));
    child.on('error', (error) => resolve({ ok: false, output: error.message, processorSeconds: 0 }));
    child.on('close', (code) => resolve({ ok: code === 0, output, processorSeconds: sumTimes(times) }));
  });
}

/** Adds up the times that `times` prints, such as `1m2.50s`. */
function sumTimes(times: string): number {
  return times
    .matchAll(/(\d+)m([\d.]+)s/g)
    .reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}
