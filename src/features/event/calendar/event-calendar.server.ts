import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { inLanguage } from '#src/features/event/event-words.ts';
import type { PublicEvent, TicketEvent } from '#src/features/event/event.contract.ts';
import type { Language } from '#src/shared/languages.ts';

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
  const place = venue === null ? null : inLanguage({ text: venue, gu: venueGu, hi: venueHi }, language);
  calendar.createEvent({
    id: `event-${event._id}@${new URL(origin).hostname}`,
    start: new Date(startsAt),
    end: new Date(endsAt),
    timezone: 'Asia/Kolkata',
    summary: inLanguage({ text: title, gu: titleGu, hi: titleHi }, language),
    location: [place, event.address, event.city].filter(Boolean).join(', '),
    sequence,
    status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
