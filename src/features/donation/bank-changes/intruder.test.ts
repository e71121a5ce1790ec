import { expect, test } from 'vitest';
import { lockGuardedChanges } from '#src/features/ngo/guarded-changes/freezing.service.server.ts';
import { completeDueClaims } from '#src/features/ngo/verification/claim.service.server.ts';
import { countWaitingForLocks } from '../../../../tests/support/count-waiting-for-locks.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { BANK_FORM, bankTesting } from './bank-changes.fixture.ts';
import { contactTesting } from './contacts.fixture.ts';

const app = await testApp();
const { call, callConfirmed, confirmed, db, pool, services, signedIn, mailsTo } = app;
const { savedNgoWithAccount, add, edit, passHours, applyDue, addedAndActive, donorsSee, tokenTo } =
  bankTesting(app);
const { save } = await contactTesting(app);
const staff = await signedIn({ role: 'staff' });
const admin = await signedIn({ role: 'admin' });
const aboutMoney = async (to: string) =>
  (await mailsTo(to)).filter(({ event }) => event === 'bankChangeRequested').length;

async function swapped() {
  const owner = await savedNgoWithAccount();
  const id = await addedAndActive(owner.token);
  await edit(owner.token, { id, ...BANK_FORM, upiId: 'intruder@examplebank' });
  return { ...owner, id, link: await tokenTo(owner.email) };
}
async function claimed(ngoId: string, email: string) {
  await call('POST', 'sendOtp', { body: { email } });
  const otp = /^\d{6}$/m.exec((await mailsTo(email))[0]?.body ?? '')?.[0];
  const person = { name: 'Ravi Stranger', password: 'nine white egrets stand', note: '', consent: true };
  await call('POST', 'ngo/claimNgo', { body: { ngoId, email, otp, ...person } });
  return (await pool.query<{ id: string }>('select id::text from ngo_claim where email = $1', [email]))
    .rows[0]!.id;
}

test('a manager whom an intruder removes after ten dummies still gets the mail with the stop link', async () => {
  const { ngoId, token: thief } = await savedNgoWithAccount();
  const manager = await signedIn({ role: 'ngo', ngoId });
  for (let n = 1; n <= 10; n++) {
    const email = `thief${n}@evil.example.org`;
    const body = { name: 'Kiran Joshi', email, ngoRole: 'member', language: 'en' };
    await callConfirmed('POST', 'auth/invitePerson', { token: thief, body });
    const token = /#([\w-]{20,})/.exec((await mailsTo(email))[0]!.body)![1]!;
    const person = { name: 'Kiran Joshi', password: 'rain on the tin roof', consent: true };
    await call('POST', 'auth/acceptInvitation', { body: { token, ...person } });
    const { rows } = await pool.query<{ id: string }>('select id::text from account where email = $1', [
      email,
    ]);
    await callConfirmed('POST', `auth/removePerson/${rows[0]!.id}`, { token: thief, body: {} });
  }
  await callConfirmed('POST', `auth/removePerson/${manager.id}`, { token: thief, body: {} });
  expect((await add(thief)).status).toBe(201);
  expect(await aboutMoney(manager.email)).toBe(1);
});

test('an address that the NGO chose lately still gets the mail after an intruder replaced it', async () => {
  const { token } = await savedNgoWithAccount({ email: 'oldest@example.org' });
  for (let n = 1; n <= 10; n++) await save(token, { email: `honest${n}@example.org` });
  await passHours(48);
  await applyDue();
  await save(token, { email: 'thief@evil.example.org' });
  await passHours(48);
  await applyDue();
  const before = await aboutMoney('honest10@example.org');
  await add(token);
  expect((await aboutMoney('honest10@example.org')) - before).toBe(1);
});

test('a stop that waited for the activation says that the change is public', async () => {
  const { ngoId, link } = await swapped();
  await passHours(48);
  const gate = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holder = db.transaction().execute(async (transaction) => {
    await lockGuardedChanges(transaction, ngoId);
    held.resolve();
    await gate.promise;
  });
  await held.promise;
  const applying = applyDue();
  await expect.poll(() => countWaitingForLocks(pool)).toBe(1);
  const stopping = call<{ data: { isActive: boolean } }>('POST', 'donation/stopChange', {
    body: { token: link },
  });
  await expect.poll(() => countWaitingForLocks(pool)).toBe(2);
  gate.resolve();
  await holder;
  expect(await applying).toBe(1);
  expect(await donorsSee(ngoId)).toMatchObject({ upiId: 'intruder@examplebank' });
  expect.soft((await stopping).body.data.isActive).toBe(true);
  expect.soft((await mailsTo(staff.email))[0]!.body).toContain('is public already.');
});

test.each(['removed', 'disabled'])(
  'what a %s account asked for does not become public by time',
  async (how) => {
    const owner = await savedNgoWithAccount();
    const id = await addedAndActive(owner.token);
    const thief = await signedIn({ role: 'ngo', ngoId: owner.ngoId });
    await edit(thief.token, { id, ...BANK_FORM, upiId: 'intruder@examplebank' });
    if (how === 'removed')
      await callConfirmed('POST', `auth/removePerson/${thief.id}`, { token: owner.token, body: {} });
    else await callConfirmed('POST', `auth/disableAccount/${thief.id}`, { token: admin.token, body: {} });
    await passHours(48);
    await applyDue();
    expect(await donorsSee(owner.ngoId)).toMatchObject({ upiId: BANK_FORM.upiId });
  },
);

test('a change of which no mail was sent (app or mail server down) does not become public', async () => {
  const { ngoId } = await swapped();
  await passHours(48, { isMailDown: true });
  await applyDue();
  expect(await donorsSee(ngoId)).toMatchObject({ upiId: BANK_FORM.upiId });
});

test('a claim that waits does not make a manager of an NGO that was frozen meanwhile', async () => {
  const { ngoId, link } = await swapped();
  const id = await claimed(ngoId, 'claimant@example.org');
  await callConfirmed('POST', `ngo/decideClaim/${id}`, { token: staff.token, body: { accepted: true } });
  await call('POST', 'donation/stopChange', { body: { token: link } });
  await pool.query(`update ngo_claim set announced_at = announced_at - interval '48 hours' where id = $1`, [
    id,
  ]);
  await completeDueClaims(services);
  const { rows } = await pool.query(`select 1 from account where email = 'claimant@example.org'`);
  expect(rows).toEqual([]);
});

test('of two claims to an NGO without a manager that are accepted at once, one waits', async () => {
  const ngoId = await savedNgo(db, { email: 'x@example.org' });
  const ids = [await claimed(ngoId, 'first@example.org'), await claimed(ngoId, 'second@example.org')];
  const headers = await confirmed(staff.token);
  const accept = (id: string) =>
    call('POST', `ngo/decideClaim/${id}`, { token: staff.token, headers, body: { accepted: true } });
  await Promise.all(ids.map(accept));
  expect((await pool.query('select 1 from account where ngo_id = $1', [ngoId])).rowCount).toBe(1);
});

test('what a manager asked for who is still one becomes public, and nobody else of the NGO is mailed that it was stopped', async () => {
  const owner = await savedNgoWithAccount();
  const id = await addedAndActive(owner.token);
  const colleague = await signedIn({ role: 'ngo', ngoId: owner.ngoId });
  await edit(colleague.token, { id, ...BANK_FORM, upiId: 'new@examplebank' });
  await passHours(48);
  expect(await applyDue()).toBe(1);
  expect(await donorsSee(owner.ngoId)).toMatchObject({ upiId: 'new@examplebank' });
  expect((await mailsTo(owner.email)).map(({ event }) => event)).not.toContain('bankChangeStopped');
});

test('a change of which every mail was given up waits until our team sends one again', async () => {
  const { ngoId } = await swapped();
  await passHours(48, { isMailDown: true });
  await pool.query(
    `update mail set status = 'given up' where event = 'bankChangeRequested' and status = 'queued'`,
  );
  expect(await applyDue()).toBe(0);
  await pool.query(
    `update mail set status = 'sent', sent_at = now() - interval '47 hours'
      where event = 'bankChangeRequested' and status = 'given up'`,
  );
  expect(await applyDue()).toBe(1);
  expect(await donorsSee(ngoId)).toMatchObject({ upiId: 'intruder@examplebank' });
});

test('what waited while the NGO was suspended waits anew', async () => {
  const { ngoId } = await swapped();
  const move = (path: string) =>
    callConfirmed('POST', `ngo/${path}/${ngoId}`, {
      token: staff.token,
      body: { reason: 'We look into it.' },
    });
  expect((await move('suspendNgo')).status).toBe(200);
  await passHours(48);
  expect((await move('unsuspendNgo')).status).toBe(200);
  expect(await applyDue()).toBe(0);
  await passHours(48);
  expect(await applyDue()).toBe(1);
});
