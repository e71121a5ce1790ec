// npm run lighthouse: runs Lighthouse with its mobile settings on every public page, and prints the four
// scores, LCP, TBT and CLS. Words after `--` choose the pages whose name contains one of them. npm fetches
// Lighthouse when it is first used: 90 packages that no other command needs.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { z } from 'zod';
import { buildProduct } from '../support/build.ts';
import { BROWSER_ARGUMENTS } from '../support/browser.ts';
import { findHeadlessChromium, HOW_TO_GET_CHROMIUM } from '../support/find-chromium.ts';
import { findSweptPages } from '../support/find-swept-ngo.ts';
import { findFreePort, startProduct } from '../support/product.ts';
import { publicPages } from '../support/public-pages.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
/** The most bytes of one report. */
const MAX_REPORT = 50_000_000;

/** What is read of a report. */
const resultSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      displayValue: z.string().optional(),
      numericValue: z.number().optional(),
    }),
  ),
});
type Result = z.infer<typeof resultSchema>;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MAX_LCP = 1_100;
const MAX_TBT = 50;
const MAX_RUNS = 3;
const words = process.argv.slice(2);
const isChosen = ({ name }: { name: string }) =>
  words.length === 0 || words.some((word) => name.includes(word));
/** Parts of the names of pages that search engines must not list: empty, wrong, personal, or one of many views. */
const HIDDEN = [
  ...['empty', 'not-found', 'unknown', 'bad-value', 'page-2', '-town', 'coming', 'help-status', 'finder-'],
  ...['feedback-', 'events-month', 'events-past', 'event-register', 'certificate-number'],
];
const isPublished = ({ name }: { name: string }) => !HIDDEN.some((part) => name.includes(part));

buildProduct();
// The windows of a browser take time that Lighthouse counts as the page's.
const executablePath = findHeadlessChromium();
if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM);
const product = await startProduct();
const port = await findFreePort();
const browser = await chromium.launch({
  executablePath,
  args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`],
});

let failed = 0;
try {
  const pages = publicPages(await findSweptPages(product.origin))
    .filter(isPublished)
    .filter(isChosen);
  print(['page', 'perf', 'a11y', 'best', 'seo', 'LCP', 'TBT', 'CLS']);
  for (const { name, path } of pages) {
    if (!report(name, await measure(path))) failed++;
  }
} finally {
  await browser.close();
  await product.stop();
}
console.log(failed ? `\n${failed} pages are short of the target` : '\nEvery page reaches the target');
process.exitCode = failed ? 1 : 0;

/**
 * Returns the first run that reaches the target, or the best one: other load on the machine can only slow a
 * run down.
 */
async function measure(path: string): Promise<Result> {
  let best = await runLighthouse(path);
  for (let attempt = 1; attempt < MAX_RUNS && !meetsTarget(best); attempt++) {
    const run = await runLighthouse(path);
    if (rateResult(run) > rateResult(best)) best = run;
  }
  return best;
}

async function runLighthouse(path: string): Promise<Result> {
  const options = [`--port=${port}`, `--only-categories=${CATEGORIES.join(',')}`, '--quiet'];
  const output = ['--output=json', '--output-path=stdout'];
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', LIGHTHOUSE, '--', product.origin + path, ...options, ...output],
    { maxBuffer: MAX_REPORT },
  );
  return resultSchema.parse(JSON.parse(stdout));
}

function readScores({ categories }: Result): number[] {
  return CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100));
}

function rateResult(result: Result): number {
  return readScores(result).reduce((sum, score) => sum + score, 0) - readTimes(result).tbt / 1000;
}

function readTimes({ audits }: Result): { lcp: number; tbt: number; cls: number } {
  const value = (id: string) => audits[id]?.numericValue ?? Infinity;
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

function meetsTarget(result: Result): boolean {
  const { lcp, tbt, cls } = readTimes(result);
  return readScores(result).every((score) => score === 100) && lcp <= MAX_LCP && tbt < MAX_TBT && cls === 0;
}

function report(name: string, result: Result): boolean {
  const { lcp, tbt, cls } = readTimes(result);
  const ok = meetsTarget(result);
  const times = [`${Math.round(lcp)} ms`, `${Math.round(tbt)} ms`, cls.toFixed(3)];
  print([name, ...readScores(result).map(String), ...times], ok);
  if (result.runtimeError) console.log(`    ${result.runtimeError.message}`);
  for (const { id, weight } of CATEGORIES.flatMap(
    (category) => result.categories[category]?.auditRefs ?? [],
  )) {
    const audit = result.audits[id];
    if (audit && weight > 0 && audit.score !== null && audit.score < 0.9) {
      console.log(`    ${id}: ${audit.displayValue ?? audit.title}`);
    }
  }
  return ok;
}

function print([name = '', ...cells]: string[], ok = true): void {
  console.log(name.padEnd(20) + cells.map((cell) => cell.padStart(9)).join('') + (ok ? '' : '   SHORT'));
}
