import { runSql } from '../../../tests/support/run-sql.ts';
import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import type { TestApp } from '../../../tests/support/test-app.ts';

// One moment for all, so that equal hours are equal times.
const NOW = Date.now();

/** The columns with the time of an event of four hours that starts so many hours from now. */
export function timesOfEvent(startsInHours: number) {
  const inHours = (hours: number) => new Date(NOW + hours * 3_600_000);
  const starts = inHours(startsInHours);
  return { starts_at: starts, registration_ends_at: starts, ends_at: inHours(startsInHours + 4) };
}

type EventInput = { capacity?: number; status?: string; startsInHours?: number };
type Body<Data> = { success: boolean; msg: string; data: Data; errors?: Record<string, string> };
let number = 0;

/** Helpers for the tests of events, bound to the app of the test file. */
export function eventTesting({ call, db, mailsTo: newestMailsTo }: TestApp) {
  /** Saves a published event of four hours that starts in nine days, and returns its id. */
  async function savedEvent(
    ngoId: string,
    { capacity = 500, status = 'published', startsInHours = 216 }: EventInput = {},
  ): Promise<string> {
    const [row] = await runSql<[string]>(db, {
      text: `insert into event (ngo_id, status, title, title_gu, description, category, starts_at, ends_at, city, venue,
          capacity, registration_ends_at, search, published_at, cancel_reason)
        select $1::bigint, $2::text, 'Eye camp', 'આંખ કેમ્પ', 'Eye tests', 'health', start, start + interval '4 hours',
          'Rajkot', 'Town hall', $3::int, start, '', now(), case when $2::text = 'cancelled' then 'Rain' end
        from (select date_trunc('minute', now()) + make_interval(hours => $4::int) as start) time
        returning id::text`,
      values: [ngoId, status, capacity, startsInHours],
    });
    return row![0];
  }

  const partyOf = (input: Record<string, unknown> = {}) => ({
    name: 'કોકિલા પટેલ',
    mobile: '9876543210',
    email: `party${++number}@example.org`,
    partySize: '1',
    ...input,
  });
  /** Sends the form of a registration. Its link is not opened. */
  const apply = (eventId: string, body: object = partyOf(), options: object = {}) =>
    call<Body<{ status: 'registered' | 'waiting'; token: string | null }>>(
      'POST',
      `event/registerUser/${eventId}`,
      { body, ...options },
    );

  /** Registers a party that opens its link at once. */
  async function register(eventId: string, body: object = partyOf(), options: object = {}) {
    const response = await apply(eventId, body, options);
    const { email = '' } = body as { email?: string };
    await runSql(db, {
      text: `with opened as (
          update event_registration set confirmed = true, opened_at = now()
          where event_id = $1::bigint and email = $2 and not confirmed and status <> 'cancelled' returning id
        ) delete from event_hold where registration_id in (select id from opened)`,
      values: [eventId, email],
    });
    return response;
  }

  /** Returns the sum of the seats that parties hold, and the number that the event counts. */
  async function countSeats(eventId: string): Promise<{ held: number; counted: number; capacity: number }> {
    const [row] = await runSql<[number, number, number]>(db, {
      text: `select coalesce(sum(r.party_size) filter (where r.status in ('registered', 'attended')
          or r.offered_until is not null), 0)::int, max(e.seats_taken), max(e.capacity)
        from event e left join event_registration r on r.event_id = e.id where e.id = $1::bigint`,
      values: [eventId],
    });
    const [held, counted, capacity] = row!;
    return { held, counted, capacity };
  }

  /** Returns the mails to an address, first to last. */
  const mailsTo = async (email: string) => (await newestMailsTo(email)).toReversed();

  return { savedEvent, savedNgo: () => savedNgo(db), partyOf, apply, register, countSeats, mailsTo };
}
