import { expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import {
  donationToken,
  referenceOfToken,
} from '#src/features/donation/lifecycle/create-donation.service.server.ts';
import { lockDonation } from '#src/features/donation/lifecycle/lifecycle.queries.server.ts';
import { refuseDonation } from '#src/features/donation/lifecycle/lifecycle.service.server.ts';
import { unsealDonorId } from '#src/features/donation/donor/donor-id.server.ts';
import { insertStandingGift } from '#src/features/donation/giving/standing-gift.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { paise, rupees } from '#src/shared/money.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { mailRefusal } from './donation-mails.service.server.ts';
import type { OwnDonation } from './payment.contract.ts';

const app = await testApp();
const { call, db, services, mailsTo } = app;
const { keys } = services;
const { savedBankDetail, savedDonation, savedGivingNgo } = donationTesting(app);

type Answer = { success: boolean; msg: string; errors?: Record<string, string>; data: { token: string } };

const tokenOf = (reference: string) => donationToken({ keys, reference });
const post = <Body = Answer>(name: string, body: object, language: 'en' | 'gu' = 'en') =>
  call<Body>('POST', `donation/${name}`, { body, language });
const read = async (token: string) =>
  (await post<{ data: OwnDonation }>('readDonation', { token })).body.data;
const claim = (token: string, utr: string, method?: string) => post('claimDonation', { token, utr, method });
const sql = <Row extends unknown[]>(text: string, ...values: unknown[]) => runSql<Row>(db, { text, values });

/** Begins a gift of an NGO that takes gifts, and returns its token. */
async function begun(input: Partial<Parameters<typeof savedDonation>[0]> = {}) {
  const ngoId = input.ngoId ?? (await savedGivingNgo());
  const donation = await savedDonation({ ngoId, amount: rupees(1000), ...input });
  return { ...donation, ngoId, token: tokenOf(donation.reference) };
}

/** Refuses a claimed donation as its NGO does, and mails it. */
async function refuse(reference: string, reason: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const inside = { ...services, db: transaction };
    const donation = (await lockDonation(transaction, { reference }))!;
    await refuseDonation(inside, { donation, reason });
    await mailRefusal(inside, donation);
  });
}

test('the secret link opens a gift with every way to pay it', async () => {
  const { reference, token, email } = await begun();
  expect(await read(token)).toMatchObject({
    reference,
    status: 'created',
    amount: 1_000_00,
    email,
    ways: {
      upi: {
        upiId: 'sathi@examplebank',
        link: expect.stringMatching(
          new RegExp(
            `^upi://pay\\?pa=sathi@examplebank&pn=Sathi%20Seva%20Mandal&am=1000\\.00&cu=INR&.*&tr=${reference.replaceAll('-', '')}$`,
          ),
        ),
      },
      account: {
        holder: 'Sathi Seva Mandal',
        number: '50100012345678',
        ifsc: 'SBIN0000001',
        bank: 'State Bank of India',
        branch: 'Rajkot',
      },
      gateway: false,
      aboveUpiLimit: null,
    },
    canCancel: true,
    receipt: null,
    thankYou: null,
  });
});

test('a wrong or forged link opens nothing', async () => {
  const { reference, token } = await begun();
  const forged = `${reference}.${'A'.repeat(43)}`;
  for (const wrong of ['nothing', forged, `${token}x`, tokenOf('DN-2222-22')])
    for (const name of ['readDonation', 'claimDonation', 'cancelDonation'])
      expect((await post(name, { token: wrong, utr: '412345678901' })).status).toBe(404);
});

test('UPI is not offered above its limit, nor for gifts from abroad', async () => {
  const large = await begun({ amount: paise(1_00_000_01) });
  expect((await read(large.token)).ways).toMatchObject({ upi: null, aboveUpiLimit: 1_00_000_00 });
  const ngoId = await savedGivingNgo();
  await savedBankDetail(ngoId, { isForeign: true, upiId: null, accountNumber: '40000000123' });
  const abroad = await begun({ ngoId, isForeign: true, method: 'bankTransfer' });
  expect((await read(abroad.token)).ways).toMatchObject({
    upi: null,
    aboveUpiLimit: null,
    account: { number: '40000000123' },
  });
});

test('an NGO that is no longer verified cannot be paid', async () => {
  const { token, ngoId } = await begun();
  await sql(`update ngo set status = 'suspended' where id = $1::bigint`, ngoId);
  expect(await read(token)).toMatchObject({ ways: null, ngo: { isVerified: false } });
});

test('a claim takes the number in any script, with blanks, and mails the link without the typed words', async () => {
  const { token, email, reference } = await begun({ donorName: 'Buy now at evil.example' });
  const { status, body } = await claim(token, ' ૪૧૨૩ ૪૫૬૭ ८९०१ ', 'upi');
  expect([status, body.data.token]).toEqual([200, token]);
  expect(await read(token)).toMatchObject({
    status: 'claimed',
    method: 'upi',
    utr: '412345678901',
    claimedAt: expect.any(String),
    ways: null,
    canCancel: true,
  });
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ event: 'donationClaimed', subject: expect.stringContaining('₹1,000') });
  expect(mail!.body).toContain(`/donate/pay?donation=${reference}`);
  expect(mail!.body).not.toMatch(/evil|412345678901/);
});

test('a claim can be corrected until the NGO has decided, without another mail', async () => {
  const { token, email, reference } = await begun();
  await claim(token, '412345678901');
  expect((await claim(token, 'SBIN526123456789', 'bankTransfer')).body.msg).toBe('The number is corrected.');
  expect(await read(token)).toMatchObject({ utr: 'SBIN526123456789', method: 'bankTransfer' });
  expect(await mailsTo(email)).toHaveLength(1);
  await sql(`update donation set status = 'cancelled' where reference = $1`, reference);
  expect((await claim(token, '412345678901')).status).toBe(409);
});

test.each([
  ['', 'upi', 'Write the number of the payment (UTR).'],
  ['41234567890', 'upi', 'A UTR of a UPI payment has 12 digits.'],
  ['4123456789012', 'upi', 'A UTR of a UPI payment has 12 digits.'],
  ['SBIN5261234567', 'bankTransfer', 'The number of a bank transfer has 12, 16 or 22 letters and digits.'],
])('the number %j by %s is refused with a sentence', async (utr, method, sentence) => {
  const { token } = await begun();
  const { status, body } = await claim(token, utr, method);
  expect(status).toBe(422);
  expect(body.errors?.['utr']).toContain(sentence);
  expect((await read(token)).status).toBe('created');
});

test('a refused claim is mailed without the words of the NGO, which its page shows, and the right number makes a gift that follows it', async () => {
  const { token, email, reference, ngoId, id } = await begun({ hidesName: false });
  await claim(token, '412345678901');
  await refuse(reference, 'This number is not in our bank.');
  expect((await mailsTo(email))[0]).toMatchObject({
    event: 'donationRefused',
    body: expect.not.stringContaining('not in our bank'),
  });
  expect(await read(token)).toMatchObject({
    status: 'refused',
    refuseReason: 'This number is not in our bank.',
    successor: null,
    canCancel: false,
  });

  const next = (await claim(token, '498765432109', 'upi')).body.data.token;
  expect(next).not.toBe(token);
  expect(await read(next)).toMatchObject({
    status: 'claimed',
    utr: '498765432109',
    amount: 1_000_00,
    email,
    refuseReason: null,
  });
  expect(await read(token)).toMatchObject({ status: 'refused', successor: next });
  const nextReference = referenceOfToken({ keys, token: next })!;
  const [row] = await sql<[string, string, string, boolean, string, boolean]>(
    `select n.ngo_id::text, n.donor_name, n.donor_id, n.hides_name, n.follows_id::text, n.consented_at = date_trunc('milliseconds', d.consented_at)
      from donation n join donation d on d.id = n.follows_id where n.reference = $1`,
    nextReference,
  );
  const [ofNgo, name, sealed, ...others] = row!;
  expect([ofNgo, name, ...others]).toEqual([ngoId, 'કોકિલા પટેલ', false, id, true]);
  expect(unsealDonorId({ keys, reference: nextReference, sealed })).toBe('ABCPD1234E');
  // Only one gift follows a refused one.
  expect((await claim(token, '411111111111')).status).toBe(409);
});

test('cancelling erases the donor at once, also from mails, and ends reminders that have not begun', async () => {
  const ngoId = await savedGivingNgo();
  const standingGiftId = await insertStandingGift(services, {
    ngoId,
    amount: rupees(500),
    purposeId: null,
    donorName: 'Kokila Patel',
    donorEmail: 'gone@example.org',
    donorMobile: '9876543210',
    donorAddress: 'Rajkot',
    donorId: undefined,
    hidesName: true,
    language: 'en',
    consentText: 'donation-1',
  });
  const { token, id } = await begun({ ngoId, standingGiftId, donorEmail: 'gone@example.org' });
  await claim(token, '412345678901');
  expect(await mailsTo('gone@example.org')).toHaveLength(1);
  const { status, body } = await post('cancelDonation', { token });
  expect([status, body.msg]).toEqual([200, 'Your gift is cancelled, and your details are erased.']);
  expect(await read(token)).toMatchObject({
    status: 'cancelled',
    isErased: true,
    email: null,
    canCancel: false,
  });
  const [row] = await sql<[Record<string, unknown>]>(
    'select to_jsonb(d) from donation d where id = $1::bigint',
    id,
  );
  expect(row![0]).toMatchObject({
    donor_name: null,
    donor_mobile: null,
    donor_address: null,
    donor_id: null,
    utr: null,
    standing_gift_id: null,
  });
  expect(await sql('select id from standing_gift where id = $1::bigint', standingGiftId)).toEqual([]);
  expect(await mailsTo('gone@example.org')).toEqual([]);
  // Pressing the button twice is no error.
  expect((await post('cancelDonation', { token })).status).toBe(200);
});

test('a cancelled gift takes only its own mails along, whoever reads the address', async () => {
  const to = 'office@example.org';
  const text = { subject: 'A warning', lines: ['New contact details'] };
  const { token, reference } = await begun({ donorEmail: to });
  await claim(token, '412345678902');
  text.lines.push(`In ${reference}`);
  await queueMail(services, { event: 'contactsNamed', to, language: 'en', text });
  await queueMail(services, { event: 'bankChangeRequested', to, language: 'en', text });
  await sql(`update mail set status = 'sent' where event = 'bankChangeRequested'`);
  await post('cancelDonation', { token });
  expect(await sql('select event, status, subject from mail where recipient = $1 order by id', to)).toEqual([
    ['contactsNamed', 'queued', 'A warning'],
    ['bankChangeRequested', 'sent', 'A warning'],
  ]);
});

test.each(['received', 'refused', 'refunded'] as const)('a %s gift cannot be cancelled', async (status) => {
  const { token } = await begun({ status });
  expect((await read(token)).canCancel).toBe(false);
  expect((await post('cancelDonation', { token })).status).toBe(409);
});

test('a received gift shows its receipt, and the note of its NGO', async () => {
  const ngoId = await savedGivingNgo();
  await sql(
    `update donation_setting set thank_you = 'Thank you!', thank_you_gu = 'ખૂબ આભાર!' where ngo_id = $1::bigint`,
    ngoId,
  );
  const { token } = await begun({ ngoId, status: 'received', receivedOn: '2026-11-20' });
  expect(await read(token)).toMatchObject({
    status: 'received',
    receivedOn: '2026-11-20',
    receipt: { code: expect.stringMatching(/^RC-/), year: 2026, number: 1, isDeductible: true },
    thankYou: { text: 'Thank you!', textGu: 'ખૂબ આભાર!', textHi: null },
    ways: null,
  });
});
