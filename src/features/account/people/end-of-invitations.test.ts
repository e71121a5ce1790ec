import { expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { TEST_PASSWORD, testApp } from '../../../../tests/support/test-app.ts';

const { db, call, callConfirmed, signedIn, mailsTo, runJobs } = await testApp();
const admin = await signedIn({ role: 'admin' });
const NEW_PASSWORD = 'blue kites over the river';
const tokenTo = async (email: string) => /#([\w-]{20,})/.exec((await mailsTo(email))[0]!.body)![1]!;
const accept = (token: string) =>
  call('POST', 'auth/acceptInvitation', {
    body: { token, name: 'Kiran Joshi', password: 'rain on the tin roof', consent: true },
  });
async function invited(token: string, email: string) {
  const body = { name: 'Kiran Joshi', email, ngoRole: 'manager', language: 'en' };
  expect((await callConfirmed('POST', 'auth/invitePerson', { token, body })).status).toBe(200);
  return tokenTo(email);
}

test('the invitations of a manager end when she becomes a member', async () => {
  const ngoId = await savedNgo(db);
  const owner = await signedIn({ role: 'ngo', ngoId });
  const bad = await signedIn({ role: 'ngo', ngoId });
  const link = await invited(bad.token, 'second-address-of-bad@example.org');
  const body = { ngoRole: 'member' };
  await callConfirmed('POST', `auth/changePersonRole/${bad.id}`, { token: owner.token, body });
  // What she may not do any more …
  const again = { name: 'Kiran Joshi', email: 'third@example.org', ngoRole: 'manager', language: 'en' };
  expect((await callConfirmed('POST', 'auth/invitePerson', { token: bad.token, body: again })).status).toBe(
    403,
  );
  // … her older link still does.
  expect((await accept(link)).status).toBe(404);
});

test('the only manager is told that her account invited somebody', async () => {
  const owner = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
  await invited(owner.token, 'unseen@example.org');
  expect((await mailsTo(owner.email)).length).toBeGreaterThan(0);
});

test.each(['reset', 'changePassword', 'signOutAccount'])(
  'the links that an intruder sent end with %s',
  async (how) => {
    const owner = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    const link = await invited(owner.token, `after-${how}@example.org`.toLowerCase());
    if (how === 'reset') {
      await call('POST', 'auth/forgetPassword', { body: { email: owner.email } });
      await runJobs('sendPasswordReset');
      const body = { token: await tokenTo(owner.email), password: NEW_PASSWORD };
      expect((await call('POST', 'auth/resetPassword', { body })).status).toBe(200);
    } else if (how === 'changePassword') {
      const body = { password: TEST_PASSWORD, newPassword: NEW_PASSWORD };
      expect((await call('POST', 'auth/changePassword', { token: owner.token, body })).status).toBe(200);
    } else await callConfirmed('POST', `auth/signOutAccount/${owner.id}`, { token: admin.token, body: {} });
    expect((await accept(link)).status).toBe(404);
  },
);
