import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { NgoCell, NgoFilters } from '../ngo-counts.server.ts';
import { lexeme } from '../ngo-lexemes.server.ts';
import type { SummaryRow } from '../ngo-rows.server.ts';
import type { NgoSort } from '../ngo.values.ts';
import type { BegunQuery, SearchQuery } from './search-query.server.ts';
import { areFrequent } from './frequent-words.server.ts';
import {
  searchStatement,
  type SearchParameter,
  type SearchStatement,
  type SearchWay,
} from './search-statement.server.ts';

export type Matches = {
  rows: SummaryRow[];
  /** What was found, by kind, before the page's filters; when `isWide`, only the part that was counted. */
  cells: NgoCell[];
  isWide: boolean;
};

/** Sorts behind all words, and is none. */
const NOTHING = '~';
/** With fewer matches than these of a single word, names that only begin so are shown as well. */
const ENOUGH_OF_ONE_WORD = 20;

type Asked = {
  query: SearchQuery;
  /** Narrow the search itself, and the page alone. */
  within: NgoFilters;
  filters: NgoFilters;
  /** How the text sounds: the NGO of just that name comes first. */
  sound: string;
  sort: NgoSort;
  /** In the order of their distance, to sort by that. */
  towns: readonly string[];
  offset: number;
  limit: number;
};

/** A page of the NGOs that match, and how many of each kind do. */
export async function selectMatches(db: Database, asked: Asked): Promise<Matches> {
  const narrowed = { ...asked, query: narrow(asked) };
  if (areFrequent(db, narrowed.query.keys)) return select(db, { ...narrowed, way: 'wide' });
  const plain = await select(db, { ...narrowed, way: 'plain' });
  if (plain.isWide) return select(db, { ...narrowed, way: 'wide' });
  // Who typed several words typed them to their end, if they are found.
  const enough = asked.query.keys.length === 1 ? ENOUGH_OF_ONE_WORD : 1;
  if (plain.cells.reduce((sum, { count }) => sum + count, 0) >= enough) return plain;
  const begun = narrowed.query.makeBegun();
  return begun ? select(db, { ...narrowed, way: 'begun', begun }) : plain;
}

type Way = { way: SearchWay; begun?: BegunQuery };

async function select(db: Database, asked: Asked & Way): Promise<Matches> {
  const { name, text, parameters } = (statements[`${asked.way} ${asked.sort}`] ??= searchStatement(
    asked.way,
    asked.sort,
  ));
  const given = valuesOf(asked);
  const rows = await runQuery<[string | null, boolean, ...SummaryRow]>(db, {
    name,
    text,
    values: parameters.map((parameter) => given[parameter]),
  });
  const [cells, isWide] = rows[0]!;
  return {
    rows: rows.flatMap(([, , ...row]) => (row[0] === null ? [] : [row])),
    cells: readCells(cells),
    isWide,
  };
}

const statements: Record<string, SearchStatement> = {};

function valuesOf(asked: Asked & Way): Record<SearchParameter, unknown> {
  const { query, within, filters, sound, towns, offset, limit, begun } = asked;
  const { patterns, script, fine, name, loose } = query;
  return {
    ...{ fine, name, loose, sound, patterns, script, verifiedWithin: within.verified ?? false },
    ...{ begun: begun?.query, begunName: begun?.name, whole: begun?.whole, joined: begun?.joined ?? NOTHING },
    begunSkeleton: begun?.bySound ? NOTHING : begun?.last,
    begunSound: begun?.bySound ? begun.last : NOTHING,
    ...{ isSingle: query.keys.length === 1, category: filters.category, city: filters.city },
    ...{ verified: filters.verified ?? false, towns, offset, limit },
  };
}

function narrow({ query, within }: Asked): SearchQuery {
  const { category, city } = within;
  const filters = [
    ...(category === undefined ? [] : [lexeme.category(category)]),
    ...(city === undefined ? [] : [lexeme.city(city)]),
  ];
  if (filters.length === 0) return query;
  const narrowed = (text: string) => [`(${text})`, ...filters.map(quoted)].join(' & ');
  const makeBegun = () => {
    const begun = query.makeBegun();
    return begun && { ...begun, query: narrowed(begun.query) };
  };
  const keys = [...query.keys, ...filters.map((filter) => [filter])];
  return { ...query, keys, loose: narrowed(query.loose), fine: narrowed(query.fine), makeBegun };
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
