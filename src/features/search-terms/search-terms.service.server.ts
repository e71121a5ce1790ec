import { needById } from '#src/search/need-catalogue.server.ts';
import { shownNeed, type ShownNeed } from '#src/search/shown-needs.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { selectTerms, type TermFilters, type TermRow } from './search-counts.queries.server.ts';
import { partsOfTerms } from './search-note.server.ts';
import type { SearchTermFilters, SearchTermShown } from './search-terms.contract.ts';
import { PERIOD } from './search-terms.values.ts';

/** Rows read at once for a file. */
const EXPORTED_AT_ONCE = 1000;
const DAY_MS = 86_400_000;

/** The first day of the last so many, today being one, in India. */
export function firstDayOf(days: number): string {
  return dayInIndia(new Date(Date.now() - (days - 1) * DAY_MS));
}

/** A page of what people search, what is searched most first, and how many there are. Words that too few searched are none of them. */
export async function listSearchTerms(
  db: Database,
  { filters, page, pageSize }: { filters: SearchTermFilters; page: number; pageSize: number },
): Promise<{ rows: SearchTermShown[]; total: number }> {
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, total } = await selectTerms(db, { filters: termFilters(filters), ...window });
  return { rows: rows.map(shownTerm), total };
}

/** All of it for a file, some at a time: `need` is the English name of the need that the words are assigned to. */
export async function* eachSearchTerm(db: Database, filters: SearchTermFilters) {
  for (let offset = 0; ; offset += EXPORTED_AT_ONCE) {
    const { rows } = await selectTerms(db, {
      filters: termFilters(filters),
      limit: EXPORTED_AT_ONCE,
      offset,
    });
    for (const { assigned, ...row } of rows.map(shownTerm)) yield { ...row, need: assigned?.need.name ?? '' };
    if (rows.length < EXPORTED_AT_ONCE) return;
  }
}

function termFilters({ q = '', show, days }: SearchTermFilters): TermFilters {
  const since = firstDayOf(Number(days || PERIOD));
  return { show: show || 'nothing', since, parts: partsOfTerms(q) };
}

function shownTerm({ assigned, ...row }: TermRow): SearchTermShown {
  return { ...row, assigned: assigned && { ...assigned, need: namedNeed(assigned.need) } };
}

/** A need by its id, also one that the catalogue has no more. */
export function namedNeed(id: string): ShownNeed {
  const need = needById.get(id);
  return need ? shownNeed(need) : { id, name: id, nameGu: id, nameHi: id };
}
