// npm run check: every check that needs no database or browser. Prints one line per step, and the output of failed
// steps. --no-tests skips the tests, for use before npm test.
import { spawn } from 'node:child_process';

type Step = { name: string; run: () => Promise<Outcome> };
type Outcome = { ok: boolean; output: string };

/** The longest steps start first. */
const CONCURRENCY = 2;

const allSteps: Step[] = [
  { name: 'types', run: () => runAll(['react-router', 'typegen'], ['tsc', '--noEmit']) },
  { name: 'tests of rules, messages and bundle', run: runTests },
  { name: 'format', run: () => runProgram('prettier', '--check', '--cache', '--log-level', 'warn', '.') },
  {
    name: 'imports',
    run: () => runProgram('depcruise', '--config', '.dependency-cruiser.ts', 'src', 'tests'),
  },
  { name: 'dead code', run: () => runProgram('knip', '--no-config-hints') },
  { name: 'lint', run: () => runProgram('oxlint', '--format', 'stylish') },
];

const steps = process.argv.includes('--no-tests') ? allSteps.filter(({ run }) => run !== runTests) : allSteps;

const startedAt = performance.now();
const failed: string[] = [];
const waiting = [...steps];
await Promise.all(Array.from({ length: CONCURRENCY }, work));

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(
  failed.length ? `\nFailed: ${failed.join(', ')}. ${seconds} s` : `\nAll is in order. ${seconds} s`,
);
process.exit(failed.length ? 1 : 0);

async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const start = performance.now();
    const { ok, output } = await step.run();
    const elapsed = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${elapsed} s  ${step.name}`);
    if (ok) continue;
    failed.push(step.name);
    console.log(output.trimEnd().replace(/^/gm, '    '));
  }
}

/** The tests that need neither a database nor a browser; the bundle's build first where that is needed. */
function runTests(): Promise<Outcome> {
  return runProgram('vitest', 'run', '--project', 'pure', '--project', 'rules', '--reporter', 'dot');
}

async function runAll(...programs: [string, ...string[]][]): Promise<Outcome> {
  let output = '';
  for (const program of programs) {
    const outcome = await runProgram(...program);
    output += outcome.output;
    if (!outcome.ok) return { ok: false, output };
  }
  return { ok: true, output };
}

/** Runs a program that npm installed. */
function runProgram(name: string, ...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${name}`, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // No colours: the output also goes to logs.
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
