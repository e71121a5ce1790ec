import { createApi, sendData } from '#src/server/api/api-responses.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';
import { NGO_COUNTS, NGOS } from '#src/features/ngo/ngo-tags.server.ts';
import { getNewlyVerifiedNgo } from './newly-verified.contract.ts';
import { listNewlyVerified } from './newly-verified.service.server.ts';

export const newlyVerifiedApi = createApi().openapi(getNewlyVerifiedNgo, async (context) => {
  const ngos = await listNewlyVerified(context.env.db);
  // Verifying an NGO changes the counts, renaming it the order. All other changes leave the home page cached.
  addTags(context, [NGO_COUNTS, NGOS]);
  return sendData(context, ngos);
});
