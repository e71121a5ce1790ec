import { beforeEach, describe, expect, test } from 'vitest';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { formatIndianTime } from './event-times.rules.ts';
import { HOUR, inHours, managementTesting, type EventPage } from './management.fixture.ts';

const app = await testApp();
const { call, db, signedIn } = app;
const { savedEvent, partyOf, register } = eventTesting(app);

let ngoId: string;
let token: string;
beforeEach(async () => {
  ngoId = await savedNgo(db);
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
});

const { add, copy, read, list, published } = managementTesting(app, () => token);

describe('copying', () => {
  test('makes a draft at another time without the registrations, of a past event too', async () => {
    const past = await savedEvent(ngoId, { startsInHours: -500 });
    const startsAt = inHours(100);
    const { status, body } = await copy(past, { startsAt });
    expect([status, body.data.length]).toEqual([201, 1]);
    const event = await read(body.data[0]!._id);
    expect(event).toMatchObject({
      status: 'draft',
      title: 'Eye camp',
      titleGu: 'આંખ કેમ્પ',
      seatsTaken: 0,
      sequence: 0,
    });
    expect(formatIndianTime(event.startsAt)).toBe(startsAt);
    expect(Date.parse(event.endsAt) - Date.parse(event.startsAt)).toBe(4 * HOUR);
    expect(event.registrationEndsAt).toBe(event.startsAt);
  });

  test('makes a weekly series that is published at once', async () => {
    const _id = await published();
    const { body } = await copy(_id, { startsAt: inHours(300), repeat: 'weekly', count: '3', publish: true });
    const starts = body.data.map(({ startsAt }) => Date.parse(startsAt));
    expect(starts.map((start) => (start - starts[0]!) / (24 * HOUR))).toEqual([0, 7, 14]);
    for (const { _id: id } of body.data) expect((await register(id)).status).toBe(200);
  });

  test('is published at once only with the password, as any draft', async () => {
    const _id = await published();
    const body = { startsAt: inHours(300), publish: true };
    const refused = await call('POST', `event/copyEvent/${_id}`, { token, body });
    expect(refused).toMatchObject({ status: 403, body: { data: { confirm: true } } });
    const wrong = await call('POST', `event/copyEvent/${_id}`, { token, body: { ...body, startsAt: '' } });
    expect(wrong.status).toBe(422);
    expect((await list()).counts.upcoming).toBe(1);
    expect((await copy(_id, { ...body, publish: false })).status).toBe(201);
  });

  test.each([
    [{ startsAt: '' }, 'startsAt'],
    [{ startsAt: inHours(-1) }, 'startsAt'],
    [{ startsAt: inHours(300), repeat: 'weekly' }, 'count'],
    [{ startsAt: inHours(300), repeat: 'monthly', count: 27 }, 'count'],
    [{ startsAt: inHours(300), repeat: 'monthly', count: 1 }, 'count'],
    [{ startsAt: inHours(300), repeat: 'monthly', count: 'x' }, 'count'],
  ])('with %j is refused with a sentence at the field', async (input, field) => {
    const { status, body } = await copy((await add()).body.data._id, input);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('the list', () => {
  test('has events to come, drafts and past ones, with their counts, and finds words in three scripts', async () => {
    const soon = await published({ startsAt: inHours(20), endsAt: inHours(22), title: 'Blood donation' });
    const later = await published();
    const past = await savedEvent(ngoId, { startsInHours: -90 });
    const cancelled = await savedEvent(ngoId, { status: 'cancelled', startsInHours: 900 });
    const draft = (await add()).body.data._id;
    await register(soon, partyOf({ partySize: '4' }));
    await register(soon, partyOf({ partySize: '2' }));
    const idsOf = (page: EventPage) => page.data.map(({ _id }) => _id);

    const upcoming = await list();
    expect(idsOf(upcoming)).toEqual([soon, later, cancelled]);
    expect(upcoming.counts).toEqual({ upcoming: 3, drafts: 1, past: 1 });
    expect(upcoming.data[0]).toMatchObject({ registrations: 1, waiting: 1, seatsTaken: 4, capacity: 4 });
    expect(idsOf(await list({ list: 'drafts' }))).toEqual([draft]);
    expect(idsOf(await list({ list: 'past' }))).toEqual([past]);
    for (const q of ['free eye', 'આંખ', 'aankh kemp', 'आंख', 'राजकोट health'])
      expect([q, idsOf(await list({ q }))]).toEqual([q, expect.arrayContaining([later]) as string[]]);
    expect((await list({ q: 'tractor' })).total).toBe(0);
    const second = await list({ page: 2, pageSize: 2 });
    expect([idsOf(second), second.total]).toEqual([[cancelled], 3]);
  });

  test('has only the events of the own NGO', async () => {
    await savedEvent(await savedNgo(db));
    expect(await list()).toMatchObject({ total: 0, counts: { upcoming: 0, drafts: 0, past: 0 } });
  });
});
