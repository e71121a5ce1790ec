import { createApi, sendData } from '#src/server/api/api-responses.server.ts';
import { getAnsweredRequests } from './answered-requests.contract.ts';
import { countAnswered } from './answered-requests.service.server.ts';

// Has no cache tags: a page that shows the number is renewed every few minutes.
export const answeredRequestsApi = createApi().openapi(getAnsweredRequests, async (context) =>
  sendData(context, await countAnswered(context.env.db)),
);
