import { expect, test } from 'vitest';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { formOf, managementTesting } from './management.fixture.ts';

const app = await testApp();
const { partyOf, register, savedNgo } = eventTesting(app);
const { token } = await app.signedIn({ role: 'ngo', ngoId: await savedNgo() });
const { cancel, edit, published } = managementTesting(app, () => token);

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
