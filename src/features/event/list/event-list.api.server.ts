import { createApi, sendData, sendPage } from '#src/server/api/api-responses.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';
import { EVENTS, eventsOfNgoTag } from '#src/features/event/event-tags.server.ts';
import * as contract from './event-list.contract.ts';
import { listEventCities, listEvents, listMonth } from './event-list.service.server.ts';

export const eventListApi = createApi()
  .openapi(contract.getAllEvent, async (context) => {
    const { page, pageSize, ...filters } = context.req.valid('query');
    addTags(context, [filters.ngoId ? eventsOfNgoTag(filters.ngoId) : EVENTS]);
    const list = await listEvents(context.env.db, { filters, page, pageSize });
    return sendPage(context, { ...list, page, pageSize });
  })
  .openapi(contract.getEventCities, async (context) => {
    addTags(context, [EVENTS]);
    const { past } = context.req.valid('query');
    return sendData(context, await listEventCities(context.env.db, { isPast: past === 'true' }));
  })
  .openapi(contract.getEventMonth, async (context) => {
    addTags(context, [EVENTS]);
    const { month } = context.req.valid('param');
    return sendData(context, await listMonth(context.env.db, { month, filters: context.req.valid('query') }));
  });
