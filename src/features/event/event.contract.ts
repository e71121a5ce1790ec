import { z } from '@hono/zod-openapi';
import { ngoId, ngoNames } from '#src/features/ngo/ngo.contract.ts';
import { publicPhoto } from '#src/features/ngo/photos/photo.contract.ts';
import { dateTime, integer, nullableText } from '#src/server/endpoint.server.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import { PUBLIC_SEATS } from './event.values.ts';

/** The texts, time and place of an event. A translation that is null is shown in the original language. */
export const eventText = z.object({
  title: z.string(),
  titleGu: nullableText,
  titleHi: nullableText,
  description: z.string(),
  descriptionGu: nullableText,
  descriptionHi: nullableText,
  /** A category of NGOs. */
  category: z.string(),
  startsAt: dateTime,
  endsAt: dateTime,
  /** Null if the event only takes place online. */
  city: nullableText,
  venue: nullableText,
  venueGu: nullableText,
  venueHi: nullableText,
  address: nullableText,
  whatToBring: nullableText,
  whatToBringGu: nullableText,
  whatToBringHi: nullableText,
  whoFor: nullableText,
  whoForGu: nullableText,
  whoForHi: nullableText,
  /** Whether people can get in without steps. */
  stepFree: z.boolean(),
  signLanguage: z.boolean(),
  /** Languages spoken there. */
  languages: z.array(z.enum(LANGUAGES)),
  contactName: nullableText,
  contactPhone: nullableText,
  contactEmail: nullableText,
  /** Whole rupees, paid at the event; 0 is free. */
  fee: integer,
  /** What everybody is asked who registers. */
  question: nullableText,
  questionGu: nullableText,
  questionHi: nullableText,
  capacity: integer,
  registrationEndsAt: dateTime,
  cancelReason: nullableText,
});

/** An event as the public sees it. The link of an online event is only for people who are registered. */
export const publicEvent = eventText.extend({
  _id: z.string(),
  status: z.enum(['published', 'cancelled']),
  isOnline: z.boolean(),
  /** The exact number is only for the NGO: with it, a stranger could try out who is registered. */
  seats: z.enum(PUBLIC_SEATS),
  photo: publicPhoto.nullable(),
  /** Counts changes of time, place and status, as calendars need it. */
  sequence: integer,
  updatedAt: dateTime,
  ngo: z.object({
    _id: ngoId,
    ...ngoNames,
    category: z.string(),
    city: z.string(),
    /** The day on which its registration documents were checked. */
    verifiedAt: z.iso.date().nullable(),
  }),
});
export type PublicEvent = z.infer<typeof publicEvent>;

/** An event as people see it who are registered. */
export const ticketEvent = publicEvent.extend({ onlineLink: nullableText });
export type TicketEvent = z.infer<typeof ticketEvent>;
