import { createApi, sendData } from '#src/server/api/api-responses.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';
import { eventTag } from '#src/features/event/event-tags.server.ts';
import { readEvent } from '#src/features/event/event.service.server.ts';
import * as contract from './event-details.contract.ts';

export const eventDetailsApi = createApi().openapi(contract.getEventById, async (context) => {
  const { id } = context.req.valid('param');
  addTags(context, [eventTag(id)]);
  return sendData(context, await readEvent(context.env.db, id));
});
