import { writeXlsxStream } from 'hucre/xlsx';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { csvAnswer } from '#src/server/api/csv-answer.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { ExportFormat, RegistrationStatus } from '../scheme.values.ts';
import type { Registration } from './registrations.contract.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Columns of the file, as wide as the longest usual text, in characters. */
const COLUMNS = [
  { key: 'name', width: 26 },
  { key: 'mobileNumber', width: 16 },
  { key: 'email', width: 30 },
  { key: 'address', width: 44 },
  { key: 'city', width: 18 },
  { key: 'status', width: 14 },
  { key: 'note', width: 44 },
  { key: 'createdAt', width: 18 },
  { key: 'updatedAt', width: 18 },
] as const;
const INDIA_MS = 5.5 * 3_600_000;

/**
 * Registrations as a file for a spreadsheet, its words in the caller's language, its times those of India. Rows are read only as fast as
 * they are taken. Every cell is text: one that begins with `=` is no formula.
 */
export function registrationsFile(given: {
  format: ExportFormat;
  /** Without its ending. */
  name: string;
  rows: AsyncIterable<Registration>;
  language: Language;
}): Response {
  const { format, name, rows, language } = given;
  const { statuses, sheet, ...headings } = catalogues[language]['scheme/file'];
  const lines = linesOf({ rows, statuses });
  if (format === 'csv')
    return csvAnswer({ name, columns: COLUMNS.map(({ key }) => headings[key]), rows: lines });
  const columns = COLUMNS.map(({ key, width }) => ({ header: headings[key], width, numFmt: '@' }));
  const file = writeXlsxStream(lines, { name: sheet, columns, freezePane: { rows: 1 } });
  return new Response(file as ReadableStream, {
    headers: {
      'Content-Type': XLSX,
      'Content-Disposition': `attachment; filename="${name}.xlsx"`,
      'Cache-Control': 'no-store',
    },
  });
}

/** A line of texts for each registration. */
async function* linesOf(given: {
  rows: AsyncIterable<Registration>;
  statuses: Record<RegistrationStatus, string>;
}): AsyncGenerator<string[]> {
  const { rows, statuses } = given;
  for await (const row of rows) {
    const shown = {
      ...row,
      status: statuses[row.status],
      createdAt: timeInIndia(row.createdAt),
      updatedAt: timeInIndia(row.updatedAt),
    };
    yield COLUMNS.map(({ key }) => shown[key]);
  }
}

/** `2026-11-21 15:30`: sorts right in every spreadsheet. */
function timeInIndia(time: string): string {
  return new Date(Date.parse(time) + INDIA_MS).toISOString().slice(0, 16).replace('T', ' ');
}
