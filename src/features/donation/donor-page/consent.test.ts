import { beforeEach, describe, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { standingGiftTesting } from '#src/features/donation/standing-gift/standing-gift.fixture.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { MAIL_DONOR_LINK } from './donor-link.service.server.ts';
import { donorPageTesting } from './donor-page.fixture.ts';

const app = await testApp();
const { call, db, runJobs } = app;
const { savedGivingNgo, savedDonation, receiptsOf } = donationTesting(app);
const { savedStandingGift } = standingGiftTesting(app);
const { savedLink, post, stored } = donorPageTesting(app);

let ngoId: string;
let email: string;
let number = 0;
beforeEach(async () => {
  ngoId = await savedGivingNgo();
  email = `giver${++number}@example.org`;
});

const received = (input: object = {}) =>
  savedDonation({ ngoId, donorEmail: email, status: 'received', receivedOn: '2026-11-20', ...input });

describe('taking consent back', () => {
  test('erases what was not received, keeps what the law asks for, ends reminders and links, and forgets mails', async () => {
    const kept = [await received({ hidesName: false }), await received({ status: 'refunded' })];
    const erased = [];
    for (const status of ['created', 'failed', 'claimed', 'refused', 'cancelled'] as const)
      erased.push(await savedDonation({ ngoId, donorEmail: email, status }));
    const atGateway = await savedDonation({ ngoId, donorEmail: email });
    await runSql(db, {
      text: `update donation set gateway_order_id = 'order_' || id, method = 'gateway' where id = $1::bigint`,
      values: [atGateway.id],
    });
    const standing = await savedStandingGift({ ngoId, email });
    const stranger = await savedDonation({ ngoId });
    await runJobs('mailReceipt');
    const [token, second] = [await savedLink(email), await savedLink(email)];
    expect((await post('withdrawDonorConsent', { token })).status).toBe(200);

    for (const { id, utr } of kept)
      expect(await stored(id)).toMatchObject({
        donor_name: 'કોકિલા પટેલ',
        donor_address: '5 Station Road, Rajkot 360001',
        donor_id_kind: 'pan',
        donor_email: null,
        donor_mobile: null,
        hides_name: true,
        amount: 50_000,
        utr,
        consent_withdrawn_at: expect.any(String) as string,
        erased_at: null,
      });
    const { search } = (await stored(kept[0]!.id))!;
    expect(search).not.toMatch(/giver|9876543210/);
    expect(await receiptsOf(kept[0]!.id)).toMatchObject([{ isCancelled: false }]);
    for (const { id } of erased) expect(await stored(id)).toBeUndefined();
    // The gateway may still report a payment for it.
    expect(await stored(atGateway.id)).toMatchObject({
      status: 'created',
      donor_name: null,
      donor_email: null,
      donor_mobile: null,
      donor_address: null,
      donor_id: null,
      erased_at: expect.any(String) as string,
    });
    expect(await stored(stranger.id)).toMatchObject({ donor_email: stranger.email });
    const left = await runSql(db, {
      text: 'select id from standing_gift where id = $1::bigint union all select 1 from donor_link where email = $2',
      values: [standing.id, email],
    });
    expect(left).toEqual([]);
    for (const link of [token, second]) expect((await post('readDonor', { token: link })).status).toBe(404);
    const mails = await runSql(db, { text: 'select id from mail where recipient = $1', values: [email] });
    expect(mails).toEqual([]);
    // Nobody finds out that the mailbox ever gave.
    await call('POST', 'donation/requestDonorLink', { body: { email } });
    await runJobs(MAIL_DONOR_LINK);
    expect(await app.mailsTo(email)).toEqual([]);
  });

  test('does nothing with a token that opens nothing', async () => {
    const { id } = await received();
    expect((await post('withdrawDonorConsent', { token: 'nothing' })).status).toBe(404);
    expect((await stored(id))!['donor_email']).toBe(email);
  });
});
