import { dayInIndia } from '#src/shared/dates.ts';
import { clockInIndia } from '#src/messages/time-of-day.ts';
import { formatCount } from '#src/shared/numbers.ts';
import type { OwnShift } from '#src/features/volunteer/shifts/shifts.contract.ts';
import { SHIFT_FIELDS, type ShiftField } from '#src/features/volunteer/shifts/shifts.values.ts';

/** Values of the fields of the form. Day and times are Indian. */
export type ShiftFormValues = Record<ShiftField, string>;

/** Converts a shift to form values. */
export function formValuesOf(shift: OwnShift | undefined): ShiftFormValues {
  if (!shift) return Object.fromEntries(SHIFT_FIELDS.map((field) => [field, ''])) as ShiftFormValues;
  const { title, details, place, startsAt, endsAt, needed, event } = shift;
  return {
    title,
    details: details ?? '',
    place,
    day: dayInIndia(new Date(startsAt)),
    startTime: clockInIndia(new Date(startsAt)),
    endTime: clockInIndia(new Date(endsAt)),
    needed: formatCount(needed),
    eventId: event?._id ?? '',
  };
}

export function readFormValues(form: HTMLFormElement): ShiftFormValues {
  const fields = new FormData(form);
  return Object.fromEntries(
    SHIFT_FIELDS.map((field) => [field, String(fields.get(field) ?? '')]),
  ) as ShiftFormValues;
}
