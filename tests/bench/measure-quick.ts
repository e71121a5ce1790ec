import { execFileSync } from 'node:child_process';
import { dayIn } from '../support/days.ts';
import { startProduct } from '../support/product.ts';
import { startBareServer } from './bare-copy.ts';
import { prepareData } from './data-folders.ts';
import { leaveFirstCore, ON_ONE_CORE, processorSeconds, readMemory } from './pinning.ts';
import { jsonLists, listPages, ngoPages, searchPages } from './public-addresses.ts';
import { measureRatios } from './ratio.ts';
import { atMost, type Row } from './table.ts';

const NGOS = 1_000;
const CACHED = '/category/health?city=Rajkot';
/** What each part may cost, in answers of the bare server, and in its memory. */
const MOST: Record<string, number> = {
  'list page': 110,
  'NGO page': 90,
  'search page': 160,
  'JSON list': 24,
  'cached page': 1.1,
  start: 60_000,
  memory: 6,
};
const BROWSER = { 'accept-encoding': 'br' };

/**
 * Measures in a minute what every request passes through, as multiples of a bare `node:http` server in the same run,
 * and prints the line for docs/performance.md.
 */
export async function measureQuick(): Promise<Row[]> {
  const data = await prepareData(NGOS);
  const kinds = [
    listPages(),
    await ngoPages(data),
    await searchPages(data, 1),
    jsonLists(),
    { name: 'cached page', paths: [CACHED], headers: BROWSER },
  ];
  leaveFirstCore();
  const before = processorSeconds();
  const { origin, pid, stop } = await startProduct({
    dataDir: data.dataDir,
    env: { DEMO: 'off' },
    prefix: ON_ONE_CORE,
  });
  const startSeconds = processorSeconds() - before;
  try {
    const bare = await startBareServer(origin + CACHED);
    try {
      const ratios = await measureRatios({ origin, bare, kinds, seconds: 4, rounds: 1 });
      const bareAnswers = Math.max(...ratios.map((ratio) => ratio.bare.perProcessorSecond));
      const values: Record<string, number> = {
        ...Object.fromEntries(ratios.map((ratio) => [ratio.kind.name, ratio.bareAnswers])),
        start: startSeconds * bareAnswers,
        memory: readMemory(pid) / readMemory(bare.pid),
      };
      printLine(values);
      return Object.entries(MOST).map(([name, max]) =>
        atMost({ name, max, value: values[name] ?? Number.NaN, unit: 'times' }),
      );
    } finally {
      bare.stop();
    }
  } finally {
    await stop();
  }
}

/** Prints the line of the table in docs/performance.md. */
function printLine(values: Record<string, number>): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const day = dayIn(0);
  const cells = Object.keys(MOST).map((name) => Number((values[name] ?? Number.NaN).toPrecision(3)));
  console.log(`| ${[day, commit, ...cells].join(' | ')} |`);
}
