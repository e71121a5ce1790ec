import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/database.server.ts';
import { APP_ROLE } from '../../src/server/database/app-role.server.ts';
import { prepareDatabase } from '../../src/server/database/prepare-database.server.ts';
import { findHome } from '../../src/server/embedded/postgres-home.server.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/server/embedded-postgres.server.ts';
import { removeFolder } from '../support/remove-folder.ts';

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

/** A database of its own for a user of its own, as somebody gets it from who runs the PostgreSQL. */
async function given(name: string, rights = ''): Promise<string> {
  await admin.query(`create role ${name} login password 'word' ${rights}`);
  await admin.query(`create database ${name} owner ${name}`);
  return postgres.adminUrl.replace(/\/\/[^@]*@localhost\/postgres/, `//${name}:word@localhost/${name}`);
}

async function prepare(url: string): Promise<void> {
  const owner = openDatabase({ url, poolSize: 1 });
  try {
    await prepareDatabase({ url, pool: owner.pool });
  } finally {
    await owner.close();
  }
}

test('a database user who may not make roles is told the two statements that help, and they do', async () => {
  const url = await given('plain');
  const sentence = await prepare(url).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(sentence).toMatch(
    /^The role sahay_app, as which the app works, could not be made \(.+\)\. A superuser can: /,
  );
  const [, statements] = /A superuser can: (.*)$/.exec(sentence)!;
  // It is there already: another database of this PostgreSQL has the app in it.
  await admin.query(statements!.replace(/^create role \w+ nologin; /, ''));
  await prepare(url);
  const app = openDatabase({ url, role: APP_ROLE, poolSize: 1 });
  await expect(app.pool.query('select count(*) from account')).resolves.toMatchObject({ rowCount: 1 });
  await expect(app.pool.query('delete from audit_entry')).rejects.toThrow(/permission denied/);
  await expect(app.pool.query('drop table account')).rejects.toThrow(/must be owner/);
  await app.close();
});

test('what the app may not do stays so after every start', async () => {
  const url = await given('again');
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

test('a database user who may make roles needs nobody', async () => {
  await admin.query(`alter role ${APP_ROLE} rename to made_before`);
  const url = await given('maker', 'createrole');
  await prepare(url);
  await prepare(url);
  const app = openDatabase({ url, role: APP_ROLE, poolSize: 1 });
  await expect(app.pool.query('select count(*) from account')).resolves.toMatchObject({ rowCount: 1 });
  await app.close();
});
