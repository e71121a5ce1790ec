import { createApi, sendData } from '#src/server/api/api-responses.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';
import { EVENTS } from '#src/features/event/event-tags.server.ts';
import * as contract from './calendar.contract.ts';
import { listFeed } from './calendar.service.server.ts';

export const eventCalendarApi = createApi().openapi(contract.getEventCalendar, async (context) => {
  addTags(context, [EVENTS]);
  return sendData(context, await listFeed(context.env.db, context.req.valid('query')));
});
