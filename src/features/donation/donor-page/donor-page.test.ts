import { beforeEach, describe, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { unsealDonorId } from '#src/features/donation/donor/donor-id.server.ts';
import { unsealMail } from '#src/features/mail/mail-content.server.ts';
import { MAKE_YEAR_FILE } from '#src/features/donation/donor-year-file/year-file.service.server.ts';
import { unsealContent } from '#src/features/donation/receipts/receipt-content.server.ts';
import { standingGiftTesting } from '#src/features/donation/standing-gift/standing-gift.fixture.ts';
import { daysOfFinancialYear, financialYearOf, formatFinancialYear } from '#src/shared/financial-year.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { addDays } from '#src/shared/india-time.ts';
import { paise, rupees } from '#src/shared/money.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { donorPageTesting } from './donor-page.fixture.ts';

const app = await testApp();
const { call, db, services } = app;
const { savedGivingNgo, savedDonation, savedPurpose, receiptsOf } = donationTesting(app);
const { savedStandingGift } = standingGiftTesting(app);
const { savedLink, post, stored } = donorPageTesting(app);

const YEAR = financialYearOf(todayInIndia());
const THIS_YEAR = daysOfFinancialYear(YEAR).from;
const LAST_YEAR = daysOfFinancialYear(YEAR - 1).from;
const BEFORE = addDays(LAST_YEAR, -1);

let ngoId: string;
let email: string;
let number = 0;
beforeEach(async () => {
  ngoId = await savedGivingNgo();
  email = `giver${++number}@example.org`;
});

const read = async (token: string) => (await post('readDonor', { token })).body.data;
const received = (input: object = {}) =>
  savedDonation({ ngoId, donorEmail: email, status: 'received', receivedOn: THIS_YEAR, ...input });

const panOf = (row: Record<string, unknown> | undefined) =>
  unsealDonorId({
    keys: services.keys,
    reference: row!['reference'] as string,
    sealed: row!['donor_id'] as string,
  });

describe('the page', () => {
  test('shows gifts by year and NGO, with the sum of what arrived and stayed, and their receipts', async () => {
    const purposeId = await savedPurpose(ngoId);
    const other = await savedGivingNgo();
    await received({ amount: rupees(1000), purposeId });
    await received({ amount: paise(50_050), ngoId: other });
    const refunded = await received({ status: 'refunded', amount: rupees(700) });
    const claimed = await savedDonation({ ngoId, donorEmail: email, status: 'claimed' });
    await received({ amount: rupees(20), receivedOn: BEFORE });
    const { years, people } = await read(await savedLink(email));
    expect(years.map(({ year, total }) => [year, total])).toEqual([
      [formatFinancialYear(YEAR), 150_050],
      [formatFinancialYear(YEAR - 2), 2000],
    ]);
    const own = years[0]!.ngos.find(({ ngo }) => ngo._id === ngoId)!;
    expect(own.total).toBe(100_000);
    expect(own.gifts.map(({ status }) => status).toSorted()).toEqual(['claimed', 'received', 'refunded']);
    expect(own.gifts.find(({ status }) => status === 'received')).toMatchObject({
      amount: 100_000,
      purpose: { title: 'Eye camps' },
      day: THIS_YEAR,
      receipt: { number: `${formatFinancialYear(YEAR)}/00001`, isCancelled: false },
    });
    const gone = own.gifts.find(({ reference }) => reference === refunded.reference);
    expect(gone).toMatchObject({ refunded: 70_000, receipt: { isCancelled: true } });
    expect(own.gifts.find(({ reference }) => reference === claimed.reference)!.receipt).toBeNull();
    expect(people).toMatchObject([
      { name: 'કોકિલા પટેલ', id: { kind: 'pan', masked: 'XXXXXXXX4E' }, gifts: 4 },
    ]);
    expect(JSON.stringify(await read(await savedLink(email)))).not.toContain('ABCPD1234E');
  });

  test('never shows one mailbox what another gave', async () => {
    await received();
    const lookalike = email.replace('giver', 'giver.');
    await savedDonation({ ngoId, donorEmail: lookalike, status: 'received', receivedOn: THIS_YEAR });
    await savedStandingGift({ ngoId, email: lookalike });
    const mine = await read(await savedLink(email));
    expect(mine.years.flatMap(({ ngos }) => ngos.flatMap(({ gifts }) => gifts))).toHaveLength(1);
    expect(mine.reminders).toEqual([]);
    expect((await read(await savedLink(lookalike))).reminders).toHaveLength(1);
  });

  test('gives the receipts of a year as one PDF, to the mailbox alone', async () => {
    await received();
    await received({ receivedOn: BEFORE });
    const token = await savedLink(email);
    const file = (year: string, of = token) =>
      call<string>('POST', 'donation/readDonorYearFile', { body: { token: of, year } });
    const { status, body, headers } = await file(formatFinancialYear(YEAR));
    expect([status, body.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(headers.get('content-disposition')).toContain(`gifts-${formatFinancialYear(YEAR)}.pdf`);
    for (const year of [formatFinancialYear(YEAR - 1), '2026', 'x'])
      expect((await file(year)).status).toBe(404);
    expect((await file(formatFinancialYear(YEAR), 'nothing')).status).toBe(404);
    const stranger = await savedLink(`other-${email}`);
    expect((await file(formatFinancialYear(YEAR), stranger)).status).toBe(404);
  });

  test('mails a link to the receipts of a year if they are many, and keeps the file as long as it is true', async () => {
    for (let count = 0; count < 101; count++) await received({ amount: rupees(10) });
    const year = formatFinancialYear(YEAR);
    const file = (token: string) =>
      call<string & { msg: string }>('POST', 'donation/readDonorYearFile', { body: { token, year } });
    const token = await savedLink(email);
    const asked = [await file(token), await file(token)];
    expect(asked.map(({ status }) => status)).toEqual([202, 202]);
    expect(asked[0]?.body.msg).toBe(
      'The file is being made. You will get its link by email in a few minutes.',
    );
    await app.runJobs(MAKE_YEAR_FILE);
    const mails = await runSql<[string]>(db, {
      text: `select sealed from mail where recipient = $1 and event = 'donorYearFile'`,
      values: [email],
    });
    expect(mails).toHaveLength(1);
    const { text } = unsealMail({ keys: services.keys, recipient: email, sealed: mails[0]![0] });
    const mailed = /\/donate\/mine\/pdf\/[\d-]+\?donor=([\w-]+)/.exec(text)?.[1] ?? '';
    const { status, body } = await file(mailed);
    expect([status, body.slice(0, 5)]).toEqual([200, '%PDF-']);
    await received({ amount: rupees(10) });
    expect((await file(mailed)).status).toBe(202);
    await post('withdrawDonorConsent', { token });
    await app.runJobs(MAKE_YEAR_FILE);
    const left = await runSql(db, {
      text: 'select id from donor_year_file where email = $1',
      values: [email],
    });
    expect(left).toEqual([]);
  });

  test('lists reminders with the secret that ends them', async () => {
    await savedStandingGift({ ngoId, email, startedOn: '2026-11-05', nextOn: '2026-12-05' });
    const token = await savedLink(email);
    const { reminders } = await read(token);
    expect(reminders).toMatchObject([{ amount: 50_000, nextOn: '2026-12-05', ngo: { _id: ngoId } }]);
    await call('POST', `donation/endStandingGift?gift=${reminders[0]!.token}`);
    expect((await read(token)).reminders).toEqual([]);
  });
});

describe('correcting details', () => {
  const form = {
    person: 'કોકિલા પટેલ',
    name: 'Kokila R. Patel',
    address: '7 Main Road\nRajkot',
    pan: 'BBBPD5678F',
  };

  test('changes the gifts of this and the last financial year, and nothing that was issued', async () => {
    const recent = [
      await received(),
      await received({ receivedOn: LAST_YEAR }),
      await savedDonation({ ngoId, donorEmail: email, status: 'claimed' }),
    ];
    const old = await received({ receivedOn: BEFORE });
    const before = await stored(recent[0]!.id);
    const [receipt] = await receiptsOf(recent[0]!.id);
    const { body } = await post('changeDonor', { token: await savedLink(email), ...form });
    expect(body.data.people).toMatchObject([
      { name: 'Kokila R. Patel', gifts: 3, id: { masked: 'XXXXXXXX8F' } },
    ]);
    for (const { id } of recent) {
      const row = await stored(id);
      expect(row).toMatchObject({ donor_name: 'Kokila R. Patel', donor_address: '7 Main Road, Rajkot' });
      expect(panOf(row)).toBe('BBBPD5678F');
      expect(row!['search']).toContain(`${ngoId}/`);
    }
    expect((await stored(recent[0]!.id))!['updated_at']).not.toBe(before!['updated_at']);
    expect(panOf(await stored(old.id))).toBe('ABCPD1234E');
    const [[sealed]] = (await runSql<[string]>(db, {
      text: 'select content from donation_receipt where code = $1',
      values: [receipt!.code],
    })) as [[string]];
    const content = unsealContent({ keys: services.keys, code: receipt!.code, sealed });
    expect(content.donor).toMatchObject({ name: 'કોકિલા પટેલ', id: { id: 'ABCPD1234E' } });
  });

  test('makes the NGO find the gift by the new name, and reminders carry the new details', async () => {
    const gift = await received();
    const { id } = await savedStandingGift({ ngoId, email });
    const token = await savedLink(email);
    await post('changeDonor', { token, ...form });
    await post('changeDonor', { token, ...form, person: 'Kokila Patel' });
    const [row] = await runSql<[string, string, string, string]>(db, {
      text: `select donor_name, donor_address, donor_id, reference from standing_gift where id = $1::bigint`,
      values: [id],
    });
    expect(row!.slice(0, 2)).toEqual(['Kokila R. Patel', '7 Main Road, Rajkot']);
    expect(unsealDonorId({ keys: services.keys, sealed: row![2], reference: row![3] })).toBe('BBBPD5678F');
    const ngo = await app.signedIn({ role: 'ngo', ngoId });
    const found = await call<{ data: { reference: string }[] }>(
      'GET',
      'donation/getAllDonationByNgoId?q=kokila+r+patel',
      { token: ngo.token },
    );
    expect(found.body.data.map(({ reference }) => reference)).toEqual([gift.reference]);
  });

  test('keeps the stored number if the PAN is left empty, and another person of the same mailbox as they are', async () => {
    const mine = await received();
    const husband = await received({ donorName: 'Ramesh Patel', donorId: { kind: 'pan', id: 'CCCPD1111C' } });
    const token = await savedLink(email);
    await post('changeDonor', { token, ...form, pan: '' });
    const row = await stored(mine.id);
    expect([row!['donor_name'], panOf(row)]).toEqual(['Kokila R. Patel', 'ABCPD1234E']);
    const his = await stored(husband.id);
    expect([his!['donor_name'], panOf(his)]).toEqual(['Ramesh Patel', 'CCCPD1111C']);
    expect((await read(token)).people).toHaveLength(2);
  });

  test('is refused with a sentence for each field, also the PAN of the NGO, and nothing is changed', async () => {
    const { id } = await received();
    const token = await savedLink(email);
    const refused = await post('changeDonor', { token, ...form, name: '', address: '', pan: 'AAATS1234K' });
    expect([refused.status, Object.keys(refused.body.errors!)]).toEqual([422, ['name', 'address', 'pan']]);
    expect((await stored(id))!['donor_name']).toBe('કોકિલા પટેલ');
    expect((await post('changeDonor', { token, ...form, person: 'Somebody else' })).status).toBe(404);
    expect((await post('changeDonor', { token: 'nothing', ...form })).status).toBe(404);
  });
});

test('the name is shown and hidden at all gifts of the mailbox, and only there', async () => {
  const gift = await received();
  const stranger = await savedDonation({ ngoId, status: 'received' });
  const token = await savedLink(email);
  expect((await read(token)).namesShown).toBe('none');
  expect((await post('showDonorName', { token, isShown: true })).body.data.namesShown).toBe('all');
  await received({ hidesName: true });
  expect((await read(token)).namesShown).toBe('some');
  expect((await stored(gift.id))!['hides_name']).toBe(false);
  expect((await stored(stranger.id))!['hides_name']).toBe(true);
  expect((await post('showDonorName', { token, isShown: false })).body.data.namesShown).toBe('none');
});
