import { cleanText } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { isEmail, normalizePhone } from '#src/shared/india/contact-details.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import { PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { normalizeWebsite } from '#src/shared/website.ts';
import type {
  CleanEvent,
  EventErrorKey,
  EventErrors,
  EventForm,
  SavedTimes,
  Text,
} from './event-form.values.ts';
import { parseIndianTime } from './event-times.rules.ts';
import {
  CAPACITY_MOST,
  EVENT_ADDRESS_MOST,
  EVENT_DESCRIPTION_MOST,
  EVENT_FIELDS,
  EVENT_NOTE_MOST,
  EVENT_TITLE_MOST,
  FEE_MOST,
  QUESTION_MOST,
  VENUE_MOST,
  YEARS_AHEAD_MOST,
  type EventField,
} from './management.values.ts';

type Checked<Field extends EventField> = { fields: Pick<CleanEvent, Field>; errors: EventErrors };

/**
 * Returns the normalised event, and for each field the first rule that it breaks, in the order of the form. `errors`
 * is empty for a valid form. The browser and the server both use it; only the server knows towns, photos and seats.
 */
export function checkEvent({ form, now, saved }: { form: EventForm; now: Date; saved?: SavedTimes }): {
  event: CleanEvent;
  errors: EventErrors;
} {
  const words = checkWords(form);
  const times = checkTimes({ form, now, saved });
  const place = checkPlace(form);
  const about = checkAbout(form);
  const found = { ...words.errors, ...times.errors, ...place.errors, ...about.errors };
  const errors = EVENT_FIELDS.flatMap((field) => (found[field] ? [[field, found[field]]] : []));
  return {
    event: { ...words.fields, ...times.fields, ...place.fields, ...about.fields },
    errors: Object.fromEntries(errors) as EventErrors,
  };
}

function checkWords(
  form: EventForm,
): Checked<'title' | 'titleGu' | 'titleHi' | 'description' | 'descriptionGu' | 'descriptionHi' | 'category'> {
  const title = line(form.title);
  const titleGu = line(form.titleGu);
  const titleHi = line(form.titleHi);
  const description = paragraphs(form.description);
  const descriptionGu = paragraphs(form.descriptionGu);
  const descriptionHi = paragraphs(form.descriptionHi);
  const category = line(form.category);
  const ofTitle = { most: EVENT_TITLE_MOST, empty: undefined };
  const ofDescription = { most: EVENT_DESCRIPTION_MOST, empty: undefined };
  return {
    fields: {
      title,
      titleGu: titleGu || null,
      titleHi: titleHi || null,
      description,
      descriptionGu: descriptionGu || null,
      descriptionHi: descriptionHi || null,
      category,
    },
    errors: {
      title: findTextError({ text: title, ...ofTitle, empty: 'eventTitleRequired' }),
      titleGu: findTextError({ text: titleGu, ...ofTitle }),
      titleHi: findTextError({ text: titleHi, ...ofTitle }),
      description: findTextError({ text: description, ...ofDescription, empty: 'eventDescriptionRequired' }),
      descriptionGu: findTextError({ text: descriptionGu, ...ofDescription }),
      descriptionHi: findTextError({ text: descriptionHi, ...ofDescription }),
      category: category === '' ? 'eventCategoryRequired' : undefined,
    },
  };
}

/** Without a deadline, people can register until the event starts. */
function checkTimes({
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

function checkPlace(
  form: EventForm,
): Checked<'city' | 'venue' | 'venueGu' | 'venueHi' | 'address' | 'onlineLink'> {
  const city = line(form.city);
  const venue = line(form.venue);
  const venueGu = line(form.venueGu);
  const venueHi = line(form.venueHi);
  const address = paragraphs(form.address);
  const input = line(form.onlineLink);
  const onlineLink = input === '' ? null : normalizeWebsite(input);
  const ofVenue = { most: VENUE_MOST, empty: undefined };
  return {
    fields: {
      city: city || null,
      venue: venue || null,
      venueGu: venueGu || null,
      venueHi: venueHi || null,
      address: address || null,
      onlineLink: onlineLink ?? null,
    },
    errors: {
      city: city === '' && venue !== '' ? 'eventCityRequired' : undefined,
      venue: findTextError({
        text: venue,
        most: VENUE_MOST,
        empty: city !== '' ? 'eventVenueRequired' : input === '' ? 'eventPlaceRequired' : undefined,
      }),
      venueGu: findTextError({ text: venueGu, ...ofVenue }),
      venueHi: findTextError({ text: venueHi, ...ofVenue }),
      address: findTextError({ text: address, most: EVENT_ADDRESS_MOST, empty: undefined }),
      onlineLink: onlineLink === undefined ? 'eventLinkWrong' : undefined,
    },
  };
}

type NoteField = 'whoFor' | 'whatToBring' | 'question';

type AboutField =
  | 'photoId'
  | 'capacity'
  | NoteField
  | `${NoteField}Gu`
  | `${NoteField}Hi`
  | 'fee'
  | 'languages'
  | 'stepFree'
  | 'signLanguage'
  | 'contactName'
  | 'contactPhone'
  | 'contactEmail';

function checkAbout(form: EventForm): Checked<AboutField> {
  const capacity = wholeNumber(form.capacity) ?? 0;
  const fee = wholeNumber(form.fee) ?? 0;
  const notes = checkNotes(form);
  const contactName = line(form.contactName);
  const phone = line(form.contactPhone);
  const contactPhone = phone === '' ? null : normalizePhone(phone);
  const contactEmail = line(form.contactEmail).toLowerCase();
  return {
    fields: {
      photoId: form.photoId || null,
      capacity,
      ...notes.fields,
      fee,
      languages: LANGUAGES.filter((language) => form.languages?.includes(language)),
      stepFree: form.stepFree ?? false,
      signLanguage: form.signLanguage ?? false,
      contactName: contactName || null,
      contactPhone: contactPhone ?? null,
      contactEmail: contactEmail || null,
    },
    errors: {
      capacity: capacity >= 1 && capacity <= CAPACITY_MOST ? undefined : 'eventCapacityWrong',
      ...notes.errors,
      fee: fee <= FEE_MOST ? undefined : 'eventFeeWrong',
      contactName: findTextError({ text: contactName, most: PERSON_NAME_MOST, empty: undefined }),
      contactPhone: contactPhone === undefined ? 'eventPhoneWrong' : undefined,
      contactEmail: contactEmail === '' || isEmail(contactEmail) ? undefined : 'eventEmailWrong',
    },
  };
}

/** The texts for the people who come, in up to three languages. */
function checkNotes(form: EventForm): Checked<NoteField | `${NoteField}Gu` | `${NoteField}Hi`> {
  const checkNote = (text: string, most: number) => ({
    field: text || null,
    error: findTextError({ text, most, empty: undefined }),
  });
  const checked = {
    question: checkNote(line(form.question), QUESTION_MOST),
    questionGu: checkNote(line(form.questionGu), QUESTION_MOST),
    questionHi: checkNote(line(form.questionHi), QUESTION_MOST),
    whoFor: checkNote(paragraphs(form.whoFor), EVENT_NOTE_MOST),
    whoForGu: checkNote(paragraphs(form.whoForGu), EVENT_NOTE_MOST),
    whoForHi: checkNote(paragraphs(form.whoForHi), EVENT_NOTE_MOST),
    whatToBring: checkNote(paragraphs(form.whatToBring), EVENT_NOTE_MOST),
    whatToBringGu: checkNote(paragraphs(form.whatToBringGu), EVENT_NOTE_MOST),
    whatToBringHi: checkNote(paragraphs(form.whatToBringHi), EVENT_NOTE_MOST),
  };
  return {
    fields: mapValues(checked, ({ field }) => field),
    errors: mapValues(checked, ({ error }) => error),
  };
}

function mapValues<Key extends string, From, To>(
  values: Record<Key, From>,
  convert: (value: From) => To,
): Record<Key, To> {
  return Object.fromEntries(
    Object.entries<From>(values).map(([key, value]) => [key, convert(value)]),
  ) as Record<Key, To>;
}

function line(text: Text): string {
  return cleanText({ text: text ?? '', keepLines: false });
}

function paragraphs(text: Text): string {
  return cleanText({ text: text ?? '', keepLines: true });
}

/**
 * Parses digits of any of the three scripts, with or without commas. Returns null for an empty value and NaN
 * for an invalid one, which no limit accepts.
 */
function wholeNumber(input: EventForm['capacity']): number | null {
  const text = toAsciiDigits(String(input ?? '')).replace(/[\s,]/g, '');
  if (text === '') return null;
  return /^\d{1,12}$/.test(text) ? Number(text) : NaN;
}

/** The fields whose change is mailed to everybody registered: when and where the event takes place. */
const MOVING_FIELDS = ['startsAt', 'endsAt', 'city', 'venue', 'address', 'onlineLink'] as const;
type MovingField = (typeof MOVING_FIELDS)[number];

/** Returns whether an event has another time or place. */
export function isMoved({
  before,
  after,
}: Record<'before' | 'after', Pick<CleanEvent, MovingField>>): boolean {
  return MOVING_FIELDS.some((field) => before[field] !== after[field]);
}
