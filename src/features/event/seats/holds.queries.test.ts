import { beforeEach, describe, expect, test } from 'vitest';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { selectHeldPeople } from '#src/features/event/registrations/registrations.queries.server.ts';
import { saveDecoys } from '../../../../tests/support/decoys.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import * as holds from './holds.queries.server.ts';
import { updateOpened } from './seats.queries.server.ts';

const app = await testApp();
const { db, pool } = app;
const { savedEvent, savedNgo, partyOf, register } = eventTesting(app);

let eventId: string;
let otherEventId: string;
beforeEach(async () => {
  const ngoId = await savedNgo();
  [eventId, otherEventId] = [await savedEvent(ngoId), await savedEvent(ngoId)];
});

const cancelled = { status: 'cancelled', cancelled_by: 'person' } as const;
/** Registers a party that is confirmed, and returns its id. */
async function savedParty(event: string, input: Record<string, unknown> = {}): Promise<string> {
  await register(event, partyOf(input));
  const { rows } = await pool.query<{ id: string }>('select max(id)::text as id from event_registration');
  return rows[0]!.id;
}

describe('holds', () => {
  const hold = {
    registrationId: null,
    address: 'one',
    seats: 2,
    status: 'registered',
    network: 'home',
    wideNetwork: 'town',
    minutes: 60,
  } as const;

  test('count for the networks of their event until they end or their link is opened', async () => {
    const party = await savedParty(eventId);
    await holds.insertHold(db, { ...hold, eventId });
    await holds.insertHold(db, { ...hold, eventId, address: null, network: 'other', seats: 3 });
    await holds.insertHold(db, { ...hold, eventId, address: 'over', minutes: -1 });
    await holds.insertHold(db, { ...hold, eventId, address: 'opened', registrationId: party });
    await updateOpened(db, party);
    await holds.insertHold(db, { ...hold, eventId: otherEventId });
    const networks = { eventId, network: 'home', wideNetwork: 'town' };
    expect(await holds.selectSeatsOfNetworks(db, networks)).toEqual({ narrow: 2, wide: 5 });
    expect(await holds.selectSeatsOfNetworks(db, { ...networks, wideNetwork: null })).toEqual({
      narrow: 2,
      wide: 0,
    });
    expect(await holds.selectHoldOfAddress(db, { eventId, address: 'one' })).toMatchObject({
      eventId,
      seats: 2,
    });
    expect((await holds.selectEndedHolds(db, eventId)).map(({ seats }) => seats)).toEqual([2]);
    expect(await holds.selectEndedHolds(db, otherEventId)).toEqual([]);
    const ended = await holds.selectEventsWithEndedHolds(db, 10);
    expect([ended.includes(eventId), ended.includes(otherEventId)]).toEqual([true, false]);
  });

  test('the people whose seats are held are those registered for the event and not confirmed', async () => {
    const party = await savedParty(eventId, { partySize: '2' });
    const unconfirmed = { email: null, confirmed: false };
    await saveDecoys(pool, {
      table: 'event_registration',
      like: party,
      but: [
        unconfirmed,
        { email: null },
        { ...unconfirmed, status: 'waiting' },
        { ...unconfirmed, ...cancelled },
        { ...unconfirmed, event_id: otherEventId },
      ],
    });
    expect(await selectHeldPeople(db, eventId)).toBe(2);
  });
});
