import { expect, test } from 'vitest';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { receiptWith } from './receipt-paper.fixture.ts';
import { makeReceipt, makeReceiptsOfYear } from './receipt-papers.server.ts';
import { drawReceipt } from './receipt-pdf.server.ts';
import { drawReceiptsOfYear } from './receipts-of-year-pdf.server.ts';

const ORIGIN = 'https://sahay.example';

/** Returns the milliseconds for which this thread, which serves everybody, works on a paper. */
async function measure(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test('a year is drawn in a thread of its own, while this one is free', async () => {
  const receipts = Array.from({ length: 60 }, () => receiptWith());
  const paper = { receipts, year: 2026, language: 'en', origin: ORIGIN } as const;
  await drawReceiptsOfYear({ ...paper, receipts: receipts.slice(0, 1) });
  const here = await measure(() => drawReceiptsOfYear(paper));
  const there = await measure(() => makeReceiptsOfYear({ sender: '1', paper }));
  expect(there, `${there} ms instead of ${here} ms`).toBeLessThan(here / 4);
});

test('a receipt from the thread is the same as one drawn here', async () => {
  const signature = new Uint8Array(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
      'base64',
    ),
  );
  const paper = { receipt: receiptWith({ language: 'gu', signature }), origin: ORIGIN };
  const [there, here] = await Promise.all([makeReceipt({ sender: '1', paper }), drawReceipt(paper)]);
  expect(readPdf(there).lines).toEqual(readPdf(here).lines);
});
