import { beforeEach, describe, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { NgoDetail } from '#src/features/ngo/ngo.contract.ts';
import type { NgoToVerify } from '#src/features/ngo/verification/verification.contract.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import type { CheckedDocument } from './document-checks.values.ts';
import { dayIn } from '../../../../tests/support/days.ts';

const { db, pool, call, callConfirmed, signedIn } = await testApp();
const staff = await signedIn({ role: 'staff' });
const colleague = await signedIn({ role: 'staff' });

type Body = { success: boolean; msg: string; errors?: Record<string, string> };
const post = (path: string, body: unknown, token = staff.token) =>
  callConfirmed<Body>('POST', `ngo/${path}`, { token, body });
const read = async (): Promise<NgoToVerify> =>
  (await call<{ data: NgoToVerify }>('GET', `ngo/getNgoToVerify/${id}`, { token: staff.token })).body.data;
const readPublic = async () =>
  (await call<{ data: NgoDetail }>('GET', `ngo/getNgoById/${id}`)).body.data.documentChecks;
const set = (fields: string) => pool.query(`update ngo set ${fields} where id = $1`, [id]);

let id: string;
beforeEach(async () => {
  await pool.query('delete from ngo');
  id = await savedNgo(db, {
    status: 'pending',
    verifiedAt: null,
    registrationType: 'Trust',
    darpanId: 'GJ/2019/0000009',
    pan: 'AAATS1234K',
    reg80G: { number: 'AAATS1234KF20241', validFrom: '2024-04-01', validTo: '2029-03-31' },
  });
  await set('submitted_at = now()');
});

const rowOf = async (document: CheckedDocument) =>
  (await read()).documents.find((row) => row.document === document)!;

/** Decides as the caller that has just loaded the NGO, except for `values`. */
async function decide(document: CheckedDocument, values: object = {}, token = staff.token) {
  const { stated, revision } = await rowOf(document);
  const seen = { result: 'matches', source: 'register', seenOn: '2026-10-20' };
  return post(`decideDocument/${id}`, { document, ...seen, stated, revision, ...values }, token);
}
async function verify() {
  const { revision, decisions } = await read();
  return post(`verifyNgo/${id}`, { revision, decisions });
}

describe('a decision on a document', () => {
  test('is saved on its own, with who decided and when, and is in the audit log', async () => {
    expect((await decide('darpanId', { note: ' Same address. ' })).status).toBe(200);
    const { documents, history, decisions } = await read();
    expect(documents.map(({ document, state }) => [document, state])).toEqual([
      ['registrationType', 'open'],
      ['darpanId', 'matches'],
      ['pan', 'open'],
      ['reg12A', 'notStated'],
      ['reg80G', 'open'],
      ['fcra', 'notStated'],
      ['csr1', 'notStated'],
    ]);
    expect(decisions).toBe(1);
    const { decision } = documents[1]!;
    expect(decision).toMatchObject({
      result: 'matches',
      source: 'register',
      seenOn: '2026-10-20',
      note: 'Same address.',
      decidedBy: staff.email,
    });
    expect(Date.parse(decision!.decidedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(history[0]).toMatchObject({
      action: 'decideDocument',
      accountEmail: staff.email,
      before: { result: 'open' },
      after: { document: 'darpan_id', result: 'matches', source: 'register', seenOn: '2026-10-20' },
    });
  });

  test('needs to say where and when it was seen, not in the future, and no Aadhaar number', async () => {
    const refuses = async (values: object, status: number, field: string) => {
      const { body, status: got } = await decide('pan', values);
      expect([got, Object.keys(body.errors ?? {})], JSON.stringify(values)).toEqual([status, [field]]);
    };
    await refuses({ result: undefined }, 400, 'result');
    await refuses({ source: undefined }, 422, 'source');
    await refuses({ seenOn: undefined }, 422, 'seenOn');
    await refuses({ seenOn: '2026-02-30' }, 400, 'seenOn');
    await refuses({ seenOn: dayIn(1) }, 422, 'seenOn');
    await refuses({ note: 'x'.repeat(1001) }, 400, 'note');
    await refuses({ note: 'Aadhaar 2341 2341 2346' }, 400, 'note');
    expect((await rowOf('pan')).decision).toBeNull();
    expect((await decide('pan', { seenOn: todayInIndia() })).status).toBe(200);
  });

  test('is refused for a document that the NGO does not state', async () => {
    expect(await decide('fcra', { stated: '' })).toMatchObject({
      status: 422,
      body: { msg: expect.stringContaining('no longer states') },
    });
  });

  test('is refused if a colleague decided in the meantime, and keeps theirs', async () => {
    const { revision } = await rowOf('pan');
    expect((await decide('pan', { result: 'differs', source: 'call' }, colleague.token)).status).toBe(200);
    expect(await decide('pan', { revision })).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('Someone else') },
    });
    expect(await rowOf('pan')).toMatchObject({
      state: 'differs',
      decision: { source: 'call', decidedBy: colleague.email },
    });
    // A decision on another document is no conflict.
    expect((await decide('darpanId')).status).toBe(200);
  });

  test('of two at the same moment, one is saved and the other refused', async () => {
    const { stated, revision } = await rowOf('pan');
    const body = { document: 'pan', source: 'copy', seenOn: '2026-10-20', stated, revision };
    const answers = await Promise.all([
      post(`decideDocument/${id}`, { ...body, result: 'matches' }),
      post(`decideDocument/${id}`, { ...body, result: 'differs' }, colleague.token),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await rowOf('pan')).revision).toBe(1);
  });

  test('is refused if the NGO changed the document in the meantime', async () => {
    const { stated } = await rowOf('darpanId');
    await set(`darpan_id = 'GJ/2020/0000001'`);
    expect(await decide('darpanId', { stated })).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('changed this document') },
    });
    expect((await rowOf('darpanId')).decision).toBeNull();
  });

  test('can be taken back', async () => {
    await decide('pan', { note: 'Blurred.' });
    expect((await decide('pan', { result: 'open', note: '' })).status).toBe(200);
    expect(await rowOf('pan')).toMatchObject({
      state: 'open',
      revision: 2,
      decision: { source: null, seenOn: null, note: null },
    });
  });

  test('is only for staff, and only for an NGO that exists', async () => {
    const ngo = await signedIn({ role: 'ngo', ngoId: id });
    expect((await decide('pan', {}, ngo.token)).status).toBe(403);
    const body = { document: 'pan', result: 'open', stated: '', revision: 0 };
    for (const other of ['0', '999999', 'x'])
      expect((await post(`decideDocument/${other}`, body)).status, other).toBe(404);
    await set(`status = 'deleted', deleted_at = now(), status_before_deletion = 'pending'`);
    expect((await decide('pan')).status).toBe(404);
  });
});

describe('verifying an NGO', () => {
  test('is refused without a document that is seen and right', async () => {
    const refusal = { status: 422, body: { msg: expect.stringContaining('At least one document') } };
    expect(await verify()).toMatchObject(refusal);
    await decide('pan', { result: 'differs' });
    expect(await verify()).toMatchObject(refusal);
    await decide('darpanId');
    await set(`darpan_id = 'GJ/2020/0000001'`);
    expect(await verify()).toMatchObject(refusal);
    expect((await read()).status).toBe('pending');
    await decide('darpanId');
    expect((await verify()).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'verified', verifiedBy: staff.email });
  });

  test('is refused if a colleague decided on a document in the meantime', async () => {
    await decide('darpanId');
    const { revision, decisions } = await read();
    await decide('darpanId', { result: 'differs' }, colleague.token);
    await decide('pan', {}, colleague.token);
    expect((await post(`verifyNgo/${id}`, { revision, decisions })).status).toBe(409);
    expect((await read()).status).toBe('pending');
  });

  test('publishes which documents were seen and when, and nothing internal', async () => {
    await decide('darpanId', { note: 'The secretary confirmed it.' });
    await decide('pan', { result: 'differs' });
    await decide('reg80G', { seenOn: '2026-10-21', source: 'copy' });
    // An imported NGO is public before it is verified.
    await set(`source = 'imported'`);
    expect(await readPublic()).toEqual([]);
    await verify();
    const seen = [
      { document: 'darpanId', seenOn: '2026-10-20', hasChanged: false },
      { document: 'reg80G', seenOn: '2026-10-21', hasChanged: false },
    ];
    expect(await readPublic()).toEqual(seen);
    const { body } = await call('GET', `ngo/getNgoById/${id}`);
    for (const internal of ['secretary', staff.email, 'differs', 'AAATS1234K'])
      expect(JSON.stringify(body)).not.toContain(internal);

    // A document that the NGO changes later keeps its tick until our team confirms the change, and the others theirs.
    const { token } = await signedIn({ role: 'ngo', ngoId: id });
    const own = await call<{ data: Record<string, unknown> }>('GET', 'ngo/getOwnNgo', { token });
    expect(own.body.data['documentChecks']).toEqual(seen);
    const { name, category, city, revision, darpanId, pan } = own.body.data;
    const values = { name, category, city, revision, darpanId, pan, reg80G: 'AAATS1234KF20251' };
    const body80G = { ...values, registrationType: 'Trust', reg80GValidFrom: '2025-04-01' };
    expect((await callConfirmed('POST', 'ngo/updateNgo', { token, body: body80G })).status).toBe(200);
    expect(await readPublic()).toEqual(seen);
    const { rows } = await pool.query<{ id: string }>(
      'select id::text from ngo_guarded_change where ngo_id = $1',
      [id],
    );
    const path = `donation/confirmBankChange/ngo/${rows[0]!.id}`;
    expect((await callConfirmed('POST', path, { token: staff.token })).status).toBe(200);
    expect(await readPublic()).toEqual([seen[0], { ...seen[1], hasChanged: true }]);
    expect((await rowOf('reg80G')).state).toBe('changed');
    expect((await read()).isWaiting).toBe(true);
  });
});
