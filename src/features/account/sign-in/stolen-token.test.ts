import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { TEST_PASSWORD, testApp } from '../../../../tests/support/test-app.ts';

// An attacker has a person's token, but not their password.
const { db, call, signedIn } = await testApp();
const newPerson = async () => signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

test('a token alone is not enough to set up an authenticator app', async () => {
  const { token } = await newPerson();
  const response = await call('POST', 'auth/setUpTotp', { token });
  expect(response).toMatchObject({ status: 403, body: { success: false, data: { confirm: true } } });
});

test('a browser keeps the confirmation as a cookie of its session, which says nothing alone', async () => {
  const { token } = await newPerson();
  const colleague = await newPerson();
  const body = { password: TEST_PASSWORD };
  const confirmed = await call('POST', 'auth/confirmPassword', { token, body });
  const [cookie, ...attributes] = confirmed.headers.get('set-cookie')!.split('; ');
  expect(attributes.sort()).toEqual(['HttpOnly', 'Path=/api', 'SameSite=Strict']);
  const headers = { cookie: cookie! };
  const statusOf = async (more: object) => (await call('GET', 'auth/getConfirmation', more)).status;
  expect(await statusOf({ token, headers })).toBe(200);
  expect(await statusOf({ token })).toBe(403);
  expect(await statusOf({ headers })).toBe(401);
  expect(await statusOf({ token: colleague.token, headers })).toBe(403);
  // A header comes first, unless it is empty.
  expect(await statusOf({ token, headers: { ...headers, 'x-confirmation': 'wrong' } })).toBe(403);
  expect(await statusOf({ token, headers: { ...headers, 'x-confirmation': '' } })).toBe(200);
  const out = await call('POST', 'auth/logOut', { token, headers });
  expect(out.headers.get('set-cookie')).toMatch(RegExp(`^${cookie!.split('=')[0]}=; Max-Age=0; Path=/api`));
  expect(await statusOf({ token, headers })).toBe(401);
});

test('a ticket for setting up an authenticator app does not sign in', async () => {
  const { token } = await newPerson();
  const confirmed = await call<{ data?: { confirmation: string } }>('POST', 'auth/confirmPassword', {
    token,
    body: { password: TEST_PASSWORD },
  });
  const begun = await call<{ data: { ticket: string; secret: string } }>('POST', 'auth/setUpTotp', {
    token,
    headers: { 'x-confirmation': confirmed.body.data?.confirmation ?? '' },
  });
  const { ticket, secret } = begun.body.data;
  const body = { ticket, code: codeOf(secret) };
  expect((await call('POST', 'auth/finishLogIn', { body })).status).toBe(401);
});

test.each(['removeTotp', 'confirmPassword', 'changePassword'])('%s limits password guesses', async (path) => {
  const { token } = await newPerson();
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn++) {
    const body = { password: `guess ${turn}`, newPassword: 'three blue bullock carts' };
    statuses.push((await call('POST', `auth/${path}`, { token, body, address: '198.51.100.9' })).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
});
