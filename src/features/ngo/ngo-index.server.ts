import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import { SEARCH_VERSION, sortNameOf } from './ngo-lexemes.server.ts';
import {
  emptyRow,
  indexedRow,
  recordColumns,
  rowOfRecord,
  type NgoRecord,
  type NgoRow,
} from './ngo-record.server.ts';

export type SavedNgos = { inserted: number; updated: number; unchanged: number };

/** An NGO at hand: as the database has it (`id`), as it is to be. */
type Entry = { id: number | null; row: NgoRow; isChanged: boolean };

/** Any number that nothing else locks in this database. */
const SAVE_LOCK = 7_240_002;

const writtenColumns = {
  ...recordColumns,
  search: 'tsvector',
  words: 'text[]',
  sort_name: 'text',
  name_sound: 'text',
  name_words: 'smallint',
  search_version: 'smallint',
};

/**
 * Saves NGOs, all or none, each with what makes it found. One is known by its Darpan id; without one, or when no NGO has that id yet, by its
 * name (in whatever script, case and spacing) and city. Of a known NGO only what the record says is changed, and nothing is
 * written when that is what it has already; the later record of two about one NGO wins. Some thousand records a call are a good measure.
 * Concurrent calls wait for one another.
 * @throws the database's error when a value breaks its rules; nothing is saved then.
 */
export async function saveNgos(db: Database, records: readonly NgoRecord[]): Promise<SavedNgos> {
  const saved: SavedNgos = { inserted: 0, updated: 0, unchanged: 0 };
  if (records.length === 0) return saved;
  await db.transaction(async (transaction) => {
    await runQuery(transaction, { text: 'select pg_advisory_xact_lock($1)', values: [SAVE_LOCK] });
    const known = new KnownNgos(await findKnown(transaction, records));
    for (const record of records) saved[known.take(record)]++;
    await writeRows(transaction, known.changed());
  });
  return saved;
}

class KnownNgos {
  readonly #entries: Entry[] = [];
  readonly #byDarpanId = new Map<unknown, Entry>();
  readonly #byName = new Map<string, Entry[]>();

  constructor(entries: Entry[]) {
    for (const entry of entries) this.#add(entry);
  }

  take(record: NgoRecord): keyof SavedNgos {
    const told = rowOfRecord(record);
    const entry = this.#find(record);
    if (!entry) {
      this.#add({ id: null, row: { ...emptyRow(record), ...told }, isChanged: true });
      return 'inserted';
    }
    const isNews = Object.entries(told).some(
      ([column, value]) => !isSame(value, entry.row[column as keyof NgoRow]),
    );
    if (!isNews) return 'unchanged';
    entry.row = { ...entry.row, ...told };
    entry.isChanged = true;
    this.#remember(entry);
    return 'updated';
  }

  changed(): Entry[] {
    return this.#entries.filter((entry) => entry.isChanged);
  }

  #find({ name, city, darpanId }: NgoRecord): Entry | undefined {
    const namesakes = this.#byName.get(nameKey({ city, sortName: sortNameOf(name) })) ?? [];
    if (!darpanId) return namesakes[0];
    return this.#byDarpanId.get(darpanId) ?? namesakes.find(({ row }) => row.darpan_id === null);
  }

  #add(entry: Entry): void {
    this.#entries.push(entry);
    this.#remember(entry);
  }

  #remember(entry: Entry): void {
    const { name, city, darpan_id } = entry.row;
    if (darpan_id !== null) this.#byDarpanId.set(darpan_id, entry);
    const key = nameKey({ city: city as string, sortName: sortNameOf(name as string) });
    const namesakes = this.#byName.get(key) ?? [];
    if (!namesakes.includes(entry)) this.#byName.set(key, [...namesakes, entry]);
  }
}

function nameKey({ city, sortName }: { city: string; sortName: string }): string {
  return `${city}\n${sortName}`;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

async function findKnown(db: Database, records: readonly NgoRecord[]): Promise<Entry[]> {
  const columns = Object.keys(recordColumns) as (keyof typeof recordColumns)[];
  const selected = columns.map((column) =>
    recordColumns[column] === 'timestamptz'
      ? `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : column,
  );
  const rows = await runQuery<[number, number, ...unknown[]]>(db, {
    text: `select id, search_version, ${selected.join(', ')} from ngo where id in (
        select id from ngo where darpan_id = any($1::text[])
        union all
        select id from ngo join unnest($2::text[], $3::text[]) as asked (city, sort_name) using (city, sort_name)
      ) order by id for update`,
    values: [
      records.flatMap(({ darpanId }) => darpanId ?? []),
      records.map(({ city }) => city),
      records.map(({ name }) => sortNameOf(name)),
    ],
  });
  return rows.map(([id, version, ...values]) => ({
    id,
    row: Object.fromEntries(columns.map((column, index) => [column, values[index]])) as NgoRow,
    isChanged: version !== SEARCH_VERSION,
  }));
}

async function writeRows(db: Database, entries: Entry[]): Promise<void> {
  const columns = Object.keys(writtenColumns);
  const typed = Object.entries(writtenColumns).map(([column, type]) => `${column} ${type}`);
  const jsonOf = (chosen: Entry[]) =>
    JSON.stringify(chosen.map(({ id, row }) => ({ id, ...indexedRow(row) })));
  const fresh = entries.filter(({ id }) => id === null);
  const known = entries.filter(({ id }) => id !== null);
  if (fresh.length > 0) {
    await runQuery(db, {
      text: `insert into ngo (${columns.join(', ')}) select ${columns.join(', ')}
        from json_to_recordset($1) as r (${typed.join(', ')})`,
      values: [jsonOf(fresh)],
    });
  }
  if (known.length > 0) {
    await runQuery(db, {
      text: `update ngo set ${columns.map((column) => `${column} = r.${column}`).join(', ')}, updated_at = now()
        from json_to_recordset($1) as r (id bigint, ${typed.join(', ')}) where ngo.id = r.id`,
      values: [jsonOf(known)],
    });
  }
}
