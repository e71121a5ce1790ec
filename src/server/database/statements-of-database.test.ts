import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { differences } from '../../../tests/support/describe-statement.ts';
import { declaredStatements, type Column } from './statement.server.ts';

const { pool } = await testDatabase();
const files = globSync('src/**/*.server.ts').filter((path) =>
  /import \{.*statement.*\} from '#src\/server\/database\/statement/s.test(readFileSync(path, 'utf8')),
);
await Promise.all(files.map((path) => import(pathToFileURL(resolve(path)).href)));

test('every raw statement prepares on the migrated database and has the declared columns', async () => {
  const statements = declaredStatements();
  const found = await Promise.all(
    statements.map(async ({ name, columns, text }) => {
      const wrong = await differences(pool, { columns, text }).catch((error: Error) => [error.message]);
      return wrong.map((difference) => `${name ?? text}: ${difference}`);
    }),
  );
  expect(found.flat()).toEqual([]);
  expect(statements.length).toBeGreaterThanOrEqual(files.length);
});

test('statement names are unique', () => {
  const texts = Map.groupBy(declaredStatements(), ({ name }) => name);
  const twice = [...texts].filter(([name, all]) => name && new Set(all.map(({ text }) => text)).size > 1);
  expect(twice.map(([name]) => name)).toEqual([]);
});

test.each<{ error: string; columns: Column[]; text: string; message: string }>([
  {
    error: 'two swapped columns of one type',
    columns: ['ngo.name', 'ngo.city'],
    text: 'select n.city, n.name from ngo n',
    message: 'the column ngo.city stands where ngo.name is declared',
  },
  {
    error: 'two swapped expressions of one type',
    columns: ['listed integer', 'verified integer'],
    text: 'select 1 as verified, 2 as listed',
    message: 'the column verified stands where listed is declared',
  },
  {
    error: 'another type',
    columns: ['ngos integer'],
    text: 'select count(*) as ngos from ngo',
    message: 'ngos is bigint, declared is ngos integer',
  },
  {
    error: 'a column too many',
    columns: ['ngo.name'],
    text: 'select name, city from ngo',
    message: '2 columns, declared are 1',
  },
])('reports $error', async ({ columns, text, message }) => {
  expect(await differences(pool, { columns, text })).toContain(message);
});

test('reports a column that does not exist', async () => {
  await expect(differences(pool, { columns: [], text: 'select nmae from ngo' })).rejects.toThrow('nmae');
});
