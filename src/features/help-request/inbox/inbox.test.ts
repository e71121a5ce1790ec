import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { gu } from '#src/messages/catalogues.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { VIEWS_A_DAY, VIEWS_KEPT } from '#src/features/help-request/show-contact.server.ts';
import type { HelpContact, InboxRequest, InboxRow } from './inbox.contract.ts';
import { dayIn } from '../../../../tests/support/days.ts';

const app = await testApp();
const { call, callConfirmed, pool, mailsTo, signedIn } = app;
const { saved, route, readyNgo, eventsOf, offersOf, statusOf, clearNgos } = helpTesting(app);

type Ngo = Awaited<ReturnType<typeof readyNgo>>;
const post = ({ token }: Ngo, action: string, body?: unknown) =>
  callConfirmed('POST', `helpRequest/${action}`, { token, ...(body !== undefined && { body }) });
const inbox = async ({ token }: Ngo, box = 'new') =>
  (
    await call<{ data: InboxRow[]; counts: Record<string, number>; total: number }>(
      'GET',
      `helpRequest/getAllHelpRequestByNgo?box=${box}`,
      { token },
    )
  ).body;
const open = ({ token }: Ngo, id: string) =>
  call<{ data: InboxRequest }>('GET', `helpRequest/getHelpRequestById/${id}`, { token });

/** Saves a request that is offered to `count` NGOs. */
async function offered(count = 1, input: Record<string, unknown> = {}) {
  const ngos: Ngo[] = [];
  for (let index = 0; index < count; index++) ngos.push(await readyNgo());
  const request = await saved(input);
  await route(request.id);
  return { ...request, ngos, ngo: ngos[0]! };
}
const audited = async (id: string) =>
  (
    await pool.query<{ action: string }>(
      `select action from audit_entry where entity = 'helpRequest' and entity_id = $1 order by id`,
      [id],
    )
  ).rows.map(({ action }) => action);

beforeEach(clearNgos);

test('lists the requests of an NGO by box, without contact details', async () => {
  const { id, email, ngo } = await offered(1, { safeContact: 'Not before six' });
  const { data, counts } = await inbox(ngo);
  expect(data).toMatchObject([{ _id: id, city: 'Rajkot', category: 'Health', status: 'sent' }]);
  expect(counts).toEqual({ new: 1, accepted: 0, resolved: 0 });
  const { body } = await open(ngo, id);
  expect(body.data.safeContact).toBe('Not before six');
  expect(body.data.masked).toEqual({ userName: 'ક…', userMobile: '••••••••10', userEmail: 'p…@…' });
  for (const secret of ['9876543210', email, 'કોકિલા', 'Main Road', '360001'])
    expect(JSON.stringify([data, body])).not.toContain(secret);
  await post(ngo, `acceptHelpRequest/${id}`);
  expect((await inbox(ngo, 'accepted')).data).toHaveLength(1);
  await post(ngo, `resolveHelpRequest/${id}`, { outcome: 'helped' });
  expect((await inbox(ngo, 'resolved')).counts).toEqual({ new: 0, accepted: 0, resolved: 1 });
});

test('says in which language each person asked, and how far away they are', async () => {
  const near = await offered();
  const ngo = await readyNgo({ city: 'Gondal' });
  await route((await saved()).id);
  expect((await inbox(near.ngo)).data[0]).toMatchObject({ language: 'gu', city: 'Rajkot', distanceKm: 0 });
  const [row] = (await inbox(ngo)).data;
  expect(row).toMatchObject({ language: 'gu', city: 'Rajkot' });
  // By road it is 39 km.
  expect(row!.distanceKm).toBeGreaterThan(30);
  expect(row!.distanceKm).toBeLessThan(45);
  expect((await open(ngo, row!._id)).body.data.distanceKm).toBe(row!.distanceKm);
});

test('gives a request to exactly one of two NGOs that accept concurrently', async () => {
  const { id, email, ngos } = await offered(5);
  const responses = await Promise.all(ngos.map((ngo) => post(ngo, `acceptHelpRequest/${id}`)));
  expect(responses.map(({ status }) => String(status)).sort()).toEqual(['200', '409', '409', '409', '409']);
  expect(Object.values(await offersOf(id)).sort()).toEqual(['accepted', ...Array<string>(4).fill('passed')]);
  expect((await eventsOf(id)).filter((kind) => kind === 'accepted')).toHaveLength(1);
  const loser = ngos[responses.findIndex(({ status }) => status === 409)]!;
  expect((await open(loser, id)).status).toBe(404);
  expect((await mailsTo(email)).filter(({ event }) => event === 'helpStep')).toHaveLength(2);
});

test("returns 404 for every step on another NGO's request", async () => {
  const { id, ngo } = await offered();
  const other = await readyNgo();
  expect((await open(other, id)).status).toBe(404);
  const body = { reason: 'No', message: 'Hello', outcome: 'helped' };
  for (const action of ['accept', 'decline', 'resolve'])
    expect((await post(other, `${action}HelpRequest/${id}`, body)).status).toBe(404);
  for (const action of ['sendMessageToPerson', 'seeHelpContact'])
    expect((await post(other, `${action}/${id}`, body)).status).toBe(404);
  for (const id of ['0', 'x', '99999999999999999999', '999999'])
    expect((await post(ngo, `acceptHelpRequest/${id}`)).status).toBe(404);
});

test('declines with a reason, and passes the request on to the next NGO', async () => {
  const { id, ngo } = await offered();
  expect((await post(ngo, `declineHelpRequest/${id}`, { reason: '' })).status).toBe(400);
  expect((await post(ngo, `declineHelpRequest/${id}`, { reason: 'No place before January' })).status).toBe(
    200,
  );
  expect((await post(ngo, `acceptHelpRequest/${id}`)).status).toBe(404);
  const next = await readyNgo();
  await route(id);
  expect(await offersOf(id)).toEqual({ [ngo.ngoId]: 'declined', [next.ngoId]: 'sent' });
  expect(await eventsOf(id)).toEqual(['received', 'offered', 'declined', 'offered']);
  expect(await audited(id)).toEqual(['declineHelpRequest']);
});

describe('contact details', () => {
  test('are returned between acceptance and outcome, and each view is in the audit log', async () => {
    const { id, email, ngo } = await offered();
    expect((await post(ngo, `seeHelpContact/${id}`)).status).toBe(409);
    await post(ngo, `acceptHelpRequest/${id}`);
    const { status, body } = await post(ngo, `seeHelpContact/${id}`);
    expect(status).toBe(200);
    const { data } = body as unknown as { data: HelpContact };
    expect(data).toMatchObject({ userMobile: '9876543210', userEmail: email, userAddress: '12 Main Road' });
    // Accepting recorded the first view.
    expect(await audited(id)).toEqual(['acceptHelpRequest', 'seeHelpContact', 'seeHelpContact']);
    await post(ngo, `resolveHelpRequest/${id}`, { outcome: 'referred' });
    expect((await post(ngo, `seeHelpContact/${id}`)).status).toBe(409);
  });

  test('are limited per account and day, and staff are notified of the first view above the limit', async () => {
    const staff = await signedIn({ role: 'staff' });
    const { id, ngo } = await offered();
    await post(ngo, `acceptHelpRequest/${id}`);
    await pool.query('update personal_data_look set looks = $2 where account_id = $1', [
      ngo.id,
      VIEWS_A_DAY - 1,
    ]);
    const path = `helpRequest/seeHelpContact/${id}`;
    const view = async () => (await call('POST', path, ngo)).status;
    expect([await view(), await view(), await view()]).toEqual([200, 403, 403]);
    const asked = { msg: apiMessages.en.helpViewsPassword, data: { confirm: true } };
    expect(await call('POST', path, ngo)).toMatchObject({ body: asked });
    const alerts = await mailsTo(staff.email);
    expect(alerts).toHaveLength(1);
    expect(alerts[0]!.body).toContain(ngo.email);
    // Whoever has only the token uses up nothing of what is kept for the password.
    const viewWithPassword = async () => (await callConfirmed('POST', path, ngo)).status;
    const seen: number[] = [];
    for (let turn = 0; turn < VIEWS_KEPT; turn++) seen.push(await viewWithPassword());
    expect(seen).toEqual([...Array.from({ length: VIEWS_KEPT - 1 }, () => 200), 429]);
    expect([await view(), await viewWithPassword()]).toEqual([403, 429]);
    expect(await mailsTo(staff.email)).toHaveLength(1);
    await pool.query('update personal_data_look set day = day - 1 where account_id = $1', [ngo.id]);
    expect(await view()).toBe(200);
  });
});

describe('the outcome', () => {
  test('resolves the request once, and the person is notified', async () => {
    const { id, email, ngo } = await offered();
    expect((await post(ngo, `resolveHelpRequest/${id}`, { outcome: 'helped' })).status).toBe(409);
    await post(ngo, `acceptHelpRequest/${id}`);
    expect((await post(ngo, `resolveHelpRequest/${id}`, { outcome: 'great' })).status).toBe(400);
    await post(ngo, `sendMessageToPerson/${id}`, { message: 'Please bring the papers' });
    const end = { outcome: 'notReachable', message: 'We called three times' };
    expect((await post(ngo, `resolveHelpRequest/${id}`, end)).status).toBe(200);
    expect((await post(ngo, `resolveHelpRequest/${id}`, end)).status).toBe(409);
    expect(await statusOf(id)).toBe('resolved');
    expect((await open(ngo, id)).body.data.messages).toHaveLength(2);
    const mails = (await mailsTo(email)).filter(({ event }) => event === 'helpStep');
    expect(mails).toHaveLength(4);
    const bodies = mails.map(({ body }) => body).join();
    expect(bodies).toContain(gu.mail.helpRequest.person.message);
    expect(bodies).not.toContain('papers');
  });

  test('passes the request on with `noCapacity`', async () => {
    const { id, ngo } = await offered();
    await post(ngo, `acceptHelpRequest/${id}`);
    await post(ngo, `resolveHelpRequest/${id}`, { outcome: 'noCapacity' });
    expect(await statusOf(id)).toBe('open');
    const next = await readyNgo();
    await route(id);
    expect((await offersOf(id))[next.ngoId]).toBe('sent');
    expect((await post(next, `acceptHelpRequest/${id}`)).status).toBe(200);
  });
});

describe('the list', () => {
  const search = async ({ token }: Ngo, words: string, box = 'all') =>
    (
      await call<{ data: InboxRow[]; counts: Record<string, number>; total: number }>(
        'GET',
        `helpRequest/getAllHelpRequestByNgo?${new URLSearchParams({ box, words }).toString()}`,
        { token },
      )
    ).body;

  test('is searched by reference, city in any language and description, in one box or in all', async () => {
    const { id, reference, ngo } = await offered(1, { helpDescription: 'મોતિયાનું ઓપરેશન for my mother' });
    const second = await saved({ helpDescription: 'Fees of 100% for a hostel, in Surat_' });
    await route(second.id);
    await post(ngo, `acceptHelpRequest/${id}`);
    const matches = async (words: string, box?: string) =>
      (await search(ngo, words, box)).data.map(({ _id }) => _id);
    expect(await matches('')).toEqual([second.id, id]);
    for (const words of [reference, reference.toLowerCase(), 'MOTHER', 'મોતિયાનું', ' mother  Rajkot '])
      expect(await matches(words), words).toEqual([id]);
    for (const words of ['rajkot', 'રાજકોટ', 'राजकोट'])
      expect(await matches(words), words).toEqual([second.id, id]);
    expect(await matches('100%')).toEqual([second.id]);
    for (const words of ['mother hostel', 'zzz', "'; --"]) expect(await matches(words), words).toEqual([]);
    // Pattern characters are matched literally.
    for (const words of ['%', '_']) expect(await matches(words), words).toEqual([second.id]);
    expect(await matches('mother', 'new')).toEqual([]);
    expect(await matches('hostel', 'new')).toEqual([second.id]);
    const { counts, total } = await search(ngo, 'hostel');
    expect([counts, total]).toEqual([{ new: 1, accepted: 1, resolved: 0 }, 1]);
    // Personal details are not searched; otherwise an NGO could guess a number before it accepts.
    for (const words of ['9876543210', 'કોકિલા', 'Main', '360001'])
      expect(await matches(words), words).toEqual([]);
  });

  test('and its export contain nothing of other NGOs, and the export no contact details', async () => {
    const { reference, email, ngo } = await offered(1, { helpDescription: 'Call 9876543210' });
    const other = await readyNgo();
    expect(await search(other, reference)).toMatchObject({ data: [], total: 0 });
    const file = ({ token }: Ngo) => call<string>('GET', 'helpRequest/exportHelpRequests', { token });
    const { status, body: text } = await file(ngo);
    expect(status).toBe(200);
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain(`${reference},sent,,Rajkot,Health,`);
    for (const secret of ['9876543210', email, 'કોકિલા', 'Main Road', '360001'])
      expect(text).not.toContain(secret);
    expect((await file(other)).body).not.toContain(reference);
  });

  test('is paged', async () => {
    const { ngo } = await offered();
    for (let more = 0; more < 2; more++) await route((await saved()).id);
    const page = async (number: number) =>
      (
        await call<{ data: InboxRow[]; total: number }>(
          'GET',
          `helpRequest/getAllHelpRequestByNgo?pageSize=2&page=${number}`,
          { token: ngo.token },
        )
      ).body;
    expect([(await page(1)).data.length, (await page(2)).data.length]).toEqual([2, 1]);
    expect((await page(2)).total).toBe(3);
  });
});

test('a pause, and a longer one, need the password, and ending it does not', async () => {
  const ngo = await readyNgo();
  const body = (until: string | null) => ({ token: ngo.token, body: { until } });
  const set = async (until: string | null) =>
    (await call('POST', 'helpRequest/setHelpCapacity', body(until))).status;
  expect(await set(dayIn(2))).toBe(403);
  await callConfirmed('POST', 'helpRequest/setHelpCapacity', body(dayIn(2)));
  expect([await set(dayIn(3)), await set(dayIn(1)), await set(null), await set(dayIn(0))]).toEqual([
    ...[403, 200, 200, 403],
  ]);
});

test('sends no requests to a paused NGO until its pause ends', async () => {
  const ngo = await readyNgo();
  const set = async (until: unknown) => (await post(ngo, 'setHelpCapacity', { until })).status;
  expect([await set(dayIn(-2)), await set(dayIn(900)), await set('soon')]).toEqual([422, 422, 400]);
  expect(await set(dayIn(3))).toBe(200);
  const { body } = await call('GET', 'helpRequest/getHelpCapacity', { token: ngo.token });
  expect(body).toMatchObject({ data: { until: dayIn(3) } });
  const { id } = await saved();
  await route(id);
  expect(await offersOf(id)).toEqual({});
  expect(await set(null)).toBe(200);
  const second = await saved();
  await route(second.id);
  expect(await offersOf(second.id)).toEqual({ [ngo.ngoId]: 'sent' });
  // Each change invalidates cached responses: at most 20 an hour, two of which were made above.
  for (let more = 0; more < 18; more++) expect(await set(null)).toBe(200);
  expect(await set(null)).toBe(429);
});
