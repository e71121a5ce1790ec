import type pg from 'pg';

/** Returns how many statements in the database of the pool wait for a lock that another one holds. */
export async function countWaitingForLocks(pool: pg.Pool): Promise<number | null> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
  );
  return rowCount;
}
