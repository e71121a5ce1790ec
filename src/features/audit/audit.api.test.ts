import { expect, test } from 'vitest';
import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { auditEntry } from './audit.contract.ts';

const { db, call, signedIn, confirmed } = await testApp();
const staff = await signedIn({ role: 'staff' });
const id = await savedNgo(db);
const ngo = await signedIn({ role: 'ngo', ngoId: id });

test('the audit log is listed and exported as CSV', async () => {
  await call('POST', `ngo/suspendNgo/${id}`, { token: staff.token, body: { reason: '=cmd|calc' } });
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
