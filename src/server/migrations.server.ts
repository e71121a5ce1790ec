import { BRAND } from '#src/brand.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import {
  describeFailure,
  MigrationError,
  readMigrations,
  type Migration,
} from './database/migration-files.server.ts';

/** An arbitrary advisory lock number, used for nothing else in this database. */
const LOCK = 7_240_001;

type Applied = { name: string; checksum: string };

/**
 * Migrates the database with the SQL files in `folder` (absolute path). Files that were not applied yet run
 * in the order of their numbers, each in a transaction together with its row in the table `migration`.
 * Several processes may call this at once; each file runs only once.
 * @returns the names of the files that this call applied.
 * @throws {MigrationError} with one sentence: a file failed (and left no changes), a file changed after it
 * was applied, or the database is newer than this app.
 */
export async function migrate({
  pool,
  folder,
  log,
}: {
  pool: pg.Pool;
  folder: string;
  log?: Logger;
}): Promise<{ applied: string[] }> {
  const files = await readMigrations(folder);
  const client = await pool.connect();
  try {
    // A migration may take long, and so may waiting for another process that runs it.
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set client_min_messages = warning');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const pending = findPending({ files, applied: await readApplied(client) });
    for (const file of pending) {
      const startedAt = performance.now();
      await apply({ client, file });
      log?.info(`Migration ${file.name} applied in ${Math.round(performance.now() - startedAt)} ms`);
    }
    return { applied: pending.map((file) => file.name) };
  } finally {
    client.release(true); // Closing the connection releases the lock and resets the settings.
  }
}

async function readApplied(client: pg.PoolClient): Promise<Applied[]> {
  await client.query(`create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<Applied>('select name, checksum from migration order by name');
  return rows;
}

function findPending({ files, applied }: { files: Migration[]; applied: Applied[] }): Migration[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  for (const { name, checksum } of applied) {
    const file = byName.get(name);
    if (!file)
      throw new MigrationError(
        `The database is newer than this version of ${BRAND.name.en}: it has the migration ${name}, which this version does not know. Start the newer version.`,
      );
    if (file.checksum !== checksum)
      throw new MigrationError(
        `The migration ${name} was changed after the database had applied it. Put the file back as it was, and write the change as a new migration.`,
      );
  }
  const appliedNames = new Set(applied.map(({ name }) => name));
  const pending = files.filter((file) => !appliedNames.has(file.name));
  const last = Math.max(...files.filter((file) => appliedNames.has(file.name)).map((file) => file.number));
  const late = pending.find((file) => file.number < last);
  if (late)
    throw new MigrationError(
      `The migration ${late.name} comes before one that the database has applied already. Give it the next free number.`,
    );
  return pending;
}

async function apply({ client, file }: { client: pg.PoolClient; file: Migration }): Promise<void> {
  try {
    await client.query('begin');
    await client.query(file.text);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [file.name, file.checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {}); // The connection itself may have failed.
    throw new MigrationError(describeFailure({ file, error }), { cause: error });
  }
}
