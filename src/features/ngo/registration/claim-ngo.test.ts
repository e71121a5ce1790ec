import { beforeEach, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';

const { db, pool, call, signedIn, mailsTo } = await testApp();
const PASSWORD = 'nine white egrets stand';
let number = 0;
let ngoId: string;

beforeEach(async () => {
  await pool.query('delete from ngo');
  ngoId = await savedNgo(db, { name: 'Jeevanrekh Trust' });
});

async function proof(email = `person${++number}@example.org`) {
  await call('POST', 'sendOtp', { body: { email } });
  return { email, otp: /^\d{6}$/m.exec((await mailsTo(email))[0]!.body)![0] };
}
const claim = (form: Record<string, unknown>, language: 'en' | 'gu' = 'en') =>
  call<{ msg: string; errors?: Record<string, string> }>('POST', 'ngo/claimNgo', {
    body: {
      ngoId,
      name: 'Jaya Mehta',
      password: PASSWORD,
      note: 'I keep its books.',
      consent: true,
      ...form,
    },
    language,
  });
const claims = async () =>
  (await pool.query('select *, ngo_id::text from ngo_claim order by id')).rows as Record<string, unknown>[];

test('a claim waits for the decision, with a password that is hashed; nothing of the NGO changes', async () => {
  const proved = await proof();
  expect(await claim(proved, 'gu')).toMatchObject({ status: 201, body: { success: true } });
  const [row] = await claims();
  expect(row).toMatchObject({
    ngo_id: ngoId,
    email: proved.email,
    name: 'Jaya Mehta',
    language: 'gu',
    decided_at: null,
    note: 'I keep its books.',
    consent_text: 'register-1 gu',
    password_hash: expect.stringMatching(/^\$argon2id/),
  });
  const [mail] = await mailsTo(proved.email);
  expect(mail).toMatchObject({
    event: 'claimReceived',
    subject: expect.stringContaining('Jeevanrekh Trust'),
  });
  expect((await pool.query('select 1 from account where email = $1', [proved.email])).rowCount).toBe(0);
});

test('a second claim of the same address waits for the first; another address may claim too', async () => {
  const { email, otp } = await proof();
  expect((await claim({ email, otp })).status).toBe(201);
  expect(await claim(await proof(email))).toMatchObject({ status: 409, body: { success: false } });
  expect((await claim(await proof())).status).toBe(201);
  expect(await claims()).toHaveLength(2);
  await pool.query('update ngo_claim set decided_at = now(), accepted = false, password_hash = null');
  expect((await claim(await proof(email))).status).toBe(201);
});

test('what is wrong is told field by field, and uses up no code', async () => {
  const proved = await proof();
  const bad = { name: '', email: 'x', password: 'short', otp: ' ', consent: false, note: 'x'.repeat(1001) };
  expect(Object.keys((await claim(bad)).body.errors!).sort()).toEqual(Object.keys(bad).sort());
  expect((await claim({ ...proved, note: 'My Aadhaar: 2341 2341 2346' })).body.errors).toEqual({
    note: expect.stringContaining('Aadhaar'),
  });
  expect((await claim({ ...proved, ngoId: '999999' })).status).toBe(404);
  expect((await claim({ ...proved, ngoId: 'x' })).status).toBe(404);
  expect((await claim(proved)).status).toBe(201);
  expect((await claim({ ...proved })).body.errors).toEqual({ otp: expect.any(String) });
});

test('an NGO that is not listed cannot be claimed', async () => {
  const hidden = await savedNgo(db, { name: 'Hidden One', status: 'pending', verifiedAt: null });
  expect((await claim({ ...(await proof()), ngoId: hidden })).status).toBe(404);
});

test('whoever has an account gets the answer of a success and a mail; no claim is made', async () => {
  const owner = await signedIn({ role: 'ngo', ngoId });
  const good = await claim(await proof());
  const there = await claim(await proof(owner.email));
  expect([there.status, there.body]).toEqual([good.status, good.body]);
  expect((await mailsTo(owner.email))[0]).toMatchObject({ event: 'accountThere' });
  expect(await claims()).toHaveLength(1);
});
