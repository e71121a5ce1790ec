// npm test: builds the product, finds a browser, runs the parts of parts.ts one after the other, and ends with the line
// `N passed, N failed`. --more (npm run test:more) runs the others. Other arguments are passed to Vitest, which then
// runs once: npm test -- src/features/event
import { buildProduct } from '../support/build.ts';
import { installChromium } from './install-chromium.ts';
import { keepFilesInMemory } from './keep-files-in-memory.ts';
import { startOlderPostgres } from './older-postgres.ts';
import { measureSlowness } from './machine-speed.ts';
import { listElsewhereTests, MORE_PARTS, PARTS, readBudgets, type Part } from './parts.ts';
import { readProcessorSeconds } from './processor-time.ts';
import { runVitest, type Outcome } from './run-vitest.ts';
import { SEED } from './seed.ts';
import { shiftClock } from './shifted-clock.ts';

type Measured = { name: string; seconds: number; processorSeconds: number; slowness: number };

const SLOWEST = 20;
const [first, ...words] = process.argv.slice(2);
const isMore = first === '--more';
const chosen = isMore ? words : process.argv.slice(2);
const measured: Measured[] = [];
const outcomes: Outcome[] = [];
const clock = process.env.CLOCK ? shiftClock() : undefined;

keepFilesInMemory();
console.log(`Seed ${SEED}. SEED=${SEED} repeats the order of the files and the random values.`);
if (clock) console.log(`The clock says ${clock.time}.`);
try {
  if (process.env.CLOCK && !clock) throw new Error('CLOCK needs libfaketime: install faketime.');
  if (chosen.length > 0) await runChosen();
  else for (const part of isMore ? MORE_PARTS : PARTS) await measure(part.name, () => runPart(part));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  outcomes.push({ passed: 0, failed: 1, skipped: 0, failures: [], files: [] });
}
printMeasured();
printSlowest();
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`\nFAILED ${failure}`);
const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(failed || !passed ? 1 : 0);

async function runChosen(): Promise<void> {
  const projects = chosen.filter((_, index) => chosen[index - 1] === '--project');
  const parts = [...PARTS, ...MORE_PARTS].filter(
    (part) => projects.length === 0 || part.projects.some((name) => projects.includes(name)),
  );
  if (parts.some(({ needs }) => needs.includes('browser'))) installChromium();
  if (parts.some(({ needs }) => needs.includes('build'))) buildProduct();
  outcomes.push(await runVitest({ report: 'results', args: chosen, env: clock?.env }));
}

async function runPart({ name, projects, isElsewhere = false, needs }: Part): Promise<void> {
  if (needs.includes('browser')) installChromium();
  if (needs.includes('build')) await measure('build', buildProduct);
  console.log(`\n${name}:`);
  const args = projects.flatMap((project) => ['--project', project]);
  const run = { report: name.replaceAll(/\W+/g, '-'), args, env: clock?.env };
  outcomes.push(await (isElsewhere ? runElsewhere(run) : runVitest(run)));
}

/** Runs the tests that depend on PostgreSQL or on the day: on the oldest PostgreSQL and, with faketime, on another day. */
async function runElsewhere(run: { report: string; args: string[] }): Promise<Outcome> {
  const laterClock = clock ?? shiftClock();
  const postgres = await startOlderPostgres(laterClock?.env);
  if (!postgres) {
    console.log('Left out: PostgreSQL 15 is not installed.');
    return { passed: 0, failed: 0, skipped: 0, failures: [], files: [] };
  }
  console.log(
    laterClock
      ? `The clock says ${laterClock.time}.`
      : 'The clock is not shifted: faketime is not installed.',
  );
  try {
    const args = [...run.args, ...listElsewhereTests()];
    return await runVitest({ ...run, args, env: { ...laterClock?.env, TEST_DATABASE_URL: postgres.url } });
  } finally {
    await postgres.stop();
  }
}

/** Adds the time of an action to the table. What it measures itself is not counted twice. */
async function measure(name: string, act: () => Promise<void> | void): Promise<void> {
  const slowness = measureSlowness();
  const [start, processorStart, inner] = [performance.now(), readProcessorSeconds(), measured.length];
  await act();
  const within = measured.slice(inner);
  const seconds = (performance.now() - start) / 1000 - total(within, 'seconds');
  const processorSeconds = readProcessorSeconds() - processorStart - total(within, 'processorSeconds');
  if (seconds >= 1) measured.push({ name, seconds, processorSeconds, slowness });
}

function printMeasured(): void {
  if (measured.length === 0) return;
  const budgets = readBudgets();
  console.log(
    '\nProcessor seconds, budget (docs/testing.md) on this machine, wall seconds, slowness of the machine:',
  );
  const all = {
    name: 'all',
    seconds: total(measured, 'seconds'),
    processorSeconds: total(measured, 'processorSeconds'),
    slowness: Number.NaN,
  };
  for (const { name, seconds, processorSeconds, slowness } of [...measured, all]) {
    const budget = (budgets.get(name) ?? Number.NaN) * slowness;
    const columns = [processorSeconds, budget, seconds].map((value) => formatColumn(value, 0));
    const isOver = processorSeconds > budget;
    console.log(
      `${columns.join('')}${formatColumn(slowness, 2)}  ${name}${isOver ? ', over its budget' : ''}`,
    );
  }
}

/** What is not known is left empty. */
function formatColumn(value: number, digits: number): string {
  return (Number.isNaN(value) ? '' : value.toFixed(digits)).padStart(6);
}

function printSlowest(): void {
  const files = outcomes.flatMap((outcome) => outcome.files).toSorted((a, b) => b.seconds - a.seconds);
  if (files.length < SLOWEST) return;
  console.log(`\nThe slowest ${SLOWEST} of ${files.length} files, in wall seconds:`);
  for (const { name, seconds } of files.slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(6)}  ${name}`);
}

function total(rows: Measured[], field: 'seconds' | 'processorSeconds'): number {
  return rows.reduce((amount, row) => amount + row[field], 0);
}

function sum(field: 'passed' | 'failed' | 'skipped'): number {
  return outcomes.reduce((amount, outcome) => amount + outcome[field], 0);
}
