import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { TEST_PASSWORD, testApp } from '../../../../tests/support/test-app.ts';

const { db, pool, call, signedIn, confirmed, runJobs, mailsTo } = await testApp({
  origin: 'https://sahay.example',
});

type Step = { next?: string; ticket: string; preparation: { secret: string } | null };
type Person = { id: string; email: string; token: string };
const logIn = async (email: string, cookie = '') =>
  (
    await call<Step>('POST', 'auth/logIn', {
      body: { email, password: TEST_PASSWORD },
      headers: cookie ? { cookie } : {},
    })
  ).body;
const finish = (ticket: string, code: string) => call('POST', 'auth/finishLogIn', { body: { ticket, code } });
/**
 * The current code, or that of some steps later. Codes one step off are accepted, so it does not matter if
 * the time step changes during a test.
 */
const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const statusesOf = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).sort((a, b) => a - b);

let ngo: Person;
beforeEach(async () => {
  ngo = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
});

/** A staff member with an authenticator app in use, and its secret. */
async function withApp(): Promise<{ person: Person; secret: string }> {
  const person = await signedIn({ role: 'staff' });
  const { ticket, preparation } = await logIn(person.email);
  expect((await finish(ticket, codeAt(preparation!.secret))).status).toBe(200);
  return { person, secret: preparation!.secret };
}

describe('an authenticator app', () => {
  test('has a secret that is encrypted in the database for its account', async () => {
    const { person, secret } = await withApp();
    const { rows } = await pool.query<{ text: string }>(
      'select a::text as text from account a where id = $1',
      [person.id],
    );
    expect(rows[0]!.text).not.toContain(secret);
    // It does not work with another account either.
    const other = await withApp();
    await pool.query(
      'update account set totp_secret = (select totp_secret from account where id = $1) where id = $2',
      [person.id, other.person.id],
    );
    const { ticket } = await logIn(other.person.email);
    expect((await finish(ticket, codeAt(secret))).status).not.toBe(200);
  });

  test('accepts a code once in five concurrent uses', async () => {
    const { person, secret } = await withApp();
    const { ticket } = await logIn(person.email);
    const code = codeAt(secret, 1);
    const statuses = await statusesOf(Array.from({ length: 5 }, () => finish(ticket, code)));
    expect(statuses).toEqual([200, 401, 401, 401, 401]);
  });

  test('allows ten tries in a quarter of an hour, over all networks', async () => {
    const { person, secret } = await withApp();
    const { ticket } = await logIn(person.email);
    const right = new Set([-1, 0, 1, 2].map((steps) => codeAt(secret, steps)));
    const guesses = Array.from({ length: 40 }, (_, guess) => String(guess).padStart(6, '0'));
    const wrong = guesses.filter((guess) => !right.has(guess));
    const statuses = await statusesOf(wrong.map((guess) => finish(ticket, guess)));
    // The code that set up the app counts as well.
    expect(statuses.filter((status) => status === 401)).toHaveLength(9);
    expect((await finish(ticket, codeAt(secret, 1))).status).toBe(429);
  });

  test('in use is not replaced by an earlier ticket', async () => {
    const staff = await signedIn({ role: 'staff' });
    const [mine, thiefs] = [await logIn(staff.email), await logIn(staff.email)];
    expect((await finish(mine.ticket, codeAt(mine.preparation!.secret))).status).toBe(200);
    expect((await finish(thiefs.ticket, codeAt(thiefs.preparation!.secret))).status).toBe(401);
    expect((await logIn(staff.email)).preparation).toBeNull();
  });

  test('can be turned on with a code and off with the password by an NGO user', async () => {
    const post = (path: string, body: object, headers = {}) =>
      call<{ data: Step['preparation'] & { ticket: string } }>('POST', `auth/${path}`, {
        token: ngo.token,
        body,
        headers,
      });
    const { ticket, secret } = (await post('setUpTotp', {}, await confirmed(ngo.token))).body.data;
    expect((await post('confirmTotp', { ticket, code: '000000' })).status).toBe(401);
    expect((await logIn(ngo.email)).next).toBe('mailCode');
    expect((await post('confirmTotp', { ticket, code: codeAt(secret) })).status).toBe(200);
    expect((await logIn(ngo.email)).next).toBe('totp');
    expect((await post('removeTotp', { password: 'not this one' })).status).toBe(422);
    expect((await post('removeTotp', { password: TEST_PASSWORD })).status).toBe(200);
    expect((await logIn(ngo.email)).next).toBe('mailCode');
    const { rows } = await pool.query(
      'select action, after from audit_entry where account_id = $1 order by id',
      [ngo.id],
    );
    expect(rows).toEqual([
      { action: 'confirmTotp', after: { usesTotp: true } },
      { action: 'removeTotp', after: { usesTotp: false } },
    ]);
  });

  test('is not set up with the ticket of another account', async () => {
    const other = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    const begun = await call<{ data: { ticket: string; secret: string } }>('POST', 'auth/setUpTotp', {
      token: other.token,
      headers: await confirmed(other.token),
    });
    const { ticket, secret } = begun.body.data;
    const body = { ticket, code: codeAt(secret) };
    expect((await call('POST', 'auth/confirmTotp', { token: ngo.token, body })).status).toBe(401);
  });
});

describe('the cookie of a browser that signed in', () => {
  async function enter(person: Person) {
    const { ticket } = await logIn(person.email);
    const code = /^\d{6}$/m.exec((await mailsTo(person.email))[0]!.body)![0];
    return (await finish(ticket, code)).headers.get('set-cookie')!;
  }

  test('is limited to the sign-in path, HttpOnly, SameSite=Strict, and Secure with its prefix', async () => {
    const cookie = await enter(ngo);
    for (const part of ['Path=/api/auth', 'HttpOnly', 'Secure', 'SameSite=Strict'])
      expect(cookie).toContain(part);
    const value = /^__Secure-browser=([^;]+)/.exec(cookie)![1]!;
    const { rows } = await pool.query<{ hash: string }>('select token_hash as hash from known_browser');
    expect(rows.map(({ hash }) => hash)).not.toContain(value);
  });

  test('grants no access by itself and none to another account', async () => {
    const [cookie] = (await enter(ngo)).split(';') as [string];
    expect((await call('GET', 'auth/getAccount', { headers: { cookie } })).status).toBe(401);
    expect((await logIn(ngo.email, cookie)).next).toBeUndefined();
    const other = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    expect((await logIn(other.email, cookie)).next).toBe('mailCode');
  });
});

describe('the link to a new password', () => {
  const linkTo = async (email: string) => {
    await call('POST', 'auth/forgetPassword', { body: { email } });
    await runJobs('sendPasswordReset');
    return /forgetPassword#(\S+)/.exec((await mailsTo(email))[0]!.body)![1]!;
  };
  const reset = (token: string, password = 'three blue bullock carts') =>
    call('POST', 'auth/resetPassword', { body: { token, password } });

  test('sets one password in five concurrent uses', async () => {
    const token = await linkTo(ngo.email);
    const statuses = await statusesOf(Array.from({ length: 5 }, () => reset(token)));
    expect(statuses).toEqual([200, 400, 400, 400, 400]);
  });

  test('is valid for thirty minutes and until the password is changed', async () => {
    const old = await linkTo(ngo.email);
    const { rows } = await pool.query<{ seconds: number }>(
      'select extract(epoch from expires_at - now())::int as seconds from password_reset where account_id = $1',
      [ngo.id],
    );
    expect(rows[0]!.seconds).toBeGreaterThan(1790);
    expect(rows[0]!.seconds).toBeLessThanOrEqual(1800);
    await pool.query(`update password_reset set expires_at = now() - interval '1 second'`);
    expect((await reset(old)).status).toBe(400);
    const [first, second] = [await linkTo(ngo.email), await linkTo(ngo.email)];
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(400);
  });

  test('is neither sent nor accepted for a disabled account', async () => {
    const token = await linkTo(ngo.email);
    await pool.query('update account set disabled_at = now() where id = $1', [ngo.id]);
    expect((await reset(token)).status).toBe(400);
    await call('POST', 'auth/forgetPassword', { body: { email: ngo.email } });
    await runJobs('sendPasswordReset');
    expect(await mailsTo(ngo.email)).toHaveLength(1);
  });

  test('is stored only in its mail', async () => {
    const token = await linkTo(ngo.email);
    const { rows } = await pool.query<{ text: string }>('select r::text as text from password_reset r');
    expect(rows.map(({ text }) => text).join()).not.toContain(token);
  });
});
