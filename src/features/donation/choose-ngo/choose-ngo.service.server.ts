import { nameQuery } from '#src/features/ngo/ngo-lexemes.server.ts';
import { findCorrections } from '#src/features/ngo/search/word-corrections.server.ts';
import { placePhrases, type Place } from '#src/features/reference/places.server.ts';
import {
  citiesByDistance,
  distanceKm,
  findCity,
  type City,
} from '#src/features/reference/reference.server.ts';
import { correctNeedWords } from '#src/search/need-corrections.server.ts';
import { readQuery, withoutNeeds, type ReadQuery } from '#src/search/read-query.server.ts';
import { planSearch } from '#src/search/search-plan.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import type { NgoStatus } from '#src/features/ngo/ngo.values.ts';
import type { GivingFilters, NgosToGive } from './choose-ngo.contract.ts';
import { selectNgosToGive, type Sought } from './choose-ngo.queries.server.ts';

type Found = Awaited<ReturnType<typeof selectNgosToGive>>;

/**
 * Returns a page of the verified NGOs whose bank details donors can see, and their total number: by name, or the nearest
 * to `from` first. Words find needs, names and places in any of the three scripts, as in the search for NGOs; then the
 * best match comes first.
 */
export async function listNgosToGive(
  db: Database,
  { filters, page, pageSize }: { filters: GivingFilters; page: number; pageSize: number },
): Promise<NgosToGive> {
  const { q = '' } = filters;
  const from = filters.from ? findCity(filters.from) : undefined;
  const selection = {
    category: filters.category || undefined,
    city: filters.city || undefined,
    nearest: from ? citiesByDistance(from).map(({ city }) => city.name) : [],
    limit: pageSize,
    offset: (page - 1) * pageSize,
  };
  const find = (sought: Sought | undefined) => selectNgosToGive(db, { ...selection, sought });
  const found = wordsOfText(q).length === 0 ? await find(undefined) : await search(db, { q, find });
  return {
    data: found.rows.map((row) => summaryOf({ row, from })),
    total: found.total,
    categories: found.categories,
  };
}

/**
 * Searches by the needs in a text, then by its words alone, then with misspelt words corrected, until something is
 * found.
 */
async function search(
  db: Database,
  { q, find }: { q: string; find: (sought: Sought) => Promise<Found> },
): Promise<Found> {
  const read = (corrected: Map<string, string>) => readQuery({ text: q, places: placePhrases, corrected });
  const typed = read(correctNeedWords(q));
  const byNeeds = await find(soughtBy({ query: typed, q }));
  if (byNeeds.categories.length > 0) return byNeeds;
  const byWords = typed.needs.length > 0 ? await find(soughtBy({ query: withoutNeeds(typed), q })) : byNeeds;
  if (byWords.categories.length > 0) return byWords;
  const corrections = await findCorrections(db, q);
  return corrections.size === 0 ? byWords : find(soughtBy({ query: read(corrections), q }));
}

function soughtBy({ query, q }: { query: ReadQuery<Place>; q: string }): Sought {
  const { places } = query;
  return {
    plan: planSearch(query),
    name: nameQuery(q),
    towns: places.length === 0 ? undefined : places.flatMap(({ towns }) => towns.map(({ name }) => name)),
  };
}

function summaryOf({
  row,
  from,
}: {
  row: Found['rows'][number];
  from: City | undefined;
}): NgosToGive['data'][number] {
  const city = findCity(row.city);
  return {
    ...row,
    // Verified NGOs are not deleted.
    status: row.status as NgoStatus,
    district: city?.district ?? '',
    distanceKm: from && city ? distanceKm({ from, to: city }) : null,
  };
}
