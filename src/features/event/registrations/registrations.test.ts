import { beforeEach, describe, expect, test } from 'vitest';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { indexRegistration } from '#src/features/event/registration/registration-words.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { eventParty, type EventParty } from './registrations.contract.ts';
import type { PartyPage } from './registrations.service.server.ts';

const app = await testApp();
const { call, callConfirmed, db, signedIn, confirmed } = app;
const { savedEvent, savedNgo, partyOf, register, countSeats, mailsTo } = eventTesting(app);

let ngoId: string;
let token: string;
let eventId: string;
beforeEach(async () => {
  ngoId = await savedNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
  eventId = await savedEvent(ngoId, { capacity: 6 });
});

type Page = Omit<PartyPage, 'rows'> & { data: EventParty[] };
type Answer = { msg: string; data: EventParty; errors?: Record<string, string> };
const list = async (query = '', id = eventId) =>
  (await call<Page>('GET', `event/getAllRegisterUserByEventId?eventId=${id}&${query}`, { token })).body;
const namesOf = async (query: string) => (await list(query)).data.map(({ name }) => name);
const post = (action: string, body: object, by = token) =>
  callConfirmed<Answer>('POST', `event/${action}`, { token: by, body: { eventId, ...body } });
const idOf = async (name: string) => (await list()).data.find((party) => party.name === name)!._id;
const come = async (...names: string[]) => {
  for (const name of names) await register(eventId, partyOf({ name }));
};
const byHand = { name: 'કોકિલા પટેલ', mobile: '98765 43210', email: '', partySize: '2' };

describe('the list of registrations', () => {
  test('returns all fields, latest first, as the contract defines them', async () => {
    await come('First', 'Second');
    await register(eventId, partyOf({ name: 'Third', partySize: '3', answer: 'By bus', email: '' }));
    const { data, ...page } = await list('page=1&pageSize=2');
    expect(data.map((row) => eventParty.parse(row))).toMatchObject([
      { name: 'Third', partySize: 3, answer: 'By bus', email: null, status: 'registered', byNgo: false },
      { name: 'Second', partySize: 1, answer: null, place: null, attendedAt: null },
    ]);
    expect(page).toMatchObject({
      total: 3,
      totalIsExact: true,
      parties: { registered: 3, waiting: 0, attended: 0, cancelled: 0 },
      people: { registered: 5, waiting: 0, attended: 0, held: 0 },
      seatsLeft: 1,
      event: { _id: eventId, title: 'Eye camp', capacity: 6, status: 'published' },
    });
    expect(await namesOf('page=2&pageSize=2')).toEqual(['First']);
  });

  test.each([
    ['kokila', ['કોકિલા પટેલ']],
    ['કોકિલા', ['કોકિલા પટેલ']],
    ['patel', ['કોકિલા પટેલ']],
    ['કમલા', ['कमला देवी']],
    ['98765 00001', ['कमला देवी']],
    ['98765', []],
    ['0001', ['कमला देवी']],
    ['kamala.devi', ['कमला देवी']],
    ['thi', ['Third']],
    ['kokila third', []],
    ['%', ['Third', 'कमला देवी', 'કોકિલા પટેલ']],
  ])('finds for %s the registrations of %j, and none of another event', async (q, names) => {
    const other = await savedEvent(ngoId);
    for (const id of [other, eventId]) {
      await register(id, partyOf({ name: 'કોકિલા પટેલ', mobile: '9123456789', email: '' }));
      await register(
        id,
        partyOf({ name: 'कमला देवी', mobile: '9876500001', email: 'kamala.devi@example.org' }),
      );
      await register(id, partyOf({ name: 'Third', mobile: '9123456780', email: '' }));
    }
    expect(await namesOf(`q=${encodeURIComponent(q)}`)).toEqual(names);
    expect((await list(`q=${encodeURIComponent(q)}`)).total).toBe(names.length);
  });

  test('finds a ticket number however it is typed, and a part of it', async () => {
    await come('One', 'Two', 'Three');
    const { ticket, name } = (await list()).data[1]!;
    const typed = [
      ticket,
      ticket.toLowerCase(),
      ticket.replaceAll('-', ''),
      ticket.slice(3),
      ticket.slice(0, 7),
    ];
    for (const q of typed) expect(await namesOf(`q=${q}`)).toEqual([name]);
  });

  test('filters by status and party size, with the first in line first', async () => {
    for (const partySize of ['4', '3', '1', '5', '3'])
      await register(eventId, partyOf({ name: `Party of ${partySize}`, partySize }));
    await post('markAttended', { id: await idOf('Party of 4'), attended: true });
    expect(await namesOf('status=attended')).toEqual(['Party of 4']);
    const { data, total } = await list('status=waiting');
    expect([total, data.map(({ name, place }) => [name, place])]).toEqual([
      3,
      [
        ['Party of 3', 1],
        ['Party of 5', 2],
        ['Party of 3', 3],
      ],
    ]);
    expect((await list('status=waiting&partySize=3')).data.map(({ place }) => place)).toEqual([1, 3]);
    expect(await list('partySize=3')).toMatchObject({ total: 2, parties: { waiting: 3 } });
    expect(await list('status=waiting&q=party')).toMatchObject({ total: 3, people: { waiting: 11 } });
    const odd = await call('GET', `event/getAllRegisterUserByEventId?eventId=${eventId}&status=odd`, {
      token,
    });
    expect(odd.status).toBe(400);
  });

  test('pages through more than 1,000 matches without claiming an exact total', async () => {
    const search = indexRegistration({ eventId, name: 'Patel', mobile: '', email: '', ticket: '' });
    await runSql(db, {
      text: `insert into event_registration (event_id, ticket, token_hash, name, mobile, party_size, language, status,
          search)
        select $1::bigint, 'EV-' || translate(upper(to_hex(n)), '01', 'XY') || '-ZY', 'x' || n, 'Name ' || n,
          '9876543210', 1, 'gu', 'waiting', case when n % 2 = 0 then $2::tsvector else '' end
        from generate_series(5001, 7400) n`,
      values: [eventId, search],
    });
    const first = await list('q=patel&pageSize=2');
    expect(first.data.map(({ name, place }) => [name, place])).toEqual([
      ['Name 7400', 2400],
      ['Name 7398', 2398],
    ]);
    expect([first.total, first.totalIsExact]).toEqual([1000, false]);
    expect(await namesOf('q=patel&pageSize=2&page=600')).toEqual(['Name 5004', 'Name 5002']);
    expect(await list()).toMatchObject({ total: 2400, totalIsExact: true });
  });
});

describe('attendance', () => {
  test('is marked once, taken back, and never changes the seats', async () => {
    await come('Kamala');
    const id = await idOf('Kamala');
    for (let time = 0; time < 2; time++) {
      const { body } = await post('markAttended', { id, attended: true });
      expect(body).toMatchObject({ msg: apiMessages.en.eventPartyCame, data: { status: 'attended' } });
      expect(body.data.attendedAt).not.toBeNull();
    }
    expect(await countSeats(eventId)).toMatchObject({ held: 1, counted: 1 });
    expect(await list()).toMatchObject({
      people: { registered: 1, attended: 1 },
      parties: { registered: 0 },
    });
    const { body } = await post('markAttended', { id, attended: false });
    expect(body.data).toMatchObject({ status: 'registered', attendedAt: null });
    expect(await countSeats(eventId)).toMatchObject({ held: 1, counted: 1 });
    const entries = await runSql(db, {
      text: `select before->>'status', after->>'status' from audit_entry where entity_id = $1
          and action = 'markAttended' order by id`,
      values: [id],
    });
    expect(entries).toEqual([
      ['registered', 'attended'],
      ['attended', 'registered'],
    ]);
  });

  test('is refused for a party that waits or is cancelled', async () => {
    await register(eventId, partyOf({ partySize: '5' }));
    await register(eventId, partyOf({ name: 'Waits', partySize: '5' }));
    const id = await idOf('Waits');
    expect((await post('markAttended', { id, attended: true })).status).toBe(409);
    expect((await post('cancelRegisterUser', { id })).body.data).toMatchObject({ cancelledBy: 'ngo' });
    expect((await post('markAttended', { id, attended: true })).status).toBe(409);
  });
});

describe('adding by hand', () => {
  test('works after registration has closed, and mails only the link to the ticket', async () => {
    eventId = await savedEvent(ngoId, { startsInHours: -1 });
    expect((await register(eventId)).status).toBe(409);
    const { status, body } = await post('addRegisterUser', { ...byHand, email: 'Kokila@example.org' });
    expect([status, body.msg]).toEqual([200, apiMessages.en.eventPartyAdded]);
    expect(body.data).toMatchObject({ name: byHand.name, mobile: '9876543210', byNgo: true, partySize: 2 });
    expect((await mailsTo('kokila@example.org')).map(({ event }) => event)).toEqual(['eventAdded']);
    expect(await countSeats(eventId)).toMatchObject({ held: 2, counted: 2 });
  });

  test('puts a party on the waiting list of a full event, however many use its mobile number', async () => {
    for (const partySize of ['2', '2', '1']) await post('addRegisterUser', { ...byHand, partySize });
    const { body } = await post('addRegisterUser', byHand);
    expect(body).toMatchObject({ msg: apiMessages.en.eventPartyAddedWaiting, data: { place: 1 } });
    expect(await countSeats(eventId)).toMatchObject({ held: 5, counted: 5 });
  });

  test('refuses what is wrong at its field, and a mail address that is there', async () => {
    const { status, body } = await post('addRegisterUser', {
      ...byHand,
      name: '',
      mobile: '1',
      partySize: '9',
    });
    expect([status, Object.keys(body.errors!)]).toEqual([422, ['name', 'mobile', 'partySize']]);
    const party = partyOf();
    await register(eventId, party);
    const again = await post('addRegisterUser', { ...byHand, email: party.email });
    expect([again.status, again.body.errors]).toEqual([422, { email: apiMessages.en.eventEmailThere }]);
    expect((await list()).total).toBe(1);
  });

  test('is refused for drafts and cancelled events', async () => {
    for (const status of ['draft', 'cancelled']) {
      eventId = await savedEvent(ngoId, { status });
      expect((await post('addRegisterUser', byHand)).status).toBe(409);
    }
  });
});

describe('the waiting list', () => {
  test('gives a party free seats before others, and mails it', async () => {
    const small = partyOf({ name: 'Small', partySize: '2' });
    await register(eventId, partyOf({ name: 'Holder', partySize: '5' }));
    await register(eventId, partyOf({ name: 'Big', partySize: '5' }));
    await register(eventId, small);
    expect((await post('moveFromWaiting', { id: await idOf('Small') })).status).toBe(409);
    await runSql(db, { text: 'update event set capacity = 8 where id = $1::bigint', values: [eventId] });
    const { body } = await post('moveFromWaiting', { id: await idOf('Small') });
    expect(body.data).toMatchObject({ name: 'Small', status: 'registered', place: null });
    expect((await mailsTo(small.email)).at(-1)!.event).toBe('eventRegistered');
    expect(await countSeats(eventId)).toMatchObject({ held: 7, counted: 7 });
    expect((await post('moveFromWaiting', { id: await idOf('Small') })).status).toBe(409);
  });

  test('gets the seats of a party that is cancelled, with an offer', async () => {
    const holder = partyOf({ name: 'Holder', partySize: '5' });
    await register(eventId, holder);
    await register(eventId, partyOf({ name: 'Waits', partySize: '2' }));
    const { body } = await post('cancelRegisterUser', { id: await idOf('Holder') });
    expect(body.data).toMatchObject({ status: 'cancelled', cancelledBy: 'ngo' });
    expect((await mailsTo(holder.email)).at(-1)!.event).toBe('eventCancelledByNgo');
    const [waits] = (await list('status=waiting')).data;
    expect(waits).toMatchObject({ name: 'Waits', place: null });
    expect(waits!.offeredUntil).not.toBeNull();
    expect((await post('moveFromWaiting', { id: waits!._id })).body.data.status).toBe('registered');
    expect(await countSeats(eventId)).toMatchObject({ held: 2, counted: 2 });
    expect((await post('cancelRegisterUser', { id: await idOf('Holder') })).status).toBe(200);
  });

  test('does not get the seats of a party that was there', async () => {
    await come('Kamala');
    const id = await idOf('Kamala');
    await post('markAttended', { id, attended: true });
    expect((await post('cancelRegisterUser', { id })).status).toBe(409);
    expect(await countSeats(eventId)).toMatchObject({ held: 1, counted: 1 });
  });
});

test('counts registrations rightly after many changes at once', async () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five'];
  await come(...names);
  const ids = await Promise.all(names.map(idOf));
  await Promise.all([
    ...ids.map((id) => post('markAttended', { id, attended: true })),
    post('cancelRegisterUser', { id: ids[0]! }),
    register(eventId),
  ]);
  const rows = await runSql<[string, number]>(db, {
    text: `select status, count(*)::int from event_registration where event_id = $1::bigint group by status`,
    values: [eventId],
  });
  expect((await list()).parties).toMatchObject(Object.fromEntries(rows));
});

test('returns 404 for the registrations of another NGO, and of its event through an own one', async () => {
  await come('Kamala');
  const id = await idOf('Kamala');
  const otherNgo = await savedNgo();
  const other = (await signedIn({ role: 'ngo', ngoId: otherNgo })).token;
  const headers = await confirmed(other);
  for (const path of [`getAllRegisterUserByEventId?eventId=${eventId}`, `exportRegisterUser/${eventId}`])
    expect((await call('GET', `event/${path}`, { token: other, headers })).status).toBe(404);
  const ownEvent = await savedEvent(otherNgo);
  for (const [action, input] of [
    ['markAttended', { id, attended: true }],
    ['moveFromWaiting', { id }],
    ['cancelRegisterUser', { id }],
    ['addRegisterUser', byHand],
  ] as const) {
    expect((await post(action, input, other)).status).toBe(404);
    if (action === 'addRegisterUser') continue;
    expect((await post(action, { ...input, eventId: ownEvent }, other)).status).toBe(404);
  }
  for (const odd of ['0', 'x', '99999999999999999999'])
    expect((await post('cancelRegisterUser', { id: odd })).status).toBe(404);
  expect(await list()).toMatchObject({ total: 1, parties: { registered: 1 } });
});
