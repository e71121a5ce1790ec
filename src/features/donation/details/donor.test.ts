import { beforeEach, describe, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { PEOPLE_A_DAY } from '#src/features/audit/personal-data/looks.values.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { rupees } from '#src/shared/money.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { OwnDonation } from './details.contract.ts';

const app = await testApp();
const { call, callConfirmed, db, mailsTo, signedIn } = app;
const { savedGivingNgo, savedNgo, savedDonation, savedSetting } = donationTesting(app);

let ngoId: string;
let token: string;
beforeEach(async () => {
  ngoId = await savedGivingNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
});

type Answer = { msg: string; data: OwnDonation; errors?: Record<string, string> };
const change = (action: string, id: string, body: object = {}) =>
  callConfirmed<Answer>('POST', `donation/${action}/${id}`, { token, body });

const auditOf = async (id: string) =>
  runSql<[string, string, string]>(db, {
    text: `select action, before::text, after::text from audit_entry where entity_id = $1 and entity = 'donation'
      and not after ? 'people' order by id`,
    values: [id],
  });

describe('the donor', () => {
  const details = {
    donorName: 'Kokila R. Patel',
    donorMobile: '+91 98250 11111',
    donorEmail: 'Kokila@Example.org',
    donorAddress: '12 Ring Road,\nSurat\n395002',
  };

  test('is told at the mailbox of before if it is replaced, and corrected only within the looks of the day', async () => {
    const account = await signedIn({ role: 'ngo', ngoId, ngoRole: 'member' });
    const { id, email } = await savedDonation({ ngoId });
    const { id: other } = await savedDonation({ ngoId });
    const save = (of: string, send: typeof call | typeof callConfirmed = callConfirmed) =>
      send<Answer>('POST', `donation/updateDonor/${of}`, { token: account.token, body: details });
    expect(await save(id, call)).toMatchObject({ status: 403, body: { data: { confirm: true } } });
    expect((await save(id)).status).toBe(200);
    expect(await mailsTo(email)).toMatchObject([
      { event: 'donorEmailChanged', subject: expect.stringContaining('has changed your email') },
    ]);
    expect((await save(id)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
    await runSql(db, {
      text: `insert into personal_data_look (account_id, day, kind, record_id)
        select $1::bigint, (now() at time zone 'Asia/Kolkata')::date, 'volunteer', 1000000 + n from generate_series(1, $2::int) n`,
      values: [account.id, PEOPLE_A_DAY],
    });
    expect((await save(other)).status).toBe(429);
  });

  test('is corrected, found by the new words, and named on the next receipt', async () => {
    const { id } = await savedDonation({ ngoId, status: 'received' });
    const form = { ...details, donorIdKind: 'voter', donorId: 'abc 1234567', nature: 'corpus' };
    const { body } = await change('updateDonor', id, form);
    expect(body.data).toMatchObject({
      nature: 'corpus',
      donor: {
        name: 'Kokila R. Patel',
        mobile: '9825011111',
        email: 'kokila@example.org',
        address: '12 Ring Road, Surat, 395002',
        idKind: 'voter',
        idMasked: 'XXXXXXXXX67',
      },
    });
    const found = await call<{ total: number }>('GET', 'donation/getAllDonationByNgoId?q=9825011111', {
      token,
    });
    expect(found.body.total).toBe(1);
    expect((await auditOf(id)).at(-1)![2]).toBe(
      '{"changed": ["donorName", "donorMobile", "donorEmail", "donorAddress", "donorId", "nature"]}',
    );
    const reissued = (await change('reissueReceipt', id, { reason: 'The name was wrong' })).body.data;
    expect(reissued.receipts).toMatchObject([
      { number: '2026-27/00002', cancelledAt: null },
      { number: '2026-27/00001', cancelReason: 'The name was wrong' },
    ]);
  });

  test('keeps the number if it is not written again, and loses it only on request', async () => {
    const { id } = await savedDonation({ ngoId, status: 'received' });
    expect((await change('updateDonor', id, details)).body.data.donor.idMasked).toBe('XXXXXXXX4E');
    const nameless = await change('updateDonor', id, { donorName: '' });
    expect([nameless.status, Object.keys(nameless.body.errors!)]).toEqual([422, ['donorName']]);
    const without = await change('updateDonor', id, { ...details, removesId: true });
    expect(without.body.data.donor).toMatchObject({ idMasked: null, idKind: null });
  });

  test('is refused with every error at once', async () => {
    const { id } = await savedDonation({ ngoId, status: 'received' });
    const { status, body } = await change('updateDonor', id, {
      donorName: '',
      donorMobile: '12345',
      donorEmail: 'kokila@',
      donorAddress: 'x'.repeat(501),
      donorIdKind: 'pan',
      donorId: 'AAATS1234K',
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      donorName: apiMessages.en.giftNameRequired,
      donorMobile: apiMessages.en.giftMobileWrong,
      donorEmail: apiMessages.en.giftEmailWrong,
      donorAddress: apiMessages.en.textLong,
      donorId: apiMessages.en.giftPanOfNgo,
    });
    for (const [donorIdKind, donorId, key] of [
      ['pan', 'ABCXD1234E', 'donorPanKind'],
      ['pan', 'ABC1234', 'donorPanWrong'],
      ['passport', '!!', 'donorIdWrong'],
      ['taxNumber', '234123412346', 'aadhaar'],
    ] as const) {
      const answer = await change('updateDonor', id, { ...details, donorIdKind, donorId });
      expect(answer.body.errors).toEqual({ donorId: apiMessages.en[key] });
    }
  });

  test('who is named later gets the receipt then, but not one that was cancelled on purpose', async () => {
    const { id } = await savedDonation({ ngoId, status: 'received', donorName: null, donorId: undefined });
    expect((await change('updateDonor', id, details)).body.data.receipts).toHaveLength(1);
    await change('cancelReceipt', id, { reason: 'Not wanted' });
    expect((await change('updateDonor', id, { ...details, donorName: 'K. Patel' })).body.data).toMatchObject({
      receipts: [{ cancelReason: 'Not wanted' }],
      receiptWaitsFor: null,
    });
  });

  test('of a cancelled donation, or one that was erased, stays as it is', async () => {
    const cancelled = await savedDonation({ ngoId, status: 'cancelled' });
    expect((await change('updateDonor', cancelled.id, details)).status).toBe(409);
    const { id } = await savedDonation({ ngoId, status: 'received', donorName: null, donorId: undefined });
    await runSql(db, { text: 'update donation set erased_at = now() where id = $1::bigint', values: [id] });
    const { status, body } = await change('updateDonor', id, details);
    expect([status, body.msg]).toEqual([409, apiMessages.en.donationErased]);
  });

  test('of cash is not joined with others beyond what one person may give in a day', async () => {
    const cash = { method: 'cash', amount: rupees(1_20_000), utr: null } as const;
    await savedDonation({ ngoId, status: 'received', ...cash, donorMobile: '9825011111' });
    const nameless = { donorName: null, donorEmail: null, donorMobile: null, donorId: undefined };
    const { id } = await savedDonation({ ngoId, status: 'received', ...cash, ...nameless });
    const { status, body } = await change('updateDonor', id, details);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ donorName: apiMessages.en.giftCashDay.replace('{0}', '₹2,00,000') });
    const other = { ...details, donorMobile: '9825022222' };
    expect((await change('updateDonor', id, other)).status).toBe(200);
  });
});

test('a removed address is told that no receipts come there any more', async () => {
  const { id, email } = await savedDonation({ ngoId, language: 'hi' });
  expect((await change('updateDonor', id, { donorName: 'Kokila Patel', donorEmail: '' })).status).toBe(200);
  const [mail] = await mailsTo(email);
  expect(mail!.event).toBe('donorEmailChanged');
  expect(mail!.body).toContain('रसीदें अब ईमेल से नहीं आएंगी।');
  expect(mail!.body).not.toContain('नए पते');
});

test('the audit log says that a donor was corrected only if that happened', async () => {
  const { id } = await savedDonation({ ngoId });
  const { id: erased } = await savedDonation({ ngoId });
  await runSql(db, { text: 'update donation set erased_at = now() where id = $1::bigint', values: [erased] });
  const { id: elsewhere } = await savedDonation({ ngoId: await savedGivingNgo() });
  const form = { donorName: 'Kokila Patel', donorEmail: 'k@example.org' };
  expect((await change('updateDonor', elsewhere, form)).status).toBe(404);
  expect((await change('updateDonor', erased, form)).status).toBe(409);
  expect((await change('updateDonor', id, { ...form, donorMobile: '1' })).status).toBe(422);
  const actions = async () =>
    (
      await runSql<[string]>(db, {
        text: `select action from audit_entry where entity_id in ($1, $2, $3) and entity = 'donation' order by id`,
        values: [id, erased, elsewhere],
      })
    ).flat();
  expect(await actions()).toEqual([]);
  expect((await change('updateDonor', id, form)).status).toBe(200);
  expect(await actions()).toEqual(['getDonationOfNgo', 'updateDonor']);
});

describe('a receipt', () => {
  test('is cancelled with a reason, and a new one takes the next number', async () => {
    const { id } = await savedDonation({ ngoId, status: 'received' });
    expect((await change('cancelReceipt', id, {})).status).toBe(400);
    const { body } = await change('cancelReceipt', id, { reason: 'Wrong name' });
    expect(body.data).toMatchObject({ status: 'received', possible: { cancelReceipt: false } });
    const again = await change('cancelReceipt', id, { reason: 'Wrong name' });
    expect([again.status, again.body.msg]).toEqual([409, apiMessages.en.receiptNone]);
    // Without a valid receipt no reason is needed.
    const issued = (await change('reissueReceipt', id, {})).body.data;
    expect(issued.receipts.map(({ number }) => number)).toEqual(['2026-27/00002', '2026-27/00001']);
    expect((await change('reissueReceipt', id, {})).status).toBe(422);
    expect((await auditOf(id)).map(([action, , after]) => [action, after])).toEqual([
      ['cancelReceipt', '{"receipt": null}'],
      ['reissueReceipt', '{"receipt": "2026-27/00002"}'],
    ]);
  });

  test('needs money and a name', async () => {
    const claimed = await savedDonation({ ngoId, status: 'claimed' });
    expect((await change('reissueReceipt', claimed.id, { reason: 'x' })).status).toBe(409);
    const nameless = await savedDonation({ ngoId, status: 'received', donorName: null, donorId: undefined });
    const { body } = await change('reissueReceipt', nameless.id, { reason: 'x' });
    expect(body.msg).toBe(apiMessages.en.receiptNameless);
  });

  test('says what the settings say now', async () => {
    const unsigned = await savedNgo();
    ({ token } = await signedIn({ role: 'ngo', ngoId: unsigned }));
    const { id } = await savedDonation({ ngoId: unsigned, status: 'received' });
    await savedSetting(unsigned);
    const { receipts } = (await change('reissueReceipt', id, {})).body.data;
    expect(receipts).toMatchObject([
      { number: '2026-27/00001', isDeductible: false, reason: 'noRegistration' },
    ]);
  });
});
