import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { helpRequestJobs } from '#src/features/help-request/help-request.jobs.server.ts';
import { nextToAsk, type Candidate } from './routing.rules.ts';
import { routeHelpRequest, routeWhatIsDue } from './routing.service.server.ts';
import { dayIn } from '../../../../tests/support/days.ts';

const app = await testApp();
const { pool, mailsTo, services, db, signedIn } = app;
const { saved, route, readyNgo, offersOf, offeredNgosOf, eventsOf, clearNgos } = helpTesting(app);

beforeEach(clearNgos);

test('offers a request to five NGOs: of the city, then the district, then the nearest', async () => {
  const near = await readyNgo({ city: 'Morbi' });
  const far = await readyNgo({ city: 'Surat' });
  const district = await readyNgo({ city: 'Gondal' });
  const city = await readyNgo({ city: 'Rajkot' });
  const second = await readyNgo({ city: 'Rajkot', category: 'aged' });
  const sixth = await readyNgo({ city: 'Vapi' });
  const gone = await signedIn({ role: 'ngo', ngoId: city.ngoId });
  await pool.query('update account set disabled_at = now() where id = $1', [gone.id]);
  const { id } = await saved();
  await route(id);
  expect(await offeredNgosOf(id)).toEqual([city, second, district, near, far].map(({ ngoId }) => ngoId));
  expect(await eventsOf(id)).toEqual(['received', ...Array<string>(5).fill('offered')]);
  expect((await mailsTo(city.email))[0]!.event).toBe('helpNgo');
  for (const { email } of [sixth, gone]) expect(await mailsTo(email)).toEqual([]);
});

test('prefers NGOs that serve the need among equally near NGOs', async () => {
  const [busy, other] = [await readyNgo({ needs: ['cataract-operation'] }), await readyNgo()];
  const near = await readyNgo({ city: 'Gondal', needs: ['eye-care'] });
  // The NGO that serves the need already has another person's request, so its load is higher.
  await pool.query(
    `insert into help_offer (request_id, ngo_id, due_at) values ($1, $2, now() + interval '1 day')`,
    [(await saved()).id, busy.ngoId],
  );
  const { id } = await saved({ helpDescription: 'My mother is to have a cataract operation' });
  await route(id);
  expect(await offeredNgosOf(id)).toEqual([busy, other, near].map(({ ngoId }) => ngoId));
  const plain = await saved({ helpDescription: 'Xqzw' });
  await route(plain.id);
  expect(await offeredNgosOf(plain.id)).toEqual([other, busy, near].map(({ ngoId }) => ngoId));
});

test('finds the NGO that serves the need among more NGOs of the town than can be asked', async () => {
  for (let count = 0; count < 5; count++) await readyNgo();
  const fitting = await readyNgo({ needs: ['cataract-operation'] });
  const { id } = await saved({ helpDescription: 'My mother is to have a cataract operation' });
  await route(id);
  const asked = await offeredNgosOf(id);
  expect([asked.length, asked[0]]).toEqual([5, fitting.ngoId]);
});

test('looks no further than the town, or its district, if there are enough NGOs', async () => {
  let queries = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      queries++;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const queriesToRoute = async (city: string): Promise<number> => {
    await clearNgos();
    for (let count = 0; count < 5; count++) await readyNgo({ city });
    const { id } = await saved({ userCity: 'Rajkot' });
    queries = 0;
    await routeHelpRequest({ ...services, db: counted }, id);
    expect(await offeredNgosOf(id)).toHaveLength(5);
    return queries;
  };
  const inTown = await queriesToRoute('Rajkot');
  const inDistrict = await queriesToRoute('Gondal');
  expect(inTown).toBeLessThan(inDistrict);
  expect(inDistrict).toBeLessThan(await queriesToRoute('Surat'));
});

test('asks only verified NGOs of a matching category with an active account and no pause', async () => {
  await savedNgo(db, { city: 'Rajkot' });
  await readyNgo({ city: 'Rajkot', category: 'education' });
  const pending = await savedNgo(db, {
    city: 'Rajkot',
    status: 'pending',
    source: 'imported',
    verifiedAt: null,
  });
  await signedIn({ role: 'ngo', ngoId: pending });
  const paused = await readyNgo({ city: 'Rajkot' });
  await pool.query(`insert into help_pause (ngo_id, until) values ($1, $2)`, [paused.ngoId, dayIn(5)]);
  const back = await readyNgo({ city: 'Rajkot' });
  await pool.query(`insert into help_pause (ngo_id, until) values ($1, $2)`, [back.ngoId, dayIn(-5)]);
  const { id } = await saved();
  await route(id);
  expect(await offeredNgosOf(id)).toEqual([back.ngoId]);
});

test('prefers NGOs with fewer open requests', async () => {
  const ngos: { ngoId: string }[] = [];
  for (let count = 0; count < 6; count++) ngos.push(await readyNgo({ city: 'Rajkot' }));
  const first = await saved();
  await route(first.id);
  const spared = ngos.find(({ ngoId }) => ngoId === ngos[5]!.ngoId)!;
  expect(await offeredNgosOf(first.id)).not.toContain(spared.ngoId);
  const second = await saved();
  await route(second.id);
  expect((await offeredNgosOf(second.id))[0]).toBe(spared.ngoId);
});

describe('routing is idempotent', () => {
  test('when it runs twice or concurrently', async () => {
    await readyNgo();
    await readyNgo();
    const { id } = await saved();
    await Promise.all([route(id), route(id), route(id)]);
    await route(id);
    expect(await offeredNgosOf(id)).toHaveLength(2);
    expect(await eventsOf(id)).toEqual(['received', 'offered', 'offered']);
  });

  test('when the request does not exist', async () => {
    await expect(route('999999')).resolves.toBeUndefined();
  });
});

test('passes a request on after 72 hours without an answer', async () => {
  for (let count = 0; count < 5; count++) await readyNgo();
  const { id } = await saved();
  await route(id);
  const [silent] = await offeredNgosOf(id);
  const { rows } = await pool.query<{ hours: number }>(
    'select extract(epoch from due_at - sent_at)::int / 3600 as hours from help_offer where request_id = $1',
    [id],
  );
  expect(rows[0]!.hours).toBe(72);
  const next = await readyNgo({ city: 'Dwarka' });
  await pool.query(`update help_offer set due_at = now() where request_id = $1 and ngo_id = $2`, [
    id,
    silent,
  ]);
  const jobs = async () =>
    (await pool.query(`select 1 from pgboss.job where name = 'routeHelpRequest' and data->>'id' = $1`, [id]))
      .rowCount!;
  const before = await jobs();
  await routeWhatIsDue(services);
  expect(await jobs()).toBe(before + 1);
  await route(id);
  expect(await offersOf(id)).toMatchObject({ [silent!]: 'passed', [next.ngoId]: 'sent' });
  expect((await eventsOf(id)).slice(-2)).toEqual(['passed', 'offered']);
});

test('gives a request to staff once when no NGO is left', async () => {
  const staff = await signedIn({ role: 'staff' });
  const { id, reference } = await saved();
  await route(id);
  await route(id);
  expect(await eventsOf(id)).toEqual(['received', 'withStaff']);
  const mails = await mailsTo(staff.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.body).toContain(reference);
  await routeWhatIsDue(services);
});

test('routes a request whose job was lost in the scheduled run', async () => {
  const { id } = await saved();
  await pool.query(`delete from pgboss.job where name = 'routeHelpRequest'`);
  await pool.query(`update help_request set updated_at = now() - interval '2 minutes' where id = $1`, [id]);
  await routeWhatIsDue(services);
  const { rowCount } = await pool.query(
    `select 1 from pgboss.job where name = 'routeHelpRequest' and data->>'id' = $1`,
    [id],
  );
  expect(rowCount).toBe(1);
});

test('allows the app to add history events but not to change them', async () => {
  const { id } = await saved();
  for (const text of ['update help_event set kind = $$other$$', 'delete from help_event'])
    await expect(runSql(db, { text: `${text} where request_id = $1`, values: [id] })).rejects.toThrow(
      'permission denied',
    );
});

test('never asks more than five NGOs, nearest first, then those that serve the need', () => {
  const candidate = fc.record({
    ngoId: fc.nat(999).map(String),
    tier: fc.nat(2),
    km: fc.nat(500),
    hasNeed: fc.boolean(),
    openRequests: fc.nat(20),
  });
  fc.assert(
    fc.property(fc.array(candidate), fc.nat(8), (candidates, openOffers) => {
      const selected = nextToAsk({ candidates, openOffers });
      expect(selected.length).toBe(Math.min(candidates.length, Math.max(0, 5 - openOffers)));
      const rank = ({ tier, km, hasNeed, openRequests }: Candidate) => [
        ...[tier, tier === 2 ? km : 0, hasNeed ? 0 : 1, openRequests],
      ];
      const isBefore = (a: number[], b: number[]) => {
        const at = a.findIndex((value, index) => value !== b[index]);
        return at === -1 || a[at]! < b[at]!;
      };
      const rest = candidates.filter((candidate) => !selected.includes(candidate));
      for (const candidate of selected)
        for (const other of rest) expect(isBefore(rank(candidate), rank(other))).toBe(true);
    }),
  );
});

// Keep this test last: from here on the queue is running.
test('routes new requests and expired offers through the queue', async () => {
  const ngo = await readyNgo();
  await services.queue.work({ kinds: helpRequestJobs, services });
  const { id } = await saved();
  await expect.poll(() => offersOf(id), { timeout: 15_000 }).toEqual({ [ngo.ngoId]: 'sent' });
  const next = await readyNgo();
  await pool.query('update help_offer set due_at = now() where request_id = $1', [id]);
  await routeWhatIsDue(services);
  await expect
    .poll(() => offersOf(id), { timeout: 15_000 })
    .toEqual({
      [ngo.ngoId]: 'passed',
      [next.ngoId]: 'sent',
    });
});
