import { expect, test } from 'vitest';
import { donationTesting, GIVING_NGO } from '#src/features/donation/donation.fixture.ts';
import { referenceOfToken } from '#src/features/donation/lifecycle/create-donation.service.server.ts';
import { unsealDonorId } from '#src/features/donation/donor/donor-id.server.ts';
import { currentFinancialYear } from '#src/shared/financial-year.ts';
import { rupees } from '#src/shared/money.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { GivingPage } from './giving.contract.ts';
import { dayIn } from '../../../../tests/support/days.ts';

const app = await testApp();
const { call, db, services } = app;
const { savedNgo, savedBankDetail, savedSetting, savedPurpose, savedDonation, savedGivingNgo } =
  donationTesting(app);

const FORM = {
  amount: '1,500',
  name: 'કોકિલા પટેલ',
  email: 'Kokila@Example.org',
  mobile: '૯૮૭૬૫ ૪૩૨૧૦',
  address: '5 Station Road\nRajkot 360001',
  pan: 'ABCPD1234E',
  origin: 'india',
  consent: 'yes',
};
type Answer = { success: boolean; msg?: string; errors?: Record<string, string>; data?: { token: string } };

const readPage = (ngoId: string, query = '') =>
  call<{ data: GivingPage }>('GET', `donation/getGivingPage/${ngoId}${query}`);
const give = (ngoId: string, form: Record<string, string> = FORM, options: { address?: string } = {}) =>
  call<Answer>('POST', `donation/addDonation/${ngoId}`, { body: form, ...options });

/** Returns the stored donation of a token, as an object of its columns. */
async function stored(token: string): Promise<Record<string, unknown>> {
  const reference = referenceOfToken({ keys: services.keys, token })!;
  const [row] = await runSql<[Record<string, unknown>]>(db, {
    text: 'select to_jsonb(d) from donation d where reference = $1',
    values: [reference],
  });
  return row![0];
}

test('the page says how an NGO takes gifts, what for, and which law gives the deduction', async () => {
  const ngoId = await savedGivingNgo();
  const purposeId = await savedPurpose(ngoId);
  const { body } = await readPage(ngoId);
  expect(body.data).toMatchObject({
    ngo: { _id: ngoId, category: 'health', city: 'Bhuj', verifiedAt: '2026-10-14' },
    methods: { upi: true, bankTransfer: true, gateway: false },
    foreign: 'no',
    upiLimit: 1_00_000_00,
    tax: { isDeductible: true, act: 'Income-tax Act, 2025', deductionSection: '133' },
    purposes: [{ _id: purposeId, title: 'Eye camps', titleGu: 'આંખના કેમ્પ', goal: null }],
    fundraiser: null,
    totals: null,
  });
  // Nothing of the account, and not the whole PAN.
  expect(JSON.stringify(body)).not.toMatch(/50100012345678|sathi@|AAATS1234K/);
});

test('an NGO that is not verified, or does not exist, has no page for gifts and takes none', async () => {
  const pending = await savedNgo({ status: 'pending' });
  await savedBankDetail(pending);
  for (const id of [pending, '999999', 'x']) {
    expect((await readPage(id)).status).toBe(404);
    expect((await give(id)).status).toBe(404);
  }
});

test('without bank details that donors can see, an NGO takes nothing', async () => {
  const ngoId = await savedNgo(GIVING_NGO);
  expect((await readPage(ngoId)).body.data.methods).toEqual({
    upi: false,
    bankTransfer: false,
    gateway: false,
  });
  expect(await give(ngoId)).toMatchObject({
    status: 409,
    body: { msg: 'This NGO does not take gifts here at the moment.' },
  });
});

test('a registration that has ended gives no deduction', async () => {
  const reg80G = { ...GIVING_NGO.reg80G, validTo: '2026-03-31' };
  const ngoId = await savedNgo({ ...GIVING_NGO, reg80G });
  expect((await readPage(ngoId)).body.data.tax.isDeductible).toBe(false);
});

test('a gift begins with its details sealed or normalised, and is hidden unless its donor says otherwise', async () => {
  const ngoId = await savedGivingNgo();
  const purposeId = await savedPurpose(ngoId);
  const { status, body } = await give(ngoId, { ...FORM, purpose: purposeId });
  expect(status).toBe(200);
  const row = await stored(body.data!.token);
  expect(row).toMatchObject({
    status: 'created',
    method: 'upi',
    amount: 1_500_00,
    purpose_id: Number(purposeId),
    nature: 'specificGrant',
    is_foreign: false,
    donor_name: 'કોકિલા પટેલ',
    donor_email: 'kokila@example.org',
    donor_mobile: '9876543210',
    donor_address: '5 Station Road, Rajkot 360001',
    donor_id_kind: 'pan',
    hides_name: true,
    language: 'en',
    by_ngo: false,
    standing_gift_id: null,
    consent_text: 'donation-1',
  });
  expect(JSON.stringify(row)).not.toContain('ABCPD1234E');
  const named = await give(ngoId, { ...FORM, hidesName: 'no', pan: '' });
  expect(await stored(named.body.data!.token)).toMatchObject({
    hides_name: false,
    nature: 'others',
    donor_id: null,
  });
});

test('a monthly reminder is stored, and has not begun', async () => {
  const ngoId = await savedGivingNgo();
  const { body } = await give(ngoId, { ...FORM, monthly: 'yes' });
  const { standing_gift_id: id } = await stored(body.data!.token);
  const [row] = await runSql<[string, string, string | null, string | null, string]>(db, {
    text: 'select reference, donor_id, starts_at::text, next_on::text, donor_email from standing_gift where id = $1::bigint',
    values: [id],
  });
  const [reference, sealed, startsAt, nextOn, email] = row!;
  expect(unsealDonorId({ keys: services.keys, reference, sealed })).toBe('ABCPD1234E');
  expect([startsAt, nextOn, email]).toEqual([null, null, 'kokila@example.org']);
});

test('more than the limit of UPI is offered by bank transfer', async () => {
  const ngoId = await savedGivingNgo();
  const { body } = await give(ngoId, { ...FORM, amount: '1,00,000.01' });
  expect(await stored(body.data!.token)).toMatchObject({ method: 'bankTransfer' });
});

test('every wrong field is named at once, and nothing is stored', async () => {
  const ngoId = await savedGivingNgo();
  const elsewhere = await savedPurpose(await savedGivingNgo());
  const { status, body } = await give(ngoId, {
    ...FORM,
    amount: 'own',
    ownAmount: '1.005',
    purpose: elsewhere,
    pan: 'AAATS1234K',
    address: 'Aadhaar 2341 2341 2346',
    origin: '',
  });
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    ownAmount: 'A paisa is the smallest part of a rupee. Write at most two digits after the point.',
    purpose: 'The NGO no longer collects for this. Choose something else.',
    pan: 'This is the PAN of the NGO. Write your own, or leave the field empty.',
    address: expect.stringContaining('Aadhaar'),
    origin: expect.stringContaining('Tick this if it is true.'),
  });
  const rows = await runSql(db, {
    text: 'select id from donation where ngo_id = $1::bigint',
    values: [ngoId],
  });
  expect(rows).toEqual([]);
});

test('texts that no form sends are refused before anything reads them', async () => {
  const ngoId = await savedGivingNgo();
  expect(await give(ngoId, { ...FORM, address: 'x'.repeat(4001) })).toMatchObject({
    status: 400,
    body: { errors: { address: expect.any(String) } },
  });
});

test('many gifts from one address have to wait', async () => {
  const ngoId = await savedGivingNgo();
  const address = '192.0.2.250';
  expect((await give(ngoId, FORM, { address })).status).toBe(200);
  await runSql(db, {
    text: `update rate_limit set points = 600 where key like 'donation-from:%'`,
    values: [],
  });
  expect(await give(ngoId, FORM, { address })).toMatchObject({
    status: 429,
    body: { msg: expect.stringContaining('Nothing you typed is lost.') },
  });
});

test('gifts from abroad need a valid FCRA registration and the account for them', async () => {
  const fcra = { number: '041910123', validFrom: '2024-01-01', validTo: '2031-12-31' };
  const form = { ...FORM, origin: 'abroad', mobile: '', pan: '' };
  const registered = await savedNgo({ ...GIVING_NGO, fcra });
  await savedBankDetail(registered);
  expect((await readPage(registered)).body.data.foreign).toBe('contact');
  expect((await give(registered, form)).body.errors).toHaveProperty('origin');

  await savedBankDetail(registered, { isForeign: true, upiId: null, accountNumber: '40000000123' });
  expect((await readPage(registered)).body.data.foreign).toBe('bankTransfer');
  const { body } = await give(registered, form);
  expect(await stored(body.data!.token)).toMatchObject({
    is_foreign: true,
    method: 'bankTransfer',
    donor_mobile: null,
  });

  const ended = await savedNgo({ ...GIVING_NGO, fcra: { ...fcra, validTo: '2026-01-01' } });
  await savedBankDetail(ended);
  await savedBankDetail(ended, { isForeign: true, upiId: null });
  expect((await readPage(ended)).body.data.foreign).toBe('no');
});

test('a fundraiser shows what was received for it, also once it is over', async () => {
  const ngoId = await savedGivingNgo();
  const id = await savedPurpose(ngoId, { goal: rupees(10_000) });
  for (const status of ['received', 'received', 'claimed'] as const)
    await savedDonation({ ngoId, purposeId: id, status, amount: rupees(1_250) });
  await savedDonation({ ngoId, status: 'received' });
  const read = async () => (await readPage(ngoId, `?for=${id}`)).body.data;
  expect((await read()).fundraiser).toMatchObject({
    _id: id,
    state: 'open',
    goal: 10_000_00,
    given: 2_500_00,
    donations: 2,
  });

  const change = (set: string, value: string) =>
    runSql(db, { text: `update donation_purpose set ${set} where id = $1::bigint`, values: [id, value] });
  await change('ends_on = $2::date', todayInIndia());
  expect((await read()).fundraiser!.state).toBe('open');
  await change('ends_on = $2::date', dayIn(-1));
  expect(await read()).toMatchObject({ fundraiser: { state: 'ended' }, purposes: [] });
  expect((await give(ngoId, { ...FORM, purpose: id })).body.errors).toHaveProperty('purpose');
  await change('closed_at = $2::timestamptz', '2026-10-01');
  expect((await read()).fundraiser!.state).toBe('closed');

  const other = await savedGivingNgo();
  for (const unknown of [id, '999999', 'x'])
    expect((await readPage(other, `?for=${unknown}`)).status).toBe(404);
});

test('an NGO that wishes it shows what was given this year, and who does not hide it', async () => {
  const ngoId = await savedGivingNgo({ showsTotals: true });
  const purposeId = await savedPurpose(ngoId);
  const year = currentFinancialYear();
  const receivedOn = `${year}-06-15`;
  const gift = { ngoId, receivedOn, status: 'received' } as const;
  await savedDonation({ ...gift, donorName: 'Asha Mehta', hidesName: false, amount: rupees(300) });
  await savedDonation({ ...gift, donorName: 'Hidden Person', purposeId, amount: rupees(900) });
  const twice = { donorEmail: 'twice@example.org', donorName: 'Bina Rao', hidesName: false };
  await savedDonation({ ...gift, ...twice });
  await savedDonation({ ...gift, ...twice, receivedOn: `${year - 1}-06-15` });
  await savedDonation({ ...gift, status: 'claimed', donorName: 'Only Claimed', hidesName: false });
  await savedDonation({ ...gift, status: 'refunded', donorName: 'Given Back', hidesName: false });
  const { totals } = (await readPage(ngoId)).body.data;
  expect(totals).toEqual({
    year,
    given: 1_700_00,
    donors: 3,
    purposes: [
      { given: 900_00, purpose: { title: 'Eye camps', titleGu: 'આંખના કેમ્પ', titleHi: null } },
      { given: 800_00, purpose: null },
    ],
    names: ['Bina Rao', 'Asha Mehta'],
  });
});

test('totals stay hidden by default', async () => {
  const ngoId = await savedNgo(GIVING_NGO);
  await savedSetting(ngoId);
  await savedDonation({ ngoId, status: 'received' });
  expect((await readPage(ngoId)).body.data.totals).toBeNull();
});
