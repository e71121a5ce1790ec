import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { APPEND_ONLY } from '#src/server/database/app-role.server.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { recordOperatorChange } from '#src/features/audit/audit.service.server.ts';
import { readHead, verifyAudit } from './verify-audit.server.ts';

// `db` connects with the app's role. Tampering is done as the owner of the tables, `pool`.
const { db, pool, url } = await testDatabase();
const record = (entityId: string) =>
  recordOperatorChange(db, {
    action: 'updateNgo',
    entity: 'ngo',
    entityId,
    after: { name: `Name ${entityId}` },
  });
const findError = async (expected?: string) =>
  (await verifyAudit(db, { expected: readHead(expected ?? '') })).error;
const headNow = async () => {
  const { head } = (await verifyAudit(db)) as { head: { entries: number; hash: string } };
  return `${head.entries}:${head.hash}`;
};

beforeEach(async () => {
  await pool.query(`truncate audit_entry, audit_chain restart identity;
    update audit_head set entries = 0, hash = sha256('')`);
  for (let number = 1; number <= 6; number++) await record(String(number));
});

test('accepts an unaltered log with concurrent writers', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, at) => record(`same moment ${at}`)));
  expect(await verifyAudit(db)).toMatchObject({ head: { entries: 46 } });
  expect(await verifyAudit(db, { expected: readHead(await headNow()) })).toMatchObject({
    head: { entries: 46 },
  });
});

test('checks every entry with any page size', async () => {
  for (const pageSize of [1, 2, 4, 6])
    expect(await verifyAudit(db, { pageSize })).toMatchObject({ head: { entries: 6 } });
  await pool.query(`update audit_entry set action = 'x' where id = 5`);
  for (const pageSize of [1, 2, 4, 6])
    expect((await verifyAudit(db, { pageSize })).error).toMatch(/^The entry 5/);
});

test('a rolled back entry leaves no link', async () => {
  const undone = db.transaction().execute(async (transaction) => {
    await recordOperatorChange(transaction, { action: 'undone', entity: 'ngo', entityId: '9' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await record('7');
  expect(await verifyAudit(db)).toMatchObject({ head: { entries: 7 } });
});

test('transactions that lock the same rows in another order do not deadlock', async () => {
  await pool.query(
    'create table locked as select * from generate_series(1, 2) id; grant all on locked to public',
  );
  const work = (first: number) =>
    db.transaction().execute(async (transaction) => {
      const lock = (id: number) => sql`select from locked where id = ${id} for update`.execute(transaction);
      if (first === 1) await lock(1);
      await recordOperatorChange(transaction, {
        action: 'updateNgo',
        entity: 'ngo',
        entityId: `lock ${first}`,
      });
      await sql`select pg_sleep(0.1)`.execute(transaction);
      await lock(1);
    });
  await Promise.all([work(1), work(2), work(1), work(2)]);
  expect(await verifyAudit(db)).toMatchObject({ head: { entries: 10 } });
});

describe('detects, with the first wrong entry:', () => {
  const chainAgain = `do $$ declare e record; last bytea := sha256(''); n int := 0; begin
    delete from audit_chain;
    for e in select * from audit_entry order by id loop
      n := n + 1;
      last := sha256(last || convert_to(jsonb_build_array(e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
        e.account_id, e.account_email, e.role, e.address, e.request_id, e.action, e.entity, e.entity_id, e.ngo_id, e.before,
        e.after)::text, 'UTF8'));
      insert into audit_chain values (n, e.id, last);
    end loop;
    update audit_head set entries = n, hash = last; end $$`;

  test.each([
    ...[
      'account_id',
      'account_email',
      'role',
      'address',
      'request_id',
      'action',
      'entity',
      'entity_id',
      'ngo_id',
    ].map((column) => [`${column} of an entry`, `update audit_entry set ${column} = '77' where id = 3`]),
    ['the time of an entry', `update audit_entry set at = at - interval '1 microsecond' where id = 3`],
    ['what it was before', `update audit_entry set before = '{"name": "x"}' where id = 3`],
    ['what it is after', `update audit_entry set after = '{}' where id = 3`],
    ['the link of an entry', `update audit_chain set hash = sha256('x') where position = 3`],
  ])('%s', async (_, statement) => {
    await pool.query(statement);
    expect(await findError()).toMatch(/^The entry 3, in place 3, was altered/);
  });

  test.each([
    ['a removed entry', 'delete from audit_entry where id = 3', /^The entry 3, in place 3, was removed/],
    [
      'an entry that is removed with its link',
      'delete from audit_entry where id = 3; delete from audit_chain where position = 3',
      /^The entry in place 3 was removed/,
    ],
    [
      'one whose gap was closed',
      `delete from audit_entry where id = 3; delete from audit_chain where position = 3;
        update audit_chain set position = -position where false;
        create table moved as select position - 1 as position, entry_id, hash from audit_chain where position > 3;
        delete from audit_chain where position > 3; insert into audit_chain select * from moved; drop table moved`,
      /^The entry 4, in place 3, was altered, or one before it was removed/,
    ],
    [
      'two entries that changed places',
      `update audit_chain set entry_id = 7 where entry_id = 3; update audit_chain set entry_id = 3 where entry_id = 4;
        update audit_chain set entry_id = 4 where entry_id = 7`,
      /^The entry 4, in place 3, was altered/,
    ],
    [
      'an entry that is slipped in past the trigger',
      `alter table audit_entry disable trigger all; insert into audit_entry (account_email, role, address, request_id,
        action, entity, entity_id) values ('', '', '', '', 'x', 'ngo', '1'); alter table audit_entry enable trigger all`,
      /^The entry 7 was slipped in/,
    ],
    [
      'a removed end',
      'delete from audit_entry where id > 4; delete from audit_chain where position > 4',
      /^The end was removed: 6 entries were noted, and 4 are there/,
    ],
    ['an altered head', `update audit_head set hash = sha256('x')`, /^The head of the log was altered/],
    ['a removed head', 'delete from audit_head', /^The head of the log was altered/],
  ])('%s', async (_, statements, error) => {
    await pool.query(statements);
    expect(await findError()).toMatch(error);
    await pool.query(`insert into audit_head (entries, hash) values (0, '') on conflict do nothing`);
  });

  test.each([
    ['a removed end with its head', 'delete from audit_entry where id > 4', /^The end was removed: 6/],
    [
      'everything made anew',
      `update audit_entry set action = 'other' where id = 2`,
      /^The log was made anew/,
    ],
  ])('with a head noted earlier: %s', async (_, statements, error) => {
    const noted = await headNow();
    await pool.query(`${statements}; ${chainAgain}`);
    expect(await findError()).toBeUndefined();
    expect(await findError(noted)).toMatch(error);
  });
});

test('no cascade or trigger of a table that the app may change removes or alters a history row', async () => {
  const { rows } = await pool.query(
    `select conrelid::regclass::text, conname from pg_constraint
      where contype = 'f' and conrelid = any ($1::regclass[]) and (confdeltype <> 'a' or confupdtype <> 'a')`,
    [[...APPEND_ONLY, 'audit_chain', 'audit_head']],
  );
  expect(rows).toEqual([]);
  for (const table of ['help_request', 'ngo', 'help_offer'])
    await expect(sql`delete from ${sql.table(table)}`.execute(db), table).rejects.toThrow(
      'permission denied',
    );
  // Only one function runs with the owner's rights, and it only adds.
  const { rows: definers } = await pool.query(
    `select proname from pg_proc p join pg_namespace n on n.oid = pronamespace where prosecdef and nspname = 'public'`,
  );
  expect(definers).toEqual([{ proname: 'chain_audit_entry' }]);
});

describe('npm run audit:verify', () => {
  const CLI = fileURLToPath(new URL('verify-audit.cli.ts', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'sahay-verify-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  function run(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: url, NODE_ENV: '', LOG_LEVEL: '' };
    return new Promise((resolve) => {
      execFile(process.execPath, [CLI, ...args], { env }, (error, output, errors) => {
        resolve({ code: error ? Number(error.code) : 0, output, errors });
      });
    });
  }

  test('prints the number of entries and the head, or exits with 1 if an entry is wrong', async () => {
    const head = await headNow();
    const whole = `The audit log is whole: 6 entries.\nIts head, to be noted elsewhere: ${head}\n`;
    expect(await run()).toEqual({ code: 0, output: whole, errors: '' });
    expect(await run('--expect', head)).toEqual({ code: 0, output: whole, errors: '' });
    await pool.query(`update audit_entry set action = 'other' where id = 2`);
    expect(await run()).toEqual({
      code: 1,
      output: '',
      errors:
        'The audit log is not whole. The entry 2, in place 2, was altered, or one before it was removed or slipped in.\n',
    });
    expect(await run('--expect', '6:abc')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^Use: /),
    });
  });
});
