import { expect, test } from 'vitest';
import { ERASED_FIELDS } from '#src/features/audit/audit.rules.ts';
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

/** Tables of what the audit log calls otherwise. */
const ENTITY: Record<string, string> = { donation_receipt: 'receipt' };
/** Tables whose values the audit log holds, with the reason. */
const AUDITED: Record<string, string> = {
  ngo: 'what it published; mails about a change go to the addresses of before',
};
const camelCase = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

test('the audit log, which is permanent, holds nothing that erasing empties', () => {
  for (const [table, { emptied }] of readErasure())
    if (emptied.length > 0 && !(table in AUDITED))
      expect(
        ERASED_FIELDS[ENTITY[table] ?? camelCase(table)]?.toSorted(),
        `${table} in audit.rules.ts`,
      ).toEqual(emptied.map(camelCase).toSorted());
});
