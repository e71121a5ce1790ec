import type { Checked, EventErrorKey, EventErrors, EventForm, SavedTimes } from './event-form.values.ts';
import { line } from './event-texts.rules.ts';
import { parseIndianTime } from './event-times.rules.ts';
import { YEARS_AHEAD_MOST } from './management.values.ts';

/** Checks start, end and deadline. Without a deadline, people can register until the event starts. */
export function checkTimes({
  form,
  now,
  saved,
}: {
  form: EventForm;
  now: Date;
  saved: SavedTimes | undefined;
}): Checked<'startsAt' | 'endsAt' | 'registrationEndsAt'> {
  const startsAt = parseIndianTime(form.startsAt ?? '') ?? '';
  const endsAt = parseIndianTime(form.endsAt ?? '') ?? '';
  const hasDeadline = line(form.registrationEndsAt) !== '';
  const registrationEndsAt = hasDeadline ? (parseIndianTime(form.registrationEndsAt!) ?? '') : startsAt;
  const isPast = (time: string, before: string | undefined) =>
    time !== before && Date.parse(time) <= now.getTime();
  const errors: EventErrors = {
    startsAt: findStartError({ startsAt, now, isPast: isPast(startsAt, saved?.startsAt) }),
    endsAt: findEndError({ startsAt, endsAt, isPast: isPast(endsAt, saved?.endsAt) }),
  };
  if (hasDeadline) {
    // An NGO closes the registration of a published event by moving the deadline to now.
    const mayBePast = saved?.status === 'published';
    errors.registrationEndsAt = findDeadlineError({
      registrationEndsAt,
      endsAt,
      isPast: !mayBePast && isPast(registrationEndsAt, saved?.registrationEndsAt),
    });
  }
  return { fields: { startsAt, endsAt, registrationEndsAt }, errors };
}

/** Returns what is wrong with the start of an event. `isPast`: it has passed, and it was not there before. */
export function findStartError({
  startsAt,
  now,
  isPast,
}: {
  startsAt: string;
  now: Date;
  isPast: boolean;
}): EventErrorKey | undefined {
  if (startsAt === '') return 'eventStartRequired';
  if (isPast) return 'eventStartPast';
  return isTooFar({ startsAt, now }) ? 'eventTooFar' : undefined;
}

function isTooFar({ startsAt, now }: { startsAt: string; now: Date }): boolean {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + YEARS_AHEAD_MOST);
  return Date.parse(startsAt) > latest.getTime();
}

function findEndError({ startsAt, endsAt, isPast }: { startsAt: string; endsAt: string; isPast: boolean }) {
  if (endsAt === '') return 'eventEndRequired';
  if (startsAt !== '' && endsAt <= startsAt) return 'eventEndBeforeStart';
  if (isPast) return 'eventEndPast';
  return startsAt !== '' && isTooFar({ startsAt: endsAt, now: new Date(startsAt) })
    ? 'eventTooFar'
    : undefined;
}

function findDeadlineError(times: { registrationEndsAt: string; endsAt: string; isPast: boolean }) {
  const { registrationEndsAt, endsAt, isPast } = times;
  if (registrationEndsAt === '') return 'eventDeadlineWrong';
  if (endsAt !== '' && registrationEndsAt > endsAt) return 'eventDeadlineAfterEnd';
  return isPast ? 'eventDeadlinePast' : undefined;
}
