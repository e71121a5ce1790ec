import { beforeEach, describe, expect, test } from 'vitest';
import { deleteExpired, selectAccountOfSession } from '#src/features/account/account.queries.server.ts';
import { SESSION_HOURS, STAFF_IDLE_MINUTES } from '#src/features/account/account.values.ts';
import * as resets from '#src/features/account/password/password-reset.queries.server.ts';
import * as sessions from '#src/features/account/sessions/session.queries.server.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { hideNgo, saveDecoys, saveRow, type Columns } from '../../../../tests/support/decoys.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { isKnownBrowser } from './known-browser.queries.server.ts';
import { timesBeforeNow } from '../../../../tests/support/days.ts';

const { db, pool } = await testDatabase();

const { minutesAgo } = timesBeforeNow();
const DAY = 24 * 60;

let ngoId: string;
let person: string;
let staff: string;
let session: string;
beforeEach(async () => {
  for (const table of ['account', 'one_time_code', 'one_time_code_form'])
    await pool.query(`delete from ${table}`);
  const row = {
    name: 'Meena',
    password_hash: 'x',
    language: 'en',
    version: 1,
    created_at: new Date(),
  } as const;
  ngoId = await savedNgo(db);
  person = await saveRow(pool, {
    table: 'account',
    row: { ...row, role: 'ngo', ngo_id: ngoId, ngo_role: 'member', email: 'meena@ngo.example' },
  });
  [staff] = (await saveDecoys(pool, {
    table: 'account',
    like: person,
    but: [{ role: 'staff', ngo_id: null, ngo_role: null }],
  })) as [string];
  session = await sessions.insertSession(db, {
    accountId: person,
    browser: 'Firefox',
    system: 'Linux',
    network: 'n',
  });
});
const sessionsLike = (but: Columns<'session'>[]) =>
  saveDecoys(pool, { table: 'session', like: session, but });
const left = async (table: 'session' | 'one_time_code') =>
  (await pool.query<{ id: string }>(`select id::text from ${table} order by ${table}.id`)).rows.map(
    (row) => row.id,
  );
const keysLeft = async (table: 'one_time_code_form' | 'password_reset' | 'known_browser', key: string) =>
  (await pool.query<{ key: string }>(`select ${key} as key from ${table} order by ${key}`)).rows.map(
    (row) => row.key,
  );

describe('a session', () => {
  test('lives until it is ended, too old or, of our team, idle', async () => {
    const seen_at = minutesAgo(STAFF_IDLE_MINUTES + 1);
    const created_at = minutesAgo(SESSION_HOURS * 60 + 1);
    const [idle, twin, latest, ended, old, ofStaff, idleOfStaff] = await sessionsLike([
      { seen_at },
      { seen_at },
      { created_at: minutesAgo(SESSION_HOURS * 60 - 1) },
      { ended_at: new Date() },
      { created_at },
      { account_id: staff },
      { account_id: staff, seen_at },
    ]);
    const live = async (accountId: string) =>
      (await sessions.selectLiveSessions(db, accountId)).map(({ _id }) => _id);
    expect(await live(person)).toEqual([latest, session, twin, idle]);
    expect(await live(staff)).toEqual([ofStaff]);
    const accountOf = async (sessionId: string, id = person) =>
      (await selectAccountOfSession(db, { id, sessionId }))?.account.id;
    expect([await accountOf(session), await accountOf(idle!), await accountOf(latest!)]).toEqual([
      person,
      person,
      person,
    ]);
    expect([await accountOf(ended!), await accountOf(old!), await accountOf(ofStaff!)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([await accountOf(ofStaff!, staff), await accountOf(idleOfStaff!, staff)]).toEqual([
      staff,
      undefined,
    ]);
    expect(await accountOf(session, staff)).toBeUndefined();
    const isOff = async () =>
      (await selectAccountOfSession(db, { id: person, sessionId: session }))!.account.isDisabled;
    expect(await isOff()).toBe(false);
    await pool.query('update account set disabled_at = now() where id = $1', [person]);
    expect(await isOff()).toBe(true);
    await pool.query('update account set disabled_at = null where id = $1', [person]);
    await hideNgo(pool, { id: ngoId, status: 'deleted' });
    expect(await isOff()).toBe(true);
    const isStale = async (sessionId: string) =>
      (await selectAccountOfSession(db, { id: person, sessionId }))!.session.isStale;
    expect([await isStale(session), await isStale(idle!)]).toEqual([false, true]);
  });

  test('is ended once, by its own account, alone or with all but one', async () => {
    const ended_at = new Date('2026-11-01T06:00:00Z');
    const [second, third, ended, ofStaff] = await sessionsLike([{}, {}, { ended_at }, { account_id: staff }]);
    const open = async () =>
      (
        await pool.query<{ id: string }>(
          'select id::text from session where ended_at is null order by session.id',
        )
      ).rows.map(({ id }) => id);
    const end = (id: string, accountId = person) => sessions.updateSessionEnded(db, { id, accountId });
    expect([await end(second!, staff), await end(second!), await end(second!)]).toEqual([false, true, false]);
    expect(await open()).toEqual([session, third, ofStaff]);
    expect(await sessions.updateSessionsEnded(db, { accountId: person, except: session })).toBe(1);
    expect(await open()).toEqual([session, ofStaff]);
    expect(await sessions.updateSessionsEnded(db, { accountId: person, except: null })).toBe(1);
    expect(await open()).toEqual([ofStaff]);
    const { rows } = await pool.query<{ ended_at: Date }>('select ended_at from session where id = $1', [
      ended,
    ]);
    expect(rows[0]!.ended_at).toEqual(ended_at);
  });

  test('is confirmed by its own confirmation, and not for long', async () => {
    const confirmed = (confirmation_hash: string, minutes: number) => ({
      confirmation_hash,
      confirmation_expires_at: minutesAgo(minutes),
    });
    const [neighbour, expired] = await sessionsLike([confirmed('theirs', -5), confirmed('old', 1)]);
    await sessions.updateConfirmation(db, { id: session, hash: 'own', minutes: 5 });
    const isConfirmed = (id: string, hash: string) => sessions.isConfirmationOf(db, { id, hash });
    expect([
      await isConfirmed(session, 'theirs'),
      await isConfirmed(neighbour!, 'own'),
      await isConfirmed(expired!, 'old'),
    ]).toEqual([false, false, false]);
    expect([await isConfirmed(session, 'own'), await isConfirmed(neighbour!, 'theirs')]).toEqual([
      true,
      true,
    ]);
    const before = (await pool.query('select * from session where id = $1', [neighbour])).rows;
    await sessions.updateSeenAt(db, session);
    expect((await pool.query('select * from session where id = $1', [neighbour])).rows).toEqual(before);
  });
});

test('a reset link is good once, and a browser is known to its own account', async () => {
  for (const [hash, minutes, used_at] of [
    ['good', -5, null],
    ['expired', 1, null],
    ['used', -5, new Date()],
  ] as const)
    await pool.query(
      'insert into password_reset (token_hash, account_id, expires_at, used_at) values ($1, $2, $3, $4)',
      [hash, person, minutesAgo(minutes), used_at],
    );
  for (const bad of ['expired', 'used', 'unknown']) {
    expect(await resets.selectOwnerOfReset(db, bad)).toBeUndefined();
    expect(await resets.usePasswordReset(db, bad)).toBeUndefined();
  }
  expect(await resets.selectOwnerOfReset(db, 'good')).toMatchObject({ email: expect.any(String) });
  expect([await resets.usePasswordReset(db, 'good'), await resets.usePasswordReset(db, 'good')]).toEqual([
    person,
    undefined,
  ]);
  await pool.query(`insert into known_browser (token_hash, account_id) values ('browser', $1)`, [person]);
  const isKnown = (accountId: string, tokenHash = 'browser') => isKnownBrowser(db, { accountId, tokenHash });
  expect([await isKnown(person), await isKnown(staff), await isKnown(person, 'other')]).toEqual([
    true,
    false,
    false,
  ]);
});

const saveCode = (expires_at: Date) =>
  saveRow(pool, {
    table: 'one_time_code',
    row: {
      purpose: 'form',
      email: 'a@example.org',
      mailbox: 'a@example.org',
      code_hash: 'hash',
      tries: 0,
      long: false,
      mailed: true,
      created_at: minutesAgo(2 * DAY),
      expires_at,
    },
  });

test('what expired is deleted: sessions, codes and links after a day, browsers after a year', async () => {
  const [recent] = await sessionsLike([
    { ended_at: minutesAgo(DAY - 5) },
    { ended_at: minutesAgo(DAY + 5) },
    { created_at: minutesAgo(DAY + 5) },
  ]);
  const [code] = [await saveCode(minutesAgo(DAY - 5)), await saveCode(minutesAgo(DAY + 5))];
  await pool.query(`insert into one_time_code_form (key_hash, expires_at) values ('new', $1), ('old', $2)`, [
    minutesAgo(-5),
    minutesAgo(1),
  ]);
  await pool.query(
    `insert into password_reset (token_hash, account_id, expires_at) values ('new', $1, $2), ('old', $1, $3)`,
    [person, minutesAgo(DAY - 5), minutesAgo(DAY + 5)],
  );
  await pool.query(
    `insert into known_browser (token_hash, account_id, seen_at) values ('new', $1, $2), ('old', $1, $3)`,
    [person, minutesAgo(364 * DAY), minutesAgo(366 * DAY)],
  );
  await pool.query(
    `insert into invitation (token_hash, email, name, role, language, invited_by, expires_at)
      values ('new', 'a@team.example', 'A', 'staff', 'en', $1, $2),
        ('old', 'b@team.example', 'B', 'staff', 'en', $1, $3)`,
    [staff, minutesAgo(-5), minutesAgo(1)],
  );
  await deleteExpired(db);
  expect(await left('session')).toEqual([session, recent]);
  expect(await left('one_time_code')).toEqual([code]);
  expect(await keysLeft('one_time_code_form', 'key_hash')).toEqual(['new']);
  for (const table of ['password_reset', 'known_browser'] as const)
    expect(await keysLeft(table, 'token_hash')).toEqual(['new']);
  const { rows } = await pool.query('select token_hash from invitation');
  expect(rows).toEqual([{ token_hash: 'new' }]);
});
