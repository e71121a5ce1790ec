import { writeXlsxStream } from 'hucre/xlsx';
import { answerWork } from '#src/server/workers/answer-work.server.ts';
import type { XlsxStep } from './xlsx-response.server.ts';

// Runs in a thread: nobody waits while a workbook is written. Rows arrive in batches, and each is answered when it is written.
const { readable, writable } = new TransformStream<string[], string[]>();
const rows = writable.getWriter();
let file: Promise<Uint8Array> | undefined;

answerWork(async (step: XlsxStep) => {
  if ('columns' in step) {
    const options = { name: step.sheet, columns: step.columns, freezePane: { rows: 1 } };
    file = new Response(writeXlsxStream(readable, options)).bytes();
    return true;
  }
  for (const row of step.rows) await rows.write(row);
  if (!step.isLast) return true;
  await rows.close();
  return file;
});
