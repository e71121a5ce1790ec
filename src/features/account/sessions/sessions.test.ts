import { Secret, TOTP } from 'otpauth';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { TEST_PASSWORD, testApp } from '../../../../tests/support/test-app.ts';
import { session, type AccountSession } from './session.contract.ts';

const { db, pool, call, callConfirmed, signedIn, tokenOf, confirmed, runJobs, mailsTo, services } =
  await testApp();

const newPerson = async () => signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
const isGood = async (token: string) => (await call('GET', 'auth/getAccount', { token })).status === 200;
const post = (path: string, token: string, more = {}) =>
  call<{ data: Record<string, string> }>('POST', `auth/${path}`, { token, ...more });
const listed = async (token: string) =>
  (await call<{ data: AccountSession[] }>('GET', 'auth/getAllSessions', { token })).body.data;
const sessionOf = (token: string) => decodeJwt<{ session: string }>(token).session;
const setSession = (token: string, change: string) =>
  pool.query(`update session set ${change} where id = $1`, [sessionOf(token)]);
/** Another session of the same person, in a different browser. */
const another = async ({ id }: { id: string }) => {
  const { rows } = await pool.query<{ ngoId: string; version: number }>(
    `select ngo_id::text as "ngoId", version from account where id = $1`,
    [id],
  );
  return tokenOf({ id, role: 'ngo', name: 'A', ...rows[0]! });
};
const eventsOf = async (id: string) => {
  const { rows } = await pool.query<{ kind: string }>(
    'select kind from security_event where account_id = $1 order by id',
    [id],
  );
  return rows.map(({ kind }) => kind);
};

describe('the list of sign-ins', () => {
  test('lists the live sessions of the account and marks the current one', async () => {
    const person = await newPerson();
    const phone = await another(person);
    await setSession(phone, `seen_at = now() - interval '2 hours', browser = 'Chrome', system = 'Android'`);
    const ended = await another(person);
    await setSession(ended, 'ended_at = now()');
    await newPerson();
    const list = await listed(person.token);
    expect(list.map(({ browser, system, isCurrent }) => ({ browser, system, isCurrent }))).toEqual([
      { browser: 'Firefox', system: 'Linux', isCurrent: true },
      { browser: 'Chrome', system: 'Android', isCurrent: false },
    ]);
    for (const row of list) expect(session.parse(row)).toEqual(row);
    // Now the phone was used most recently.
    expect((await listed(phone)).map(({ system, isCurrent }) => [system, isCurrent])).toEqual([
      ['Android', true],
      ['Linux', false],
    ]);
  });

  test('stores the name of the browser and nothing else of its header', async () => {
    const staff = await signedIn({ role: 'staff' });
    services.demo = true;
    const userAgent =
      'Mozilla/5.0 (Linux; Android 10; SM-A107F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
    const { body } = await call<{ token: string }>('POST', 'auth/logIn', {
      body: { email: staff.email, password: TEST_PASSWORD },
      headers: { 'user-agent': userAgent },
    });
    services.demo = false;
    const current = (await listed(body.token)).find(({ isCurrent }) => isCurrent);
    expect(current).toMatchObject({ browser: 'Chrome', system: 'Android' });
    const { rows } = await pool.query<{ text: string }>('select s::text as text from session s');
    expect(rows.map(({ text }) => text).join()).not.toMatch(/Mozilla|A107F/);
  });
});

describe('signing out', () => {
  test('invalidates the token at once', async () => {
    const { id, token } = await newPerson();
    expect((await post('logOut', token)).status).toBe(200);
    expect(await isGood(token)).toBe(false);
    expect(await eventsOf(id)).toEqual(['signedOut']);
  });

  test('ends one other session or all others, but none of another account', async () => {
    const person = await newPerson();
    const [one, two, three] = [await another(person), await another(person), await another(person)];
    const stranger = await newPerson();
    const end = async (path: string) =>
      (await callConfirmed('POST', `auth/${path}`, { token: person.token, body: {} })).status;
    expect(await end(`endSession/${sessionOf(stranger.token)}`)).toBe(404);
    for (const odd of ['0', 'x', '99999999999999999999', '-1'])
      expect(await end(`endSession/${odd}`)).toBe(404);
    expect(await isGood(stranger.token)).toBe(true);
    expect(await end(`endSession/${sessionOf(one)}`)).toBe(200);
    expect(await end(`endSession/${sessionOf(one)}`)).toBe(404);
    expect([await isGood(one), await isGood(two), await isGood(three)]).toEqual([false, true, true]);
    expect(await end('endOtherSessions')).toBe(200);
    expect([await isGood(two), await isGood(three), await isGood(person.token)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await isGood(stranger.token)).toBe(true);
  });

  test('a stolen token ends no other session: the password is needed', async () => {
    const thief = await newPerson();
    const owner = await another(thief);
    for (const path of ['endOtherSessions', `endSession/${sessionOf(owner)}`])
      expect(await post(path, thief.token)).toMatchObject({ status: 403, body: { data: { confirm: true } } });
    expect(await isGood(owner)).toBe(true);
  });
});

describe('a session', () => {
  test.each([
    ['staff', 29, true],
    ['staff', 31, false],
    ['admin', 31, false],
    ['ngo', 31, true],
    ['ngo', 11 * 60, true],
  ] as const)('of role %s unused for %i minutes is valid: %s', async (role, minutes, good) => {
    const ngoId = role === 'ngo' ? { ngoId: await savedNgo(db) } : {};
    const { token } = await signedIn({ role, ...ngoId });
    const times = ['created_at', 'seen_at'].map(
      (column) => `${column} = now() - interval '${minutes} minutes'`,
    );
    await setSession(token, times.join(', '));
    expect(await isGood(token)).toBe(good);
  });

  test('ends twelve hours after it began, even if in use', async () => {
    const { token } = await newPerson();
    await setSession(token, `created_at = now() - interval '12 hours 1 minute'`);
    expect(await isGood(token)).toBe(false);
  });

  test('is recorded as in use at most once a minute', async () => {
    const { token } = await newPerson();
    const rowVersion = async () =>
      (await pool.query<{ xmin: string }>('select xmin::text from session where id = $1', [sessionOf(token)]))
        .rows[0]!.xmin;
    const before = await rowVersion();
    await isGood(token);
    expect(await rowVersion()).toBe(before);
    await setSession(token, `seen_at = now() - interval '61 seconds'`);
    const stale = await rowVersion();
    await isGood(token);
    const noted = await rowVersion();
    expect(noted).not.toBe(stale);
    await isGood(token);
    expect(await rowVersion()).toBe(noted);
  });

  test('is deleted a day after it ended', async () => {
    const [old, live] = [await newPerson(), await newPerson()];
    await setSession(old.token, `ended_at = now() - interval '25 hours'`);
    await runJobsNow('deleteExpiredCodes');
    const { rows } = await pool.query<{ id: string }>('select id::text from session');
    expect(rows.map(({ id }) => id)).not.toContain(sessionOf(old.token));
    expect(rows.map(({ id }) => id)).toContain(sessionOf(live.token));
  });

  async function runJobsNow(name: string) {
    await services.queue.send({ db, name, data: {} });
    await runJobs(name);
  }
});

describe('after a sensitive change', () => {
  const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  /** Checks that a mail of this kind was sent, and that it says when, where and what to do. */
  async function expectMail(email: string, event: string) {
    const mail = (await mailsTo(email)).find((row) => row.event === event);
    expect(mail?.body).toMatch(/When: \d{1,2} [A-Z][a-z]+ \d{4}, \d{1,2}:\d\d [ap]m \(Indian time\)/);
    expect(mail?.body).toContain('Browser: Firefox on Linux');
    expect(mail?.body).toMatch(/If it was not you[^]*\/forgetPassword/);
  }

  test('turning an authenticator app on or off ends other sessions and notifies the account', async () => {
    const person = await newPerson();
    const other = await another(person);
    const begun = await post('setUpTotp', person.token, { headers: await confirmed(person.token) });
    expect(await isGood(other)).toBe(true);
    const { ticket, secret } = begun.body.data;
    const body = { ticket, code: codeOf(secret!) };
    expect((await post('confirmTotp', person.token, { body })).status).toBe(200);
    expect([await isGood(person.token), await isGood(other)]).toEqual([true, false]);
    await expectMail(person.email, 'secondFactorChanged');
    const third = await another(person);
    expect((await post('removeTotp', person.token, { body: { password: TEST_PASSWORD } })).status).toBe(200);
    expect([await isGood(person.token), await isGood(third)]).toEqual([true, false]);
    expect(await mailsTo(person.email)).toHaveLength(2);
    expect(await eventsOf(person.id)).toEqual(['secondFactorChanged', 'secondFactorChanged']);
  });

  test('a new password ends all sessions and notifies the account', async () => {
    const person = await newPerson();
    const other = await another(person);
    const body = { password: TEST_PASSWORD, newPassword: 'five yellow camels walk' };
    expect((await post('changePassword', person.token, { body })).status).toBe(200);
    expect([await isGood(person.token), await isGood(other)]).toEqual([false, false]);
    await expectMail(person.email, 'passwordChanged');
    expect(await eventsOf(person.id)).toEqual(['passwordChanged']);
  });

  test('an export of personal data ends other sessions and notifies the account', async () => {
    const staff = await signedIn({ role: 'staff' });
    const headers = await confirmed(staff.token);
    const file = await call<string>('GET', 'feedback/exportFeedback', { token: staff.token, headers });
    expect(file.status).toBe(200);
    await expectMail(staff.email, 'personalDataExported');
    expect(await eventsOf(staff.id)).toEqual(['personalDataExported']);
    expect(await isGood(staff.token)).toBe(true);
  });

  test('twenty wrong passwords end the session, over all networks', async () => {
    const person = await newPerson();
    const body = { password: 'a guess' };
    const statuses: number[] = [];
    for (let turn = 0; turn < 21; turn++)
      statuses.push((await post('confirmPassword', person.token, { body })).status);
    expect(statuses).toEqual([...Array<number>(20).fill(422), 401]);
    expect(await isGood(person.token)).toBe(false);
    expect(await isGood(await another(person))).toBe(true);
  });
});
