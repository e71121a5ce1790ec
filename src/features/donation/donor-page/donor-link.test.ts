import { beforeEach, describe, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { standingGiftTesting } from '#src/features/donation/standing-gift/standing-gift.fixture.ts';
import { deriveKeys } from '#src/server/security/keys.server.ts';
import { VISITOR_MAILS } from '#src/features/mail/visitor-mail.server.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { findDonorEmail, MAIL_DONOR_LINK } from './donor-link.service.server.ts';
import { donorPageTesting } from './donor-page.fixture.ts';

const app = await testApp();
const { call, db, runJobs, services } = app;
const { savedGivingNgo, savedDonation } = donationTesting(app);
const { savedStandingGift } = standingGiftTesting(app);
const { savedLink, post } = donorPageTesting(app);

type Body = { msg: string; errors?: Record<string, string> };
const read = async (token: string) => (await post('readDonor', { token })).body.data;

let ngoId: string;
let email: string;
let number = 0;
beforeEach(async () => {
  ngoId = await savedGivingNgo();
  email = `giver${++number}@example.org`;
});

describe('asking for the link', () => {
  const ask = (to: string, address?: string) =>
    call<Body>('POST', 'donation/requestDonorLink', {
      body: { email: to },
      language: 'gu',
      ...(address !== undefined && { address }),
    });

  test('has the same answer for every mailbox, and mails only one that gave', async () => {
    await savedDonation({ ngoId, donorEmail: email });
    const reminded = `reminded${number}@example.org`;
    await savedStandingGift({ ngoId, email: reminded });
    const answers = [
      await ask(`  ${email.toUpperCase()} `),
      await ask(reminded),
      await ask('nobody@example.org'),
    ];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
    // Nobody can read strangers' addresses in the queue.
    const jobs = await runSql(db, {
      text: 'select data::text from pgboss.job where name = $1',
      values: [MAIL_DONOR_LINK],
    });
    expect(jobs).toHaveLength(3);
    expect(JSON.stringify(jobs)).not.toContain('example.org');
    await runJobs(MAIL_DONOR_LINK);
    expect(await app.mailsTo('nobody@example.org')).toEqual([]);
    expect(await app.mailsTo(reminded)).toHaveLength(1);
    const [mail] = await app.mailsTo(email);
    const [, token] = /\/gu\/donate\/mine\?donor=([\w-]{43})/.exec(mail!.body)!;
    // It can be opened any number of times.
    for (let times = 0; times < 2; times++) expect((await read(token!)).email).toBe(email);
  });

  test('mails a mailbox a few times, whoever asks, and refuses what is no address', async () => {
    await savedDonation({ ngoId, donorEmail: email });
    for (let times = 0; times < VISITOR_MAILS.requests + 2; times++)
      expect((await ask(email, '198.51.100.7')).status).toBe(200);
    await runJobs(MAIL_DONOR_LINK);
    expect(await app.mailsTo(email)).toHaveLength(VISITOR_MAILS.requests);
    // A stranger who asks often does not lock the owner out.
    await ask(email, '198.51.100.8');
    await runJobs(MAIL_DONOR_LINK);
    expect(await app.mailsTo(email)).toHaveLength(VISITOR_MAILS.requests + 1);
    const refused = await ask('kokila@');
    expect([refused.status, Object.keys(refused.body.errors!)]).toEqual([422, ['email']]);
  });

  test('a link works for thirty days, also after the key of the app was replaced', async () => {
    const token = await savedLink(email);
    const old = await savedLink(email, { isExpired: true });
    expect((await post('readDonor', { token })).status).toBe(200);
    expect((await post('readDonor', { token: old })).status).toBe(404);
    expect((await post('readDonor', { token: 'nothing' })).status).toBe(404);
    const replaced = { ...deriveKeys('another secret key that is long enough'), previous: services.keys };
    expect(await findDonorEmail({ db, keys: replaced }, token)).toBe(email);
    await runSql(db, {
      text: 'update donor_link set expires_at = created_at where email = $1',
      values: [email],
    });
    expect((await post('readDonor', { token })).status).toBe(404);
  });
});
