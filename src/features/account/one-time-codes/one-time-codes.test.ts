import { beforeEach, describe, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { TEST_PASSWORD, testApp } from '../../../../tests/support/test-app.ts';
import { isCode, sendCode, type CodePurpose } from './one-time-codes.server.ts';

const { services, db, pool, call, signedIn, mailsTo } = await testApp();

let number = 0;
let email: string;
beforeEach(() => {
  email = `somebody${++number}@example.org`;
});

const send = (purpose: CodePurpose, to = email) => {
  const caller = { address: `198.51.100.${++number}`, language: 'en' as const };
  return sendCode(services, { purpose, email: to, caller, language: 'en' });
};
const check = (code: string, purpose: CodePurpose = 'form', of = email) =>
  isCode(services, { purpose, email: of, code });
const codeMailedTo = async (to = email) => /^\d{6}$/m.exec((await mailsTo(to))[0]!.body)![0];
/** A different six-digit code. */
const notQuite = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  test('has six digits, is mailed and works once', async () => {
    await send('form');
    const code = await codeMailedTo();
    expect(await check(code)).toBe(true);
    expect(await check(code)).toBe(false);
  });

  test('is accepted with blanks and in Gujarati or Hindi digits', async () => {
    for (const zero of ['0', '૦', '०']) {
      await send('form');
      const code = await codeMailedTo();
      const digits = [...code].map((digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit)));
      expect(await check(` ${digits.slice(0, 3).join('')} ${digits.slice(3).join('')}`)).toBe(true);
    }
  });

  test('is valid for ten minutes', async () => {
    await send('form');
    const code = await codeMailedTo();
    const { rows } = await pool.query<{ seconds: number }>(
      'select extract(epoch from expires_at - now())::int as seconds from one_time_code where email = $1',
      [email],
    );
    expect(rows[0]!.seconds).toBeGreaterThan(590);
    expect(rows[0]!.seconds).toBeLessThanOrEqual(600);
    await pool.query(`update one_time_code set expires_at = now() - interval '1 second' where email = $1`, [
      email,
    ]);
    expect(await check(code)).toBe(false);
  });

  test('has five tries', async () => {
    for (const [wrong, isGood] of [
      [4, true],
      [5, false],
    ] as const) {
      await send('form');
      const code = await codeMailedTo();
      for (let tries = 0; tries < wrong; tries++) expect(await check(notQuite(code))).toBe(false);
      expect(await check(code)).toBe(isGood);
    }
  });

  test('does not invalidate earlier codes', async () => {
    await send('form');
    const first = await codeMailedTo();
    await send('form');
    const second = await codeMailedTo();
    expect(await check(first)).toBe(true);
    expect(await check(second)).toBe(true);
    expect(await check(second)).toBe(false);
  });

  test('is bound to its address and its purpose', async () => {
    await send('form');
    await send('form', `other.${email}`);
    await send('signIn', `other.${email}`);
    const code = await codeMailedTo();
    expect(await check(code, 'signIn')).toBe(false);
    expect(await check(code, 'form', `other.${email}`)).toBe(false);
    expect(await check(code, 'signIn', `other.${email}`)).toBe(false);
    expect(await check(code)).toBe(true);
  });

  test('is accepted once in five concurrent uses', async () => {
    for (let round = 0; round < 3; round++) {
      await send('form');
      const code = await codeMailedTo();
      const results = await Promise.all(Array.from({ length: 5 }, () => check(code)));
      expect(results.filter(Boolean)).toHaveLength(1);
    }
  });

  test('is not stored in plain text', async () => {
    await send('form');
    const code = await codeMailedTo();
    const { rows } = await pool.query<{ text: string }>(
      'select c::text as text from one_time_code c where email = $1',
      [email],
    );
    expect(rows[0]!.text).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  test('for a form is mailed without the name or purpose of the site, in each language', async () => {
    for (const [language, subject] of [
      ['en', 'Your code'],
      ['hi', 'आपका कोड'],
      ['gu', 'તમારો કોડ'],
    ] as const) {
      await call('POST', 'sendOtp', { body: { email }, language });
      const [mail] = await mailsTo(email);
      expect(mail).toMatchObject({ subject, isNeutral: true });
      const ours = ['Sahay', 'सहाय', 'સહાય', 'NGO', 'Gujarat', 'help', 'मदद', 'મદદ', 'સંસ્થા', 'संस्था', 'http'];
      for (const word of ours) expect(mail!.subject + mail!.body + mail!.html).not.toContain(word);
    }
  });

  test('for signing in names the site', async () => {
    await send('signIn');
    const [mail] = await mailsTo(email);
    expect(mail!.isNeutral).toBe(false);
    expect(mail!.body).toContain('Sahay');
  });
});

test('a thousand wrong guesses from a thousand addresses use up the tries', async () => {
  const ngo = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
  const first = await call<{ ticket: string }>('POST', 'auth/logIn', {
    body: { email: ngo.email, password: TEST_PASSWORD },
  });
  const { ticket } = first.body;
  const right = await codeMailedTo(ngo.email);
  const guess = (at: number) => {
    const code = String(at).padStart(6, '0');
    const body = { ticket, code: code === right ? notQuite(right) : code };
    return call('POST', 'auth/finishLogIn', { body, address: `203.0.${at >> 8}.${at & 255}` });
  };
  const statuses: number[] = [];
  for (let at = 0; at < 1000; at += 20) {
    const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(at + index)));
    statuses.push(...responses.map(({ status }) => status));
  }
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  // Only thirty guesses an hour are checked at all.
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  const late = await call('POST', 'auth/finishLogIn', { body: { ticket, code: right } });
  expect(late.status).toBe(429);
  const { rows } = await pool.query<{ tries: number }>('select tries from one_time_code where email = $1', [
    ngo.email,
  ]);
  expect(rows).toEqual([{ tries: 5 }]);
});

test('no response during sign-in contains a code', async () => {
  const ngo = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
  const responses: string[] = [];
  async function request(method: string, path: string, input: { body?: unknown; token?: string } = {}) {
    const { body, headers } = await call<Record<string, string>>(method, path, input);
    responses.push(JSON.stringify([body, [...headers]]));
    return body;
  }
  await request('POST', 'sendOtp', { body: { email: ngo.email } });
  await request('POST', 'auth/logIn', { body: { email: ngo.email, password: 'not this one' } });
  const { ticket } = await request('POST', 'auth/logIn', {
    body: { email: ngo.email, password: TEST_PASSWORD },
  });
  const codes = (await mailsTo(ngo.email)).map(({ body }) => /^\d{6}$/m.exec(body)![0]);
  expect(codes).toHaveLength(2);
  await request('POST', 'auth/finishLogIn', { body: { ticket, code: notQuite(codes[0]!) } });
  const { token } = await request('POST', 'auth/finishLogIn', { body: { ticket, code: codes[0] } });
  await request('POST', 'auth/finishLogIn', { body: { ticket, code: codes[0] } });
  await request('GET', 'auth/getAccount', { token: token! });
  await request('POST', 'auth/forgetPassword', { body: { email: ngo.email } });
  for (const code of codes) expect(responses.join('\n')).not.toContain(code);
  // The readable part of a token does not contain a code either.
  const readable = [token!, ticket!].map((jwt) => Buffer.from(jwt.split('.')[1]!, 'base64url').toString());
  for (const code of codes) expect(readable.join()).not.toMatch(new RegExp(`\\b${code}\\b`));
});
