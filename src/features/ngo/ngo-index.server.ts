import { isDeepStrictEqual } from 'node:util';
import { inTransaction, type Database } from '#src/server/database.server.ts';
import { GUARDED_COLUMNS } from './guarded-changes/guarded-values.server.ts';
import { sortNameOf } from './ngo-lexemes.server.ts';
import { emptyRow, rowOfRecord, type NgoRecord, type NgoRow } from './ngo-record.server.ts';
import {
  insertRows,
  lockNgos,
  selectMatching,
  selectOutdated,
  updateRows,
  type StoredNgo,
} from './ngo-rows.queries.server.ts';

export type SavedNgos = { inserted: number; updated: number; unchanged: number };

/**
 * Saves NGOs together with their search index entries, all or none. A record matches an existing NGO by its
 * Darpan id. A record without one matches by name (in any script, case and spacing) and city. So does a
 * record with a new Darpan id, but only among NGOs without one.
 * Only the fields in the record change on an existing NGO, and nothing is written if they are already equal. Guarded
 * values of a verified NGO stay as they are, unless the record says its status: see `requestNgoChanges`.
 * If two records describe the same NGO, the later one wins. Pass up to a few thousand records per call.
 * Concurrent calls wait for one another.
 * @throws the database error if a value violates a constraint; nothing is saved then.
 */
export async function saveNgos(db: Database, records: readonly NgoRecord[]): Promise<SavedNgos> {
  const saved: SavedNgos = { inserted: 0, updated: 0, unchanged: 0 };
  if (records.length === 0) return saved;
  await inTransaction(db, async (transaction) => {
    await lockNgos(transaction);
    const batch = new NgoBatch(await selectMatching(transaction, namesOf(records)));
    for (const record of records) saved[batch.merge(record)]++;
    await insertRows(transaction, batch.newRows());
    await updateRows(transaction, { rows: batch.changedRows(), isNews: true });
  });
  return saved;
}

/**
 * Adds an NGO and its search index entry, even if another NGO has the same name. Never changes an existing
 * NGO. Returns the new id.
 * @throws the database error if a value violates a constraint, such as a Darpan id that is already in use.
 */
export async function addNgo(db: Database, record: NgoRecord): Promise<string> {
  const [id] = await insertRows(db, [{ ...emptyRow(record), ...rowOfRecord(record) }]);
  return id!;
}

/** The number of NGOs that are reindexed per transaction. */
const REINDEX_AT_ONCE = 500;

/**
 * Rewrites the search index entries that an older version of the rules wrote. Works in batches so that nobody
 * waits long, and skips entries written by a newer version. It can be interrupted and restarted, and several
 * processes can run it at once.
 * @returns the number of NGOs rewritten.
 */
export async function reindexNgos(db: Database): Promise<number> {
  let count = 0;
  for (let after = 0; ;) {
    const outdated = await db.transaction().execute(async (transaction) => {
      const rows = await selectOutdated(transaction, { after, most: REINDEX_AT_ONCE });
      await updateRows(transaction, { rows, isNews: false });
      return rows;
    });
    const last = outdated.at(-1);
    if (!last) return count;
    count += outdated.length;
    after = last.id;
  }
}

/** An NGO being saved: `row` is its intended state, `id` is null if it is new. */
type Entry = { id: number | null; row: NgoRow; isChanged: boolean };

class NgoBatch {
  readonly #entries: Entry[] = [];
  readonly #byDarpanId = new Map<unknown, Entry>();
  readonly #byName = new Map<string, Entry[]>();

  constructor(rows: readonly StoredNgo[]) {
    for (const row of rows) this.#add({ ...row, isChanged: row.isOutdated });
  }

  merge(record: NgoRecord): keyof SavedNgos {
    const entry = this.#find(record);
    const all = rowOfRecord(record);
    if (!entry) {
      this.#add({ id: null, row: { ...emptyRow(record), ...all }, isChanged: true });
      return 'inserted';
    }
    const isKept = entry.row.status === 'verified' && record.status === undefined;
    const values = isKept ? withoutGuarded(all) : all;
    const isNews = Object.entries(values).some(
      ([column, value]) => !isDeepStrictEqual(value, entry.row[column as keyof NgoRow]),
    );
    if (!isNews) return 'unchanged';
    entry.row = { ...entry.row, ...values };
    entry.isChanged = true;
    this.#remember(entry);
    return 'updated';
  }

  newRows(): NgoRow[] {
    return this.#entries.flatMap(({ id, row }) => (id === null ? [row] : []));
  }

  changedRows(): { id: number; row: NgoRow }[] {
    return this.#entries.flatMap(({ id, row, isChanged }) => (id !== null && isChanged ? [{ id, row }] : []));
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

/** Leaves out what says who an NGO is, and where money and calls go. */
function withoutGuarded(row: Partial<NgoRow>): Partial<NgoRow> {
  const guarded: string[] = GUARDED_COLUMNS;
  return Object.fromEntries(Object.entries(row).filter(([column]) => !guarded.includes(column)));
}

function nameKey({ city, sortName }: { city: string; sortName: string }): string {
  return `${city}\n${sortName}`;
}

function namesOf(records: readonly NgoRecord[]) {
  return {
    darpanIds: records.flatMap(({ darpanId }) => darpanId ?? []),
    cities: records.map(({ city }) => city),
    sortNames: records.map(({ name }) => sortNameOf(name)),
  };
}
