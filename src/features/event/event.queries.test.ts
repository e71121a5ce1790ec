import { beforeEach, describe, expect, test } from 'vitest';
import { eventTesting, timesOfEvent } from '#src/features/event/event.fixture.ts';
import { hideNgo, saveDecoys, storeLast } from '../../../tests/support/decoys.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import * as announcements from './announcement/announcement.queries.server.ts';
import { selectDoorTickets } from './check-in/check-in.queries.server.ts';
import { selectOutdatedEvents, updateEventSearch } from './event-index.queries.server.ts';
import { selectEventOfTicket } from './event.queries.server.ts';
import * as management from './management/management.queries.server.ts';
import { selectIdByEmail } from './registration/registration.queries.server.ts';
import {
  selectFewParties,
  selectParties,
  selectPartyRow,
} from './registrations/registrations.queries.server.ts';
import { deleteOldRegistrations } from './retention/retention.queries.server.ts';
import { selectEventsWithExpiredOffers, selectExpiredOffers } from './seats/seats.queries.server.ts';

const app = await testApp();
const { db, pool } = app;
const { savedEvent, savedNgo, partyOf, register } = eventTesting(app);

let ngoId: string;
let eventId: string;
let otherEventId: string;
beforeEach(async () => {
  ngoId = await savedNgo();
  [eventId, otherEventId] = [await savedEvent(ngoId), await savedEvent(ngoId)];
});

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
const idsOfRows = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
/** Registers a party and returns its id. */
async function savedParty(input: Record<string, unknown> = {}): Promise<string> {
  const party = partyOf(input);
  expect((await register(eventId, party)).status).toBe(200);
  const { rows } = await pool.query<{ id: string }>('select max(id)::text as id from event_registration');
  return rows[0]!.id;
}
const cancelled = { status: 'cancelled', cancelled_by: 'person' } as const;

describe('the management of events', () => {
  const listed = async (list: 'upcoming' | 'drafts' | 'past', limit = 10) =>
    idsOfRows((await management.selectOwnEvents(db, { ngoId, list, words: '', limit, offset: 0 })).rows);

  test('lists and counts events of the NGO by their time and status', async () => {
    const over = timesOfEvent(-20);
    const [draftOfPast, past, twin, older, upcoming, sooner] = await saveDecoys(pool, {
      table: 'event',
      like: eventId,
      but: [
        { status: 'draft', ...timesOfEvent(-50) },
        over,
        over,
        timesOfEvent(-30),
        {},
        timesOfEvent(9),
        { ngo_id: await savedNgo() },
      ],
    });
    await pool.query('delete from event where id = $1', [otherEventId]);
    expect(await listed('upcoming')).toEqual([sooner, eventId, upcoming]);
    expect(await listed('upcoming', 2)).toEqual([sooner, eventId]);
    expect(await listed('past')).toEqual([twin, past, older]);
    expect(await listed('past', 2)).toEqual([twin, past]);
    expect(await listed('drafts')).toEqual([draftOfPast]);
    expect(await management.countLists(db, ngoId)).toEqual({ upcoming: 3, drafts: 1, past: 3 });
    expect(await management.countOpenEvents(db, ngoId)).toBe(4);
  });

  test('of a deleted NGO lists the published events that are not over, to cancel them', async () => {
    await saveDecoys(pool, {
      table: 'event',
      like: eventId,
      but: [
        { status: 'draft' },
        { status: 'cancelled', cancel_reason: 'Rain' },
        timesOfEvent(-20),
        { ngo_id: await savedNgo() },
      ],
    });
    expect(await management.selectEventsOfDeleted(db, ngoId)).toEqual([]);
    await hideNgo(pool, { id: ngoId, status: 'deleted' });
    expect(await management.selectEventsOfDeleted(db, ngoId)).toEqual([eventId, otherEventId]);
  });

  test('changes one event of the own NGO, and deletes drafts alone', async () => {
    const other = await savedNgo();
    const [draft, ofOther, neighbour] = await saveDecoys(pool, {
      table: 'event',
      like: eventId,
      but: [{ status: 'draft' }, { status: 'draft', ngo_id: other }, { status: 'draft' }],
    });
    const there = await savedParty({ partySize: '3' });
    await saveDecoys(pool, {
      table: 'event_registration',
      like: there,
      but: [
        { status: 'attended', attended_at: new Date(), party_size: 2 },
        { status: 'attended', attended_at: new Date(), event_id: otherEventId },
      ],
    });
    for (const own of [
      { id: ofOther!, ngoId },
      { id: eventId, ngoId },
    ])
      await management.deleteDraft(db, own);
    await management.deleteDraft(db, { id: draft!, ngoId });
    await management.updatePublished(db, { id: ofOther!, ngoId });
    await management.updatePublished(db, { id: neighbour!, ngoId });
    await management.updateCancelled(db, { id: otherEventId, ngoId: other, reason: 'Rain' });
    await management.updateCancelled(db, { id: eventId, ngoId, reason: 'Rain' });
    const { rows } = await pool.query(
      'select id::text, status, seats_taken as seats from event where ngo_id = any ($1::bigint[]) order by event.id',
      [[ngoId, other]],
    );
    expect(rows).toEqual([
      { id: eventId, status: 'cancelled', seats: 2 },
      { id: otherEventId, status: 'published', seats: 0 },
      { id: ofOther, status: 'draft', seats: 0 },
      { id: neighbour, status: 'published', seats: 0 },
    ]);
  });
});

test('a mail address is registered with an event once, and a mobile number without one three times', async () => {
  const email = 'kokila@example.org';
  const party = await savedParty({ email });
  await saveDecoys(pool, {
    table: 'event_registration',
    like: party,
    but: [{ event_id: otherEventId, email }],
  });
  expect(await selectIdByEmail(db, { eventId, email })).toBe(party);
  await pool.query(`update event_registration set status = 'cancelled', cancelled_by = 'ngo' where id = $1`, [
    party,
  ]);
  expect(await selectIdByEmail(db, { eventId, email })).toBeUndefined();
});

test('the registrations of a mobile number are those without a mail address, for the same event', async () => {
  const mobile = '9123456789';
  const silent = await savedParty({ email: '', mobile });
  await saveDecoys(pool, {
    table: 'event_registration',
    like: silent,
    but: [
      { email: null },
      { email: 'with@example.org' },
      { email: null, mobile: '9123456780' },
      { email: null, event_id: otherEventId },
      { email: null, ...cancelled },
    ],
  });
  expect((await selectPartyRow(db, { id: silent, eventId }))!.ofMobile).toBe(2);
});

test('a list of registrations has those of one event, and whoever waits first comes first', async () => {
  const party = await savedParty();
  const waits = { status: 'waiting', search: `'kokila'` } as const;
  const [first, second, ofOther] = await saveDecoys(pool, {
    table: 'event_registration',
    like: party,
    but: [waits, waits, { ...waits, event_id: otherEventId }],
  });
  const criteria = { eventId, status: 'waiting', partySize: undefined, ticket: undefined } as const;
  for (const [offset, id] of [first, second].entries()) {
    const page = { limit: 1, offset };
    expect(idsOfRows(await selectParties(db, { ...page, criteria: { ...criteria, words: '' } }))).toEqual([
      id,
    ]);
    const few = await selectFewParties(db, { ...page, criteria: { ...criteria, words: `'kokila'` } });
    expect([few!.total, idsOfRows(few!.rows)]).toEqual([2, [id]]);
  }
  expect(await selectPartyRow(db, { id: ofOther!, eventId })).toBeUndefined();
  const tickets = await selectDoorTickets(db, { eventId, after: undefined });
  expect(idsOf(tickets)).toEqual([party, first, second]);
});

test('offers that ran out are those of one event, and some events are looked at at a time', async () => {
  const party = await savedParty();
  const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
  const offered = (until: Date, event: string) =>
    ({ status: 'waiting', offered_until: until, event_id: event }) as const;
  const [first, second] = await saveDecoys(pool, {
    table: 'event_registration',
    like: party,
    but: [
      offered(past, eventId),
      offered(past, eventId),
      offered(future, eventId),
      offered(past, otherEventId),
    ],
  });
  expect(idsOf(await selectExpiredOffers(db, eventId))).toEqual([first, second]);
  expect(new Set(await selectEventsWithExpiredOffers(db, 10))).toEqual(new Set([eventId, otherEventId]));
  expect(await selectEventsWithExpiredOffers(db, 1)).toHaveLength(1);
});

test('some registrations of events long ago are erased at a time', async () => {
  const [old] = await saveDecoys(pool, { table: 'event', like: eventId, but: [timesOfEvent(-91 * 24)] });
  const party = await savedParty();
  const ofOld = { event_id: old! };
  await saveDecoys(pool, { table: 'event_registration', like: party, but: [ofOld, ofOld, ofOld] });
  for (const count of [2, 1, 0]) expect(await deleteOldRegistrations(db, { days: 90, limit: 2 })).toBe(count);
});

test('announcements are those of one event of the NGO', async () => {
  const words = {
    kind: 'message',
    audience: 'all',
    subject: 'Parking',
    text: 'At the school',
    total: 1,
  } as const;
  const id = await announcements.insertAnnouncement(db, { eventId, ngoId, ...words });
  const [later, changed, ofOther] = await saveDecoys(pool, {
    table: 'event_announcement',
    like: id,
    but: [{}, { kind: 'changed', subject: null, text: null }, { event_id: otherEventId }],
  });
  const list = (limit: number) => announcements.selectAnnouncementsOfEvent(db, { eventId, ngoId, limit });
  expect(idsOfRows(await list(10))).toEqual([changed, later, id]);
  expect(idsOfRows(await list(2))).toEqual([changed, later]);
  expect(await announcements.selectAnnouncement(db, { id: ofOther!, eventId, ngoId })).toBeUndefined();

  await announcements.updateStopped(db, { eventId, id: ofOther! });
  await announcements.updateStopped(db, { eventId, id });
  expect((await list(10)).map(({ status }) => status)).toEqual(['running', 'running', 'stopped']);
  await announcements.updateStopped(db, { eventId, kind: 'changed' });
  expect((await list(10)).map(({ status }) => status)).toEqual(['stopped', 'running', 'stopped']);
  const other = await announcements.selectAnnouncement(db, { id: ofOther!, eventId: otherEventId, ngoId });
  expect(other!.status).toBe('running');
});

test('the search data of events are renewed in order of their ids, each by its own', async () => {
  await pool.query('update event set search_version = 0 where ngo_id = $1', [ngoId]);
  const [third] = await saveDecoys(pool, { table: 'event', like: eventId, but: [{}] });
  const after = Number(eventId);
  await storeLast(pool, { table: 'event', id: otherEventId });
  const outdated = async (most: number) =>
    (await selectOutdatedEvents(db, { after, most })).map(({ id }) => String(id));
  expect(await outdated(9)).toEqual([otherEventId, third]);
  expect(await outdated(1)).toEqual([otherEventId]);
  await updateEventSearch(db, [{ id: Number(otherEventId), search: `'new'` }]);
  expect(await outdated(9)).toEqual([third]);
  const { rows } = await pool.query('select search::text from event where ngo_id = $1 order by id', [ngoId]);
  expect(rows.map(({ search }: { search: string }) => search)).toEqual(['', `'new'`, '']);
});

test('a ticket shows the photo of its own event', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into ngo_photo (ngo_id, file_key, position, width, height)
      select $1::bigint, 'photo-' || $1::text || n, n, 10, 10 from generate_series(1, 2) n returning id::text`,
    [ngoId],
  );
  await pool.query('update event set photo_id = $2 where id = $1', [eventId, rows[1]!.id]);
  expect((await selectEventOfTicket(db, eventId))!.photo).toMatchObject({ path: `/photos/photo-${ngoId}2` });
  expect((await selectEventOfTicket(db, otherEventId))!.photo).toBeNull();
});
