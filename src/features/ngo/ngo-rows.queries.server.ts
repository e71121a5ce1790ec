import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { isoMilliseconds, rowId } from '#src/server/database/sql-values.server.ts';
import { runStatement, statement, statementVariants } from '#src/server/database/statement.server.ts';
import { SEARCH_VERSION } from './ngo-lexemes.server.ts';
import { indexedRow, recordColumns, type NgoRow, type RecordColumn } from './ngo-record.server.ts';

/**
 * An NGO as stored. `isOutdated` is true if other index rules than the current ones wrote its search columns.
 */
export type StoredNgo = { id: number; row: NgoRow; isOutdated: boolean };

const columns = Object.keys(recordColumns) as RecordColumn[];

/** Selects NGOs in the shape of `KnownRow`, with `row` spread out. */
const selectRows = (db: Database) =>
  db
    .selectFrom('ngo')
    .select((eb) => [
      'ngo.id',
      sql<boolean>`search_version <> ${SEARCH_VERSION}`.as('isOutdated'),
      ...columns.map((column) =>
        column === 'verified_at' || column === 'last_confirmed_at'
          ? isoMilliseconds(eb, `ngo.${column}`).as(column)
          : eb.ref(`ngo.${column}`).as(column),
      ),
    ]);

const storedColumns = {
  ...recordColumns,
  search: 'tsvector',
  words: 'text[]',
  sort_name: 'text',
  name_sound: 'text',
  name_words: 'smallint',
  search_version: 'smallint',
};
const names = Object.keys(storedColumns).join(', ');
const definitions = Object.entries(storedColumns)
  .map(([column, type]) => `${column} ${type}`)
  .join(', ');
const INSERT = statement({
  columns: ['id text'],
  text: `insert into ngo (${names}) select ${names} from json_to_recordset($1) as r (${definitions}) returning id::text`,
});
const UPDATE = statementVariants([true, false], (isNews: boolean) => {
  const set = Object.keys(storedColumns).map((column) => `${column} = r.${column}`);
  if (isNews) set.push('updated_at = now()', 'revision = ngo.revision + 1');
  return {
    columns: [],
    text: `update ngo set ${set.join(', ')}
      from json_to_recordset($1) as r (id bigint, ${definitions}) where ngo.id = r.id`,
  };
});

/** An arbitrary number that no other advisory lock in this database uses. */
const SAVE_LOCK = 7_240_002;

/**
 * Blocks everyone else from adding or saving NGOs until the transaction of `db` ends, so that what the caller
 * reads before adding an NGO stays true.
 */
export async function lockNgos(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SAVE_LOCK})`.execute(db);
}

/**
 * Selects and locks the NGOs with these Darpan ids, or with these names in these cities (arrays of equal
 * length), in the order of their ids.
 */
export async function selectMatching(
  db: Database,
  { darpanIds, cities, sortNames }: { darpanIds: string[]; cities: string[]; sortNames: string[] },
): Promise<StoredNgo[]> {
  const isMatch = sql<boolean>`ngo.id in (
    select id from ngo where darpan_id = any(${darpanIds}::text[])
    union all
    select id from ngo join unnest(${cities}::text[], ${sortNames}::text[]) as n (city, sort_name) using (city, sort_name))`;
  const rows = await selectRows(db).where(isMatch).orderBy('ngo.id').forUpdate().execute();
  return rows.map(toStoredNgo);
}

/**
 * Selects and locks the next NGOs after an id that older index rules wrote, skipping those locked by others.
 */
export async function selectOutdated(
  db: Database,
  { after, most }: { after: number; most: number },
): Promise<StoredNgo[]> {
  const rows = await selectRows(db)
    .where('search_version', '<', SEARCH_VERSION)
    .where('ngo.id', '>', after)
    .orderBy('ngo.id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(toStoredNgo);
}

/** Returns the row of the NGO with that id. */
export async function selectRow(db: Database, id: string): Promise<NgoRow | undefined> {
  const stored = await selectRows(db).where('ngo.id', '=', rowId(id)).executeTakeFirst();
  return stored && toStoredNgo(stored).row;
}

/** Returns the ids of the new NGOs. */
export async function insertRows(db: Database, rows: readonly NgoRow[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const inserted = await runStatement(db, INSERT, [JSON.stringify(rows.map(indexedRow))]);
  return inserted.map(([id]) => id);
}

/** Updates rows. `isNews` is true if content that visitors see has changed, not only search columns. */
export async function updateRows(
  db: Database,
  { rows, isNews }: { rows: readonly { id: number; row: NgoRow }[]; isNews: boolean },
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ id, row }) => ({ id, ...indexedRow(row) }));
  await runStatement(db, UPDATE(isNews), [JSON.stringify(values)]);
}

function toStoredNgo({ id, isOutdated, ...row }: { id: number; isOutdated: boolean } & NgoRow): StoredNgo {
  return { id, isOutdated, row };
}
