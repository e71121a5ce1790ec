import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { inLanguage } from '#src/features/event/event-words.ts';
import type { PublicEvent, TicketEvent } from '#src/features/event/event.contract.ts';
import type { Language } from '#src/shared/languages.ts';

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

/** Returns an event as an iCalendar file. Its UID stays the same, so that a newer file replaces an older one. */
export function eventCalendarFile({
  event,
  language,
  origin,
}: {
  event: PublicEvent | TicketEvent;
  language: Language;
  origin: string;
}): string {
  const { title, titleGu, titleHi, venue, venueGu, venueHi, startsAt, endsAt, sequence, status } = event;
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH });
  calendar.timezone({ name: ZONE, generator: () => VTIMEZONE });
  const place = venue === null ? null : inLanguage({ text: venue, gu: venueGu, hi: venueHi }, language);
  // The package writes the digits of the time in UTC, whatever the zone.
  const inIndia = (time: string) => new Date(Date.parse(time) + OFFSET_MS);
  calendar.createEvent({
    id: `event-${event._id}@${new URL(origin).hostname}`,
    start: inIndia(startsAt),
    end: inIndia(endsAt),
    timezone: ZONE,
    summary: inLanguage({ text: title, gu: titleGu, hi: titleHi }, language),
    location: [place, event.address, event.city].filter(Boolean).join(', '),
    sequence,
    status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
