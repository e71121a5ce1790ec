import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import {
  COUNTED_DAYS,
  HIDDEN_DAYS,
  SHOWN_LEAST,
  type SearchKind,
  type ShownTerms,
} from './search-terms.values.ts';

/** What is added to a day's count of a term. */
export type CountOfTerm = {
  day: string;
  kind: SearchKind;
  term: string;
  words: string;
  searches: number;
  withoutMatch: number;
  followed: number;
};

/** Adds to the counts; of words that were typed in several orders on a day the first is kept. */
export async function addCounts(db: Database, counts: readonly CountOfTerm[]): Promise<void> {
  await runQuery(db, {
    text: `insert into search_count (day, kind, term, words, searches, without_match, followed)
      select * from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[], $7::int[]) as added
        (day, kind, term, words, searches, without_match, followed) order by day, kind, term
      on conflict (day, kind, term) do update set searches = search_count.searches + excluded.searches,
        without_match = search_count.without_match + excluded.without_match,
        followed = search_count.followed + excluded.followed`,
    values: [
      ...[counts.map(({ day }) => day), counts.map(({ kind }) => kind), counts.map(({ term }) => term)],
      ...[counts.map(({ words }) => words), counts.map(({ searches }) => searches)],
      ...[counts.map(({ withoutMatch }) => withoutMatch), counts.map(({ followed }) => followed)],
    ],
  });
}

export type TermFilters = {
  show: ShownTerms;
  /** The first day that counts. */
  since: string;
  /** Parts of words that it must hold. */
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

/** Words that half of those who searched found nothing by. */
const FOUND_NOTHING = '2 * t.without_match >= t.searches';
/** Words that found something which hardly anybody opened: one in five, or fewer. */
const LEFT = '2 * t.without_match < t.searches and 5 * t.followed <= t.searches';
const CONDITIONS: Record<ShownTerms, string> = {
  nothing: `p.id is null and ${FOUND_NOTHING}`,
  noClick: `p.id is null and ${LEFT}`,
  all: 'true',
};

/** Terms that enough searched in the time, those searched most first, and how many there are. */
export async function selectTerms(
  db: Database,
  { filters, limit, offset }: { filters: TermFilters; limit: number; offset: number },
): Promise<{ rows: TermRow[]; total: number }> {
  const { show, since, parts } = filters;
  const values: unknown[] = [since, parts];
  const from = `from (
      select kind, term, sum(searches)::int as searches, sum(without_match)::int as without_match,
        sum(followed)::int as followed, (array_agg(words order by searches desc, words))[1] as words
      from search_count where day >= $1 and (select bool_and(position(part in term) > 0) from unnest($2::text[]) as part) is not false
      group by kind, term having sum(searches) >= ${SHOWN_LEAST}
    ) t left join need_phrase p on p.term = t.term and p.removed_at is null where ${CONDITIONS[show]}`;
  const [counted] = await runQuery<[number]>(db, { text: `select count(*)::int ${from}`, values });
  const rows = await runQuery<[TermRow]>(db, {
    text: `select json_build_object('kind', t.kind, 'term', t.term, 'words', t.words, 'searches', t.searches,
        'withoutMatch', t.without_match, 'followed', t.followed,
        'assigned', case when p.id is not null then json_build_object('_id', p.id::text, 'need', p.need) end)
      ${from} order by t.searches desc, t.term, t.kind limit $3 offset $4`,
    values: [...values, limit, offset],
  });
  return { rows: rows.map(([row]) => row), total: counted![0] };
}

/** Words of a term as they were typed most, if so many searched them that they may be shown; undefined otherwise. */
export async function selectShownWords(
  db: Database,
  { term, since }: { term: string; since: string },
): Promise<string | undefined> {
  const [row] = await runQuery<[string]>(db, {
    text: `select (array_agg(words order by searches desc, words))[1] from search_count where term = $1 and day >= $2
      and kind in (select kind from search_count where term = $1 and day >= $2
        group by kind having sum(searches) >= ${SHOWN_LEAST}) having count(*) > 0`,
    values: [term, since],
  });
  return row?.[0];
}

/** Erases what is too old, and what so few searched that nobody may see it. `today` is the day in India. */
export async function eraseCounts(db: Database, today: string): Promise<void> {
  await runQuery(db, {
    text: 'delete from search_count where day < $1::date - $2::int',
    values: [today, COUNTED_DAYS],
  });
  await runQuery(db, {
    text: `delete from search_count where day < $1::date - $2::int and (kind, term) in (
      select kind, term from search_count group by kind, term having sum(searches) < ${SHOWN_LEAST})`,
    values: [today, HIDDEN_DAYS],
  });
}
