import { expect, test } from 'vitest';
import { countHashes, holdHashes } from '../../../../tests/support/cheap-argon2.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { TEST_PASSWORD, testApp } from '../../../../tests/support/test-app.ts';

// What strangers can do to a person whose address they know, and what it costs the server.
const { db, pool, call, signedIn, runJobs, mailsTo } = await testApp();
const newPerson = async () => signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
const logIn = (email: string, { password = 'a guess', address = '' } = {}) =>
  call<{ next?: string }>('POST', 'auth/logIn', {
    body: { email, password },
    ...(address && { address }),
  });
const forget = (email: string, address: string) =>
  call('POST', 'auth/forgetPassword', { body: { email }, address });

/** Repeats a request until it is refused. Returns how often it was not refused. */
async function exhaust(request: (turn: number) => Promise<{ status: number }>, most = 40): Promise<number> {
  for (let turn = 0; turn < most; turn++) if ((await request(turn)).status === 429) return turn;
  throw new Error(`${most} tries, and none was refused`);
}

test('used-up tries of one network do not block the right password from another', async () => {
  const { email } = await newPerson();
  const tries = await exhaust(() => logIn(email, { address: '198.51.100.7' }));
  expect(tries).toBe(10);
  const fromThere = await logIn(email, { password: TEST_PASSWORD, address: '198.51.100.7' });
  expect(fromThere.status).toBe(429);
  expect((await logIn(email, { password: TEST_PASSWORD, address: '203.0.113.9' })).body.next).toBe(
    'mailCode',
  );
});

test('the right password gives back the tries of a mailbox', async () => {
  const { email } = await newPerson();
  const address = '198.51.100.70';
  await logIn(email, { address });
  // As if eight more had failed.
  await pool.query(`update rate_limit set points = 9 where key like 'sign-in-to:%'`);
  expect((await logIn(email, { password: TEST_PASSWORD, address })).body.next).toBe('mailCode');
  expect((await logIn(email, { address })).status).toBe(401);
});

test('a network has a hundred tries, whatever they are for', async () => {
  const address = '198.51.100.71';
  const body = { ticket: 'none of ours', code: '123456' };
  expect(await exhaust(() => call('POST', 'auth/finishLogIn', { body, address }), 110)).toBe(100);
  expect((await logIn('nobody@example.org', { address })).status).toBe(429);
});

test('all addresses of an IPv6 /64 share their tries', async () => {
  const { email } = await newPerson();
  const tries = await exhaust((turn) => logIn(email, { address: `2001:db8:5:6::${turn + 1}` }));
  expect(tries).toBe(10);
  const elsewhere = await logIn(email, { password: TEST_PASSWORD, address: '2001:db8:77:1::1' });
  expect(elsewhere.body.next).toBe('mailCode');
});

test('link requests by strangers do not block those of the owner', async () => {
  const { email } = await newPerson();
  expect(await exhaust(() => forget(email, '198.51.100.8'))).toBe(4);
  expect(await exhaust((turn) => forget(email, `2001:db8:5:7::${turn + 1}`))).toBe(4);
  expect((await forget(email, '203.0.113.10')).status).toBe(200);
});

test('an invalid reset token is refused without hashing', async () => {
  const before = countHashes();
  for (let turn = 0; turn < 20; turn++) {
    const body = { token: `junk-token-that-is-none-${turn}`, password: 'three blue bullock carts' };
    expect((await call('POST', 'auth/resetPassword', { body })).status).toBe(400);
  }
  expect(countHashes()).toBe(before);
});

test('sends a mailbox at most three links in half an hour, with the same response', async () => {
  const { email } = await newPerson();
  for (let turn = 0; turn < 5; turn++)
    expect((await forget(email, `198.51.100.${30 + turn}`)).body).toEqual({ success: true });
  await runJobs('sendPasswordReset');
  expect(await mailsTo(email)).toHaveLength(3);
});

test('a link request for an unknown address gets the same response; queued addresses are encrypted', async () => {
  const { email } = await newPerson();
  const stranger = 'no.such.person@example.org';
  for (const address of [email, stranger]) await forget(address, '203.0.113.40');
  const { rows } = await pool.query<{ data: { sealed: string } }>(
    `select data from pgboss.job where name = 'sendPasswordReset' and state = 'created'`,
  );
  expect(rows).toHaveLength(2);
  for (const { data } of rows) expect(JSON.stringify(data)).not.toMatch(/example\.org|no\.such/);
  await runJobs('sendPasswordReset');
  expect([await mailsTo(email), await mailsTo(stranger)].map(({ length }) => length)).toEqual([1, 0]);
});

test('a flood of sign-ins is refused with Retry-After while a known browser can sign in', async () => {
  const { email } = await newPerson();
  const first = await logIn(email, { password: TEST_PASSWORD });
  const code = /^\d{6}$/m.exec((await mailsTo(email))[0]!.body)![0];
  const body = { ticket: (first.body as { ticket?: string }).ticket, code };
  const entered = await call('POST', 'auth/finishLogIn', { body });
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  const release = holdHashes();
  const flood = Array.from({ length: 40 }, (_, at) =>
    logIn(`x${at}@example.org`, { address: `198.51.100.${at}` }),
  );
  let answered = 0;
  for (const response of flood) void response.then(() => answered++);
  const owner = call('POST', 'auth/logIn', { body: { email, password: TEST_PASSWORD }, headers: { cookie } });
  // One is being checked and sixteen wait.
  await expect.poll(() => answered).toBe(23);
  release();
  const responses = await Promise.all(flood);
  expect((await owner).status).toBe(200);
  const busy = responses.filter(({ status }) => status === 503);
  expect(busy).toHaveLength(23);
  for (const { headers, body: error } of busy) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((error as { msg?: string }).msg).toMatch(/few seconds/);
  }
});
