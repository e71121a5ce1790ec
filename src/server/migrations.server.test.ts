import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { openDatabase } from './database.server.ts';
import { migrate } from './migrations.server.ts';

const { pool, url } = await testDatabase({ empty: true });
const FIRST = 'create table one (n int);\ninsert into one values (1);';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahay-migrations-'));
  await pool.query('drop schema public cascade; create schema public');
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

async function read(sql: string): Promise<unknown[]> {
  const { rows } = await pool.query({ text: sql, rowMode: 'array' });
  return rows.flat();
}

const listTables = () =>
  read(`select tablename::text from pg_tables where schemaname = 'public' order by tablename`);

test('runs each file once, in the order of the numbers', async () => {
  await write({
    '1000-last.sql': 'insert into one values (3)',
    '001-first.sql': FIRST,
    '002-second.sql': 'insert into one values (2)',
    'README.md': 'not a migration',
  });
  expect(await migrate({ pool, folder })).toEqual({
    applied: ['001-first.sql', '002-second.sql', '1000-last.sql'],
  });
  expect(await migrate({ pool, folder })).toEqual({ applied: [] });
  expect(await read('select n from one')).toEqual([1, 2, 3]);
});

test('each file is applied once when five processes migrate at the same time', async () => {
  await write({
    '001-first.sql': `${FIRST} select pg_sleep(0.2);`,
    '002-second.sql': 'insert into one values (2)',
  });
  const opened = Array.from({ length: 5 }, () => openDatabase({ url, poolSize: 1 }));
  const results = await Promise.all(opened.map((database) => migrate({ pool: database.pool, folder })));
  await Promise.all(opened.map(({ close }) => close()));
  expect(results.flatMap(({ applied }) => applied)).toEqual(['001-first.sql', '002-second.sql']);
  expect(await read('select n from one')).toEqual([1, 2]);
});

test('reports a failing migration with its line and reason, and rolls it back', async () => {
  await write({
    '001-first.sql': FIRST,
    '002-broken.sql':
      '-- સેવા 🙏\ncreate table two (n int);\ninsert into one values (2);\nselect * from nowhere;\n',
    '003-third.sql': 'create table three (n int)',
  });
  await expect(migrate({ pool, folder })).rejects.toThrow(
    'The migration 002-broken.sql failed at line 4 and was undone: relation "nowhere" does not exist.',
  );
  expect(await listTables()).toEqual(['migration', 'one']);
  expect(await read('select n from one')).toEqual([1]);

  await write({ '002-broken.sql': 'create table two (n int)' });
  expect(await migrate({ pool, folder })).toEqual({ applied: ['002-broken.sql', '003-third.sql'] });
});

test('refuses a database with an unknown migration', async () => {
  await write({ '001-first.sql': FIRST, '002-newer.sql': 'create table two (n int)' });
  await migrate({ pool, folder });
  await rm(join(folder, '002-newer.sql'));
  await write({ '003-other.sql': 'create table three (n int)' });
  await expect(migrate({ pool, folder })).rejects.toThrow(
    'The database is newer than this version of Sahay: it has the migration 002-newer.sql, which this version does not know.',
  );
  expect(await listTables()).toEqual(['migration', 'one', 'two']);
});

test('refuses a migration that was changed after it was applied, except in its line endings', async () => {
  await write({ '001-first.sql': FIRST });
  await migrate({ pool, folder });
  await write({ '001-first.sql': FIRST.replaceAll('\n', '\r\n') });
  expect(await migrate({ pool, folder })).toEqual({ applied: [] });
  await write({ '001-first.sql': `${FIRST} -- better` });
  await expect(migrate({ pool, folder })).rejects.toThrow('The migration 001-first.sql was changed after');
});

test.for([
  ['a number before one that is applied', '001-late.sql', 'The migration 001-late.sql comes before one'],
  ['a number that is there already', '002-twin.sql', 'Two migrations have the number of'],
  ['a name of another form', 'add_things.sql', 'The migration add_things.sql must be named like'],
] as const)('refuses %s', async ([, name, sentence]) => {
  await write({ '002-first.sql': FIRST });
  await migrate({ pool, folder });
  await write({ [name]: 'create table two (n int)' });
  await expect(migrate({ pool, folder })).rejects.toThrow(sentence);
  expect(await listTables()).toEqual(['migration', 'one']);
});
