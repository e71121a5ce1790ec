import { needById } from '#src/search/need-catalogue.server.ts';
import { publicNeed, type PublicNeed } from '#src/search/public-needs.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { selectTerms, type TermFilters, type TermRow } from './search-counts.queries.server.ts';
import { partsOfTerms } from './search-note.server.ts';
import type { SearchTermFilters, ListedSearchTerm } from './search-terms.contract.ts';
import { PERIOD } from './search-terms.values.ts';

/** Rows read per query of an export. */
const EXPORTED_AT_ONCE = 1000;
const DAY_MS = 86_400_000;

/** Returns the first day, in India, of the last `days` days including today. */
export function firstDayOf(days: number): string {
  return dayInIndia(new Date(Date.now() - (days - 1) * DAY_MS));
}

/**
 * Returns a page of search terms, most searched first, and their total number. Terms with too few searches
 * are left out.
 */
export async function listSearchTerms(
  db: Database,
  { filters, page, pageSize }: { filters: SearchTermFilters; page: number; pageSize: number },
): Promise<{ rows: ListedSearchTerm[]; total: number }> {
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, total } = await selectTerms(db, { filters: termFilters(filters), ...window });
  return { rows: rows.map(listedTerm), total };
}

/** Yields all rows of an export, reading them in batches. `need` is the English name of the assigned need. */
export async function* eachSearchTerm(db: Database, filters: SearchTermFilters) {
  for (let offset = 0; ; offset += EXPORTED_AT_ONCE) {
    const { rows } = await selectTerms(db, {
      filters: termFilters(filters),
      limit: EXPORTED_AT_ONCE,
      offset,
    });
    for (const { assigned, ...row } of rows.map(listedTerm))
      yield { ...row, need: assigned?.need.name ?? '' };
    if (rows.length < EXPORTED_AT_ONCE) return;
  }
}

function termFilters({ q = '', show, days }: SearchTermFilters): TermFilters {
  const since = firstDayOf(Number(days || PERIOD));
  return { show: show || 'nothing', since, parts: partsOfTerms(q) };
}

function listedTerm({ assigned, ...row }: TermRow): ListedSearchTerm {
  return { ...row, assigned: assigned && { ...assigned, need: namedNeed(assigned.need) } };
}

/** Returns the names of a need. For a need that is no longer in the catalogue, the names are its id. */
export function namedNeed(id: string): PublicNeed {
  const need = needById.get(id);
  return need ? publicNeed(need) : { id, name: id, nameGu: id, nameHi: id };
}
