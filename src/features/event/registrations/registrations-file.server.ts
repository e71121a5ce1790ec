import { catalogues } from '#src/messages/catalogues.server.ts';
import { csvResponse } from '#src/server/api/csv-response.server.ts';
import { xlsxResponse } from '#src/server/api/xlsx-response.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { PartyLine } from './registrations.queries.server.ts';
import type { ExportFormat } from './registrations.values.ts';

/** Columns of the file. The width, in characters, fits the longest usual text. */
const COLUMNS = [
  { key: 'ticket', width: 14 },
  { key: 'name', width: 26 },
  { key: 'mobile', width: 16 },
  { key: 'email', width: 30 },
  { key: 'partySize', width: 8 },
  { key: 'answer', width: 44 },
  { key: 'status', width: 14 },
  { key: 'attendedAt', width: 18 },
  { key: 'createdAt', width: 18 },
] as const;

/**
 * Writes registrations as a spreadsheet file with headings in `language`. Every cell is text, so a value that begins with `=` is not a formula.
 */
export async function partiesFile(input: {
  format: ExportFormat;
  /** Without the extension. */
  name: string;
  rows: AsyncIterable<PartyLine>;
  language: Language;
  /** Who asks for it. */
  sender: string;
}): Promise<Response> {
  const { format, name, rows, language } = input;
  const { sheet, columns: headings, statuses } = catalogues[language]['event/registrations/file'];
  const lines = linesOf({ rows, statuses });
  if (format === 'csv')
    return csvResponse({ name, columns: COLUMNS.map(({ key }) => headings[key]), rows: lines });
  const columns = COLUMNS.map(({ key, width }) => ({ header: headings[key], width }));
  return xlsxResponse({ name, sheet, columns, rows: lines, sender: input.sender });
}

async function* linesOf(input: {
  rows: AsyncIterable<PartyLine>;
  statuses: Record<PartyLine['status'] | 'held', string>;
}): AsyncGenerator<string[]> {
  for await (const row of input.rows) {
    const isHeld = row.status === 'registered' && !row.isConfirmed;
    const status = input.statuses[isHeld ? 'held' : row.status];
    const line = { ...row, partySize: String(row.partySize), status };
    yield COLUMNS.map(({ key }) => line[key]);
  }
}
