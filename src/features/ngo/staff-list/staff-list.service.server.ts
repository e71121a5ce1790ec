import type { Database } from '#src/server/database.server.ts';
import { lexeme } from '#src/features/ngo/ngo-lexemes.server.ts';
import { readTypedWords } from '#src/search/formed-words.ts';
import type { StaffListFilters, StaffNgo } from './staff-list.contract.ts';
import { countStaffNgos, selectStaffNgos, type StaffNgoFilters } from './staff-list.queries.server.ts';

/** Rows read at once for a file. */
const EXPORTED_AT_ONCE = 1000;
/** Sounds of fewer letters begin half of all words. */
const BEGUN_LEAST = 2;

/** A page of all NGOs by name, whatever their status. */
export async function listNgosForStaff(
  db: Database,
  { page, pageSize, ...asked }: StaffListFilters & { page: number; pageSize: number },
): Promise<{ rows: StaffNgo[]; total: number }> {
  const filters = readFilters(asked);
  if (!filters) return { rows: [], total: 0 };
  const [rows, total] = await Promise.all([
    selectStaffNgos(db, { filters, limit: pageSize, offset: (page - 1) * pageSize }),
    countStaffNgos(db, filters),
  ]);
  return { rows: rows.map(({ ngo }) => ngo), total };
}

/** All of them, some at a time, as long as somebody reads on. */
export async function* eachNgoForStaff(db: Database, asked: StaffListFilters): AsyncGenerator<StaffNgo> {
  const filters = readFilters(asked);
  if (!filters) return;
  let rows = await selectStaffNgos(db, { filters, limit: EXPORTED_AT_ONCE });
  while (rows.length > 0) {
    for (const { ngo } of rows) yield ngo;
    if (rows.length < EXPORTED_AT_ONCE) return;
    rows = await selectStaffNgos(db, { filters, limit: EXPORTED_AT_ONCE, after: rows.at(-1)!.place });
  }
}

/** Undefined when what is looked for has no letter or digit: nothing has none. */
function readFilters({ q, status, category, city }: StaffListFilters): StaffNgoFilters | undefined {
  const typed = q?.trim() || undefined;
  const words = typed === undefined ? undefined : queryOfWords(typed);
  if (typed !== undefined && words === undefined) return undefined;
  return {
    words,
    number: typed?.toUpperCase(),
    status: status || undefined,
    category: category || undefined,
    city: city || undefined,
  };
}

/** All the words stand in the name, in whatever script and spelling; the last may be only begun. */
function queryOfWords(text: string): string | undefined {
  const words = readTypedWords(text);
  const parts = words.map(({ keys, prefix }) => {
    const whole = `${quote(lexeme.skeleton(keys.skeleton))}:A`;
    if (!prefix || prefix.skeleton.length < BEGUN_LEAST) return whole;
    return `(${whole} | ${quote(lexeme.skeleton(prefix.skeleton))}:*A)`;
  });
  return parts.join(' & ') || undefined;
}

function quote(key: string): string {
  return `'${key.replace(/['\\]/g, '')}'`;
}
