import { resolve } from 'node:path';
import { readConfig } from '#src/server/config.server.ts';
import { joinRuntime, type Runtime } from '#src/server/runtime.server.ts';
import { onStopSignal } from '#src/server/stop-signal.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { ImportError } from './import-error.ts';
import { importNgos, type ImportSummary } from './import-ngos.server.ts';
import { showProgress } from './import-progress.server.ts';

const USAGE = 'Use: npm run import -- file.csv (docs/import.md tells the columns)';
const GO_ON = 'What was imported until then is whole; import the same file again to complete it.';
const EXIT = { allGood: 0, failed: 1, someRejected: 2 };

/** Imports the file named on the command line into the app's database. The app may be running. */
async function main(input: string): Promise<number> {
  // npm runs scripts in the project's folder, which may not be the user's.
  const path = resolve(process.env['INIT_CWD'] ?? '', input);
  const rejectsPath = `${path}.rejects.csv`;
  const progress = showProgress({ isTerminal: process.stderr.isTTY, print: console.log });
  const began = performance.now();
  let runtime: Runtime | undefined;
  let isStopped = false;

  async function connect() {
    const joined = await joinRuntime(readConfig({ LOG_LEVEL: 'warn', ...process.env }));
    onStopSignal({
      log: joined.log,
      stop: async () => {
        isStopped = true;
        progress.end();
        console.error(`Stopped. ${GO_ON}`);
        await joined.stop();
      },
    });
    runtime = joined;
    return joined.db;
  }
  try {
    const summary = await importNgos({
      path,
      rejectsPath,
      today: dayInIndia(new Date()),
      connect,
      onProgress: progress.show,
      onUnknownColumns: (names) => console.log(`Columns that are not taken: ${names.join(', ')}`),
    });
    progress.end();
    printSummary({ summary, seconds: (performance.now() - began) / 1000, rejectsPath });
    return summary.rejected === 0 ? EXIT.allGood : EXIT.someRejected;
  } catch (error) {
    progress.end();
    // Errors of queries that the stop interrupted are expected.
    if (!isStopped) console.error(messageOf({ error, isSaving: runtime !== undefined }));
    return EXIT.failed;
  } finally {
    await runtime?.stop();
  }
}

function messageOf({ error, isSaving }: { error: unknown; isSaving: boolean }): string {
  const { message } = error as Error;
  if (error instanceof ImportError || !isSaving) return message;
  return `The import broke off (${message}). ${GO_ON}`;
}

function printSummary({
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
const [input, ...more] = process.argv.slice(2);
if (input === undefined || input.startsWith('-') || more.length > 0) console.error(USAGE);
else process.exitCode = await main(input);
