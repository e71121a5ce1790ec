import { beforeEach, describe, expect, test } from 'vitest';
import { hideNgo } from '../../../../tests/support/decoys.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { saveNgos } from '#src/features/ngo/ngo-index.server.ts';
import { ngoToVerify, queueEntry, type NgoToVerify, type QueueEntry } from './verification.contract.ts';

const { db, pool, call, callConfirmed, signedIn, mailsTo } = await testApp();
const staff = await signedIn({ role: 'staff' });

type MessageResponse = { success: boolean; msg: string; errors?: Record<string, string> };
const act = (path: string, body?: unknown, token = staff.token) =>
  callConfirmed<MessageResponse>('POST', `ngo/${path}`, { token, ...(body !== undefined && { body }) });
const read = async (id: string) =>
  (await call<{ data: NgoToVerify }>('GET', `ngo/getNgoToVerify/${id}`, { token: staff.token })).body.data;
const queue = async (query = '') =>
  (
    await call<{ data: QueueEntry[]; total: number }>('GET', `ngo/getAllNgoToVerify${query}`, {
      token: staff.token,
    })
  ).body;
const set = (id: string, fields: string) => pool.query(`update ngo set ${fields} where id = $1`, [id]);
/** Verifies the NGO as staff who have seen its PAN, or else an earlier state of the NGO. */
async function verify(ngoId: string, earlier?: { revision: number; decisions: number }) {
  const { revision, decisions } = earlier ?? (await seePan(ngoId));
  return act(`verifyNgo/${ngoId}`, { revision, decisions });
}
async function seePan(ngoId: string): Promise<NgoToVerify> {
  const { documents } = await read(ngoId);
  const { document, stated, revision } = documents.find((row) => row.document === 'pan')!;
  const seen = { result: 'matches', source: 'copy', seenOn: '2026-10-20' };
  const answer = await act(`decideDocument/${ngoId}`, { document, stated, revision, ...seen });
  expect(answer.status).toBe(200);
  return read(ngoId);
}
/** Adds an account that may no longer be used to the NGO, and returns its address. */
async function disabledAccount(): Promise<string> {
  const account = await signedIn({ role: 'ngo', ngoId: id });
  await pool.query(`update account set disabled_at = now() - interval '91 days' where id = $1`, [account.id]);
  return account.email;
}
const isPublic = async (id: string) => (await call('GET', `ngo/getNgoById/${id}`)).status === 200;

let id: string;
let ngo: { email: string; token: string };
beforeEach(async () => {
  await pool.query('delete from ngo');
  id = await savedNgo(db, { status: 'pending', verifiedAt: null, pan: 'AAATS1234K', nameGu: 'સાથી' });
  ngo = await signedIn({ role: 'ngo', ngoId: id });
  await set(id, `submitted_at = now() - interval '2 days'`);
});

describe('the queue', () => {
  test('lists the waiting entries by kind, oldest first', async () => {
    const changed = await savedNgo(db, { name: 'Changed Trust' });
    await set(changed, `papers_changed_at = now() - interval '3 days'`);
    const claimed = await savedNgo(db, { name: 'Claimed Trust' });
    await addClaim(claimed);
    // These are not in the queue.
    await addClaim(claimed, { email: 'decided@example.org', isDecided: true });
    const [deleted, suspended] = [await savedNgo(db), await savedNgo(db)];
    await addClaim(deleted);
    for (const ngoId of [deleted, suspended]) await set(ngoId, 'papers_changed_at = now()');
    await hideNgo(pool, { id: deleted, status: 'deleted' });
    await hideNgo(pool, { id: suspended });
    await savedNgo(db, { status: 'pending', source: 'imported', verifiedAt: null });
    await savedNgo(db, { name: 'Checked Trust' });
    await savedNgo(db, { name: 'Still preparing', status: 'pending', verifiedAt: null });
    const back = await savedNgo(db, { name: 'Sent back', status: 'pending', verifiedAt: null });
    await set(back, `submitted_at = now() - interval '2 days', sent_back_at = now() - interval '1 day'`);
    const { data, total } = await queue();
    expect(data.map(({ kind, _id }) => [kind, _id])).toEqual([
      ['papers', changed],
      ['new', id],
      ['claim', claimed],
    ]);
    expect(total).toBe(3);
    for (const entry of data) expect(queueEntry.parse(entry)).toEqual(entry);
    expect(data[2]!.claim).toMatchObject({ email: 'asha@example.org' });
    expect(await queue('?page=2&pageSize=2')).toMatchObject({ total: 3, data: [{ kind: 'claim' }] });
    expect(await queue('?page=9')).toMatchObject({ total: 3, data: [] });
    const { body } = await call('GET', 'ngo/getCheckingOverview', { token: staff.token });
    expect(body.data).toMatchObject({
      waiting: { new: 1, papers: 1, claim: 1 },
      status: { pending: 4, verified: 3, suspended: 1, deleted: 1 },
    });
  });

  test('lists an NGO again after it was sent back and saved', async () => {
    await act(`sendBackNgo/${id}`, { reason: 'The Darpan id is another NGO’s.' });
    expect((await queue()).total).toBe(0);
    await set(id, `submitted_at = now() + interval '1 second'`);
    expect((await queue()).data).toMatchObject([{ _id: id, kind: 'new' }]);
  });
});

test('returns all data of an NGO to staff, with the unmasked PAN and similar NGOs', async () => {
  const twin = await savedNgo(db, { name: 'Another name', city: 'Surat', pan: 'AAATS1234K' });
  const { name } = await read(id);
  const namesake = await savedNgo(db, { name, darpanId: 'GJ/2019/0000005' });
  await savedNgo(db, { name, city: 'Surat', darpanId: 'GJ/2019/0000006' });
  const claim = await addClaim(id);
  await addClaim(id, { email: 'decided@example.org', isDecided: true });
  await addClaim(twin, { email: 'twin@example.org' });
  await act(`sendBackNgo/${id}`, { reason: 'Please add the 80G paper.' });
  const data = await read(id);
  expect(ngoToVerify.parse(data)).toEqual(data);
  expect(data).toMatchObject({ pan: 'AAATS1234K', status: 'pending', isWaiting: false, district: 'Rajkot' });
  expect(data.people).toMatchObject([{ email: ngo.email }]);
  expect(data.similar).toMatchObject([
    { _id: twin, samePan: true },
    { _id: namesake, samePan: false },
  ]);
  expect(data.claims.map(({ _id }) => _id)).toEqual([claim]);
  expect(data.history).toMatchObject([{ action: 'sendBackNgo', accountEmail: staff.email }]);
  for (const bad of ['0', 'x', '999999', '1e3'])
    expect((await call('GET', `ngo/getNgoToVerify/${bad}`, { token: staff.token })).status).toBe(404);
});

describe('verifying an NGO', () => {
  test('lists the NGO, notifies its active accounts and records the change', async () => {
    expect(await isPublic(id)).toBe(false);
    const gone = await disabledAccount();
    const seen = await seePan(id);
    expect(await verify(id, seen)).toMatchObject({ status: 200, body: { success: true } });
    expect(await isPublic(id)).toBe(true);
    expect(await mailsTo(ngo.email)).toMatchObject([
      { event: 'verifyNgo', subject: expect.stringContaining('is checked') },
    ]);
    expect(await mailsTo(gone)).toEqual([]);
    const { history, verifiedAt } = await read(id);
    expect(Date.parse(verifiedAt!)).toBeGreaterThan(Date.now() - 60_000);
    expect(history[0]).toMatchObject({ before: { status: 'pending' }, after: { status: 'verified' } });
    expect((await verify(id, seen)).status).toBe(409);
  });

  test('refuses if the NGO has changed since it was loaded', async () => {
    const seen = await seePan(id);
    await set(id, `revision = revision + 1, darpan_id = 'GJ/2019/0000009'`);
    expect(await verify(id, seen)).toMatchObject({
      status: 409,
      body: { success: false, msg: expect.stringContaining('changed in the meantime') },
    });
    expect((await read(id)).status).toBe('pending');
    expect(await mailsTo(ngo.email)).toEqual([]);
    expect((await act(`verifyNgo/${id}`, {})).status).toBe(400);
  });

  test('refuses if an import has changed the NGO since it was loaded', async () => {
    const seen = await seePan(id);
    const { name, category, city } = seen;
    await saveNgos(db, [{ name, category, city, darpanId: 'GJ/2019/0000008' }]);
    expect((await verify(id, seen)).status).toBe(409);
  });

  test('sets a new date when changed documents are verified', async () => {
    const other = await savedNgo(db, { pan: 'AAATS1234L' });
    await set(other, 'papers_changed_at = now()');
    expect((await verify(other)).status).toBe(200);
    const { papersChangedAt, verifiedAt, isWaiting } = await read(other);
    expect(papersChangedAt).toBeNull();
    expect(isWaiting).toBe(false);
    expect(verifiedAt! > '2026-10-15').toBe(true);
  });

  test('returns an NGO with rejected documents to the queue on its next save', async () => {
    const other = await savedNgo(db);
    const person = await signedIn({ role: 'ngo', ngoId: other });
    await set(other, 'papers_changed_at = now()');
    expect((await act(`sendBackNgo/${other}`, { reason: 'The number is another NGO’s.' })).status).toBe(200);
    expect(await read(other)).toMatchObject({ status: 'verified', isWaiting: false });
    const own = await call<{ data: Record<string, unknown> }>('GET', 'ngo/getOwnNgo', {
      token: person.token,
    });
    const { name, category, city, revision } = own.body.data;
    const body = { name, category, city, revision, mission: 'Light for all' };
    expect((await callConfirmed('POST', 'ngo/updateNgo', { token: person.token, body })).status).toBe(200);
    expect(await read(other)).toMatchObject({ status: 'verified', isWaiting: true });
  });

  test('refuses an NGO that was never submitted', async () => {
    const preparing = await savedNgo(db, { status: 'pending', verifiedAt: null, pan: 'AAATS1234L' });
    expect((await read(preparing)).moves).toEqual(['suspend', 'delete']);
    expect((await verify(preparing)).status).toBe(409);
  });
});

describe('sending back and suspending an NGO', () => {
  test('require a reason, which the NGO sees', async () => {
    for (const reason of ['', '   ', 'x'.repeat(1001), 'Aadhaar 2341 2341 2346'])
      expect((await act(`sendBackNgo/${id}`, { reason })).status, reason).toBe(400);
    expect((await act(`suspendNgo/${id}`)).status).toBe(400);
    await pool.query(`update account set language = 'gu' where email = $1`, [ngo.email]);
    expect((await act(`sendBackNgo/${id}`, { reason: 'The <b>80G</b> number is wrong.' })).status).toBe(200);
    const [mail] = await mailsTo(ngo.email);
    expect(mail).toMatchObject({ event: 'sendBackNgo', subject: expect.stringContaining('સાથી') });
    expect(mail!.body).toContain('The <b>80G</b> number is wrong.');
    expect(mail!.html).toContain('&lt;b&gt;80G');
    expect(mail!.body).toContain('/gu/ngopage');
  });

  test('takes a suspended NGO off the site and restores its status afterwards', async () => {
    await verify(id);
    expect((await act(`suspendNgo/${id}`, { reason: 'Complaints.' })).status).toBe(200);
    expect(await isPublic(id)).toBe(false);
    expect((await act(`suspendNgo/${id}`, { reason: 'Again.' })).status).toBe(409);
    expect(await read(id)).toMatchObject({ status: 'suspended', suspendedReason: 'Complaints.' });
    expect((await act(`unsuspendNgo/${id}`)).status).toBe(200);
    expect(await read(id)).toMatchObject({
      status: 'verified',
      papersChangedAt: null,
      suspendedReason: null,
    });
    expect(await isPublic(id)).toBe(true);
  });

  test('queues a verified NGO that changed while it was suspended', async () => {
    await verify(id);
    await act(`suspendNgo/${id}`, { reason: 'Complaints.' });
    await set(id, 'revision = revision + 1');
    await act(`unsuspendNgo/${id}`);
    expect(await read(id)).toMatchObject({ status: 'verified', isWaiting: true });
  });
});

describe('a claim to an NGO without a manager', () => {
  beforeEach(() => pool.query(`update account set ngo_role = 'member' where ngo_id = $1`, [id]));
  test('creates the account if it is accepted and notifies active accounts', async () => {
    const gone = await disabledAccount();
    const claim = await addClaim(id);
    expect((await act(`decideClaim/${claim}`, { accepted: true })).status).toBe(200);
    const { rows } = await pool.query(
      `select role, ngo_id::text, password_hash, consent_text, consented_at is not null as consented from account where email = $1`,
      ['asha@example.org'],
    );
    expect(rows).toEqual([
      { role: 'ngo', ngo_id: id, password_hash: 'a hash', consent_text: 'joining-1-en', consented: true },
    ]);
    expect(await mailsTo('asha@example.org')).toMatchObject([{ event: 'decideClaim' }]);
    expect(await mailsTo(ngo.email)).toMatchObject([{ event: 'personAdded' }]);
    expect(await mailsTo(gone)).toEqual([]);
    for (const wrong of [claim, 'x'])
      expect((await act(`decideClaim/${wrong}`, { accepted: false })).status).toBe(404);
    const [entry] = (await read(id)).history;
    expect(entry).toMatchObject({ action: 'decideClaim', after: { decision: 'accepted' } });
    expect(JSON.stringify(entry)).not.toContain('a hash');
  });

  test('loses its password hash if it is declined', async () => {
    const claim = await addClaim(id);
    expect((await act(`decideClaim/${claim}`, { accepted: false, note: 'Ask the trustees.' })).status).toBe(
      200,
    );
    const { rows } = await pool.query('select accepted, password_hash from ngo_claim where id = $1', [claim]);
    expect(rows).toEqual([{ accepted: false, password_hash: null }]);
    expect((await mailsTo('asha@example.org'))[0]!.body).toContain('Ask the trustees.');
    expect((await read(id)).people).toHaveLength(1);
  });

  test('stays open with 409 if the claimant has an account by now', async () => {
    const claim = await addClaim(id);
    await signedIn({ role: 'staff', email: 'asha@example.org' });
    expect((await act(`decideClaim/${claim}`, { accepted: true })).status).toBe(409);
    expect((await queue()).data.map(({ kind }) => kind)).toContain('claim');
  });
});

test('refuses visitors and NGOs', async () => {
  const gets = ['getAllNgoToVerify', 'getCheckingOverview', `getNgoToVerify/${id}`];
  const posts = [
    `verifyNgo/${id}`,
    `sendBackNgo/${id}`,
    `suspendNgo/${id}`,
    `unsuspendNgo/${id}`,
    `updateNgoNeeds/${id}`,
    `decideDocument/${id}`,
    'decideClaim/1',
  ];
  for (const token of [undefined, ngo.token]) {
    const status = token ? 403 : 401;
    for (const path of gets) expect((await call('GET', `ngo/${path}`, { token })).status, path).toBe(status);
    for (const path of posts)
      expect((await call('POST', `ngo/${path}`, { token, body: {} })).status, path).toBe(status);
  }
});

async function addClaim(
  ngoId: string,
  { email = 'asha@example.org', isDecided = false } = {},
): Promise<string> {
  await pool.query('delete from account where email = $1', [email]);
  const { rows } = await pool.query(
    `insert into ngo_claim (ngo_id, email, name, language, note, password_hash, consent_text, decided_at, accepted)
      values ($1, $2, 'Asha Patel', 'en', 'I am a trustee', case when not $3::boolean then 'a hash' end, 'joining-1-en',
        case when $3 then now() end, case when $3 then false end) returning id::text`,
    [ngoId, email, isDecided],
  );
  await pool.query('delete from mail where recipient = $1', [email]);
  return (rows[0] as { id: string }).id;
}
