import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { expireOffers } from '#src/features/event/seats/seats.service.server.ts';
import { mayResize, offerEnd, placeParty } from '#src/features/event/seats/seats.rules.ts';
import type { Ticket } from '#src/features/event/ticket/ticket.contract.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';

const app = await testApp();
const { call, db, services } = app;
const { savedEvent, savedNgo, partyOf, register, countSeats, mailsTo } = eventTesting(app);

let ngoId: string;
beforeEach(async () => {
  ngoId = await savedNgo();
});

type Answer = { msg: string; data: Ticket; errors?: Record<string, string> };
const withToken = (path: string, token: string, body: object = {}) =>
  call<Answer>('POST', `event/${path}`, { body: { token, ...body } });
/** The token in the link of the latest mail. */
async function tokenFromMail(email: string): Promise<string> {
  return tokenIn((await mailsTo(email)).at(-1)!.body);
}
const tokenIn = (body: string) => /[?&]ticket=([\w-]+)/.exec(body)![1]!;
const eventsMailedTo = async (email: string) => (await mailsTo(email)).map(({ event }) => event);
const endOffers = (...emails: string[]) =>
  runSql(db, {
    text: `update event_registration set offered_until = now() - interval '1 minute'
      where offered_until is not null and email = any ($1::text[])`,
    values: [emails],
  });

describe('registration', () => {
  test('mails the ticket with its code, number and link', async () => {
    const eventId = await savedEvent(ngoId);
    const party = partyOf({ partySize: '3' });
    const { status, body } = await register(eventId, party, { language: 'gu' });
    expect([status, body.data]).toEqual([200, { status: 'registered', token: null }]);
    expect(body.msg).toContain('એક કલાક');
    const { event, body: text, attachments } = (await mailsTo(party.email)).at(-1)!;
    expect(event).toBe('eventRegistered');
    expect(text).toContain('આંખ કેમ્પ');
    expect(attachments).toMatchObject([
      { filename: 'ticket.png', contentType: 'image/png' },
      { filename: 'event.ics' },
    ]);
    const { body: found } = await withToken('readTicket', await tokenFromMail(party.email));
    expect(found.data).toMatchObject({
      name: party.name,
      partySize: 3,
      status: 'registered',
      canChange: true,
    });
    expect(text).toContain(found.data.ticket);
    expect(await countSeats(eventId)).toMatchObject({ held: 3, counted: 3 });
  });

  test('shows the link of an online event to parties with seats, and to nobody else', async () => {
    const eventId = await savedEvent(ngoId, { capacity: 1 });
    const link = 'https://meet.example.org/eyes';
    await runSql(db, {
      text: 'update event set online_link = $2 where id = $1::bigint',
      values: [eventId, link],
    });
    const [holder, waiting] = [partyOf(), partyOf()];
    for (const party of [holder, waiting]) await register(eventId, party);
    const shown = async (email: string) => {
      const { data } = (await withToken('readTicket', await tokenFromMail(email))).body;
      return [data.status, data.event.onlineLink];
    };
    expect(await shown(holder.email)).toEqual(['registered', link]);
    expect(await shown(waiting.email)).toEqual(['waiting', null]);
    await runSql(db, {
      text: `update event_registration set status = 'attended', attended_at = now() where email = $1`,
      values: [holder.email],
    });
    expect(await shown(holder.email)).toEqual(['attended', link]);
  });

  test('without a mail address answers with the ticket', async () => {
    const eventId = await savedEvent(ngoId);
    const party = partyOf({ email: '', mobile: '+91 98765-43211' });
    const { body } = await register(eventId, party);
    expect((await withToken('readTicket', body.data.token!)).body.data.ticket).toMatch(/^EV-/);
  });

  test('of a mail address that is registered answers like any other and mails the ticket again', async () => {
    const eventId = await savedEvent(ngoId, { capacity: 3 });
    const party = partyOf({ partySize: '2' });
    const first = await register(eventId, party);
    const again = await register(eventId, { ...party, name: 'Somebody else', partySize: '1' });
    expect(again.body).toEqual(first.body);
    // A newcomer would have taken one more seat, so it is taken for an hour.
    expect(await countSeats(eventId)).toMatchObject({ held: 2, counted: 3 });
    const mails = await mailsTo(party.email);
    expect(mails.map(({ event }) => event)).toEqual(['eventRegistered', 'eventRegistered']);
    expect(tokenIn(mails[0]!.body)).toBe(tokenIn(mails[1]!.body));
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ mobile: '12345' }, 'mobile'],
    [{ email: 'nobody' }, 'email'],
    [{ partySize: '0' }, 'partySize'],
    [{ partySize: '6' }, 'partySize'],
    [{ partySize: '1.5' }, 'partySize'],
    [{ answer: 'x'.repeat(501) }, 'answer'],
    [{ answer: '2341 2341 2346' }, 'answer'],
  ])('refuses %j with a sentence at the field', async (input, field) => {
    const { status, body } = await register(await savedEvent(ngoId), partyOf(input));
    expect(status).toBe(422);
    expect(Object.keys(body.errors!)).toEqual([field]);
    expect(body.errors![field]!.length).toBeGreaterThan(10);
  });

  test('is refused for events that are cancelled, over, drafts or unknown', async () => {
    const cancelled = await savedEvent(ngoId, { status: 'cancelled' });
    const over = await savedEvent(ngoId, { startsInHours: -9 });
    const running = await savedEvent(ngoId, { startsInHours: -1 });
    const draft = await savedEvent(ngoId, { status: 'draft' });
    const statuses = await Promise.all(
      [cancelled, over, running, draft, '99999999'].map(async (id) => (await register(id)).status),
    );
    expect(statuses).toEqual([409, 409, 409, 404, 404]);
  });

  test('of many parties at once gives exactly the seats of the event, in the order of acceptance', async () => {
    const eventId = await savedEvent(ngoId, { capacity: 20 });
    const sizes = Array.from({ length: 40 }, (_, at) => 1 + (at % 5));
    const answers = await Promise.all(
      sizes.map((size) => register(eventId, partyOf({ partySize: String(size) }))),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await countSeats(eventId)).toMatchObject({ held: 20, counted: 20 });
    const rows = await runSql<[number, string]>(db, {
      text: 'select party_size, status from event_registration where event_id = $1::bigint order by id',
      values: [eventId],
    });
    rows.forEach(([size, status], at) => {
      if (status === 'waiting')
        expect(rows.slice(at).every(([other, its]) => its === 'waiting' || other < size)).toBe(true);
    });
  });
});

describe('the waiting list', () => {
  /** An event of four seats that one party has, and two parties that wait. */
  async function fullEvent() {
    const eventId = await savedEvent(ngoId, { capacity: 4 });
    const [holder, first, second] = [
      partyOf({ partySize: '4' }),
      partyOf({ partySize: '3' }),
      partyOf({ partySize: '1' }),
    ];
    for (const party of [holder, first, second]) await register(eventId, party);
    return { eventId, holder, first, second };
  }

  test('mails no number to show at the door, because nobody who waits has a seat', async () => {
    const { first } = await fullEvent();
    const { body, attachments } = (await mailsTo(first.email)).at(-1)!;
    expect(body).toContain('This is not a ticket yet.');
    expect(body).not.toMatch(/at the door|EV-/);
    expect(attachments).toEqual([]);
  });

  test('offers free seats to the first party that fits, then to the next, and holds them', async () => {
    const { eventId, holder, first, second } = await fullEvent();
    expect((await withToken('cancelTicket', await tokenFromMail(holder.email))).status).toBe(200);
    expect(await eventsMailedTo(first.email)).toEqual(['eventWaiting', 'eventOffered']);
    expect(await eventsMailedTo(second.email)).toEqual(['eventWaiting', 'eventOffered']);
    expect(await countSeats(eventId)).toMatchObject({ held: 4, counted: 4 });
    expect((await register(eventId)).body.data.status).toBe('waiting');

    const taken = await withToken('takeOffer', await tokenFromMail(first.email));
    expect(taken.body.data).toMatchObject({ status: 'registered', offeredUntil: null });
    expect(await eventsMailedTo(first.email)).toContain('eventRegistered');
  });

  test('gives seats that nobody took in time to the next, and says so', async () => {
    const { eventId, holder, first, second } = await fullEvent();
    const next = partyOf({ partySize: '4' });
    await register(eventId, next);
    await withToken('cancelTicket', await tokenFromMail(holder.email));
    const token = await tokenFromMail(first.email);
    await endOffers(first.email, second.email);
    expect((await withToken('takeOffer', token)).status).toBe(409);
    await expireOffers(services);
    await expireOffers(services);
    for (const { email } of [first, second])
      expect((await eventsMailedTo(email)).at(-1)).toBe('eventOfferOver');
    expect((await eventsMailedTo(next.email)).at(-1)).toBe('eventOffered');
    expect(await countSeats(eventId)).toMatchObject({ held: 4, counted: 4 });
  });

  test('ends only the offers that ran out', async () => {
    const { eventId, holder, first, second } = await fullEvent();
    const other = await fullEvent();
    for (const { email } of [holder, other.holder])
      await withToken('cancelTicket', await tokenFromMail(email));
    await endOffers(first.email);
    await expireOffers(services);
    expect((await eventsMailedTo(first.email)).at(-1)).toBe('eventOfferOver');
    for (const { email } of [second, other.first, other.second])
      expect((await withToken('takeOffer', await tokenFromMail(email))).status).toBe(200);
    expect(await countSeats(eventId)).toMatchObject({ held: 1, counted: 1 });
  });

  test('lets a party shrink at any time, and grow only into free seats', async () => {
    const { eventId, holder, first } = await fullEvent();
    const token = await tokenFromMail(holder.email);
    expect((await withToken('changeTicket', token, { partySize: 5 })).status).toBe(409);
    expect((await withToken('changeTicket', token, { partySize: 1 })).status).toBe(200);
    expect((await eventsMailedTo(first.email)).at(-1)).toBe('eventOffered');
    expect(await countSeats(eventId)).toMatchObject({ held: 4, counted: 4 });
  });

  test('keeps a token secret and unknown ones out', async () => {
    expect((await withToken('readTicket', 'x'.repeat(43))).status).toBe(404);
    expect((await withToken('cancelTicket', 'x'.repeat(43))).status).toBe(404);
  });
});

test('an offer ends after 24 hours, or sooner and never after the start if the event is near', () => {
  const now = new Date('2026-11-20T04:00:00Z');
  const inMinutes = fc.integer({ min: 0, max: 60 * 24 * 30 });
  fc.assert(
    fc.property(inMinutes, (minutes) => {
      const startsAt = new Date(now.getTime() + minutes * 60_000);
      const end = offerEnd({ now, startsAt });
      if (minutes < 15) {
        expect(end).toBeUndefined();
        return;
      }
      expect(end!.getTime()).toBeLessThanOrEqual(startsAt.getTime());
      expect(end!.getTime() - now.getTime()).toBeGreaterThanOrEqual(15 * 60_000);
      expect(end!.getTime() - now.getTime()).toBeLessThanOrEqual(24 * 3_600_000);
    }),
  );
});

test('a party is placed exactly if it fits', () => {
  expect(placeParty({ capacity: 10, seatsTaken: 8, size: 2 })).toBe('registered');
  expect(placeParty({ capacity: 10, seatsTaken: 8, size: 3 })).toBe('waiting');
});

test.each([
  ['registered', { status: 'registered', hasOffer: false }, false],
  ['offered seats', { status: 'waiting', hasOffer: true }, false],
  ['waiting', { status: 'waiting', hasOffer: false }, true],
] as const)(
  'a party that is %s grows into free seats, and beyond them only while it waits',
  (_, party, expected) => {
    const seats = { capacity: 10, seatsTaken: 8, size: 1, ...party };
    expect(mayResize({ ...seats, newSize: 3 })).toBe(true);
    expect(mayResize({ ...seats, newSize: 4 })).toBe(expected);
    expect(mayResize({ ...seats, seatsTaken: 12, newSize: 1 })).toBe(true);
  },
);
