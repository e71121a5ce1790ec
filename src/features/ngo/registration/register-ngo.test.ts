import { beforeEach, describe, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { GOOD, registrationSteps, PLAIN } from './registration.fixture.ts';

const app = await testApp();
const { db, pool, call, signedIn, mailsTo } = app;
const { requestCode, register, ngos } = registrationSteps(app);

beforeEach(async () => {
  await pool.query('delete from ngo');
});

describe('a registration', () => {
  test('creates a pending, unlisted NGO in the queue and an account that can sign in', async () => {
    const contact = await requestCode();
    const response = await register({ ...GOOD, ...contact }, 'gu');
    expect(response).toMatchObject({
      status: 201,
      body: { success: true, msg: expect.stringContaining('આભાર') },
    });
    const [ngo] = await ngos();
    expect(ngo).toMatchObject({
      status: 'pending',
      source: 'registered',
      listed: false,
      name: GOOD.name,
      name_gu: GOOD.nameGu,
      phone: '2812450108',
      website: 'https://www.jeevanrekh.example.org/',
      submitted_at: expect.any(Date),
      darpan_id: GOOD.darpanId,
      reg_80g_valid_to: '2031-03-31',
      fcra_number: GOOD.fcra,
      name_sound: 'jivanrek trst',
    });
    const [mail] = await mailsTo(contact.contactEmail);
    expect(mail).toMatchObject({ event: 'ngoRegistered', subject: expect.stringContaining(GOOD.nameGu) });
    expect(mail!.body).toContain('/gu/logIn');
    const { rows } = await pool.query('select * from account where email = $1', [contact.contactEmail]);
    expect(rows[0]).toMatchObject({
      role: 'ngo',
      ngo_id: ngo!['id'],
      language: 'gu',
      name: GOOD.contactName,
      consent_text: 'register-1 gu',
      consented_at: expect.any(Date),
    });
    expect(JSON.stringify(rows[0])).not.toContain(GOOD.password);
    const signIn = { email: contact.contactEmail, password: GOOD.password };
    expect((await call<{ next: string }>('POST', 'auth/logIn', { body: signIn })).body.next).toBe('mailCode');
    const listed = await call<{ total: number }>('GET', 'ngo/getAllNgo');
    expect(listed.body.total).toBe(0);
  });

  test('accepts digits of all three scripts, any case and spacing', async () => {
    const input = {
      name: '  JEEVANREKH   trust ',
      pin: '૩૬૦૦૦૧',
      phone: '+91 ९८२५० १२३४५',
      pan: ' aaatj १२३४ k',
    };
    const papers = {
      darpanId: 'gj/૨૦૧૬/0990008',
      csr1: 'csr 000१२३४५',
      fcra: '૦૪૧૯૧૦૧૨૩',
      fcraValidTo: '૩૧-૧૨-૨૦૨૭',
    };
    const contact = await requestCode();
    const otp = [...contact.otp].map((digit) => String.fromCodePoint(0xae6 + Number(digit))).join('');
    const response = await register({ ...PLAIN, ...input, ...papers, ...contact, otp });
    expect(response.status, JSON.stringify(response.body)).toBe(201);
    expect((await ngos())[0]).toMatchObject({
      name: 'JEEVANREKH trust',
      pin: '360001',
      phone: '9825012345',
      pan: 'AAATJ1234K',
      darpan_id: 'GJ/2016/0990008',
      csr1: 'CSR00012345',
      fcra_number: '041910123',
      fcra_valid_to: '2027-12-31',
    });
  });

  test('requires no documents', async () => {
    expect((await register({ ...PLAIN, ...(await requestCode()) })).status).toBe(201);
    expect((await ngos())[0]).toMatchObject({
      darpan_id: null,
      pan: null,
      website: null,
      reg_12a_number: null,
    });
  });
});

describe('reports errors by field', () => {
  const bad: [keyof typeof GOOD | 'contactEmail', unknown, string?][] = [
    ['name', ''],
    ['name', 'ab'],
    ['name', 'જીવનરેખ ટ્રસ્ટ'],
    ['name', 'Сахай'],
    ['name', 'x'.repeat(201)],
    ['name', 'Seva 2341 2341 2346'],
    ['nameGu', 'Jeevanrekh'],
    ['nameGu', 'जीवनरेख ट्रस्ट'],
    ['nameHi', 'જીવનરેખ ટ્રસ્ટ'],
    ['category', 'astrology'],
    ['city', 'Demo'],
    ['city', 'Mumbai'],
    ['registrationType', 'Partnership'],
    ['address', 'x'.repeat(501)],
    ['pin', '036001'],
    ['phone', '12345'],
    ['email', 'office@'],
    ['website', 'javascript:alert(1)'],
    ['darpanId', 'GJ/16/99'],
    ['pan', 'AAAXJ1234K'],
    ['reg12A', 'none'],
    ['reg12AValidFrom', '31-02-2021'],
    ['reg12AValidTo', '2020-01-01'],
    ['reg80G', 'x'.repeat(101) + '1'],
    ['fcra', '12345'],
    ['csr1', 'CSR1'],
    ['contactName', '.'],
    ['contactEmail', 'nobody'],
    ['password', 'short'],
    ['password', 'password123'],
    ['password', 'Jaya Mehta 99'],
    ['password', 'Jeevanrekh Trust'],
    ['password', 'Somebody2026'],
    ['consent', false],
  ];
  test.each(bad)('%s: %s', async (field, value) => {
    const response = await register({
      ...GOOD,
      contactEmail: 'somebody@example.org',
      otp: '123456',
      [field]: value,
    });
    expect(response).toMatchObject({
      status: 422,
      body: { success: false, errors: { [field]: expect.any(String) } },
    });
    expect(Object.keys(response.body.errors!)).toEqual([field]);
    expect(await ngos()).toEqual([]);
  });

  test('requires the number of a document with dates', async () => {
    const days = { fcraValidTo: '2027-12-31', contactEmail: 'somebody@example.org', otp: '123456' };
    expect((await register({ ...PLAIN, ...days })).body.errors).toEqual({ fcra: expect.any(String) });
  });

  test('all errors at once, in the language of the caller', async () => {
    const { status, body } = await register({}, 'hi');
    expect(status).toBe(422);
    expect(Object.keys(body.errors!).sort()).toEqual(
      [
        ...['address', 'category', 'city', 'consent', 'contactEmail', 'contactName', 'email', 'name', 'otp'],
        ...['password', 'phone', 'pin', 'registrationType'],
      ].sort(),
    );
    for (const text of [body.msg, ...Object.values(body.errors!)])
      expect(text).toMatch(/\p{Script=Devanagari}/u);
  });
});

describe('the code', () => {
  test('is not used up by other errors or by a duplicate', async () => {
    const contact = await requestCode();
    await savedNgo(db, { name: GOOD.name });
    for (let time = 0; time < 6; time++)
      expect((await register({ ...PLAIN, ...contact, pin: '1' })).body.errors).toEqual({
        pin: expect.any(String),
      });
    expect((await register({ ...PLAIN, ...contact })).status).toBe(409);
    expect((await register({ ...PLAIN, ...contact, isAnother: true })).status).toBe(201);
  });

  test('is refused if it is wrong, used, expired or of another address', async () => {
    const contact = await requestCode();
    const wrong = contact.otp === '111111' ? '222222' : '111111';
    const fieldErrors = { status: 422, body: { errors: { otp: 'This code is wrong or too old.' } } };
    expect(await register({ ...PLAIN, ...contact, otp: wrong })).toMatchObject(fieldErrors);
    const other = await requestCode();
    expect(await register({ ...PLAIN, ...contact, otp: other.otp })).toMatchObject(fieldErrors);
    await pool.query(`update one_time_code set expires_at = now() where email = $1`, [other.contactEmail]);
    expect(await register({ ...PLAIN, ...other })).toMatchObject(fieldErrors);
    expect(await ngos()).toEqual([]);
    expect((await register({ ...PLAIN, ...contact })).status).toBe(201);
    expect(await register({ ...PLAIN, ...contact, city: 'Surat' })).toMatchObject(fieldErrors);
  });

  test('creates one NGO and one account for ten simultaneous requests', async () => {
    const contact = await requestCode();
    const responses = await Promise.all(Array.from({ length: 10 }, () => register({ ...GOOD, ...contact })));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 500)).toEqual([]);
    expect(await ngos()).toHaveLength(1);
  });

  test('registers one of ten people who register the same NGO at once', async () => {
    const proofs = await Promise.all(Array.from({ length: 10 }, () => requestCode()));
    const responses = await Promise.all(proofs.map((contact) => register({ ...PLAIN, ...contact })));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await ngos()).toHaveLength(1);
  });
});

test('reports success and sends a mail, but saves nothing, if the address has an account', async () => {
  const owner = await signedIn({ role: 'staff' });
  const stranger = await requestCode();
  const good = await register({ ...PLAIN, ...stranger, name: 'Sathi Seva' });
  const existing = await register({ ...PLAIN, ...(await requestCode(owner.email)) });
  expect([existing.status, existing.body]).toEqual([good.status, good.body]);
  const [mail] = await mailsTo(owner.email);
  expect(mail).toMatchObject({ event: 'accountThere' });
  expect(mail!.body).toContain('/logIn');
  expect(await ngos()).toHaveLength(1);
});

test('limits the registrations of an address per hour', async () => {
  const responses = [];
  for (let time = 0; time < 61; time++)
    responses.push(await call('POST', 'ngo/addNewNgo', { body: {}, address: '198.51.100.7' }));
  expect(responses.map(({ status }) => status)).toEqual([...Array<number>(60).fill(422), 429]);
});
