/** How money was received, as the statement of donations tells apart. */
export const RECEIPT_MODES = ['electronic', 'cash', 'kind'] as const;
export type ReceiptMode = (typeof RECEIPT_MODES)[number];

/** What is missing in a row. Without a name or an amount, the row is left out of the file. */
export const ROW_PROBLEMS = ['name', 'amount', 'id', 'address'] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** What people should know about a row that is complete. */
export const ROW_NOTES = ['kind', 'cash', 'paise'] as const;
export type RowNote = (typeof ROW_NOTES)[number];
