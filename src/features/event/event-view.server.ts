import { namesToShow } from '#src/shared/ngo-names.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { dayInIndia, daysBetween } from '#src/shared/dates.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { translatedView, type TextView } from '#src/shared/indic/text-in-language.ts';
import { formatEventPlace, formatEventTime } from './event-words.ts';
import type { PublicEvent } from './event.contract.ts';
import type { DayView, OrganiserView } from './event.views.ts';

export function titleView(
  { title, titleGu, titleHi }: Pick<PublicEvent, 'title' | 'titleGu' | 'titleHi'>,
  language: Language,
): TextView {
  return translatedView({ text: title, gu: titleGu, hi: titleHi }, language);
}

/** Returns the weekday, date and month of a time in India. */
export function dayView(time: string, language: Language): DayView {
  const day = dayInIndia(new Date(time));
  const date = new Date(day);
  return {
    weekday: catalogues[language].event.shortWeekdays[date.getUTCDay()]!,
    date: String(date.getUTCDate()),
    month: catalogues[language].site.months[date.getUTCMonth()]!,
  };
}

/** Returns 'Now', 'Today' or 'Tomorrow', or null for an event further away or over. */
export function nearView({
  event: { startsAt, endsAt },
  now,
  language,
}: {
  event: Pick<PublicEvent, 'startsAt' | 'endsAt'>;
  now: Date;
  language: Language;
}): string | null {
  const { near } = catalogues[language].event;
  if (new Date(endsAt) <= now) return null;
  if (new Date(startsAt) <= now) return near.now;
  const days = daysBetween({ from: dayInIndia(now), to: dayInIndia(new Date(startsAt)) });
  return days === 0 ? near.today : days === 1 ? near.tomorrow : null;
}

export function whenView(
  { startsAt, endsAt }: Pick<PublicEvent, 'startsAt' | 'endsAt'>,
  language: Language,
): string {
  const { event: words, site } = catalogues[language];
  return formatEventTime({ startsAt, endsAt, language, words, months: site.months });
}

/** Returns venue and town. `cities` are the names of towns in the reader's language. */
export function placeView({
  event,
  cities,
  language,
}: {
  event: Pick<PublicEvent, 'city' | 'venue' | 'venueGu' | 'venueHi' | 'isOnline'>;
  cities: Record<string, string>;
  language: Language;
}): TextView {
  const cityName = event.city === null ? null : (cities[event.city] ?? event.city);
  const text = formatEventPlace({ event, cityName, language, words: catalogues[language].event });
  return { text, lang: langOfText(text, language) };
}

/** Returns what it costs: 'Free' or an amount in rupees. */
export function costView(fee: number, language: Language): string {
  const words = catalogues[language].event;
  return fee === 0 ? words.free : words.fee(formatCount(fee));
}

/** Returns the NGO of an event, named as on a page in `language`. */
export function organiserView(ngo: PublicEvent['ngo'], language: Language): OrganiserView {
  const { first } = namesToShow({ ngo, language });
  return {
    text: first.text,
    lang: first.language === language ? undefined : first.language,
    path: `/${ngo.category}/detailpage/${ngo._id}`,
    verifiedAt: ngo.verifiedAt,
  };
}
