import { findCity } from '#src/features/reference/reference.server.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { csvResponse } from '#src/server/api/csv-response.server.ts';
import { xlsxResponse } from '#src/server/api/xlsx-response.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatHours } from '#src/features/volunteer/hours.rules.ts';
import type { VolunteerLine } from './applications.queries.server.ts';
import type { ExportFormat } from './applications.values.ts';

/** Columns of the file. The width, in characters, fits the longest usual text. */
const COLUMNS = [
  { key: 'name', width: 26 },
  { key: 'mobile', width: 16 },
  { key: 'email', width: 30 },
  { key: 'city', width: 18 },
  { key: 'skills', width: 36 },
  { key: 'otherSkills', width: 30 },
  { key: 'availability', width: 36 },
  { key: 'age', width: 12 },
  { key: 'guardianName', width: 26 },
  { key: 'guardianMobile', width: 16 },
  { key: 'status', width: 14 },
  { key: 'hours', width: 10 },
  { key: 'note', width: 44 },
  { key: 'reference', width: 14 },
  { key: 'createdAt', width: 18 },
] as const;

/**
 * Writes volunteers as a spreadsheet file with headings in `language`. Every cell is text, so a value that begins with `=` is not a formula.
 */
export async function volunteersFile(input: {
  format: ExportFormat;
  /** Without the extension. */
  name: string;
  rows: AsyncIterable<VolunteerLine>;
  language: Language;
  /** Who asks for it. */
  sender: string;
}): Promise<Response> {
  const { format, name, rows, language } = input;
  const { sheet, columns: headings } = catalogues[language]['volunteer/applications/file'];
  const lines = linesOf({ rows, language });
  if (format === 'csv')
    return csvResponse({ name, columns: COLUMNS.map(({ key }) => headings[key]), rows: lines });
  const columns = COLUMNS.map(({ key, width }) => ({ header: headings[key], width }));
  return xlsxResponse({ name, sheet, columns, rows: lines, sender: input.sender });
}

async function* linesOf({
  rows,
  language,
}: {
  rows: AsyncIterable<VolunteerLine>;
  language: Language;
}): AsyncGenerator<string[]> {
  const { volunteer, 'volunteer/applications/file': t } = catalogues[language];
  const skills: Record<string, string> = volunteer.skills;
  const availabilities: Record<string, string> = volunteer.availabilities;
  for await (const row of rows) {
    const line = {
      ...row,
      city: cityName(row.city, language),
      skills: row.skills.map((skill) => skills[skill] ?? skill).join(', '),
      availability: row.availability.map((time) => availabilities[time] ?? time).join(', '),
      age: row.isAdult ? t.ages.adult : t.ages.minor,
      status: t.statuses[row.status],
      hours: formatHours(row.minutes),
    };
    yield COLUMNS.map(({ key }) => line[key]);
  }
}

function cityName(city: string, language: Language): string {
  const found = findCity(city);
  return { en: city, gu: found?.nameGu ?? city, hi: found?.nameHi ?? city }[language];
}
