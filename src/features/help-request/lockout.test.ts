import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/test-app.ts';
import { helpTesting } from './help-request.fixture.ts';

const app = await testApp();
const { call, pool } = app;
const { newEmail, codeFor, formOf, saved } = helpTesting(app);

const SUBMIT = 'helpRequest/sendHelpRequestByNgoCity';
const STATUS = 'helpRequest/getHelpRequestStatus';
const HOME = '198.51.100.7';
let number = 0;
const foreign = () => `203.0.113.${++number % 250}`;
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

type Thread = { msg: string; data: { reference: string; standing: string; request?: unknown } };
const ask = (email: string, address: string) =>
  call<{ data: { form: string } }>('POST', 'sendOtp', { body: { email }, address });
const submit = (form: Record<string, unknown>, address: string) =>
  call<Thread>('POST', SUBMIT, { body: form, address });
const status = (question: Record<string, unknown>, address: string) =>
  call<Thread>('POST', STATUS, { body: question, address });

/** Sends what an attacker who knows the address could send, from one network or from a new one each time. */
async function besiege(email: string, { reference, from }: { reference: string; from: () => string }) {
  for (let asked = 0; asked < 6; asked++) await ask(email, from());
  for (let sent = 0; sent < 20; sent++) await submit({ ...formOf(email), userOTP: 'xxxxxx' }, from());
  for (let asked = 0; asked < 61; asked++) await status({ reference, userEmail: email }, from());
  const guess = { reference, userEmail: email, userOTP: '000000' };
  for (let tries = 0; tries < 5; tries++) await status(guess, from());
}

test.each([
  ['one foreign network', () => '203.0.113.250'],
  ['a foreign network for each call', foreign],
])('attacks from %s do not lock the person out of submitting or of the status', async (_, from) => {
  const { email, reference } = await saved();
  await besiege(email, { reference, from });
  // Once after the attack, and once with a code that she requested before it.
  for (const isMiddle of [false, true]) {
    const code = await codeFor(email);
    if (isMiddle) await besiege(email, { reference, from });
    const sent = await submit(
      { ...formOf(email, { userCity: isMiddle ? 'Surat' : 'Bhuj' }), userOTP: code },
      HOME,
    );
    expect([sent.status, sent.body.msg]).toEqual([200, 'Your data has been sent successfully.']);
    expect((await status({ reference, userEmail: email }, HOME)).body.data.standing).toBe('received');
    const fresh = await codeFor(email);
    if (isMiddle) await besiege(email, { reference, from });
    const response = await status({ reference, userEmail: email, userOTP: fresh }, HOME);
    expect(response.status).toBe(200);
    expect(response.body.data.request).toBeDefined();
  }
});

test('lets a person continue after two wrong codes while others guess, with and without a form token', async () => {
  for (const isNamed of [true, false]) {
    const email = newEmail();
    const { body } = await ask(email, HOME);
    const otpForm = isNamed ? { otpForm: body.data.form } : {};
    const [mail] = await app.mailsTo(email);
    const code = /^\d{6}$/m.exec(mail!.body)![0];
    const send = (userOTP: string, address: string, more: Record<string, unknown> = otpForm) =>
      submit({ ...formOf(email), ...more, userOTP }, address);
    for (let tries = 0; tries < 2; tries++) expect((await send(other(code), HOME)).status).toBe(422);
    for (let tries = 0; tries < 30; tries++) await send(other(code), foreign(), {});
    expect((await send(code, HOME)).status).toBe(200);
  }
});

test('gives a form five tries, counted apart from other forms and networks', async () => {
  const email = newEmail();
  const mine = (await ask(email, HOME)).body.data.form;
  const theirs = (await ask(email, foreign())).body.data.form;
  const [mail] = await app.mailsTo(email);
  const code = /^\d{6}$/m.exec(mail!.body)![0];
  const send = (otpForm: string, userOTP: string) =>
    submit({ ...formOf(email), otpForm, userOTP }, foreign());
  for (let tries = 0; tries < 5; tries++) expect((await send(theirs, other(code))).status).toBe(422);
  expect((await send(theirs, code)).body.msg).toBe('Invalid OTP');
  expect((await send(mine, ` ${code} `)).status).toBe(200);
});

test('gives no tries to the form token of another mail address', async () => {
  const email = newEmail();
  const strange = (await ask(newEmail(), HOME)).body.data.form;
  const code = await codeFor(email);
  const send = (userOTP: string) => submit({ ...formOf(email), otpForm: strange, userOTP }, HOME);
  // These attempts count against senders without a form token.
  for (let tries = 0; tries < 5; tries++) expect((await send(other(code))).status).toBe(422);
  expect((await send(code)).status).toBe(422);
});

test('serves a new person above the global limits, and records the excess', async () => {
  const before = newEmail();
  const first = await submit({ ...formOf(before), userOTP: await codeFor(before) }, HOME);
  expect(first.status).toBe(200);
  await pool.query(
    `update rate_limit set points = 100000 where key like 'code-all%' or key like 'help-all%'`,
  );
  for (let address = 0; address < 104; address++)
    expect((await ask(newEmail(), `203.0.112.${address}`)).status).toBe(200);
  const email = newEmail();
  expect((await submit({ ...formOf(email), userOTP: await codeFor(email) }, HOME)).status).toBe(200);
  const { rows } = await pool.query(
    `select kind, count(*)::int as times from security_event where kind in ('codesOverCap', 'submissionsOverCap') group by kind order by kind`,
  );
  expect(rows).toEqual([
    { kind: 'codesOverCap', times: 1 },
    { kind: 'submissionsOverCap', times: 1 },
  ]);
});

test('counts sixty IPv6 addresses of one household as one', async () => {
  const statuses: number[] = [];
  for (let host = 1; host <= 60; host++)
    statuses.push((await ask(newEmail(), `2001:db8:1:2::${host.toString(16)}`)).status);
  expect(statuses.filter((one) => one === 200)).toHaveLength(30);
  expect((await ask(newEmail(), '2001:db8:1:3::1')).status).toBe(200);
});

test('counts the sender before it validates the form', async () => {
  const long = 'e\u0323'.repeat(3000);
  const fields = ['userName', 'userMobile', 'userEmail', 'userAddress', 'helpDescription', 'safeContact'];
  const form = Object.fromEntries(fields.map((name) => [name, long]));
  const statuses: number[] = [];
  for (let sent = 0; sent < 130; sent++) statuses.push((await submit(form, HOME)).status);
  expect(statuses).toContain(429);
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
});

test('explains in three languages how long to wait and whom to call', async () => {
  const email = newEmail();
  const from = '203.0.113.251';
  for (let asked = 0; asked < 6; asked++) await ask(email, from);
  for (const [language, messages] of [
    ['en', ['Please wait 60 minutes.', 'In danger, call 112. Women can call 181. Or call an NGO directly.']],
    ['hi', ['कृपया 60 मिनट रुकें।', '112', '181', 'संस्था']],
    ['gu', ['કૃપા કરીને 60 મિનિટ રાહ જુઓ.', '112', '181', 'સંસ્થા']],
  ] as const) {
    const response = await call('POST', 'sendOtp', { body: { email }, address: from, language });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3540);
    for (const message of messages) expect(response.body['msg']).toContain(message);
  }
});
