import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { PhraseLanguage } from './search-terms.values.ts';

export type NeedPhraseRow = {
  _id: string;
  term: string;
  phrase: string;
  language: PhraseLanguage;
  need: string;
  assignedAt: string;
  /** Email of who did; null once the account is gone. */
  assignedBy: string | null;
  removedAt: string | null;
  removedBy: string | null;
};

const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const ROW = `json_build_object('_id', p.id::text, 'term', p.term, 'phrase', p.phrase, 'language', p.language,
  'need', p.need, 'assignedAt', ${time('p.assigned_at')}, 'assignedBy', a.email,
  'removedAt', ${time('p.removed_at')}, 'removedBy', r.email)`;
const FROM = `from need_phrase p left join account a on a.id = p.assigned_by left join account r on r.id = p.removed_by`;

/** Lets nobody else assign or take back phrases until the transaction ends. */
export async function lockNeedPhrases(db: Database): Promise<void> {
  await runQuery(db, {
    text: `select pg_advisory_xact_lock(hashtextextended('need_phrase', 15))`,
    values: [],
  });
}

/** The phrases in use, those assigned first first. */
export async function selectPhrasesInUse(db: Database): Promise<NeedPhraseRow[]> {
  const rows = await runQuery<[NeedPhraseRow]>(db, {
    text: `select ${ROW} ${FROM} where p.removed_at is null order by p.id`,
    values: [],
  });
  return rows.map(([row]) => row);
}

/** All that were ever assigned and hold each of these parts of words, the latest first, and how many there are. */
export async function selectPhrases(
  db: Database,
  { parts, limit, offset }: { parts: readonly string[]; limit: number; offset: number },
): Promise<{ rows: NeedPhraseRow[]; total: number }> {
  const where = `where (select bool_and(position(part in p.term) > 0) from unnest($1::text[]) as part) is not false`;
  const [counted] = await runQuery<[number]>(db, {
    text: `select count(*)::int from need_phrase p ${where}`,
    values: [parts],
  });
  const rows = await runQuery<[NeedPhraseRow]>(db, {
    text: `select ${ROW} ${FROM} ${where} order by p.id desc limit $2 offset $3`,
    values: [parts, limit, offset],
  });
  return { rows: rows.map(([row]) => row), total: counted![0] };
}

export async function selectPhraseById(db: Database, id: string): Promise<NeedPhraseRow | undefined> {
  const [row] = await runQuery<[NeedPhraseRow]>(db, {
    text: `select ${ROW} ${FROM} where p.id = $1`,
    values: [id],
  });
  return row?.[0];
}

/** The phrase that a term was assigned as before, in use or not; undefined if never. */
export async function selectPhraseOfTerm(db: Database, term: string): Promise<string | undefined> {
  const [row] = await runQuery<[string]>(db, {
    text: 'select phrase from need_phrase where term = $1 order by id desc limit 1',
    values: [term],
  });
  return row?.[0];
}

/** Gives the new row's id. */
export async function insertPhrase(
  db: Database,
  row: Pick<NeedPhraseRow, 'term' | 'phrase' | 'language' | 'need'> & { accountId: string },
): Promise<string> {
  const [inserted] = await runQuery<[string]>(db, {
    text: `insert into need_phrase (term, phrase, language, need, assigned_by) values ($1, $2, $3, $4, $5) returning id::text`,
    values: [row.term, row.phrase, row.language, row.need, row.accountId],
  });
  return inserted![0];
}

export async function updateRemoved(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<void> {
  await runQuery(db, {
    text: 'update need_phrase set removed_at = now(), removed_by = $2 where id = $1',
    values: [id, accountId],
  });
}
