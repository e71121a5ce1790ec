/** What the page shows to whoever checks a receipt. */
export type ReceiptView = {
  number: string;
  amount: string;
  receivedOn: string;
  initials: string | null;
  isDeductible: boolean;
  /** The day on which it was cancelled; null if it is valid. */
  cancelledOn: string | null;
  ngo: { text: string; lang: string | undefined; path: string | null };
};

/** Null without a code; the code as it was typed if there is no such receipt. */
export type ReceiptCheckView = { view: ReceiptView | null; unknown: string | null };
