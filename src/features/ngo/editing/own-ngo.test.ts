import { beforeEach, describe, expect, test } from 'vitest';
import { monthInIndia } from '#src/shared/india-time.ts';
import { formatServices, parseServices } from '#src/features/ngo/fields/services-text.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { addViews } from '#src/features/ngo/page-views/ngo-views.queries.server.ts';
import { countViews } from '#src/features/ngo/page-views/count-views.server.ts';
import type { Dashboard, OwnNgo } from './own-ngo.contract.ts';

const { call, callConfirmed, db, pool, signedIn, services } = await testApp();

let id: string;
let token: string;
beforeEach(async () => {
  id = await savedNgo(db, {
    services: parseServices('Blood bank').services,
    pan: 'AAATS1234K',
    description: 'One\nTwo',
  });
  ({ token } = await signedIn({ role: 'ngo', ngoId: id }));
});

type NgoResponse = { msg?: string; data: OwnNgo; errors?: Record<string, string> };
const own = async () => (await call<NgoResponse>('GET', 'ngo/getOwnNgo', { token })).body.data;
const dashboard = async () =>
  (await call<{ data: Dashboard }>('GET', 'ngo/getDashboard', { token })).body.data;
const formValuesOf = ({ reg12A, reg80G, fcra, ...ngo }: OwnNgo) => ({
  ...Object.fromEntries(Object.entries(ngo).filter(([, value]) => typeof value === 'string')),
  services: formatServices(ngo.services),
  ...(ngo.foundedYear && { foundedYear: String(ngo.foundedYear) }),
  ...(reg80G && { reg80G: reg80G.number, reg80GValidTo: reg80G.validTo ?? '' }),
  revision: ngo.revision,
});
/** Saves with the password typed again. */
const save = (body: Record<string, unknown>, as = token) =>
  callConfirmed<NgoResponse & { data: { now: OwnNgo } }>('POST', 'ngo/updateNgo', { token: as, body });
const entries = async () =>
  (await pool.query('select action, before, after from audit_entry where ngo_id = $1 order by id', [id]))
    .rows;

test('every save of a public page needs the password, because it says that all is still true', async () => {
  const stored = formValuesOf(await own());
  const ask = async (body: object) => (await call('POST', 'ngo/updateNgo', { token, body })).status;
  for (const change of [{ mission: 'Closed' }, { descriptionGu: 'બંધ છે' }, { services: 'Nothing' }, {}])
    expect(await ask({ ...stored, ...change })).toBe(403);
  expect(await own()).toMatchObject({ mission: null, revision: stored.revision });
});

test('returns all data of the own NGO, unmasked, and nothing of another', async () => {
  expect(await own()).toMatchObject({
    _id: id,
    pan: 'AAATS1234K',
    revision: 1,
    standing: { status: 'verified', listed: true },
  });
});

test('a stored name that the rules would refuse today stays, and a new one is refused', async () => {
  await pool.query(`update ngo set name_gu = 'સેવા.org www.seva.org' where id = $1`, [id]);
  const stored = formValuesOf(await own());
  expect((await save({ ...stored, mission: 'Light for all' })).status).toBe(200);
  const renamed = { ...formValuesOf(await own()), nameGu: 'સેવા www.other.org' };
  expect((await save(renamed)).body.errors).toEqual({ nameGu: expect.stringContaining('phone') });
});

test('saves texts and services in three languages, and refuses one in other letters', async () => {
  const before = await own();
  const texts = { mission: 'Light for all', missionGu: 'સૌને પ્રકાશ', missionHi: 'सबको रोशनी' };
  const services = 'Eye camps | આંખના કેમ્પ | free | older-people, families';
  await save({ ...formValuesOf(before), ...texts, services });
  expect(await own()).toMatchObject({ ...texts, services: parseServices(services).services });
  const wrong = { missionGu: 'Light for all', descriptionHi: 'સૌને', services: 'Eye camps | gratis' };
  expect(await save({ ...formValuesOf(await own()), ...wrong })).toMatchObject({
    status: 422,
    body: {
      errors: {
        missionGu: expect.stringContaining('Gujarati'),
        descriptionHi: expect.stringContaining('Hindi'),
        services: expect.stringContaining('service'),
      },
    },
  });
  expect(await own()).toMatchObject(texts);
});

test('publishes saved changes, indexes the new words and records the change', async () => {
  const before = await own();
  const saved = await save({
    ...formValuesOf(before),
    mission: 'Netrajyoti for all',
    pin: '૩૬૦૦૦૧',
    services: 'Eye camps\nSpectacles\n\nEye camps',
  });
  expect(saved).toMatchObject({ status: 200, body: { msg: 'Your page is saved.' } });
  expect(await own()).toMatchObject({
    mission: 'Netrajyoti for all',
    pin: '360001',
    description: 'One\nTwo',
    services: parseServices('Eye camps; Spectacles').services,
    revision: 2,
  });
  expect(await call('GET', 'ngo/getAllNgo?q=netrajyoti')).toMatchObject({ body: { data: [{ _id: id }] } });
  expect((await entries()).at(-1)).toMatchObject({
    action: 'updateNgo',
    before: { pin: null, services: 'Blood bank' },
    after: { pin: '360001', mission: 'Netrajyoti for all' },
  });
  expect(Object.keys((await entries()).at(-1)!.after as object)).not.toContain('pan');
});

test('submits a pending NGO when it saves', async () => {
  await pool.query(
    `update ngo set status = 'pending', submitted_at = now() - interval '3 days', sent_back_at = now() - interval '1 day',
      sent_back_reason = 'The PAN is of somebody else' where id = $1`,
    [id],
  );
  expect((await own()).standing.sentBackReason).toBe('The PAN is of somebody else');
  await save({ ...formValuesOf(await own()), pan: 'AAATS1234L' });
  expect((await own()).standing.sentBackReason).toBeNull();
  const { rows } = await pool.query('select submitted_at > sent_back_at as again from ngo where id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ again: true }]);
});

test('refuses the second of two concurrent edits with 409', async () => {
  const other = await signedIn({ role: 'ngo', ngoId: id });
  const current = await own();
  await save({ ...formValuesOf(current), mission: 'Theirs' }, other.token);
  const late = await save({ ...formValuesOf(current), mission: 'Ours' });
  expect(late).toMatchObject({ status: 409, body: { data: { now: { mission: 'Theirs', revision: 2 } } } });
  expect((await own()).mission).toBe('Theirs');
  const both = await Promise.all(
    [1, 2, 3, 4].map((n) => save({ ...formValuesOf(current), mission: `At once ${n}`, revision: 2 })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
});

describe('the needs of an NGO', () => {
  const idsOf = (needs: { id: string }[]) => needs.map(({ id: need }) => need);

  test('are proposed from its texts, and public and searchable once confirmed', async () => {
    const before = await own();
    expect(before.needs).toEqual([]);
    expect(idsOf(before.proposedNeeds)).toContain('blood');
    const { body } = await save({ ...formValuesOf(before), needs: 'thalassemia;blood' });
    expect(idsOf(body.data.needs).sort()).toEqual(['blood', 'thalassemia']);
    expect(idsOf(body.data.proposedNeeds)).not.toContain('blood');
    type PublicNgo = { data: { needs: { id: string; nameGu: string }[] } };
    const { data } = (await call<PublicNgo>('GET', `ngo/getNgoById/${id}`)).body;
    expect(idsOf(data.needs).sort()).toEqual(['blood', 'thalassemia']);
    expect(data.needs[0]!.nameGu).toMatch(/\p{Script=Gujarati}/u);
    const results = await call<{ data: { _id: string }[] }>('GET', 'ngo/getAllNgo?q=thalassemia');
    expect(results.body.data.map(({ _id }) => _id)).toContain(id);
    expect((await entries()).at(-1)).toMatchObject({
      before: { needs: [] },
      after: { needs: ['blood', 'thalassemia'] },
    });
  });

  test('must be in the catalogue and at most thirty', async () => {
    const { data } = (await call<{ data: { id: string }[] }>('GET', 'reference/getNeedNames?language=gu'))
      .body;
    for (const needs of ['blood;world-peace', idsOf(data.slice(0, 31)).join(';')])
      expect(await save({ ...formValuesOf(await own()), needs })).toMatchObject({
        status: 422,
        body: { errors: { needs: expect.stringMatching(/from the list.*at most 30/) } },
      });
    const most = idsOf(data.slice(0, 30)).join(';');
    expect((await save({ ...formValuesOf(await own()), needs: most })).status).toBe(200);
  });

  test('are not overwritten by a concurrent edit', async () => {
    const current = await own();
    await save({ ...formValuesOf(current), needs: 'blood' });
    const late = await save({ ...formValuesOf(current), needs: 'tuition' });
    expect(late).toMatchObject({ status: 409, body: { data: { now: { needs: [{ id: 'blood' }] } } } });
    expect(idsOf((await own()).needs)).toEqual(['blood']);
  });
});

describe('invalid input', () => {
  test('reports all errors at once in the language of the caller and saves nothing', async () => {
    const body = {
      ...formValuesOf(await own()),
      name: '',
      pin: '012345',
      nameHi: 'સેવા',
      foundedYear: '2999',
      mission: '2345 6789 0124',
    };
    const response = await call<NgoResponse>('POST', 'ngo/updateNgo', { token, body, language: 'gu' });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.errors!).sort()).toEqual([
      'foundedYear',
      'mission',
      'name',
      'nameHi',
      'pin',
    ]);
    expect(response.body.errors!['pin']).toMatch(/\p{Script=Gujarati}/u);
    expect((await own()).revision).toBe(1);
  });

  test('refuses the Darpan id of another NGO', async () => {
    await savedNgo(db, { darpanId: 'GJ/2017/0990001' });
    const response = await save({ ...formValuesOf(await own()), darpanId: 'GJ/2017/0990001' });
    expect(response).toMatchObject({
      status: 422,
      body: { errors: { darpanId: expect.stringMatching(/Another/) } },
    });
  });
});

describe('the dashboard', () => {
  test('returns the status, missing parts, expiring documents and views of twelve months', async () => {
    const month = `${monthInIndia(new Date())}-01`;
    await addViews(db, { month, views: new Map([[Number(id), 3]]) });
    await addViews(db, {
      month,
      views: new Map([
        [Number(id), 4],
        [999_999, 1],
      ]),
    });
    const current = await dashboard();
    expect(current.views).toHaveLength(12);
    expect(current.views.at(-1)?.views).toBe(7);
    expect(current.missing[0]).toBe('photos');
    expect(current.missing).not.toContain('services');
  });

  test('counts page views of visitors but not of programs', async () => {
    const views = countViews({ db, log: services.log });
    views.note({
      url: `/gu/health/detailpage/${id}?from=Surat`,
      userAgent: 'Mozilla/5.0 (Linux; Android 9)',
    });
    views.note({ url: `/health/detailpage/${id}.data`, userAgent: undefined });
    views.note({ url: `/health/detailpage/${id}`, userAgent: 'Googlebot/2.1' });
    views.note({ url: `/category/health`, userAgent: 'Mozilla/5.0' });
    await views.stop();
    expect((await dashboard()).views.at(-1)?.views).toBe(2);
  });
});
