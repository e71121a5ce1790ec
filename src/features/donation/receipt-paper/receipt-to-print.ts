import type { Language } from '#src/shared/languages.ts';
import type { Paise } from '#src/shared/money.ts';
import type { ReceiptContent } from '#src/features/donation/receipts/receipt-content.server.ts';
import type { ReceiptReason } from '#src/features/donation/receipts/receipt.rules.ts';

/** A receipt with everything that its paper shows. */
export type ReceiptToPrint = {
  code: string;
  year: number;
  number: number;
  amount: Paise;
  /** Why it claims no deduction; null if it claims one. */
  reason: ReceiptReason | null;
  content: ReceiptContent;
  language: Language;
  receivedOn: string;
  issuedOn: string;
  cancelledOn: string | null;
  /** The picture of the signature. */
  signature: Uint8Array | undefined;
  /** It only shows what receipts look like. */
  isSample?: boolean;
};
