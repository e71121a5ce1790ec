import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../../src/server/database.server.ts';
import { prepareDatabase } from '../../src/server/database/prepare-database.server.ts';

/**
 * Creates a database in the cluster: a copy of `template` if given, otherwise an empty one, migrated if
 * `migrated` is set.
 */
export async function createTestDatabase({
  clusterUrl,
  template,
  migrated = false,
}: {
  clusterUrl: string;
  template?: string;
  migrated?: boolean;
}): Promise<{ name: string; url: string }> {
  const name = `sahay_test_${randomBytes(6).toString('hex')}`;
  // In a cluster with locale C, Gujarati letters would not count as letters.
  const source = template
    ? `template ${template}`
    : `template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`;
  await runInCluster({ clusterUrl, sql: `create database ${name} ${source}` });
  const url = clusterUrl.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`);
  if (migrated) {
    const { pool, close } = openDatabase({ url, poolSize: 1 });
    try {
      await prepareDatabase({ url, pool });
    } finally {
      await close();
    }
  }
  return { name, url };
}

/**
 * The error if autovacuum is using the database. Only a superuser could stop it, but it soon finishes by
 * itself.
 */
const AUTOVACUUM_ERROR = '42501';
const MAX_ATTEMPTS = 50;

/** Drops the database, even if someone is still connected to it. */
export async function dropTestDatabase({
  clusterUrl,
  name,
}: {
  clusterUrl: string;
  name: string;
}): Promise<void> {
  for (let attemptsLeft = MAX_ATTEMPTS; ; attemptsLeft--) {
    try {
      return await runInCluster({ clusterUrl, sql: `drop database if exists ${name} with (force)` });
    } catch (error) {
      if ((error as { code?: string }).code !== AUTOVACUUM_ERROR || attemptsLeft === 0) throw error;
      await wait(100);
    }
  }
}

/** Drops the databases that tests have left behind, except `keep`. No test may be running. */
export async function dropLeftDatabases({
  clusterUrl,
  keep,
}: {
  clusterUrl: string;
  keep: string;
}): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  const { rows } = await client
    .query<{ name: string }>(
      `select datname as name from pg_database where datname like 'sahay_test_%' and datname <> $1`,
      [keep],
    )
    .finally(() => client.end());
  for (const { name } of rows) await dropTestDatabase({ clusterUrl, name });
}

async function runInCluster({ clusterUrl, sql }: { clusterUrl: string; sql: string }): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
