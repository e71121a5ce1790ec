import { indexEvent } from '../../src/features/event/event-lexemes.server.ts';
import { indexRegistration } from '../../src/features/event/registration/registration-words.server.ts';
import { readConfig } from '../../src/server/config.server.ts';
import { joinRuntime, type Runtime } from '../../src/server/runtime.server.ts';
import { REFERENCE_CHARACTERS, referenceOf } from '../../src/shared/reference-number.ts';
import { runSql } from '../support/run-sql.ts';
import { vacuum } from './data-folders.ts';

export const EVENTS = 20_000;
export const REGISTRATIONS = 1_000_000;
/** The number of registrations for one event. */
export const REGISTRATIONS_OF_ONE = 100_000;
const BATCH_SIZE = 5_000;

const FIRST_NAMES = [
  'કોકિલા',
  'Ramesh',
  'मीना',
  'Hansa',
  'જયંતી',
  'Salma',
  'Bhavna',
  'વાલજી',
  'Kanta',
  'Asha',
];
const LAST_NAMES = ['Patel', 'પરમાર', 'Vaghela', 'देवी', 'Solanki', 'ચાવડા', 'Shaikh', 'Rathod', 'Makwana'];
const TOWNS = ['Rajkot', 'Surat', 'Bhuj', 'Anand', 'Dahod', 'Surendranagar', 'Limbdi', 'Jamnagar'];
const TITLES = [
  'Eye camp',
  'Blood donation',
  'Tailoring class',
  'Free health check',
  'Reading day',
  'Tree planting',
];
const CATEGORIES = ['health', 'education', 'women', 'livelihood', 'environment'];
const pickAt = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/**
 * Adds events to the verified NGOs of the product running on `dataDir`, three quarters of them to come, and
 * registrations, a tenth of them for one event of the demo NGO. Returns the id of that event.
 */
export async function addManyEvents(dataDir: string): Promise<string> {
  const runtime = await joinRuntime(readConfig({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  try {
    const ids = await addEvents(runtime);
    await addRegistrations(runtime, ids);
    await vacuum(runtime, ['event', 'event_registration', 'event_registration_count']);
    return ids[0]!;
  } finally {
    await runtime.stop();
  }
}

async function addEvents({ db }: Runtime): Promise<string[]> {
  const ngo = { name: 'Other', nameGu: null, nameHi: null };
  const rows = Array.from({ length: EVENTS }, (_, index) => {
    const event = {
      title: `${pickAt(TITLES, index)} ${pickAt(TOWNS, index * 3)} ${index}`,
      description: `${pickAt(TITLES, index * 7)} with ${pickAt(FIRST_NAMES, index)}. `.repeat(8),
      category: pickAt(CATEGORIES, index),
      city: pickAt(TOWNS, index * 3),
      venue: 'Town hall',
    };
    const none = { titleGu: null, titleHi: null, descriptionGu: null, descriptionHi: null };
    const search = indexEvent({ ...event, ...none, venueGu: null, venueHi: null, ngo });
    return { ...event, search, hours: index % 4 === 0 ? -24 * (2 + (index % 300)) : 1 + (index % 4000) };
  });
  const inserted = await runSql<[string]>(db, {
    text: `with checked as (
        select array_agg(id order by name <> 'Drishtikiran Netra Seva', id) as ids from ngo where verified
      )
      insert into event (ngo_id, status, title, description, category, starts_at, ends_at, city, venue, capacity,
        registration_ends_at, search, search_version, published_at)
      select ids[1 + (place - 1) % cardinality(ids)], 'published', r.row->>'title', r.row->>'description',
        r.row->>'category', start, start + interval '3 hours', r.row->>'city', r.row->>'venue', 100000, start,
        (r.row->>'search')::tsvector, 1, now()
      from checked, json_array_elements($1::json) with ordinality as r (row, place),
        lateral (select now() + make_interval(hours => (r.row->>'hours')::int) as start) as times
      returning id::text`,
    values: [JSON.stringify(rows)],
  });
  return inserted.map(([id]) => id);
}

async function addRegistrations({ db }: Runtime, ids: string[]): Promise<void> {
  // The demo draws its ticket numbers at random, and some would be the same.
  await runSql(db, { text: 'delete from event_registration', values: [] });
  for (let first = 0; first < REGISTRATIONS; first += BATCH_SIZE) {
    const rows = Array.from({ length: BATCH_SIZE }, (_, offset) => registrationAt(first + offset, ids));
    await runSql(db, {
      text: `insert into event_registration (event_id, ticket, token_hash, name, mobile, email, party_size, language,
          status, search)
        select (r->>'eventId')::bigint, r->>'ticket', r->>'ticket', r->>'name', r->>'mobile', r->>'email',
          (r->>'size')::smallint, 'gu', r->>'status', (r->>'search')::tsvector
        from json_array_elements($1::json) as r`,
      values: [JSON.stringify(rows)],
    });
  }
}

function registrationAt(index: number, ids: string[]) {
  const eventId = index < REGISTRATIONS_OF_ONE ? ids[0]! : pickAt(ids, 1 + (index % (EVENTS - 1)));
  const name = `${pickAt(FIRST_NAMES, index)} ${pickAt(LAST_NAMES, Math.floor(index / 10))}`;
  const [mobile, email] = [String(9_000_000_000 + index), `person${index}@example.org`];
  const ticket = referenceOf(charactersOf(index), 'EV');
  const search = indexRegistration({ eventId, name, mobile, email, ticket });
  const status = index % 5 === 0 ? 'waiting' : 'registered';
  return { eventId, ticket, name, mobile, email, size: 1 + (index % 5), status, search };
}

/** Returns the five characters of the ticket with this number. */
function charactersOf(index: number): string {
  const base = REFERENCE_CHARACTERS.length;
  return Array.from({ length: 5 }, (_, at) =>
    pickAt([...REFERENCE_CHARACTERS], Math.floor(index / base ** at)),
  ).join('');
}
