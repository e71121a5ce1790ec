import { pdfResponse } from '#src/server/pdf/pdf-response.server.ts';
import { receiptFileName } from './receipt.emails.server.ts';
import { makeReceipt } from './receipt-papers.server.ts';
import type { ReceiptToPrint } from './receipt-to-print.ts';

/** Returns a receipt as a PDF to download. `sender` is who asks for it. */
export async function receiptResponse({
  sender,
  ...paper
}: {
  receipt: ReceiptToPrint;
  origin: string;
  sender: string;
}): Promise<Response> {
  const { receipt } = paper;
  const name = receipt.isSample ? 'sample-receipt' : receiptFileName(receipt);
  return pdfResponse({ bytes: await makeReceipt({ sender, paper }), name });
}
