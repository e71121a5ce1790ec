import type { Event, Place, VirtualLocation, WithContext } from 'schema-dts';
import type { EventDetailsView } from './event-details.view.ts';

const INDIA_MS = 330 * 60_000;

/** Returns the schema.org data of an event for search engines. It holds only what the page itself shows. */
export function jsonLdOfEvent({ view, path }: { view: EventDetailsView; path: string }): WithContext<Event> {
  const { title, description, state, place, address, organiser, photo, origin, event, seats } = view;
  const url = origin + path;
  const mode =
    event.city === null
      ? 'OnlineEventAttendanceMode'
      : view.isOnline
        ? 'MixedEventAttendanceMode'
        : 'OfflineEventAttendanceMode';
  const location: (Place | VirtualLocation)[] = [];
  if (event.city !== null)
    location.push({
      '@type': 'Place',
      name: place.text,
      address: {
        '@type': 'PostalAddress',
        ...(address && { streetAddress: address.text }),
        addressLocality: event.city,
        addressRegion: 'Gujarat',
        addressCountry: 'IN',
      },
    });
  // The link to join is only for people who are registered. They find it through this page.
  if (view.isOnline) location.push({ '@type': 'VirtualLocation', url });
  const availability =
    state !== 'open' ? 'SoldOut' : seats.left === 'few' ? 'LimitedAvailability' : 'InStock';
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': url,
    url,
    name: title.text,
    description: description.text,
    startDate: timeInIndia(event.startsAt),
    endDate: timeInIndia(event.endsAt),
    eventStatus: `https://schema.org/${state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${mode}`,
    location,
    organizer: { '@type': 'NGO', name: organiser.text, url: origin + organiser.path },
    image: [origin + pictureOf({ photo, ngoId: organiser.id })],
    isAccessibleForFree: event.fee === 0,
    maximumAttendeeCapacity: event.capacity,
    offers: {
      '@type': 'Offer',
      price: event.fee,
      priceCurrency: 'INR',
      availability: `https://schema.org/${availability}`,
      url: `${origin}/eventRegister/${view._id}`,
    },
  };
}

/** Returns the path of the preview picture: the photo of the event, or else the picture of its NGO. */
export function pictureOf({ photo, ngoId }: { photo: EventDetailsView['photo']; ngoId: string }): string {
  return photo ? `${photo.path}-${photo.width}.webp` : `/share/ngo/${ngoId}.png`;
}

/** Formats a time as search engines need it: `2026-11-26T09:00:00+05:30`. */
function timeInIndia(time: string): string {
  return `${new Date(Date.parse(time) + INDIA_MS).toISOString().slice(0, 19)}+05:30`;
}
