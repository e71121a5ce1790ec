import ical, { ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator';
import { BRAND } from '#src/brand.ts';
import { findCity } from '#src/features/reference/reference.server.ts';
import type { PublicEvent } from '#src/features/event/event.contract.ts';
import type { MailAttachment } from '#src/server/mailer.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { inLanguage } from '#src/shared/indic/text-in-language.ts';

const ZONE = 'Asia/Kolkata';
/** India has one time zone, without summer time. */
const OFFSET_MS = 330 * 60_000;
const VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');
/** How often calendar programs fetch a feed again, in seconds. */
const REFRESH_SECONDS = 6 * 3600;

type Reader = { language: Language; origin: string };

/** Returns an event as an iCalendar file. Its UID stays the same, so that a newer file replaces an older one. */
export function eventCalendarFile({ event, ...reader }: Reader & { event: PublicEvent }): string {
  const calendar = startCalendar();
  addEvent({ calendar, event, ...reader });
  return write(calendar);
}

/** Returns the file of an event as an attachment of a mail. */
export function calendarAttachment(file: Reader & { event: PublicEvent }): MailAttachment {
  const base64 = Buffer.from(eventCalendarFile(file)).toString('base64');
  return { filename: 'event.ics', contentType: 'text/calendar; charset=utf-8', base64 };
}

/** Returns events as a feed that calendar programs subscribe to. Cancelled events stay in it as cancelled. */
export function calendarFeed({
  events,
  name,
  ...reader
}: Reader & { events: readonly PublicEvent[]; name: string }): string {
  const calendar = startCalendar();
  calendar.name(name).ttl(REFRESH_SECONDS);
  for (const event of events) addEvent({ calendar, event, ...reader });
  return write(calendar);
}

function startCalendar(): ICalCalendar {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: BRAND.name.en, product: 'Events' },
  });
  return calendar.timezone({ name: ZONE, generator: () => VTIMEZONE });
}

function addEvent({
  calendar,
  event,
  language,
  origin,
}: Reader & { calendar: ICalCalendar; event: PublicEvent }): void {
  const { title, titleGu, titleHi, description, descriptionGu, descriptionHi, startsAt, endsAt } = event;
  const url = origin + pathInLanguage({ path: `/eventDetail/${event._id}`, language });
  const text = inLanguage({ text: description, gu: descriptionGu, hi: descriptionHi }, language);
  // The package writes the digits of the time in UTC, whatever the zone.
  const inIndia = (time: string) => new Date(Date.parse(time) + OFFSET_MS);
  calendar.createEvent({
    id: `event-${event._id}@${new URL(origin).hostname}`,
    start: inIndia(startsAt),
    end: inIndia(endsAt),
    timezone: ZONE,
    stamp: new Date(event.updatedAt),
    summary: inLanguage({ text: title, gu: titleGu, hi: titleHi }, language),
    description: `${text}\n\n${url}`,
    location: locationOf(event, language),
    url,
    sequence: event.sequence,
    status: event.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

/** Venue, address and town. An event that only takes place online has none. */
function locationOf({ venue, venueGu, venueHi, address, city }: PublicEvent, language: Language): string {
  if (venue === null || city === null) return '';
  const town = findCity(city);
  const townName = inLanguage({ text: city, gu: town?.nameGu ?? null, hi: town?.nameHi ?? null }, language);
  const place = inLanguage({ text: venue, gu: venueGu, hi: venueHi }, language);
  return [place, address, place.includes(townName) ? null : townName].filter(Boolean).join(', ');
}

/** DTSTAMP is a time in UTC, which the package does not mark as such if the event has a zone. */
function write(calendar: ICalCalendar): string {
  return calendar.toString().replaceAll(/^(DTSTAMP:\d{8}T\d{6})\r?$/gm, '$1Z\r');
}
