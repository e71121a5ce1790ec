import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { NgoCell, NgoFilters } from '../ngo-counts.server.ts';
import { lexeme } from '../ngo-lexemes.server.ts';
import type { SummaryRow } from '../ngo-rows.server.ts';
import type { NgoSort } from '../ngo.values.ts';
import type { SearchQuery } from './search-query.server.ts';
import { SEARCH_PARAMETERS, searchText, type SearchParameter } from './search-statement.server.ts';

export type Matches = {
  rows: SummaryRow[];
  /** What was found, by kind, before the page's filters; when `isWide`, only the part that was counted. */
  cells: NgoCell[];
  isWide: boolean;
};

const texts: Record<NgoSort, string> = {
  fit: searchText('fit'),
  name: searchText('name'),
  distance: searchText('distance'),
};
/** Sorts behind all words, and is none. */
const NOTHING = '~';
/** With fewer matches than these of a single word, names that only begin so are shown as well. */
const ENOUGH_OF_ONE_WORD = 20;

/**
 * A page of the NGOs that match, and how many of each kind do. `within` narrows the search itself, `filters` the page alone;
 * `sound` is that of the text, the NGO of just that name comes first; `towns` is the order of towns by distance.
 */
export async function selectMatches(
  db: Database,
  asked: {
    query: SearchQuery;
    within: NgoFilters;
    filters: NgoFilters;
    sound: string;
    sort: NgoSort;
    towns: readonly string[];
    offset: number;
    limit: number;
  },
): Promise<Matches> {
  const { filters, sound, sort, towns, offset, limit, within } = asked;
  const { patterns, script, keys, fine, name, loose, begun } = narrow(asked);
  const isSingle = keys.length === 1;
  const values: Record<SearchParameter, unknown> = {
    ...{ fine, name, loose, sound, patterns, script, verifiedWithin: within.verified ?? false },
    keys: keys.flat(),
    units: keys.flatMap((unit, index) => unit.map(() => index)),
    // Who typed several words typed them to their end, if they are found.
    enough: begun === null ? 0 : isSingle ? ENOUGH_OF_ONE_WORD : 1,
    isSingle,
    ...{ begun: begun?.query ?? NOTHING, begunName: begun?.name ?? NOTHING, whole: begun?.whole ?? NOTHING },
    begunSkeleton: begun === null || begun.bySound ? NOTHING : begun.last,
    begunSound: begun?.bySound ? begun.last : NOTHING,
    ...{ joined: begun?.joined ?? NOTHING, towns, offset, limit },
    ...{
      category: filters.category ?? null,
      city: filters.city ?? null,
      verified: filters.verified ?? false,
    },
  };
  const rows = await runQuery<[string | null, boolean, ...SummaryRow]>(db, {
    name: `ngo_search_${sort}`,
    text: texts[sort],
    // Only the order by distance mentions the last one.
    values: SEARCH_PARAMETERS.slice(0, sort === 'distance' ? undefined : -1).map(
      (parameter) => values[parameter],
    ),
  });
  const [cells, isWide] = rows[0]!;
  return {
    rows: rows.flatMap(([, , ...row]) => (row[0] === null ? [] : [row])),
    cells: readCells(cells),
    isWide,
  };
}

function narrow({ query, within }: { query: SearchQuery; within: NgoFilters }): SearchQuery {
  const { category, city } = within;
  const filters = [
    ...(category === undefined ? [] : [lexeme.category(category)]),
    ...(city === undefined ? [] : [lexeme.city(city)]),
  ];
  if (filters.length === 0) return query;
  const narrowed = (text: string) => [`(${text})`, ...filters.map(quoted)].join(' & ');
  const begun = query.begun && { ...query.begun, query: narrowed(query.begun.query) };
  const keys = [...query.keys, ...filters.map((filter) => [filter])];
  return { ...query, keys, loose: narrowed(query.loose), fine: narrowed(query.fine), begun };
}

function quoted(text: string): string {
  return `'${text}'`;
}

function readCells(text: string | null): NgoCell[] {
  if (!text) return [];
  return text.split(';').map((cell) => {
    const [category, city, verified, count] = cell.split('|') as [string, string, string, string];
    return { category, city, verified: verified === '1', count: Number(count) };
  });
}
