import { expect, test } from 'vitest';
import { testDatabase } from '../tests/support/database.ts';
import { readErasure } from '../tests/support/erasure.ts';

const { pool } = await testDatabase();

test('somebody has decided of every column of every table what erasing does with it', async () => {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by column_name) as columns
      from information_schema.columns
      where table_schema = 'public' and table_name <> 'migration' group by table_name order by table_name`,
  );
  const decisions = readErasure();
  expect([...decisions.keys()].toSorted(), 'give it a place in tests/support/erasure.txt').toEqual(
    rows.map(({ table }) => table),
  );
  for (const { table, columns } of rows) {
    const { rows: whole, emptied, kept } = decisions.get(table) ?? { emptied: [], kept: [] };
    if (whole === undefined)
      expect([...emptied, ...kept].toSorted(), `${table} in tests/support/erasure.txt`).toEqual(columns);
    else expect([...emptied, ...kept], `${table} loses whole rows`).toEqual([]);
  }
});
