import { beforeEach, describe, expect, test } from 'vitest';
import { completeDueClaims } from '#src/features/ngo/verification/claim.service.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { effectOf } from './announce-claim.service.server.ts';
import { CLAIM_HOURS } from './stop-claim.values.ts';

const { call, callConfirmed, db, pool, services, signedIn, mailsTo } = await testApp();
const staff = await signedIn({ role: 'staff' });
let number = 0;
let ngoId: string;
let manager: { id: string; email: string; token: string };
beforeEach(async () => {
  ngoId = await savedNgo(db, { name: 'Jeevanrekh Trust' });
  manager = await signedIn({ role: 'ngo', ngoId });
  await pool.query(`delete from rate_limit where key like 'claims-told%'`);
});

test('a claim takes effect two days after its managers were mailed', () => {
  expect(effectOf('2026-11-29T20:00:00.000Z').toISOString()).toBe('2026-12-01T20:00:00.000Z');
});

/** Claims the NGO as a stranger does, and returns the claim and the address. */
async function claimed() {
  const email = `claimant${++number}@example.org`;
  await call('POST', 'sendOtp', { body: { email } });
  const otp = /^\d{6}$/m.exec((await mailsTo(email))[0]?.body ?? '')?.[0];
  const person = { name: 'Ravi Stranger', password: 'nine white egrets stand', note: '', consent: true };
  const { status } = await call('POST', 'ngo/claimNgo', { body: { ngoId, email, otp, ...person } });
  expect(status).toBe(201);
  const { rows } = await pool.query<{ id: string }>('select id::text from ngo_claim where email = $1', [
    email,
  ]);
  return { email, id: rows[0]?.id ?? '' };
}
const accept = (id: string) =>
  callConfirmed<{ msg: string }>('POST', `ngo/decideClaim/${id}`, {
    token: staff.token,
    body: { accepted: true },
  });
async function disable(id: string) {
  const { token } = await signedIn({ role: 'admin' });
  expect((await callConfirmed('POST', `auth/disableAccount/${id}`, { token })).status).toBe(200);
}
const passHours = (id: string, hours: number) =>
  pool.query(`update ngo_claim set announced_at = announced_at - make_interval(hours => $2) where id = $1`, [
    id,
    hours,
  ]);
const hasAccount = async (email: string) =>
  ((await pool.query('select 1 from account where email = $1', [email])).rowCount ?? 0) > 0;
const linkOf = async (email: string) =>
  /[?&]claim=([\w.-]+)/.exec(
    (await mailsTo(email)).find(({ event }) => event === 'claimToStop')?.body ?? '',
  )?.[1] ?? '';
type View = { data: { state: string; email: string; takesEffectAt: string } };
const readLink = (token: string) => call<View>('POST', 'ngo/readClaimToStop', { body: { token } });
const stop = (token: string) => call<View>('POST', 'ngo/stopClaim', { body: { token } });

describe('a claim to an NGO that has a manager', () => {
  test('is mailed to every manager, with the address that claims and no text of the stranger', async () => {
    const other = await signedIn({ role: 'ngo', ngoId });
    const member = await signedIn({ role: 'ngo', ngoId, ngoRole: 'member' });
    const { email } = await claimed();
    for (const to of [manager.email, other.email]) {
      const [mail] = await mailsTo(to);
      expect(mail).toMatchObject({
        event: 'claimToStop',
        subject: expect.stringContaining('Jeevanrekh Trust'),
      });
      expect(mail?.body).toContain(email);
      expect(mail?.body).not.toContain('Ravi');
    }
    expect(await mailsTo(member.email)).toEqual([]);
  });

  test('stands on the first page of every manager, without the link of the mail, until it is decided', async () => {
    const member = await signedIn({ role: 'ngo', ngoId, ngoRole: 'member' });
    const { email } = await claimed();
    type Claims = { data: { claims: object[] } };
    const claims = async ({ token }: { token: string }) =>
      (await call<Claims>('GET', 'ngo/getDashboard', { token })).body.data.claims;
    expect(await claims(manager)).toEqual([{ claimant: email, takesEffectAt: expect.any(String) }]);
    expect(await claims(member)).toEqual([]);
    await stop(await linkOf(manager.email));
    expect(await claims(manager)).toEqual([]);
  });

  test('is mailed to a manager whom an intruder removed just before, and waits all the same', async () => {
    const intruder = await signedIn({ role: 'ngo', ngoId });
    const { token } = intruder;
    const path = `auth/removePerson/${manager.id}`;
    expect((await callConfirmed('POST', path, { token, body: {} })).status).toBe(200);
    // Our team then switches the intruder off.
    await disable(intruder.id);
    const { email, id } = await claimed();
    expect((await accept(id)).body.msg).toBe(apiMessages.en.claimAcceptedWaits);
    expect(await hasAccount(email)).toBe(false);
    expect((await mailsTo(manager.email)).map(({ event }) => event)).toContain('claimToStop');
    expect((await mailsTo(intruder.email)).map(({ event }) => event)).not.toContain('claimToStop');
  });

  test('is not mailed to whom our team disabled, also after the NGO removed the account', async () => {
    const intruder = await signedIn({ role: 'ngo', ngoId });
    await disable(intruder.id);
    const { token } = manager;
    await callConfirmed('POST', `auth/removePerson/${intruder.id}`, { token, body: {} });
    await claimed();
    expect((await mailsTo(manager.email)).map(({ event }) => event)).toContain('claimToStop');
    expect((await mailsTo(intruder.email)).map(({ event }) => event)).not.toContain('claimToStop');
  });

  test('takes effect 48 hours after that, however early our team accepts it', async () => {
    const { id, email } = await claimed();
    const plain = await call('POST', `ngo/decideClaim/${id}`, {
      token: staff.token,
      body: { accepted: true },
    });
    expect(plain).toMatchObject({ status: 403, body: { data: { confirm: true } } });
    expect((await accept(id)).body.msg).toBe(apiMessages.en.claimAcceptedWaits);
    await accept(id);
    const told = (await mailsTo(email)).filter(({ event }) => event === 'claimWaits');
    expect(told).toMatchObject([{ body: expect.stringContaining('If no one does, you can sign in from') }]);
    await completeDueClaims(services);
    expect(await hasAccount(email)).toBe(false);
    const shown = await call('GET', `ngo/getNgoToVerify/${ngoId}`, { token: staff.token });
    expect(shown.body).toMatchObject({ data: { claims: [{ _id: id, isApproved: true }] } });
    await passHours(id, CLAIM_HOURS);
    await completeDueClaims(services);
    expect(await hasAccount(email)).toBe(true);
    expect((await mailsTo(manager.email))[0]).toMatchObject({ event: 'personAdded' });
    expect((await readLink(await linkOf(manager.email))).body.data.state).toBe('over');
  });

  test('takes effect at once if the time has passed when our team accepts it', async () => {
    const { id, email } = await claimed();
    await passHours(id, CLAIM_HOURS);
    expect((await accept(id)).body.msg).toBe(apiMessages.en.claimAccepted);
    expect(await hasAccount(email)).toBe(true);
  });

  test('waits while its mails are on their way, or the NGO is frozen, also if our team accepts it later', async () => {
    const { id, email } = await claimed();
    await passHours(id, CLAIM_HOURS);
    const mails = (set: string) =>
      pool.query(`update mail set ${set} where event = 'claimToStop' and recipient = $1`, [manager.email]);
    await mails('created_at = (select announced_at from ngo_claim order by id desc limit 1)');
    expect((await accept(id)).body.msg).toBe(apiMessages.en.claimAcceptedWaits);
    await completeDueClaims(services);
    expect(await hasAccount(email)).toBe(false);
    await mails(`status = 'sent', sent_at = created_at`);
    await pool.query('insert into bank_detail_freeze (ngo_id) values ($1)', [ngoId]);
    await completeDueClaims(services);
    expect(await hasAccount(email)).toBe(false);
    await pool.query('delete from bank_detail_freeze where ngo_id = $1', [ngoId]);
    await completeDueClaims(services);
    expect(await hasAccount(email)).toBe(true);
  });

  test('is announced by its acceptance if nobody was told before', async () => {
    const { id, email } = await claimed();
    await pool.query('update ngo_claim set announced_at = null where id = $1', [id]);
    await pool.query('delete from mail where recipient = $1', [manager.email]);
    expect((await accept(id)).body.msg).toBe(apiMessages.en.claimAcceptedWaits);
    expect(await mailsTo(manager.email)).toMatchObject([{ event: 'claimToStop' }]);
    expect(await hasAccount(email)).toBe(false);
  });

  test('goes back to our team if its address has an account by then', async () => {
    const { id, email } = await claimed();
    await accept(id);
    await signedIn({ role: 'staff', email });
    await passHours(id, CLAIM_HOURS);
    await completeDueClaims(services);
    const { rows } = await pool.query('select approved_at, decided_at from ngo_claim where id = $1', [id]);
    expect(rows).toEqual([{ approved_at: null, decided_at: null }]);
  });
});

describe('the link in the mail', () => {
  test('stops the claim without signing in, also one that our team accepted, and tells everybody', async () => {
    const { id, email } = await claimed();
    await accept(id);
    const token = await linkOf(manager.email);
    expect((await readLink(token)).body.data).toMatchObject({ state: 'open', email });
    expect((await stop(token)).body.data.state).toBe('stopped');
    expect((await stop(token)).body.data.state).toBe('stopped');
    await passHours(id, CLAIM_HOURS);
    await completeDueClaims(services);
    expect(await hasAccount(email)).toBe(false);
    expect((await accept(id)).status).toBe(404);
    const alarms = (await mailsTo(staff.email)).filter(({ event }) => event === 'claimStopped');
    expect(alarms.filter(({ body }) => body.includes(email))).toHaveLength(1);
    const [answer] = await mailsTo(email);
    expect(answer).toMatchObject({ event: 'decideClaim', body: expect.stringContaining('/contact') });
    const { rows } = await pool.query(
      `select 1 from security_event where kind = 'claimStopped' and details ->> 'ngo' = $1`,
      [ngoId],
    );
    expect(rows).toHaveLength(1);
  });

  test('is a 404 if it is not one of ours', async () => {
    await claimed();
    const token = await linkOf(manager.email);
    for (const odd of ['nothing', token.slice(0, -1), `9${token}`, '.'])
      expect([(await readLink(odd)).status, (await stop(odd)).status], odd).toEqual([404, 404]);
  });
});

test('strangers cannot flood the managers of an NGO: above three claims a day they are told by acceptance', async () => {
  for (let turn = 0; turn < 4; turn++) await claimed();
  expect((await mailsTo(manager.email)).filter(({ event }) => event === 'claimToStop')).toHaveLength(3);
});
