import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { TEST_PASSWORD, testApp } from '../../../../tests/support/test-app.ts';
import { indexAccounts } from './account-index.service.server.ts';
import type { Account, TeamInvitation } from './accounts.contract.ts';

const { db, call, signedIn, confirmed, mailsTo, pool } = await testApp();

type Answer = { msg?: string; success?: boolean };
type List = { data: Account[]; total: number; invitations: TeamInvitation[] };
type Person = Awaited<ReturnType<typeof signedIn>>;
type Step = { next?: string; ticket: string; preparation: { secret: string } | null };

let admin: Person;
let colleague: Person;
let staff: Person;
beforeEach(async () => {
  // Mails count administrators, so each test has its own two.
  await pool.query(`update account set disabled_at = now() where role = 'admin'`);
  await pool.query('delete from invitation');
  admin = await signedIn({ role: 'admin' });
  colleague = await signedIn({ role: 'admin' });
  staff = await signedIn({ role: 'staff' });
});

const post = async (path: string, { as = admin, body = {} }: { as?: Person; body?: unknown } = {}) =>
  call<Answer>('POST', `auth/${path}`, { token: as.token, body, headers: await confirmed(as.token) });
const list = async (query = '') =>
  (await call<List>('GET', `auth/getAllAccount?${query}`, { token: admin.token })).body;
const find = async ({ email }: { email: string }) =>
  (await list(`q=${encodeURIComponent(email)}`)).data.find((account) => account.email === email);
const isSignedIn = async ({ token }: Person) =>
  (await call('GET', 'auth/getAccount', { token })).status === 200;
const logIn = async (email: string, password = TEST_PASSWORD) =>
  call<Step>('POST', 'auth/logIn', { body: { email, password } });
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const finish = (ticket: string, code: string) =>
  call<{ token: string }>('POST', 'auth/finishLogIn', { body: { ticket, code } });
/** Sets up an authenticator app by signing in. Returns its secret. */
async function setUpApp({ email }: Person): Promise<string> {
  const { ticket, preparation } = (await logIn(email)).body;
  expect((await finish(ticket, codeOf(preparation!.secret))).status).toBe(200);
  return preparation!.secret;
}
const events = async ({ email }: { email: string }) => (await mailsTo(email)).map(({ event }) => event);
const auditedAbout = async (entityId: string) =>
  (
    await pool.query<{ action: string; account_email: string; before: object; after: object }>(
      'select action, account_email, before, after from audit_entry where entity_id = $1 order by id',
      [entityId],
    )
  ).rows;
let invitees = 0;
const newInvitee = (more = {}) => ({
  name: 'Kiran Joshi',
  email: `kiran${++invitees}@team.example`,
  role: 'staff',
  language: 'gu',
  ...more,
});
const tokenTo = async (email: string) => /#([\w-]{20,})/.exec((await mailsTo(email))[0]!.body)![1]!;
const accept = (token: string) =>
  call<Answer>('POST', 'auth/acceptInvitation', {
    body: { token, name: 'Kiran Joshi', password: 'rain on the tin roof', consent: true },
  });

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
    expect((await find(admin))!.isYou).toBe(true);
    expect((await list('q=%25')).total).toBe(0);
    const rolesOf = async (query: string) => new Set((await list(query)).data.map(({ role }) => role));
    expect(await rolesOf('role=staff&pageSize=100')).toEqual(new Set(['staff']));
    expect((await list('role=ngo&q=Meena')).total).toBe(1);
    expect((await list('role=staff&q=Meena')).total).toBe(0);

    await setUpApp(staff);
    const inState = async (state: string, { email }: Person) =>
      (await list(`state=${state}&q=${encodeURIComponent(email)}`)).data.some(
        (account) => account.email === email,
      );
    expect([await inState('withoutApp', staff), await inState('withoutApp', colleague)]).toEqual([
      false,
      true,
    ]);
    await post(`disableAccount/${staff.id}`);
    expect([await inState('inUse', staff), await inState('disabled', staff)]).toEqual([false, true]);
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
    expect(order).toEqual(order.toSorted());
    expect(new Set(order).size).toBe(3);
    expect((await list('pageSize=2&page=2')).data).toEqual(all.data.slice(2, 4));
    expect(JSON.stringify(all)).not.toMatch(/argon2|token|hash/i);
  });

  test('is for administrators alone, like every change', async () => {
    const ngo = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    for (const as of [staff, ngo]) {
      expect((await call('GET', 'auth/getAllAccount', { token: as.token })).status).toBe(403);
      for (const path of ['disableAccount', 'enableAccount', 'resetSecondFactor', 'signOutAccount'])
        expect((await post(`${path}/${admin.id}`, { as })).status, path).toBe(403);
      expect((await post('inviteToTeam', { as, body: newInvitee({ role: 'admin' }) })).status).toBe(403);
    }
    expect(await isSignedIn(admin)).toBe(true);
    expect((await list()).invitations).toEqual([]);
  });

  test('a stolen token alone changes nothing: the password is needed', async () => {
    const { token } = admin;
    for (const path of ['disableAccount', 'enableAccount', 'resetSecondFactor', 'signOutAccount'])
      expect((await call('POST', `auth/${path}/${staff.id}`, { token, body: {} })).status, path).toBe(403);
    expect((await call('POST', 'auth/inviteToTeam', { token, body: newInvitee() })).status).toBe(403);
    expect(await isSignedIn(staff)).toBe(true);
    expect((await list()).invitations).toEqual([]);
    expect(await auditedAbout(staff.id)).toEqual([]);
  });
});

describe('disabling', () => {
  test('ends tokens at once, prevents sign-ins, and is told to everyone concerned', async () => {
    expect(await post(`disableAccount/${staff.id}`)).toMatchObject({ status: 200 });
    expect(await isSignedIn(staff)).toBe(false);
    expect((await logIn(staff.email)).body.next).toBeUndefined();
    expect((await find(staff))!.isDisabled).toBe(true);
    expect(await auditedAbout(staff.id)).toEqual([
      {
        action: 'disableAccount',
        account_email: admin.email,
        before: { disabled: false },
        after: { disabled: true },
      },
    ]);
    expect(await events(staff)).toEqual(['accountDisabled']);
    expect(await events(colleague)).toEqual(['accountDisabled']);
    expect((await mailsTo(colleague.email))[0]!.body).toContain(`A staff (${staff.email})`);
    expect(await events(admin)).toEqual([]);
    expect(await post(`disableAccount/${staff.id}`)).toMatchObject({ status: 409 });

    expect(await post(`enableAccount/${staff.id}`)).toMatchObject({ status: 200 });
    expect(await isSignedIn(staff)).toBe(false);
    expect((await logIn(staff.email)).body.next).toBe('setUpTotp');
    expect(await post(`enableAccount/${staff.id}`)).toMatchObject({ status: 409 });
  });

  test('invalidates everything that could let the account in again', async () => {
    await pool.query(
      `insert into password_reset (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
      [`reset-${staff.id}`, staff.id],
    );
    await pool.query('insert into known_browser (token_hash, account_id) values ($1, $2)', [
      `browser-${staff.id}`,
      staff.id,
    ]);
    const ticket = (await logIn(staff.email)).body;
    await post(`disableAccount/${staff.id}`);
    await post(`enableAccount/${staff.id}`);
    for (const table of ['password_reset', 'known_browser'])
      expect((await pool.query(`select from ${table} where account_id = $1`, [staff.id])).rowCount).toBe(0);
    expect((await finish(ticket.ticket, codeOf(ticket.preparation!.secret))).status).toBe(401);
  });

  test('withdraws the invitations that the account sent: an intruder may have invited themselves', async () => {
    const invitee = newInvitee({ role: 'admin' });
    await post('inviteToTeam', { as: colleague, body: invitee });
    const token = await tokenTo(invitee.email);
    await post(`disableAccount/${colleague.id}`);
    expect((await list()).invitations).toEqual([]);
    expect((await accept(token)).status).toBe(404);
  });

  test('an administrator changes nothing about the own account here', async () => {
    for (const path of ['disableAccount', 'enableAccount', 'resetSecondFactor', 'signOutAccount'])
      expect(await post(`${path}/${admin.id}`), path).toMatchObject({
        status: 409,
        body: { msg: expect.stringMatching(/own account/) },
      });
    expect(await isSignedIn(admin)).toBe(true);
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
      ]).then((responses) => responses.map(({ status }) => status).sort());
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
    const people = await call<{ data: { people: { _id: string; isDisabled: boolean }[] } }>(
      'GET',
      'auth/getAllPerson',
      { token: manager.token },
    );
    expect(people.body.data.people.find(({ _id }) => _id === person.id)!.isDisabled).toBe(true);
    await post(`enableAccount/${person.id}`);
    expect(await events(manager)).toEqual(['accountEnabled', 'accountDisabled']);
    await post(`signOutAccount/${manager.id}`);
    expect(await events(manager)).toEqual(['accountSignedOut', 'accountEnabled', 'accountDisabled']);
    expect(await events(person)).toEqual(['accountEnabled', 'accountDisabled']);
  });

  test.each(['0', '99999999', 'x', '1e3'])('an unknown account (%s) is not found', async (id) => {
    for (const path of ['disableAccount', 'enableAccount', 'resetSecondFactor', 'signOutAccount'])
      expect((await post(`${path}/${id}`)).status).toBe(404);
    expect((await post(`withdrawTeamInvitation/${id}`)).status).toBe(404);
  });
});

describe('resetting the second factor', () => {
  test('signs the person out, who sets up another app at the next sign-in; the old code is worthless', async () => {
    const secret = await setUpApp(staff);
    const waiting = (await logIn(staff.email)).body;
    expect(waiting.next).toBe('totp');
    expect(await post(`resetSecondFactor/${staff.id}`)).toMatchObject({ status: 200 });
    expect(await isSignedIn(staff)).toBe(false);
    expect((await finish(waiting.ticket, codeOf(secret, 1))).status).toBe(401);
    const { next, ticket, preparation } = (await logIn(staff.email)).body;
    expect(next).toBe('setUpTotp');
    expect((await finish(ticket, codeOf(secret, 1))).status).toBe(401);
    expect((await finish(ticket, codeOf(preparation!.secret))).status).toBe(200);
    expect(await auditedAbout(staff.id)).toMatchObject([
      { action: 'resetSecondFactor', before: { usesTotp: true }, after: { usesTotp: false } },
    ]);
    expect(await events(staff)).toEqual(['secondFactorReset']);
    expect(await events(colleague)).toEqual(['secondFactorReset']);
  });

  test('is refused without an app', async () => {
    expect(await post(`resetSecondFactor/${staff.id}`)).toMatchObject({ status: 409 });
    expect(await isSignedIn(staff)).toBe(true);
  });
});

test('signing out everywhere ends all sessions; the person can sign in again', async () => {
  expect(await post(`signOutAccount/${staff.id}`)).toMatchObject({ status: 200 });
  expect(await isSignedIn(staff)).toBe(false);
  expect((await logIn(staff.email)).body.next).toBe('setUpTotp');
  expect(await auditedAbout(staff.id)).toMatchObject([{ action: 'signOutAccount', after: { sessions: 1 } }]);
  expect(await events(staff)).toEqual(['accountSignedOut']);
});

describe('inviting to the team', () => {
  test('an invited person opens the link once, and sets up an app before the first sign-in', async () => {
    const invitee = newInvitee();
    expect(await post('inviteToTeam', { body: invitee })).toMatchObject({ status: 200 });
    expect((await list()).invitations).toMatchObject([{ email: invitee.email, role: 'staff' }]);
    expect(await events(colleague)).toEqual(['teamPersonInvited']);
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
    expect((await events(colleague))[0]).toBe('teamInvitationWithdrawn');
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
    const again = await post('inviteToTeam', { body: newInvitee({ email: staff.email.toUpperCase() }) });
    expect(again).toMatchObject({ status: 409, body: { msg: expect.stringMatching(/already/) } });
    const invitee = newInvitee();
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await post('inviteToTeam', { body: invitee })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    for (const odd of [{ role: 'ngo' }, { email: 'nobody' }, { name: ' ' }, { language: 'fr' }])
      expect((await post('inviteToTeam', { body: newInvitee(odd) })).status).toBe(400);
  });
});
