import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#src/shared/india-time.ts';
import { dayIn } from '../../../tests/support/days.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { hideNgo, saveDecoys, saveRow, type Columns } from '../../../tests/support/decoys.ts';
import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import * as account from './account.queries.server.ts';
import * as state from './accounts/account-state.queries.server.ts';
import * as accounts from './accounts/accounts.queries.server.ts';
import { selectAllAccounts } from './administration/account-list.queries.server.ts';
import { selectStaff } from './administration/staff-accounts.queries.server.ts';
import * as invitation from './invitation/invitation.queries.server.ts';
import { selectAccountNgo, selectNgoIdByName } from './ngo-accounts/account-ngo.queries.server.ts';
import * as ngoAccounts from './ngo-accounts/ngo-accounts.queries.server.ts';
import * as people from './people/people.queries.server.ts';

const { db, pool } = await testDatabase();

let ngoId: string;
let other: string;
let deleted: string;
/** A person of the NGO, and an administrator. */
let id: string;
let admin: string;
beforeEach(async () => {
  await pool.query('delete from account');
  [ngoId, other, deleted] = [await savedNgo(db), await savedNgo(db), await savedNgo(db)];
  await hideNgo(pool, { id: deleted, status: 'deleted' });
  const row = { name: 'Meena', password_hash: 'x', language: 'en', version: 1 } as const;
  id = await saveAccount({
    ...row,
    role: 'ngo',
    ngo_id: ngoId,
    ngo_role: 'member',
    email: 'meena@ngo.example',
  });
  admin = await saveAccount({ ...row, role: 'admin', email: 'meena@team.example' });
});
const saveAccount = async (row: Columns<'account'>) => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into account (email, name, role, ngo_id, ngo_role, language, password_hash, search)
      values ($1, $2, $3, $4, $5, $6, $7, '') returning id::text`,
    [row.email, row.name, row.role, row.ngo_id, row.ngo_role, row.language, row.password_hash],
  );
  return rows[0]!.id;
};
const accountsLike = (like: string, but: Columns<'account'>[]) =>
  saveDecoys(pool, { table: 'account', like, but });
const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
const rowsOf = async (table: 'account' | 'session' | 'invitation') =>
  (await pool.query<Record<string, unknown>>(`select * from ${table} order by id`)).rows;
const disabled = { disabled_at: new Date() };

describe('accounts', () => {
  test('are listed with our team first, then by name, as far as they pass the filters', async () => {
    const [zoya, twin, bina, off] = await accountsLike(admin, [
      { name: 'Zoya', totp_secret: 'sealed' },
      { name: 'Zoya' },
      { role: 'staff', name: 'bina' },
      { role: 'staff', name: 'Chaya', ...disabled },
    ]);
    const [found, ofDeleted] = await accountsLike(id, [
      { name: 'Aarti', search: `'aarti'` },
      { name: 'Zarna', ngo_id: deleted },
    ]);
    const everyone = { words: '', role: undefined, state: undefined };
    const list = async (more: Partial<accounts.AccountFilters> = {}, window = { limit: 9, offset: 0 }) => {
      const filters = { ...everyone, ...more };
      const { rows, total } = await accounts.selectAccounts(db, { filters, ...window });
      if (window.limit === 9) expect(total).toBe(rows.length);
      return idsOf(rows);
    };
    const all = [admin, zoya, twin, bina, off, found, id, ofDeleted];
    expect(await list()).toEqual(all);
    expect(await list({}, { limit: 2, offset: 3 })).toEqual(all.slice(3, 5));
    expect(await list({ words: `'aarti'` })).toEqual([found]);
    expect(await list({ role: 'staff' })).toEqual([bina, off]);
    expect(await list({ state: 'disabled' })).toEqual([off, ofDeleted]);
    expect(await list({ state: 'inUse' })).toEqual([admin, zoya, twin, bina, found, id]);
    expect(await list({ state: 'withoutApp' })).toEqual([admin, twin, bina, found, id]);

    const [, , staff] = (await accounts.selectAccounts(db, { filters: everyone, limit: 9, offset: 0 })).rows;
    expect([staff!.ngo, staff!.isDisabled]).toEqual([null, false]);
    await accountsLike(admin, [disabled]);
    const active = await db.transaction().execute(accounts.lockAdmins);
    expect(idsOf(active)).toEqual([admin, zoya, twin]);
    const team = await selectStaff(db, ['staff']);
    const { rows: emails } = await pool.query<{ email: string }>('select email from account where id = $1', [
      bina,
    ]);
    expect(team.map(({ email }) => email)).toEqual([emails[0]!.email]);
    expect(await selectStaff(db, ['admin', 'staff'])).toHaveLength(4);
    const [first, ...others] = (await selectStaff(db, ['admin', 'staff'])).map(({ email }) => email);
    expect([first, others.at(-1)]).toEqual(['meena@team.example', emails[0]!.email]);
    const listed = (await selectAllAccounts(db)).map(({ role, email }) => `${role} ${email}`);
    expect(listed).toEqual(listed.toSorted());
    expect(new Set(listed).size).toBe(9);
  });

  test('are found by address and id, and count as disabled if they or their NGO ended', async () => {
    const [off, ofDeleted] = await accountsLike(id, [disabled, { ngo_id: deleted }]);
    const find = async (one: string) => (await account.selectAccount(db, one))!;
    expect([(await find(id)).isDisabled, (await find(id)).standing]).toEqual([false, 'verified']);
    expect([(await find(admin)).isDisabled, (await find(admin)).standing]).toEqual([false, null]);
    expect((await find(off!)).isDisabled).toBe(true);
    const gone = await find(ofDeleted!);
    expect([gone.isDisabled, gone.standing]).toEqual([true, null]);
    expect((await account.selectAccountByEmail(db, gone.email))!.isDisabled).toBe(true);
    expect((await account.selectAccountByEmail(db, (await find(off!)).email))!.isDisabled).toBe(true);
    expect((await account.selectAccountByEmail(db, 'meena@ngo.example'))!.id).toBe(id);
    expect(await account.selectAccountByEmail(db, 'nobody@example.org')).toBeUndefined();
    const names = await account.selectAccountNames(db, [id, off!]);
    expect(idsOf(names).toSorted()).toEqual([id, off!].toSorted());
    const known = ['meena@ngo.example', 'meena@team.example'];
    expect(await account.selectKnownEmails(db, [...known, 'nobody@example.org'])).toEqual(new Set(known));
    expect(await account.updateTotpStep(db, { id, step: 5 })).toBe(true);
    expect(await account.updateTotpStep(db, { id, step: 5 })).toBe(false);
    expect((await find(off!)).totpStep).toBeNull();
  });

  test('whose words were not read are indexed in the order of their ids, up to a limit', async () => {
    const [first, second, third] = await accountsLike(id, [
      { search: null },
      { search: null },
      { search: null },
    ]);
    const unread = async (most: number) =>
      (await accounts.selectUnindexed(db, most)).map((row) => String(row.id));
    expect(await unread(9)).toEqual([first, second, third]);
    expect(await unread(2)).toEqual([first, second]);
    await accounts.updateSearch(db, [{ id: Number(second), search: `'meena'` }]);
    expect(await unread(9)).toEqual([first, third]);
  });

  test('are disabled once, with the invitations and sessions of this account alone', async () => {
    const [colleague] = await accountsLike(admin, [{ totp_secret: 'sealed' }]);
    const expires_at = new Date(Date.now() + 3_600_000);
    const invitee = { name: 'Kiran', role: 'staff', language: 'en', expires_at } as const;
    for (const invited_by of [admin, colleague!])
      await saveRow(pool, {
        table: 'invitation',
        row: {
          ...invitee,
          invited_by,
          created_at: new Date(),
          email: `k${invited_by}@team.example`,
          token_hash: invited_by,
        },
      });
    for (const one of [admin, colleague!])
      for (const text of [
        `insert into session (account_id, browser, system, network) values ($1, 'Firefox', 'Linux', 'n')`,
        `insert into known_browser (account_id, token_hash) values ($1, $1::bigint::text)`,
        `insert into password_reset (account_id, token_hash, expires_at)
          values ($1, $1::bigint::text, now())`,
      ])
        await pool.query(text, [one]);
    expect([await state.updateDisabled(db, admin), await state.updateDisabled(db, admin)]).toEqual([
      true,
      false,
    ]);
    const [mine, theirs] = await rowsOf('session');
    expect([mine!['ended_at'] === null, theirs!['ended_at'] === null]).toEqual([false, true]);
    for (const table of ['invitation', 'known_browser', 'password_reset'] as const)
      expect((await pool.query(`select token_hash from ${table}`)).rows).toEqual([{ token_hash: colleague }]);
    expect((await rowsOf('account')).map((row) => row['version'])).toEqual([1, 2, 1]);
    const [off] = await accountsLike(colleague!, [disabled]);
    expect([await state.updateEnabled(db, admin), await state.updateEnabled(db, admin)]).toEqual([
      true,
      false,
    ]);
    expect((await account.selectAccount(db, off!))!.isDisabled).toBe(true);
    expect(await state.updateTotpReset(db, admin)).toBe(false);
    expect(await state.updateTotpReset(db, colleague!)).toBe(true);
    expect(await state.updateTotpReset(db, colleague!)).toBe(false);
  });
});

describe('the people of an NGO', () => {
  test('are listed oldest account first, and changed and removed by their own NGO only', async () => {
    const [second, ofOther] = await accountsLike(id, [{ name: 'Aarti' }, { ngo_id: other }]);
    for (const list of [people.selectPeople, people.lockPeople, ngoAccounts.selectNgoAccounts])
      expect(idsOf(await list(db, ngoId))).toEqual([id, second]);
    const before = await rowsOf('account');
    await people.updateNgoRole(db, { id: ofOther!, ngoId, ngoRole: 'manager' });
    await people.deletePerson(db, { id: ofOther!, ngoId });
    expect(await rowsOf('account')).toEqual(before);
    await people.updateNgoRole(db, { id, ngoId, ngoRole: 'manager' });
    const roles = (await rowsOf('account')).map((row) => row['ngo_role']);
    expect(roles).toEqual(['manager', null, 'member', 'member']);
    await people.deletePerson(db, { id, ngoId });
    expect((await rowsOf('account')).map((row) => String(row['id']))).toEqual([admin, second, ofOther]);
  });

  test('lose their sessions, invitations and accounts with their NGO alone', async () => {
    const [ofOther] = await accountsLike(id, [{ ngo_id: other }]);
    const ended_at = new Date('2026-11-01T06:00:00Z');
    const session = {
      browser: 'Firefox',
      system: 'Linux',
      network: 'n',
      created_at: ended_at,
      seen_at: ended_at,
    };
    for (const [account_id, more] of [
      [id, {}],
      [id, { ended_at }],
      [ofOther!, {}],
    ] as const)
      await saveRow(pool, { table: 'session', row: { ...session, account_id, ...more } });
    await ngoAccounts.endNgoSessions(db, ngoId);
    const [open, ended, theirs] = (await rowsOf('session')).map((row) => row['ended_at']);
    expect([open, theirs]).toEqual([expect.any(Date), null]);
    expect(ended).toEqual(ended_at);
    await invite({ ngo_id: ngoId });
    const kept = await invite({ ngo_id: other });
    await ngoAccounts.deleteNgoAccounts(db, ngoId);
    expect((await rowsOf('account')).map((row) => String(row['id']))).toEqual([admin, ofOther]);
    expect((await rowsOf('invitation')).map((row) => String(row['id']))).toEqual([kept]);
  });

  test('see their NGO unless it is deleted, and a name means the oldest NGO that has it', async () => {
    expect((await selectAccountNgo(db, ngoId))!._id).toBe(ngoId);
    expect(await selectAccountNgo(db, deleted)).toBeUndefined();
    await pool.query(`update ngo set name = 'Asha Kendra' where id = any ($1)`, [[ngoId, other, deleted]]);
    expect(await selectNgoIdByName(db, 'Asha Kendra')).toBe(ngoId);
    await hideNgo(pool, { id: ngoId, status: 'deleted' });
    expect(await selectNgoIdByName(db, 'Asha Kendra')).toBe(other);
    expect(await selectNgoIdByName(db, 'Usha Kendra')).toBeUndefined();
  });
});

let number = 0;
const invite = (more: Columns<'invitation'> = {}) =>
  saveRow(pool, {
    table: 'invitation',
    row: {
      name: 'Kiran',
      role: 'ngo',
      ngo_role: 'member',
      language: 'en',
      invited_by: admin,
      email: `kiran${++number}@ngo.example`,
      token_hash: `hash${number}`,
      created_at: new Date(),
      expires_at: `${dayIn(1)}T06:00:00Z`,
      ...more,
    },
  });

test('invitations are open until they expire, and belong to an NGO or to our team', async () => {
  const past = { expires_at: `${addDays(dayIn(0), -2)}T06:00:00Z` };
  const [first, second] = [
    await invite({ ngo_id: ngoId, token_hash: 'own' }),
    await invite({ ngo_id: ngoId }),
  ];
  await invite({ ngo_id: ngoId, token_hash: 'past', ...past });
  const ofOther = await invite({ ngo_id: other });
  const ofTeam = await invite({ role: 'staff', ngo_role: null });
  expect(idsOf(await invitation.selectInvitations(db, ngoId))).toEqual([second, first]);
  expect(idsOf(await invitation.selectInvitations(db, null))).toEqual([ofTeam]);
  expect((await invitation.selectInvitation(db, 'own'))!._id).toBe(first);
  expect(await invitation.selectInvitation(db, 'past')).toBeUndefined();
  for (const wrong of [ofOther, ofTeam])
    expect(await invitation.deleteInvitation(db, { id: wrong, ngoId })).toBeUndefined();
  expect(await invitation.deleteInvitation(db, { id: second, ngoId: null })).toBeUndefined();
  expect(await invitation.deleteInvitation(db, { id: second, ngoId })).toMatchObject({ name: 'Kiran' });
  expect([await invitation.deleteAccepted(db, 'past'), await invitation.deleteAccepted(db, 'own')]).toEqual([
    false,
    true,
  ]);
  expect(await invitation.deleteAccepted(db, 'own')).toBe(false);
  const left = (await rowsOf('invitation')).map((row) => row['token_hash']);
  expect(left).toHaveLength(3);
  expect(left).toContain('past');
});
