import { beforeEach, describe, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { takeMailTo } from '#src/features/mail/ngo-mailing/ngo-mailing.service.server.ts';
import {
  NGO_MAILS_A_DAY,
  NGO_MAILS_TO_ONE,
  OWED_MAILS_A_DAY,
} from '#src/features/mail/ngo-mailing/ngo-mailing.values.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { OwnDonation } from './details.contract.ts';

const app = await testApp();
const { call, callConfirmed, db, mailsTo, signedIn } = app;
const { savedGivingNgo, savedDonation } = donationTesting(app);

let ngoId: string;
let token: string;
beforeEach(async () => {
  ngoId = await savedGivingNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
});

type Answer = { msg: string; data: OwnDonation };
const change = (action: string, id: string, body: object = {}) =>
  callConfirmed<Answer>('POST', `donation/${action}/${id}`, { token, body });

describe('the mails to the mailbox of a donor', () => {
  const to = (donorEmail: string) => ({
    donorName: 'Kokila Patel',
    donorEmail,
    donorAddress: '12 Ring Road, Surat',
  });

  test('about receipts that are issued again and again are few in a day, and the receipts are there', async () => {
    const { id, email } = await savedDonation({ ngoId, status: 'received' });
    for (let time = 0; time < NGO_MAILS_TO_ONE; time++) {
      expect((await change('reissueReceipt', id, { reason: 'Again' })).status).toBe(200);
      await app.runJobs('mailReceipt');
      await app.runJobs('mailReceiptCancelled');
    }
    expect(await mailsTo(email)).toHaveLength(NGO_MAILS_TO_ONE);
    const { body } = await call<Answer>('GET', `donation/getDonationOfNgo/${id}`, { token });
    expect(body.data.receipts).toHaveLength(NGO_MAILS_TO_ONE + 1);
    expect(body.data.receipts[0]).toMatchObject({ cancelledAt: null, mailedAt: null });
  });

  test('go where the address is by then, and are counted there', async () => {
    const { id } = await savedDonation({ ngoId, status: 'received' });
    const stranger = 'stranger@example.org';
    for (let time = 0; time < NGO_MAILS_TO_ONE + 2; time++) {
      await change('updateDonor', id, to(`before${time}@example.net`));
      await change('reissueReceipt', id, { reason: 'Again' });
      await change('updateDonor', id, to(stranger));
      await app.runJobs('mailReceipt');
    }
    expect(await mailsTo(stranger)).toHaveLength(NGO_MAILS_TO_ONE);
  });

  test('about a replaced address are few, and it is not replaced without one', async () => {
    const { id } = await savedDonation({ ngoId });
    const statuses = [];
    for (let time = 0; time < 2 * NGO_MAILS_TO_ONE + 2; time++)
      statuses.push((await change('updateDonor', id, to(`${time % 2 ? 'one' : 'two'}@example.net`))).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
    expect((await mailsTo('two@example.net')).length).toBe(NGO_MAILS_TO_ONE);
  });

  test('never leave out the receipt of a donor, whomever else the NGO has written to that day', async () => {
    const { email } = await savedDonation({ ngoId, status: 'received' });
    await runSql(db, {
      text: 'insert into ngo_mailing (ngo_id, recipients) values ($1::bigint, $2)',
      values: [ngoId, NGO_MAILS_A_DAY],
    });
    await app.runJobs('mailReceipt');
    expect((await mailsTo(email)).map(({ event }) => event)).toEqual(['donationReceipt']);
  });

  test('wait for the next day if the NGO has confirmed more donations than anybody receives', async () => {
    const { email } = await savedDonation({ ngoId, status: 'received' });
    const owed = await savedDonation({ ngoId, status: 'received' });
    await runSql(db, {
      text: `insert into ngo_mailing (ngo_id, recipients)
        select $1::bigint, 0 from generate_series(2, $2::int)`,
      values: [ngoId, OWED_MAILS_A_DAY],
    });
    await app.runJobs('mailReceipt');
    expect([await mailsTo(email), await mailsTo(owed.email)].map(({ length }) => length)).toEqual([1, 0]);
    await runSql(db, { text: `delete from ngo_mailing where mailbox is null`, values: [] });
    await app.runJobs('mailReceipt');
    expect(await mailsTo(owed.email)).toHaveLength(1);
  });

  test('are left out of a refusal above those of a day, or without an address, and the sentence says so', async () => {
    const { id, email } = await savedDonation({ ngoId, status: 'claimed' });
    const { id: unknown } = await savedDonation({ ngoId, status: 'claimed', donorEmail: null });
    for (let time = 0; time < NGO_MAILS_TO_ONE; time++) await takeMailTo(app.services, { ngoId, to: email });
    for (const each of [id, unknown]) {
      const { body } = await change('refuseDonation', each, { reason: 'Not there' });
      expect([body.msg, body.data.status]).toEqual([apiMessages.en.donationRefusedUnmailed, 'refused']);
    }
    expect(await mailsTo(email)).toEqual([]);
  });
});

test('a refusal, whose mail leads to the reason, needs the password', async () => {
  const { id, email } = await savedDonation({ ngoId, status: 'claimed' });
  const body = { reason: 'We did not find it.' };
  const refused = await call('POST', `donation/refuseDonation/${id}`, { token, body });
  expect(refused).toMatchObject({ status: 403, body: { data: { confirm: true } } });
  expect(await mailsTo(email)).toEqual([]);
  expect((await change('refuseDonation', id, body)).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(1);
});
