import { AppError } from '#src/server/errors.server.ts';
import { runHeavyWork } from '#src/server/workers/heavy-work.server.ts';
import { turnTaker } from '#src/server/workers/turns.server.ts';
import { openThread, type WorkerThread } from '#src/server/workers/worker-thread.server.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WRITER = { module: 'src/server/api/xlsx.worker.server.ts', memoryMiB: 64 };
/** For a batch of rows, which takes 20 ms, and for the rest of the file. */
const STEP_MILLISECONDS = 20_000;
const BATCH = 500;
/** Ten megabytes, which are kept in memory until they are sent. */
const ROWS_MOST = 200_000;
const takeTurn = turnTaker({ waitingMost: 20, waitingOfOneMost: 3, message: 'papersBusy', retryAfter: 10 });

type XlsxFile = {
  /** Without the extension. */
  name: string;
  /** The name of the sheet. */
  sheet: string;
  /** The width is in characters. */
  columns: { header: string; width: number }[];
  /** Values in the order of the columns. */
  rows: AsyncIterable<string[]>;
  /** Who asks for it: an NGO, or an account of ours. Everybody's files are written in turn. */
  sender: string;
};

/** What the thread is told: first the columns, then rows until the last ones. */
export type XlsxStep =
  | { sheet: string; columns: { header: string; width: number; numFmt: string }[] }
  | { rows: string[][]; isLast: boolean };

/**
 * Returns an XLSX file as a response. A thread writes it, and it is sent when it is complete, so that a failure results in an
 * error response and a slow client keeps nobody waiting. Every cell is text, so none is taken for a formula, and long
 * numbers keep their zeros.
 * @throws {AppError} 422 if the rows are too many, 429 or 503 if too many files are being written; whatever reading a row
 * throws.
 */
export async function xlsxResponse({ name, sender, ...file }: XlsxFile): Promise<Response> {
  const bytes = await takeTurn({ sender, work: () => runHeavyWork(() => writeFile(file)) });
  return new Response(bytes, {
    headers: {
      'Content-Type': XLSX,
      'Content-Disposition': `attachment; filename="${name}.xlsx"`,
      'Cache-Control': 'no-store',
    },
  });
}

async function writeFile({ sheet, columns, rows }: Omit<XlsxFile, 'name' | 'sender'>) {
  const thread = openThread(WRITER);
  try {
    await send<true>(thread, { sheet, columns: columns.map((column) => ({ ...column, numFmt: '@' })) });
    let batch: string[][] = [];
    let count = 0;
    for await (const row of rows) {
      if (++count > ROWS_MOST) throw new AppError({ status: 422, key: 'workbookTooLong' });
      if (batch.push(row) < BATCH) continue;
      await send<true>(thread, { rows: batch, isLast: false });
      batch = [];
    }
    return await send<Uint8Array<ArrayBuffer>>(thread, { rows: batch, isLast: true });
  } finally {
    await thread.end();
  }
}

async function send<Result>(thread: WorkerThread, step: XlsxStep): Promise<Result> {
  const result = await thread.run<Result>({ data: step, milliseconds: STEP_MILLISECONDS });
  if (result === undefined) throw new AppError({ status: 503, key: 'paperFailed', retryAfter: 60 });
  return result;
}
