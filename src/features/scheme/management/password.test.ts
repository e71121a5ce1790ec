import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { schemeTesting } from '#src/features/scheme/scheme.fixture.ts';

const app = await testApp();
const { call, callConfirmed } = app;
const { formOf, ngoWithUser, added } = schemeTesting(app);

let token: string;
beforeEach(async () => {
  ({ token } = await ngoWithUser());
});

test('a public scheme changes, and comes back after it was deleted, only with the password', async () => {
  const ask = async (path: string, { by = token, body = {} }: { by?: string; body?: object } = {}) =>
    (await call('POST', `scheme/${path}`, { token: by, body })).status;
  const id = await added(token);
  for (const change of [
    { office: 'Warehouse' },
    { needs: ['domestic-violence'] },
    { category: ['Education'] },
    {},
  ])
    expect(await ask(`updateScheme/${id}`, { body: formOf(change) })).toBe(403);
  expect((await callConfirmed('POST', `scheme/updateScheme/${id}`, { token, body: formOf() })).status).toBe(
    200,
  );
  await callConfirmed('DELETE', `scheme/deleteScheme/${id}`, { token });
  expect(await ask(`restoreScheme/${id}`)).toBe(403);
  expect((await callConfirmed('POST', `scheme/restoreScheme/${id}`, { token })).status).toBe(200);

  const { token: unchecked } = await ngoWithUser({ status: 'pending', verifiedAt: null });
  const hidden = await added(unchecked);
  expect(await ask(`updateScheme/${hidden}`, { by: unchecked, body: formOf({ office: 'Ward 3' }) })).toBe(
    200,
  );
});

test('a scheme that is public at once is added only with the password', async () => {
  const add = (by: string) => call('POST', 'scheme/addNewScheme', { token: by, body: formOf() });
  expect(await add(token)).toMatchObject({ status: 403, body: { data: { confirm: true } } });
  const { token: unchecked } = await ngoWithUser({ status: 'pending', verifiedAt: null });
  expect((await add(unchecked)).status).toBe(201);
});
