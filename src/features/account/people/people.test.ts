import { beforeEach, describe, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { TEST_PASSWORD, testApp } from '../../../../tests/support/test-app.ts';
import type { People } from './people.contract.ts';

const { db, call, callConfirmed, signedIn, confirmed, mailsTo, pool } = await testApp();

type Answer = { msg?: string; data?: People; errors?: Record<string, string> };
type Account = Awaited<ReturnType<typeof signedIn>>;

let ngoId: string;
let manager: Account;
let invited = 0;
beforeEach(async () => {
  ngoId = await savedNgo(db, { name: 'Deep Seva' });
  manager = await signedIn({ role: 'ngo', ngoId });
});

const post = async (path: string, { as = manager, body = {} }: { as?: Account; body?: unknown } = {}) =>
  call<Answer>('POST', `auth/${path}`, { token: as.token, body, headers: await confirmed(as.token) });
const people = async (as = manager) =>
  (await call<Answer>('GET', 'auth/getAllPerson', { token: as.token })).body.data!;
const newInvitee = (more = {}) => ({
  name: 'Kiran Joshi',
  email: `kiran${++invited}@example.org`,
  ngoRole: 'member',
  language: 'gu',
  ...more,
});
const tokenTo = async (email: string) => /#([\w-]{20,})/.exec((await mailsTo(email))[0]!.body)![1]!;
const accept = (token: string, more = {}) =>
  call<Answer>('POST', 'auth/acceptInvitation', {
    body: { token, name: 'Kiran Joshi', password: 'rain on the tin roof', consent: true, ...more },
  });
const auditActions = async () =>
  (
    await pool.query<{ action: string }>('select action from audit_entry where ngo_id = $1 order by id', [
      ngoId,
    ])
  ).rows.map(({ action }) => action);

describe('inviting', () => {
  test('an invited colleague opens the link, chooses a password and signs in as a member', async () => {
    const invitee = newInvitee();
    expect(await post('invitePerson', { body: invitee })).toMatchObject({ status: 200 });
    expect((await people()).invitations).toMatchObject([{ email: invitee.email, ngoRole: 'member' }]);
    const [mail] = await mailsTo(invitee.email);
    expect(mail).toMatchObject({ event: 'invitation', subject: expect.stringContaining('Deep Seva') });
    const token = await tokenTo(invitee.email);
    const shown = await call('POST', 'auth/getInvitation', { body: { token } });
    expect(shown.body).toMatchObject({ data: { email: invitee.email, ngo: { name: 'Deep Seva' } } });
    expect(await accept(token)).toMatchObject({ status: 200 });
    const body = { email: invitee.email, password: 'rain on the tin roof' };
    expect((await call('POST', 'auth/logIn', { body })).body).toMatchObject({ next: 'mailCode' });
    const { people: now, invitations } = await people();
    expect(now.map(({ email, ngoRole, isYou }) => [email, ngoRole, isYou])).toEqual([
      [manager.email, 'manager', true],
      [invitee.email, 'member', false],
    ]);
    expect(invitations).toEqual([]);
    const { rows } = await pool.query('select consent_text, language from account where email = $1', [
      invitee.email,
    ]);
    expect(rows).toEqual([{ consent_text: 'account-1 en', language: 'gu' }]);
    expect(await auditActions()).toEqual(['invite']);
  });

  test('the other managers learn who is invited, at which address and as what', async () => {
    const other = await signedIn({ role: 'ngo', ngoId });
    const invitee = newInvitee({ ngoRole: 'manager' });
    await post('invitePerson', { body: invitee });
    const [mail] = await mailsTo(other.email);
    expect(mail?.body).toContain(`Kiran Joshi (${invitee.email}) by email to sign in too, as a manager`);
  });

  test('an invitation without a name is refused with a sentence about the colleague', async () => {
    const refused = await post('invitePerson', { body: { ...newInvitee(), name: ' ' } });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { name: expect.stringMatching(/the person/) } },
    });
  });

  test('a link works once, not after it was withdrawn, replaced or expired', async () => {
    const used = newInvitee();
    await post('invitePerson', { body: used });
    const usedToken = await tokenTo(used.email);
    await accept(usedToken);
    expect(await accept(usedToken)).toMatchObject({
      status: 404,
      body: { msg: expect.stringMatching(/used/) },
    });

    const withdrawn = newInvitee();
    await post('invitePerson', { body: withdrawn });
    const { _id } = (await people()).invitations[0]!;
    expect(await post(`withdrawInvitation/${_id}`)).toMatchObject({ status: 200 });
    expect(await accept(await tokenTo(withdrawn.email))).toMatchObject({ status: 404 });

    const replaced = newInvitee();
    await post('invitePerson', { body: replaced });
    const first = await tokenTo(replaced.email);
    await post('invitePerson', { body: { ...replaced, ngoRole: 'manager' } });
    expect((await people()).invitations).toHaveLength(1);
    expect(await accept(first)).toMatchObject({ status: 404 });
    expect(await accept(await tokenTo(replaced.email))).toMatchObject({ status: 200 });

    const late = newInvitee();
    await post('invitePerson', { body: late });
    await pool.query(`update invitation set expires_at = now() - interval '1 minute' where email = $1`, [
      late.email,
    ]);
    expect((await people()).invitations).toEqual([]);
    expect(await accept(await tokenTo(late.email))).toMatchObject({ status: 404 });
  });

  test('a refused acceptance leaves the link valid', async () => {
    const invitee = newInvitee();
    await post('invitePerson', { body: invitee });
    const token = await tokenTo(invitee.email);
    for (const bad of ['short', 'Kiran Joshi 1'])
      expect(await accept(token, { password: bad })).toMatchObject({ status: 422 });
    expect(await accept(token, { consent: false })).toMatchObject({ status: 400 });
    expect(await accept(token, { name: ' ' })).toMatchObject({ status: 400 });
    expect(await accept(token)).toMatchObject({ status: 200 });
  });

  test('the response does not reveal that an address has an account elsewhere; its owner is told', async () => {
    const stranger = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    const known = await post('invitePerson', { body: newInvitee({ email: stranger.email }) });
    const unknown = await post('invitePerson', { body: newInvitee() });
    expect(known).toEqual(unknown);
    expect((await people()).invitations).toHaveLength(2);
    const [mail] = await mailsTo(stranger.email);
    expect(mail!.body).not.toContain('#');
    expect(mail!.event).toBe('invitation');
  });

  test('a colleague is not invited again, and nobody without end', async () => {
    const member = await signedIn({ role: 'ngo', ngoId, ngoRole: 'member' });
    for (const { email } of [manager, member]) {
      const again = await post('invitePerson', { body: newInvitee({ email: email.toUpperCase() }) });
      expect(again).toMatchObject({ status: 409, body: { msg: expect.stringMatching(/already/) } });
    }
    const invitee = newInvitee();
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await post('invitePerson', { body: invitee })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await pool.query(
      `insert into account (email, name, role, ngo_role, ngo_id, password_hash)
        select 'many' || n || '-' || $1::text || '@example.org', 'Many', 'ngo', 'member', $1::bigint, 'x'
          from generate_series(1, 27) n`,
      [ngoId],
    );
    expect(await post('invitePerson', { body: newInvitee() })).toMatchObject({ status: 409 });
  });

  test('an invitation ends with the account of the person who sent it', async () => {
    const second = await signedIn({ role: 'ngo', ngoId });
    const invitee = newInvitee();
    await post('invitePerson', { as: second, body: invitee });
    expect(await post(`removePerson/${second.id}`)).toMatchObject({ status: 200 });
    expect(await accept(await tokenTo(invitee.email))).toMatchObject({ status: 404 });
  });

  test('a stolen token alone invites nobody: the password is needed', async () => {
    const { status } = await call('POST', 'auth/invitePerson', { token: manager.token, body: newInvitee() });
    expect(status).toBe(403);
    expect((await people()).invitations).toEqual([]);
  });
});

describe('roles', () => {
  test('a removed colleague is signed out at once, and told; the other managers too', async () => {
    const colleague = await signedIn({ role: 'ngo', ngoId, ngoRole: 'member' });
    const other = await signedIn({ role: 'ngo', ngoId });
    expect(await post(`removePerson/${colleague.id}`)).toMatchObject({ status: 200 });
    expect((await call('GET', 'auth/getAccount', { token: colleague.token })).status).toBe(401);
    expect((await people()).people).toHaveLength(2);
    for (const [email, who] of [
      [colleague.email, 'You'],
      [other.email, 'Someone'],
    ])
      expect(await mailsTo(email!)).toMatchObject([
        { event: 'personRemoved', subject: expect.stringContaining(`${who} can no longer sign in`) },
      ]);
    expect(await mailsTo(manager.email)).toEqual([]);
    expect(await auditActions()).toEqual(['removePerson']);
    const body = { email: colleague.email, password: TEST_PASSWORD };
    expect((await call('POST', 'auth/logIn', { body })).status).toBe(401);
  });

  test('nobody removes or demotes themselves, so an NGO always has a manager', async () => {
    expect(await post(`removePerson/${manager.id}`)).toMatchObject({ status: 409 });
    const demoted = await post(`changePersonRole/${manager.id}`, { body: { ngoRole: 'member' } });
    expect(demoted).toMatchObject({ status: 409 });
    const second = await signedIn({ role: 'ngo', ngoId });
    const headers = [await confirmed(manager.token), await confirmed(second.token)];
    const remove = (as: Account, id: string, confirmation: Record<string, string>) =>
      call('POST', `auth/removePerson/${id}`, { token: as.token, headers: confirmation });
    const results = await Promise.all([
      remove(manager, second.id, headers[0]!),
      remove(second, manager.id, headers[1]!),
    ]);
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a member sees the people and changes none; a manager makes a member a manager', async () => {
    const member = await signedIn({ role: 'ngo', ngoId, ngoRole: 'member' });
    expect(await people(member)).toMatchObject({ isManager: false, mayInvite: false, people: [{}, {}] });
    expect(await people(manager)).toMatchObject({ isManager: true, mayInvite: true });
    const refusal = { status: 403, body: { msg: expect.stringMatching(/manager/) } };
    expect(await post('invitePerson', { as: member, body: newInvitee() })).toMatchObject(refusal);
    expect(await post(`removePerson/${manager.id}`, { as: member })).toMatchObject(refusal);
    const body = { ngoRole: 'manager' };
    expect(await post(`changePersonRole/${member.id}`, { as: member, body })).toMatchObject(refusal);
    expect(await post(`changePersonRole/${member.id}`, { body })).toMatchObject({ status: 200 });
    expect(await mailsTo(member.email)).toMatchObject([{ event: 'personMadeManager' }]);
    expect(await post('invitePerson', { as: member, body: newInvitee() })).toMatchObject({ status: 200 });
  });

  test('a member changes neither bank details nor registration documents, but the rest of the page', async () => {
    const member = await signedIn({ role: 'ngo', ngoId, ngoRole: 'member' });
    const bank = await call('POST', 'donation/addBankDetail', {
      token: member.token,
      body: {},
      headers: await confirmed(member.token),
    });
    expect(bank).toMatchObject({ status: 403, body: { msg: expect.stringMatching(/manager/) } });
    const page = { name: 'Deep Seva', category: 'health', city: 'Rajkot', revision: 1 };
    const save = (more: object) =>
      callConfirmed<Answer>('POST', 'ngo/updateNgo', { token: member.token, body: { ...page, ...more } });
    const refused = await save({ darpanId: 'GJ/2019/0990001', mission: 'New' });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { darpanId: expect.stringMatching(/manager/) } },
    });
    expect((await save({ mission: 'New' })).status).toBe(200);
  });

  test('the people of another NGO are not found', async () => {
    const stranger = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    expect(await post(`removePerson/${stranger.id}`)).toMatchObject({ status: 404 });
    await post('invitePerson', { as: stranger, body: newInvitee() });
    const [invitation] = (await people(stranger)).invitations;
    expect(await post(`withdrawInvitation/${invitation!._id}`)).toMatchObject({ status: 404 });
    expect((await people(stranger)).invitations).toHaveLength(1);
  });
});
