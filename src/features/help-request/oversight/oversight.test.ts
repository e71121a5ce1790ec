import { beforeEach, describe, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '../help-request.fixture.ts';
import type { NeedRow, NgoNumbers, OfferRow, StaffRequest, StaffRow } from './oversight.contract.ts';

const app = await testApp();
const { call, pool, db, mailsTo, signedIn } = app;
const { saved, route, readyNgo, formOf, send, codeFor, eventsOf, offersOf, statusOf, clearNgos } =
  helpTesting(app);
const { token } = await signedIn({ role: 'staff' });

const get = async <Body>(path: string) => (await call<Body>('GET', `helpRequest/${path}`, { token })).body;
const post = async (path: string, body?: unknown) =>
  (await call('POST', `helpRequest/${path}`, { token, ...(body !== undefined && { body }) })).status;
const older = (id: string, hours: number) =>
  pool.query(`update help_request set created_at = now() - make_interval(hours => $2) where id = $1`, [
    id,
    hours,
  ]);

beforeEach(async () => {
  await clearNgos();
  await pool.query(`update help_request set status = 'closed' where status <> 'closed'`);
});

test('the list can be narrowed to what waits for staff or is overdue, and tells not who asked', async () => {
  const { id, email } = await saved();
  await route(id);
  const late = await saved({ userCity: 'Surat', userHelpCategory: 'Education' });
  await older(late.id, 80);
  type Listed = { data: StaffRow[]; total: number };
  const withStaff = await get<Listed>('getAllHelpRequestForStaff?withStaff=true');
  expect(withStaff.data.map(({ _id }) => _id)).toEqual([id]);
  const overdue = await get<Listed>(
    'getAllHelpRequestForStaff?overdue=true&status=open&district=Surat&category=Education',
  );
  expect(overdue.data).toMatchObject([{ _id: late.id, isOverdue: true }]);
  expect(overdue.total).toBe(1);
  const one = await get<{ data: StaffRequest }>(`getHelpRequestForStaff/${id}`);
  expect(one.data.history.map(({ kind }) => kind)).toEqual(['received', 'withStaff']);
  for (const told of ['9876543210', email, 'કોકિલા'])
    expect(JSON.stringify([withStaff, one])).not.toContain(told);
  expect(await post(`seeContactForStaff/${id}`)).toBe(200);
  const { rows } = await pool.query('select 1 from audit_entry where action = $1 and entity_id = $2', [
    'seeHelpContact',
    id,
  ]);
  expect(rows).toHaveLength(1);
});

test('of an NGO there are counts, the median time to its first answer, and what is overdue', async () => {
  const ngo = await readyNgo();
  for (const hours of [2, 4, 60]) {
    const { id } = await saved();
    await route(id);
    await call('POST', `helpRequest/acceptHelpRequest/${id}`, { token: ngo.token });
    await pool.query(
      `update help_offer set sent_at = answered_at - make_interval(hours => $2) where request_id = $1`,
      [id, hours],
    );
  }
  const late = await saved();
  await route(late.id);
  await pool.query(`update help_offer set due_at = now() where request_id = $1`, [late.id]);
  const body = await get<{ numbers: NgoNumbers; data: OfferRow[]; total: number }>(
    `getHelpRequestsOfNgo/${ngo.ngoId}`,
  );
  expect(body.numbers).toEqual({
    ...{ sent: 1, accepted: 3, declined: 0, passed: 0, resolved: 0, overdue: 1, medianHours: 4 },
  });
  expect(body.data[0]).toMatchObject({ _id: late.id, isOverdue: true });
  expect(body.total).toBe(4);
  const silent = await get<{ numbers: NgoNumbers; total: number }>(
    `getHelpRequestsOfNgo/${await savedNgo(db)}`,
  );
  expect([silent.numbers.medianHours, silent.total]).toEqual([null, 0]);
});

test('unmet need is counted by district and category', async () => {
  const { id } = await saved({ userCity: 'Bhuj', userHelpCategory: 'Occupation' });
  await route(id);
  await older(id, 73);
  const { data } = await get<{ data: NeedRow[] }>('getUnmetNeed');
  expect(data.filter(({ district }) => district === 'Kutch')).toEqual([
    { district: 'Kutch', category: 'Occupation', asked: 1, open: 1, overdue: 1, withStaff: 1 },
  ]);
});

describe('staff', () => {
  test('give a request to another NGO; whoever had it loses it', async () => {
    const holder = await readyNgo();
    const { id } = await saved();
    await route(id);
    await call('POST', `helpRequest/acceptHelpRequest/${id}`, { token: holder.token });
    const next = await readyNgo({ city: 'Surat', category: 'education' });
    expect(await post(`reassignHelpRequest/${id}`, { ngoId: holder.ngoId })).toBe(409);
    expect(await post(`reassignHelpRequest/${id}`, { ngoId: await savedNgo(db) })).toBe(409);
    expect(await post(`reassignHelpRequest/${id}`, { ngoId: next.ngoId })).toBe(200);
    expect(await offersOf(id)).toEqual({ [holder.ngoId]: 'passed', [next.ngoId]: 'sent' });
    expect((await mailsTo(holder.email))[0]!.body).toContain('somebody else');
    const accept = await call('POST', `helpRequest/acceptHelpRequest/${id}`, { token: next.token });
    expect(accept.status).toBe(200);
    expect(await eventsOf(id)).toEqual(['received', 'offered', 'accepted', 'reassigned', 'accepted']);
  });

  test('close one with a reason, and nothing moves it any more', async () => {
    const { id } = await saved();
    expect(await post(`closeHelpRequest/${id}`, { reason: ' ' })).toBe(400);
    expect(await post(`closeHelpRequest/${id}`, { reason: 'Asked by phone' })).toBe(200);
    expect(await post(`closeHelpRequest/${id}`, { reason: 'Again' })).toBe(409);
    const ngo = await readyNgo();
    expect(await post(`reassignHelpRequest/${id}`, { ngoId: ngo.ngoId })).toBe(409);
    await route(id);
    expect(await offersOf(id)).toEqual({});
  });

  test('merge duplicates of one person, and of nobody else', async () => {
    const first = await saved();
    const stranger = await saved();
    const form = formOf(first.email, { helpDescription: 'The same again' });
    await send({ ...form, userOTP: await codeFor(first.email), isAnother: true });
    const { rows } = await pool.query<{ id: string }>(
      'select max(id)::text as id from help_request where user_email = $1',
      [first.email],
    );
    const twin = rows[0]!.id;
    for (const intoId of [stranger.id, twin, '999999', 'x'])
      expect(await post(`mergeHelpRequest/${twin}`, { intoId })).toBe(409);
    expect(await post(`mergeHelpRequest/${twin}`, { intoId: first.id })).toBe(200);
    expect([await statusOf(twin), await statusOf(first.id)]).toEqual(['closed', 'open']);
    const { data } = await get<{ data: StaffRequest }>(`getHelpRequestForStaff/${twin}`);
    expect(data.mergedInto).toBe(first.id);
  });

  test('are told 404 of what is not there', async () => {
    for (const id of ['0', 'x', '999999']) {
      expect((await call('GET', `helpRequest/getHelpRequestForStaff/${id}`, { token })).status).toBe(404);
      expect((await call('GET', `helpRequest/getHelpRequestsOfNgo/${id}`, { token })).status).toBe(404);
      expect(await post(`seeContactForStaff/${id}`)).toBe(404);
      expect(await post(`closeHelpRequest/${id}`, { reason: 'None' })).toBe(404);
    }
  });
});
