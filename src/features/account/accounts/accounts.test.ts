import { describe, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { indexAccounts } from './account-index.service.server.ts';
import { accountsOf, CHANGES, type Person } from './accounts.fixture.ts';

const app = await testApp();
const { db, call, signedIn, mailsTo, pool } = app;
const { people, ...accounts } = accountsOf(app);
const { post, list, find, events, isSignedIn, setUpApp, logIn, finish, codeOf } = accounts;
const { newInvitee, tokenTo, accept } = accounts;

describe('the list of accounts', () => {
  test('finds people by name in any script or by address, and filters by role and state', async () => {
    const ngoId = await savedNgo(db, { name: 'Deep Seva', nameGu: 'દીપ સેવા' });
    const person = await signedIn({ role: 'ngo', ngoId, email: 'meena.rathod@deepseva.example' });
    await pool.query(`update account set name = 'મીના રાઠોડ', search = null where id = $1`, [person.id]);
    expect(await indexAccounts(db)).toBe(1);
    for (const q of ['Meena', 'मीना राठोड', 'મીના', 'meena.rathod@deepseva.example', 'deepseva']) {
      const { data, total } = await list(`q=${encodeURIComponent(q)}`);
      expect([total, data.map(({ _id }) => _id)], q).toEqual([1, [person.id]]);
    }
    expect((await find(person))!).toEqual({
      _id: person.id,
      name: 'મીના રાઠોડ',
      email: person.email,
      role: 'ngo',
      ngoRole: 'manager',
      ngo: { _id: ngoId, name: 'Deep Seva', nameGu: 'દીપ સેવા', nameHi: null, isDeleted: false },
      usesTotp: false,
      isDisabled: false,
      signedInAt: null,
      isYou: false,
    });
    expect((await find(people.admin))!.isYou).toBe(true);
    expect((await list('q=%25')).total).toBe(0);
    const rolesOf = async (query: string) => new Set((await list(query)).data.map(({ role }) => role));
    expect(await rolesOf('role=staff&pageSize=100')).toEqual(new Set(['staff']));
    expect((await list('role=ngo&q=Meena')).total).toBe(1);
    expect((await list('role=staff&q=Meena')).total).toBe(0);

    await setUpApp(people.staff);
    const inState = async (state: string, { email }: Person) =>
      (await list(`state=${state}&q=${encodeURIComponent(email)}`)).data.some(
        (account) => account.email === email,
      );
    expect([
      await inState('withoutApp', people.staff),
      await inState('withoutApp', people.colleague),
    ]).toEqual([false, true]);
    await post(`disableAccount/${people.staff.id}`);
    expect([await inState('inUse', people.staff), await inState('disabled', people.staff)]).toEqual([
      false,
      true,
    ]);
    await pool.query(
      `update ngo set status = 'deleted', deleted_at = now(), status_before_deletion = 'verified' where id = $1`,
      [ngoId],
    );
    expect([await inState('inUse', person), await inState('disabled', person)]).toEqual([false, true]);
    expect((await find(person))!.ngo!.isDeleted).toBe(true);
  });

  test('shows our team first, page by page, and no secret', async () => {
    await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    const all = await list('pageSize=100');
    const order = all.data.map(({ role }) => ['admin', 'staff', 'ngo'].indexOf(role));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(order).size).toBe(3);
    expect((await list('pageSize=2&page=2')).data).toEqual(all.data.slice(2, 4));
    expect(JSON.stringify(all)).not.toMatch(/argon2|token|hash/i);
  });

  test('is for administrators alone, like every change', async () => {
    const ngo = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    for (const as of [people.staff, ngo]) {
      expect((await call('GET', 'auth/getAllAccount', { token: as.token })).status).toBe(403);
      for (const path of CHANGES)
        expect((await post(`${path}/${people.admin.id}`, { as })).status, path).toBe(403);
      expect((await post('inviteToTeam', { as, body: newInvitee({ role: 'admin' }) })).status).toBe(403);
    }
    expect(await isSignedIn(people.admin)).toBe(true);
    expect((await list()).invitations).toEqual([]);
  });
});

describe('inviting to the team', () => {
  test('an invited person opens the link once, and sets up an app before the first sign-in', async () => {
    const invitee = newInvitee();
    expect(await post('inviteToTeam', { body: invitee })).toMatchObject({ status: 200 });
    expect((await list()).invitations).toMatchObject([{ email: invitee.email, role: 'staff' }]);
    expect(await events(people.colleague)).toEqual(['teamPersonInvited']);
    const token = await tokenTo(invitee.email);
    const shown = await call('POST', 'auth/getInvitation', { body: { token } });
    expect(shown.body).toMatchObject({ data: { email: invitee.email, role: 'staff', ngo: null } });
    expect((await accept(token)).status).toBe(200);
    expect((await accept(token)).status).toBe(404);
    const { next, ticket, preparation } = (await logIn(invitee.email, 'rain on the tin roof')).body;
    expect(next).toBe('setUpTotp');
    const { token: session } = (await finish(ticket, codeOf(preparation!.secret))).body;
    const own = await call('GET', 'auth/getAccount', { token: session });
    expect(own.body).toMatchObject({ data: { role: 'staff', usesTotp: true } });
    expect((await list()).invitations).toEqual([]);
    expect(await find(invitee)).toMatchObject({ role: 'staff', usesTotp: true, ngo: null });
    const { rows } = await pool.query('select consent_text, language from account where email = $1', [
      invitee.email,
    ]);
    expect(rows).toEqual([{ consent_text: 'team-account-1 en', language: 'gu' }]);
  });

  test('a withdrawn or replaced link opens nothing', async () => {
    const invitee = newInvitee();
    await post('inviteToTeam', { body: invitee });
    const first = await tokenTo(invitee.email);
    await post('inviteToTeam', { body: { ...invitee, role: 'admin' } });
    expect((await accept(first)).status).toBe(404);
    const [invitation] = (await list()).invitations;
    expect(invitation).toMatchObject({ role: 'admin' });
    expect(await post(`withdrawTeamInvitation/${invitation!._id}`)).toMatchObject({ status: 200 });
    expect((await accept(await tokenTo(invitee.email))).status).toBe(404);
    expect((await events(people.colleague))[0]).toBe('teamInvitationWithdrawn');
  });

  test('the invitation of an NGO cannot be withdrawn here', async () => {
    const manager = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    const body = { name: 'Kiran', email: 'kiran@ngo.example', ngoRole: 'member', language: 'en' };
    await post('invitePerson', { as: manager, body });
    expect((await list()).invitations).toEqual([]);
    const { rows } = await pool.query<{ id: string }>('select id from invitation where email = $1', [
      body.email,
    ]);
    expect((await post(`withdrawTeamInvitation/${rows[0]!.id}`)).status).toBe(404);
  });

  test('the response does not reveal that an address has an account of an NGO; its owner is told', async () => {
    const stranger = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    const known = await post('inviteToTeam', { body: newInvitee({ email: stranger.email }) });
    const unknown = await post('inviteToTeam', { body: newInvitee() });
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null });
    const [mail] = await mailsTo(stranger.email);
    expect([mail!.event, mail!.body.includes('#')]).toEqual(['invitation', false]);
  });

  test('someone of the team is not invited again, and nobody without end', async () => {
    const again = await post('inviteToTeam', {
      body: newInvitee({ email: people.staff.email.toUpperCase() }),
    });
    expect(again).toMatchObject({ status: 409, body: { msg: expect.stringMatching(/already/) } });
    const invitee = newInvitee();
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await post('inviteToTeam', { body: invitee })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    for (const odd of [{ role: 'ngo' }, { email: 'nobody' }, { name: ' ' }, { language: 'fr' }])
      expect((await post('inviteToTeam', { body: newInvitee(odd) })).status).toBe(400);
  });
});
