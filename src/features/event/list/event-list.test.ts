import { beforeAll, expect, test } from 'vitest';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { loadDemoEvents } from '#src/features/event/demo-data/demo-events.server.ts';
import { loadDemoData } from '#src/features/ngo/demo-data/demo-ngos.server.ts';
import { addMonths, monthInIndia } from '#src/shared/india-time.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { ListedEvent, MonthDay } from './event-list.contract.ts';

const app = await testApp();
const { call, db } = app;
const { savedEvent, savedNgo } = eventTesting(app);

type List = { data: ListedEvent[]; total: number; page: number };
const list = async (query = '') => (await call<List>('GET', `event/getAllEvent?pageSize=100&${query}`)).body;
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

test('a month too far away, or no month at all, is refused', async () => {
  expect((await call('GET', 'event/getEventMonth/2099-01')).status).toBe(404);
  expect((await call('GET', 'event/getEventMonth/2026-13')).status).toBe(404);
});
