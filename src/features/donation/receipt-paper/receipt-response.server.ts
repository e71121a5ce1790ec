import { receiptFileName } from './receipt.emails.server.ts';
import type { ReceiptToPrint } from './receipt-to-print.ts';

/** Returns a receipt as a PDF to download. */
export async function receiptResponse(options: {
  receipt: ReceiptToPrint;
  origin: string;
}): Promise<Response> {
  const { receipt } = options;
  // Fonts and the writer are loaded with the first receipt, not when the app starts.
  const { drawReceipt } = await import('./receipt-pdf.server.ts');
  const name = receipt.isSample ? 'sample-receipt' : receiptFileName(receipt);
  return pdfResponse({ bytes: await drawReceipt(options), name });
}

/** Returns a PDF to download. `name` is without the extension. */
export function pdfResponse({ bytes, name }: { bytes: Buffer; name: string }): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}.pdf"`,
      'Cache-Control': 'no-store',
    },
  });
}
