import { findTextError } from '#src/shared/find-text-error.ts';
import { isEmail, normalizePhone } from '#src/shared/india/contact-details.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import { PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { normalizeWebsite } from '#src/shared/website.ts';
import { checkTimes } from './check-event-times.rules.ts';
import type { Checked, CleanEvent, EventErrors, EventForm, SavedTimes } from './event-form.values.ts';
import { checkNotes, checkWords, line, paragraphs } from './event-texts.rules.ts';
import {
  CAPACITY_MOST,
  EVENT_ADDRESS_MOST,
  EVENT_FIELDS,
  FEE_MOST,
  VENUE_MOST,
  type EventField,
} from './management.values.ts';

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
  const notes = checkNotes(form);
  const about = checkAbout(form);
  const found = { ...words.errors, ...times.errors, ...place.errors, ...notes.errors, ...about.errors };
  const errors = EVENT_FIELDS.flatMap((field) => (found[field] ? [[field, found[field]]] : []));
  return {
    event: { ...words.fields, ...times.fields, ...place.fields, ...notes.fields, ...about.fields },
    errors: Object.fromEntries(errors) as EventErrors,
  };
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

type AboutField =
  | 'photoId'
  | 'capacity'
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
  const contactName = line(form.contactName);
  const phone = line(form.contactPhone);
  const contactPhone = phone === '' ? null : normalizePhone(phone);
  const contactEmail = line(form.contactEmail).toLowerCase();
  return {
    fields: {
      photoId: form.photoId || null,
      capacity,
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
      fee: fee <= FEE_MOST ? undefined : 'eventFeeWrong',
      contactName: findTextError({ text: contactName, most: PERSON_NAME_MOST, empty: undefined }),
      contactPhone: contactPhone === undefined ? 'eventPhoneWrong' : undefined,
      contactEmail: contactEmail === '' || isEmail(contactEmail) ? undefined : 'eventEmailWrong',
    },
  };
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

/** Fields that say when and where. A translation counts as its field. */
const TIME_AND_PLACE: readonly EventField[] = [
  ...(['startsAt', 'endsAt', 'city', 'venue', 'venueGu', 'venueHi', 'address', 'onlineLink'] as const),
];

/** Returns whether an event has another time or place, in any language: everybody registered is mailed. */
export function isMoved({ before, after }: Record<'before' | 'after', CleanEvent>): boolean {
  return TIME_AND_PLACE.some((field) => before[field] !== after[field]);
}
