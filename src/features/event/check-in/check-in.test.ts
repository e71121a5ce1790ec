import { beforeEach, describe, expect, test } from 'vitest';
import { referenceOf } from '#src/shared/reference-number.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { DoorTicket } from './check-in.contract.ts';
import type { CheckedIn } from './check-in.service.server.ts';

const { call, db, signedIn } = await testApp();

const FIRST_DOOR = '0b1e2a60-5a51-4d6b-8a4b-3a2b6f0d1a01';
const SECOND_DOOR = '0b1e2a60-5a51-4d6b-8a4b-3a2b6f0d1a02';
const AT = '2026-11-20T04:00:00Z';
const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
let number = 0;
/** Returns a ticket number that is used nowhere else. */
function nextTicket(): string {
  number++;
  const digits = [number / 961, number / 31, number].map((value) => characters[Math.floor(value) % 31]);
  return referenceOf(`22${digits.join('')}`, 'EV');
}

async function savedEvent(ngoId: string, status = 'published'): Promise<string> {
  const [row] = await runSql<[string]>(db, {
    text: `insert into event (ngo_id, status, title, title_gu, description, category, starts_at, ends_at, city, venue,
        capacity, registration_ends_at, search, published_at)
      values ($1::bigint, $2, 'Eye camp', 'આંખ કેમ્પ', 'Eye tests', 'health', '2026-11-20T03:30Z',
        '2026-11-20T08:30Z', 'Rajkot', 'Town hall', 5000, '2026-11-20T03:30Z', '', now())
      returning id::text`,
    values: [ngoId, status],
  });
  return row![0];
}

async function savedTicket(eventId: string, status = 'registered'): Promise<string> {
  const ticket = nextTicket();
  await runSql(db, {
    text: `insert into event_registration (event_id, ticket, token_hash, name, mobile, email, party_size, language,
        status, cancelled_by, search)
      values ($1::bigint, $2::text, $2::text, 'કોકિલા પટેલ', '9876543210', lower($2::text) || '@example.org', 3, 'gu', $3::text,
        case when $3::text = 'cancelled' then 'person' end, '')`,
    values: [eventId, ticket, status],
  });
  return ticket;
}

let token: string;
let ngoId: string;
let eventId: string;
beforeEach(async () => {
  ngoId = await savedNgo(db);
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
  eventId = await savedEvent(ngoId);
});

type ListBody = { data: { event: { title: string }; tickets: DoorTicket[]; next: string | null } };
const list = (query = '', id = eventId) =>
  call<ListBody>('GET', `event/getDoorList/${id}${query}`, { token });
const report = async (door: string, checkIns: { ticket: string; at: string }[], by = token) =>
  call<{ data: CheckedIn[]; msg: string }>('POST', `event/checkIn/${eventId}`, {
    token: by,
    body: { door, checkIns },
  });

describe('the list for the door', () => {
  test('contains every ticket with its state, and no mobile number or mail address', async () => {
    const statuses = ['registered', 'waiting', 'cancelled'];
    const tickets = await Promise.all(statuses.map((status) => savedTicket(eventId, status)));
    const { body } = await list();
    expect(body.data.event).toMatchObject({ _id: eventId, title: 'Eye camp', titleGu: 'આંખ કેમ્પ' });
    expect(new Map(body.data.tickets.map(({ ticket, status }) => [ticket, status]))).toEqual(
      new Map(tickets.map((ticket, at) => [ticket, statuses[at]])),
    );
    expect(Object.keys(body.data.tickets[0]!).toSorted()).toEqual(
      ['attendedAt', 'name', 'partySize', 'status', 'ticket'].toSorted(),
    );
    expect(body.data.next).toBeNull();
  });

  test('has parts of 1,000 tickets that miss none and repeat none', async () => {
    await runSql(db, {
      text: `insert into event_registration (event_id, ticket, token_hash, name, mobile, party_size, language, status, search)
        select $1::bigint, 'EV-' || translate(lpad(to_hex(n), 4, '0'), '01abcdef', 'XYABCDEF') || '-22', 'many' || n,
          'Somebody', '9876543210', 1, 'en', 'registered', '' from generate_series(1, 1500) n`,
      values: [eventId],
    });
    const first = (await list()).body.data;
    const second = (await list(`?after=${first.next}`)).body.data;
    expect([first.tickets.length, second.tickets.length, second.next]).toEqual([1000, 500, null]);
    expect(new Set([...first.tickets, ...second.tickets].map(({ ticket }) => ticket)).size).toBe(1500);
  });

  test("does not exist for another NGO's event, a draft, or an id that is none", async () => {
    const other = await savedEvent(await savedNgo(db));
    const draft = await savedEvent(ngoId, 'draft');
    for (const id of [other, draft, '99999999', 'x']) expect((await list('', id)).status).toBe(404);
  });
});

describe('check-in', () => {
  test('admits a ticket at every device, also at one whose random id looks like an account number', async () => {
    const door = '14249987-2816-433c-8190-cce05f4586f3';
    const { body } = await report(door, [{ ticket: await savedTicket(eventId), at: AT }]);
    expect(body.data).toMatchObject([{ result: 'admitted' }]);
  });

  test('admits a ticket once; the second door learns when the first one did', async () => {
    const ticket = await savedTicket(eventId);
    const first = await report(FIRST_DOOR, [{ ticket, at: AT }]);
    expect(first.body.data).toEqual([{ ticket, result: 'admitted', attendedAt: AT }]);
    const second = await report(SECOND_DOOR, [{ ticket, at: '2026-11-20T04:05:00Z' }]);
    expect(second.body.data).toEqual([{ ticket, result: 'already', attendedAt: AT }]);
    // The same device, but a second person with this ticket.
    const later = await report(FIRST_DOOR, [{ ticket, at: '2026-11-20T04:05:00Z' }]);
    expect(later.body.data).toEqual(second.body.data);
  });

  test('admits the first of two check-ins with one ticket that a device reports together', async () => {
    const ticket = await savedTicket(eventId);
    const { body } = await report(FIRST_DOOR, [
      { ticket, at: AT },
      { ticket, at: '2026-11-20T04:05:00Z' },
    ]);
    expect(body.data).toEqual([
      { ticket, result: 'admitted', attendedAt: AT },
      { ticket, result: 'already', attendedAt: AT },
    ]);
  });

  test('answers a repeated report of the same device as before', async () => {
    const ticket = await savedTicket(eventId);
    const checkIn = { ticket, at: '2026-11-20T04:00:00.123Z' };
    const [first, again] = [await report(FIRST_DOOR, [checkIn]), await report(FIRST_DOOR, [checkIn])];
    expect(again.body.data).toEqual(first.body.data);
    expect(again.body.data[0]!.result).toBe('admitted');
  });

  test('accepts the report of a device whose clock is ahead, and stores no time to come', async () => {
    const ticket = await savedTicket(eventId);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const [first, again] = [
      await report(FIRST_DOOR, [{ ticket, at }]),
      await report(FIRST_DOOR, [{ ticket, at }]),
    ];
    expect(Date.parse(first.body.data[0]!.attendedAt!)).toBeLessThanOrEqual(Date.now());
    expect([first, again].map(({ body }) => body.data[0]!.result)).toEqual(['admitted', 'admitted']);
  });

  test('refuses tickets that are waiting, cancelled, of another event, or no tickets', async () => {
    const otherEvent = await savedEvent(ngoId);
    const tickets = [
      await savedTicket(eventId, 'waiting'),
      await savedTicket(eventId, 'cancelled'),
      await savedTicket(otherEvent),
      'EV-2222-22',
      'hello',
    ];
    const { body } = await report(
      FIRST_DOOR,
      tickets.map((ticket) => ({ ticket, at: AT })),
    );
    expect(body.data.map(({ result }) => result)).toEqual([
      'waiting',
      'cancelled',
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  test('reads a number as people type it', async () => {
    const ticket = await savedTicket(eventId);
    const typed = ticket.toLowerCase().replace(/^ev-/, '').replace('-', ' ');
    expect((await report(FIRST_DOOR, [{ ticket: typed, at: AT }])).body.data).toEqual([
      { ticket, result: 'admitted', attendedAt: AT },
    ]);
  });

  test('of many doors at once, exactly one admits each ticket', async () => {
    const tickets = await Promise.all(Array.from({ length: 10 }, () => savedTicket(eventId)));
    const doors = Array.from({ length: 6 }, (_, at) => `${FIRST_DOOR.slice(0, -1)}${at + 3}`);
    const answers = await Promise.all(
      doors.map((door, at) =>
        report(
          door,
          (at % 2 ? tickets.toReversed() : tickets).map((ticket) => ({ ticket, at: AT })),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(doors.map(() => 200));
    const results = answers.flatMap(({ body }) => body.data);
    for (const ticket of tickets) {
      const own = results.filter((result) => result.ticket === ticket).map(({ result }) => result);
      expect(own.filter((result) => result === 'admitted')).toHaveLength(1);
      expect(own.filter((result) => result === 'already')).toHaveLength(5);
    }
  });

  test("does not touch another NGO's event", async () => {
    const ticket = await savedTicket(eventId);
    const other = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    expect((await report(FIRST_DOOR, [{ ticket, at: AT }], other.token)).status).toBe(404);
    expect((await list()).body.data.tickets[0]).toMatchObject({ status: 'registered', attendedAt: null });
  });
});
