import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { formOf, managementTesting } from '#src/features/event/management/management.fixture.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { expireOffers } from './seats.service.server.ts';

const app = await testApp();
const { call, callConfirmed, db, services, signedIn } = app;
const { savedNgo, partyOf, register, mailsTo } = eventTesting(app);

let ngoId: string;
let token: string;
beforeEach(async () => {
  ngoId = await savedNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
});
const { edit, cancel, published } = managementTesting(app, () => token);

/** Small parties, so that several that wait fit into the seats of one that leaves. */
const size = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 2 }), weight: 3 },
  fc.integer({ min: 1, max: 5 }),
);
const party = fc.nat(9);
type Step = { kind: string; size: number; party?: number };
const STEPS: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ kind: fc.constantFrom('register', 'addByHand'), size }), weight: 10 },
  { arbitrary: fc.record({ kind: fc.constantFrom('resize', 'take', 'leave'), party, size }), weight: 25 },
  { arbitrary: fc.record({ kind: fc.constantFrom('refuse', 'moveUp', 'attend'), party, size }), weight: 10 },
  {
    arbitrary: fc.record({ kind: fc.constant('capacity'), size: fc.integer({ min: 1, max: 14 }) }),
    weight: 2,
  },
  { arbitrary: fc.record({ kind: fc.constant('expire'), size }), weight: 10 },
  { arbitrary: fc.record({ kind: fc.constant('cancelEvent'), size }), weight: 1 },
);

type Party = { id: string; size: number; status: string; isOffered: boolean };
const holdsSeats = ({ status, isOffered }: Party) =>
  status === 'registered' || status === 'attended' || isOffered;
const waits = ({ status, isOffered }: Party) => status === 'waiting' && !isOffered;

type Seats = { capacity: number; counted: number; isCancelled: boolean; parties: Party[] };

async function readSeats(eventId: string): Promise<Seats> {
  const [[capacity, counted, isCancelled] = [0, 0, false]] = await runSql<[number, number, boolean]>(db, {
    text: `select capacity, seats_taken, status = 'cancelled' from event where id = $1::bigint`,
    values: [eventId],
  });
  const rows = await runSql<[string, number, string, boolean]>(db, {
    text: `select id::text, party_size::int, status, offered_until is not null from event_registration
      where event_id = $1::bigint order by event_registration.id`,
    values: [eventId],
  });
  const parties = rows.map(([id, people, status, isOffered]) => ({ id, size: people, status, isOffered }));
  return { capacity, counted, isCancelled, parties };
}

/**
 * Sends one step to the API. A refusal is fine: it must only leave the seats in order. A failure is not: the
 * checks of the database are the last resort.
 */
async function take(step: Step, { eventId, tickets }: { eventId: string; tickets: string[] }): Promise<void> {
  const { kind, size: people } = step;
  const { parties } = await readSeats(eventId);
  const ticket = tickets[(step.party ?? 0) % tickets.length];
  const chosen = parties[(step.party ?? 0) % parties.length];
  const asPerson = async (path: string, body: object = {}) =>
    ticket === undefined ? undefined : call('POST', `event/${path}`, { body: { token: ticket, ...body } });
  const asNgo = (path: string, body: object) =>
    callConfirmed('POST', `event/${path}`, { token, body: { eventId, ...body } });
  const steps: Record<string, () => Promise<{ status: number } | undefined>> = {
    async register() {
      const form = partyOf({ partySize: String(people) });
      const response = await register(eventId, form);
      const [mail] = response.status === 200 ? await mailsTo(form.email) : [];
      if (mail) tickets.push(/[?&]ticket=([\w-]+)/.exec(mail.body)![1]!);
      return response;
    },
    addByHand: () => asNgo('addRegisterUser', partyOf({ email: '', partySize: String(people) })),
    resize: () => asPerson('changeTicket', { partySize: people }),
    take: () => asPerson('takeOffer'),
    leave: () => asPerson('cancelTicket'),
    refuse: async () => chosen && asNgo('cancelRegisterUser', { id: chosen.id }),
    moveUp: async () => chosen && asNgo('moveFromWaiting', { id: chosen.id }),
    attend: async () => chosen && asNgo('markAttended', { id: chosen.id, attended: people > 2 }),
    capacity: () => edit(eventId, formOf({ capacity: String(people) })),
    async expire() {
      await runSql(db, {
        text: `update event_registration set offered_until = now() - interval '1 minute'
          where event_id = $1::bigint and offered_until is not null`,
        values: [eventId],
      });
      await expireOffers(services);
      return undefined;
    },
    cancelEvent: () => cancel(eventId, 'Rain'),
  };
  const response = await steps[kind]!();
  expect(response?.status ?? 200, `${kind} is done or refused`).toBeLessThan(500);
}

/** The random steps rarely cancel an event after a party has come. */
const CANCELLED_WITH_PRESENT_PARTY: [number, number[], Step[]][] = [
  [
    1,
    [1, 1, 1, 1],
    [
      { kind: 'attend', party: 0, size: 3 },
      { kind: 'cancelEvent', size: 1 },
      { kind: 'attend', party: 0, size: 1 },
      { kind: 'refuse', party: 0, size: 1 },
      { kind: 'register', size: 1 },
    ],
  ],
];

test('no sequence of steps seats more than the capacity or lets a party jump the queue', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.array(size, { minLength: 4, maxLength: 8 }),
      fc.array(STEPS, { minLength: 4, maxLength: 14 }),
      async (capacity, first, steps) => {
        const eventId = await published({ capacity: String(capacity) });
        const tickets: string[] = [];
        const arrivals = first.map((people) => ({ kind: 'register', size: people }));
        for (const step of [...arrivals, ...steps]) {
          const before = await readSeats(eventId);
          await take(step, { eventId, tickets });
          const after = await readSeats(eventId);
          const held = after.parties.filter(holdsSeats).reduce((sum, { size: people }) => sum + people, 0);
          expect(after.counted, 'the event counts the seats of its parties').toBe(held);
          expect(held).toBeLessThanOrEqual(after.capacity);
          expect(passedOver(after), 'whoever fits does not wait').toEqual([]);
          expect(findExpectedAtCancelled(after), 'a cancelled event expects no one').toEqual([]);
          expect(findPresent(after), 'whoever is there keeps the seats').toEqual(
            expect.arrayContaining(step.kind === 'cancelEvent' ? findPresent(before) : []),
          );
          // An NGO may give seats out of turn.
          if (step.kind !== 'moveUp') expect(findJumps(before.parties, after.parties)).toEqual([]);
        }
      },
    ),
    { numRuns: 10, examples: CANCELLED_WITH_PRESENT_PARTY },
  );
}, 120_000);

function findPresent({ parties }: Seats): string[] {
  return parties.filter(({ status }) => status === 'attended').map(({ id }) => id);
}

function findExpectedAtCancelled({ isCancelled, parties }: Seats): Party[] {
  return isCancelled ? parties.filter(({ status }) => status === 'registered' || status === 'waiting') : [];
}

function passedOver({ capacity, counted, parties }: Seats): Party[] {
  return parties.filter((one) => waits(one) && one.size <= capacity - counted);
}

/** Returns the parties that got seats while an earlier party that is no larger still waits. */
function findJumps(before: Party[], after: Party[]): Party[] {
  const heldBefore = new Set(before.filter(holdsSeats).map(({ id }) => id));
  return after.filter(
    (one, at) =>
      holdsSeats(one) &&
      !heldBefore.has(one.id) &&
      after.slice(0, at).some((earlier) => waits(earlier) && earlier.size <= one.size),
  );
}
