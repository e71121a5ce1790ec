import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { readReference } from '#src/shared/reference-number.ts';

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

test('saves a request with its data, routing job, history and mail', async () => {
  const email = newEmail();
  const form = formOf(email, { userMobile: '૯૮૭૬૫૪૩૨૧૦', safeContact: 'After six, by message' });
  const { status, body } = await send({ ...form, userOTP: ` ${await codeFor(email)} ` });
  expect([status, body.success]).toEqual([200, true]);
  expect(readReference(body.data.reference)).toBe(body.data.reference);
  const [row] = await rowsOf(email);
  expect(row).toMatchObject({
    user_name: 'કોકિલા પટેલ',
    user_mobile: '9876543210',
    user_email: email,
    user_address: '12 Main Road',
    help_description: 'An operation of the eyes for my mother',
    user_city: 'Rajkot',
    user_help_category: 'Health',
    user_pin: '360001',
    district: 'Rajkot',
    language: 'gu',
    may_mail: true,
    safe_contact: 'After six, by message',
    status: 'open',
  });
  expect(await jobsOf(row!['id'])).toBe(1);
  expect(await eventsOf(String(row!['id']))).toEqual(['received']);
});

test("sends a mail in the form's language that contains only the reference", async () => {
  const { email, reference } = await saved();
  const mail = (await mailsTo(email)).find(({ event }) => event === 'helpStep')!;
  expect(mail.subject).toBe('તમારા માટે નવી માહિતી');
  expect(mail.body).toContain(reference);
  const ours = ['Sahay', 'સહાય', 'NGO', 'મદદ'];
  for (const secret of ['operation', 'Rajkot', 'Health', 'Main Road', '9876543210', 'કોકિલા', ...ours])
    expect(mail.subject + mail.body + mail.html).not.toContain(secret);
});

test('sends only the code to people who want no mail', async () => {
  const { email } = await saved({ mayMail: false });
  expect((await mailsTo(email)).map(({ event }) => event)).toEqual(['code']);
});

describe('an invalid form', () => {
  test("gets an error for every field in the caller's language, and uses up no code", async () => {
    const email = newEmail();
    const userOTP = await codeFor(email);
    const wrong = { ...formOf(email), userOTP, userName: 'A1', userCity: 'Demo', userPin: '' };
    const { status, body } = await send(wrong);
    expect(status).toBe(422);
    expect(Object.keys(body.errors!).sort()).toEqual(['userCity', 'userName', 'userPin']);
    expect((await send({ ...formOf(email), userOTP })).status).toBe(200);
  });

  test('is rejected for an unknown city or an Aadhaar number', async () => {
    const email = newEmail();
    const form = { ...formOf(email), userOTP: '123456' };
    expect((await send({ ...form, userCity: 'Atlantis' })).body.errors).toHaveProperty('userCity');
    const description = { helpDescription: 'Mine is 2345 6789 0124' };
    expect((await send({ ...form, ...description })).body.errors).toHaveProperty('helpDescription');
    expect(await rowsOf(email)).toEqual([]);
  });

  test('is rejected field by field if it is empty', async () => {
    const { status, body } = await send({});
    expect(status).toBe(422);
    expect(Object.keys(body.errors!)).toHaveLength(9);
  });
});

test("returns 'Invalid OTP' for a wrong code, at most five times", async () => {
  const email = newEmail();
  const code = await codeFor(email);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (let tries = 0; tries < 5; tries++) {
    const response = await app.call<{ msg: string }>('POST', 'helpRequest/sendHelpRequestByNgoCity', {
      body: { ...formOf(email), userOTP: wrong },
      address: HOME,
    });
    expect([response.status, response.body.msg]).toEqual([422, 'Invalid OTP']);
  }
  const late = await app.call('POST', 'helpRequest/sendHelpRequestByNgoCity', {
    body: { ...formOf(email), userOTP: code },
    address: HOME,
  });
  expect(late.status).toBe(422);
  expect(await rowsOf(email)).toEqual([]);
});

describe('repeated submissions create one request', () => {
  test('when sent ten times at once', async () => {
    const email = newEmail();
    const body = { ...formOf(email), userOTP: await codeFor(email) };
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(responses.map((response) => response.body.data.reference)).size).toBe(1);
    const rows = await rowsOf(email);
    expect(rows).toHaveLength(1);
    expect(await jobsOf(rows[0]!['id'])).toBe(1);
    expect((await mailsTo(email)).filter(({ event }) => event === 'helpStep')).toHaveLength(1);
  });

  test('when sent minutes later with a new code, or with the same key', async () => {
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

  test('but not with a guessed code', async () => {
    const email = newEmail();
    const code = await codeFor(email);
    await send({ ...formOf(email), userOTP: code });
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const response = await send({ ...formOf(email), userOTP: other });
    expect(response.status).toBe(422);
    expect(JSON.stringify(response.body)).not.toContain('SH-');
  });
});

test('returns 409 with the open request for the same thing, and keeps the code valid', async () => {
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

test('limits submissions per network and mailbox', async () => {
  const email = newEmail();
  const responses = [];
  for (let tries = 0; tries < 22; tries++)
    responses.push(
      (
        await app.call('POST', 'helpRequest/sendHelpRequestByNgoCity', {
          body: { ...formOf(email), userOTP: '1' },
          address: HOME,
        })
      ).status,
    );
  expect(responses.indexOf(429)).toBe(20);
  expect((await send({ ...formOf(email), userOTP: '1' })).status).toBe(422);
});

test("stores 'Something else' as the category whose NGOs serve what the words ask for", async () => {
  const categoryOf = async (helpDescription: string) => {
    const { email } = await saved({ userHelpCategory: 'Other', helpDescription });
    return (await rowsOf(email))[0]!['user_help_category'];
  };
  expect(await categoryOf('My husband beats me')).toBe('Occupation');
  expect(await categoryOf('My father needs an old age home')).toBe('Health');
  expect(await categoryOf('Please help me')).toBe('Occupation');
});

test('stores the choices for safe contact as sentences in front of the own words', async () => {
  const { email } = await saved({ safeChoices: ['noCalls', 'watched'], safeContact: 'ફક્ત બપોરે' });
  expect((await rowsOf(email))[0]!['safe_contact']).toBe(
    'મને ફોન ન કરો.\nબીજા લોકો મારો ફોન કે ઈમેલ જુએ છે.\nફક્ત બપોરે',
  );
});

test('gives a ticket for the status to the sender, and none for a submission of long ago', async () => {
  const email = newEmail();
  const body = { ...formOf(email), userOTP: await codeFor(email) };
  const { reference, ticket } = (await send(body)).body.data;
  const status = await app.call<{ data: { request: { reference: string } } }>(
    'POST',
    'helpRequest/getHelpRequestStatus',
    { body: { ticket } },
  );
  expect(status.body.data.request.reference).toBe(reference);
  await pool.query(
    `update help_request set created_at = now() - interval '30 minutes 1 second' where reference = $1`,
    [reference],
  );
  expect((await send(body)).body.data).toMatchObject({ reference, ticket: null });
});

test.each([
  ['મારી માને મોતિયો છે', 'Health'],
  ['school fees', 'Education'],
  ['pati mare chhe', 'Other'],
  ['widow pension', 'Other'],
  ['Please help me', null],
])('suggests a category for %s: %s', async (words, category) => {
  const { status, body } = await app.call<{ data: unknown }>('POST', 'helpRequest/suggestHelpCategory', {
    body: { words },
  });
  expect([status, body.data]).toEqual([200, { category }]);
});
