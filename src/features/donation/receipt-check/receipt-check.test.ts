import { expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { cancelReceiptOf } from '#src/features/donation/receipts/receipt-issue.service.server.ts';
import { rupees } from '#src/shared/money.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';

const app = await testApp();
const { call, db, services } = app;
const { savedDonation, savedGivingNgo, receiptsOf } = donationTesting(app);

async function issued() {
  const ngoId = await savedGivingNgo();
  const gift = { ngoId, status: 'received', amount: rupees(1500), receivedOn: '2026-11-20' } as const;
  const { id } = await savedDonation(gift);
  const [receipt] = await receiptsOf(id);
  return { id, ngoId, code: receipt!.code };
}
const check = (code: string) => call('GET', `donation/checkReceipt/${encodeURIComponent(code)}`);

test('anyone who knows the code reads what the receipt says, and nothing else', async () => {
  const { code, ngoId } = await issued();
  const { status, body } = await check(code);
  expect(status).toBe(200);
  expect(body['data']).toEqual({
    code,
    year: 2026,
    number: 1,
    amount: 1_500_00,
    receivedOn: '2026-11-20',
    initials: 'કો. પ.',
    isDeductible: true,
    cancelledOn: null,
    ngo: {
      _id: ngoId,
      name: expect.any(String),
      nameGu: null,
      nameHi: null,
      category: 'health',
      isListed: true,
    },
  });
});

test('the code is found however it is typed', async () => {
  const { code } = await issued();
  for (const typed of [code.toLowerCase(), code.replaceAll('-', ' '), ` ${code.slice(3)}`])
    expect((await check(typed)).body).toMatchObject({ data: { code } });
});

test('a cancelled receipt says when, but not why', async () => {
  const { id, code } = await issued();
  await cancelReceiptOf(services, { donationId: id, reason: 'Wrong person' });
  const { body } = await check(code);
  expect(body).toMatchObject({ data: { cancelledOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } });
  expect(JSON.stringify(body)).not.toContain('Wrong person');
});

test('the receipt of an NGO that is no longer listed can be checked all the same', async () => {
  const { code, ngoId } = await issued();
  await runSql(db, { text: `update ngo set status = 'suspended' where id = $1::bigint`, values: [ngoId] });
  expect((await check(code)).body).toMatchObject({ data: { ngo: { isListed: false } } });
});

test.each(['RC-2222-2222-2222', 'nothing', 'x'.repeat(40)])('%s is the code of no receipt', async (code) => {
  expect((await check(code)).status).toBe(404);
});
