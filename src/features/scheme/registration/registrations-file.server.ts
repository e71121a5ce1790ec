import { catalogues } from '#src/messages/catalogues.server.ts';
import { csvResponse } from '#src/server/api/csv-response.server.ts';
import { xlsxResponse } from '#src/server/api/xlsx-response.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Confirmation, ExportFormat, RegistrationStatus } from '#src/features/scheme/scheme.values.ts';
import type { RegistrationLine } from './registrations.queries.server.ts';

/** Columns of the file. The width, in characters, fits the longest usual text. */
const COLUMNS = [
  { key: 'name', width: 26 },
  { key: 'mobileNumber', width: 16 },
  { key: 'email', width: 30 },
  { key: 'address', width: 44 },
  { key: 'city', width: 18 },
  { key: 'status', width: 14 },
  { key: 'confirmation', width: 30 },
  { key: 'note', width: 44 },
  { key: 'createdAt', width: 18 },
  { key: 'updatedAt', width: 18 },
] as const;
const STATUS = COLUMNS.findIndex(({ key }) => key === 'status');
const CONFIRMATION = COLUMNS.findIndex(({ key }) => key === 'confirmation');

/**
 * Writes registrations as a spreadsheet file with headings in `language`. Every cell is text, so a value that begins with `=` is not a
 * formula.
 */
export async function registrationsFile(input: {
  format: ExportFormat;
  /** Without the extension. */
  name: string;
  /** Batches of rows with their values in the order of the columns. */
  parts: AsyncIterable<RegistrationLine[]>;
  language: Language;
  /** Who asks for it. */
  sender: string;
}): Promise<Response> {
  const { format, name, parts, language } = input;
  const { statuses, confirmations, sheet, ...headings } = catalogues[language]['scheme/registration/file'];
  const lines = linesOf({ parts, statuses, confirmations });
  if (format === 'csv')
    return csvResponse({ name, columns: COLUMNS.map(({ key }) => headings[key]), rows: lines });
  const columns = COLUMNS.map(({ key, width }) => ({ header: headings[key], width }));
  return xlsxResponse({ name, sheet, columns, rows: lines, sender: input.sender });
}

/** Replaces the status and confirmation of each row by words. */
async function* linesOf(input: {
  parts: AsyncIterable<RegistrationLine[]>;
  statuses: Record<RegistrationStatus, string>;
  confirmations: Record<Confirmation, string>;
}): AsyncGenerator<string[]> {
  const { parts, statuses, confirmations } = input;
  for await (const part of parts) {
    for (const line of part)
      yield line
        .with(STATUS, statuses[line[STATUS] as RegistrationStatus])
        .with(CONFIRMATION, confirmations[line[CONFIRMATION] as Confirmation]);
  }
}
