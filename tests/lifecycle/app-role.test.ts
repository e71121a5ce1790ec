import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/database.server.ts';
import { APP_ROLE, ensureAppRole } from '../../src/server/database/app-role.server.ts';
import { prepareDatabase } from '../../src/server/database/prepare-database.server.ts';
import { findHome } from '../../src/server/embedded/postgres-home.server.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/server/embedded-postgres.server.ts';
import { startProduct } from '../support/product.ts';
import { removeFolder } from '../support/remove-folder.ts';
import { startApp } from './start-app.ts';

const log = pino({ level: 'silent' });
let dataDir: string;
let postgres: EmbeddedPostgres;
let admin: pg.Client;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sahay-role-'));
  postgres = await startEmbeddedPostgres({ dataDir, log });
  admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await postgres.stop();
  await removeFolder(findHome(dataDir));
  await removeFolder(dataDir);
});

const SECRET_KEY = 'x'.repeat(40);
const addressFor = (user: string, database: string) =>
  postgres.adminUrl.replace(/\/\/[^@]*@localhost\/postgres/, `//${user}:word@localhost/${database}`);

/**
 * Creates a database with a user that owns it, as a PostgreSQL provider would hand it out. Returns its URL.
 */
async function createOwner(name: string, rights = ''): Promise<string> {
  await admin.query(`create role ${name} login password 'word' ${rights}`);
  await admin.query(`create database ${name} owner ${name}`);
  return addressFor(name, name);
}

async function prepare(url: string): Promise<void> {
  const owner = openDatabase({ url, poolSize: 1 });
  try {
    await prepareDatabase({ url, pool: owner.pool });
  } finally {
    await owner.close();
  }
}

test('prints the two statements to run if the database user cannot create roles, and starts after them', async () => {
  const url = await createOwner('plain');
  const message = await prepare(url).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(message).toMatch(
    /^The role sahay_app, as which the app works, could not be made or given to plain \(.+\)\. A superuser can: /,
  );
  const [, statements] = /A superuser can: (.*)$/.exec(message)!;
  // The role exists already, because another database of this PostgreSQL contains the app.
  await admin.query(statements!.replace(/^create role \w+ nologin; /, ''));
  await prepare(url);
  const app = openDatabase({ url, role: APP_ROLE, poolSize: 1 });
  await expect(app.pool.query('select count(*) from account')).resolves.toMatchObject({ rowCount: 1 });
  await expect(app.pool.query('delete from audit_entry')).rejects.toThrow(/permission denied/);
  await expect(app.pool.query('drop table account')).rejects.toThrow(/must be owner/);
  await app.close();
});

test('revokes the rights of the app role again at every start', async () => {
  const url = await createOwner('again');
  await admin.query(`grant ${APP_ROLE} to again`);
  await prepare(url);
  const owner = openDatabase({ url, poolSize: 1 });
  await owner.pool.query(`grant all on audit_entry, migration to ${APP_ROLE}`);
  await owner.close();
  await prepare(url);
  const app = openDatabase({ url, role: APP_ROLE, poolSize: 1 });
  for (const statement of ['delete from audit_entry', 'truncate audit_entry', 'select * from migration'])
    await expect(app.pool.query(statement), statement).rejects.toThrow(/permission denied/);
  await app.close();
});

test('creates the app role itself if the database user can create roles', async () => {
  await admin.query(`alter role ${APP_ROLE} rename to made_before`);
  const url = await createOwner('maker', 'createrole');
  await prepare(url);
  await prepare(url);
  const app = openDatabase({ url, role: APP_ROLE, poolSize: 1 });
  await expect(app.pool.query('select count(*) from account')).resolves.toMatchObject({ rowCount: 1 });
  await app.close();
});

test('takes the app role that the app of another database creates at the same moment', async () => {
  await admin.query(`create role late; alter role ${APP_ROLE} rename to made_earlier`);
  const client = new pg.Client({ connectionString: postgres.adminUrl });
  await client.connect();
  await admin.query(`begin; create role ${APP_ROLE} nologin`);
  const ensured = ensureAppRole({ client, member: 'late' });
  await expect
    .poll(() => admin.query(`select from pg_locks where not granted`))
    .toMatchObject({ rowCount: 1 });
  await admin.query('commit');
  await ensured;
  const { rows } = await admin.query(`select pg_has_role('late', $1, 'member') as has_role`, [APP_ROLE]);
  expect(rows).toEqual([{ has_role: true }]);
  await client.end();
});

describe('with a separate owner connection, the app’s connection', () => {
  let product: Awaited<ReturnType<typeof startProduct>>;
  let app: pg.Client;
  const env = () => ({
    DATABASE_URL: addressFor('plain_login', 'proved'),
    DATABASE_OWNER_URL: owner,
    SECRET_KEY,
  });
  let owner: string;

  beforeAll(async () => {
    owner = await createOwner('proved', 'createrole');
    await admin.query(
      `create role plain_login login password 'word'; grant ${APP_ROLE} to proved with admin option`,
    );
    product = await startProduct({ env: { ...env(), NODE_ENV: 'production', MAIL_TO_FILES: 'on' } });
    app = new pg.Client({ connectionString: env().DATABASE_URL, options: `-c role=${APP_ROLE}` });
    await app.connect();
    const fields = `account_email, role, address, request_id, action, entity, entity_id`;
    await app.query(`insert into audit_entry (${fields}) values ('a', 'a', 'a', 'a', 'a', 'a', 'a')`);
  });
  afterAll(async () => {
    await app.end();
    await product.stop();
  });

  test('is the only kind that a running app has', async () => {
    expect((await fetch(`${product.origin}/api/ngo/getNgoCounts`)).status).toBe(200);
    expect((await fetch(`${product.origin}/readyz`)).status).toBe(200);
    const { rows } = await admin.query(
      `select distinct usename from pg_stat_activity where datname = 'proved' and backend_type = 'client backend'`,
    );
    expect(rows).toEqual([{ usename: 'plain_login' }]);
  });

  test.each([
    ...['set role proved', 'set session authorization proved', 'set session authorization postgres'],
    ...['drop table account cascade', 'alter table account add column more text', 'truncate audit_entry'],
    ...['create table own ()', 'create schema own', 'drop schema public cascade', 'drop database proved'],
    ...['delete from audit_entry', `update audit_entry set action = ''`, 'delete from help_event'],
    ...['update donation_receipt set amount = 1', 'update donation_receipt set code = code'],
    ...['delete from audit_head', 'update audit_head set entries = 0', 'select * from migration'],
    ...['alter table audit_entry disable trigger all', 'drop trigger audit_entry_chained on audit_entry'],
    ...['create or replace function chain_audit_entry() returns trigger language sql as $$ $$'],
    ...[
      `alter role plain_login superuser`,
      `grant proved to plain_login`,
      'set session_replication_role = replica',
    ],
  ])('cannot, before and after `reset role`: %s', async (statement) => {
    const denied = /permission denied|must (be|have) (the )?owner|must be owner|cannot set/;
    for (const first of [`set role ${APP_ROLE}`, 'reset role', 'reset all', 'set role none', 'discard all']) {
      await app.query(first);
      await expect(app.query(statement), first).rejects.toThrow(denied);
    }
  });

  test.each([
    ['a superuser', 'superuser', /is a superuser/],
    ['who may make roles', 'createrole', /may make roles/],
    ['a member of the owner', 'in role proved', /owns /],
  ])('is refused at startup for %s', async (_, rights, reason) => {
    await admin.query(`drop role if exists too_much; create role too_much login password 'word' ${rights}`);
    const dataDir = await mkdtemp(join(tmpdir(), 'sahay-role-'));
    const DATABASE_URL = addressFor('too_much', 'proved');
    const refused = startApp({ dataDir, env: { ...env(), DATABASE_URL } });
    expect(await refused.ended).toEqual({ code: 1, signal: null });
    expect(refused.output()).toMatch(reason);
    expect(refused.output()).toContain('too_much, the user of DATABASE_URL');
    expect(refused.output()).not.toContain('word@');
    await admin.query(`revoke ${APP_ROLE} from too_much`);
    await removeFolder(dataDir);
  });

  test('prints the statement that grants the app role to a user without rights', async () => {
    await admin.query(`create role nothing login password 'word'`);
    await admin.query(`revoke ${APP_ROLE} from proved cascade; alter role proved nocreaterole`);
    const dataDir = await mkdtemp(join(tmpdir(), 'sahay-role-'));
    const stranger = startApp({ dataDir, env: { ...env(), DATABASE_URL: addressFor('nothing', 'proved') } });
    expect(await stranger.ended).toEqual({ code: 1, signal: null });
    expect(stranger.output()).toContain(`grant ${APP_ROLE} to nothing;`);
    await removeFolder(dataDir);
  });
});
