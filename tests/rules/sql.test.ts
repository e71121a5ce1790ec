import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foreignTables, formatsTimes, hasMisplacedSql } from './sql-rules.ts';

const files = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !/\.(test|fixture)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const QUERIES = 'src/features/mail/mail.queries.server.ts';

test('SQL names a table only in the feature that owns it', () => {
  const foreign = files
    .map((file) => ({ path: file.path, tables: foreignTables(file) }))
    .filter(({ tables }) => tables.length > 0);
  expect(foreign, 'join a fragment of the owner (*-fragments.server.ts), or call its service').toEqual([]);
});

test.each([
  ['Kysely’s select', `db.selectFrom('ngo as n')`],
  ['Kysely’s select from several', `db.selectFrom(['mail as m', 'ngo as n'])`],
  ['Kysely’s join', `query\n    .leftJoin('ngo as n', 'n.id', 'm.ngo_id')`],
  ['Kysely’s insert', `db.insertInto('ngo').values(ngo)`],
  ['Kysely’s update', `db.updateTable('ngo').set(change)`],
  ['Kysely’s delete', `db.deleteFrom('ngo')`],
  ['a select in SQL', 'sql`select n.name from ngo n`'],
  ['a join in SQL', 'sql`select * from mail m join ngo n on n.id = m.ngo_id`'],
  ['a list of tables in SQL', 'sql`select * from mail as m, ngo n`'],
  ['an insert in SQL', 'sql`insert into ngo (name) values (1)`'],
  ['an update in SQL', 'sql`update ngo set name = 1`'],
  ['a delete in SQL', 'sql`delete from ngo`'],
])('detects the table of another feature in %s', (_, text) => {
  expect(foreignTables({ path: QUERIES, text })).toEqual(['ngo']);
});

test('ignores a feature’s own tables and words in comments', () => {
  const text = `// An update ngo users never see.\n/** Copied from account. */\ndb.selectFrom('mail as m')`;
  expect(foreignTables({ path: QUERIES, text })).toEqual([]);
});

test('SQL is only in *.queries.server.ts and fragments', () => {
  expect(files.filter(hasMisplacedSql).map(({ path }) => path)).toEqual([]);
});

test.each([
  ['a query of Kysely’s', `await db.selectFrom('mail').selectAll().execute();`],
  ['a statement in SQL', 'const MAILS = `select id from mail`;'],
  ['a call that takes SQL', 'runStatement(db, MAILS)'],
  ['a fragment of SQL', 'const later = sql<boolean>`n.city > $1`;'],
])('detects %s elsewhere', (_, text) => {
  expect(hasMisplacedSql({ path: 'src/features/mail/mail.service.server.ts', text })).toBe(true);
  expect(hasMisplacedSql({ path: QUERIES, text })).toBe(false);
});

test('only one file formats times', () => {
  expect(
    files.filter(formatsTimes).map(({ path }) => path),
    'sql-values.server.ts',
  ).toEqual([]);
});

test('detects a time formatted elsewhere', () => {
  expect(formatsTimes({ path: QUERIES, text: `sql\`to_char(sent_at, 'YYYY')\`` })).toBe(true);
});
