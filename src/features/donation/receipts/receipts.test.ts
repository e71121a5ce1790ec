import { expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { donationToken } from '#src/features/donation/lifecycle/create-donation.service.server.ts';
import { rupees } from '#src/shared/money.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { mailCancelledReceipt, mailReceipt } from './receipt-mail.service.server.ts';
import { lockDonation } from '#src/features/donation/lifecycle/lifecycle.queries.server.ts';
import { cancelDonation } from '#src/features/donation/lifecycle/lifecycle.service.server.ts';

const app = await testApp();
const { call, callConfirmed, db, pool, services, signedIn } = app;
const { savedGivingNgo, savedNgo, savedDonation, receiptsOf, savedPurpose } = donationTesting(app);
const { keys } = services;

const mailsTo = async (email: string) => (await app.mailsTo(email)).toReversed();
const receiptIdOf = async (donationId: string) => {
  const [row] = await runSql<[string]>(db, {
    text: 'select max(id)::text from donation_receipt where donation_id = $1::bigint',
    values: [donationId],
  });
  return row![0];
};

test('the receipt is mailed once, as a PDF in the language of the donor, and no tax number is stored in plain', async () => {
  const ngoId = await savedGivingNgo();
  const purposeId = await savedPurpose(ngoId);
  const { id, email, reference } = await savedDonation({
    ngoId,
    status: 'received',
    language: 'gu',
    purposeId,
  });
  await app.runJobs('mailReceipt');
  await mailReceipt(services, await receiptIdOf(id));
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  const { attachments, body: text, event } = mails[0]!;
  expect(event).toBe('donationReceipt');
  expect(text).toContain('/gu/donate/pay?donation=');
  const { lines } = readPdf(Buffer.from(attachments[0]!.base64, 'base64'));
  expect(lines).toEqual(expect.arrayContaining(['ABCPD1234E', 'આંખના કેમ્પ', 'દાનની રસીદ']));
  const { rows } = await pool.query<{ text: string }>(
    `select string_agg(t::text, ' ') as text from (
      select to_jsonb(m) from mail m where recipient = $1 union all
      select to_jsonb(d) from donation d where reference = $2 union all
      select to_jsonb(r) from donation_receipt r where donation_id = $3
    ) t`,
    [email, reference, id],
  );
  expect(rows[0]!.text).toContain('gu/donate'.slice(0, 2));
  expect(rows[0]!.text).not.toContain('ABCPD1234E');
});

test.each([
  { donorName: 'Call 98250 12345 Now' },
  { donorAddress: 'Sign in at https://kyc.example.com/x before tonight' },
])('a paper with a number or a link in %o opens from the mail and is not attached', async (donor) => {
  const ngoId = await savedGivingNgo();
  const { email } = await savedDonation({ ngoId, status: 'received', ...donor });
  await app.runJobs('mailReceipt');
  const [mail] = await mailsTo(email);
  expect(mail!.attachments).toEqual([]);
  expect(mail!.body).toContain('with the link below');
  expect(mail!.body + mail!.html).not.toMatch(/98250|kyc/);
});

test('a receipt in Hindi names a purpose that has no Hindi title by its own title', async () => {
  const ngoId = await savedGivingNgo();
  const purposeId = await savedPurpose(ngoId);
  const { email } = await savedDonation({ ngoId, status: 'received', language: 'hi', purposeId });
  await app.runJobs('mailReceipt');
  const [mail] = await mailsTo(email);
  expect(readPdf(Buffer.from(mail!.attachments[0]!.base64, 'base64')).lines).toContain('Eye camps');
});

test('a cancelled receipt is told to its donor, unless it was never mailed', async () => {
  const ngoId = await savedGivingNgo();
  const mailed = await savedDonation({ ngoId, status: 'received' });
  await app.runJobs('mailReceipt');
  const unmailed = await savedDonation({ ngoId, status: 'received' });
  for (const { reference } of [mailed, unmailed])
    await db.transaction().execute(async (transaction) => {
      const donation = (await lockDonation(transaction, { reference }))!;
      const change = { donation, actor: 'ngo', reason: 'Entered twice' } as const;
      await cancelDonation({ ...services, db: transaction }, change);
    });
  // A receipt that is cancelled before its mail was queued is not sent any more.
  await app.runJobs('mailReceipt');
  await app.runJobs('mailReceiptCancelled');
  const [, cancelled] = await mailsTo(mailed.email);
  expect(cancelled!.subject).toContain('2026-27/');
  // The NGO typed the address, which may be a stranger's: it gets none of its words.
  expect(cancelled!.body).not.toContain('Entered twice');
  expect(await mailsTo(unmailed.email)).toEqual([]);
  await mailCancelledReceipt(services, '999999');
});

test('a receipt waits until the NGO says who signs, even if it has saved other settings', async () => {
  const ngoId = await savedNgo();
  await runSql(db, {
    text: 'insert into donation_setting (ngo_id, shows_totals) values ($1::bigint, true)',
    values: [ngoId],
  });
  const waiting = await savedDonation({ ngoId, status: 'received' });
  expect(await receiptsOf(waiting.id)).toEqual([]);
  await runSql(db, {
    text: `update donation_setting set signatory_name = 'Meena Shah', signatory_designation = 'Trustee'
      where ngo_id = $1::bigint`,
    values: [ngoId],
  });
  const signed = await savedDonation({ ngoId, status: 'received' });
  expect(await receiptsOf(signed.id)).toHaveLength(1);
});

test('an NGO gets the files of its own receipts only', async () => {
  const [own, other] = [await savedGivingNgo(), await savedGivingNgo()];
  const { id } = await savedDonation({ ngoId: own, status: 'received' });
  const receiptId = await receiptIdOf(id);
  const tokens = await Promise.all(
    [own, other].map(async (ngoId) => (await signedIn({ role: 'ngo', ngoId })).token),
  );
  const get = (path: string, token?: string) =>
    token ? callConfirmed('GET', `donation/${path}`, { token }) : call('GET', `donation/${path}`, {});
  const file = await get(`getReceiptFile/${receiptId}`, tokens[0]);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(file.headers.get('content-disposition')).toContain('receipt-2026-27-00001.pdf');
  for (const wrong of [receiptId, '0', 'x', '999999'])
    expect((await get(`getReceiptFile/${wrong}`, tokens[1])).status).toBe(404);
  expect((await get('getSampleReceipt', tokens[1])).status).toBe(200);
});

test('a donor gets the file with the token of the donation, and with nothing else', async () => {
  const ngoId = await savedGivingNgo();
  const [one, two] = [
    await savedDonation({ ngoId, status: 'received' }),
    await savedDonation({ ngoId, status: 'received' }),
  ];
  const code = (await receiptsOf(one.id))[0]!.code;
  const tokenOf = ({ reference }: { reference: string }) => donationToken({ keys, reference });
  const read = (token: string) => call('POST', 'donation/readReceiptFile', { body: { token, code } });
  expect((await read(tokenOf(one))).status).toBe(200);
  for (const wrong of [tokenOf(two), 'x', `${one.reference}.x`, tokenOf(one).slice(0, -1)])
    expect((await read(wrong)).status, wrong).toBe(404);
});

test('a receipt claims no deduction for cash above the limit, without a registration or an address', async () => {
  const ngoId = await savedGivingNgo();
  const kinds = [
    { method: 'cash', amount: rupees(2000), expected: null },
    { method: 'cash', amount: rupees(2001), expected: 'cash' },
    { method: 'cheque', amount: rupees(2001), expected: null },
    { method: 'cash', amount: rupees(100), donorAddress: null, expected: 'noAddress' },
    // The registration of the NGO ended before.
    { method: 'upi', amount: rupees(100), receivedOn: '2032-04-01', expected: 'noRegistration' },
  ] as const;
  for (const { expected, ...input } of kinds) {
    const { id } = await savedDonation({ ngoId, status: 'received', ...input });
    expect((await receiptsOf(id))[0], JSON.stringify(input)).toMatchObject({
      reason: expected,
      isDeductible: expected === null,
    });
  }
  const kind = await savedDonation({
    ngoId,
    status: 'received',
    method: 'kind',
    kindDescription: '50 blankets',
  });
  expect((await receiptsOf(kind.id))[0]).toMatchObject({ reason: 'kind' });
});
