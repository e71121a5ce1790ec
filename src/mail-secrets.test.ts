import { expect, test } from 'vitest';
import { testApp, TEST_PASSWORD } from '../tests/support/test-app.ts';
import { SEND_PASSWORD_RESET } from './features/account/password/password-reset.server.ts';
import { bankTesting } from './features/donation/bank-changes/bank-changes.fixture.ts';
import { MAIL_DONOR_LINK } from './features/donation/donor-page/donor-link.service.server.ts';
import { donationTesting } from './features/donation/donation.fixture.ts';
import { mailClaim } from './features/donation/payment/donation-mails.service.server.ts';
import { eventTesting } from './features/event/event.fixture.ts';
import { assistedTesting } from './features/help-request/assisted/assisted.fixture.ts';
import { unsealMail } from './features/mail/mail-content.server.ts';
import { SEND_MAIL } from './features/mail/mail.service.server.ts';
import { schemeTesting } from './features/scheme/scheme.fixture.ts';

const app = await testApp();
const { call, confirmed, pool, runJobs, services } = app;
const { savedGivingNgo, savedDonation } = donationTesting(app);
const { savedNgoWithAccount, addedAndActive } = bankTesting(app);
const { savedEvent, register } = eventTesting(app);
const schemes = schemeTesting(app);

/** Causes a mail of each kind that opens something, and returns the PIN of a help request. */
async function causeMails(): Promise<string> {
  const manager = await savedNgoWithAccount();
  const { ngoId, token, email } = manager;
  await call('POST', 'sendOtp', { body: { email: 'asks@example.org' } });
  await call('POST', 'auth/logIn', { body: { email, password: TEST_PASSWORD } });
  await call('POST', 'auth/forgetPassword', { body: { email } });
  const invitee = { name: 'Kiran', email: 'kiran@example.org', ngoRole: 'member', language: 'en' };
  await call('POST', 'auth/invitePerson', { token, body: invitee, headers: await confirmed(token) });
  await addedAndActive(token);
  await register(await savedEvent(ngoId));
  const volunteer = { name: 'Kokila', mobile: '9876543210', email: 'kokila@example.org', city: 'Rajkot' };
  await call('POST', `volunteer/applyToVolunteer/${ngoId}`, {
    body: { ...volunteer, age: 'adult', skills: ['teaching'], availability: ['sundays'] },
  });
  const { token: schemeToken } = await schemes.ngoWithUser();
  await schemes.register(await schemes.added(schemeToken));
  const gift = await savedDonation({ ngoId: await savedGivingNgo(), status: 'claimed' });
  await services.db.transaction().execute((db) => mailClaim({ ...services, db }, gift.id));
  await call('POST', 'donation/requestDonorLink', { body: { email: gift.email } });
  for (const job of [SEND_PASSWORD_RESET, MAIL_DONOR_LINK]) await runJobs(job);
  return (await assistedTesting(app).filed()).pin;
}

/** Returns all that is stored about mails, and all that the queue stores. */
async function dump(): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'pgboss' or tablename = 'mail'`,
  );
  const texts = tables.map(({ name }) => pool.query(`select to_jsonb(t)::text from ${name} t`));
  return (await Promise.all(texts)).map(({ rows }) => JSON.stringify(rows)).join('\n');
}

/** Codes, and the tokens of links, which are longer than any number that people see. */
const SECRETS = /(?<=^)\d{6,10}(?=$)|(?<=[=#/])[\w.-]{20,}(?=\s|$)/gm;
/** As a word of its own, so that the microseconds of a time are not taken for a code. */
const contains = (text: string, secret: string) =>
  new RegExp(`(?<![\\w.-])${secret.replaceAll('.', '\\.')}(?![\\w.-])`).test(text);

test('no link, code or PIN is readable in a waiting mail or in the queue, and nothing is left of it once it is sent', async () => {
  const pin = await causeMails();
  const { rows } = await pool.query<{ event: string; recipient: string; sealed: string }>(
    'select event, recipient, sealed from mail',
  );
  const found = rows.flatMap(({ event, ...mail }) => {
    const { text } = unsealMail({ keys: services.keys, ...mail });
    return [...text.matchAll(SECRETS)].map(([secret]) => ({ event, secret }));
  });
  const events = [
    'bankChangeActive',
    'bankChangeRequested',
    'code',
    'donationClaimed',
    'donorLink',
    'eventRegistered',
    'invitation',
  ];
  expect([...new Set(found.map(({ event }) => event))].toSorted()).toEqual(
    [...events, 'passwordReset', 'schemeRegistered', 'volunteerApplied'].toSorted(),
  );
  const secrets = [...found, { event: 'PIN', secret: pin }];
  const stored = await dump();
  expect(stored).toContain('kiran@example.org');
  expect(secrets.filter(({ secret }) => contains(stored, secret))).toEqual([]);
  // The time that passed counts mails as sent whose jobs still wait.
  await pool.query(`update mail set status = 'queued', sent_at = null where sealed is not null`);
  await runJobs(SEND_MAIL);
  const { rows: left } = await pool.query(
    'select * from mail where coalesce(html, body, sealed, attachments::text, unsubscribe_path) is not null',
  );
  expect(left).toEqual([]);
});
