import { createApi, sendData } from '#src/server/api/api-responses.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';
import { eventsOfNgoTag } from '#src/features/event/event-tags.server.ts';
import { ngoTag } from '#src/features/ngo/ngo-tags.server.ts';
import { getNgoPage } from './ngo-page.contract.ts';
import { readNgoPage } from './ngo-page.service.server.ts';

export const ngoPageApi = createApi().openapi(getNgoPage, async (context) => {
  const { id } = context.req.valid('param');
  addTags(context, [ngoTag(id), eventsOfNgoTag(id)]);
  return sendData(context, await readNgoPage(context.env.db, id));
});
