import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { readReference } from '#src/features/help-request/reference.rules.ts';

const app = await testApp();
const { pool, mailsTo } = app;
const { newEmail, codeFor, formOf, send, saved, eventsOf } = helpTesting(app);

const rowsOf = async (email: string) => {
  const { rows } = await pool.query('select * from help_request where user_email = $1 order by id', [email]);
  return rows as Record<string, unknown>[];
};
const HOME = '198.51.100.7';
const jobsOf = async (id: unknown) => {
  const { rows } = await pool.query(
    `select id from pgboss.job where name = 'routeHelpRequest' and data->>'id' = $1::text`,
    [String(id)],
  );
  return rows.length;
};

test('a request is kept with all that was written, its routing, its history and a mail', async () => {
  const email = newEmail();
  const form = formOf(email, { userMobile: '૯૮૭૬૫૪૩૨૧૦', safeContact: 'After six, by message' });
  const { status, body } = await send({ ...form, userOTP: ` ${await codeFor(email)} ` });
  expect([status, body.success]).toEqual([200, true]);
  expect(readReference(body.data.reference)).toBe(body.data.reference);
  const [row] = await rowsOf(email);
  expect(row).toMatchObject({
    user_name: 'કોકિલા પટેલ',
    user_mobile: '9876543210',
    user_city: 'Rajkot',
    district: 'Rajkot',
    language: 'gu',
    may_mail: true,
    safe_contact: 'After six, by message',
    status: 'open',
  });
  expect(await jobsOf(row!['id'])).toBe(1);
  expect(await eventsOf(String(row!['id']))).toEqual(['received']);
});

test('its mail tells nothing of the request, but the reference, in the language of the form', async () => {
  const { email, reference } = await saved();
  const mail = (await mailsTo(email)).find(({ event }) => event === 'helpStep')!;
  expect(mail.subject).toBe('તમારા માટે નવી માહિતી');
  expect(mail.body).toContain(reference);
  const ours = ['Sahay', 'સહાય', 'NGO', 'મદદ'];
  for (const told of ['operation', 'Rajkot', 'Health', 'Main Road', '9876543210', 'કોકિલા', ...ours])
    expect(mail.subject + mail.body + mail.html).not.toContain(told);
});

test('who wants no mail gets none but the code', async () => {
  const { email } = await saved({ mayMail: false });
  expect((await mailsTo(email)).map(({ event }) => event)).toEqual(['code']);
});

describe('a wrong form', () => {
  test('is told of every field, in the language of the caller, and uses no code up', async () => {
    const email = newEmail();
    const userOTP = await codeFor(email);
    const wrong = { ...formOf(email), userOTP, userName: 'A1', userCity: 'Demo', userPin: '' };
    const { status, body } = await send(wrong);
    expect(status).toBe(422);
    expect(Object.keys(body.errors!).sort()).toEqual(['userCity', 'userName', 'userPin']);
    expect((await send({ ...formOf(email), userOTP })).status).toBe(200);
  });

  test('with a city that is none, or an Aadhaar number, is refused', async () => {
    const email = newEmail();
    const form = { ...formOf(email), userOTP: '123456' };
    expect((await send({ ...form, userCity: 'Atlantis' })).body.errors).toHaveProperty('userCity');
    const description = { helpDescription: 'Mine is 2345 6789 0124' };
    expect((await send({ ...form, ...description })).body.errors).toHaveProperty('helpDescription');
    expect(await rowsOf(email)).toEqual([]);
  });

  test('with nothing in it is refused field by field', async () => {
    const { status, body } = await send({});
    expect(status).toBe(422);
    expect(Object.keys(body.errors!)).toHaveLength(9);
  });
});

test('a wrong code is an Invalid OTP, five times at most', async () => {
  const email = newEmail();
  const code = await codeFor(email);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (let tries = 0; tries < 5; tries++) {
    const answer = await app.call<{ msg: string }>('POST', 'helpRequest/sendHelpRequestByNgoCity', {
      body: { ...formOf(email), userOTP: wrong },
      address: HOME,
    });
    expect([answer.status, answer.body.msg]).toEqual([422, 'Invalid OTP']);
  }
  const late = await app.call('POST', 'helpRequest/sendHelpRequestByNgoCity', {
    body: { ...formOf(email), userOTP: code },
    address: HOME,
  });
  expect(late.status).toBe(422);
  expect(await rowsOf(email)).toEqual([]);
});

describe('the same submission sent twice is one request', () => {
  test('ten times at the same moment', async () => {
    const email = newEmail();
    const body = { ...formOf(email), userOTP: await codeFor(email) };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => answer.body.data.reference)).size).toBe(1);
    const rows = await rowsOf(email);
    expect(rows).toHaveLength(1);
    expect(await jobsOf(rows[0]!['id'])).toBe(1);
    expect((await mailsTo(email)).filter(({ event }) => event === 'helpStep')).toHaveLength(1);
  });

  test('some minutes later with a new code, or under the same key', async () => {
    const email = newEmail();
    const first = await send({
      ...formOf(email),
      userOTP: await codeFor(email),
      idempotencyKey: 'key-of-this-tab',
    });
    const again = await send({ ...formOf(email), userOTP: await codeFor(email) });
    const changed = { helpDescription: 'Other words', idempotencyKey: 'key-of-this-tab' };
    const sameKey = await send({ ...formOf(email, changed), userOTP: await codeFor(email) });
    for (const { body } of [again, sameKey]) expect(body.data.reference).toBe(first.body.data.reference);
    expect(await rowsOf(email)).toHaveLength(1);
  });

  test('but not with another code that was only guessed', async () => {
    const email = newEmail();
    const code = await codeFor(email);
    await send({ ...formOf(email), userOTP: code });
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const answer = await send({ ...formOf(email), userOTP: other });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).not.toContain('SH-');
  });
});

test('before a second request for the same thing the open one is offered, and the code stays good', async () => {
  const { email, reference } = await saved();
  const other = formOf(email, { helpDescription: 'My father needs one too' });
  expect((await send({ ...other, userOTP: '000000' })).status).toBe(422);
  const userOTP = await codeFor(email);
  const offered = await send({ ...other, userOTP });
  expect([offered.status, offered.body.data.reference]).toEqual([409, reference]);
  const sent = await send({ ...other, userOTP, isAnother: true });
  expect(sent.status).toBe(200);
  expect(sent.body.data.reference).not.toBe(reference);
  const elsewhere = await send({ ...formOf(email, { userCity: 'Surat' }), userOTP: await codeFor(email) });
  expect(elsewhere.status).toBe(200);
});

test('one network cannot send many for one mailbox; another one can', async () => {
  const email = newEmail();
  const answers = [];
  for (let tries = 0; tries < 22; tries++)
    answers.push(
      (
        await app.call('POST', 'helpRequest/sendHelpRequestByNgoCity', {
          body: { ...formOf(email), userOTP: '1' },
          address: HOME,
        })
      ).status,
    );
  expect(answers.indexOf(429)).toBe(20);
  expect((await send({ ...formOf(email), userOTP: '1' })).status).toBe(422);
});
