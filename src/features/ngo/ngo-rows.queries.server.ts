import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import { SEARCH_VERSION } from './ngo-lexemes.server.ts';
import { indexedRow, recordColumns, type NgoRow } from './ngo-record.server.ts';

/** An NGO as the database has it; `isOutdated` when what finds it was written by other rules than today's. */
export type KnownRow = { id: number; row: NgoRow; isOutdated: boolean };

const columns = Object.keys(recordColumns) as (keyof typeof recordColumns)[];
const selected = columns.map((column) =>
  recordColumns[column] === 'timestamptz'
    ? `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : column,
);
const SELECTED = `select id, search_version <> ${SEARCH_VERSION}, ${selected.join(', ')} from ngo`;

const writtenColumns = {
  ...recordColumns,
  search: 'tsvector',
  words: 'text[]',
  sort_name: 'text',
  name_sound: 'text',
  name_words: 'smallint',
  search_version: 'smallint',
};
const names = Object.keys(writtenColumns);
const typed = Object.entries(writtenColumns).map(([column, type]) => `${column} ${type}`);

/** Any number that nothing else locks in this database. */
const SAVE_LOCK = 7_240_002;

/** Lets nobody else add or save NGOs until the transaction `db` ends: what was read of them before adding one stays true. */
export async function lockNgos(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SAVE_LOCK})`.execute(db);
}

/** The NGOs of these Darpan ids, and of these names in these cities (of equal length), in the order of their ids; locked. */
export async function selectKnown(
  db: Database,
  asked: { darpanIds: string[]; cities: string[]; sortNames: string[] },
): Promise<KnownRow[]> {
  const rows = await runQuery<[number, boolean, ...unknown[]]>(db, {
    text: `${SELECTED} where id in (
        select id from ngo where darpan_id = any($1::text[])
        union all
        select id from ngo join unnest($2::text[], $3::text[]) as asked (city, sort_name) using (city, sort_name)
      ) order by id for update`,
    values: [asked.darpanIds, asked.cities, asked.sortNames],
  });
  return rows.map(knownRow);
}

/** The next NGOs after an id that were written by older rules, and that nobody else is writing; locked. */
export async function selectOutdated(
  db: Database,
  { after, most }: { after: number; most: number },
): Promise<KnownRow[]> {
  const rows = await runQuery<[number, boolean, ...unknown[]]>(db, {
    text: `${SELECTED} where search_version < $1 and id > $2 order by id limit $3 for update skip locked`,
    values: [SEARCH_VERSION, after, most],
  });
  return rows.map(knownRow);
}

/** Gives the ids of the new NGOs. */
/** The row of the NGO of that id. */
export async function selectRow(db: Database, id: string): Promise<NgoRow | undefined> {
  const [row] = await runQuery<[number, boolean, ...unknown[]]>(db, {
    text: `${SELECTED} where id = $1`,
    values: [id],
  });
  return row && knownRow(row).row;
}

export async function insertRows(db: Database, rows: readonly NgoRow[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const inserted = await runQuery<[string]>(db, {
    text: `insert into ngo (${names.join(', ')}) select ${names.join(', ')}
      from json_to_recordset($1) as r (${typed.join(', ')}) returning id::text`,
    values: [JSON.stringify(rows.map(indexedRow))],
  });
  return inserted.map(([id]) => id);
}

/** `isNews`: what is told of the NGOs has changed, not only what finds them. */
export async function updateRows(
  db: Database,
  { rows, isNews }: { rows: readonly { id: number; row: NgoRow }[]; isNews: boolean },
): Promise<void> {
  if (rows.length === 0) return;
  const set = names.map((column) => `${column} = r.${column}`);
  if (isNews) set.push('updated_at = now()', 'revision = ngo.revision + 1');
  await runQuery(db, {
    text: `update ngo set ${set.join(', ')}
      from json_to_recordset($1) as r (id bigint, ${typed.join(', ')}) where ngo.id = r.id`,
    values: [JSON.stringify(rows.map(({ id, row }) => ({ id, ...indexedRow(row) })))],
  });
}

function knownRow([id, isOutdated, ...values]: [number, boolean, ...unknown[]]): KnownRow {
  return {
    id,
    isOutdated,
    row: Object.fromEntries(columns.map((column, index) => [column, values[index]])) as NgoRow,
  };
}
