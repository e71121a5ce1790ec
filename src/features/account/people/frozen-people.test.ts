import { beforeEach, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';

const { db, callConfirmed, call, signedIn, mailsTo, pool } = await testApp();

type Account = Awaited<ReturnType<typeof signedIn>>;

let ngoId: string;
let owner: Account;
let thief: Account;
let newcomer: Account;
/** Was there for a year, and had nothing to do with it. */
let colleague: Account;
beforeEach(async () => {
  ngoId = await savedNgo(db);
  const person = async (days: number, ngoRole: 'manager' | 'member' = 'manager') => {
    const account = await signedIn({ role: 'ngo', ngoId, ngoRole });
    await pool.query(
      `update account set created_at = now() - make_interval(days => $2),
         manager_since = case when ngo_role = 'manager' then now() - make_interval(days => $2) end where id = $1`,
      [account.id, days],
    );
    return account;
  };
  owner = await person(400);
  thief = await person(300);
  newcomer = await person(89);
  colleague = await person(91, 'member');
});

const freeze = (requestedBy: string | null = thief.email) =>
  pool.query('insert into bank_detail_freeze (ngo_id, requested_by) values ($1, $2)', [ngoId, requestedBy]);
const post = async (path: string, by: Account, body: object = {}) =>
  (await callConfirmed('POST', `auth/${path}`, { token: by.token, body })).status;
const remove = (by: Account, person: Account) => post(`removePerson/${person.id}`, by);
const invite = (by: Account, email: string) =>
  post('invitePerson', by, { name: 'Friend', email, ngoRole: 'manager', language: 'en' });

test('while changes are frozen, nobody is let in and no role changes', async () => {
  expect(await invite(thief, `friend${ngoId}@example.org`)).toBe(200);
  const [mail] = await mailsTo(`friend${ngoId}@example.org`);
  const token = /#([\w-]{20,})/.exec(mail!.body)![1];
  const list = async () => (await call('GET', 'auth/getAllPerson', { token: owner.token })).body;
  expect(await list()).toMatchObject({ data: { isFrozen: false, mayInvite: true } });
  await freeze();
  expect(await list()).toMatchObject({ data: { isFrozen: true, mayInvite: false } });
  for (const by of [owner, thief]) {
    expect(await invite(by, `other${ngoId}@example.org`)).toBe(409);
    expect(await post(`changePersonRole/${colleague.id}`, by, { ngoRole: 'manager' })).toBe(409);
  }
  const body = { token, name: 'Friend', password: 'rain on the tin roof', consent: true };
  expect((await call('POST', 'auth/acceptInvitation', { body })).status).toBe(409);
  await pool.query('delete from bank_detail_freeze where ngo_id = $1', [ngoId]);
  expect((await call('POST', 'auth/acceptInvitation', { body })).status).toBe(200);
});

test('who asked for the change that was stopped, or joined lately, removes nobody, and the owner removes both', async () => {
  await freeze();
  for (const by of [thief, newcomer])
    for (const person of [owner, colleague]) expect(await remove(by, person)).toBe(409);
  expect(await remove(thief, newcomer)).toBe(409);
  expect(await remove(owner, colleague)).toBe(409);
  expect(await remove(owner, thief)).toBe(200);
  expect(await remove(owner, newcomer)).toBe(200);
});

test('who became a manager in the last 90 days counts as new', async () => {
  expect(await post(`changePersonRole/${colleague.id}`, thief, { ngoRole: 'manager' })).toBe(200);
  await freeze();
  expect(await remove(colleague, owner)).toBe(409);
  expect(await remove(owner, colleague)).toBe(200);
});

test('however often other roles change after it, and the mailboxes are not flooded', async () => {
  expect(await post(`changePersonRole/${colleague.id}`, owner, { ngoRole: 'manager' })).toBe(200);
  const other = await signedIn({ role: 'ngo', ngoId, ngoRole: 'member' });
  for (let time = 0; time < 101; time++) {
    const ngoRole = time % 2 === 0 ? 'manager' : 'member';
    expect(await post(`changePersonRole/${other.id}`, colleague, { ngoRole })).toBe(200);
  }
  expect(await post(`changePersonRole/${other.id}`, owner, { ngoRole: 'member' })).toBe(200);
  await freeze();
  expect(await remove(colleague, owner)).toBe(409);
  const { rows } = await pool.query(
    `select count(*) filter (where due_at is null)::int as sent from mail where recipient = any ($1) group by recipient`,
    [[owner.email, other.email]],
  );
  // One that says manager, and one that says member.
  expect(rows).toEqual([{ sent: 2 }, { sent: 2 }]);
});

test('if nobody knows who asked, only newcomers are removed', async () => {
  await freeze(null);
  expect(await remove(thief, owner)).toBe(409);
  expect(await remove(owner, newcomer)).toBe(200);
});
