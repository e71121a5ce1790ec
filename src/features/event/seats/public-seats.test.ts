import { beforeEach, describe, expect, test } from 'vitest';
import type { PublicEvent } from '#src/features/event/event.contract.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { ADDRESS, holdsTesting } from './holds.fixture.ts';

const app = await testApp();
const { call, callConfirmed, db, signedIn } = app;
const { savedEvent, savedNgo, partyOf, apply, register } = holdsTesting(app);
const { tokenFromMail, openLink, endTime, seatsTaken } = holdsTesting(app);

let ngoId: string;
beforeEach(async () => {
  ngoId = await savedNgo();
});

async function publicSeats(eventId: string): Promise<string> {
  return (await call<{ data: PublicEvent }>('GET', `event/getEventById/${eventId}`)).body.data.seats;
}

describe('what the public learns about seats', () => {
  test.each([
    { capacity: 200, taken: 0, seats: 'free' },
    { capacity: 200, taken: 179, seats: 'free' },
    { capacity: 200, taken: 180, seats: 'few' },
    { capacity: 40, taken: 34, seats: 'free' },
    { capacity: 40, taken: 35, seats: 'few' },
    { capacity: 40, taken: 39, seats: 'few' },
    { capacity: 40, taken: 40, seats: 'full' },
  ])('is a word: $taken of $capacity taken is $seats', async ({ capacity, taken, seats }) => {
    const eventId = await savedEvent(ngoId, { capacity });
    await runSql(db, {
      text: 'update event set seats_taken = $2::int where id = $1::bigint',
      values: [eventId, taken],
    });
    const event = await call<{ data: PublicEvent }>('GET', `event/getEventById/${eventId}`);
    const list = await call<{ data: PublicEvent[] }>('GET', `event/getAllEvent?ngoId=${ngoId}`);
    expect([event.body.data.seats, list.body.data[0]!.seats]).toEqual([seats, seats]);
    const texts = [event.body.data, list.body.data].map((body) => JSON.stringify(body));
    for (const text of texts) expect(text).not.toMatch(/seatsLeft|seatsTaken|remaining/i);
  });

  /**
   * What a stranger sees who fills an event to one free seat, enters an address, looks, lets the hour pass, looks
   * again, and enters the address once more.
   */
  async function tryOut(by: 'nobody' | 'herself' | 'her NGO', capacity: number) {
    const eventId = await savedEvent(ngoId, { capacity });
    const victim = partyOf();
    if (by === 'herself') await register(eventId, victim);
    if (by === 'her NGO') {
      const { token } = await signedIn({ role: 'ngo', ngoId });
      await callConfirmed('POST', 'event/addRegisterUser', { token, body: { eventId, ...victim } });
    }
    for (let taken = by === 'nobody' ? 0 : 1; taken < Math.min(capacity, 3) - 1; taken++)
      await register(eventId);
    const seen: unknown[] = [];
    const look = async () => {
      const later = partyOf();
      const size = await apply(eventId, { ...later, partySize: '5' });
      const { waitingBefore } = await openLink(later.email);
      await call('POST', 'event/cancelTicket', { body: { token: await tokenFromMail(later.email) } });
      seen.push([await publicSeats(eventId), await seatsTaken(eventId), size.body.data, waitingBefore]);
    };
    const enter = async (party: object) => {
      const { status, body } = await apply(eventId, { ...victim, ...party }, { address: ADDRESS });
      seen.push([status, body]);
    };
    await look();
    for (let round = 0; round < 2; round++) {
      await enter({ name: 'Somebody' });
      await look();
      await enter({ partySize: '2' });
      await look();
      await endTime(eventId);
      await look();
    }
    return seen;
  }

  test.each([{ capacity: 3 }, { capacity: 8 }, { capacity: 2 }])(
    'is the same for an address that is registered and one that is not, of $capacity seats',
    async ({ capacity }) => {
      const unknown = await tryOut('nobody', capacity);
      for (const by of ['herself', 'her NGO'] as const) expect(await tryOut(by, capacity)).toEqual(unknown);
    },
  );

  test('is the same in the waiting list of a full event', async () => {
    async function waitFor(isRegistered: boolean) {
      const eventId = await savedEvent(ngoId, { capacity: 1 });
      const victim = partyOf();
      await register(eventId);
      if (isRegistered) await register(eventId, victim);
      const later = partyOf();
      const answer = await apply(eventId, victim);
      await apply(eventId, later);
      const before = (await openLink(later.email)).waitingBefore! - (isRegistered ? 1 : 0);
      await endTime(eventId);
      return [answer.body, before, (await openLink(later.email)).waitingBefore! - (isRegistered ? 1 : 0)];
    }
    expect(await waitFor(true)).toEqual(await waitFor(false));
  });

  test('of a mobile number is nothing: a fourth registration is accepted, and only the NGO sees how many', async () => {
    const eventId = await savedEvent(ngoId);
    const party = partyOf({ email: '', mobile: '9876500011' });
    const answers = [];
    for (let at = 0; at < 5; at++) answers.push(await apply(eventId, party));
    expect(answers.map(({ status, body }) => [status, body.msg, body.data.status])).toEqual(
      answers.map(() => [200, 'You are registered.', 'registered']),
    );
    const { token } = await signedIn({ role: 'ngo', ngoId });
    const list = await call<{ data: { ofMobile: number }[] }>(
      'GET',
      `event/getAllRegisterUserByEventId?eventId=${eventId}`,
      { token },
    );
    expect(list.body.data.map(({ ofMobile }) => ofMobile)).toEqual([5, 5, 5, 5, 5]);
  });
});
