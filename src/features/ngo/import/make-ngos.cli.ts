import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { makeNgosCsv } from '#src/features/ngo/fake-data/make-ngos.server.ts';

const USAGE = 'Use: npm run make-ngos -- 300000 [--seed 1] > file.csv';
const COUNT_MOST = 5_000_000;

/** Parses an integer from 0 to `most` from the command line; otherwise returns undefined. */
function wholeNumber({ text, most }: { text: string | undefined; most: number }): number | undefined {
  return /^\d{1,10}$/.test(text ?? '') && Number(text) <= most ? Number(text) : undefined;
}

function readArguments(): { count: number; seed: number } | undefined {
  try {
    const { positionals, values } = parseArgs({
      options: { seed: { type: 'string', default: '1' } },
      allowPositionals: true,
    });
    const count = wholeNumber({ text: positionals[0], most: COUNT_MOST });
    const seed = wholeNumber({ text: values.seed, most: 0xffff_ffff });
    return count === undefined || seed === undefined || positionals.length > 1 ? undefined : { count, seed };
  } catch {
    return undefined;
  }
}

const input = readArguments();
if (input === undefined) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await pipeline(Readable.from(makeNgosCsv(input), { highWaterMark: 2 }), process.stdout).catch(
    (error: NodeJS.ErrnoException) => {
      // The reader closed the pipe, as `head` does: not an error.
      if (error.code !== 'EPIPE') throw error;
    },
  );
}
