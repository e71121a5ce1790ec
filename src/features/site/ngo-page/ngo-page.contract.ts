import { z } from '@hono/zod-openapi';
import { endpointsOf, integer, jsonData, nullableText, PUBLIC_READ } from '#src/server/endpoint.server.ts';
import { listedEvent } from '#src/features/event/list/event-list.contract.ts';
import { addressedNgo } from '#src/features/help-request/chosen-ngo/chosen-ngo.contract.ts';
import { ngoDetail, ngoId } from '#src/features/ngo/ngo.contract.ts';

const endpoint = endpointsOf('ngo');

const nextEvent = listedEvent.pick({
  _id: true,
  title: true,
  titleGu: true,
  titleHi: true,
  startsAt: true,
  city: true,
});
const namedScheme = z.object({
  _id: z.string(),
  schemeName: z.string(),
  schemeNameGu: nullableText,
  schemeNameHi: nullableText,
});

const ngoPage = z.object({
  ngo: ngoDetail,
  /** The first of its next events, and how many there are. */
  events: z.object({ data: z.array(nextEvent), total: integer }),
  /** The first of its schemes by name, and how many there are. */
  schemes: z.object({ data: z.array(namedScheme), total: integer }),
  /** Whether it takes help requests now, and how fast it answers. */
  help: addressedNgo.pick({ canBeAsked: true, pausedUntil: true, answerTime: true }),
  /** Whether people can give to it here. */
  takesGifts: z.boolean(),
});
export type NgoPageData = z.infer<typeof ngoPage>;

export const getNgoPage = endpoint.get('/getNgoPage/{id}', {
  summary: 'Get a listed NGO with what its page shows: next events, schemes, help and gifts',
  rules: PUBLIC_READ,
  request: { params: z.object({ id: ngoId }) },
  responses: { 200: jsonData(ngoPage, 'The page') },
});
