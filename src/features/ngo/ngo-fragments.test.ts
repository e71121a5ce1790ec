import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { NGO_COLUMNS, ngoColumns, ngoNames } from './ngo-fragments.server.ts';

const { db, pool } = await testDatabase();

async function planOf(text: string): Promise<string[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`);
  return rows.map((row) => row['QUERY PLAN']);
}

test('a join with the fragment has the same plan as a join with the table', async () => {
  const schemes = db.selectFrom('scheme as s');
  const ofTable = (join: string) => `select s.id, n.name from scheme s ${join} ngo n on n.id = s.ngo_id`;
  const inner = schemes.innerJoin(ngoColumns(db).as('n'), 'n.id', 's.ngo_id').select(['s.id', 'n.name']);
  expect(await planOf(inner.compile().sql)).toEqual(await planOf(ofTable('join')));
  const leftJoin = schemes.leftJoin(ngoColumns(db).as('n'), 'n.id', 's.ngo_id').select(['s.id', 'n.name']);
  expect(await planOf(leftJoin.compile().sql)).toEqual(await planOf(ofTable('left join')));
  const inSql = `select s.id, n.name from scheme s join ${NGO_COLUMNS} n on n.id = s.ngo_id`;
  expect(await planOf(inSql)).toEqual(await planOf(ofTable('join')));
});

test('reads the names of an NGO by primary key', async () => {
  const ngo = jsonObjectFrom(ngoNames(db, 's.ngo_id').select('n.city'));
  const plan = await planOf(db.selectFrom('scheme as s').select(ngo.as('ngo')).compile().sql);
  expect(plan.join('\n')).toMatch(/Index Scan using \w+ on ngo n\n\s+Index Cond: \(id = s\.ngo_id\)/);
  expect(plan.join('\n')).not.toContain('Subquery Scan');
});
