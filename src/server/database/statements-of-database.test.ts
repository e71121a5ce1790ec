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

test('every statement in SQL fits the migrated database, with the columns that it declares', async () => {
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

test('a name belongs to one statement', () => {
  const texts = Map.groupBy(declaredStatements(), ({ name }) => name);
  const twice = [...texts].filter(([name, all]) => name && new Set(all.map(({ text }) => text)).size > 1);
  expect(twice.map(([name]) => name)).toEqual([]);
});

test.each<{ fault: string; columns: Column[]; text: string; says: string }>([
  {
    fault: 'two swapped columns of one type',
    columns: ['ngo.name', 'ngo.city'],
    text: 'select n.city, n.name from ngo n',
    says: 'the column ngo.city stands where ngo.name is declared',
  },
  {
    fault: 'two swapped expressions of one type',
    columns: ['listed integer', 'verified integer'],
    text: 'select 1 as verified, 2 as listed',
    says: 'the column verified stands where listed is declared',
  },
  {
    fault: 'another type',
    columns: ['ngos integer'],
    text: 'select count(*) as ngos from ngo',
    says: 'ngos is bigint, declared is ngos integer',
  },
  {
    fault: 'a column too many',
    columns: ['ngo.name'],
    text: 'select name, city from ngo',
    says: '2 columns, declared are 1',
  },
])('$fault is found', async ({ columns, text, says }) => {
  expect(await differences(pool, { columns, text })).toContain(says);
});

test('a column that is not there is found', async () => {
  await expect(differences(pool, { columns: [], text: 'select nmae from ngo' })).rejects.toThrow('nmae');
});
