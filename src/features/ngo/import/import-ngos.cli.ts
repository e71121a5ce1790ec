import { resolve } from 'node:path';
import { ConfigError, readConfig } from '#src/server/config.server.ts';
import { joinRuntime, type Runtime } from '#src/server/runtime.server.ts';
import { onStopSignal } from '#src/server/stop-signal.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { ImportFault } from './import-fault.ts';
import { importNgos, type ImportSummary } from './import-ngos.server.ts';
import { showProgress } from './import-progress.server.ts';

const USAGE = 'Use: npm run import -- file.csv (docs/import.md tells the columns)';
const EXIT = { allGood: 0, failed: 1, someRejected: 2 };

/** Imports the file named on the command line, into the database that the app uses, running or not. */
async function main(given: string): Promise<number> {
  // npm runs scripts in the project's folder; the person may be in another one.
  const path = resolve(process.env['INIT_CWD'] ?? '', given);
  const rejectsPath = `${path}.rejects.csv`;
  const progress = showProgress({ isTerminal: process.stderr.isTTY, print: console.log });
  const began = performance.now();
  let runtime: Runtime | undefined;
  try {
    const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
    const summary = await importNgos({
      path,
      rejectsPath,
      today: dayInIndia(new Date()),
      connect: async () => {
        const joined = (runtime = await joinRuntime(config));
        onStopSignal({ stop: joined.stop, log: joined.log });
        return joined.db;
      },
      onProgress: progress.show,
      onUnknownColumns: (names) => console.log(`Columns that are not taken: ${names.join(', ')}`),
    });
    progress.end();
    tell({ summary, seconds: (performance.now() - began) / 1000, rejectsPath });
    return summary.rejected === 0 ? EXIT.allGood : EXIT.someRejected;
  } finally {
    progress.end();
    await runtime?.stop();
  }
}

function tell({
  summary,
  seconds,
  rejectsPath,
}: {
  summary: ImportSummary;
  seconds: number;
  rejectsPath: string;
}): void {
  const counts = (['inserted', 'updated', 'unchanged', 'rejected'] as const).map(
    (name) => `${formatCount(summary[name])} ${name}`,
  );
  console.log(`${counts.join(', ')}, in ${seconds.toFixed(1)} seconds`);
  if (summary.rejected > 0) console.log(`Rejected rows, each with its reason: ${rejectsPath}`);
}

process.exitCode = EXIT.failed;
const [given, ...more] = process.argv.slice(2);
if (given === undefined || given.startsWith('-') || more.length > 0) {
  console.error(USAGE);
} else {
  try {
    process.exitCode = await main(given);
  } catch (error) {
    const isSentence = error instanceof ImportFault || error instanceof ConfigError;
    console.error(isSentence || process.env['LOG_LEVEL'] !== 'debug' ? (error as Error).message : error);
  }
}
