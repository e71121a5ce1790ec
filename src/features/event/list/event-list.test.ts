import { beforeAll, expect, test } from 'vitest';
import { eventTesting, timesOfEvent } from '#src/features/event/event.fixture.ts';
import { selectFeed } from '#src/features/event/calendar/calendar.queries.server.ts';
import { loadDemoEvents } from '#src/features/event/demo-data/demo-events.server.ts';
import { loadDemoData } from '#src/features/ngo/demo-data/demo-ngos.server.ts';
import { addMonths, monthInIndia } from '#src/shared/india-time.ts';
import { hideNgo, saveDecoys } from '../../../../tests/support/decoys.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { ListedEvent, MonthDay } from './event-list.contract.ts';

const app = await testApp();
const { call, db, pool } = app;
const { savedEvent, savedNgo } = eventTesting(app);

type List = { data: ListedEvent[]; total: number; page: number };
const list = async (query = '') => (await call<List>('GET', `event/getAllEvent?pageSize=100&${query}`)).body;
const idsOf = ({ data }: List) => data.map(({ _id }) => _id);
const titles = ({ data }: List) => data.map(({ title }) => title);

beforeAll(async () => {
  await loadDemoData({ db, now: new Date() });
  await loadDemoEvents({ db, now: new Date() });
});

test('events are listed by date, the next one first, and only until they are over', async () => {
  const { data, total } = await list();
  expect(total).toBe(data.length);
  expect(data.map(({ startsAt }) => startsAt)).toEqual(data.map(({ startsAt }) => startsAt).toSorted());
  expect(data.every(({ endsAt }) => new Date(endsAt) > new Date())).toBe(true);
  const past = await list('past=true');
  expect(titles(past)).toEqual(['Food Business Basics', 'Handloom Open Studio']);
});

test.each([
  ['q=eye+camp', 'Free Eye Check-up Camp'],
  ['q=આંખ', 'Free Eye Check-up Camp'],
  ['q=aankh+camp', 'Free Eye Check-up Camp'],
  ['q=रक्तदान', 'Blood Donation Day'],
  ['q=blood+rajkot', 'Blood Donation Day'],
  ['q=sikal+sel', 'Sickle Cell Screening'],
  ['q=wheelchair', 'Wheelchair Repair Day'],
])('the words %s find %s first', async (query, title) => {
  expect(titles(await list(query))[0]).toBe(title);
});

test('words that no event has find nothing', async () => {
  expect(await list('q=zzzzqqq')).toMatchObject({ data: [], total: 0 });
});

test('filters combine', async () => {
  const { data } = await list('category=health&city=Rajkot');
  expect(data.map(({ category, city }) => [category, city])).toEqual([['health', 'Rajkot']]);
  const online = await list('how=online');
  expect(online.data.every(({ isOnline }) => isOnline)).toBe(true);
  expect(online.total).toBeGreaterThan(0);
  const inPerson = await list('how=inPerson');
  expect(inPerson.data.every(({ city }) => city !== null)).toBe(true);
});

test('the towns are those of events that are listed', async () => {
  const cities = async (query: string) =>
    (await call<{ data: string[] }>('GET', `event/getEventCities${query}`)).body.data.toSorted();
  const townsOf = ({ data }: List) =>
    [...new Set(data.flatMap(({ city }) => (city === null ? [] : [city])))].toSorted();
  expect(await cities('')).toEqual(townsOf(await list()));
  expect(await cities('?past=true')).toEqual(townsOf(await list('past=true')));
});

/** Differences of events that no list of events to come shows. */
async function hiddenEvents() {
  const hidden = await savedNgo();
  await hideNgo(pool, { id: hidden });
  return [
    { ngo_id: hidden },
    { status: 'draft' },
    { status: 'cancelled', cancel_reason: 'Rain' },
    timesOfEvent(-5),
  ] as const;
}

test('events are listed that pass each filter, and of one time in the order of their ids', async () => {
  const ngoId = await savedNgo();
  const id = await savedEvent(ngoId);
  const like = { table: 'event', like: id } as const;
  const online = { online_link: 'https://meet.example.org', city: null, venue: null };
  const [twin, earlier, isOnline, surat, education] = await saveDecoys(pool, {
    ...like,
    but: [{}, timesOfEvent(200), online, { city: 'Surat' }, { category: 'education' }],
  });
  await saveDecoys(pool, { ...like, but: [...(await hiddenEvents()), { ngo_id: await savedNgo() }] });
  const found = async (query = '') => idsOf(await list(`ngoId=${ngoId}&${query}`));
  expect(await found()).toEqual([earlier, id, twin, isOnline, surat, education]);
  expect(await found('city=Rajkot&category=health')).toEqual([earlier, id, twin]);
  expect(await found('how=inPerson')).toEqual([earlier, id, twin, surat, education]);
  expect(await found('how=online')).toEqual([isOnline]);
  const { body } = await call<List>('GET', `event/getAllEvent?ngoId=${ngoId}&pageSize=2&page=2`);
  expect([idsOf(body), body.total]).toEqual([[twin, isOnline], 6]);
});

test('past events begin with the latest', async () => {
  const ngoId = await savedNgo();
  const id = await savedEvent(ngoId, { startsInHours: -9 });
  const like = { table: 'event', like: id } as const;
  const [twin, older] = await saveDecoys(pool, { ...like, but: [{}, timesOfEvent(-99)] });
  await saveDecoys(pool, { ...like, but: [...(await hiddenEvents()).slice(0, 3), timesOfEvent(9)] });
  expect(idsOf(await list(`ngoId=${ngoId}&past=true`))).toEqual([twin, id, older]);
  const { body } = await call<List>('GET', `event/getAllEvent?ngoId=${ngoId}&past=true&pageSize=1&page=2`);
  expect(idsOf(body)).toEqual([id]);
});

test('words find events by how well they fit, then by their time', async () => {
  const [best, second] = idsOf(await list('q=women'));
  const like = { table: 'event', like: best! } as const;
  const [twin] = await saveDecoys(pool, { ...like, but: [{}, ...(await hiddenEvents()), { search: '' }] });
  const [later] = await saveDecoys(pool, { ...like, but: [timesOfEvent(24 * 60)] });
  expect(idsOf(await list('q=women'))).toEqual([best, twin, later, second]);
  for (const [page, id] of [best, twin].entries()) {
    const { body } = await call<List>('GET', `event/getAllEvent?q=women&pageSize=1&page=${page + 1}`);
    expect(idsOf(body)).toEqual([id]);
  }
  for (const id of [twin, later]) await pool.query('delete from event where id = $1', [id]);
});

test('a town is offered as a filter once it has an event that is listed', async () => {
  const cities = async () => (await call<{ data: string[] }>('GET', 'event/getEventCities')).body.data;
  const before = await cities();
  const id = await savedEvent(await savedNgo());
  const hidden = (await hiddenEvents()).map((difference) => ({ ...difference, city: 'Hidden town' }));
  await saveDecoys(pool, {
    table: 'event',
    like: id,
    but: [
      { city: 'New town' },
      { city: null, venue: null, online_link: 'https://meet.example.org' },
      ...hidden,
    ],
  });
  expect(await cities()).toEqual([...new Set([...before, 'New town', 'Rajkot'])].toSorted());
});

test('a calendar feed has the events of the last 30 days and to come, cancelled ones too', async () => {
  const ngoId = await savedNgo();
  const id = await savedEvent(ngoId);
  const like = { table: 'event', like: id } as const;
  const [hidden, draft, cancelled] = await hiddenEvents();
  const [twin, called, old] = await saveDecoys(pool, {
    ...like,
    but: [{}, { ...cancelled, ...timesOfEvent(-24) }, timesOfEvent(29 * -24)],
  });
  const others = [{ city: 'Surat' }, { category: 'education' }, { ngo_id: await savedNgo() }];
  await saveDecoys(pool, { ...like, but: [hidden, draft, timesOfEvent(31 * -24), ...others] });
  const query = `ngoId=${ngoId}&city=Rajkot&category=health`;
  const { body } = await call<List>('GET', `event/getEventCalendar?${query}`);
  expect(idsOf(body)).toEqual([old, called, id, twin]);
  const first = await selectFeed(db, { filters: { ngoId }, days: 30, limit: 2 });
  expect(first.map(({ _id }) => _id)).toEqual([old, called]);
  await hideNgo(pool, { id: ngoId });
  expect(await selectFeed(db, { filters: { ngoId }, days: 30, limit: 2 })).toEqual([]);
});

test('drafts, cancelled events and events of an NGO that is not visible are not listed', async () => {
  const ngoId = await savedNgo();
  await savedEvent(ngoId, { status: 'draft' });
  await savedEvent(ngoId, { status: 'cancelled' });
  const id = await savedEvent(ngoId);
  expect((await list(`ngoId=${ngoId}`)).data.map(({ _id }) => _id)).toEqual([id]);
  await runSql(db, { text: `update ngo set status = 'suspended' where id = $1::bigint`, values: [ngoId] });
  expect((await list(`ngoId=${ngoId}`)).total).toBe(0);
  expect((await call('GET', `event/getEventById/${id}`)).status).toBe(404);
});

test('a month names the first three events of a day and counts all, on each day of a long event', async () => {
  const month = addMonths(monthInIndia(new Date()), 3);
  const ngoId = await savedNgo();
  for (let at = 0; at < 4; at++) {
    const id = await savedEvent(ngoId);
    await runSql(db, {
      text: `update event set starts_at = $3::timestamptz, ends_at = $2::timestamptz,
        registration_ends_at = $3::timestamptz where id = $1::bigint`,
      values: [id, `${month}-1${at === 0 ? 1 : 0}T09:00Z`, `${month}-10T04:00Z`],
    });
  }
  const { body } = await call<{ data: MonthDay[] }>('GET', `event/getEventMonth/${month}?ngoId=${ngoId}`);
  expect(body.data.map(({ day, total, events }) => [day, total, events.length])).toEqual([
    [`${month}-10`, 4, 3],
    [`${month}-11`, 1, 1],
  ]);
});

test('a month has the events that pass each filter', async () => {
  const month = addMonths(monthInIndia(new Date()), 3);
  const ngoId = await savedNgo();
  const id = await savedEvent(ngoId);
  const at = (day: string) => ({
    starts_at: `${month}-${day}T04:00Z`,
    registration_ends_at: `${month}-${day}T04:00Z`,
    ends_at: `${month}-${day}T09:00Z`,
  });
  const [hidden, draft, cancelled] = await hiddenEvents();
  const others = [{ ngo_id: await savedNgo() }, { city: 'Surat' }, { category: 'education' }];
  const [found, ofOther] = await saveDecoys(pool, {
    table: 'event',
    like: id,
    but: [{}, ...others, hidden, draft, cancelled].map((difference) => ({ ...difference, ...at('15') })),
  });
  for (const [query, ids] of [
    [`ngoId=${ngoId}`, [found]],
    ['how=inPerson', [found, ofOther]],
  ] as const) {
    const path = `event/getEventMonth/${month}?city=Rajkot&category=health&${query}`;
    const { body } = await call<{ data: MonthDay[] }>('GET', path);
    const day = body.data.find((one) => one.day === `${month}-15`);
    expect(day?.events.map(({ _id }) => _id)).toEqual(ids);
  }
});

test('a month too far away, or no month at all, is refused', async () => {
  expect((await call('GET', 'event/getEventMonth/2099-01')).status).toBe(404);
  expect((await call('GET', 'event/getEventMonth/2026-13')).status).toBe(404);
});
