import { catalogues } from '#src/messages/catalogues.server.ts';
import { csvResponse } from '#src/server/api/csv-response.server.ts';
import { xlsxResponse } from '#src/server/api/xlsx-response.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { plainRupees } from '#src/shared/money.ts';
import { maskDonorId } from '#src/features/donation/donor/donor-id.rules.ts';
import { unsealDonorId } from '#src/features/donation/donor/donor-id.server.ts';
import { formatReceiptNumber } from '#src/features/donation/receipts/receipt.rules.ts';
import type { DonationLine } from './donations.queries.server.ts';
import type { ExportFormat } from './donations.values.ts';

/** Columns of the file. The width, in characters, fits the longest usual text. */
const COLUMNS = [
  { key: 'day', width: 12 },
  { key: 'reference', width: 14 },
  { key: 'status', width: 18 },
  { key: 'method', width: 18 },
  { key: 'amount', width: 14 },
  { key: 'refunded', width: 14 },
  { key: 'donorName', width: 26 },
  { key: 'donorMobile', width: 16 },
  { key: 'donorEmail', width: 30 },
  { key: 'donorAddress', width: 44 },
  { key: 'idKind', width: 18 },
  { key: 'idMasked', width: 16 },
  { key: 'purpose', width: 26 },
  { key: 'nature', width: 20 },
  { key: 'kindDescription', width: 30 },
  { key: 'paymentNumber', width: 24 },
  { key: 'receiptNumber', width: 16 },
  { key: 'createdOn', width: 12 },
] as const;
const NAME = 'donations';

/**
 * Writes donations as a spreadsheet file with headings in `language`. Every cell is text, so a value that begins with `=` is not a formula. Of the number that identifies a donor, only
 * the last two characters are shown.
 */
export async function donationsFile(input: {
  format: ExportFormat;
  rows: AsyncIterable<DonationLine>;
  language: Language;
  keys: Keys;
  /** Who asks for it. */
  sender: string;
}): Promise<Response> {
  const { format, language } = input;
  const { sheet, columns: headings } = catalogues[language]['donation/management/file'];
  const rows = linesOf(input);
  if (format === 'csv')
    return csvResponse({ name: NAME, columns: COLUMNS.map(({ key }) => headings[key]), rows });
  const columns = COLUMNS.map(({ key, width }) => ({ header: headings[key], width }));
  return xlsxResponse({ name: NAME, sheet, columns, rows, sender: input.sender });
}

async function* linesOf({
  rows,
  language,
  keys,
}: {
  rows: AsyncIterable<DonationLine>;
  language: Language;
  keys: Keys;
}): AsyncGenerator<string[]> {
  const { donation: t } = catalogues[language];
  for await (const row of rows) {
    const { reference, donorId, donorIdKind, receipt } = row;
    const line = {
      ...row,
      status: t.statuses[row.status],
      method: t.methods[row.method],
      nature: t.natures[row.nature],
      amount: plainRupees(row.amount),
      refunded: plainRupees(row.refunded),
      idKind: donorIdKind === null ? '' : t.idKinds[donorIdKind],
      idMasked: donorId === null ? '' : maskDonorId(unsealDonorId({ keys, reference, sealed: donorId })),
      purpose: purposeOf(row, language),
      paymentNumber: row.paymentNumber ?? '',
      receiptNumber: receipt === null ? '' : formatReceiptNumber(receipt),
    };
    yield COLUMNS.map(({ key }) => line[key]);
  }
}

function purposeOf({ purpose }: DonationLine, language: Language): string {
  if (!purpose) return '';
  const { title, titleGu, titleHi } = purpose;
  return { en: title, gu: titleGu ?? title, hi: titleHi ?? title }[language];
}
