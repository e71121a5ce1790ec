import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { generateTables, TABLES_FILE } from '../../../tests/support/generate-tables.ts';

const { pool } = await testDatabase();

test('the generated table types match the migrated database', async () => {
  expect(readFileSync(TABLES_FILE, 'utf8'), 'npm run tables').toBe(await generateTables(pool));
});

test('a changed table changes the generated types', async () => {
  await pool.query(
    `alter table mail add column size bigint check (size > 0), alter column subject drop not null`,
  );
  await pool.query(`alter table feedback drop constraint feedback_kind_check`);
  const text = await generateTables(pool);
  expect(text).toContain('size: BigInteger | null;');
  expect(text).toContain('subject: string | null;');
  expect(text).toMatch(/feedback: \{\s+id: GeneratedAlways<number>;\s+kind: string;/);
});
