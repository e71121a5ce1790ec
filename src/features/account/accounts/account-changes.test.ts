import { describe, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { accountsOf, CHANGES } from './accounts.fixture.ts';

const app = await testApp();
const { db, call, signedIn, confirmed, mailsTo, pool } = app;
const { people, ...accounts } = accountsOf(app);
const { post, list, find, events, isSignedIn, setUpApp, logIn, finish, codeOf } = accounts;
const { newInvitee, tokenTo, accept } = accounts;

const auditedAbout = async (entityId: string) =>
  (
    await pool.query<{ action: string; account_email: string; before: object; after: object }>(
      'select action, account_email, before, after from audit_entry where entity_id = $1 order by id',
      [entityId],
    )
  ).rows;

describe('disabling', () => {
  test('a stolen token alone changes nothing: the password is needed', async () => {
    const { token } = people.admin;
    for (const path of CHANGES)
      expect((await call('POST', `auth/${path}/${people.staff.id}`, { token, body: {} })).status, path).toBe(
        403,
      );
    expect((await call('POST', 'auth/inviteToTeam', { token, body: newInvitee() })).status).toBe(403);
    expect(await isSignedIn(people.staff)).toBe(true);
    expect((await list()).invitations).toEqual([]);
    expect(await auditedAbout(people.staff.id)).toEqual([]);
  });

  test('ends tokens at once, prevents sign-ins, and is told to everyone concerned', async () => {
    expect(await post(`disableAccount/${people.staff.id}`)).toMatchObject({ status: 200 });
    expect(await isSignedIn(people.staff)).toBe(false);
    expect((await logIn(people.staff.email)).body.next).toBeUndefined();
    expect((await find(people.staff))!.isDisabled).toBe(true);
    expect(await auditedAbout(people.staff.id)).toEqual([
      {
        action: 'disableAccount',
        account_email: people.admin.email,
        before: { disabled: false },
        after: { disabled: true },
      },
    ]);
    expect(await events(people.staff)).toEqual(['accountDisabled']);
    expect(await events(people.colleague)).toEqual(['accountDisabled']);
    expect((await mailsTo(people.colleague.email))[0]!.body).toContain(`A staff (${people.staff.email})`);
    expect(await events(people.admin)).toEqual([]);
    expect(await post(`disableAccount/${people.staff.id}`)).toMatchObject({ status: 409 });

    expect(await post(`enableAccount/${people.staff.id}`)).toMatchObject({ status: 200 });
    expect(await isSignedIn(people.staff)).toBe(false);
    expect((await logIn(people.staff.email)).body.next).toBe('setUpTotp');
    expect(await post(`enableAccount/${people.staff.id}`)).toMatchObject({ status: 409 });
  });

  test('invalidates everything that could let the account in again', async () => {
    await pool.query(
      `insert into password_reset (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
      [`reset-${people.staff.id}`, people.staff.id],
    );
    await pool.query('insert into known_browser (token_hash, account_id) values ($1, $2)', [
      `browser-${people.staff.id}`,
      people.staff.id,
    ]);
    const ticket = (await logIn(people.staff.email)).body;
    await post(`disableAccount/${people.staff.id}`);
    await post(`enableAccount/${people.staff.id}`);
    for (const table of ['password_reset', 'known_browser'])
      expect(
        (await pool.query(`select from ${table} where account_id = $1`, [people.staff.id])).rowCount,
      ).toBe(0);
    expect((await finish(ticket.ticket, codeOf(ticket.preparation!.secret))).status).toBe(401);
  });

  test('withdraws the invitations that the account sent: an intruder may have invited themselves', async () => {
    const invitee = newInvitee({ role: 'admin' });
    await post('inviteToTeam', { as: people.colleague, body: invitee });
    const token = await tokenTo(invitee.email);
    await post(`disableAccount/${people.colleague.id}`);
    expect((await list()).invitations).toEqual([]);
    expect((await accept(token)).status).toBe(404);
  });

  test('an administrator changes nothing about the own account here', async () => {
    for (const path of CHANGES)
      expect(await post(`${path}/${people.admin.id}`), path).toMatchObject({
        status: 409,
        body: { msg: expect.stringMatching(/own account/) },
      });
    expect(await isSignedIn(people.admin)).toBe(true);
  });

  test('of two administrators who disable each other at the same moment, one remains', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const [one, other] = [await signedIn({ role: 'admin' }), await signedIn({ role: 'admin' })];
      await pool.query(`update account set disabled_at = now() where role = 'admin' and id <> all ($1)`, [
        [one.id, other.id],
      ]);
      const headers = [await confirmed(one.token), await confirmed(other.token)];
      const statuses = await Promise.all([
        call('POST', `auth/disableAccount/${other.id}`, { token: one.token, body: {}, headers: headers[0]! }),
        call('POST', `auth/disableAccount/${one.id}`, { token: other.token, body: {}, headers: headers[1]! }),
      ]).then((responses) => responses.map(({ status }) => status).sort((a, b) => a - b));
      expect(statuses[0]).toBe(200);
      expect([401, 403]).toContain(statuses[1]);
      const { rows } = await pool.query(
        `select id from account where role = 'admin' and disabled_at is null`,
      );
      expect(rows).toHaveLength(1);
    }
  });

  test('the account of an NGO is told to its other managers, and shown to them', async () => {
    const ngoId = await savedNgo(db, { name: 'Deep Seva' });
    const person = await signedIn({ role: 'ngo', ngoId });
    const manager = await signedIn({ role: 'ngo', ngoId });
    const member = await signedIn({ role: 'ngo', ngoId, ngoRole: 'member' });
    await post(`disableAccount/${person.id}`);
    expect(await events(manager)).toEqual(['accountDisabled']);
    expect(await events(member)).toEqual([]);
    // People of NGOs do not learn who of our team it was.
    const [mail] = await mailsTo(person.email);
    expect(mail!.body).toContain('Our team');
    expect(mail!.body).not.toContain('A admin');
    const shown = await call<{ data: { people: { _id: string; isDisabled: boolean }[] } }>(
      'GET',
      'auth/getAllPerson',
      { token: manager.token },
    );
    expect(shown.body.data.people.find(({ _id }) => _id === person.id)!.isDisabled).toBe(true);
    await post(`enableAccount/${person.id}`);
    expect(await events(manager)).toEqual(['accountEnabled', 'accountDisabled']);
    await post(`signOutAccount/${manager.id}`);
    expect(await events(manager)).toEqual(['accountSignedOut', 'accountEnabled', 'accountDisabled']);
    expect(await events(person)).toEqual(['accountEnabled', 'accountDisabled']);
  });

  test.each(['0', '99999999', 'x', '1e3'])('an unknown account (%s) is not found', async (id) => {
    for (const path of CHANGES) expect((await post(`${path}/${id}`)).status).toBe(404);
    expect((await post(`withdrawTeamInvitation/${id}`)).status).toBe(404);
  });
});

describe('resetting the second factor', () => {
  test('signs the person out, who sets up another app at the next sign-in; the old code is worthless', async () => {
    const secret = await setUpApp(people.staff);
    const waiting = (await logIn(people.staff.email)).body;
    expect(waiting.next).toBe('totp');
    expect(await post(`resetSecondFactor/${people.staff.id}`)).toMatchObject({ status: 200 });
    expect(await isSignedIn(people.staff)).toBe(false);
    expect((await finish(waiting.ticket, codeOf(secret, 1))).status).toBe(401);
    const { next, ticket, preparation } = (await logIn(people.staff.email)).body;
    expect(next).toBe('setUpTotp');
    expect((await finish(ticket, codeOf(secret, 1))).status).toBe(401);
    expect((await finish(ticket, codeOf(preparation!.secret))).status).toBe(200);
    expect(await auditedAbout(people.staff.id)).toMatchObject([
      { action: 'resetSecondFactor', before: { usesTotp: true }, after: { usesTotp: false } },
    ]);
    expect(await events(people.staff)).toEqual(['secondFactorReset']);
    expect(await events(people.colleague)).toEqual(['secondFactorReset']);
  });

  test('is refused without an app', async () => {
    expect(await post(`resetSecondFactor/${people.staff.id}`)).toMatchObject({ status: 409 });
    expect(await isSignedIn(people.staff)).toBe(true);
  });
});

test('signing out everywhere ends all sessions; the person can sign in again', async () => {
  expect(await post(`signOutAccount/${people.staff.id}`)).toMatchObject({ status: 200 });
  expect(await isSignedIn(people.staff)).toBe(false);
  expect((await logIn(people.staff.email)).body.next).toBe('setUpTotp');
  expect(await auditedAbout(people.staff.id)).toMatchObject([
    { action: 'signOutAccount', after: { sessions: 1 } },
  ]);
  expect(await events(people.staff)).toEqual(['accountSignedOut']);
});
