import { expect, test } from 'vitest';
import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import { TEST_PASSWORD, testApp } from '../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { auditEntry, getAllAuditEntry, type AuditEntry, type LogNames } from './audit.contract.ts';

const app = await testApp();
const { db, pool, call, callConfirmed, signedIn, confirmed } = app;
const { saved, readyNgo } = helpTesting(app);
const staff = await signedIn({ role: 'staff' });
const id = await savedNgo(db);
const ngo = await signedIn({ role: 'ngo', ngoId: id });

test('the audit log is listed and exported as CSV', async () => {
  await callConfirmed('POST', `ngo/suspendNgo/${id}`, { token: staff.token, body: { reason: '=cmd|calc' } });
  const list = (query: string) =>
    call<{ data: unknown[]; total: number; actions: string[] }>('GET', `audit/getAllAuditEntry?${query}`, {
      token: staff.token,
    });
  const { body } = await list(`ngoId=${id}`);
  expect(body).toMatchObject({
    total: 1,
    data: [{ action: 'suspendNgo', after: { suspendedReason: '=cmd|calc' } }],
  });
  for (const entry of body.data) expect(auditEntry.parse(entry)).toEqual(entry);
  expect(body.actions).toContain('suspendNgo');
  expect((await list('action=suspendNgo&q=STAFF')).body.total).toBeGreaterThan(0);
  expect((await list('action=nothing')).body).toMatchObject({ total: 0, data: [] });
  const file = await call<string>('GET', `audit/exportAuditEntry?ngoId=${id}`, {
    token: staff.token,
    headers: await confirmed(staff.token),
  });
  expect(file.headers.get('content-type')).toContain('text/csv');
  expect(file.body).toMatch(/suspendNgo/);
  expect((await call('GET', 'audit/getAllAuditEntry', { token: ngo.token })).status).toBe(403);
});

test('a page of the log names the NGOs, the people and the requests of its entries', async () => {
  type Log = { data: AuditEntry[]; names: LogNames };
  const list = async (query: string) =>
    (await call<Log>('GET', `audit/getAllAuditEntry?${query}`, { token: staff.token })).body;
  const person = await signedIn({
    role: 'ngo',
    ngoId: await savedNgo(db, { name: 'Nirmal Seva', nameGu: 'નિર્મળ સેવા' }),
  });
  await call('POST', 'auth/changePassword', {
    token: person.token,
    body: { password: TEST_PASSWORD, newPassword: 'five yellow camels walk' },
  });
  const asked = await readyNgo();
  const request = await saved({ helpDescription: 'Spectacles for my father' });
  const given = { token: staff.token, body: { ngoId: asked.ngoId } };
  expect((await callConfirmed('POST', `helpRequest/reassignHelpRequest/${request.id}`, given)).status).toBe(
    200,
  );

  const log = await list('pageSize=2');
  const schema = getAllAuditEntry.responses[200].content['application/json'].schema;
  expect(schema.parse(log)).toEqual(log);
  expect(log.data).toMatchObject([
    {
      action: 'reassignHelpRequest',
      accountId: staff.id,
      entityId: request.id,
      after: { ngoId: asked.ngoId },
    },
    { action: 'changePassword', accountId: person.id, entityId: person.id },
  ]);
  const { ngos, accounts, requests } = log.names;
  expect(accounts).toHaveLength(2);
  expect(accounts).toContainEqual({ _id: staff.id, name: 'A staff', email: staff.email, ngoId: null });
  const { ngoId } = accounts.find(({ _id }) => _id === person.id)!;
  expect(ngos.map(({ _id }) => _id).toSorted()).toEqual([asked.ngoId, ngoId!].toSorted());
  expect(ngos.find(({ _id }) => _id === ngoId)).toMatchObject({ name: 'Nirmal Seva', nameGu: 'નિર્મળ સેવા' });
  expect(requests).toEqual([{ _id: request.id, reference: request.reference }]);
  // Nothing of the person in need.
  for (const secret of ['Spectacles', 'કોકિલા', '9876543210', request.email])
    expect(JSON.stringify(log)).not.toContain(secret);
});

test('the log keeps the name of a deleted NGO, and entries whose account or request is gone', async () => {
  const id = await savedNgo(db, { name: 'Once Here Trust' });
  await callConfirmed('POST', `ngo/suspendNgo/${id}`, {
    token: staff.token,
    body: { reason: 'Closed down' },
  });
  const admin = await signedIn({ role: 'admin' });
  expect((await callConfirmed('DELETE', `ngo/deleteNgo/${id}`, { token: admin.token })).status).toBe(200);
  await pool.query(
    `insert into audit_entry (account_id, account_email, role, address, request_id, action, entity, entity_id)
      values (999999, 'gone@example.org', 'ngo', '', '', 'acceptHelpRequest', 'helpRequest', '999999')`,
  );
  const { body } = await call<{ data: AuditEntry[]; names: LogNames }>(
    'GET',
    'audit/getAllAuditEntry?pageSize=3',
    {
      token: staff.token,
    },
  );
  expect(body.data.map(({ action }) => action)).toEqual(['acceptHelpRequest', 'deleteNgo', 'suspendNgo']);
  expect(body.names.ngos).toMatchObject([{ _id: id, name: 'Once Here Trust', isDeleted: true }]);
  expect(body.names.accounts.map(({ _id }) => _id).toSorted()).toEqual([staff.id, admin.id].toSorted());
  expect(body.names.requests).toEqual([]);
});
