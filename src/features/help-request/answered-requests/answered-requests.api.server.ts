import { createApi, sendData } from '#src/server/api/api-responses.server.ts';
import { addTags, CONSTANT } from '#src/server/http/cache-tags.server.ts';
import { getAnsweredRequests } from './answered-requests.contract.ts';
import { countAnswered } from './answered-requests.service.server.ts';

export const answeredRequestsApi = createApi().openapi(getAnsweredRequests, async (context) => {
  // The number may be ten minutes old, which is when cached responses expire. No change invalidates it before.
  addTags(context, [CONSTANT]);
  return sendData(context, await countAnswered(context.env.db));
});
