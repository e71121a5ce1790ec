import { formatCount } from '#src/shared/numbers.ts';
import type { EventForm } from '#src/features/event/management/event-form.values.ts';
import { formatIndianTime } from '#src/features/event/management/event-times.rules.ts';
import type { OwnEvent } from '#src/features/event/management/management.contract.ts';
import { EVENT_FIELDS, type EventField } from '#src/features/event/management/management.values.ts';

/** The name of the input with the day of a moment; the time has the name of the field. */
export const dayInput = (field: string) => `${field}Day`;
const MOMENTS: readonly EventField[] = ['startsAt', 'endsAt', 'registrationEndsAt'];

/** Values of the fields of the form. Ticked boxes are 'yes', times are Indian: `2026-11-26T09:00`. */
export type EventFormValues = Record<Exclude<EventField, 'languages'>, string> & { languages: string[] };

/** Converts an event to form values. Without a deadline of its own, the field stays empty. */
export function formValuesOf(event: OwnEvent | undefined): EventFormValues {
  const hasDeadline = event && event.registrationEndsAt !== event.startsAt;
  return {
    title: event?.title ?? '',
    titleGu: event?.titleGu ?? '',
    titleHi: event?.titleHi ?? '',
    description: event?.description ?? '',
    descriptionGu: event?.descriptionGu ?? '',
    descriptionHi: event?.descriptionHi ?? '',
    category: event?.category ?? '',
    photoId: event?.photoId ?? '',
    startsAt: event ? formatIndianTime(event.startsAt) : '',
    endsAt: event ? formatIndianTime(event.endsAt) : '',
    registrationEndsAt: hasDeadline ? formatIndianTime(event.registrationEndsAt) : '',
    ...placeOf(event),
    ...aboutOf(event),
  };
}

function placeOf(event: OwnEvent | undefined) {
  return {
    city: event?.city ?? '',
    venue: event?.venue ?? '',
    venueGu: event?.venueGu ?? '',
    venueHi: event?.venueHi ?? '',
    address: event?.address ?? '',
    onlineLink: event?.onlineLink ?? '',
  };
}

function aboutOf(event: OwnEvent | undefined) {
  return {
    capacity: event ? formatCount(event.capacity) : '',
    question: event?.question ?? '',
    questionGu: event?.questionGu ?? '',
    questionHi: event?.questionHi ?? '',
    fee: event?.fee ? formatCount(event.fee) : '',
    whoFor: event?.whoFor ?? '',
    whoForGu: event?.whoForGu ?? '',
    whoForHi: event?.whoForHi ?? '',
    whatToBring: event?.whatToBring ?? '',
    whatToBringGu: event?.whatToBringGu ?? '',
    whatToBringHi: event?.whatToBringHi ?? '',
    languages: event?.languages ?? [],
    stepFree: event?.stepFree ? 'yes' : '',
    signLanguage: event?.signLanguage ? 'yes' : '',
    contactName: event?.contactName ?? '',
    contactPhone: event?.contactPhone ?? '',
    contactEmail: event?.contactEmail ?? '',
  };
}

export function readFormValues(form: HTMLFormElement): EventFormValues {
  const fields = new FormData(form);
  const textOf = (name: string) => String(fields.get(name) ?? '');
  return Object.fromEntries(
    EVENT_FIELDS.map((field) => {
      if (field === 'languages') return [field, fields.getAll(field).map(String)];
      return [
        field,
        MOMENTS.includes(field) ? joinMoment(textOf(dayInput(field)), textOf(field)) : textOf(field),
      ];
    }),
  ) as EventFormValues;
}

/** Joins a day and a time. Either may be missing, and both are kept in the draft. */
export function joinMoment(day: string, time: string): string {
  return day === '' && time === '' ? '' : `${day}T${time}`;
}

/** Converts form values to the request of the API. */
export function formOf(values: EventFormValues): EventForm & { languages: string[] } {
  return { ...values, stepFree: values.stepFree === 'yes', signLanguage: values.signLanguage === 'yes' };
}
