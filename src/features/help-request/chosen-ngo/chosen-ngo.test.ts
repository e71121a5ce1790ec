import { beforeEach, describe, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { routeWhatIsDue } from '#src/features/help-request/routing/routing.service.server.ts';
import type { FullStatus } from '#src/features/help-request/status/status.contract.ts';
import { takeFromUnavailableNgos } from '#src/features/help-request/retention/stuck-requests.service.server.ts';
import type { AddressedNgo } from './chosen-ngo.contract.ts';
import { dayIn } from '../../../../tests/support/days.ts';

const app = await testApp();
const { call, callConfirmed, pool, services, mailsTo, db, signedIn } = app;
const { saved, send, formOf, newEmail, codeFor, route, readyNgo, offersOf, eventsOf, ticketOf, clearNgos } =
  helpTesting(app);

type Ngo = Awaited<ReturnType<typeof readyNgo>>;
const post = ({ token }: Ngo, action: string, body?: unknown) =>
  callConfirmed('POST', `helpRequest/${action}`, { token, ...(body !== undefined && { body }) });
const ngoToAsk = (id: string) => call<{ data: AddressedNgo }>('GET', `helpRequest/getNgoToAsk/${id}`, {});
const passHours = (id: string, hours: number) =>
  pool.query('update help_request set alone_until = alone_until - make_interval(hours => $2) where id = $1', [
    id,
    hours,
  ]);
async function statusOf(request: { reference: string; email: string }): Promise<FullStatus> {
  const ticket = await ticketOf(request);
  const { body } = await call<{ data: { request: FullStatus } }>('POST', 'helpRequest/getHelpRequestStatus', {
    body: { ticket },
  });
  return body.data.request;
}

beforeEach(clearNgos);

test('asks the chosen NGO alone, and other NGOs after 24 hours without an answer', async () => {
  const chosenNgo = await readyNgo({ city: 'Surat', category: 'education' });
  const other = await readyNgo();
  const request = await saved({ ngo: chosenNgo.ngoId });
  const { id } = request;
  expect(await offersOf(id)).toEqual({ [chosenNgo.ngoId]: 'sent' });
  expect((await mailsTo(chosenNgo.email)).map(({ event }) => event)).toContain('helpNgo');
  await route(id);
  expect(await offersOf(id)).toEqual({ [chosenNgo.ngoId]: 'sent' });
  expect(await eventsOf(id)).toEqual(['received', 'askedFirst']);
  const status = await statusOf(request);
  expect(status.history[1]).toMatchObject({ kind: 'askedFirst', ngo: { _id: chosenNgo.ngoId } });
  const hours = (Date.parse(status.aloneUntil ?? '') - Date.parse(status.createdAt)) / 3_600_000;
  expect(Math.round(hours * 100) / 100).toBe(24);

  await passHours(id, 23);
  await routeWhatIsDue(services);
  await route(id);
  expect(await offersOf(id)).toEqual({ [chosenNgo.ngoId]: 'sent' });
  await passHours(id, 1);
  await pool.query(`delete from pgboss.job where name = 'routeHelpRequest'`);
  await routeWhatIsDue(services);
  const { rowCount } = await pool.query(
    `select 1 from pgboss.job where name = 'routeHelpRequest' and data->>'id' = $1`,
    [id],
  );
  expect(rowCount, 'the clock finds it').toBe(1);
  await route(id);
  expect(await offersOf(id)).toEqual({ [chosenNgo.ngoId]: 'sent', [other.ngoId]: 'sent' });
  expect((await statusOf(request)).aloneUntil).toBeNull();
  await pool.query(`delete from pgboss.job where name = 'routeHelpRequest'`);
  await routeWhatIsDue(services);
  const { rows } = await pool.query(`select 1 from pgboss.job where name = 'routeHelpRequest'`);
  expect(rows, 'once').toEqual([]);
});

test('asks other NGOs at once with `askOthers`, the chosen one first', async () => {
  const chosenNgo = await readyNgo({ city: 'Surat' });
  const others = [await readyNgo(), await readyNgo()];
  const { id } = await saved({ ngo: chosenNgo.ngoId, askOthers: true });
  await route(id);
  expect(Object.keys(await offersOf(id))).toHaveLength(3);
  expect(await eventsOf(id)).toEqual(['received', 'askedFirst', 'offered', 'offered']);
  expect(others).toHaveLength(2);
});

test('asks other NGOs with `askOthers` even if the routing job was lost', async () => {
  const chosenNgo = await readyNgo();
  const { id } = await saved({ ngo: chosenNgo.ngoId, askOthers: true });
  await pool.query(`delete from pgboss.job where name = 'routeHelpRequest'`);
  await routeWhatIsDue(services);
  const { rowCount } = await pool.query(
    `select 1 from pgboss.job where name = 'routeHelpRequest' and data->>'id' = $1`,
    [id],
  );
  expect(rowCount).toBe(1);
});

describe('other NGOs before the 24 hours are over', () => {
  test('are asked when the chosen NGO declines', async () => {
    const chosenNgo = await readyNgo();
    const other = await readyNgo();
    const { id } = await saved({ ngo: chosenNgo.ngoId });
    await post(chosenNgo, `declineHelpRequest/${id}`, { reason: 'No room' });
    await route(id);
    expect(await offersOf(id)).toEqual({ [chosenNgo.ngoId]: 'declined', [other.ngoId]: 'sent' });
  });

  test('are asked when the chosen NGO is suspended', async () => {
    const chosenNgo = await readyNgo();
    const other = await readyNgo();
    const { id } = await saved({ ngo: chosenNgo.ngoId });
    await pool.query(`update ngo set status = 'suspended' where id = $1`, [chosenNgo.ngoId]);
    await takeFromUnavailableNgos(services);
    await route(id);
    expect(await offersOf(id)).toEqual({ [chosenNgo.ngoId]: 'passed', [other.ngoId]: 'sent' });
  });

  test('are not asked when staff reassigned the request', async () => {
    const chosenNgo = await readyNgo();
    const input = await readyNgo();
    await readyNgo();
    const staff = await signedIn({ role: 'staff' });
    const { id } = await saved({ ngo: chosenNgo.ngoId });
    const { status } = await callConfirmed('POST', `helpRequest/reassignHelpRequest/${id}`, {
      token: staff.token,
      body: { ngoId: input.ngoId },
    });
    expect(status).toBe(200);
    await passHours(id, 30);
    await pool.query(`delete from pgboss.job where name = 'routeHelpRequest'`);
    await routeWhatIsDue(services);
    const { rows } = await pool.query(`select 1 from pgboss.job where name = 'routeHelpRequest'`);
    expect(rows).toEqual([]);
    expect(await offersOf(id)).toEqual({ [chosenNgo.ngoId]: 'passed', [input.ngoId]: 'sent' });
  });
});

describe('an NGO that takes no requests', () => {
  async function unfit(): Promise<Record<string, string>> {
    const suspended = await savedNgo(db, { status: 'suspended' });
    await signedIn({ role: 'ngo', ngoId: suspended });
    const pending = await savedNgo(db, { status: 'pending', source: 'imported', verifiedAt: null });
    await signedIn({ role: 'ngo', ngoId: pending });
    const paused = (await readyNgo()).ngoId;
    await pool.query('insert into help_pause (ngo_id, until) values ($1, $2)', [paused, dayIn(5)]);
    return { suspended, pending, paused, nobody: await savedNgo(db) };
  }

  test('is reported as such, with the end of its pause', async () => {
    const { suspended, pending, paused, nobody } = await unfit();
    expect((await ngoToAsk(suspended!)).status).toBe(404);
    for (const id of ['0', 'x', '999999999']) expect((await ngoToAsk(id)).status).toBe(404);
    for (const id of [pending!, nobody!])
      expect((await ngoToAsk(id)).body.data).toMatchObject({ canBeAsked: false, pausedUntil: null });
    const { body } = await ngoToAsk(paused!);
    expect(body.data).toMatchObject({ canBeAsked: false, pausedUntil: expect.stringMatching(/^\d{4}-/) });
    const ready = await readyNgo({ city: 'Surat', category: 'aged' });
    expect((await ngoToAsk(ready.ngoId)).body.data).toMatchObject({
      canBeAsked: true,
      pausedUntil: null,
      city: 'Surat',
      category: 'aged',
      helpCategory: 'Health',
    });
  });

  test('is ignored: the request is routed like any other, and the response says so', async () => {
    const ids = await unfit();
    const other = await readyNgo();
    for (const [why, ngo] of Object.entries({ ...ids, none: 'x', gone: '999999999' })) {
      const email = newEmail();
      const { status, body } = await send({ ...formOf(email), ngo, userOTP: await codeFor(email) });
      expect([status, body.data], why).toMatchObject([
        200,
        { reference: expect.any(String), askedFirst: null },
      ]);
      const { rows } = await pool.query<{ id: string }>(
        'select id::text from help_request where reference = $1',
        [body.data.reference],
      );
      await route(rows[0]!.id);
      expect(Object.keys(await offersOf(rows[0]!.id)), why).toEqual([other.ngoId]);
    }
  });
});

test('returns the same NGO for a repeated submission, but creates a new request for another NGO', async () => {
  const [first, second] = [await readyNgo(), await readyNgo()];
  const email = newEmail();
  const form = { ...formOf(email), userOTP: await codeFor(email), ngo: first.ngoId };
  const response = await send(form);
  expect(response.body.data).toMatchObject({ askedFirst: { _id: first.ngoId } });
  // Each response has a ticket of its own.
  const { ticket, ...same } = response.body.data;
  expect((await send(form)).body.data).toMatchObject(same);
  const again = await send({ ...form, ngo: second.ngoId, userOTP: await codeFor(email) });
  expect(again.status).toBe(409);
});

describe('how fast an NGO answers', () => {
  /** Saves requests that the NGO answered after these hours. Without hours, it let the request pass. */
  async function answered(ngo: Ngo, answers: (number | null)[], daysAgo = 10): Promise<void> {
    for (const hours of answers) {
      const { id } = await saved({ ngo: ngo.ngoId });
      await pool.query(
        `update help_offer set sent_at = now() - make_interval(days => $2),
           due_at = now() - make_interval(days => $2) + interval '3 days',
           answered_at = now() - make_interval(days => $2) + $3 * interval '1 hour',
           status = case when $3::float8 is null then 'sent' else 'declined' end
         where request_id = $1`,
        [id, daysAgo, hours],
      );
    }
  }
  const answerTime = async ({ ngoId }: Ngo) => (await ngoToAsk(ngoId)).body.data.answerTime;

  test('is the median of a year, from ten requests on', async () => {
    const ngo = await readyNgo();
    await answered(ngo, [1, 1, 2, 2, 3, 30, 40, 50, 60]);
    await answered(ngo, [1, 1, 1], 400);
    expect(await answerTime(ngo)).toBeNull();
    await answered(ngo, [70]);
    expect(await answerTime(ngo)).toEqual({ medianHours: 3 });
  });

  test('counts requests without an answer as never answered', async () => {
    const ngo = await readyNgo();
    await answered(ngo, [1, 1, 2, 2, null, null, null, null, null, null]);
    expect(await answerTime(ngo)).toEqual({ medianHours: null });
  });

  test('leaves out requests that another NGO accepted first', async () => {
    const ngo = await readyNgo();
    await answered(ngo, [5, 5, 5, 5, 5, 5, 5, 5, 5]);
    const { id } = await saved({ ngo: ngo.ngoId });
    await pool.query(`update help_offer set status = 'passed' where request_id = $1`, [id]);
    expect(await answerTime(ngo)).toBeNull();
  });
});
