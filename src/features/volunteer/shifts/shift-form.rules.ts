import { cleanText } from '#src/shared/clean-text.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import { addDays, momentInIndia } from '#src/shared/india-time.ts';
import { SHIFT_NEEDED_MOST } from '#src/features/volunteer/volunteer.values.ts';
import {
  SHIFT_DETAILS_MOST,
  SHIFT_FIELDS,
  SHIFT_PLACE_MOST,
  SHIFT_TITLE_MOST,
  SHIFT_YEARS_AHEAD,
  type ShiftField,
} from './shifts.values.ts';

/** The data of a form. Every field may be missing. Day and times are Indian. */
export type ShiftForm = { [field in Exclude<ShiftField, 'needed'>]?: string | null | undefined } & {
  needed?: string | number | null | undefined;
};

/** A normalised form. Times are ISO 8601 in UTC, or '' if they are invalid. */
export type CleanShift = {
  title: string;
  details: string | null;
  place: string;
  startsAt: string;
  endsAt: string;
  needed: number;
  eventId: string | null;
};

type ShiftErrorKey =
  | 'shiftTitleRequired'
  | 'shiftPlaceRequired'
  | 'shiftDayRequired'
  | 'shiftDayPast'
  | 'shiftTooFar'
  | 'shiftStartRequired'
  | 'shiftStartPast'
  | 'shiftEndRequired'
  | 'shiftEndBeforeStart'
  | 'shiftNeededWrong'
  | 'textLong'
  | 'aadhaar';
export type ShiftErrors = Partial<Record<ShiftField, ShiftErrorKey>>;

const DAYS_A_YEAR = 365;

/**
 * Returns the normalised shift, and for each field the first rule that it breaks, in the order of the form. `errors`
 * is empty for a valid form. The browser and the server both use it; only the server knows events and places that are
 * taken. A start that the shift has already may be in the past.
 */
export function checkShift({
  form,
  now,
  saved,
}: {
  form: ShiftForm;
  now: Date;
  saved?: { startsAt: string } | undefined;
}): { shift: CleanShift; errors: ShiftErrors } {
  const title = line(form.title);
  const details = cleanText({ text: form.details ?? '', keepLines: true });
  const place = line(form.place);
  const needed = wholeNumber(form.needed);
  const { startsAt, endsAt, errors: ofTimes } = checkTimes({ form, now, saved });
  const found: ShiftErrors = {
    title: findTextError({ text: title, most: SHIFT_TITLE_MOST, empty: 'shiftTitleRequired' }),
    details: findTextError({ text: details, most: SHIFT_DETAILS_MOST, empty: undefined }),
    place: findTextError({ text: place, most: SHIFT_PLACE_MOST, empty: 'shiftPlaceRequired' }),
    needed: needed >= 1 && needed <= SHIFT_NEEDED_MOST ? undefined : 'shiftNeededWrong',
    ...ofTimes,
  };
  const errors = SHIFT_FIELDS.flatMap((field) => (found[field] ? [[field, found[field]]] : []));
  return {
    shift: {
      title,
      details: details || null,
      place,
      startsAt,
      endsAt,
      needed,
      eventId: form.eventId || null,
    },
    errors: Object.fromEntries(errors) as ShiftErrors,
  };
}

type TimeInput = { form: ShiftForm; now: Date; saved: { startsAt: string } | undefined };

function checkTimes({ form, now, saved }: TimeInput): {
  startsAt: string;
  endsAt: string;
  errors: ShiftErrors;
} {
  const day = dayOf(form.day);
  const [start, end] = [clockOf(form.startTime), clockOf(form.endTime)];
  const startsAt = day && start ? isoOf({ day, clock: start }) : '';
  const endsAt = day && end ? isoOf({ day, clock: end }) : '';
  const isPast = startsAt !== '' && startsAt !== saved?.startsAt && Date.parse(startsAt) <= now.getTime();
  const today = dayInIndia(now);
  const isPastDay = day !== undefined && day < today && isPast;
  return {
    startsAt,
    endsAt,
    errors: {
      day: findDayError({ day, today, isPast: isPastDay }),
      startTime: start ? (isPast && !isPastDay ? 'shiftStartPast' : undefined) : 'shiftStartRequired',
      endTime: findEndError({ start, end }),
    },
  };
}

function findDayError(input: { day: string | undefined; today: string; isPast: boolean }) {
  const { day, today, isPast } = input;
  if (!day) return 'shiftDayRequired';
  if (isPast) return 'shiftDayPast';
  return day > addDays(today, SHIFT_YEARS_AHEAD * DAYS_A_YEAR) ? 'shiftTooFar' : undefined;
}

function findEndError({ start, end }: { start: string | undefined; end: string | undefined }) {
  if (!end) return 'shiftEndRequired';
  return start && end <= start ? 'shiftEndBeforeStart' : undefined;
}

/** Returns a calendar day such as `2026-11-26`, or undefined if there is no such day. */
function dayOf(text: ShiftForm['day']): string | undefined {
  const day = toAsciiDigits(text ?? '').trim();
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(day)) return undefined;
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? day : undefined;
}

/** Returns a time of day such as `09:30`, or undefined if there is no such time. */
function clockOf(text: ShiftForm['startTime']): string | undefined {
  const clock = toAsciiDigits(text ?? '').trim();
  return /^([01]\d|2[0-3]):[0-5]\d(:\d{2})?$/.test(clock) ? clock.slice(0, 5) : undefined;
}

function isoOf(moment: { day: string; clock: string }): string {
  return momentInIndia(moment).toISOString().replace('.000Z', 'Z');
}

function line(text: string | null | undefined): string {
  return cleanText({ text: text ?? '', keepLines: false });
}

/** Parses digits of any of the three scripts, with or without commas. Returns 0 for anything else. */
function wholeNumber(input: ShiftForm['needed']): number {
  const text = toAsciiDigits(String(input ?? '')).replace(/[\s,]/g, '');
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

type TimeAndPlace = Pick<CleanShift, 'startsAt' | 'endsAt' | 'place'>;

/** Returns whether a shift has another time or place, which those who took it must learn. */
export function isMoved({ before, after }: Record<'before' | 'after', TimeAndPlace>): boolean {
  return before.startsAt !== after.startsAt || before.endsAt !== after.endsAt || before.place !== after.place;
}
