import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countWaitingForLocks } from '../../../tests/support/count-waiting-for-locks.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import { lockToFill } from './lock-to-fill.queries.server.ts';

const { db, pool } = await testDatabase();

/** Milliseconds after which PostgreSQL refuses a statement, or the wait for a lock, in this test. */
const REFUSED_AFTER = 50;

test('a process waits for another that fills the table, however long that takes', async () => {
  const waiting = Promise.withResolvers<boolean>();
  await db.transaction().execute(async (first) => {
    expect(await lockToFill(first, 'ngo')).toBe(false);
    void db
      .transaction()
      .execute(async (second) => {
        for (const limit of ['lock_timeout', 'statement_timeout'])
          await sql`select set_config(${limit}, ${String(REFUSED_AFTER)}, true)`.execute(second);
        return lockToFill(second, 'ngo');
      })
      .then(waiting.resolve, waiting.reject);
    await expect.poll(() => countWaitingForLocks(pool)).toBe(1);
    await wait(4 * REFUSED_AFTER);
    await savedNgo(first);
  });
  expect(await waiting.promise).toBe(true);
});
