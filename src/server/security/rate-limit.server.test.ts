import { expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { openDatabase } from '../database.server.ts';
import { deleteOldRateLimits } from './rate-limit.queries.server.ts';
import { countRequest, resetRateLimit, WIDE_NETWORK_FACTOR } from './rate-limit.server.ts';

const { db, pool, url } = await testDatabase();

let number = 0;
/** Returns a function that counts a request from an address, and whether it was allowed, for a limit of its own. */
function newLimit({ requests }: { requests: number }) {
  const limit = { name: `test-${++number}`, requests, seconds: 900 };
  const keyOf = (address: string) => ({ limit, caller: { address, language: 'en' as const } });
  const isAllowed = async (address: string) => (await countRequest(db, keyOf(address))) === undefined;
  return { isAllowed, reset: (address: string) => resetRateLimit(db, keyOf(address)) };
}

test('households of a wide IPv6 network share a limit of their own', async () => {
  const { isAllowed, reset } = newLimit({ requests: 1 });
  for (let household = 1; household <= WIDE_NETWORK_FACTOR; household++)
    expect(await isAllowed(`2001:db8:5:${household}::1`), String(household)).toBe(true);
  expect(await isAllowed('2001:db8:5:ff::1')).toBe(false);
  expect(await isAllowed('2001:db8:6:ff::1')).toBe(true);
  await reset('2001:db8:5:fe::1');
  expect(await isAllowed('2001:db8:5:fd::1')).toBe(true);
});

test('addresses of an IPv4 network are counted one by one, and those of an IPv6 household together', async () => {
  const { isAllowed } = newLimit({ requests: 1 });
  expect([await isAllowed('192.0.2.1'), await isAllowed('192.0.2.1')]).toEqual([true, false]);
  expect(await isAllowed('192.0.2.2')).toBe(true);
  expect([await isAllowed('2001:db8:7:1::1'), await isAllowed('2001:db8:7:1::2')]).toEqual([true, false]);
});

test('a database that fails is no exceeded limit', async () => {
  const closed = openDatabase({ url, poolSize: 1 });
  await closed.close();
  const limit = { name: 'closed', requests: 1, seconds: 900 };
  await expect(countRequest(closed.db, { limit, subject: 'somebody' })).rejects.toThrow('pool');
});

test('counted requests are deleted once they have expired', async () => {
  await pool.query('delete from rate_limit');
  const now = Date.now();
  await pool.query(`insert into rate_limit (key, points, expire) values ('old', 1, $1), ('new', 1, $2)`, [
    now - 60_000,
    now + 60_000,
  ]);
  await deleteOldRateLimits(db);
  const { rows } = await pool.query('select key from rate_limit');
  expect(rows).toEqual([{ key: 'new' }]);
});
