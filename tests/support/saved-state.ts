import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** The schema with a copy of every table as it was saved. */
const SAVED = 'saved_state';
/** Milliseconds that running jobs may take to finish before the database is restored. */
const LONGEST_JOB = 20_000;

type Table = { name: string; columns: string; hash: string };

/**
 * Saves the rows of all tables of a database, and restores them later. The app keeps running meanwhile.
 * `url` is that of a superuser, because triggers and foreign keys are not checked while rows are put back.
 */
export async function saveState(url: string): Promise<void> {
  await inTransaction(url, async (client) => {
    await lockQueue(client);
    await client.query(`create schema ${SAVED}`);
    const tables = await listTables(client);
    await client.query(`create table ${SAVED}.state (name text, columns text, hash text)`);
    for (const [index, { name, columns, hash }] of tables.entries()) {
      await client.query(`create table ${SAVED}.rows_${index} as select ${columns} from ${name}`);
      await client.query(`insert into ${SAVED}.state values ($1, $2, $3)`, [name, columns, hash]);
    }
    await client.query(
      `create table ${SAVED}.sequences as
        select format('%I.%I', schemaname, sequencename) as name, last_value from pg_sequences where schemaname <> $1`,
      [SAVED],
    );
  });
}

/** Restores the rows that `saveState` saved, and tells the app that everything has changed. */
export async function restoreState(url: string): Promise<void> {
  await inTransaction(url, async (client) => {
    await lockQueue(client);
    await client.query('set local session_replication_role = replica');
    const { rows: saved } = await client.query<Table>(`select * from ${SAVED}.state`);
    const tables = await listTables(client);
    for (const [index, { name, columns, hash }] of saved.entries()) {
      if (tables[index]?.name !== name) throw new Error(`the tables have changed: ${name}`);
      if (tables[index].hash === hash) continue;
      await client.query(`delete from ${name}`);
      await client.query(
        `insert into ${name} (${columns}) overriding system value select * from ${SAVED}.rows_${index}`,
      );
    }
    await client.query(
      `select setval(name::regclass, coalesce(last_value, 1), last_value is not null) from ${SAVED}.sequences`,
    );
    // Neither is a list of cache tags, so each stands for everything.
    await client.query(
      `select pg_notify('public_data', 'restored'), pg_notify('public_data', 'needPhrases')`,
    );
  });
}

async function inTransaction(url: string, run: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await run(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Waits for the running jobs, and keeps others from starting until the transaction ends. */
async function lockQueue(client: pg.Client): Promise<void> {
  const until = performance.now() + LONGEST_JOB;
  for (;;) {
    await client.query('savepoint before; lock table pgboss.job in access exclusive mode');
    const { rows } = await client.query<{ name: string }>(
      `select distinct name from pgboss.job where state = 'active'`,
    );
    if (rows.length === 0) return;
    await client.query('rollback to before');
    if (performance.now() > until)
      throw new Error(`these jobs do not end: ${rows.map(({ name }) => name).join(', ')}`);
    await wait(50);
  }
}

/** Returns all tables with a hash of their rows that does not depend on their order. */
async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Omit<Table, 'hash'>>(
    `select t.oid::regclass::text as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
      from pg_class t join pg_namespace n on n.oid = t.relnamespace join pg_attribute a on a.attrelid = t.oid
      where t.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and n.nspname not in ($1, 'pg_catalog', 'information_schema')
      group by t.oid order by 1`,
    [SAVED],
  );
  const hashes = rows.map(
    ({ name, columns }) =>
      `(select concat(count(*), ' ', sum(hashtextextended(row(${columns})::text, 0))) from ${name})`,
  );
  const { rows: found } = await client.query<string[]>({
    text: `select ${hashes.join(', ')}`,
    rowMode: 'array',
  });
  return rows.map((table, index) => ({ ...table, hash: found[0]?.[index] ?? '' }));
}
