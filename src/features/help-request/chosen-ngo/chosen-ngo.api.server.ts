import { createApi, sendData } from '#src/server/api/api-responses.server.ts';
import { getNgoToAsk } from './chosen-ngo.contract.ts';
import { readNgoToAddress } from './chosen-ngo.service.server.ts';
import { ngoTag } from '#src/features/ngo/ngo-tags.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';

export const chosenNgoApi = createApi().openapi(getNgoToAsk, async (context) => {
  const { id } = context.req.valid('param');
  addTags(context, [ngoTag(id)]);
  const data = await readNgoToAddress(context.env, id);
  return sendData(context, data);
});
