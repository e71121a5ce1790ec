import { z } from '@hono/zod-openapi';
import { ngoId } from '#src/features/ngo/ngo.contract.ts';
import {
  endpointsOf,
  integer,
  json,
  jsonData,
  noneOr,
  pageOf,
  paging,
  PUBLIC_READ,
} from '#src/server/endpoint.server.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { publicEvent } from '#src/features/event/event.contract.ts';
import { HOW, WHEN } from './event-list.values.ts';

const endpoint = endpointsOf('event');

/** An event in a list. `event/getEventById` has the rest. */
export const listedEvent = publicEvent.pick({
  _id: true,
  title: true,
  titleGu: true,
  titleHi: true,
  category: true,
  startsAt: true,
  endsAt: true,
  city: true,
  venue: true,
  venueGu: true,
  venueHi: true,
  isOnline: true,
  fee: true,
  capacity: true,
  seats: true,
  registrationEndsAt: true,
  photo: true,
  ngo: true,
});
export type ListedEvent = z.infer<typeof listedEvent>;

const places = {
  city: z.string().max(60).optional(),
  /** A category of NGOs. */
  category: z.string().max(40).optional(),
  how: noneOr(z.enum(HOW)),
  ngoId: noneOr(ngoId),
};
const filters = z.object({
  /** Words in any of the three scripts. With words, the best match comes first. */
  q: z.string().max(SEARCH_MOST).optional(),
  ...places,
  /** Up to the end of this week or of this month. */
  when: noneOr(z.enum(WHEN)),
  /** Only what takes place on this day in India. */
  day: noneOr(z.iso.date()),
  /** 'true' lists the events that are over, latest first. */
  past: noneOr(z.enum(['true'])),
});
export type EventFilters = z.infer<typeof filters>;

export const getAllEvent = endpoint.get('/getAllEvent', {
  summary: 'List the events that are not over, by date, or by relevance to the words',
  rules: PUBLIC_READ,
  request: { query: filters.extend(paging) },
  responses: { 200: json(pageOf(listedEvent), 'A page of events') },
});

export const getEventCities = endpoint.get('/getEventCities', {
  summary: 'List the towns in which events take place',
  rules: PUBLIC_READ,
  request: {
    /** 'true' lists those of the events that are over. */
    query: z.object({ past: noneOr(z.enum(['true'])) }),
  },
  responses: { 200: jsonData(z.array(z.string()), 'The towns') },
});

const monthFilters = z.object(places);
export type MonthFilters = z.infer<typeof monthFilters>;

export const monthDay = z.object({
  day: z.iso.date(),
  /** All events of the day. The list holds only the first ones. */
  total: integer,
  events: z.array(listedEvent.pick({ _id: true, title: true, titleGu: true, titleHi: true, startsAt: true })),
});
export type MonthDay = z.infer<typeof monthDay>;

export const getEventMonth = endpoint.get('/getEventMonth/{month}', {
  summary: 'List the days of a month on which events take place, with the first events of each',
  rules: PUBLIC_READ,
  request: {
    params: z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
    query: monthFilters,
  },
  responses: { 200: jsonData(z.array(monthDay), 'The days with events, in order') },
});
