import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import { SCHEME_SEARCH_VERSION } from './scheme-lexemes.server.ts';
import type { SchemeCategory } from './scheme.values.ts';

/** What of a scheme can be found by words. */
export type IndexedScheme = {
  id: number;
  schemeName: string;
  description: string;
  category: SchemeCategory[];
  beneficiary: string[];
  gender: string;
  needs: string[];
};

/** The next schemes after an id that were written by older rules, and that nobody else is writing; locked. */
export async function selectOutdated(
  db: Database,
  { after, most }: { after: number; most: number },
): Promise<IndexedScheme[]> {
  const rows = await runQuery<[number, string, string, SchemeCategory[], string[], string, string[]]>(db, {
    text: `select id, scheme_name, description, category, beneficiary, gender, needs from scheme
      where search_version < $1 and id > $2 order by id limit $3 for update skip locked`,
    values: [SCHEME_SEARCH_VERSION, after, most],
  });
  return rows.map(([id, schemeName, description, category, beneficiary, gender, needs]) => ({
    id,
    schemeName,
    description,
    category,
    beneficiary,
    gender,
    needs,
  }));
}

/** Writes what schemes are found by; what is told of them stays. */
export async function updateIndexed(
  db: Database,
  rows: readonly { id: number; sortName: string; search: string }[],
): Promise<void> {
  await runQuery(db, {
    text: `update scheme set sort_name = r.sort_name, search = r.search::tsvector, search_version = $4
      from unnest($1::bigint[], $2::text[], $3::text[]) as r (id, sort_name, search) where scheme.id = r.id`,
    values: [
      ...[rows.map(({ id }) => id), rows.map(({ sortName }) => sortName)],
      ...[rows.map(({ search }) => search), SCHEME_SEARCH_VERSION],
    ],
  });
}
