import { expect, test } from 'vitest';
import { managementTesting } from './management.fixture.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';

const app = await testApp();
const { callConfirmed, db, signedIn } = app;
const { token } = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
const { add } = managementTesting(app, () => token);

test('an event has an id that no scheme ever has', async () => {
  const { _id } = (await add()).body.data;
  const scheme = {
    schemeName: 'Netra Sahay',
    description: 'Spectacles',
    category: ['Health'],
    beneficiary: ['EWS'],
    gender: 'All',
    state: 'all',
  };
  const added = await callConfirmed<{ data: { _id: string } }>('POST', 'scheme/addNewScheme', {
    token,
    body: scheme,
  });
  expect(BigInt(added.body.data._id)).toBeGreaterThan(BigInt(_id));
  const next = (await add()).body.data;
  expect(BigInt(next._id)).toBeGreaterThan(BigInt(added.body.data._id));
});
