import { sql, type Expression, type RawBuilder } from 'kysely';
import { accountColumns } from '#src/features/account/account-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { countRows, idText, isoTime, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { PhraseLanguage } from './search-terms.values.ts';

export type NeedPhraseRow = {
  _id: string;
  term: string;
  phrase: string;
  language: PhraseLanguage;
  need: string;
  assignedAt: string;
  /** Email address of the person who assigned it, or null if the account no longer exists. */
  assignedBy: string | null;
  removedAt: string | null;
  removedBy: string | null;
};

const phrases = (db: Database) => db.selectFrom('need_phrase as p');

const withPeople = (db: Database, query: ReturnType<typeof phrases>) =>
  query
    .leftJoin(accountColumns(db).as('a'), 'a.id', 'p.assigned_by')
    .leftJoin(accountColumns(db).as('r'), 'r.id', 'p.removed_by')
    .select((eb) => [
      idText(eb, 'p.id').as('_id'),
      'p.term',
      'p.phrase',
      'p.language',
      'p.need',
      isoTime(eb, 'p.assigned_at').as('assignedAt'),
      'a.email as assignedBy',
      isoTime(eb, 'p.removed_at').as('removedAt'),
      'r.email as removedBy',
    ]);

/** SQL condition: the text contains every one of `parts`. */
export const holdsAll = (text: Expression<string>, parts: readonly string[]): RawBuilder<boolean> =>
  sql`(select bool_and(position(part in ${text}) > 0) from unnest(${parts}::text[]) as part) is not false`;

/** Prevents other transactions from assigning or removing phrases until this one ends. */
export async function lockNeedPhrases(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('need_phrase', 15))`.execute(db);
}

/** Returns the phrases in use, oldest assignment first. */
export async function selectPhrasesInUse(db: Database): Promise<NeedPhraseRow[]> {
  return withPeople(db, phrases(db)).where('p.removed_at', 'is', null).orderBy('p.id').execute();
}

/**
 * Returns a page of all phrases ever assigned that contain every one of `parts`, latest first, and their
 * total number.
 */
export async function selectPhrases(
  db: Database,
  { parts, limit, offset }: { parts: readonly string[]; limit: number; offset: number },
): Promise<{ rows: NeedPhraseRow[]; total: number }> {
  const fitting = phrases(db).where((eb) => holdsAll(eb.ref('p.term'), parts));
  const total = await countRows(fitting);
  const rows = await withPeople(db, fitting).orderBy('p.id', 'desc').limit(limit).offset(offset).execute();
  return { rows, total };
}

/** Returns an assigned phrase, in use or not, or undefined. */
export async function selectPhraseById(db: Database, id: string): Promise<NeedPhraseRow | undefined> {
  return withPeople(db, phrases(db)).where('p.id', '=', rowId(id)).executeTakeFirst();
}

/**
 * Returns the phrase that the term was last assigned as, whether in use or not, or undefined if it never was.
 */
export async function selectPhraseOfTerm(db: Database, term: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('need_phrase')
    .select('phrase')
    .where('term', '=', term)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.phrase;
}

/** Returns the id of the new row. */
export async function insertPhrase(
  db: Database,
  row: Pick<NeedPhraseRow, 'term' | 'phrase' | 'language' | 'need'> & { accountId: string },
): Promise<string> {
  const { term, phrase, language, need, accountId } = row;
  const { id } = await db
    .insertInto('need_phrase')
    .values({ term, phrase, language, need, assigned_by: accountId })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks an assigned phrase as removed by the account. */
export async function updateRemoved(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<void> {
  await db
    .updateTable('need_phrase')
    .set({ removed_at: now, removed_by: accountId })
    .where('id', '=', rowId(id))
    .execute();
}
