import { beforeEach, describe, expect, test } from 'vitest';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { parseServices } from '#src/features/ngo/fields/services-text.ts';
import { volunteerTesting } from '#src/features/volunteer/volunteer.fixture.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { expectErased } from '../../../../tests/support/erasure.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { eraseDeletedNgos } from './erase-ngos.service.server.ts';

const app = await testApp();
const { services, db, pool, call, callConfirmed, signedIn, mailsTo, runJobs } = app;
const { savedEvent, register, partyOf } = eventTesting(app);
const { savedShift } = volunteerTesting(app);
const admin = await signedIn({ role: 'admin' });
const staff = await signedIn({ role: 'staff' });

const remove = (id: string, token = admin.token) =>
  callConfirmed<{ success: boolean; msg: string }>('DELETE', `ngo/deleteNgo/${id}`, { token });
const restore = (id: string, token = admin.token) => callConfirmed('POST', `ngo/restoreNgo/${id}`, { token });
const isPublic = async (id: string) => (await call('GET', `ngo/getNgoById/${id}`)).status === 200;
const age = (id: string, days: number) =>
  pool.query(`update ngo set deleted_at = now() - make_interval(days => $2) where id = $1`, [id, days]);
const row = async (id: string) =>
  (await pool.query('select * from ngo where id = $1', [id])).rows[0] as Record<string, unknown>;
const count = async (table: string, ngoId: string) =>
  (
    (await pool.query(`select count(*)::int as n from ${table} where ngo_id = $1`, [ngoId])).rows[0] as {
      n: number;
    }
  ).n;

let id: string;
let ngo: { email: string; token: string };
beforeEach(async () => {
  id = await savedNgo(db, {
    address: '1, Ring Road',
    pin: '360001',
    phone: '9876543210',
    email: 'office@example.org',
    website: 'https://example.org/',
    description: 'Long',
    mission: 'Short',
    services: parseServices('Blood bank').services,
    pan: 'AAATS1234K',
  });
  ngo = await signedIn({ role: 'ngo', ngoId: id });
});

describe('a deletion', () => {
  test('removes the NGO from the site and invalidates its tokens immediately', async () => {
    expect(await isPublic(id)).toBe(true);
    expect((await call('GET', 'auth/getAccount', { token: ngo.token })).status).toBe(200);
    expect(await remove(id)).toMatchObject({
      status: 200,
      body: { success: true, msg: expect.stringContaining('It can be restored for 30 days.') },
    });
    expect(await isPublic(id)).toBe(false);
    expect((await call('GET', 'auth/getAccount', { token: ngo.token })).status).toBe(401);
    const { body } = await call<{ data: { _id: string }[] }>('GET', 'ngo/getNgoByCity/Rajkot?pageSize=100');
    expect(body.data.map(({ _id }) => _id)).not.toContain(id);
    expect(await row(id)).toMatchObject({ status: 'deleted', status_before_deletion: 'verified' });
    expect(await mailsTo(ngo.email)).toMatchObject([{ event: 'deleteNgo' }]);
    const { rows } = await pool.query(
      `select action, before->>'status' as was, after->>'status' as is, account_email from audit_entry
      where ngo_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'deleteNgo', was: 'verified', is: 'deleted', account_email: admin.email },
    ]);
  });

  test('is only for admins', async () => {
    for (const [token, status] of [
      [staff.token, 403],
      [ngo.token, 403],
      ['nonsense', 401],
    ] as const) {
      expect(await remove(id, token)).toMatchObject({
        status,
        body: { success: false, msg: expect.any(String) },
      });
      expect((await restore(id, token)).status).toBe(status);
    }
    expect((await call('DELETE', `ngo/deleteNgo/${id}`)).status).toBe(401);
    expect(await isPublic(id)).toBe(true);
  });

  test('returns 404 for a missing or deleted NGO', async () => {
    await remove(id);
    for (const one of [id, '999999', '0', 'x'])
      expect(await remove(one)).toMatchObject({
        status: 404,
        body: { success: false, msg: expect.any(String) },
      });
  });
});

describe('the events and shifts of a deleted NGO', () => {
  const JOBS = ['cancelEventsOfNgo', 'cancelShiftsOfNgo'];
  const statusOf = async (table: 'event' | 'volunteer_shift', key: string) =>
    (await pool.query(`select status from ${table} where id = $1`, [key])).rows as unknown;

  test('are cancelled an hour later, with mails to those who registered', async () => {
    const [eventId, shiftId, party] = [await savedEvent(id), await savedShift(id), partyOf()];
    await register(eventId, party);
    await pool.query(`delete from pgboss.job where name = any($1)`, [JOBS]);
    await remove(id);
    const { rows } = await pool.query(
      `select name, extract(epoch from start_after - created_on)::int / 60 as minutes from pgboss.job
        where name = any($1) order by name`,
      [JOBS],
    );
    expect(rows).toEqual(JOBS.map((name) => ({ name, minutes: 60 })));
    for (const name of [...JOBS, 'sendEventAnnouncement']) await runJobs(name);
    expect(await statusOf('event', eventId)).toEqual([{ status: 'cancelled' }]);
    expect(await statusOf('volunteer_shift', shiftId)).toEqual([{ status: 'cancelled' }]);
    expect((await mailsTo(party.email))[0]).toMatchObject({ event: 'eventCancelledByNgo' });
  });

  test('stay as they are if it is restored before', async () => {
    const [eventId, shiftId] = [await savedEvent(id), await savedShift(id)];
    await remove(id);
    await restore(id);
    for (const name of JOBS) await runJobs(name);
    expect(await statusOf('event', eventId)).toEqual([{ status: 'published' }]);
    expect(await statusOf('volunteer_shift', shiftId)).toEqual([{ status: 'open' }]);
  });
});

describe('a restoration', () => {
  test('restores the status, the page and the sign-in, even after 29 days', async () => {
    await remove(id);
    await age(id, 29);
    expect(await eraseDeletedNgos(services)).toBe(0);
    expect((await restore(id)).status).toBe(200);
    expect(await isPublic(id)).toBe(true);
    expect((await call('GET', 'auth/getAccount', { token: ngo.token })).status).toBe(200);
    expect(await row(id)).toMatchObject({
      status: 'verified',
      deleted_at: null,
      status_before_deletion: null,
    });
    expect((await mailsTo(ngo.email))[0]).toMatchObject({ event: 'restoreNgo' });
  });

  test('leaves a suspended NGO suspended', async () => {
    await callConfirmed('POST', `ngo/suspendNgo/${id}`, {
      token: staff.token,
      body: { reason: 'Complaints.' },
    });
    await remove(id);
    await restore(id);
    expect(await row(id)).toMatchObject({ status: 'suspended', suspended_reason: 'Complaints.' });
  });

  test('is refused after 31 days, erased or not, and for an NGO that is not deleted', async () => {
    expect((await restore(id)).status).toBe(409);
    await remove(id);
    await age(id, 31);
    expect((await restore(id)).status).toBe(409);
    await eraseDeletedNgos(services);
    expect((await restore(id)).status).toBe(409);
    expect((await restore('999999')).status).toBe(404);
  });
});

test('erases accounts, claims, photos and contact data after 30 days, keeping name and numbers', async () => {
  const recent = await savedNgo(db, { phone: '9876543211' });
  await signedIn({ role: 'ngo', ngoId: recent });
  await remove(recent);
  await remove(id);
  await pool.query(
    `insert into ngo_photo (ngo_id, file_key, position, width, height) values ($1, 'key', 1, 10, 10)`,
    [id],
  );
  await pool.query(
    `insert into ngo_claim (ngo_id, email, name, language, password_hash) values ($1, 'a@example.org', 'A', 'en', 'x')`,
    [id],
  );
  await pool.query(
    `insert into ngo_document_check (ngo_id, document, result, source, seen_on, stated, note)
      values ($1, 'pan', 'matches', 'call', '2026-10-20', 'AAATS1234K', 'Asked Asha')`,
    [id],
  );
  const eventId = await savedEvent(id);
  await pool.query(
    `update event set contact_name = 'Asha', contact_phone = '9876543210', contact_email = 'asha@example.org',
      online_link = 'https://example.org/asha' where id = $1`,
    [eventId],
  );
  await register(eventId, partyOf());
  await age(id, 31);
  expect(await eraseDeletedNgos(services)).toBe(1);
  expect(await eraseDeletedNgos(services)).toBe(0);
  expect((await pool.query('select 1 from event_registration where event_id = $1', [eventId])).rows).toEqual(
    [],
  );
  const { rows: jobs } = await pool.query(`select data from pgboss.job where name = 'deletePhotoFiles'`);
  expect(jobs).toEqual([{ data: { fileKey: 'key', width: 10 } }]);
  const erased = await row(id);
  await expectErased(pool, { table: 'ngo', id });
  await expectErased(pool, { table: 'event', id: eventId });
  expect(erased).toMatchObject({
    pan: 'AAATS1234K',
    name: expect.stringMatching(/Sathi/),
    city: 'Rajkot',
  });
  expect(JSON.stringify(erased)).not.toMatch(/blood/i);
  for (const table of ['account', 'ngo_claim', 'ngo_document_check', 'ngo_photo'])
    expect(await count(table, id), table).toBe(0);
  expect(await row(recent)).toMatchObject({ phone: '9876543211', erased_at: null });
  expect(await count('account', recent)).toBe(1);
});
