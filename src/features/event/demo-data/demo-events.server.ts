import { randomBytes } from 'node:crypto';
import events from '#database/demo/events.json' with { type: 'json' };
import ngos from '#database/demo/ngos.json' with { type: 'json' };
import people from '#database/demo/people.json' with { type: 'json' };
import { readDemoNgos } from '#src/features/ngo/demo-data/demo-ngos.server.ts';
import { lockToFill } from '#src/server/database/lock-to-fill.queries.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { randomReference } from '#src/server/security/random-reference.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { addDays, momentInIndia } from '#src/shared/india-time.ts';
import { indexEvent } from '#src/features/event/event-lexemes.server.ts';
import { PARTY_MOST } from '#src/features/event/event.values.ts';
import { insertRegistration } from '#src/features/event/registration/registration.queries.server.ts';
import { indexRegistration } from '#src/features/event/registration/registration-words.server.ts';
import { insertDemoEvent, type DemoEvent } from './demo-events.queries.server.ts';

type Entry = (typeof events)[number] & Partial<Pick<DemoEvent, 'languages'>>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Events were published this long before the day of loading or of the event. */
const PUBLISHED_DAYS_BEFORE = 20;

/**
 * Loads the fake events of `database/demo` with fake registrations. Skips events whose NGO is missing, and does nothing
 * if any event exists. Runs in one transaction and is safe to run in several processes at once. Returns how many events
 * were loaded.
 */
export async function loadDemoEvents({ db, now }: { db: Database; now: Date }): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (await lockToFill(transaction, 'event')) return 0;
    const idOfNgo = await readDemoNgos(transaction);
    let count = 0;
    for (const entry of events as Entry[]) {
      const ngo = ngos.find(({ id }) => id === entry.ngo)!;
      const ngoId = idOfNgo.get(ngo.darpanId);
      if (ngoId === undefined) continue;
      const id = await insertDemoEvent(transaction, { ...demoEvent({ entry, ngo, now }), ngoId });
      await loadParties(transaction, { eventId: id, ...entry });
      count++;
    }
    return count;
  });
}

function demoEvent({
  entry,
  ngo,
  now,
}: {
  entry: Entry;
  ngo: (typeof ngos)[number];
  now: Date;
}): Omit<DemoEvent, 'ngoId'> {
  const { daysAhead, startTime, minutes, online = false } = entry;
  const startsAt = momentInIndia({ day: addDays(dayInIndia(now), daysAhead), clock: startTime });
  const publishedAt = Math.min(now.getTime(), startsAt.getTime()) - PUBLISHED_DAYS_BEFORE * DAY_MS;
  return {
    ...entry,
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
    onlineLink: online ? 'https://meet.example.org/sahay-demo' : null,
    whatToBring: entry.whatToBring ?? null,
    whatToBringGu: entry.whatToBringGu ?? null,
    whatToBringHi: entry.whatToBringHi ?? null,
    whoFor: entry.whoFor ?? null,
    whoForGu: entry.whoForGu ?? null,
    whoForHi: entry.whoForHi ?? null,
    stepFree: entry.stepFree ?? false,
    signLanguage: entry.signLanguage ?? false,
    languages: entry.languages ?? ['gu'],
    question: entry.question ?? null,
    questionGu: entry.questionGu ?? null,
    questionHi: entry.questionHi ?? null,
    publishedAt: new Date(publishedAt),
    search: indexEvent({ ...entry, ngo }),
  };
}

/** Registers parties of one to five people until `seatsTaken` seats are taken; a full event has a short waiting list. */
async function loadParties(
  db: Database,
  { eventId, seatsTaken, capacity }: { eventId: string; seatsTaken: number; capacity: number },
): Promise<void> {
  let left = seatsTaken;
  for (let at = 0; left > 0; at++) {
    const size = Math.min(left, 1 + (at % PARTY_MOST));
    await insertDemoParty(db, { eventId, at, size, status: 'registered' });
    left -= size;
  }
  const waiting = seatsTaken === capacity ? [2, 1, 4] : [];
  for (const [at, size] of waiting.entries())
    await insertDemoParty(db, { eventId, at: seatsTaken + at, size, status: 'waiting' });
}

async function insertDemoParty(
  db: Database,
  party: { eventId: string; at: number; size: number; status: 'registered' | 'waiting' },
): Promise<void> {
  const { eventId, at, size, status } = party;
  const { first, last } = people;
  const name = `${first[at % first.length]} ${last[at % last.length]}`;
  // No number of India begins with 0.
  const mobile = `0000${String(100_000 + at * 7)}`;
  const ticket = randomReference('EV');
  await insertRegistration(db, {
    eventId,
    ticket,
    name,
    mobile,
    email: null,
    partySize: size,
    answer: null,
    status,
    isConfirmed: true,
    // Nobody has the link to a fake ticket.
    tokenHash: randomBytes(32).toString('hex'),
    language: 'gu',
    byNgo: false,
    search: indexRegistration({ eventId, name, mobile, email: '', ticket }),
  });
}
