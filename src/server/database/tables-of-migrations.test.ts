import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashMigrations, TABLES_FILE } from '../../../tests/support/generate-tables.ts';

test('the table types were generated after the last change of a migration', async () => {
  const [, hash] = /^\/\/ Migrations: (\w+)$/m.exec(readFileSync(TABLES_FILE, 'utf8')) ?? [];
  expect(hash, 'npm run tables').toBe(await hashMigrations());
});
