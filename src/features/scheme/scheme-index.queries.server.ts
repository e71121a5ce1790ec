import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { SCHEME_SEARCH_VERSION } from './scheme-lexemes.server.ts';
import type { SchemeCategory, SchemeTranslations } from './scheme.values.ts';

/** The searchable fields of a scheme. */
export type IndexedScheme = {
  id: number;
  schemeName: string;
  description: string;
  benefit: string | null;
  translations: SchemeTranslations;
  category: SchemeCategory[];
  beneficiary: string[];
  gender: string;
  needs: string[];
};

/**
 * Locks and returns the next schemes after an id whose search data has an old version. Skips rows that
 * another transaction has locked.
 */
export async function selectOutdated(
  db: Database,
  { after, most }: { after: number; most: number },
): Promise<IndexedScheme[]> {
  return db
    .selectFrom('scheme')
    .select([
      'id',
      'scheme_name as schemeName',
      'description',
      'benefit',
      'category',
      'beneficiary',
      'gender',
    ])
    .select(['needs', sql<SchemeTranslations>`translations`.as('translations')])
    .where('search_version', '<', SCHEME_SEARCH_VERSION)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Writes the search columns of schemes and leaves all other data unchanged. */
export async function updateIndexed(
  db: Database,
  rows: readonly { id: number; sortName: string; search: string }[],
): Promise<void> {
  const values = sql<{ id: number; sort_name: string; search: string }>`unnest(
    ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ sortName }) => sortName)}::text[],
    ${rows.map(({ search }) => search)}::text[])`;
  await db
    .updateTable('scheme')
    .from(values.as<'r'>(sql`r (id, sort_name, search)`))
    .set({
      sort_name: sql.ref<string>('r.sort_name'),
      search: sql<string>`r.search::tsvector`,
      search_version: SCHEME_SEARCH_VERSION,
    })
    .whereRef('scheme.id', '=', 'r.id')
    .execute();
}
