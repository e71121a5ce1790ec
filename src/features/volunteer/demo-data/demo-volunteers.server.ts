import { randomBytes } from 'node:crypto';
import ngos from '#database/demo/ngos.json' with { type: 'json' };
import people from '#database/demo/people.json' with { type: 'json' };
import { readDemoNgos } from '#src/features/ngo/demo-data/demo-ngos.server.ts';
import { lockToFill } from '#src/server/database/lock-to-fill.queries.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { randomReference } from '#src/server/security/random-reference.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { addDays, momentInIndia } from '#src/shared/india-time.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import {
  AVAILABILITIES,
  SKILLS,
  UNCONFIRMED_RETENTION_DAYS,
  type VolunteerStatus,
} from '#src/features/volunteer/volunteer.values.ts';
import { indexVolunteer } from '#src/features/volunteer/volunteer-words.server.ts';
import { insertDemoPlace, insertDemoShift, insertDemoVolunteer } from './demo-volunteers.queries.server.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** How many volunteers each NGO has. The first is the NGO of the demo account. */
const VOLUNTEERS_OF: Record<string, number> = {
  'demo-ngo-09': 10,
  'demo-ngo-08': 5,
  'demo-ngo-03': 4,
  'demo-ngo-22': 4,
  'demo-ngo-38': 3,
};

/** The statuses of an NGO's volunteers, in turn. */
const STATUSES: VolunteerStatus[] = [
  'accepted',
  'applied',
  'accepted',
  'accepted',
  'declined',
  'unconfirmed',
];

/** The shifts of each NGO. Times are in India. */
const SHIFTS = [
  { daysAhead: -34, clock: '09:00', hours: 4, needed: 4, title: 'Camp: registration desk', details: null },
  { daysAhead: -9, clock: '16:00', hours: 3, needed: 3, title: 'ઘરે ઘરે મુલાકાત', details: null },
  {
    daysAhead: 4,
    clock: '08:30',
    hours: 4,
    needed: 2,
    title: 'કેમ્પમાં વડીલોને મદદ',
    details: 'પાણીની બોટલ લાવજો.',
  },
  {
    daysAhead: 11,
    clock: '10:00',
    hours: 3,
    needed: 5,
    title: 'Phone calls and lists',
    details: 'Tea is there.',
  },
  { daysAhead: 18, clock: '09:00', hours: 5, needed: 6, title: 'शिविर की तैयारी', details: null },
];
/** Volunteers who take each shift, counted from the first accepted one. */
const TAKE_EACH = 2;

/** `people.json` has none. */
const HINDI_NAMES = ['कविता शर्मा', 'राहुल वर्मा', 'सुनीता यादव', 'इमरान खान'];
const WORDS = ['સાંકેતિક ભાષા', 'Repairing bicycles', 'ढोलक बजाना'];

/**
 * Loads fake volunteers and shifts of some demo NGOs. Skips NGOs that are missing, and does nothing if any volunteer
 * exists. Runs in one transaction and is safe to run in several processes at once. Returns how many volunteers were
 * loaded.
 */
export async function loadDemoVolunteers({ db, now }: { db: Database; now: Date }): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (await lockToFill(transaction, 'volunteer')) return 0;
    const idOfNgo = await readDemoNgos(transaction);
    let count = 0;
    for (const [key, volunteers] of Object.entries(VOLUNTEERS_OF)) {
      const { darpanId, city } = ngos.find(({ id }) => id === key)!;
      const ngoId = idOfNgo.get(darpanId);
      if (ngoId === undefined) continue;
      const accepted: string[] = [];
      for (let at = 0; at < volunteers; at++) {
        const { id, status } = await addVolunteer(transaction, { ngoId, city, number: count++, at, now });
        if (status === 'accepted') accepted.push(id);
      }
      await addShifts(transaction, { ngoId, city, accepted, now });
    }
    return count;
  });
}

type Position = { ngoId: string; city: string; number: number; at: number; now: Date };

async function addVolunteer(
  db: Database,
  { ngoId, city, number, at, now }: Position,
): Promise<{ id: string; status: VolunteerStatus }> {
  // No number of India begins with 0.
  const mobileOf = (place: number) => `0000${String(200_000 + place * 7)}`;
  const status = STATUSES[at % STATUSES.length]!;
  const reference = randomReference('VO');
  const [name, mobile] = [nameOf(number), mobileOf(number)];
  const email = `volunteer${number + 1}@example.org`;
  const createdAt = new Date(now.getTime() - daysOld({ status, number }) * DAY_MS);
  const isDecided = status === 'accepted' || status === 'declined';
  const isMinor = number % 9 === 4;
  const id = await insertDemoVolunteer(db, {
    ngoId,
    reference,
    name,
    mobile,
    email,
    city,
    status,
    createdAt,
    // Nobody has the link to the page of a fake volunteer.
    tokenHash: randomBytes(32).toString('hex'),
    skills: SKILLS.filter((_, skill) => (skill + number) % 5 === 0),
    otherSkills: number % 4 === 0 ? WORDS[(number / 4) % WORDS.length]! : null,
    availability: AVAILABILITIES.filter((_, time) => (time + number) % 3 === 0),
    guardian: isMinor ? { name: nameOf(number + 12), mobile: mobileOf(number + 500) } : null,
    language: languageOfText(name),
    decidedAt: isDecided ? new Date(createdAt.getTime() + 2 * DAY_MS) : null,
    search: indexVolunteer({ ngoId, reference, name, mobile, email, city }),
  });
  return { id, status };
}

/** Returns a name whose parts are in one script. */
function nameOf(number: number): string {
  if (number % 6 === 5) return HINDI_NAMES[Math.floor(number / 6) % HINDI_NAMES.length]!;
  const first = people.first[number % people.first.length]!;
  const last = people.last.filter((name) => languageOfText(name) === languageOfText(first));
  return `${first} ${last[number % last.length]}`;
}

/** Days since a volunteer applied. */
function daysOld({ status, number }: { status: VolunteerStatus; number: number }): number {
  if (status === 'unconfirmed') return number % UNCONFIRMED_RETENTION_DAYS;
  return status === 'applied' ? 1 + (number % 6) : 40 + number;
}

async function addShifts(
  db: Database,
  { ngoId, city, accepted, now }: { ngoId: string; city: string; accepted: string[]; now: Date },
): Promise<void> {
  for (const [at, { daysAhead, clock, hours, needed, title, details }] of SHIFTS.entries()) {
    const startsAt = momentInIndia({ day: addDays(dayInIndia(now), daysAhead), clock });
    const endsAt = new Date(startsAt.getTime() + hours * HOUR_MS);
    const place = `Community hall, ${city}`;
    const shiftId = await insertDemoShift(db, { ngoId, title, details, place, startsAt, endsAt, needed });
    const isLast = at === SHIFTS.length - 1;
    for (const volunteerId of isLast ? [] : accepted.slice(0, Math.min(TAKE_EACH, needed)))
      await insertDemoPlace(db, {
        shiftId,
        volunteerId,
        takenAt: new Date(Math.min(now.getTime(), startsAt.getTime()) - DAY_MS),
        // The NGO has still to confirm the hours of its last shift.
        minutes: at === 0 ? hours * 60 : null,
        confirmedAt: endsAt,
      });
  }
}
