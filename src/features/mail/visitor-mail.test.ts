import { beforeEach, expect, test } from 'vitest';
import { SEND_PASSWORD_RESET } from '#src/features/account/password/password-reset.server.ts';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { MAIL_DONOR_LINK } from '#src/features/donation/donor-page/donor-link.service.server.ts';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { schemeTesting } from '#src/features/scheme/scheme.fixture.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { mayMailVisitor, VISITOR_MAILS, VISITOR_MAILS_IN_ALL } from './visitor-mail.server.ts';

const app = await testApp();
const { call, db, mailsTo, runJobs, signedIn } = app;
const { savedEvent, savedNgo, partyOf, register } = eventTesting(app);
const { savedGivingNgo, savedDonation } = donationTesting(app);
const schemes = schemeTesting(app);

let number = 0;
let email: string;
beforeEach(() => {
  email = `victim${++number}@example.org`;
});

test('all that a stranger can cause together sends a mailbox a few mails, and the owner elsewhere still gets hers', async () => {
  const ngoId = await savedNgo();
  const { token } = await schemes.ngoWithUser();
  const schemeId = await schemes.added(token);
  await savedDonation({ ngoId: await savedGivingNgo(), donorEmail: email });
  await signedIn({ role: 'ngo', ngoId, email });
  const volunteer = { name: 'X', mobile: '9876543210', email, city: 'Rajkot', age: 'adult' };
  const kinds = (address: string) => [
    () => call('POST', 'sendOtp', { body: { email }, address }),
    () => call('POST', 'auth/forgetPassword', { body: { email }, address }),
    async () => register(await savedEvent(ngoId), partyOf({ email }), { address }),
    () =>
      call('POST', `volunteer/applyToVolunteer/${ngoId}`, {
        body: { ...volunteer, skills: ['teaching'], availability: ['sundays'] },
        address,
      }),
    () => schemes.register(schemeId, schemes.personOf({ email }), { address }),
    () => call('POST', 'donation/requestDonorLink', { body: { email }, address }),
    () =>
      call('POST', 'feedback/addContactMessage', {
        body: { email, name: 'X', message: `Hello ${++number}` },
        address,
      }),
  ];
  for (let round = 0; round < 5; round++)
    for (const cause of kinds('198.51.100.9')) {
      await cause();
      for (const job of [SEND_PASSWORD_RESET, MAIL_DONOR_LINK]) await runJobs(job);
    }
  const caused = await mailsTo(email);
  expect(caused).toHaveLength(VISITOR_MAILS.requests);
  expect(new Set(caused.map(({ event }) => event)).size).toBe(7);
  for (const [index, ask] of kinds('203.0.113.5').entries()) {
    await ask();
    for (const job of [SEND_PASSWORD_RESET, MAIL_DONOR_LINK]) await runJobs(job);
    expect(await mailsTo(email), String(index)).toHaveLength(VISITOR_MAILS.requests + index + 1);
  }
});

test('a mailbox that many networks flood gets few mails, and one of each network within an hour', async () => {
  const ask = (address: string, to = email) =>
    mayMailVisitor(db, { email: to, caller: { address, language: 'en' } });
  let mails = 0;
  for (let network = 0; network < 7; network++)
    for (let time = 0; time < VISITOR_MAILS.requests; time++) if (await ask(`203.0.113.${network}`)) mails++;
  // The seventh network comes after the limit, and causes one.
  expect(mails).toBe(VISITOR_MAILS_IN_ALL.requests + 1);
  // Other spellings reach the same mailbox.
  expect(await ask('203.0.113.99', email.replace('@', '+other@'))).toBe(true);
  expect(await ask('203.0.113.99')).toBe(false);
  expect(await ask('203.0.113.99', 'another@example.org')).toBe(true);
  // Its codes still come: they have a limit of their own, which never keeps their owner out.
  const address = '203.0.113.99';
  for (let time = 0; time < 2; time++)
    expect((await call('POST', 'sendOtp', { body: { email }, address })).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(2);
});
