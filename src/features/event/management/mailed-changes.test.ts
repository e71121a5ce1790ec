import { expect, test } from 'vitest';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { formOf, inHours, managementTesting } from './management.fixture.ts';

const app = await testApp();
const { partyOf, register, savedNgo } = eventTesting(app);
const { token } = await app.signedIn({ role: 'ngo', ngoId: await savedNgo() });
const { add, cancel, edit, published } = managementTesting(app, () => token);

test('a change of time or place is mailed five times a day, then refused, while other changes are saved', async () => {
  const _id = await published();
  await register(_id, partyOf());
  const form = formOf();
  for (let hall = 1; hall <= 5; hall++)
    expect((await edit(_id, { ...form, venue: `Hall ${hall}` })).body.mailed).toBe(1);
  const { status, body } = await edit(_id, { ...form, venue: 'Hall 6' });
  expect([status, body.msg]).toEqual([429, apiMessages.en.eventChangesUsedUp]);
  expect((await edit(_id, { ...form, venue: 'Hall 5', title: 'Eyes' })).status).toBe(200);
  expect((await cancel(_id, 'Rain')).body.mailed).toBe(1);
});

test('a public event changes only with the password, and is published as it was seen', async () => {
  const _id = await published();
  await register(_id, partyOf());
  const change = (input: object) => ({ token, body: formOf({ ...input }) });
  const path = `event/editEvent/${_id}`;
  for (const input of [
    { venue: 'Warehouse' },
    { venueGu: 'ગોદામ' },
    { venueHi: 'गोदाम' },
    { title: 'CANCELLED - do not come' },
    { titleHi: 'रद्द' },
    { fee: 500 },
    // Both close the registration, and more seats mail those who wait.
    { registrationEndsAt: inHours(-1) },
    { capacity: 1 },
    { capacity: 6 },
    { category: 'education' },
    { stepFree: true },
    { languages: ['gu'] },
  ])
    expect(await app.call('POST', path, change(input))).toMatchObject({
      status: 403,
      body: { data: { confirm: true } },
    });
  expect((await edit(_id, formOf({ venueHi: 'गोदाम' }))).body.mailed).toBe(1);
  const draft = (await add()).body.data._id;
  expect((await app.call('POST', `event/editEvent/${draft}`, change({ titleHi: 'रद्द' }))).status).toBe(200);
  const seen = { token, body: { revision: 1 } };
  expect((await app.callConfirmed('POST', `event/publishEvent/${draft}`, seen)).body).toMatchObject({
    success: false,
    data: { now: { titleHi: 'रद्द', revision: 2, status: 'draft' } },
  });
  expect(
    (await app.callConfirmed('POST', `event/publishEvent/${draft}`, { token, body: { revision: 2 } })).status,
  ).toBe(200);
});
