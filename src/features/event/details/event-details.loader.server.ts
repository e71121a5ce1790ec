import { data, type RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { formatTime } from '#src/messages/time-of-day.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readResponseIfFound } from '#src/server/http/page-responses.server.ts';
import { dayInIndia, daysBetween } from '#src/shared/dates.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { type TextView, translatedView } from '#src/shared/indic/text-in-language.ts';
import {
  costView,
  dayView,
  nearView,
  organiserView,
  placeView,
  titleView,
  whenView,
} from '#src/features/event/event-view.server.ts';
import { formatEventDay } from '#src/features/event/event-words.ts';
import type { PublicEvent } from '#src/features/event/event.contract.ts';
import { descriptionOf } from '#src/features/ngo/photos/photo-texts.ts';
import type { RegistrationState } from '#src/features/event/event.views.ts';
import { findClosedReason } from '#src/features/event/registration/registration.rules.ts';
import type { EventDetailsView } from './event-details.view.ts';

const STATES = { eventCancelled: 'cancelled', eventOver: 'over', eventRegistrationOver: 'closed' } as const;

/** Loads the page of an event. An event that is no longer public is a 404. */
export async function loadEventDetails({
  context,
  id,
}: {
  context: Readonly<RouterContextProvider>;
  id: string;
}): Promise<EventDetailsView> {
  const { api, language, origin } = context.get(pageContext);
  if (!ROW_ID.test(id)) throw data(null, { status: 404 });
  const [found, { cities }] = await Promise.all([
    api.event.getEventById[':id'].$get({ param: { id } }).then(readResponseIfFound),
    loadReferenceNames(context),
  ]);
  if (!found) throw data(null, { status: 404 });
  return detailsView({ event: found.data, cities, language, origin, now: new Date() });
}

/** Returns whether people can register for an event at `now`. */
export function registrationState(event: PublicEvent, now: Date): RegistrationState {
  const reason = findClosedReason({ event, now });
  if (reason) return STATES[reason];
  return event.seats === 'full' ? 'full' : 'open';
}

function detailsView({
  event,
  cities,
  language,
  origin,
  now,
}: {
  event: PublicEvent;
  cities: Record<string, string>;
  language: Language;
  origin: string;
  now: Date;
}): EventDetailsView {
  const { description, descriptionGu, descriptionHi, seats, capacity } = event;
  const { 'event/details': t, event: words, site } = catalogues[language];
  const until = new Date(event.registrationEndsAt);
  return {
    _id: event._id,
    state: registrationState(event, now),
    cancelReason: ownText(event.cancelReason, language),
    title: titleView(event, language),
    description: translatedView({ text: description, gu: descriptionGu, hi: descriptionHi }, language),
    day: dayView(event.startsAt, language),
    when: whenView(event, language),
    near: nearView({ event, now, language }) ?? inDays({ event, now, language }),
    place: placeView({ event, cities, language }),
    address: ownText(event.address, language),
    map:
      event.city === null
        ? null
        : [event.venue, event.address, event.city, 'Gujarat'].filter(Boolean).join(', '),
    isOnline: event.isOnline,
    organiser: { ...organiserView(event.ngo, language), id: event.ngo._id },
    cost: costView(event.fee, language),
    whoFor: noteView({ text: event.whoFor, gu: event.whoForGu, hi: event.whoForHi }, language),
    whatToBring: noteView(
      { text: event.whatToBring, gu: event.whatToBringGu, hi: event.whatToBringHi },
      language,
    ),
    stepFree: event.stepFree,
    signLanguage: event.signLanguage,
    languages: event.languages.map((spoken) => t.languageNames[spoken]).join(', '),
    contact: { name: event.contactName, phone: event.contactPhone, email: event.contactEmail },
    seats: { left: seats, capacity: formatCount(capacity) },
    registerUntil: words.moment(
      formatEventDay({ day: dayInIndia(until), words, months: site.months }),
      formatTime({ language, time: until }),
    ),
    question: noteView({ text: event.question, gu: event.questionGu, hi: event.questionHi }, language),
    photo: photoView(event.photo, language),
    origin,
    event: {
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      fee: event.fee,
      city: event.city,
      capacity,
    },
  };
}

function ownText(text: string | null, language: Language): TextView | null {
  return text === null ? null : { text, lang: langOfText(text, language) };
}

function photoView(photo: PublicEvent['photo'], language: Language): EventDetailsView['photo'] {
  if (!photo) return null;
  const { path, width, height } = photo;
  return { path, width, height, description: descriptionOf({ photo, language }) };
}

/** Returns a note in the reader's language; null if it is written in none. */
function noteView(
  { text, gu, hi }: { text: string | null; gu: string | null; hi: string | null },
  language: Language,
): TextView | null {
  const original = text ?? gu ?? hi;
  return original === null ? null : translatedView({ text: original, gu, hi }, language);
}

function inDays({
  event,
  now,
  language,
}: {
  event: PublicEvent;
  now: Date;
  language: Language;
}): string | null {
  const days = daysBetween({ from: dayInIndia(now), to: dayInIndia(new Date(event.startsAt)) });
  return days > 0 ? catalogues[language]['event/details'].inDays(days, formatCount(days)) : null;
}
