import { citiesByDistance } from '#src/features/reference/reference.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { facetsOfCells, type NgoFacets, type NgoFilters } from '../ngo-counts.server.ts';
import { nearestWithNgos, type NgoListRequest } from '../ngo-list-request.server.ts';
import { soundOfName } from '../ngo-lexemes.server.ts';
import { summaryOf } from '../ngo-rows.server.ts';
import type { NgoPage } from '../ngo.contract.ts';
import { MATCHES_COUNTED_MOST } from '../ngo.values.ts';
import { findMarks } from './name-marks.server.ts';
import { selectMatches, type Matches } from './ngo-search.queries.server.ts';
import { buildSearchQuery } from './search-query.server.ts';
import { readSearchUnits, type SearchUnit } from './search-units.server.ts';
import { findReadings, type Correction } from './word-corrections.server.ts';

/**
 * A page of the NGOs that match all the words: by name in any script and spelling, by service, by what the words mean, by town and
 * category. When nothing matches, unknown words are corrected, unless the words are to be taken as typed. Up to `MATCHES_COUNTED_MOST`
 * matches are counted and can be paged through; the best of them come first even when there are more.
 */
export async function searchNgos(db: Database, request: NgoListRequest & { text: string }): Promise<NgoPage> {
  const units = readSearchUnits(request.text);
  if (units.length === 0)
    return answer({
      request,
      units,
      matches: nothing,
      facets: facetsOfCells({ cells: [], filters: {} }),
      corrections: [],
    });
  const asTyped = await findByUnits({ db, request, units });
  if (asTyped.matches.cells.length > 0 || request.isExact)
    return answer({ request, units, ...asTyped, corrections: [] });
  for (const { units: read, corrections } of await findReadings(db, units)) {
    const found = await findByUnits({ db, request, units: read });
    if (found.matches.cells.length > 0) return answer({ request, units: read, ...found, corrections });
  }
  return answer({ request, units, ...asTyped, corrections: [] });
}

const nothing: Matches = { rows: [], cells: [], isWide: false };

type Search = { db: Database; request: NgoListRequest & { text: string }; units: readonly SearchUnit[] };

async function findByUnits({ db, request, units }: Search): Promise<{ matches: Matches; facets: NgoFacets }> {
  const { filters, sort, from, page, pageSize } = request;
  const offset = (page - 1) * pageSize;
  const search = (within: NgoFilters, limit: number) =>
    selectMatches(db, {
      query: buildSearchQuery(units),
      within,
      filters,
      sound: soundOfName(request.text),
      sort,
      towns: from ? citiesByDistance(from).map(({ city }) => city.name) : [],
      offset,
      // What is not counted cannot be paged through.
      limit: Math.max(0, Math.min(limit, MATCHES_COUNTED_MOST - offset)),
    });
  const all = await search({}, pageSize);
  if (!all.isWide || !(filters.category || filters.city || filters.verified)) {
    return { matches: all, facets: facetsOfCells({ cells: all.cells, filters }) };
  }
  const { category, city, verified } = filters;
  const [matches, byCategory, byCity, byVerified] = await Promise.all([
    search(filters, pageSize),
    category ? search({ city, verified }, 0) : undefined,
    city ? search({ category, verified }, 0) : undefined,
    verified ? search({ category, city }, 0) : undefined,
  ]);
  const facetsOf = (part: Matches | undefined) => facetsOfCells({ cells: (part ?? matches).cells, filters });
  return {
    matches,
    facets: {
      category: facetsOf(byCategory).category,
      city: facetsOf(byCity).city,
      verified: facetsOf(byVerified).verified,
    },
  };
}

function answer(found: {
  request: NgoListRequest;
  units: readonly SearchUnit[];
  matches: Matches;
  facets: NgoFacets;
  corrections: Correction[];
}): NgoPage {
  const { request, units, matches, facets, corrections } = found;
  const { filters, from, page, pageSize, sort } = request;
  const { category, city, verified } = filters;
  const counted = matches.cells
    .filter((cell) => !category || cell.category === category)
    .filter((cell) => !city || cell.city === city)
    .filter((cell) => !verified || cell.verified)
    .reduce((sum, { count }) => sum + count, 0);
  const total = Math.min(counted, MATCHES_COUNTED_MOST);
  const names = matches.rows.flatMap(([, name, nameGu, nameHi]) => [name, nameGu, nameHi]);
  const marks = findMarks({ names, units });
  return {
    success: true,
    data: matches.rows.map((row) => summaryOf({ row, from })),
    ...{ total, totalIsExact: !matches.isWide, page, pageSize, sort, facets, marks },
    corrections: corrections.map((correction) => ({ ...correction, used: usedIn(marks, correction) })),
    nearest: total === 0 ? nearestWithNgos({ city, facet: facets.city }) : null,
  };
}

/** Of the words taken in the place of another those that the names shown have; all, where a town or a need was meant. */
function usedIn(marks: readonly string[], { used }: Correction): string[] {
  const skeletonOf = (text: string) =>
    wordsOfText(text)
      .map(({ word }) => keysOfWord({ word }).skeleton)
      .join(' ');
  const shown = new Set(marks.map(skeletonOf));
  const found = used.filter((word) => shown.has(skeletonOf(word)));
  return found.length > 0 ? found : used;
}
