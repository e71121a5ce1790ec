import { formatTime } from '#src/messages/time-of-day.ts';
import { dayInIndia, formatDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { inLanguage } from '#src/shared/indic/text-in-language.ts';
import type messages from './event.messages.en.ts';

type Words = { language: Language; words: typeof messages; months: readonly string[] };

/** Formats a calendar day in India with its weekday: `Thursday, 26 November 2026`. */
export function formatEventDay({ day, words, months }: Omit<Words, 'language'> & { day: string }): string {
  return `${words.weekdays[new Date(day).getUTCDay()]}, ${formatDay({ day, months })}`;
}

/** Formats when an event takes place, in India: `Thursday, 26 November 2026, 9:00 am to 2:00 pm`. */
export function formatEventTime({
  startsAt,
  endsAt,
  language,
  ...more
}: Words & { startsAt: string; endsAt: string }): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const timeOf = (time: Date) => formatTime({ language, time });
  const dayOf = (time: Date) => formatEventDay({ day: dayInIndia(time), ...more });
  const { words } = more;
  const momentOf = (time: Date) => words.moment(dayOf(time), timeOf(time));
  return dayInIndia(start) === dayInIndia(end)
    ? words.sameDay(dayOf(start), timeOf(start), timeOf(end))
    : words.severalDays(momentOf(start), momentOf(end));
}

type Place = {
  city: string | null;
  venue: string | null;
  venueGu: string | null;
  venueHi: string | null;
  isOnline: boolean;
};

/** Formats where an event takes place. `cityName` is the town in the reader's language. */
export function formatEventPlace({
  event: { venue, venueGu, venueHi, isOnline },
  cityName,
  language,
  words,
}: Omit<Words, 'months'> & { event: Place; cityName: string | null }): string {
  if (venue === null || cityName === null) return words.online;
  const venueName = inLanguage({ text: venue, gu: venueGu, hi: venueHi }, language);
  const place = venueName.includes(cityName) ? venueName : words.place(venueName, cityName);
  return isOnline ? words.placeAndOnline(place) : place;
}
