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

async function requestCode(email = `person${++number}@example.org`) {
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

test('a claim stores a password hash and leaves the NGO unchanged until the decision', async () => {
  const contact = await requestCode();
  expect(await claim(contact, 'gu')).toMatchObject({ status: 201, body: { success: true } });
  const [row] = await claims();
  expect(row).toMatchObject({
    ngo_id: ngoId,
    email: contact.email,
    name: 'Jaya Mehta',
    language: 'gu',
    decided_at: null,
    note: 'I keep its books.',
    consent_text: 'register-1 gu',
    password_hash: expect.stringMatching(/^\$argon2id/),
  });
  const [mail] = await mailsTo(contact.email);
  expect(mail).toMatchObject({
    event: 'claimReceived',
    subject: expect.stringContaining('Jeevanrekh Trust'),
  });
  expect((await pool.query('select 1 from account where email = $1', [contact.email])).rowCount).toBe(0);
});

test('refuses a second claim from the same address but accepts one from another address', async () => {
  const { email, otp } = await requestCode();
  expect((await claim({ email, otp })).status).toBe(201);
  expect(await claim(await requestCode(email))).toMatchObject({ status: 409, body: { success: false } });
  expect((await claim(await requestCode())).status).toBe(201);
  expect(await claims()).toHaveLength(2);
  await pool.query('update ngo_claim set decided_at = now(), accepted = false, password_hash = null');
  expect((await claim(await requestCode(email))).status).toBe(201);
});

test('reports errors by field without using up the code', async () => {
  const contact = await requestCode();
  const bad = { name: '', email: 'x', password: 'short', otp: ' ', consent: false, note: 'x'.repeat(1001) };
  expect(Object.keys((await claim(bad)).body.errors!).sort()).toEqual(Object.keys(bad).sort());
  expect((await claim({ ...contact, note: 'My Aadhaar: 2341 2341 2346' })).body.errors).toEqual({
    note: expect.stringContaining('Aadhaar'),
  });
  expect((await claim({ ...contact, ngoId: '999999' })).status).toBe(404);
  expect((await claim({ ...contact, ngoId: 'x' })).status).toBe(404);
  expect((await claim(contact)).status).toBe(201);
  expect((await claim({ ...contact })).body.errors).toEqual({ otp: expect.any(String) });
});

test('refuses a claim to an unlisted NGO with 404', async () => {
  const hidden = await savedNgo(db, { name: 'Hidden One', status: 'pending', verifiedAt: null });
  expect((await claim({ ...(await requestCode()), ngoId: hidden })).status).toBe(404);
});

test('reports success and sends a mail, but stores no claim, if the address has an account', async () => {
  const owner = await signedIn({ role: 'ngo', ngoId });
  const good = await claim(await requestCode());
  const existing = await claim(await requestCode(owner.email));
  expect([existing.status, existing.body]).toEqual([good.status, good.body]);
  expect((await mailsTo(owner.email))[0]).toMatchObject({ event: 'accountThere' });
  expect(await claims()).toHaveLength(1);
});
