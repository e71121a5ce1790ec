import { beforeEach, describe, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { needById } from '#src/search/need-catalogue.server.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { contactTesting } from './contacts.fixture.ts';

const app = await testApp();
const { callConfirmed, pool, runJobs, signedIn, mailsTo } = app;
const { savedGivingNgo, savedDonation } = donationTesting(app);
const { own, save, waiting, decide } = await contactTesting(app);

/** The numbers of `savedGivingNgo`. */
const PAPERS = { pan: 'AAATS1234K', reg80G: 'AAATS1234KF20214' };
const WRONG = { pan: 'AAATX9999X', reg80G: 'AAATX9999XF20260' };

beforeEach(async () => {
  for (const table of ['ngo_guarded_change', 'bank_detail_freeze']) await pool.query(`delete from ${table}`);
});

async function givingNgo() {
  const ngoId = await savedGivingNgo();
  return { ngoId, ...(await signedIn({ role: 'ngo', ngoId })) };
}
/** Returns the lines of the receipt for a donation that is received now. */
async function receiptOf(ngoId: string): Promise<string> {
  const { email } = await savedDonation({ ngoId, status: 'received' });
  await runJobs('mailReceipt');
  const [mail] = await mailsTo(email);
  return readPdf(Buffer.from(mail!.attachments[0]!.base64, 'base64')).lines.join('\n');
}

describe('the documents of a checked NGO', () => {
  test('are not changed by whoever has a session without the password, nor on receipts', async () => {
    const { ngoId, token } = await givingNgo();
    expect((await save(token, WRONG, false)).status).toBe(403);
    const receipt = await receiptOf(ngoId);
    for (const number of Object.values(PAPERS)) expect(receipt).toContain(number);
    for (const number of Object.values(WRONG)) expect(receipt).not.toContain(number);
  });

  test('wait for our team with the password, and stay on receipts as they are until then', async () => {
    const { ngoId, token, email } = await givingNgo();
    await save(token, { ...WRONG, name: 'Prakash Netra Seva', address: '7 New Road' });
    const told = (await mailsTo(email)).map(({ body }) => body).join();
    for (const text of [WRONG.pan, `“${WRONG.reg80G}” from 01-04-2022 until 31-03-2032`])
      expect(told).toContain(text);
    // Our team decides on the name alone, and on the documents alone.
    const [name, papers] = await waiting();
    expect([name, papers]).toMatchObject([
      { destination: { fields: { name: 'Prakash Netra Seva' } }, takesEffectAt: null },
      {
        before: { fields: { pan: PAPERS.pan, reg80G: `${PAPERS.reg80G}\n2022-04-01\n2032-03-31` } },
        destination: { fields: { pan: WRONG.pan, reg80G: `${WRONG.reg80G}\n2022-04-01\n2032-03-31` } },
        nameWarnings: { reserved: [], similar: [] },
        takesEffectAt: null,
      },
    ]);
    const receipt = await receiptOf(ngoId);
    for (const text of [...Object.values(PAPERS), '7 New Road']) expect(receipt).toContain(text);
    expect((await decide('confirmBankChange', papers!._id)).status).toBe(200);
    expect(await receiptOf(ngoId)).toContain(WRONG.pan);
    // The tick with where and when it was seen is made where all of them are.
    expect((await own(token)).standing).toMatchObject({
      status: 'verified',
      papersChangedAt: expect.any(String),
    });
  });

  test('stay as they were when our team refuses, also with a date alone', async () => {
    const { token } = await givingNgo();
    await save(token, { reg80GValidTo: '2037-03-31' });
    await save(token, { reg80G: WRONG.reg80G });
    // The later one takes the whole document over, so that no date comes to the number of another.
    const changes = await waiting();
    expect(changes).toMatchObject([
      { destination: { fields: { reg80G: `${WRONG.reg80G}\n2022-04-01\n2032-03-31` } } },
    ]);
    await decide('stopBankChange', changes[0]!._id, { reason: 'Not in the register' });
    const { reg80G, standing } = await own(token);
    expect([reg80G, standing.papersChangedAt]).toMatchObject([{ number: PAPERS.reg80G }, null]);
    await save(token, { reg80G: '', reg80GValidFrom: '', reg80GValidTo: '' });
    expect((await own(token)).reg80G?.number).toBe(PAPERS.reg80G);
  });
});

describe('the needs of a checked NGO', () => {
  test('count at once, but sensitive ones only once our team confirms them', async () => {
    const { token, email } = await givingNgo();
    await save(token, { needs: 'blood;domestic-violence;savings-group' });
    const needsNow = async () => (await own(token)).needs.map(({ id }) => id).sort();
    expect(await needsNow()).toEqual(['blood', 'savings-group']);
    const [mail, ...more] = await mailsTo(email);
    expect([mail!.event, more]).toEqual(['bankChangeRequested', []]);
    const [, asked, atOnce] = mail!.body.split('* * *');
    expect(asked).toContain(needById.get('domestic-violence')!.name.en);
    expect(atOnce).toContain(needById.get('savings-group')!.name.en);
    const [change] = await waiting();
    expect(change).toMatchObject({
      before: { fields: { sensitiveNeeds: null } },
      destination: { fields: { sensitiveNeeds: 'domestic-violence' } },
    });
    await save(token, { needs: 'blood' });
    await decide('confirmBankChange', change!._id);
    expect(await needsNow()).toEqual(['blood', 'domestic-violence']);
    // Taking a sensitive need away leads no calls anywhere.
    await save(token, { needs: 'blood' });
    expect([await needsNow(), (await own(token)).changes]).toEqual([['blood'], []]);
  });

  test('are confirmed by our team where it checks the NGO', async () => {
    const { ngoId, token } = await givingNgo();
    const staff = await signedIn({ role: 'staff' });
    const body = { needs: ['domestic-violence'], revision: (await own(token)).revision };
    expect(
      (await callConfirmed('POST', `ngo/updateNgoNeeds/${ngoId}`, { token: staff.token, body })).status,
    ).toBe(200);
    expect((await own(token)).needs).toMatchObject([{ id: 'domestic-violence' }]);
  });
});
