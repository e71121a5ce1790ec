import type { Database } from '#src/server/database.server.ts';
import { readBatches } from '#src/server/database/read-batches.server.ts';
import { lexeme, quoteLexeme } from '#src/features/ngo/ngo-lexemes.server.ts';
import { readQueryWords } from '#src/search/words/formed-words.ts';
import type { StaffListFilters, StaffNgo } from './staff-list.contract.ts';
import {
  countStaffNgos,
  selectStaffNgos,
  type StaffNgoFilters,
  type StaffNgoRow,
} from './staff-list.queries.server.ts';

/** Minimum length of a prefix. Shorter ones match half of all words. */
const PREFIX_LEAST = 2;

/** Returns a page of all NGOs by name, regardless of their status. */
export async function listNgosForStaff(
  db: Database,
  { page, pageSize, ...query }: StaffListFilters & { page: number; pageSize: number },
): Promise<{ rows: StaffNgo[]; total: number }> {
  const filters = readFilters(query);
  if (!filters) return { rows: [], total: 0 };
  const [rows, total] = await Promise.all([
    selectStaffNgos(db, { filters, limit: pageSize, offset: (page - 1) * pageSize }),
    countStaffNgos(db, filters),
  ]);
  return { rows: rows.map(({ ngo }) => ngo), total };
}

/** Yields all matching NGOs by name. Reads them in batches, each only when the caller needs it. */
export async function* eachNgoForStaff(db: Database, query: StaffListFilters): AsyncGenerator<StaffNgo> {
  const filters = readFilters(query);
  if (!filters) return;
  const rows = readBatches<StaffNgoRow>(({ limit, last }) =>
    selectStaffNgos(db, { filters, limit, after: last?.place }),
  );
  for await (const { ngo } of rows) yield ngo;
}

/** Returns undefined if the search text contains no letter or digit, because it matches nothing. */
function readFilters({ q, status, category, city }: StaffListFilters): StaffNgoFilters | undefined {
  const text = q?.trim() || undefined;
  const words = text === undefined ? undefined : queryOfWords(text);
  if (text !== undefined && words === undefined) return undefined;
  return {
    words,
    number: text?.toUpperCase(),
    status: status || undefined,
    category: category || undefined,
    city: city || undefined,
  };
}

/**
 * Returns a tsquery that finds all words in the name, in any script and spelling. The last word may be
 * incomplete.
 */
function queryOfWords(text: string): string | undefined {
  const words = readQueryWords(text);
  const parts = words.map(({ keys, prefix }) => {
    const whole = `${quoteLexeme(lexeme.skeleton(keys.skeleton))}:A`;
    if (!prefix || prefix.skeleton.length < PREFIX_LEAST) return whole;
    return `(${whole} | ${quoteLexeme(lexeme.skeleton(prefix.skeleton))}:*A)`;
  });
  return parts.join(' & ') || undefined;
}
