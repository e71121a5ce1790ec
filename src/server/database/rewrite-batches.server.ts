import type { Database } from '#src/server/database.server.ts';

/** Rows rewritten per transaction. */
const AT_ONCE = 200;

/**
 * Rewrites all rows that need it, in batches. `select` locks and returns the next rows after an id, skipping those that
 * another transaction has locked.
 * @returns the number of rows rewritten.
 */
export async function rewriteBatches<Row extends { id: string }>(
  db: Database,
  {
    select,
    rewrite,
  }: {
    select: (db: Database, batch: { after: string; most: number }) => Promise<Row[]>;
    rewrite: (db: Database, row: Row) => Promise<void>;
  },
): Promise<number> {
  let count = 0;
  for (let after = '0'; ;) {
    const rows = await db.transaction().execute(async (transaction) => {
      const batch = await select(transaction, { after, most: AT_ONCE });
      for (const row of batch) await rewrite(transaction, row);
      return batch;
    });
    const last = rows.at(-1);
    if (!last) return count;
    count += rows.length;
    after = last.id;
  }
}
