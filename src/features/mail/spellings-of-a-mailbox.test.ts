import { expect, test } from 'vitest';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { testApp } from '../../../tests/support/test-app.ts';

const app = await testApp();
const { callConfirmed, pool, signedIn } = app;
const { savedEvent, savedNgo, partyOf } = eventTesting(app);

const SPELLINGS = Array.from({ length: 5 }, (_, at) => `vic.tim+${at}@gmail.com`);
const mailed = async () => (await pool.query(`select 1 from mail where recipient like 'vic.tim+%'`)).rowCount;

test('an NGO that adds a stranger under many spellings mails the mailbox three times', async () => {
  const ngoId = await savedNgo();
  const eventId = await savedEvent(ngoId, { capacity: 50 });
  const { token } = await signedIn({ role: 'ngo', ngoId });
  for (const email of SPELLINGS) {
    const body = { eventId, ...partyOf({ email }) };
    expect((await callConfirmed('POST', 'event/addRegisterUser', { token, body })).status).toBe(200);
  }
  expect(await mailed()).toBe(3);
});

test('an NGO invites a mailbox three times a day, however it is spelt', async () => {
  await pool.query('delete from mail');
  const { token } = await signedIn({ role: 'ngo', ngoId: await savedNgo() });
  const statuses = [];
  for (const email of SPELLINGS) {
    const body = { name: 'Kiran Joshi', email, ngoRole: 'member', language: 'en' };
    statuses.push((await callConfirmed('POST', 'auth/invitePerson', { token, body })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(await mailed()).toBe(3);
});
