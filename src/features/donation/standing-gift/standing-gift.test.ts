import { beforeEach, describe, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { unsealDonorId } from '#src/features/donation/donor/donor-id.server.ts';
import { donationToken } from '#src/features/donation/lifecycle/create-donation.service.server.ts';
import { lockDonation } from '#src/features/donation/lifecycle/lifecycle.queries.server.ts';
import { receiveDonation } from '#src/features/donation/lifecycle/lifecycle.service.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { addDays } from '#src/shared/india-time.ts';
import { LANGUAGES, pathInLanguage } from '#src/shared/languages.ts';
import { paise, rupees } from '#src/shared/money.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { StandingGift } from './standing-gift.contract.ts';
import { standingGiftTesting } from './standing-gift.fixture.ts';
import { remindDonors } from './standing-gift-reminder.service.server.ts';

const app = await testApp();
const { call, db, pool, services } = app;
const { savedGivingNgo, savedDonation, savedPurpose } = donationTesting(app);
const { savedStandingGift } = standingGiftTesting(app);

const TODAY = '2026-12-05';
const started = { startedOn: '2026-11-05', nextOn: TODAY };
let ngoId: string;
let number = 0;
const mailbox = () => `monthly${++number}@example.org`;
beforeEach(async () => {
  await pool.query('truncate standing_gift cascade');
  ngoId = await savedGivingNgo();
});

/** Returns what is stored of a standing gift, or undefined once it has ended. */
async function storedGift(id: string) {
  const [row] = await runSql<[string | null, string | null, number]>(db, {
    text: `select (starts_at at time zone 'Asia/Kolkata')::date::text, next_on::text, unanswered::int
      from standing_gift where id = $1::bigint`,
    values: [id],
  });
  return row && { startedOn: row[0], nextOn: row[1], unanswered: row[2] };
}

/** Returns the donations that a standing gift began, the latest first. */
async function donationsOf(id: string): Promise<Record<string, unknown>[]> {
  const rows = await runSql<[Record<string, unknown>]>(db, {
    text: 'select to_jsonb(d) from donation d where standing_gift_id = $1::bigint order by id desc',
    values: [id],
  });
  return rows.map(([row]) => row);
}

const receive = (reference: string, receivedOn: string) =>
  db.transaction().execute(async (transaction) => {
    const donation = (await lockDonation(transaction, { reference }))!;
    const input = { donation, actor: 'ngo', receivedOn, proof: 'ngo' } as const;
    await receiveDonation({ ...services, db: transaction }, input);
  });

/**
 * Reminds on a day on which nothing else was mailed: mails are counted by the clock, not by the day of the
 * test.
 */
async function remindOn(today: string): Promise<number> {
  await pool.query('delete from ngo_mailing');
  return remindDonors(services, today);
}

describe('the reminders', () => {
  test('begin when the first gift is received, on the same day of the next month', async () => {
    const { id } = await savedStandingGift({ ngoId });
    const first = await savedDonation({ ngoId, status: 'claimed', standingGiftId: id });
    expect(await storedGift(id)).toMatchObject({ startedOn: null, nextOn: null });
    const today = todayInIndia();
    await receive(first.reference, today);
    const { startedOn, nextOn } = (await storedGift(id))!;
    expect(startedOn).toBe(today);
    expect(nextOn! > today && nextOn! <= addDays(today, 31)).toBe(true);
  });

  test('stay on their day when later gifts are received, which shows that they are wanted', async () => {
    const { id } = await savedStandingGift({ ngoId, ...started, unanswered: 5 });
    const later = await savedDonation({ ngoId, status: 'claimed', standingGiftId: id });
    await receive(later.reference, '2026-12-20');
    expect(await storedGift(id)).toEqual({ ...started, unanswered: 0 });
  });

  test('do not begin again once they have ended', async () => {
    const { id, token } = await savedStandingGift({ ngoId, ...started });
    const later = await savedDonation({ ngoId, status: 'claimed', standingGiftId: id });
    await call('POST', `donation/endStandingGift?gift=${token}`);
    await receive(later.reference, '2026-12-20');
    expect(await storedGift(id)).toBeUndefined();
  });
});

describe('a reminder', () => {
  test('begins a donation with the same details, and mails how to pay it and how to end the reminders', async () => {
    const purposeId = await savedPurpose(ngoId);
    const email = mailbox();
    const gift = await savedStandingGift({ ngoId, email, purposeId, ...started, amount: paise(150_050) });
    expect(await remindDonors(services, TODAY)).toBe(1);
    const [donation, ...others] = await donationsOf(gift.id);
    expect(others).toEqual([]);
    expect(donation).toMatchObject({
      status: 'created',
      method: 'upi',
      amount: 150_050,
      nature: 'specificGrant',
      donor_name: 'Kokila Patel',
      donor_email: email,
      donor_mobile: '9876543210',
      donor_address: '5 Station Road, Rajkot 360001',
      hides_name: true,
      consent_text: 'donation-1',
    });
    const reference = donation!['reference'] as string;
    const sealed = donation!['donor_id'] as string;
    expect(unsealDonorId({ keys: services.keys, reference, sealed })).toBe('ABCPD1234E');

    const [mail, ...more] = await app.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail!.body).toContain('₹1,500.50');
    expect(mail!.body).toContain('Eye camps');
    expect(mail!.body).toContain('Nothing is debited by itself.');
    expect(mail!.body).toContain('Sathi Seva Mandal, sathi@examplebank');
    const plain = reference.replaceAll('-', '');
    expect(mail!.body).toMatch(
      new RegExp(`upi://pay\\?pa=sathi@examplebank&.*am=1500\\.50&.*tr=${plain}(\\n|$)`),
    );
    const token = encodeURIComponent(donationToken({ keys: services.keys, reference }));
    expect(mail!.body).toContain(`/donate/pay?donation=${token}`);
    expect(mail!.html).toContain(`/donate/monthly?gift=${gift.token}`);
    expect(mail!.unsubscribePath).toBe(`/api/donation/endStandingGift?gift=${gift.token}&language=en`);
    expect(await storedGift(gift.id)).toMatchObject({ nextOn: '2027-01-05', unanswered: 1 });
  });

  test('is sent once a month, however often and in how many processes the job runs', async () => {
    const email = mailbox();
    const { id } = await savedStandingGift({ ngoId, email, startedOn: '2026-10-31', nextOn: '2026-11-30' });
    await Promise.all(Array.from({ length: 4 }, () => remindDonors(services, '2026-11-30')));
    for (const today of ['2026-11-30', '2026-12-01', '2026-12-30']) await remindOn(today);
    expect(await app.mailsTo(email)).toHaveLength(1);
    await remindOn('2026-12-31');
    expect(await app.mailsTo(email)).toHaveLength(2);
    expect(await donationsOf(id)).toHaveLength(2);
  });

  test('is written in the language of the donor', async () => {
    const email = mailbox();
    await savedStandingGift({ ngoId, email, language: 'gu', ...started });
    await remindDonors(services, TODAY);
    const [mail] = await app.mailsTo(email);
    expect(mail!.body).toContain('પૈસા જાતે કપાતા નથી');
    expect(mail!.body).toContain('/gu/donate/pay?');
    expect(mail!.html).toContain('/gu/donate/monthly?');
  });

  test('without its purpose is for all work, and without a PAN has none', async () => {
    const purposeId = await savedPurpose(ngoId);
    const { id } = await savedStandingGift({ ngoId, email: mailbox(), purposeId, pan: null, ...started });
    await runSql(db, {
      text: 'update donation_purpose set closed_at = now() where id = $1::bigint',
      values: [purposeId],
    });
    await remindDonors(services, TODAY);
    expect(await donationsOf(id)).toMatchObject([{ purpose_id: null, nature: 'others', donor_id: null }]);
  });

  test('above the limit of UPI leads to the page with the bank account', async () => {
    const email = mailbox();
    const { id } = await savedStandingGift({ ngoId, email, amount: rupees(1_00_001), ...started });
    await remindDonors(services, TODAY);
    expect(await donationsOf(id)).toMatchObject([{ method: 'bankTransfer' }]);
    expect((await app.mailsTo(email))[0]!.body).not.toContain('upi:');
  });

  test('waits while the NGO takes no gifts by UPI, and comes once when it does again', async () => {
    const email = mailbox();
    const { id } = await savedStandingGift({ ngoId, email, ...started });
    const run = (text: string) => runSql(db, { text, values: [ngoId] });
    await run(`update ngo set status = 'suspended' where id = $1::bigint`);
    expect(await remindDonors(services, TODAY)).toBe(0);
    await run(`update ngo set status = 'verified' where id = $1::bigint`);
    await run('update bank_detail_version set upi_id = null, upi_masked = null where ngo_id = $1::bigint');
    expect(await remindDonors(services, '2027-02-20')).toBe(0);
    expect(await storedGift(id)).toEqual({ ...started, unanswered: 0 });
    await run('update bank_detail set is_primary = false where ngo_id = $1::bigint');
    await donationTesting(app).savedBankDetail(ngoId);
    expect(await remindDonors(services, '2027-02-21')).toBe(1);
    expect(await remindDonors(services, '2027-02-22')).toBe(0);
    expect(await storedGift(id)).toMatchObject({ nextOn: '2027-04-05' });
  });

  test('that fails does not keep others from theirs', async () => {
    const emails = [mailbox(), mailbox()] as const;
    const broken = await savedStandingGift({ ngoId, email: emails[0], ...started });
    await savedStandingGift({ ngoId, email: emails[1], ...started });
    await runSql(db, {
      text: `update standing_gift set donor_id = 'unreadable' where id = $1::bigint`,
      values: [broken.id],
    });
    await expect(remindDonors(services, TODAY)).rejects.toThrow(
      /No key|unreadable|decrypt|Invalid|authenticate/,
    );
    expect(await app.mailsTo(emails[0])).toEqual([]);
    expect(await donationsOf(broken.id)).toEqual([]);
    expect(await app.mailsTo(emails[1])).toHaveLength(1);
  });

  test('after six without a gift is the last: it says so, and the standing gift is erased', async () => {
    const email = mailbox();
    const { id } = await savedStandingGift({ ngoId, email, ...started });
    const days = ['2026-12-05', '2027-01-05', '2027-02-05', '2027-03-05', '2027-04-05', '2027-05-05'];
    for (const today of days) await remindOn(today);
    expect(await storedGift(id)).toMatchObject({ unanswered: 6 });
    expect(await remindOn('2027-06-05')).toBe(1);
    expect(await storedGift(id)).toBeUndefined();
    expect(await donationsOf(id)).toEqual([]);
    const mails = await app.mailsTo(email);
    expect(mails.map(({ event }) => event)).toEqual([
      'standingGiftEnded',
      ...Array<string>(6).fill('standingGiftReminder'),
    ]);
    expect(mails[0]!.body).toContain('this is the last email about them');
    expect(await remindOn('2027-07-05')).toBe(0);
  });
});

describe('the page of a standing gift', () => {
  type Body = { msg: string; data: StandingGift; errors?: Record<string, string> };
  const read = (token: string) => call<Body>('POST', 'donation/readStandingGift', { body: { token } });
  const change = (token: string, amount: string) =>
    call<Body>('POST', 'donation/changeStandingGift', { body: { token, amount } });

  test('shows amount, NGO and next day, and changes the amount', async () => {
    const { id, token } = await savedStandingGift({ ngoId, ...started });
    const { body } = await read(token);
    expect(body.data).toMatchObject({ ngo: { _id: ngoId }, amount: 50_000, purpose: null, nextOn: TODAY });
    expect(JSON.stringify(body)).not.toMatch(/Kokila|9876543210|ABCPD/);
    expect((await change(token, '૧,૫૦૦')).body.data.amount).toBe(150_000);
    for (const amount of ['0', '-5', '1.005', '10,00,00,000', 'much']) {
      const refused = await change(token, amount);
      expect([amount, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
        amount,
        422,
        ['amount'],
      ]);
    }
    await remindDonors(services, TODAY);
    expect(await donationsOf(id)).toMatchObject([{ amount: 150_000 }]);
  });

  test('ends it with one click of a mail program, which sends a form without an origin', async () => {
    const { id, token } = await savedStandingGift({ ngoId, ...started });
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const path = `donation/endStandingGift?gift=${token}`;
    const fromElsewhere = await call('POST', path, { headers: { origin: 'https://elsewhere.example' } });
    expect(fromElsewhere.status).toBe(403);
    for (const language of LANGUAGES) {
      const opened = await call('GET', `${path}&language=${language}`);
      const page = pathInLanguage({ path: `/donate/monthly?gift=${token}`, language });
      expect([opened.status, opened.headers.get('location')]).toEqual([303, page]);
    }
    // Mails of before name no language: the browser does.
    expect((await call('GET', path, { language: 'hi' })).headers.get('location')).toMatch(/^\/hi\/donate/);
    expect(await storedGift(id)).toBeDefined();
    expect((await call('POST', path, { body })).status).toBe(200);
    expect(await storedGift(id)).toBeUndefined();
    // Programs may repeat it.
    expect((await call('POST', path, { body })).status).toBe(200);
    expect((await read(token)).status).toBe(404);
    expect((await change(token, '100')).status).toBe(404);
  });

  test('is a 404 with a token that is not ours', async () => {
    const { reference } = await savedStandingGift({ ngoId, ...started });
    for (const token of [reference, `${reference}.x`, donationToken({ keys: services.keys, reference })]) {
      expect((await read(token)).status).toBe(404);
      expect((await change(token, '100')).status).toBe(404);
      expect((await call('POST', `donation/endStandingGift?gift=${token}`)).status).toBe(404);
    }
  });
});
