import { beforeEach, describe, expect, test } from 'vitest';
import { parseServices } from '#src/features/ngo/fields/services-text.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { NgoToVerify } from './verification.contract.ts';

const { db, pool, call, callConfirmed, signedIn } = await testApp();
const staff = await signedIn({ role: 'staff' });
const { token } = staff;

const act = (path: string, body?: unknown) =>
  callConfirmed('POST', `ngo/${path}`, { token, ...(body !== undefined && { body }) });
const read = async (id: string) =>
  (await call<{ data: NgoToVerify }>('GET', `ngo/getNgoToVerify/${id}`, { token })).body.data;
const set = (id: string, fields: string) => pool.query(`update ngo set ${fields} where id = $1`, [id]);

let id: string;
beforeEach(async () => {
  id = await savedNgo(db, { status: 'pending', verifiedAt: null, csr1: 'CSR00012345' });
  await set(id, 'submitted_at = now()');
});

describe('the needs of an NGO', () => {
  test('are confirmed and removed by staff, audited, and queue no verification', async () => {
    const other = await savedNgo(db, { services: parseServices('Blood bank').services, needs: ['tuition'] });
    await set(
      other,
      `papers_changed_at = now() - interval '2 days', sent_back_at = now() - interval '1 day',
      updated_at = now() - interval '2 days'`,
    );
    const before = await read(other);
    expect(before).toMatchObject({ needs: [{ id: 'tuition' }], isWaiting: false });
    expect(before.proposedNeeds.map(({ id: need }) => need)).toContain('blood');
    const { revision } = before;
    expect((await act(`updateNgoNeeds/${other}`, { needs: ['blood'], revision })).status).toBe(200);
    const now = await read(other);
    expect(now).toMatchObject({ needs: [{ id: 'blood' }], isWaiting: false, revision: revision + 1 });
    expect(now.history[0]).toMatchObject({
      action: 'updateNgoNeeds',
      accountEmail: staff.email,
      before: { needs: ['tuition'] },
      after: { needs: ['blood'] },
    });
    const { body } = await call<{ data: { _id: string }[] }>('GET', 'ngo/getAllNgo?q=blood');
    expect(body.data.map(({ _id }) => _id)).toContain(other);
  });

  test('are not saved if the NGO has changed or a need is unknown', async () => {
    const { revision } = await read(id);
    const refused = [
      [{ needs: ['blood'], revision: revision - 1 }, 409],
      [{ needs: ['world-peace'], revision }, 422],
      [{ needs: Array<string>(31).fill('blood'), revision }, 400],
      [{ needs: 'blood', revision }, 400],
    ] as const;
    for (const [body, status] of refused)
      expect((await act(`updateNgoNeeds/${id}`, body)).status).toBe(status);
    expect((await act('updateNgoNeeds/999999', { needs: [], revision })).status).toBe(404);
    expect((await read(id)).needs).toEqual([]);
  });

  test('do not count as a change of a suspended NGO', async () => {
    const seen = { document: 'csr1', result: 'matches', source: 'register', seenOn: '2026-10-20' };
    await act(`decideDocument/${id}`, { ...seen, stated: 'CSR00012345', revision: 0 });
    const { revision: checked, decisions } = await read(id);
    await act(`verifyNgo/${id}`, { revision: checked, decisions });
    await act(`suspendNgo/${id}`, { reason: 'Complaints.' });
    const { revision } = await read(id);
    expect((await act(`updateNgoNeeds/${id}`, { needs: ['blood'], revision })).status).toBe(200);
    await act(`unsuspendNgo/${id}`);
    expect(await read(id)).toMatchObject({ status: 'verified', isWaiting: false });
  });
});
