import { describe, expect, test } from 'vitest';
import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import { TEST_PASSWORD, testApp } from '../../../tests/support/test-app.ts';
import { APP_ROLE, QUEUE_SCHEMA } from '#src/server/database/app-role.server.ts';
import { runSql } from '../../../tests/support/run-sql.ts';
import { listAuditEntries, recordChange } from './audit.service.server.ts';

// `db` connects with the app's own role, `pool` as the owner of the tables.
const { db, pool, call, signedIn } = await testApp();
const as = (text: string) => runSql(db, { text, values: [] });

const account = {
  id: '1',
  email: 'staff@example.org',
  name: 'Staff',
  role: 'staff' as const,
  ngoId: null,
  ngoRole: null,
  standing: null,
  language: 'en' as const,
  session: { id: '1', browser: '', system: '' },
};
const signedInCall = { account, caller: { address: '192.0.2.1', language: 'en' as const }, requestId: 'r-1' };
const record = (action: string, more = {}) =>
  recordChange(db, { call: signedInCall, change: { action, entity: 'ngo', entityId: '7', ...more } });

describe('the app’s own role', () => {
  const PERMISSION = /permission denied|must (be|have) /;

  test('may insert into and read the audit log, but not update, delete or truncate it', async () => {
    await record('updateNgo', { before: { name: 'Old' }, after: { name: 'New' } });
    const before = (await pool.query('select * from audit_entry order by id')).rows;
    // PostgreSQL only issues a warning that nothing was granted.
    await as('grant all on audit_entry to current_user');
    for (const statement of [
      `update audit_entry set action = 'nothing'`,
      `update audit_entry set account_email = account_email where id = 1`,
      'delete from audit_entry',
      'truncate audit_entry',
      'truncate audit_entry cascade',
      `insert into audit_entry (id, account_email, role, address, request_id, action, entity, entity_id)
        overriding system value values (1, '', '', '', '', '', '', '') on conflict (id) do update set action = ''`,
      `merge into audit_entry a using (values (1)) as v (id) on a.id = v.id when matched then delete`,
      'select * from audit_entry for update',
    ])
      await expect(as(statement), statement).rejects.toThrow(PERMISSION);
    expect((await pool.query('select * from audit_entry order by id')).rows).toEqual(before);
  });

  test.each([
    'create table own (id int)',
    'create schema own',
    'create role own',
    `create function own() returns int language sql as 'select 1'`,
    'create extension pg_stat_statements',
    'create view own as select * from account',
    'alter table audit_entry add column more text',
    'alter table account disable trigger all',
    'alter table account drop column password_hash',
    'alter table ngo owner to current_user',
    'drop table audit_entry',
    'drop table account cascade',
    'truncate account cascade',
    'truncate ngo cascade',
    `drop schema ${QUEUE_SCHEMA} cascade`,
    `create table ${QUEUE_SCHEMA}.own (id int)`,
    `create trigger own before insert on audit_entry execute function ngo_photo_changed()`,
    `create rule own as on insert to audit_entry do instead nothing`,
    `alter role ${APP_ROLE} superuser`,
    'delete from account_ngo',
    `update audit_account set email = ''`,
    'select * from migration',
    `insert into migration select * from migration`,
    `copy account to program 'true'`,
    `select pg_read_file('PG_VERSION')`,
  ])('may not: %s', async (statement) => {
    await expect(as(statement)).rejects.toThrow(PERMISSION);
  });

  test('owns nothing, and is a member of no other role', async () => {
    const { rows } = await pool.query(
      `select relname from pg_class c join pg_roles r on r.oid = c.relowner where rolname = $1`,
      [APP_ROLE],
    );
    expect(rows).toEqual([]);
    const { rows: memberships } = await pool.query(
      `select 1 from pg_auth_members m join pg_roles r on r.oid = m.member where rolname = $1`,
      [APP_ROLE],
    );
    expect(memberships).toEqual([]);
    const { rows: role } = await pool.query(
      `select rolsuper, rolcreaterole, rolcreatedb, rolcanlogin, rolbypassrls, rolreplication from pg_roles where rolname = $1`,
      [APP_ROLE],
    );
    expect(role).toEqual([
      {
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolcanlogin: false,
        rolbypassrls: false,
        rolreplication: false,
      },
    ]);
  });
});

test('an entry has account, action, entity, address and only the changed fields', async () => {
  await record('suspendNgo', {
    ngoId: '7',
    before: { name: 'Seva', status: 'verified', pan: 'AAATS1234K', darpanId: null },
    after: { name: 'Seva', status: 'suspended', pan: 'AAATS9999K', darpanId: 'GJ/2016/0990009' },
  });
  const { rows } = await listAuditEntries(db, {
    filters: { action: 'suspendNgo' },
    page: 1,
    pageSize: 10,
  });
  expect(rows).toEqual([
    {
      _id: expect.any(String),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      accountId: '1',
      accountEmail: 'staff@example.org',
      role: 'staff',
      address: '192.0.2.1',
      action: 'suspendNgo',
      entity: 'ngo',
      entityId: '7',
      ngoId: '7',
      before: { status: 'verified', pan: 'AAA…4K', darpanId: null },
      after: { status: 'suspended', pan: 'AAA…9K', darpanId: 'GJ/2016/0990009' },
    },
  ]);
});

test('a rolled back change leaves no entry', async () => {
  const before = await listAuditEntries(db, { filters: {}, page: 1, pageSize: 100 });
  const undone = db.transaction().execute(async (transaction) => {
    await recordChange(transaction, {
      call: signedInCall,
      change: { action: 'undone', entity: 'ngo', entityId: '7' },
    });
    throw new Error('something went wrong after it');
  });
  await expect(undone).rejects.toThrow(/after it/);
  const after = await listAuditEntries(db, { filters: {}, page: 1, pageSize: 100 });
  expect(after.total).toBe(before.total);
});

test('records that a password was changed, but no password', async () => {
  const ngo = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
  const newPassword = 'five yellow camels walk';
  const body = { password: TEST_PASSWORD, newPassword };
  expect((await call('POST', 'auth/changePassword', { token: ngo.token, body })).status).toBe(200);
  const { rows } = await listAuditEntries(db, { filters: { q: ngo.email }, page: 1, pageSize: 10 });
  expect(rows).toMatchObject([
    { action: 'changePassword', before: { password: '…' }, after: { password: '…' } },
  ]);
  const { rows: all } = await pool.query<{ text: string }>('select a::text as text from audit_entry a');
  const entries = all.map(({ text }) => text).join('\n');
  for (const secret of [TEST_PASSWORD, newPassword, '$argon2']) expect(entries).not.toContain(secret);
});
