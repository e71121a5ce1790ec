import { beforeEach, describe, expect, test } from 'vitest';
import { HIDDEN_STATUSES, hideNgo } from '../../../../tests/support/decoys.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import type { HelpWaiting, NeedCounts, NeedRow, RequestStates } from './unmet-need.contract.ts';
import type { NgoNumbers, NgoToAsk, OfferRow, StaffRequest, StaffRow } from './oversight.contract.ts';

const app = await testApp();
const { call, callConfirmed, pool, db, mailsTo, signedIn } = app;
const { saved, route, readyNgo, formOf, send, codeFor, eventsOf, offersOf, statusOf, clearNgos } =
  helpTesting(app);
const { token } = await signedIn({ role: 'staff' });

const get = async <Body>(path: string) => (await call<Body>('GET', `helpRequest/${path}`, { token })).body;
const post = async (path: string, body?: unknown, by = token) =>
  (await callConfirmed('POST', `helpRequest/${path}`, { token: by, ...(body !== undefined && { body }) }))
    .status;
const older = (id: string, hours: number) =>
  pool.query(`update help_request set created_at = now() - make_interval(hours => $2) where id = $1`, [
    id,
    hours,
  ]);

/** Saves another request of the same person. */
async function again(email: string): Promise<{ id: string; reference: string }> {
  const form = formOf(email, { helpDescription: 'The same again' });
  const { body } = await send({ ...form, userOTP: await codeFor(email), isAnother: true });
  const { reference } = body.data;
  const { rows } = await pool.query<{ id: string }>(
    'select id::text from help_request where reference = $1',
    [reference],
  );
  return { id: rows[0]!.id, reference };
}

beforeEach(async () => {
  await clearNgos();
  await pool.query(`update help_request set status = 'closed' where status <> 'closed'`);
});

test('filters the list by waiting for staff and overdue, without personal details', async () => {
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
  for (const secret of ['9876543210', email, 'કોકિલા'])
    expect(JSON.stringify([withStaff, one])).not.toContain(secret);
  expect(await post(`seeContactForStaff/${id}`)).toBe(200);
  const { rows } = await pool.query('select 1 from audit_entry where action = $1 and entity_id = $2', [
    'seeHelpContact',
    id,
  ]);
  expect(rows).toHaveLength(1);
});

test('returns the counts, the median answer time and the overdue requests of an NGO', async () => {
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
  const body = await get<{ ngo: object; numbers: NgoNumbers; data: OfferRow[]; total: number }>(
    `getHelpRequestsOfNgo/${ngo.ngoId}`,
  );
  expect(body.numbers).toEqual({
    asked: 4,
    sent: 1,
    accepted: 3,
    declined: 0,
    passed: 0,
    silent: 0,
    resolved: 0,
    overdue: 1,
    medianHours: 4,
  });
  expect(body.data[0]).toMatchObject({ _id: late.id, isOverdue: true });
  expect(body.total).toBe(4);
  expect(body.ngo).toMatchObject({ _id: ngo.ngoId, nameGu: null });
  const overdue = await get<typeof body>(`getHelpRequestsOfNgo/${ngo.ngoId}?state=overdue`);
  expect([overdue.total, overdue.data[0]!._id]).toEqual([1, late.id]);
  const declined = await get<typeof body>(`getHelpRequestsOfNgo/${ngo.ngoId}?state=declined`);
  expect([declined.total, declined.data]).toEqual([0, []]);
  await route(late.id);
  const passed = await get<typeof body>(`getHelpRequestsOfNgo/${ngo.ngoId}?state=`);
  expect(passed.numbers).toMatchObject({ sent: 0, passed: 1, silent: 1, overdue: 0 });
  const silent = await get<{ numbers: NgoNumbers; total: number }>(
    `getHelpRequestsOfNgo/${await savedNgo(db)}`,
  );
  expect([silent.numbers.medianHours, silent.total]).toEqual([null, 0]);
});

test('searches the list by reference and city, and exports it without personal details', async () => {
  const bhuj = await saved({ userCity: 'Bhuj' });
  const surat = await saved({ userCity: 'Surat', userHelpCategory: 'Education' });
  const idsOf = async (query: string) =>
    (await get<{ data: StaffRow[] }>(`getAllHelpRequestForStaff?status=open&${query}`)).data.map(
      ({ _id }) => _id,
    );
  const spelt = encodeURIComponent(` ${bhuj.reference.toLowerCase().replaceAll('-', ' ')} `);
  expect(await idsOf(`q=${spelt}`)).toEqual([bhuj.id]);
  for (const town of ['Surat', 'સુરત', 'sura']) expect(await idsOf(`q=${town}`)).toEqual([surat.id]);
  // A form submits unset fields as empty strings.
  expect(await idsOf('q=&category=&district=&overdue=&withStaff=&pageSize=100')).toEqual([bhuj.id, surat.id]);
  expect(await idsOf('q=SH-2222-22')).toEqual([]);
  expect(await idsOf('q=%2B%2B')).toEqual([]);
  const csv = await call<string>('GET', 'helpRequest/exportHelpRequest?status=open&q=Surat', { token });
  const lines = csv.body.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(surat.reference);
  for (const secret of ['9876543210', surat.email, 'કોકિલા', 'operation'])
    expect(csv.body).not.toContain(secret);
});

test('counts unmet need by district and category and in total, with the available NGOs', async () => {
  const nothing = { asked: 0, open: 0, overdue: 0, withStaff: 0 };
  type Need = { data: NeedRow[]; total: NeedCounts; recent: RequestStates };
  const before = await get<Need>('getUnmetNeed');
  const { id } = await saved({ userCity: 'Bhuj', userHelpCategory: 'Occupation' });
  await route(id);
  await older(id, 73);
  await readyNgo({ city: 'Bhuj', category: 'women' });
  await savedNgo(db, { city: 'Bhuj', category: 'women' });
  const { data, total, recent } = await get<Need>('getUnmetNeed');
  const one = { asked: 1, open: 1, overdue: 1, withStaff: 1 };
  const ofKutch = data.filter(({ district }) => district === 'Kutch');
  expect(ofKutch.filter(({ category }) => category === null)).toMatchObject([
    { open: before.data.find(({ district }) => district === 'Kutch')!.open + 1, overdue: 1, ngos: 1 },
  ]);
  expect(ofKutch.filter(({ category }) => category === 'Occupation')).toEqual([
    { ...one, district: 'Kutch', category: 'Occupation', ngos: 1, medianHours: null },
  ]);
  expect(ofKutch.find(({ category }) => category === 'Education')).toMatchObject({ ...nothing, ngos: 0 });
  expect(new Set(data.map(({ district }) => district)).size).toBe(34);
  expect(total).toMatchObject({ open: before.total.open + 1, overdue: before.total.overdue + 1 });
  expect(recent.overdue).toBe(before.recent.overdue + 1);
  const { data: waiting } = await get<{ data: HelpWaiting }>('getHelpWaiting');
  expect(waiting).toEqual({ overdue: 1, withStaff: 1, waiting: 1 });
});

test('takes the median over all requests that were first answered recently', async () => {
  const ngo = await readyNgo({ city: 'Dahod' });
  for (const hours of [2, 4, 60]) {
    const { id } = await saved({ userCity: 'Dahod' });
    await route(id);
    await call('POST', `helpRequest/acceptHelpRequest/${id}`, { token: ngo.token });
    await pool.query(
      `update help_request set created_at = first_answer_at - make_interval(hours => $2) where id = $1`,
      [id, hours],
    );
  }
  const { data } = await get<{ data: NeedRow[] }>('getUnmetNeed');
  const dahod = data.filter(({ district, asked }) => district === 'Dahod' && asked > 0);
  expect(dahod.map(({ category, medianHours }) => [category, medianHours])).toEqual([
    [null, 4],
    ['Health', 4],
  ]);
});

describe('staff', () => {
  test('reassign a request to another NGO and take it from the others', async () => {
    const holder = await readyNgo();
    const { id } = await saved();
    await route(id);
    await call('POST', `helpRequest/acceptHelpRequest/${id}`, { token: holder.token });
    const next = await readyNgo({ city: 'Surat', category: 'education' });
    expect(await post(`reassignHelpRequest/${id}`, { ngoId: holder.ngoId })).toBe(409);
    expect(await post(`reassignHelpRequest/${id}`, { ngoId: await savedNgo(db) })).toBe(409);
    const { ngoId: hidden } = await readyNgo();
    for (const status of HIDDEN_STATUSES) {
      await hideNgo(pool, { id: hidden, status });
      expect(await post(`reassignHelpRequest/${id}`, { ngoId: hidden }), status).toBe(409);
    }
    expect(await post(`reassignHelpRequest/${id}`, { ngoId: next.ngoId })).toBe(200);
    expect(await offersOf(id)).toEqual({ [holder.ngoId]: 'passed', [next.ngoId]: 'sent' });
    expect((await mailsTo(holder.email))[0]!.body).toContain('someone else');
    const accept = await call('POST', `helpRequest/acceptHelpRequest/${id}`, { token: next.token });
    expect(accept.status).toBe(200);
    expect(await eventsOf(id)).toEqual(['received', 'offered', 'accepted', 'reassigned', 'accepted']);
  });

  test('find the nearest NGOs of the category, or NGOs by name or city', async () => {
    const { id } = await saved();
    const far = await readyNgo({ city: 'Surat' });
    const near = await readyNgo({ city: 'Gondal' });
    const other = await readyNgo({ city: 'Surat', category: 'education' });
    const silent = await savedNgo(db, { name: 'Mahavir Arogya Kendra', city: 'Surat' });
    const findNgos = async (q = '') =>
      (await get<{ data: NgoToAsk[] }>(`getNgoForHelpRequest/${id}?q=${encodeURIComponent(q)}`)).data;
    expect((await findNgos()).map(({ _id }) => _id)).toEqual([near.ngoId, far.ngoId]);
    const [first] = await findNgos();
    expect(first).toMatchObject({ city: 'Gondal', openRequests: 0, isPaused: false, unfit: null });
    expect(first!.km).toBeGreaterThan(10);
    const inSurat = await findNgos('સુરત');
    const fit = inSurat.filter(({ unfit }) => unfit === null).map(({ _id }) => _id);
    expect(new Set(fit)).toEqual(new Set([far.ngoId, other.ngoId]));
    expect(inSurat.find(({ _id }) => _id === silent)).toMatchObject({ unfit: 'nobody' });
    expect(await findNgos('mahaveer')).toMatchObject([{ _id: silent, unfit: 'nobody' }]);
    expect(await post(`reassignHelpRequest/${id}`, { ngoId: far.ngoId })).toBe(200);
    expect((await findNgos()).map(({ _id }) => _id)).toEqual([near.ngoId]);
    expect(await findNgos('zzzzqqq')).toEqual([]);
    for (let count = 0; count < 8; count++) await readyNgo({ city: 'Morbi' });
    const nearest = await findNgos();
    expect([nearest.length, nearest[0]!._id]).toEqual([8, near.ngoId]);
  });

  test('close a request with a reason, for good', async () => {
    const { id } = await saved();
    expect(await post(`closeHelpRequest/${id}`, { reason: ' ' })).toBe(400);
    expect(await post(`closeHelpRequest/${id}`, { reason: 'Asked by phone' })).toBe(200);
    expect(await post(`closeHelpRequest/${id}`, { reason: 'Again' })).toBe(409);
    const ngo = await readyNgo();
    expect(await post(`reassignHelpRequest/${id}`, { ngoId: ngo.ngoId })).toBe(409);
    await route(id);
    expect(await offersOf(id)).toEqual({});
  });

  test('merge duplicates, only of the same person', async () => {
    const first = await saved();
    const stranger = await saved();
    const twin = await again(first.email);
    const others = async () =>
      (await get<{ data: StaffRequest }>(`getHelpRequestForStaff/${twin.id}`)).data.ofSamePerson;
    expect(await others()).toEqual([
      { _id: first.id, reference: first.reference, status: 'open', createdAt: expect.any(String) },
    ]);
    for (const intoReference of [stranger.reference, twin.reference, 'SH-2222-22', 'x', ''])
      expect(await post(`mergeHelpRequest/${twin.id}`, { intoReference })).toBe(409);
    const spelling = first.reference.toLowerCase().replaceAll('-', ' ');
    expect(await post(`mergeHelpRequest/${twin.id}`, { intoReference: spelling })).toBe(200);
    expect([await statusOf(twin.id), await statusOf(first.id)]).toEqual(['closed', 'open']);
    const { data } = await get<{ data: StaffRequest }>(`getHelpRequestForStaff/${twin.id}`);
    expect(data.mergedInto).toEqual({ _id: first.id, reference: first.reference });
  });

  test('merge two requests in opposite directions at once without losing both', async () => {
    const { token: colleague } = await signedIn({ role: 'staff' });
    for (let round = 0; round < 3; round++) {
      const first = await saved();
      const second = await again(first.email);
      const codes = await Promise.all([
        post(`mergeHelpRequest/${first.id}`, { intoReference: second.reference }),
        post(`mergeHelpRequest/${second.id}`, { intoReference: first.reference }, colleague),
      ]);
      expect(new Set(codes)).toEqual(new Set([200, 409]));
      const statuses = [await statusOf(first.id), await statusOf(second.id)];
      expect(statuses.toSorted()).toEqual(['closed', 'open']);
    }
  });

  test('get 404 for unknown requests and NGOs', async () => {
    for (const id of ['0', 'x', '999999']) {
      expect((await call('GET', `helpRequest/getHelpRequestForStaff/${id}`, { token })).status).toBe(404);
      expect((await call('GET', `helpRequest/getHelpRequestsOfNgo/${id}`, { token })).status).toBe(404);
      expect((await call('GET', `helpRequest/getNgoForHelpRequest/${id}`, { token })).status).toBe(404);
      expect(await post(`seeContactForStaff/${id}`)).toBe(404);
      expect(await post(`closeHelpRequest/${id}`, { reason: 'None' })).toBe(404);
    }
  });
});
