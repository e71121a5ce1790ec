import { beforeEach, describe, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { GOOD, registrationSteps, PLAIN } from './registration.fixture.ts';

const app = await testApp();
const { db, pool, call, signedIn, mailsTo } = app;
const { proof, register, ngos } = registrationSteps(app);

beforeEach(async () => {
  await pool.query('delete from ngo');
});

describe('an NGO that registers', () => {
  test('is pending, not listed, waits to be checked, and has an account that signs in', async () => {
    const proved = await proof();
    const answer = await register({ ...GOOD, ...proved }, 'gu');
    expect(answer).toMatchObject({
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
    const [mail] = await mailsTo(proved.contactEmail);
    expect(mail).toMatchObject({ event: 'ngoRegistered', subject: expect.stringContaining(GOOD.nameGu) });
    expect(mail!.body).toContain('/gu/logIn');
    const { rows } = await pool.query('select * from account where email = $1', [proved.contactEmail]);
    expect(rows[0]).toMatchObject({
      role: 'ngo',
      ngo_id: ngo!['id'],
      language: 'gu',
      name: GOOD.contactName,
      consent_text: 'register-1 gu',
      consented_at: expect.any(Date),
    });
    expect(JSON.stringify(rows[0])).not.toContain(GOOD.password);
    const signIn = { email: proved.contactEmail, password: GOOD.password };
    expect((await call<{ next: string }>('POST', 'auth/logIn', { body: signIn })).body.next).toBe('mailCode');
    const listed = await call<{ total: number }>('GET', 'ngo/getAllNgo');
    expect(listed.body.total).toBe(0);
  });

  test('is taken with digits of all three scripts, in any case and spacing', async () => {
    const typed = {
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
    const proved = await proof();
    const otp = [...proved.otp].map((digit) => String.fromCodePoint(0xae6 + Number(digit))).join('');
    const answer = await register({ ...PLAIN, ...typed, ...papers, ...proved, otp });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
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

  test('needs no papers', async () => {
    expect((await register({ ...PLAIN, ...(await proof()) })).status).toBe(201);
    expect((await ngos())[0]).toMatchObject({
      darpan_id: null,
      pan: null,
      website: null,
      reg_12a_number: null,
    });
  });
});

describe('what is wrong is told field by field', () => {
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
    ['consent', false],
  ];
  test.each(bad)('%s: %s', async (field, value) => {
    const answer = await register({
      ...GOOD,
      contactEmail: 'somebody@example.org',
      otp: '123456',
      [field]: value,
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { success: false, errors: { [field]: expect.any(String) } },
    });
    expect(Object.keys(answer.body.errors!)).toEqual([field]);
    expect(await ngos()).toEqual([]);
  });

  test('a paper’s days need its number', async () => {
    const days = { fcraValidTo: '2027-12-31', contactEmail: 'somebody@example.org', otp: '123456' };
    expect((await register({ ...PLAIN, ...days })).body.errors).toEqual({ fcra: expect.any(String) });
  });

  test('all at once, in the caller’s language', async () => {
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
  test('is not used up by another mistake, and not by a duplicate', async () => {
    const proved = await proof();
    await savedNgo(db, { name: GOOD.name });
    for (let time = 0; time < 6; time++)
      expect((await register({ ...PLAIN, ...proved, pin: '1' })).body.errors).toEqual({
        pin: expect.any(String),
      });
    expect((await register({ ...PLAIN, ...proved })).status).toBe(409);
    expect((await register({ ...PLAIN, ...proved, isAnother: true })).status).toBe(201);
  });

  test('that is wrong, of another address, used or too old registers nobody', async () => {
    const proved = await proof();
    const wrong = proved.otp === '111111' ? '222222' : '111111';
    const fieldErrors = { status: 422, body: { errors: { otp: 'This code is wrong or too old.' } } };
    expect(await register({ ...PLAIN, ...proved, otp: wrong })).toMatchObject(fieldErrors);
    const other = await proof();
    expect(await register({ ...PLAIN, ...proved, otp: other.otp })).toMatchObject(fieldErrors);
    await pool.query(`update one_time_code set expires_at = now() where email = $1`, [other.contactEmail]);
    expect(await register({ ...PLAIN, ...other })).toMatchObject(fieldErrors);
    expect(await ngos()).toEqual([]);
    expect((await register({ ...PLAIN, ...proved })).status).toBe(201);
    expect(await register({ ...PLAIN, ...proved, city: 'Surat' })).toMatchObject(fieldErrors);
  });

  test('sent ten times at once with the same form makes one NGO and one account', async () => {
    const proved = await proof();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register({ ...GOOD, ...proved })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 500)).toEqual([]);
    expect(await ngos()).toHaveLength(1);
  });

  test('of ten people who register the same NGO at once helps one of them', async () => {
    const proofs = await Promise.all(Array.from({ length: 10 }, () => proof()));
    const answers = await Promise.all(proofs.map((proved) => register({ ...PLAIN, ...proved })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await ngos()).toHaveLength(1);
  });
});

test('whoever has an account gets the answer of a success, a mail that says so, and nothing is made', async () => {
  const owner = await signedIn({ role: 'staff' });
  const stranger = await proof();
  const good = await register({ ...PLAIN, ...stranger, name: 'Sathi Seva' });
  const there = await register({ ...PLAIN, ...(await proof(owner.email)) });
  expect([there.status, there.body]).toEqual([good.status, good.body]);
  const [mail] = await mailsTo(owner.email);
  expect(mail).toMatchObject({ event: 'accountThere' });
  expect(mail!.body).toContain('/logIn');
  expect(await ngos()).toHaveLength(1);
});

test('one address can send so many forms an hour', async () => {
  const answers = [];
  for (let time = 0; time < 61; time++)
    answers.push(await call('POST', 'ngo/addNewNgo', { body: {}, address: '198.51.100.7' }));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(60).fill(422), 429]);
});
