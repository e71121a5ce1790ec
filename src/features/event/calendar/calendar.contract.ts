import { z } from '@hono/zod-openapi';
import { ngoId } from '#src/features/ngo/ngo.contract.ts';
import { endpointsOf, jsonData, noneOr, PUBLIC_READ } from '#src/server/endpoint.server.ts';
import { publicEvent } from '#src/features/event/event.contract.ts';

const endpoint = endpointsOf('event');

const filters = z.object({
  city: z.string().max(60).optional(),
  /** A category of NGOs. */
  category: z.string().max(40).optional(),
  ngoId: noneOr(ngoId),
});
export type FeedFilters = z.infer<typeof filters>;

export const getEventCalendar = endpoint.get('/getEventCalendar', {
  summary: 'List the events of a calendar feed: those of the last 30 days and to come, cancelled ones too',
  rules: PUBLIC_READ,
  request: { query: filters },
  responses: { 200: jsonData(z.array(publicEvent), 'Up to 500 events, by date') },
});
