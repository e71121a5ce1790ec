/** Rows read per query. */
const BATCH = 1000;

/**
 * Yields all rows of a sorted query. Reads them in batches, each only when the caller needs it. `select`
 * returns the rows after `last`, or the first ones.
 */
export async function* readBatches<Row>(
  select: (batch: { limit: number; last: Row | undefined }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const rows = await select({ limit: BATCH, last });
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}
