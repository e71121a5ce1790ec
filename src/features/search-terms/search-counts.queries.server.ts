import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { countRows, idText } from '#src/server/database/sql-values.server.ts';
import { runStatement, statement } from '#src/server/database/statement.server.ts';
import { holdsAll } from './need-phrase.queries.server.ts';
import {
  COUNTED_DAYS,
  HIDDEN_DAYS,
  SEARCHES_LEAST,
  type SearchKind,
  type TermList,
} from './search-terms.values.ts';

/** Numbers to add to the count of a term on one day. */
export type CountOfTerm = {
  day: string;
  kind: SearchKind;
  term: string;
  words: string;
  searches: number;
  withoutMatch: number;
  followed: number;
};

const ADD_COUNTS = statement({
  columns: [],
  text: `insert into search_count (day, kind, term, words, searches, without_match, followed)
    select * from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[], $7::int[]) as added
      (day, kind, term, words, searches, without_match, followed) order by day, kind, term
    on conflict (day, kind, term) do update set searches = search_count.searches + excluded.searches,
      without_match = search_count.without_match + excluded.without_match,
      followed = search_count.followed + excluded.followed`,
});

/** Adds to the counts. If people entered the words in several orders on a day, the first order is kept. */
export async function addCounts(db: Database, counts: readonly CountOfTerm[]): Promise<void> {
  const columns = ['day', 'kind', 'term', 'words', 'searches', 'withoutMatch', 'followed'] as const;
  await runStatement(
    db,
    ADD_COUNTS,
    columns.map((column) => counts.map((count) => count[column])),
  );
}

export type TermFilters = {
  show: TermList;
  /** The first day of the period. */
  since: string;
  /** Substrings that the term must contain. */
  parts: readonly string[];
};

export type TermRow = {
  kind: SearchKind;
  term: string;
  words: string;
  searches: number;
  withoutMatch: number;
  followed: number;
  assigned: { _id: string; need: string } | null;
};

/** The most frequent word order of a term. */
const mostFrequentWords: RawBuilder<string> = sql`(array_agg(words order by searches desc, words))[1]`;

/** Selects the terms with enough searches in the period and the need that each one is assigned to. */
function termsOf(db: Database, { show, since, parts }: TermFilters) {
  const counted = db
    .selectFrom('search_count')
    .select(({ fn }) => [
      'kind',
      'term',
      mostFrequentWords.as('words'),
      fn.sum<number>('searches').as('searches'),
      fn.sum<number>('without_match').as('without_match'),
      fn.sum<number>('followed').as('followed'),
    ])
    .where('day', '>=', since)
    .where((eb) => holdsAll(eb.ref('term'), parts))
    .groupBy(['kind', 'term'])
    .having((eb) => eb.fn.sum('searches'), '>=', SEARCHES_LEAST);
  const terms = db
    .selectFrom(counted.as('t'))
    .leftJoin('need_phrase as p', (join) =>
      join.onRef('p.term', '=', 't.term').on('p.removed_at', 'is', null),
    );
  if (show === 'all') return terms;
  const unassigned = terms.where('p.id', 'is', null);
  // 'nothing': at least half of the searches had no match. 'noClick': more than half had a match, but at most
  // one in five led to a result being opened.
  return show === 'nothing'
    ? unassigned.where(sql<boolean>`2 * t.without_match >= t.searches`)
    : unassigned.where(sql<boolean>`2 * t.without_match < t.searches and 5 * t.followed <= t.searches`);
}

/**
 * Returns a page of the terms with enough searches in the period, most searched first, and their total
 * number.
 */
export async function selectTerms(
  db: Database,
  { filters, limit, offset }: { filters: TermFilters; limit: number; offset: number },
): Promise<{ rows: TermRow[]; total: number }> {
  const terms = termsOf(db, filters);
  const total = await countRows(terms);
  const matches = await terms
    .select((eb) => [
      't.kind',
      't.term',
      't.words',
      't.searches',
      't.without_match as withoutMatch',
      't.followed',
      idText(eb, 'p.id').as('_id'),
      'p.need',
    ])
    .orderBy('t.searches', 'desc')
    .orderBy('t.term')
    .orderBy('t.kind')
    .limit(limit)
    .offset(offset)
    .execute();
  const rows = matches.map(({ _id, need, ...row }) => ({
    ...row,
    assigned: _id !== null && need !== null ? { _id, need } : null,
  }));
  return { rows, total };
}

/** Returns the most frequent word order of a term, or undefined if it has too few searches to be shown. */
export async function selectWordsOfTerm(
  db: Database,
  { term, since }: { term: string; since: string },
): Promise<string | undefined> {
  const counts = db.selectFrom('search_count').where('term', '=', term).where('day', '>=', since);
  const frequentKinds = counts
    .select('kind')
    .groupBy('kind')
    .having((eb) => eb.fn.sum('searches'), '>=', SEARCHES_LEAST);
  const { words } = await counts
    .select(mostFrequentWords.$castTo<string | null>().as('words'))
    .where('kind', 'in', frequentKinds)
    .executeTakeFirstOrThrow();
  return words ?? undefined;
}

/**
 * Deletes counts that are too old, and older counts of terms with too few searches to be shown. `today` is
 * the date in India.
 */
export async function eraseCounts(db: Database, today: string): Promise<void> {
  const daysBefore = (days: number) => sql<string>`${today}::date - ${days}::int`;
  await db.deleteFrom('search_count').where('day', '<', daysBefore(COUNTED_DAYS)).execute();
  const rare = db
    .selectFrom('search_count')
    .select(['kind', 'term'])
    .groupBy(['kind', 'term'])
    .having((eb) => eb.fn.sum('searches'), '<', SEARCHES_LEAST);
  await db
    .deleteFrom('search_count')
    .where('day', '<', daysBefore(HIDDEN_DAYS))
    .where((eb) => eb(eb.refTuple('kind', 'term'), 'in', rare.$asTuple('kind', 'term')))
    .execute();
}
