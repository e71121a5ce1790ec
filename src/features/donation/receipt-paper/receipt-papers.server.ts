import { longPaperMaker, paperMaker } from '#src/server/pdf/paper-maker.server.ts';
import type { drawReceipt } from './receipt-pdf.server.ts';
import type { drawReceiptsOfYear } from './receipts-of-year-pdf.server.ts';

const FOLDER = 'src/features/donation/receipt-paper';

/** Draws a receipt when its turn comes. Throws as `paperMaker` does. */
export const makeReceipt = paperMaker<Parameters<typeof drawReceipt>[0]>(
  `${FOLDER}/receipt.worker.server.ts`,
);

/** Draws the receipts of a year when their turn comes. Throws as `longPaperMaker` does. */
export const makeReceiptsOfYear = longPaperMaker<Parameters<typeof drawReceiptsOfYear>[0]>(
  `${FOLDER}/receipts-of-year.worker.server.ts`,
);
