import { randomReference } from '#src/server/security/random-reference.server.ts';
import { runSql } from '../../../tests/support/run-sql.ts';
import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import type { TestApp } from '../../../tests/support/test-app.ts';
import type { VolunteerStatus } from './volunteer.values.ts';
import { volunteerToken, volunteerTokenHash } from './volunteer-token.server.ts';
import { indexVolunteer } from './volunteer-words.server.ts';

type VolunteerInput = {
  status?: VolunteerStatus;
  name?: string;
  mobile?: string;
  email?: string;
  city?: string;
  skills?: string[];
  availability?: string[];
  isAdult?: boolean;
  language?: 'en' | 'hi' | 'gu';
};
type ShiftInput = {
  startsInHours?: number;
  hours?: number;
  needed?: number;
  status?: 'open' | 'cancelled';
  title?: string;
};
type TestingServices = Pick<TestApp, 'db'> & { services: Pick<TestApp['services'], 'keys'> };
let number = 0;

/** The columns with the times of a shift of three hours that starts so many hours from now. */
export function timesOfShift(startsInHours: number) {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  return { starts_at: inHours(startsInHours), ends_at: inHours(startsInHours + 3) };
}

/** Helpers for the tests of volunteers, bound to the app of the test file. */
export function volunteerTesting({ db, services: { keys } }: TestingServices) {
  /** Saves a volunteer, accepted and over 18 unless told otherwise. */
  async function savedVolunteer(ngoId: string, input: VolunteerInput = {}) {
    // Two journeys may share a database, so no counter of this file makes a unique number.
    const reference = randomReference('VO');
    const { status = 'accepted', isAdult = true, language = 'en', city = 'Rajkot' } = input;
    const { name = 'કોકિલા પટેલ', mobile = '9876543210' } = input;
    const { email = `volunteer${++number}@example.org` } = input;
    const token = volunteerToken({ keys, reference });
    const [row] = await runSql<[string]>(db, {
      text: `insert into volunteer (ngo_id, reference, token_hash, name, mobile, email, city, skills, availability,
          is_adult, guardian_name, guardian_mobile, language, status, search, confirmed_at, decided_at)
        select $1::bigint, $2, $3, $4, $5, $6, $7, $8::text[], $9::text[], $10::boolean,
          case when not $10::boolean then 'Ramesh Patel' end, case when not $10::boolean then '9123456780' end,
          $11, $12::text, $13::tsvector, case when $12::text <> 'unconfirmed' then now() end,
          case when $12::text in ('accepted', 'declined') then now() end
        returning id::text`,
      values: [
        ...[ngoId, reference, volunteerTokenHash({ keys, token }), name, mobile, email, city],
        ...[input.skills ?? ['teaching'], input.availability ?? ['sundays'], isAdult, language, status],
        indexVolunteer({ ngoId, reference, name, mobile, email, city }),
      ],
    });
    return { _id: row![0], reference, token, email };
  }

  /** Saves an open shift of three hours that starts in nine days, and returns its id. */
  async function savedShift(
    ngoId: string,
    { startsInHours = 216, hours = 3, needed = 5, status = 'open', title = 'Eye camp' }: ShiftInput = {},
  ): Promise<string> {
    const [row] = await runSql<[string]>(db, {
      text: `insert into volunteer_shift (ngo_id, title, place, starts_at, ends_at, needed, status, cancel_reason)
        select $1::bigint, $6, 'Town hall, Rajkot', start, start + make_interval(mins => ($3::float * 60)::int),
          $4::int, $5::text, case when $5::text = 'cancelled' then 'Rain' end
        from (select date_trunc('minute', now()) + make_interval(mins => ($2::float * 60)::int) as start) time
        returning id::text`,
      values: [ngoId, startsInHours, hours, needed, status, title],
    });
    return row![0];
  }

  /** Gives a volunteer a place in a shift. */
  async function savedPlace(place: {
    shiftId: string;
    volunteerId: string;
    minutes?: number;
  }): Promise<void> {
    const { shiftId, volunteerId, minutes = null } = place;
    await runSql(db, {
      text: `insert into volunteer_shift_place (shift_id, volunteer_id, minutes, confirmed_at)
        values ($1::bigint, $2::bigint, $3::int, case when $3::int is not null then now() end)`,
      values: [shiftId, volunteerId, minutes],
    });
  }

  /** Returns the number of places that are taken, and the number that the shift counts. */
  async function countPlaces(shiftId: string): Promise<{ held: number; counted: number }> {
    const [row] = await runSql<[number, number]>(db, {
      text: `select (select count(*)::int from volunteer_shift_place where shift_id = s.id), s.taken
        from volunteer_shift s where s.id = $1::bigint`,
      values: [shiftId],
    });
    return { held: row![0], counted: row![1] };
  }

  return {
    savedNgo: () => savedNgo(db),
    savedVolunteer,
    savedShift,
    savedPlace,
    countPlaces,
  };
}
