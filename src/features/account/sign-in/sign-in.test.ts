import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, testApp } from '../../../../tests/support/test-app.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';

const { db, pool, call, signedIn, runJobs, mailsTo, services } = await testApp();

type SignInBody = {
  success: boolean;
  msg?: string;
  token?: string;
  next?: string;
  ticket?: string;
  ngo?: { name: string } | null;
};
const logIn = (email: string, password: string, more = {}) =>
  call<SignInBody & { preparation?: { secret: string } }>('POST', 'auth/logIn', {
    body: { email, password },
    ...more,
  });
const finish = (ticket: string | undefined, code: string) =>
  call<SignInBody>('POST', 'auth/finishLogIn', { body: { ticket, code } });
const codeIn = async (email: string) => /^\d{6}$/m.exec((await mailsTo(email))[0]!.body)![0];

let ngo: { id: string; email: string; token: string };
beforeEach(async () => {
  ngo = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
});

test('a wrong password and an unknown address get the same response', async () => {
  const wrong = await logIn(ngo.email, 'not the password');
  const unknown = await logIn('nobody@example.org', 'not the password');
  expect(wrong).toMatchObject({
    status: 401,
    body: { success: false, msg: 'The email or the password is wrong.' },
  });
  expect(unknown.body).toEqual(wrong.body);
});

test('an NGO user needs a mailed code in a new browser only', async () => {
  const first = await logIn(ngo.email.toUpperCase(), TEST_PASSWORD);
  expect(first).toMatchObject({ status: 401, body: { success: false, next: 'mailCode' } });
  expect(JSON.stringify(first.body)).not.toContain(await codeIn(ngo.email));
  const wrong = await finish(first.body.ticket, '000000');
  expect(wrong).toMatchObject({ status: 401, body: { errors: { code: expect.any(String) } } });
  const entered = await finish(first.body.ticket, await codeIn(ngo.email));
  expect(entered).toMatchObject({ status: 200, body: { success: true, ngo: { status: 'verified' } } });
  const cookie = entered.headers.get('set-cookie')!;
  expect(cookie).toMatch(/HttpOnly/);
  const again = await logIn(ngo.email, TEST_PASSWORD, { headers: { cookie: cookie.split(';')[0]! } });
  expect(again).toMatchObject({ status: 200, body: { success: true } });
  expect(await call('GET', 'auth/getAccount', { token: again.body.token! })).toMatchObject({
    status: 200,
    body: { data: { email: ngo.email, role: 'ngo' } },
  });
});

test('a code works once and has five tries', async () => {
  const first = await logIn(ngo.email, TEST_PASSWORD);
  const code = await codeIn(ngo.email);
  expect((await finish(first.body.ticket, code)).status).toBe(200);
  expect((await finish(first.body.ticket, code)).status).toBe(401);
  const second = await logIn(ngo.email, TEST_PASSWORD);
  const good = await codeIn(ngo.email);
  const bad = good === '111111' ? '222222' : '111111';
  for (let tries = 0; tries < 5; tries++) await finish(second.body.ticket, bad);
  expect((await finish(second.body.ticket, good)).status).toBe(401);
});

test('an account that is disabled between the two steps does not sign in', async () => {
  const { body } = await logIn(ngo.email, TEST_PASSWORD);
  await pool.query('update account set disabled_at = now() where id = $1', [ngo.id]);
  expect((await finish(body.ticket, await codeIn(ngo.email))).status).toBe(401);
  const { rowCount } = await pool.query('select 1 from session where account_id = $1', [ngo.id]);
  // The session that `signedIn` has started.
  expect(rowCount).toBe(1);
});

test('staff set up an authenticator app at the first sign-in and need it afterwards; no code works twice', async () => {
  const staff = await signedIn({ role: 'staff' });
  const first = await logIn(staff.email, TEST_PASSWORD);
  expect(first.body).toMatchObject({ success: false, next: 'setUpTotp' });
  const secret = Secret.fromBase32(first.body.preparation!.secret);
  const code = new TOTP({ secret }).generate();
  expect((await finish(first.body.ticket, code)).status).toBe(200);
  const second = await logIn(staff.email, TEST_PASSWORD);
  expect(second.body).toMatchObject({ next: 'totp', preparation: null });
  expect((await finish(second.body.ticket, code)).status).toBe(401);
  const later = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
  expect((await finish(second.body.ticket, later)).status).toBe(200);
});

test('limits guesses from a network, with or without an account; a known browser can still sign in', async () => {
  const address = '198.51.100.20';
  const first = await logIn(ngo.email, TEST_PASSWORD);
  const entered = await finish(first.body.ticket, await codeIn(ngo.email));
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  for (const email of [ngo.email, 'no.such@example.org']) {
    for (let guess = 0; guess < 10; guess++)
      expect((await logIn(email, 'guess', { address })).status, email).toBe(401);
    const slowed = await logIn(email, TEST_PASSWORD, { address });
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await logIn(ngo.email, TEST_PASSWORD, { address, headers: { cookie } })).status).toBe(200);
});

test('the demo requires only the password', async () => {
  services.demo = true;
  const staff = await signedIn({ role: 'staff' });
  expect((await logIn(staff.email, TEST_PASSWORD)).body).toMatchObject({ success: true, ngo: null });
  services.demo = false;
});

describe('a new password', () => {
  const linkIn = async (email: string) => /forgetPassword#(\S+)/.exec((await mailsTo(email))[0]!.body)![1]!;
  const reset = (token: string, password: string) =>
    call('POST', 'auth/resetPassword', { body: { token, password } });

  test('is set with a link that works once and invalidates earlier tokens', async () => {
    expect((await call('POST', 'auth/forgetPassword', { body: { email: ngo.email } })).body).toEqual({
      success: true,
    });
    await runJobs('sendPasswordReset');
    const token = await linkIn(ngo.email);
    for (const guessed of ['password123', ngo.email])
      expect(await reset(token, guessed)).toMatchObject({
        status: 422,
        body: { errors: { password: expect.any(String) } },
      });
    expect((await reset(token, 'three blue bullock carts')).status).toBe(200);
    expect((await reset(token, 'four blue bullock carts')).status).toBe(400);
    expect((await call('GET', 'auth/getAccount', { token: ngo.token })).status).toBe(401);
    expect((await logIn(ngo.email, TEST_PASSWORD)).body.msg).toMatch(/wrong/);
    expect((await logIn(ngo.email, 'three blue bullock carts')).body.next).toBe('mailCode');
    expect((await mailsTo(ngo.email)).map(({ event }) => event)).toContain('passwordChanged');
  });

  test('for an unknown address gets the same response and no mail', async () => {
    const email = 'stranger@example.org';
    expect((await call('POST', 'auth/forgetPassword', { body: { email } })).body).toEqual({ success: true });
    await runJobs('sendPasswordReset');
    expect(await mailsTo(email)).toEqual([]);
  });

  test('for a signed-in user requires the old one', async () => {
    const change = (password: string, newPassword: string) =>
      call('POST', 'auth/changePassword', { token: ngo.token, body: { password, newPassword } });
    expect(await change('wrong', 'five yellow camels walk')).toMatchObject({ status: 422 });
    for (const bad of ['short', ngo.email])
      expect(await change(TEST_PASSWORD, bad)).toMatchObject({ status: 422 });
    expect((await change(TEST_PASSWORD, 'five yellow camels walk')).status).toBe(200);
    expect((await call('GET', 'auth/getAccount', { token: ngo.token })).status).toBe(401);
  });

  test('makes a browser unknown that was known before', async () => {
    const { ticket } = (await logIn(ngo.email, TEST_PASSWORD)).body;
    const entered = await finish(ticket, await codeIn(ngo.email));
    const headers = { cookie: entered.headers.get('set-cookie')!.split(';')[0]! };
    expect((await logIn(ngo.email, TEST_PASSWORD, { headers })).status).toBe(200);
    const newPassword = 'five yellow camels walk';
    const body = { password: TEST_PASSWORD, newPassword };
    expect((await call('POST', 'auth/changePassword', { token: ngo.token, body })).status).toBe(200);
    expect((await logIn(ngo.email, newPassword, { headers })).body.next).toBe('mailCode');
  });
});
